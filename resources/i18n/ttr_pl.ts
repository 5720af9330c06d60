<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About TTR Desktop</source>
        <translation>O programie TTR Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Wersja {version}</translation>
    </message>
    <message>
        <source>Four railway-ticket boards against local bots, offline, with the rules taught on the way.</source>
        <translation>Cztery kolejowe plansze przeciw botom na tym komputerze, bez sieci, z nauką zasad po drodze.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, without any warranty.</source>
        <translation>Wolne oprogramowanie na warunkach GNU General Public License w wersji 3 lub nowszej, bez żadnej gwarancji.</translation>
    </message>
    <message>
        <source>Coasts, borders, lakes and rivers are made from Natural Earth, which is in the public domain.</source>
        <translation>Wybrzeża, granice, jeziora i rzeki powstały z danych Natural Earth, które są w domenie publicznej.</translation>
    </message>
    <message>
        <source>An independent program in its own words and art; not connected with the publishers of any board game.</source>
        <translation>Program niezależny, z własnymi tekstami i grafiką; niezwiązany z wydawcami żadnej gry planszowej.</translation>
    </message>
    <message>
        <source>Boards, cards, pieces and signs are drawn by the program itself, and its sounds are reckoned.</source>
        <translation>Plansze, karty, elementy i znaki rysuje sam program; dźwięki też oblicza sam.</translation>
    </message>
    <message>
        <source>Games and statistics: {data}
Settings: {config}</source>
        <translation>Gry i statystyki: {data}
Ustawienia: {config}</translation>
    </message>
</context>
<context>
    <name>AidsBox</name>
    <message>
        <source>Hints</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>Ask what a good player would do.</source>
        <translation>Zapytaj, co zrobiłby dobry gracz.</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Wskazówki</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofanie</translation>
    </message>
    <message>
        <source>Take back what you did, as long as nothing hidden was shown since.</source>
        <translation>Cofnij to, co zrobiono, dopóki nie odsłonięto nic ukrytego.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Says nothing</source>
        <translation>Nic nie mówi</translation>
    </message>
    <message>
        <source>Speaks up after blunders</source>
        <translation>Odzywa się po grubych błędach</translation>
    </message>
    <message>
        <source>Speaks up after every mistake</source>
        <translation>Odzywa się po każdym błędzie</translation>
    </message>
    <message>
        <source>What beginners overlook is pointed out, each thing once.</source>
        <translation>Zwraca uwagę na to, co umyka początkującym, na każdą rzecz raz.</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Szanse</translation>
    </message>
    <message>
        <source>See how likely it is that a plan works out.</source>
        <translation>Zobacz, jak prawdopodobne jest powodzenie planu.</translation>
    </message>
</context>
<context>
    <name>AidsDesk</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Podpowiedź</translation>
    </message>
    <message>
        <source>&amp;Explain the last bot move</source>
        <translation>&amp;Objaśnij ostatni ruch bota</translation>
    </message>
    <message>
        <source>&amp;What does this track take?</source>
        <translation>&amp;Czego wymaga ta nitka?</translation>
    </message>
    <message>
        <source>&amp;Odds and plans</source>
        <translation>&amp;Szanse i plany</translation>
    </message>
    <message>
        <source>&amp;Tips…</source>
        <translation>&amp;Wskazówki…</translation>
    </message>
    <message>
        <source>That is for the board: begin a game, or go back to it.</source>
        <translation>To działa przy planszy: zacznij grę albo do niej wróć.</translation>
    </message>
</context>
<context>
    <name>Bills</name>
    <message>
        <source>How do you pay for {track}?</source>
        <translation>Jak płacisz za {track}?</translation>
    </message>
    <message>
        <source>How do you pay for the port of {city}?</source>
        <translation>Jak płacisz za port {city}?</translation>
    </message>
    <message numerus="yes">
        <source>The tunnel asks for %n more card(s)</source>
        <translation>
            <numerusform>Tunel wymaga dopłaty %n karty</numerusform>
            <numerusform>Tunel wymaga dopłaty %n kart</numerusform>
            <numerusform>Tunel wymaga dopłaty %n kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>From coast to coast by rail</source>
        <translation>Koleją od wybrzeża do wybrzeża</translation>
    </message>
    <message>
        <source>Rails through the northern winter</source>
        <translation>Szlakiem północnej zimy</translation>
    </message>
    <message>
        <source>By rail beyond the Arctic Circle</source>
        <translation>Koleją za koło podbiegunowe</translation>
    </message>
    <message>
        <source>Railways and sea lanes</source>
        <translation>Koleją i morzem</translation>
    </message>
    <message>
        <source>Arctic Circle</source>
        <translation>Koło podbiegunowe</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message>
        <source>Play now</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Play {board} now</source>
        <translation>Zagraj: {board}</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Ustaw…</translation>
    </message>
    <message>
        <source>Set up a game on {board}</source>
        <translation>Ustaw partię: {board}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Rules of {board}</source>
        <translation>Zasady planszy {board}</translation>
    </message>
</context>
<context>
    <name>BoardCards</name>
    <message>
        <source>Yours</source>
        <translation>Twoje</translation>
    </message>
    <message>
        <source>Claimed by {player}</source>
        <translation>Właściciel: {player}</translation>
    </message>
    <message>
        <source>harbour</source>
        <translation>miasto portowe</translation>
    </message>
    <message>
        <source>beyond the Arctic circle</source>
        <translation>za kołem podbiegunowym</translation>
    </message>
    <message>
        <source>Your port</source>
        <translation>Twój port</translation>
    </message>
    <message>
        <source>Port of {player}</source>
        <translation>Port gracza {player}</translation>
    </message>
</context>
<context>
    <name>BoardFacts</name>
    <message>
        <source>{least} to {most} players</source>
        <translation>od {least} do {most} graczy</translation>
    </message>
    <message>
        <source>The basic game: draw cards, claim tracks, join the cities of your tickets.</source>
        <translation>Gra podstawowa: dobieraj karty, twórz połączenia, łącz miasta z Biletów.</translation>
    </message>
    <message>
        <source>Ferries, tunnels, and locomotives that work only there. For two or three.</source>
        <translation>Promy, tunele i Lokomotywy, które działają tylko tam. Dla dwóch lub trzech osób.</translation>
    </message>
    <message>
        <source>Ferries everywhere, bonus cards, triple routes, and goals for all to see.</source>
        <translation>Promy na każdym kroku, karty premii, potrójne połączenia i jawne karty Celów.</translation>
    </message>
    <message>
        <source>Rails and sails: two decks, ships, ports, tours around the globe.</source>
        <translation>Koleją i morzem: dwa stosy, statki, porty i Bilety objazdowe dookoła świata.</translation>
    </message>
    <message>
        <source>A map of your own.</source>
        <translation>Twoja własna mapa.</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n miasto</numerusform>
            <numerusform>%n miasta</numerusform>
            <numerusform>%n miast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tracks</source>
        <translation>
            <numerusform>%n połączenie</numerusform>
            <numerusform>%n połączenia</numerusform>
            <numerusform>%n połączeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tickets</source>
        <translation>
            <numerusform>%n Bilet</numerusform>
            <numerusform>%n Bilety</numerusform>
            <numerusform>%n Biletów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>BreakdownModel</name>
    <message>
        <source>Games by</source>
        <translation>Partie według</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrano</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>Średnia punktów</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Najlepszy wynik</translation>
    </message>
    <message>
        <source>Longest path</source>
        <translation>Najdłuższa trasa</translation>
    </message>
    <message>
        <source>Tickets made</source>
        <translation>Ukończone Bilety</translation>
    </message>
    <message>
        <source>Tickets missed</source>
        <translation>Nieukończone Bilety</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Najlepsza seria</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Market</source>
        <translation>Odkryte karty</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Stosy</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Twoja ręka</translation>
    </message>
    <message>
        <source>Market {slot}: {card}</source>
        <translation>Odkryta {slot}: {card}</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>Nie dobieram więcej</translation>
    </message>
    <message>
        <source>Exchange pieces…</source>
        <translation>Wymień elementy…</translation>
    </message>
    <message>
        <source>Build a port…</source>
        <translation>Zbuduj port…</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasuję</translation>
    </message>
    <message>
        <source>{card} (key {key})</source>
        <translation>{card} (klawisz {key})</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Klawisz {key}</translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message>
        <source>completed</source>
        <translation>zrealizowany</translation>
    </message>
    <message>
        <source>not completed</source>
        <translation>niezrealizowany</translation>
    </message>
    <message>
        <source>Ticket – {name}</source>
        <translation>Bilet – {name}</translation>
    </message>
    <message>
        <source>That is the longest.</source>
        <translation>To najdłuższa.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>The longest path</source>
        <translation>Najdłuższa trasa</translation>
    </message>
    <message numerus="yes">
        <source>%n completed ticket(s)</source>
        <translation>
            <numerusform>%n zrealizowany Bilet</numerusform>
            <numerusform>%n zrealizowane Bilety</numerusform>
            <numerusform>%n zrealizowanych Biletów</numerusform>
        </translation>
    </message>
    <message>
        <source>The most completed tickets</source>
        <translation>Najwięcej zrealizowanych Biletów</translation>
    </message>
    <message>
        <source>A goal</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Nobody has any.</source>
        <translation>Nikt nie ma żadnego.</translation>
    </message>
    <message numerus="yes">
        <source>named by %n completed ticket(s)</source>
        <translation>
            <numerusform>wymieniony na %n zrealizowanym Bilecie</numerusform>
            <numerusform>wymieniony na %n zrealizowanych Biletach</numerusform>
            <numerusform>wymieniony na %n zrealizowanych Biletach</numerusform>
        </translation>
    </message>
    <message>
        <source>A port of {name}</source>
        <translation>Port – {name}</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Porty</translation>
    </message>
    <message numerus="yes">
        <source>%n port(s) not built</source>
        <translation>
            <numerusform>%n niezbudowany port</numerusform>
            <numerusform>%n niezbudowane porty</numerusform>
            <numerusform>%n niezbudowanych portów</numerusform>
        </translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
</context>
<context>
    <name>CoachBar</name>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Take it back and try again</source>
        <translation>Cofnij i spróbuj ponownie</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Pokaż dlaczego</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zostaw ten ruch</translation>
    </message>
    <message>
        <source>The coach: {verdict}. Your winning chance falls from about {before} to {after}.</source>
        <translation>Trener: {verdict}. Twoja szansa na wygraną spada z około {before} do {after}.</translation>
    </message>
</context>
<context>
    <name>CoachingDesk</name>
    <message>
        <source>This game is not over yet. It can be reviewed when it is.</source>
        <translation>Ta partia jeszcze trwa. Analiza będzie możliwa po jej zakończeniu.</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Go on with {board}</source>
        <translation>Przerwana partia: {board}</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tura {number}</translation>
    </message>
</context>
<context>
    <name>CornerCard</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zamknij (Esc)</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Final sheet</source>
        <translation>Arkusz końcowy</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>The final count</source>
        <translation>Końcowe liczenie</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>with hints or undo</source>
        <translation>z podpowiedziami lub cofaniem</translation>
    </message>
    <message>
        <source>average of five games</source>
        <translation>średnia z pięciu partii</translation>
    </message>
</context>
<context>
    <name>CoverPage</name>
    <message>
        <source>I am here: show my cards</source>
        <translation>Jestem: pokaż moje karty</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>Kolej gracza {name}.</translation>
    </message>
    <message>
        <source>Nobody’s cards are on the screen now.</source>
        <translation>Na ekranie nie widać teraz niczyich kart.</translation>
    </message>
</context>
<context>
    <name>DealBox</name>
    <message>
        <source>Who starts</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Ziarno rozdania</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Inne ziarno</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation>To samo ziarno rozdaje te same karty.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Chosen at random</source>
        <translation>Wylosowany gracz</translation>
    </message>
</context>
<context>
    <name>ErrorDesk</name>
    <message>
        <source>Something went wrong that should not have. Your game is kept.</source>
        <translation>Coś poszło nie tak, choć nie powinno. Twoja gra jest zachowana.</translation>
    </message>
    <message>
        <source>A report was written to {file}. It says what happened, not who plays or which cards they hold.</source>
        <translation>Raport zapisano w pliku {file}. Opisuje, co się stało, ale nie mówi, kto gra ani jakie ma karty.</translation>
    </message>
    <message>
        <source>No report could be written.</source>
        <translation>Nie udało się zapisać raportu.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Pokaż raport</translation>
    </message>
</context>
<context>
    <name>ExchangePage</name>
    <message>
        <source>Exchange pieces</source>
        <translation>Wymiana elementów</translation>
    </message>
    <message>
        <source>Give trains, take ships</source>
        <translation>Oddaję wagony, biorę statki</translation>
    </message>
    <message>
        <source>Give ships, take trains</source>
        <translation>Oddaję statki, biorę wagony</translation>
    </message>
    <message>
        <source>Which way</source>
        <translation>W którą stronę</translation>
    </message>
    <message>
        <source>Number of pieces</source>
        <translation>Liczba elementów</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymień</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message numerus="yes">
        <source>It takes the whole turn and costs %n point(s).</source>
        <translation>
            <numerusform>Zajmuje całą turę i kosztuje %n punkt.</numerusform>
            <numerusform>Zajmuje całą turę i kosztuje %n punkty.</numerusform>
            <numerusform>Zajmuje całą turę i kosztuje %n punktów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplainDesk</name>
    <message>
        <source>The last bot move</source>
        <translation>Ostatni ruch bota</translation>
    </message>
    <message>
        <source>No bot has moved yet.</source>
        <translation>Żaden bot jeszcze się nie ruszył.</translation>
    </message>
    <message>
        <source>No bot plays in this game.</source>
        <translation>W tej grze nie ma botów.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>{file} is neither a saved game nor a scenario nor a map.</source>
        <translation>Plik {file} nie jest zapisem gry, scenariuszem ani mapą.</translation>
    </message>
    <message>
        <source>{file} is damaged, or not a saved game of TTR Desktop.</source>
        <translation>Plik {file} jest uszkodzony albo nie jest zapisem gry TTR Desktop.</translation>
    </message>
    <message>
        <source>{file} cannot be used. Line {line}: {message}</source>
        <translation>Nie można użyć pliku {file}. Wiersz {line}: {message}</translation>
    </message>
    <message>
        <source>{file} cannot be used: {message}</source>
        <translation>Nie można użyć pliku {file}: {message}</translation>
    </message>
    <message>
        <source>{file} is damaged. It was set aside as {aside}.</source>
        <translation>Plik {file} jest uszkodzony. Odłożono go jako {aside}.</translation>
    </message>
</context>
<context>
    <name>FilesDesk</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>O&amp;statnie pliki</translation>
    </message>
    <message>
        <source>Nothing was opened or saved lately</source>
        <translation>Ostatnio niczego nie otwierano ani nie zapisywano</translation>
    </message>
    <message>
        <source>Games, scenarios and maps (*{suffix} *.yaml *.yml)</source>
        <translation>Gry, scenariusze i mapy (*{suffix} *.yaml *.yml)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <translation>Gry (*{suffix})</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisz grę</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>Nie można zapisać pliku {file}: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Zapisano jako {file}.</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Przeciwnicy</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Wszystkie plansze</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Without hints and undo</source>
        <translation>Bez podpowiedzi i cofania</translation>
    </message>
    <message>
        <source>With hints or undo</source>
        <translation>Z podpowiedziami lub cofaniem</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie partie</translation>
    </message>
</context>
<context>
    <name>FirstGameCard</name>
    <message>
        <source>Play your first game with me</source>
        <translation>Zagraj ze mną pierwszą partię</translation>
    </message>
    <message>
        <source>A real game against an easy bot, in which each thing is explained when it first happens.</source>
        <translation>Prawdziwa partia z łatwym botem, w której każda rzecz jest objaśniana, gdy pierwszy raz się zdarzy.</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>Zagrajmy razem</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>Znam tę grę</translation>
    </message>
</context>
<context>
    <name>GameCards</name>
    <message>
        <source>Your set lies on the table: pay what the tunnel asks for, or give up.</source>
        <translation>Twój zestaw leży na stole: dopłać, ile żąda tunel, albo zrezygnuj.</translation>
    </message>
    <message>
        <source>You can claim it now</source>
        <translation>Możesz je teraz utworzyć</translation>
    </message>
    <message>
        <source>You can pay for it</source>
        <translation>Masz na nie karty</translation>
    </message>
    <message>
        <source>On the way of {ticket}</source>
        <translation>Na trasie Biletu {ticket}</translation>
    </message>
    <message>
        <source>None of your tickets names it.</source>
        <translation>Żaden z twoich Biletów go nie wymienia.</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Your tickets</source>
        <translation>Twoje Bilety</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabele</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Cele</translation>
    </message>
    <message>
        <source>Take a second card or stop drawing.</source>
        <translation>Dobierz drugą kartę albo zakończ dobieranie.</translation>
    </message>
    <message>
        <source>Take a second card.</source>
        <translation>Dobierz drugą kartę.</translation>
    </message>
    <message>
        <source>Your last turn: draw cards, claim a track or take tickets.</source>
        <translation>Twoja ostatnia tura: dobierz karty, utwórz połączenie albo weź Bilety.</translation>
    </message>
    <message>
        <source>Your last turns: draw cards, claim a track or take tickets.</source>
        <translation>Twoje ostatnie tury: dobierz karty, utwórz połączenie albo weź Bilety.</translation>
    </message>
    <message>
        <source>Your turn: draw cards, claim a track or take tickets.</source>
        <translation>Twoja tura: dobierz karty, utwórz połączenie albo weź Bilety.</translation>
    </message>
    <message>
        <source>Tunnel {track}: what does it ask for?</source>
        <translation>Tunel {track}: ile zażąda?</translation>
    </message>
</context>
<context>
    <name>GoalsPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuidedGame</name>
    <message>
        <source>Without the guide</source>
        <translation>Bez przewodnika</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Twoja pierwsza partia</translation>
    </message>
    <message numerus="yes">
        <source>Next (%n more)</source>
        <translation>
            <numerusform>Dalej (jeszcze %n)</numerusform>
            <numerusform>Dalej (jeszcze %n)</numerusform>
            <numerusform>Dalej (jeszcze %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Rozumiem</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>I speak up when something new happens.</source>
        <translation>Odezwę się, gdy zdarzy się coś nowego.</translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message>
        <source>Your hand</source>
        <translation>Twoja ręka</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
</context>
<context>
    <name>HintDesk</name>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>A strong player looks at your position…</source>
        <translation>Silny gracz przygląda się twojej sytuacji…</translation>
    </message>
    <message>
        <source>The game is over: there is no move to find any more.</source>
        <translation>Gra skończona: nie ma już ruchu do znalezienia.</translation>
    </message>
    <message>
        <source>This game is played without hints, as was chosen when it began.</source>
        <translation>Ta gra toczy się bez podpowiedzi, tak wybrano na początku.</translation>
    </message>
    <message>
        <source>It is the turn of {player}. Ask again when it is yours.</source>
        <translation>Teraz ruch ma {player}. Zapytaj w swojej turze.</translation>
    </message>
    <message>
        <source>Hint: where to look</source>
        <translation>Podpowiedź: gdzie spojrzeć</translation>
    </message>
    <message>
        <source>Show the move (H)</source>
        <translation>Pokaż ruch (H)</translation>
    </message>
    <message>
        <source>No hint could be found. Please ask again.</source>
        <translation>Nie udało się znaleźć podpowiedzi. Zapytaj jeszcze raz.</translation>
    </message>
    <message>
        <source>Hint: the move</source>
        <translation>Podpowiedź: ruch</translation>
    </message>
    <message>
        <source>Do it (Enter)</source>
        <translation>Wykonaj (Enter)</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>On the board</source>
        <translation>Na planszy</translation>
    </message>
    <message>
        <source>from a city on to the track that leads that way, and along it</source>
        <translation>z miasta na połączenie biegnące w tę stronę i wzdłuż niego</translation>
    </message>
    <message>
        <source>the next track of the city (with Shift the one before)</source>
        <translation>następne połączenie miasta (z Shiftem poprzednie)</translation>
    </message>
    <message>
        <source>claim the track; on a city: take its first track</source>
        <translation>utwórz połączenie; na mieście: wybierz jego pierwsze połączenie</translation>
    </message>
    <message>
        <source>the tracks you can claim now, one after another</source>
        <translation>kolejne połączenia, które możesz teraz utworzyć</translation>
    </message>
    <message>
        <source>back to the city, then away from the board</source>
        <translation>powrót do miasta, potem opuszczenie planszy</translation>
    </message>
    <message>
        <source>zoom in and out</source>
        <translation>przybliż i oddal</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>cała plansza</translation>
    </message>
    <message>
        <source>move the part of the board that is seen</source>
        <translation>przesuń widoczną część planszy</translation>
    </message>
    <message>
        <source>Cards and questions</source>
        <translation>Karty i pytania</translation>
    </message>
    <message>
        <source>take that card of the market, mark that ticket, pay with that card</source>
        <translation>weź tę odkrytą kartę, zaznacz ten Bilet, zapłać tą kartą</translation>
    </message>
    <message>
        <source>draw from the deck</source>
        <translation>dobierz kartę ze stosu</translation>
    </message>
    <message>
        <source>draw from the ship deck</source>
        <translation>dobierz kartę ze stosu statków</translation>
    </message>
    <message>
        <source>draw tickets</source>
        <translation>dobierz Bilety</translation>
    </message>
    <message>
        <source>stop drawing</source>
        <translation>zakończ dobieranie</translation>
    </message>
    <message>
        <source>build a port</source>
        <translation>zbuduj port</translation>
    </message>
    <message>
        <source>exchange pieces</source>
        <translation>wymień elementy</translation>
    </message>
    <message>
        <source>give the answer that is laid out</source>
        <translation>zatwierdź przygotowaną odpowiedź</translation>
    </message>
    <message>
        <source>back, where a question may be left</source>
        <translation>wstecz, jeśli pytanie można opuścić</translation>
    </message>
    <message>
        <source>one card more or less, in a payment</source>
        <translation>jedna karta więcej lub mniej przy płaceniu</translation>
    </message>
    <message>
        <source>Getting around</source>
        <translation>Poruszanie się</translation>
    </message>
    <message>
        <source>from one thing to the next (with Shift back)</source>
        <translation>do następnego elementu (z Shiftem do poprzedniego)</translation>
    </message>
    <message>
        <source>from card to card in a row of cards</source>
        <translation>od karty do karty w rzędzie kart</translation>
    </message>
    <message>
        <source>from line to line in lists; the board shows what a line speaks of</source>
        <translation>od wiersza do wiersza na listach; plansza pokazuje, czego wiersz dotyczy</translation>
    </message>
    <message>
        <source>skip what is moving; otherwise press what has the focus</source>
        <translation>pomiń ruchy na ekranie; poza tym naciśnij wybrany element</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
</context>
<context>
    <name>KeysWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
</context>
<context>
    <name>LearnDesk</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Nauka</translation>
    </message>
    <message>
        <source>Short lessons: one rule each, by doing</source>
        <translation>Krótkie lekcje: jedna zasada naraz, w praktyce</translation>
    </message>
    <message>
        <source>{board}, lesson {number} of {all}: {title}</source>
        <translation>{board}, lekcja {number} z {all}: {title}</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Rules of {board}</source>
        <translation>Zasady planszy {board}</translation>
    </message>
    <message>
        <source>One rule a lesson, by doing. {done} of {all} done.</source>
        <translation>Jedna zasada na lekcję, w praktyce. Ukończono {done} z {all}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Następna lekcja</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Wszystkie lekcje</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Zrób to za mnie</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Shown. Now try it yourself.</source>
        <translation>Pokazane. Teraz spróbuj samodzielnie.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Dobra robota!</translation>
    </message>
</context>
<context>
    <name>LessonRow</name>
    <message>
        <source>done</source>
        <translation>ukończona</translation>
    </message>
    <message>
        <source>next</source>
        <translation>następna</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>jeszcze nieukończona</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>What happened</source>
        <translation>Co się stało</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Show in the log</source>
        <translation>Pokaż w dzienniku</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>Tracks and ports</source>
        <translation>Połączenia i porty</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Bilety</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Show in the log what these did</source>
        <translation>Czyje ruchy pokazać w dzienniku</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Wszyscy gracze</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co się stało</translation>
    </message>
</context>
<context>
    <name>LookButton</name>
    <message>
        <source>Pieces of {name}: {look}</source>
        <translation>Pionki gracza {name}: {look}</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Znak</translation>
    </message>
    <message>
        <source>{look} (swap with {name})</source>
        <translation>{look} (zamiana z: {name})</translation>
    </message>
    <message>
        <source>ruby red</source>
        <translation>rubinowa czerwień</translation>
    </message>
    <message>
        <source>cobalt blue</source>
        <translation>kobaltowy błękit</translation>
    </message>
    <message>
        <source>jade green</source>
        <translation>jadeitowa zieleń</translation>
    </message>
    <message>
        <source>amber yellow</source>
        <translation>bursztynowa żółć</translation>
    </message>
    <message>
        <source>graphite grey</source>
        <translation>grafitowa szarość</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>koło</translation>
    </message>
    <message>
        <source>square</source>
        <translation>kwadrat</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>strzałka</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>krzyżyk</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>księżyc</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Pomoc</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>Language, theme, size, pace of the bots</source>
        <translation>Język, motyw, wielkość, tempo botów</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>&amp;About TTR Desktop</source>
        <translation>&amp;O programie TTR Desktop</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>S&amp;króty klawiszowe</translation>
    </message>
</context>
<context>
    <name>NeedsDesk</name>
    <message>
        <source>What does it take?</source>
        <translation>Czego to wymaga?</translation>
    </message>
    <message>
        <source>Point at a track first, with the mouse or the keys of the board.</source>
        <translation>Najpierw wskaż nitkę myszą albo klawiszami planszy.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>You can pay for it: {cards}.</source>
        <translation>Możesz zapłacić: {cards}.</translation>
    </message>
    <message>
        <source>It brings nearer: {tickets}.</source>
        <translation>Przybliża do: {tickets}.</translation>
    </message>
    <message>
        <source>Chance to have the cards: {one} % after a turn of drawing, {two} % after two, {three} % after three.</source>
        <translation>Szansa na brakujące karty: {one}% po turze dobierania, {two}% po dwóch, {three}% po trzech.</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Przeczytaj zasadę</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close the notice</source>
        <translation>Zamknij komunikat</translation>
    </message>
</context>
<context>
    <name>OddsWindow</name>
    <message>
        <source>Odds and plans</source>
        <translation>Szanse i plany</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>Unseen cards lie in the deck or in the hands of the others. Discards and face-up cards are seen.</source>
        <translation>Niewidoczne karty są w stosie albo na rękach przeciwników. Karty odrzucone i odkryte są widoczne.</translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Niewidoczne karty</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Niewidoczne</translation>
    </message>
    <message>
        <source>Of all</source>
        <translation>Ze wszystkich</translation>
    </message>
    <message numerus="yes">
        <source>%n to spare</source>
        <translation>
            <numerusform>%n w zapasie</numerusform>
            <numerusform>%n w zapasie</numerusform>
            <numerusform>%n w zapasie</numerusform>
        </translation>
    </message>
    <message>
        <source>How likely a tunnel can be finished, by the cards laid down and those of the same kind to spare.</source>
        <translation>Szansa na ukończenie tunelu zależnie od wyłożonych kart i liczby takich samych w zapasie.</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunele</translation>
    </message>
    <message>
        <source>Paid with</source>
        <translation>Zapłata</translation>
    </message>
    <message numerus="yes">
        <source>You have %n more turn(s).</source>
        <translation>
            <numerusform>Masz jeszcze %n turę.</numerusform>
            <numerusform>Masz jeszcze %n tury.</numerusform>
            <numerusform>Masz jeszcze %n tur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reckoned with about %n more turn(s), by the pieces and cards of the others.</source>
        <translation>
            <numerusform>Przy założeniu około %n tury, według elementów i kart przeciwników.</numerusform>
            <numerusform>Przy założeniu około %n tur, według elementów i kart przeciwników.</numerusform>
            <numerusform>Przy założeniu około %n tur, według elementów i kart przeciwników.</numerusform>
        </translation>
    </message>
    <message>
        <source>No: no way is left</source>
        <translation>Nie: nie ma już żadnej trasy</translation>
    </message>
    <message numerus="yes">
        <source>No: only %n train(s) left</source>
        <translation>
            <numerusform>Nie: został tylko %n wagon</numerusform>
            <numerusform>Nie: zostały tylko %n wagony</numerusform>
            <numerusform>Nie: zostało tylko %n wagonów</numerusform>
        </translation>
    </message>
    <message>
        <source>Not this way: only {pieces} left</source>
        <translation>Nie tą trasą: zapas to tylko {pieces}</translation>
    </message>
    <message>
        <source>Last round at the earliest in (turns)</source>
        <translation>Ostatnia runda najwcześniej za (tur)</translation>
    </message>
    <message>
        <source>Probably in</source>
        <translation>Prawdopodobnie za</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Bilet</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Cards lacking</source>
        <translation>Brak kart</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>Can it be done?</source>
        <translation>Czy się uda?</translation>
    </message>
    <message>
        <source>Your tickets</source>
        <translation>Twoje Bilety</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Ukończony</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>Hardly: the turns may not suffice</source>
        <translation>Raczej nie: może zabraknąć tur</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Pieces left</source>
        <translation>Elementy</translation>
    </message>
    <message numerus="yes">
        <source>The last round begins when somebody has %n piece(s) or fewer left.</source>
        <translation>
            <numerusform>Ostatnia runda zaczyna się, gdy komuś zostanie najwyżej %n element.</numerusform>
            <numerusform>Ostatnia runda zaczyna się, gdy komuś zostaną najwyżej %n elementy.</numerusform>
            <numerusform>Ostatnia runda zaczyna się, gdy komuś zostanie najwyżej %n elementów.</numerusform>
        </translation>
    </message>
    <message>
        <source>How near the end is</source>
        <translation>Jak blisko jest koniec</translation>
    </message>
    <message>
        <source>Comes next</source>
        <translation>Jako następna</translation>
    </message>
</context>
<context>
    <name>OfferPage</name>
    <message>
        <source>Keep</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Which tickets do you keep?</source>
        <translation>Które Bilety zachowujesz?</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>nieosiągalny</translation>
    </message>
    <message>
        <source>already joined</source>
        <translation>już połączony</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) to claim</source>
        <translation>
            <numerusform>%n pole do zajęcia</numerusform>
            <numerusform>%n pola do zajęcia</numerusform>
            <numerusform>%n pól do zajęcia</numerusform>
        </translation>
    </message>
    <message>
        <source>Tour: {0} in this order, {1} in any order, {2} if not joined</source>
        <translation>Objazd: {0} w tej kolejności, {1} w dowolnej, {2} bez połączenia</translation>
    </message>
    <message>
        <source>{0} points if joined, {1} if not</source>
        <translation>punkty: {0} za połączenie, {1} bez niego</translation>
    </message>
    <message>
        <source>That is more than you can lay.</source>
        <translation>To więcej, niż możesz wyłożyć.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n piece(s).</source>
        <translation>
            <numerusform>Masz %n element.</numerusform>
            <numerusform>Masz %n elementy.</numerusform>
            <numerusform>Masz %n elementów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n ticket(s)</source>
        <translation>
            <numerusform>Zachowaj %n Bilet</numerusform>
            <numerusform>Zachowaj %n Bilety</numerusform>
            <numerusform>Zachowaj %n Biletów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All your tickets together: about %n space(s) to claim.</source>
        <translation>
            <numerusform>Wszystkie twoje Bilety razem: około %n pola do zajęcia.</numerusform>
            <numerusform>Wszystkie twoje Bilety razem: około %n pól do zajęcia.</numerusform>
            <numerusform>Wszystkie twoje Bilety razem: około %n pól do zajęcia.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>Overview of the board</source>
        <translation>Podgląd planszy</translation>
    </message>
    <message>
        <source>Click or drag to look at another part of the board</source>
        <translation>Kliknij lub przeciągnij, aby obejrzeć inną część planszy</translation>
    </message>
</context>
<context>
    <name>PageAids</name>
    <message>
        <source>This game is played without odds, as was chosen when it began.</source>
        <translation>Ta gra toczy się bez podawania szans, tak wybrano na początku.</translation>
    </message>
    <message>
        <source>Odds and plans</source>
        <translation>Szanse i plany</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>PaymentPage</name>
    <message>
        <source>Spaces</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Cards to pay with</source>
        <translation>Karty do zapłaty</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Zapłać</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>{paid} of {all} spaces paid</source>
        <translation>opłacone pola: {paid} z {all}</translation>
    </message>
    <message>
        <source>Another way</source>
        <translation>Inny sposób</translation>
    </message>
    <message>
        <source>Another way ({number} of over {all})</source>
        <translation>Inny sposób ({number} z ponad {all})</translation>
    </message>
    <message>
        <source>Another way ({number} of {all})</source>
        <translation>Inny sposób ({number} z {all})</translation>
    </message>
    <message>
        <source>{card}: {taken} of {have} laid down</source>
        <translation>{card}: wyłożone {taken} z {have}</translation>
    </message>
    <message>
        <source>Click: one more. Right click: one less.</source>
        <translation>Kliknij: o jedną więcej. Prawy przycisk: o jedną mniej.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>locomotive sign</source>
        <translation>symbol Lokomotywy</translation>
    </message>
    <message>
        <source>doubling sign</source>
        <translation>symbol podwojenia</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
</context>
<context>
    <name>PiecesPage</name>
    <message>
        <source>How many trains and ships do you take?</source>
        <translation>Ile wagonów i statków bierzesz?</translation>
    </message>
    <message>
        <source>Nobody sees your pick before all have chosen. You can exchange pieces later, at a price.</source>
        <translation>Nikt nie zobaczy twojego wyboru, zanim wszyscy nie wybiorą. Później możesz wymieniać elementy, ale to kosztuje.</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Wagony</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Biorę</translation>
    </message>
    <message numerus="yes">
        <source>%n train(s)</source>
        <translation>
            <numerusform>%n wagon</numerusform>
            <numerusform>%n wagony</numerusform>
            <numerusform>%n wagonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n statek</numerusform>
            <numerusform>%n statki</numerusform>
            <numerusform>%n statków</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Bilety</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Wagony</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Statki</translation>
    </message>
    <message>
        <source>Ports: {number}</source>
        <translation>Porty: {number}</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>wykonuje ruch</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>myśli</translation>
    </message>
    <message>
        <source>has brought about the last round</source>
        <translation>wywołuje ostatnią rundę</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
</context>
<context>
    <name>PointsChart</name>
    <message>
        <source>Points by turn</source>
        <translation>Punkty w kolejnych turach</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>Points of tracks by turn</source>
        <translation>Punkty za połączenia po każdej turze</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Closes the dock widget</source>
        <translation>Zamyka panel; znajdziesz go w menu Widok</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Only bots are playing this game.</source>
        <translation>W tej partii grają tylko boty.</translation>
    </message>
</context>
<context>
    <name>RecapPage</name>
    <message>
        <source>What has happened since</source>
        <translation>Co się od tego czasu wydarzyło</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Od twojej ostatniej tury</translation>
    </message>
</context>
<context>
    <name>RecordsDesk</name>
    <message>
        <source>Games (*{suffix})</source>
        <translation>Partie (*{suffix})</translation>
    </message>
    <message>
        <source>Save the replay</source>
        <translation>Zapisz powtórkę</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>Nie można zapisać pliku {file}: {reason}</translation>
    </message>
    <message>
        <source>Written to {file}</source>
        <translation>Zapisano w pliku {file}</translation>
    </message>
    <message>
        <source>The statistics were damaged. They were set aside as {file} and made anew from the games.</source>
        <translation>Statystyki były uszkodzone. Odłożono je jako {file} i utworzono na nowo z zapisanych gier.</translation>
    </message>
    <message>
        <source>The disk is full: nothing can be added to the statistics.</source>
        <translation>Dysk jest pełny: do statystyk nie można nic dopisać.</translation>
    </message>
    <message>
        <source>Another program is using the statistics: try again in a moment.</source>
        <translation>Inny program korzysta ze statystyk: spróbuj ponownie za chwilę.</translation>
    </message>
    <message>
        <source>The file of the statistics is damaged.</source>
        <translation>Plik statystyk jest uszkodzony.</translation>
    </message>
    <message>
        <source>The statistics were made by a newer version of TTR Desktop.</source>
        <translation>Statystyki pochodzą z nowszej wersji programu TTR Desktop.</translation>
    </message>
    <message>
        <source>The file of the statistics cannot be read or written.</source>
        <translation>Pliku statystyk nie można odczytać lub zapisać.</translation>
    </message>
    <message>
        <source>The game could not be counted yet.</source>
        <translation>Tej partii nie udało się jeszcze policzyć.</translation>
    </message>
    <message>
        <source>&amp;Replays</source>
        <translation>&amp;Powtórki</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatystyki</translation>
    </message>
    <message>
        <source>Wins, points, tickets and streaks</source>
        <translation>Wygrane, punkty, Bilety i serie</translation>
    </message>
    <message>
        <source>Finished and saved games, move by move</source>
        <translation>Skończone i zapisane partie, ruch po ruchu</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>Moment of the game</source>
        <translation>Chwila partii</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>Jump to the moment at which the last round begins</source>
        <translation>Skocz do chwili, w której zaczyna się ostatnia runda</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast the game plays by itself</source>
        <translation>Jak szybko partia toczy się sama</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Bardzo szybko</translation>
    </message>
    <message>
        <source>Whose cards are open</source>
        <translation>Czyje karty są odkryte</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Wszystkie karty odkryte</translation>
    </message>
    <message>
        <source>As {name} sees it</source>
        <translation>Tak widzi to {name}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Poprzednia tura</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Odtwarzaj lub wstrzymaj</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Następna tura</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Tura {turn} z {turns}</translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <translation>krok {step} z {steps}</translation>
    </message>
</context>
<context>
    <name>ReplayExplainer</name>
    <message>
        <source>This move</source>
        <translation>Ten ruch</translation>
    </message>
    <message>
        <source>Nobody has moved yet: the cards have just been dealt.</source>
        <translation>Nikt jeszcze nie wykonał ruchu: karty właśnie rozdano.</translation>
    </message>
    <message>
        <source>The move of {player}</source>
        <translation>Ruch gracza {player}</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Twój ruch</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Cele</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Bilety</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>Position as a picture…</source>
        <translation>Pozycja jako obrazek…</translation>
    </message>
    <message>
        <source>Game as a text…</source>
        <translation>Partia jako tekst…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Obrazki (*.png *.svg)</translation>
    </message>
    <message>
        <source>Export the position</source>
        <translation>Eksport pozycji</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Eksport partii</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Teksty (*.txt)</translation>
    </message>
    <message>
        <source>Written to {file}</source>
        <translation>Zapisano w pliku {file}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>Nie można zapisać pliku {file}: {reason}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Only a game that is over can be reviewed.</source>
        <translation>Analizować można tylko zakończoną partię.</translation>
    </message>
</context>
<context>
    <name>ReplayTickets</name>
    <message>
        <source>Whose tickets</source>
        <translation>Czyje Bilety</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Bilety</translation>
    </message>
</context>
<context>
    <name>ReplaysModel</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nie da się odczytać</translation>
    </message>
    <message numerus="yes">
        <source>not finished, %n step(s)</source>
        <translation>
            <numerusform>nieukończona, %n krok</numerusform>
            <numerusform>nieukończona, %n kroki</numerusform>
            <numerusform>nieukończona, %n kroków</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplaysPage</name>
    <message>
        <source>Replays</source>
        <translation>Powtórki</translation>
    </message>
    <message>
        <source>No games to look at yet</source>
        <translation>Nie ma jeszcze partii do obejrzenia</translation>
    </message>
    <message>
        <source>Every game you finish is kept here, move by move. You can also open a saved game from anywhere.</source>
        <translation>Każda ukończona partia trafia tutaj, ruch po ruchu. Możesz też otworzyć zapisaną grę z dowolnego miejsca.</translation>
    </message>
    <message>
        <source>Choose a board</source>
        <translation>Wybierz planszę</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>Otwórz inny plik…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <translation>Partie (*{suffix})</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analiza partii</translation>
    </message>
</context>
<context>
    <name>Rescue</name>
    <message>
        <source>The game of {names} could not be written to the disk.</source>
        <translation>Nie udało się zapisać na dysku partii: {names}.</translation>
    </message>
    <message>
        <source>If you quit now, what was not written is lost.</source>
        <translation>Jeśli teraz zakończysz, to, co nie zostało zapisane, przepadnie.</translation>
    </message>
    <message>
        <source>Save it elsewhere…</source>
        <translation>Zapisz gdzie indziej…</translation>
    </message>
    <message>
        <source>Quit all the same</source>
        <translation>Zakończ mimo to</translation>
    </message>
    <message>
        <source>Do not quit</source>
        <translation>Nie kończ</translation>
    </message>
    <message>
        <source>Games (*{suffix})</source>
        <translation>Gry (*{suffix})</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisz grę</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>Nie można zapisać pliku {file}: {reason}</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Final count</source>
        <translation>Wynik końcowy</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Bilety</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Tickets of all players</source>
        <translation>Bilety wszystkich graczy</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Analiza partii</translation>
    </message>
    <message>
        <source>Save the replay…</source>
        <translation>Zapisz powtórkę…</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Obejrzyj planszę</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Wróć na początek</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Progress of the review</source>
        <translation>Postęp analizy</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Czyje decyzje</translation>
    </message>
    <message>
        <source>Decisions: {name}</source>
        <translation>Decyzje: {name}</translation>
    </message>
    <message>
        <source>The review could not go on: {reason}</source>
        <translation>Nie można było kontynuować analizy: {reason}</translation>
    </message>
    <message>
        <source>Weighing your decisions: {done} of {all}</source>
        <translation>Ocenianie twoich decyzji: {done} z {all}</translation>
    </message>
    <message>
        <source>Stopped at {done} of {all}</source>
        <translation>Zatrzymano: {done} z {all}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Kontynuuj</translation>
    </message>
</context>
<context>
    <name>ReviewReport</name>
    <message>
        <source>Your winning chances, from what you knew at the time</source>
        <translation>Twoje szanse na wygraną według tego, co było ci wtedy wiadome</translation>
    </message>
    <message>
        <source>Your tickets and what they cost</source>
        <translation>Twoje Bilety i ich koszt</translation>
    </message>
    <message>
        <source>Decisions that cost most</source>
        <translation>Najkosztowniejsze decyzje</translation>
    </message>
    <message>
        <source>Decisions worth another look</source>
        <translation>Decyzje warte ponownego spojrzenia</translation>
    </message>
    <message>
        <source>None has surely cost you much. Is there something better all the same?</source>
        <translation>Żadna na pewno nie kosztowała cię wiele. Znajdziesz mimo to coś lepszego?</translation>
    </message>
    <message>
        <source>Only what you could know counts. Can you find something better?</source>
        <translation>Liczy się tylko to, co było ci wtedy wiadome. Znajdziesz coś lepszego?</translation>
    </message>
    <message>
        <source>No decision of yours has cost you much. Well played!</source>
        <translation>Żadna decyzja nie kosztowała cię wiele. Dobra gra!</translation>
    </message>
    <message>
        <source>They appear here when all has been looked at.</source>
        <translation>Pojawią się tutaj, gdy wszystko zostanie ocenione.</translation>
    </message>
    <message>
        <source>Winning chance {after} instead of {before}</source>
        <translation>Szansa na wygraną {after} zamiast {before}</translation>
    </message>
    <message>
        <source>In the games tried it won {after}, and another move {before}: that may be luck.</source>
        <translation>W partiach próbnych dało to {after} wygranych, a inny ruch {before}: to może być przypadek.</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Bilet</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>Points a turn</source>
        <translation>Punkty na turę</translation>
    </message>
    <message>
        <source>Tracks beside the tickets</source>
        <translation>Nitki poza Biletami</translation>
    </message>
    <message>
        <source>{laid} of {all}</source>
        <translation>{laid} z {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) of its shortest way were not laid.</source>
        <translation>
            <numerusform>Do najkrótszej trasy zabrakło %n pola.</numerusform>
            <numerusform>Do najkrótszej trasy zabrakło %n pól.</numerusform>
            <numerusform>Do najkrótszej trasy zabrakło %n pól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these also serve(s) another ticket.</source>
        <translation>
            <numerusform>%n z nich służy też innemu Biletowi.</numerusform>
            <numerusform>%n z nich służą też innemu Biletowi.</numerusform>
            <numerusform>%n z nich służy też innemu Biletowi.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {points} points of its share of the tracks; turns for drawing its cards are counted in.</source>
        <translation>Łącznie z punktami za nitki ({points}); tury na dobranie kart są wliczone.</translation>
    </message>
</context>
<context>
    <name>ReviewTeacher</name>
    <message>
        <source>Answer of the teacher</source>
        <translation>Odpowiedź nauczyciela</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Pokaż odpowiedź</translation>
    </message>
    <message>
        <source>{told} That left a winning chance of {after}; {before} was possible.</source>
        <translation>{told} Została szansa na wygraną {after}, a możliwa była {before}.</translation>
    </message>
    <message>
        <source>{told} In the games tried it won {after}, and another move {before}. The difference is so small that it may be luck.</source>
        <translation>{told} W partiach próbnych dało to {after} wygranych, a inny ruch {before}. Tak mała różnica może być przypadkiem.</translation>
    </message>
    <message>
        <source>Find a better move.</source>
        <translation>Znajdź lepszy ruch.</translation>
    </message>
    <message>
        <source>Back to the overview</source>
        <translation>Wróć do przeglądu</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Następna decyzja</translation>
    </message>
    <message>
        <source>What you could not know</source>
        <translation>Czego nie dało się wiedzieć</translation>
    </message>
    <message>
        <source>Nobody at your place could know this then, so it does not count against your move:</source>
        <translation>Tego nikt na twoim miejscu nie mógł wtedy wiedzieć, więc nie obciąża to twojego ruchu:</translation>
    </message>
    <message>
        <source>Tickets of {name}: {tickets}.</source>
        <translation>Bilety gracza {name}: {tickets}.</translation>
    </message>
    <message>
        <source>Hidden cards of {name}: {cards}.</source>
        <translation>Zakryte karty gracza {name}: {cards}.</translation>
    </message>
    <message>
        <source>That is what you played. Try something else.</source>
        <translation>To jest twój ówczesny ruch. Spróbuj czegoś innego.</translation>
    </message>
    <message>
        <source>One moment: this move is being weighed…</source>
        <translation>Chwileczkę, ten ruch jest oceniany…</translation>
    </message>
    <message>
        <source>This move could not be weighed. Try another one.</source>
        <translation>Nie udało się ocenić tego ruchu. Spróbuj innego.</translation>
    </message>
    <message>
        <source>Winning chance {now}; with your move of then {then}.</source>
        <translation>Szansa na wygraną {now}; z twoim ówczesnym ruchem {then}.</translation>
    </message>
    <message>
        <source>Yes, that is better.</source>
        <translation>Tak, to jest lepsze.</translation>
    </message>
    <message>
        <source>Yes, that may be better.</source>
        <translation>Tak, to może być lepsze.</translation>
    </message>
    <message>
        <source>Better than then, but there is more. Try again.</source>
        <translation>Lepiej niż wtedy, ale można jeszcze lepiej. Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Not that one. Try again.</source>
        <translation>Nie ten ruch. Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Winning chance {now}.</source>
        <translation>Szansa na wygraną {now}.</translation>
    </message>
</context>
<context>
    <name>ReviewTrial</name>
    <message>
        <source>Overview</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>Znajdź lepszy ruch</translation>
    </message>
</context>
<context>
    <name>RuleBrowser</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>F1 opens the rule.</source>
        <translation>F1 otwiera zasadę.</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>Zasada {rule}</translation>
    </message>
    <message>
        <source>Opens the rule (F1)</source>
        <translation>Otwiera zasadę (F1)</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>What is different here</source>
        <translation>Co jest tu inaczej</translation>
    </message>
    <message>
        <source>The start and your turn</source>
        <translation>Początek i twoja tura</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Dobieranie kart</translation>
    </message>
    <message>
        <source>Claim a track</source>
        <translation>Tworzenie połączeń</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Bilety</translation>
    </message>
    <message>
        <source>Ports and exchange</source>
        <translation>Porty i wymiana</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Przykład</translation>
    </message>
    <message>
        <source>Figure: {rule}</source>
        <translation>Rysunek: {rule}</translation>
    </message>
    <message>
        <source>Try it: {lesson}</source>
        <translation>Spróbuj: {lesson}</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Rules – {board}</source>
        <translation>Zasady – {board}</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>Znaleziono %n zasadę</numerusform>
            <numerusform>Znaleziono %n zasady</numerusform>
            <numerusform>Znaleziono %n zasad</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or shorter words.</source>
        <translation>Nic nie znaleziono. Spróbuj mniejszej liczby słów albo krótszych.</translation>
    </message>
    <message>
        <source>Print the rules</source>
        <translation>Drukowanie zasad</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation>PDF (*.pdf);;Strona WWW (*.html)</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Zapis zasad</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>Nie można zapisać pliku {file}: {reason}</translation>
    </message>
</context>
<context>
    <name>Script</name>
    <message numerus="yes">
        <source>The discards are shuffled: %n card(s)</source>
        <translation>
            <numerusform>Odrzucone karty potasowane: %n karta</numerusform>
            <numerusform>Odrzucone karty potasowane: %n karty</numerusform>
            <numerusform>Odrzucone karty potasowane: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>What does the tunnel ask for?</source>
        <translation>Ile zażąda tunel?</translation>
    </message>
    <message>
        <source>Ticket completed: {cities}</source>
        <translation>Bilet zrealizowany: {cities}</translation>
    </message>
    <message>
        <source>You have {pieces} left.</source>
        <translation>Pozostało ci: {pieces}.</translation>
    </message>
    <message>
        <source>{name} has {pieces} left.</source>
        <translation>{name} – pozostało: {pieces}.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody has %n more turn(s).</source>
        <translation>
            <numerusform>Każdy ma jeszcze %n turę.</numerusform>
            <numerusform>Każdy ma jeszcze %n tury.</numerusform>
            <numerusform>Każdy ma jeszcze %n tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Ostatnia runda</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Imię gracza {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Kto gra jako gracz {number}</translation>
    </message>
    <message>
        <source>Style of player {number}</source>
        <translation>Styl gracza {number}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Usuń tego gracza</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Usuń gracza {number}</translation>
    </message>
    <message>
        <source>Plays at this screen, which is covered when it goes from one person to the next.</source>
        <translation>Gra przy tym ekranie; ekran jest zasłaniany, gdy przechodzi do kolejnej osoby.</translation>
    </message>
    <message>
        <source>Plays at this screen.</source>
        <translation>Gra przy tym ekranie.</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Free chair</source>
        <translation>Wolne miejsce</translation>
    </message>
    <message>
        <source>At least {count} play on this board.</source>
        <translation>Najmniejsza liczba graczy na tej planszy: {count}.</translation>
    </message>
    <message>
        <source>No more than {count} play on this board</source>
        <translation>Największa liczba graczy na tej planszy: {count}</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodaj gracza</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Przywróć ustawienia domyślne</translation>
    </message>
    <message>
        <source>Language and looks</source>
        <translation>Język i wygląd</translation>
    </message>
    <message>
        <source>Movement and pace</source>
        <translation>Ruch i tempo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>Wielkość interfejsu</translation>
    </message>
    <message>
        <source>A sign for each colour on cards and tracks</source>
        <translation>Znak każdego koloru na kartach i planszy</translation>
    </message>
    <message>
        <source>A shape for each player on the pieces</source>
        <translation>Kształt każdego gracza na wagonach i statkach</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączony</translation>
    </message>
    <message>
        <source>Movements on the board</source>
        <translation>Ruch na planszy</translation>
    </message>
    <message>
        <source>Nothing moves at all, whatever the speed</source>
        <translation>Nic się nie porusza, niezależnie od tempa</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Natychmiast</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Powoli</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Tempo botów</translation>
    </message>
    <message>
        <source>Ask before a track is claimed</source>
        <translation>Pytaj przed utworzeniem połączenia</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Sounds of cards, pieces and announcements</source>
        <translation>Odgłosy kart, elementów i ogłoszeń</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>This copy cannot play sounds: the optional package PySide6-Addons is not installed.</source>
        <translation>Ten egzemplarz nie odtwarza dźwięków: brak opcjonalnego pakietu PySide6-Addons.</translation>
    </message>
    <message>
        <source>Master thinks up to</source>
        <translation>Mistrz myśli najwyżej</translation>
    </message>
    <message>
        <source> s a move</source>
        <translation> s na ruch</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Show tips during the game, each once</source>
        <translation>Pokazuj podczas gry wskazówki, każdą raz</translation>
    </message>
    <message>
        <source>New games allow hints</source>
        <translation>Nowe gry dopuszczają podpowiedzi</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Start the game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Help in this game</source>
        <translation>Pomoc w tej grze</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Kto gra?</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Four boards, local bots, offline. Choose a board.</source>
        <translation>Cztery plansze, boty na miejscu, bez sieci. Wybierz planszę.</translation>
    </message>
    <message>
        <source>In your folder of maps, but not in order: {files}. “ttr map check FILE” says why.</source>
        <translation>W Twoim folderze map, ale z błędami: {files}. Powód poda „ttr map check PLIK”.</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>Średnia punktów</translation>
    </message>
    <message>
        <source>Longest path</source>
        <translation>Najdłuższa trasa</translation>
    </message>
    <message>
        <source>Tickets made</source>
        <translation>Ukończone Bilety</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Najlepsza seria</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Nie ma jeszcze ukończonych partii</translation>
    </message>
    <message>
        <source>Play a game to its end and it will be counted here: wins, points, tickets and streaks.</source>
        <translation>Zagraj partię do końca, a trafi tutaj: wygrane, punkty, Bilety i serie.</translation>
    </message>
    <message>
        <source>Choose a board</source>
        <translation>Wybierz planszę</translation>
    </message>
    <message>
        <source>The games are being counted…</source>
        <translation>Trwa zliczanie partii…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Eksportuj jako CSV…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Wins by board</source>
        <translation>Wygrane według planszy</translation>
    </message>
    <message>
        <source>Wins by level of the opponents</source>
        <translation>Wygrane według poziomu przeciwników</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Skąd pochodzą punkty</translation>
    </message>
    <message>
        <source>Game after game</source>
        <translation>Partia po partii</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Wszystkie liczby</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Ludzie</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with hints or undo</source>
        <translation>
            <numerusform>%n z podpowiedziami lub cofaniem</numerusform>
            <numerusform>%n z podpowiedziami lub cofaniem</numerusform>
            <numerusform>%n z podpowiedziami lub cofaniem</numerusform>
        </translation>
    </message>
    <message>
        <source>best: {points}</source>
        <translation>najlepszy wynik: {points}</translation>
    </message>
    <message>
        <source>{spaces} on average</source>
        <translation>średnio {spaces}</translation>
    </message>
    <message numerus="yes">
        <source>%n missed</source>
        <translation>
            <numerusform>%n nieukończony</numerusform>
            <numerusform>%n nieukończone</numerusform>
            <numerusform>%n nieukończonych</numerusform>
        </translation>
    </message>
    <message>
        <source>now: {wins}</source>
        <translation>teraz: {wins}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Styl</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>With hints or undo</source>
        <translation>Z podpowiedziami lub cofaniem</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Bez pomocy</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Eksport jako CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>Nie można zapisać pliku {file}: {reason}</translation>
    </message>
    <message>
        <source>Written to {file}</source>
        <translation>Zapisano w pliku {file}</translation>
    </message>
</context>
<context>
    <name>SupplyModel</name>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Zostało</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Dlaczego nie</translation>
    </message>
    <message>
        <source>Empty slot</source>
        <translation>Puste miejsce</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) to draw from</source>
        <translation>
            <numerusform>%n Bilet do dobrania</numerusform>
            <numerusform>%n Bilety do dobrania</numerusform>
            <numerusform>%n Biletów do dobrania</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SystemWords</name>
    <message>
        <source>the disk is full</source>
        <translation>brak miejsca na dysku</translation>
    </message>
    <message>
        <source>writing there is not allowed</source>
        <translation>nie wolno tam zapisywać</translation>
    </message>
    <message>
        <source>there is a file where a folder should be</source>
        <translation>w miejscu folderu jest plik</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>dysk jest tylko do odczytu</translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation>taki folder nie istnieje</translation>
    </message>
    <message>
        <source>this is the name of a folder</source>
        <translation>to jest nazwa folderu</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>nazwa jest za długa</translation>
    </message>
    <message>
        <source>the disk does not work properly</source>
        <translation>dysk nie działa prawidłowo</translation>
    </message>
</context>
<context>
    <name>TableCoach</name>
    <message>
        <source>Taken back.</source>
        <translation>Cofnięto.</translation>
    </message>
</context>
<context>
    <name>TablesPanel</name>
    <message>
        <source>Your tickets</source>
        <translation>Twoje Bilety</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Nitki</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Bilety</translation>
    </message>
    <message>
        <source>Tables of tracks and tickets</source>
        <translation>Tabele połączeń i Biletów</translation>
    </message>
</context>
<context>
    <name>TicketsModel</name>
    <message>
        <source>Ticket</source>
        <translation>Bilet</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>ukończony</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>nieosiągalny</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) missing, too few pieces</source>
        <translation>
            <numerusform>brakuje %n pola, za mało elementów</numerusform>
            <numerusform>brakuje %n pól, za mało elementów</numerusform>
            <numerusform>brakuje %n pól, za mało elementów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) missing</source>
        <translation>
            <numerusform>brakuje %n pola</numerusform>
            <numerusform>brakuje %n pól</numerusform>
            <numerusform>brakuje %n pól</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TicketsPanel</name>
    <message>
        <source>Your tickets</source>
        <translation>Twoje Bilety</translation>
    </message>
</context>
<context>
    <name>TipsDesk</name>
    <message>
        <source>Tip: {title}</source>
        <translation>Wskazówka: {title}</translation>
    </message>
    <message>
        <source>All tips…</source>
        <translation>Wszystkie wskazówki…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Jasne</translation>
    </message>
</context>
<context>
    <name>TipsWindow</name>
    <message>
        <source>Tips</source>
        <translation>Wskazówki</translation>
    </message>
    <message>
        <source>Tips that came up</source>
        <translation>Wskazówki, które się pojawiły</translation>
    </message>
    <message>
        <source>Show tips during the game</source>
        <translation>Pokazuj wskazówki podczas gry</translation>
    </message>
    <message>
        <source>Show all of them again</source>
        <translation>Pokaż wszystkie od nowa</translation>
    </message>
    <message>
        <source>Each tip comes up once more when it fits.</source>
        <translation>Każda wskazówka pojawi się ponownie, gdy będzie pasować.</translation>
    </message>
    <message numerus="yes">
        <source>%n tip(s) of {all} so far. Each comes up once, when the position fits it.</source>
        <translation>
            <numerusform>Jak dotąd %n wskazówka z {all}. Każda pojawia się raz, gdy pasuje do sytuacji.</numerusform>
            <numerusform>Jak dotąd %n wskazówki z {all}. Każda pojawia się raz, gdy pasuje do sytuacji.</numerusform>
            <numerusform>Jak dotąd %n wskazówek z {all}. Każda pojawia się raz, gdy pasuje do sytuacji.</numerusform>
        </translation>
    </message>
    <message>
        <source>None has come up yet.</source>
        <translation>Żadna się jeszcze nie pojawiła.</translation>
    </message>
    <message>
        <source>Play on: the first one will come.</source>
        <translation>Graj dalej: pierwsza na pewno się pojawi.</translation>
    </message>
</context>
<context>
    <name>TrackTalk</name>
    <message numerus="yes">
        <source>%n doubling sign(s)</source>
        <translation>
            <numerusform>%n symbol podwojenia</numerusform>
            <numerusform>%n symbole podwojenia</numerusform>
            <numerusform>%n symboli podwojenia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus card(s)</source>
        <translation>
            <numerusform>%n karta premii</numerusform>
            <numerusform>%n karty premii</numerusform>
            <numerusform>%n kart premii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any %n card(s) stand for one.</source>
        <translation>
            <numerusform>Dowolna %n karta zastępuje jedną.</numerusform>
            <numerusform>Dowolne %n karty zastępują jedną.</numerusform>
            <numerusform>Dowolnych %n kart zastępuje jedną.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of one colour stand for a locomotive.</source>
        <translation>
            <numerusform>%n karta jednego koloru zastępuje Lokomotywę.</numerusform>
            <numerusform>%n karty jednego koloru zastępują Lokomotywę.</numerusform>
            <numerusform>%n kart jednego koloru zastępuje Lokomotywę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any %n card(s) stand for a locomotive.</source>
        <translation>
            <numerusform>Dowolna %n karta zastępuje Lokomotywę.</numerusform>
            <numerusform>Dowolne %n karty zastępują Lokomotywę.</numerusform>
            <numerusform>Dowolnych %n kart zastępuje Lokomotywę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of train cards, each of one colour</source>
        <translation>
            <numerusform>%n para kart Wagonów jednego koloru</numerusform>
            <numerusform>%n pary kart Wagonów, każda jednego koloru</numerusform>
            <numerusform>%n par kart Wagonów, każda jednego koloru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ship cards for %n space(s)</source>
        <translation>
            <numerusform>karty statków na %n pole</numerusform>
            <numerusform>karty statków na %n pola</numerusform>
            <numerusform>karty statków na %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>of any one colour</source>
        <translation>dowolnego jednego koloru</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of any one colour</source>
        <translation>
            <numerusform>%n karta dowolnego koloru</numerusform>
            <numerusform>%n karty dowolnego jednego koloru</numerusform>
            <numerusform>%n kart dowolnego jednego koloru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing: ship cards for %n space(s)</source>
        <translation>
            <numerusform>Brakuje: karty statków na %n pole</numerusform>
            <numerusform>Brakuje: karty statków na %n pola</numerusform>
            <numerusform>Brakuje: karty statków na %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing: {cards}</source>
        <translation>Brakuje: {cards}</translation>
    </message>
    <message>
        <source>Tunnel, extra cards {shares}</source>
        <translation>Tunel, dopłata {shares}</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TracksModel</name>
    <message>
        <source>Cities</source>
        <translation>Miasta</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Właściciel</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Czego brakuje</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>You can claim it now</source>
        <translation>Możesz ją teraz zająć</translation>
    </message>
    <message>
        <source>You can pay for it</source>
        <translation>Stać cię na nią</translation>
    </message>
</context>
<context>
    <name>TracksTable</name>
    <message>
        <source>Which tracks are listed</source>
        <translation>Które nitki pokazać</translation>
    </message>
    <message>
        <source>All tracks</source>
        <translation>Wszystkie nitki</translation>
    </message>
    <message>
        <source>Claimable now</source>
        <translation>Do zajęcia teraz</translation>
    </message>
    <message>
        <source>On the way of my tickets</source>
        <translation>Na trasie moich Biletów</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Tracks of a city</source>
        <translation>Nitki miasta</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Nitki</translation>
    </message>
    <message>
        <source>Enter claims the track of the row.</source>
        <translation>Enter zajmuje nitkę z wiersza.</translation>
    </message>
</context>
<context>
    <name>TunnelPage</name>
    <message>
        <source>Revealed cards</source>
        <translation>Odkryte karty tunelu</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rezygnuję</translation>
    </message>
    <message>
        <source>You cannot pay that: your cards come back and the turn is over.</source>
        <translation>Nie możesz tyle zapłacić: karty wracają na rękę, a tura się kończy.</translation>
    </message>
</context>
<context>
    <name>TurnFlow</name>
    <message>
        <source>Refill the slot with a train card</source>
        <translation>Uzupełnij kartą Wagonu</translation>
    </message>
    <message>
        <source>Refill the slot with a ship card</source>
        <translation>Uzupełnij kartą Statku</translation>
    </message>
</context>
<context>
    <name>UndoDesk</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Cofnięto.</translation>
    </message>
    <message>
        <source>Nothing was taken back that could be brought back.</source>
        <translation>Nie ma niczego cofniętego, co można by przywrócić.</translation>
    </message>
    <message>
        <source>This game was set up without undo.</source>
        <translation>W tej grze cofanie jest wyłączone.</translation>
    </message>
    <message>
        <source>There is nothing of yours to take back.</source>
        <translation>Nie masz jeszcze czego cofnąć.</translation>
    </message>
    <message>
        <source>It cannot be taken back: {name} has moved since.</source>
        <translation>Nie można cofnąć: od tego czasu grę prowadził już gracz {name}.</translation>
    </message>
    <message>
        <source>It cannot be taken back: you have seen the card you drew.</source>
        <translation>Nie można cofnąć: widać już dobraną kartę.</translation>
    </message>
    <message>
        <source>It cannot be taken back: a new card has been turned over in the market.</source>
        <translation>Nie można cofnąć: wśród odkrytych kart pojawiła się nowa.</translation>
    </message>
    <message>
        <source>It cannot be taken back: you have seen the tickets you were offered.</source>
        <translation>Nie można cofnąć: widać już dobrane Bilety.</translation>
    </message>
    <message>
        <source>It cannot be taken back: the cards of a tunnel have been turned over.</source>
        <translation>Nie można cofnąć: odkryto karty tunelu.</translation>
    </message>
    <message>
        <source>It cannot be taken back: you have seen the bonus cards.</source>
        <translation>Nie można cofnąć: widać już karty premii.</translation>
    </message>
    <message>
        <source>It cannot be taken back: {name} has paid with cards from the hand since.</source>
        <translation>Nie można cofnąć: gracz {name} zapłacił już kartami z ręki.</translation>
    </message>
    <message>
        <source>It cannot be taken back: everybody’s pieces have been announced.</source>
        <translation>Nie można cofnąć: ogłoszono już, jakie pionki wybrali gracze.</translation>
    </message>
    <message>
        <source>It cannot be taken back: the game is over and all tickets lie open.</source>
        <translation>Nie można cofnąć: gra się skończyła i wszystkie Bilety są odkryte.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>{names} share the win</source>
        <translation>Wspólna wygrana: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more than the next</source>
        <translation>
            <numerusform>o %n więcej od następnego wyniku</numerusform>
            <numerusform>o %n więcej od następnego wyniku</numerusform>
            <numerusform>o %n więcej od następnego wyniku</numerusform>
        </translation>
    </message>
    <message>
        <source>No tie-break tells them apart.</source>
        <translation>Żadna zasada nie rozstrzyga remisu.</translation>
    </message>
    <message>
        <source>The most completed tickets decide.</source>
        <translation>Rozstrzyga liczba zrealizowanych Biletów.</translation>
    </message>
    <message>
        <source>The bonus for the longest path decides.</source>
        <translation>Rozstrzyga premia za najdłuższą trasę.</translation>
    </message>
    <message>
        <source>The longest path decides.</source>
        <translation>Rozstrzyga najdłuższa trasa.</translation>
    </message>
    <message>
        <source>The most goals won decide.</source>
        <translation>Rozstrzyga liczba zdobytych celów.</translation>
    </message>
    <message>
        <source>{names} have {points} each.</source>
        <translation>Remis: {names} mają {points}.</translation>
    </message>
    <message>
        <source>Winner: {names}</source>
        <translation>Zwycięzca: {names}</translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message>
        <source>good</source>
        <translation>dobry ruch</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>niedokładność</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>błąd</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>poważny błąd</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tura {turn}</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>{turn}: perhaps not the best</source>
        <translation>{turn}: może nie najlepszy ruch</translation>
    </message>
    <message numerus="yes">
        <source>%n good decision(s)</source>
        <translation>
            <numerusform>%n dobra decyzja</numerusform>
            <numerusform>%n dobre decyzje</numerusform>
            <numerusform>%n dobrych decyzji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(s)</source>
        <translation>
            <numerusform>%n niedokładność</numerusform>
            <numerusform>%n niedokładności</numerusform>
            <numerusform>%n niedokładności</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n błąd</numerusform>
            <numerusform>%n błędy</numerusform>
            <numerusform>%n błędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n poważny błąd</numerusform>
            <numerusform>%n poważne błędy</numerusform>
            <numerusform>%n poważnych błędów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Przywróć układ</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>P&amp;rzybliż</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Oddal</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Cała plansza</translation>
    </message>
    <message>
        <source>&amp;Next zone</source>
        <translation>&amp;Następna strefa</translation>
    </message>
    <message>
        <source>&amp;Previous zone</source>
        <translation>Poprzednia s&amp;trefa</translation>
    </message>
    <message>
        <source>Find a &amp;track by its city</source>
        <translation>&amp;Znajdź połączenie miasta</translation>
    </message>
</context>
<context>
    <name>WhoBox</name>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Inni</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>Bot: {name}</translation>
    </message>
</context>
<context>
    <name>Worries</name>
    <message>
        <source>Some settings could not be read and are as at the first start. The old file was set aside.</source>
        <translation>Niektórych ustawień nie dało się odczytać i są takie jak przy pierwszym uruchomieniu. Stary plik odłożono na bok.</translation>
    </message>
    <message>
        <source>The settings count for now, but could not be kept: {reason}.</source>
        <translation>Ustawienia działają, ale nie udało się ich zapisać: {reason}.</translation>
    </message>
    <message>
        <source>The game goes on, but could not be written to the disk: {reason}.</source>
        <translation>Gra trwa, ale nie udało się jej zapisać na dysku: {reason}.</translation>
    </message>
    <message>
        <source>A kept game could not be read. It was set aside as {name}.</source>
        <translation>Zapisanej partii nie dało się odczytać. Odłożono ją jako {name}.</translation>
    </message>
</context>
<context>
    <name>_DecisionCard</name>
    <message>
        <source>Find a better move</source>
        <translation>Znajdź lepszy ruch</translation>
    </message>
</context>
<context>
    <name>_PlayerDelegate</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s)</source>
        <translation>
            <numerusform>%n Bilet</numerusform>
            <numerusform>%n Bilety</numerusform>
            <numerusform>%n Biletów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n train(s)</source>
        <translation>
            <numerusform>%n wagon</numerusform>
            <numerusform>%n wagony</numerusform>
            <numerusform>%n wagonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n statek</numerusform>
            <numerusform>%n statki</numerusform>
            <numerusform>%n statków</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_ReplayDelegate</name>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
</context>
</TS>
