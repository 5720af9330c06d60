<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
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
        <source>{least} to {most} players</source>
        <translation>od {least} do {most} graczy</translation>
    </message>
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
</context>
<context>
    <name>BoardPresenter</name>
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
    <message numerus="yes">
        <source>%n locomotive sign(s)</source>
        <translation>
            <numerusform>%n symbol Lokomotywy</numerusform>
            <numerusform>%n symbole Lokomotywy</numerusform>
            <numerusform>%n symboli Lokomotywy</numerusform>
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
        <source>%n more card(s) needed</source>
        <translation>
            <numerusform>Brakuje %n karty</numerusform>
            <numerusform>Brakuje %n kart</numerusform>
            <numerusform>Brakuje %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>You can pay for it</source>
        <translation>Możesz za nią zapłacić</translation>
    </message>
    <message>
        <source>Tunnel, extra cards {shares}</source>
        <translation>Tunel, dodatkowe karty {shares}</translation>
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
    <name>CardsPage</name>
    <message>
        <source>Tickets</source>
        <translation>Bilety</translation>
    </message>
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
        <source>Market slot</source>
        <translation>Odkryta karta</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stos</translation>
    </message>
    <message>
        <source>Empty slot</source>
        <translation>Puste miejsce</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n karta w stosie</numerusform>
            <numerusform>%n karty w stosie</numerusform>
            <numerusform>%n kart w stosie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) to draw from</source>
        <translation>
            <numerusform>%n Bilet w stosie</numerusform>
            <numerusform>%n Bilety w stosie</numerusform>
            <numerusform>%n Biletów w stosie</numerusform>
        </translation>
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
    <name>GamePage</name>
    <message>
        <source>Announcement</source>
        <translation>Komunikat</translation>
    </message>
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
        <source>Goals</source>
        <translation>Cele</translation>
    </message>
    <message>
        <source>Take a second card.</source>
        <translation>Dobierz drugą kartę.</translation>
    </message>
    <message>
        <source>Your last turns: draw cards, claim a track or take tickets.</source>
        <translation>Twoje ostatnie tury: dobierz karty, utwórz połączenie albo weź Bilety.</translation>
    </message>
    <message>
        <source>Your turn: draw cards, claim a track or take tickets.</source>
        <translation>Twoja tura: dobierz karty, utwórz połączenie albo weź Bilety.</translation>
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
    <name>HandRow</name>
    <message>
        <source>Your hand</source>
        <translation>Twoja ręka</translation>
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
        <source>What happened</source>
        <translation>Co się stało</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nowa gra…</translation>
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
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Pace of the bots</source>
        <translation>&amp;Tempo botów</translation>
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
        <source>&amp;Reset the layout</source>
        <translation>&amp;Przywróć układ</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>P&amp;owiększ</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Cała plansza</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
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
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
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
        <source>Keep at least %n ticket(s).</source>
        <translation>
            <numerusform>Zachowaj co najmniej %n Bilet.</numerusform>
            <numerusform>Zachowaj co najmniej %n Bilety.</numerusform>
            <numerusform>Zachowaj co najmniej %n Biletów.</numerusform>
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
    <name>PaymentPage</name>
    <message>
        <source>Pay</source>
        <translation>Zapłać</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
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
        <source>Play again</source>
        <translation>Zagraj jeszcze raz</translation>
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
        <source>{names} share the win</source>
        <translation>Zwycięstwo dzielą: {names}</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>Zwycięzca: {names}</translation>
    </message>
    <message>
        <source>A tie, decided by the most completed tickets.</source>
        <translation>Remis rozstrzyga liczba ukończonych Biletów.</translation>
    </message>
    <message>
        <source>A tie, decided by the bonus for the longest path.</source>
        <translation>Remis rozstrzyga premia za najdłuższą trasę.</translation>
    </message>
    <message>
        <source>A tie, decided by the longest path.</source>
        <translation>Remis rozstrzyga najdłuższa trasa.</translation>
    </message>
    <message>
        <source>A tie, decided by the most goals won.</source>
        <translation>Remis rozstrzyga liczba zdobytych Celów.</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>New game: {board}</source>
        <translation>Nowa gra: {board}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Imię gracza {number}</translation>
    </message>
    <message>
        <source>Who plays as player {number}</source>
        <translation>Kto gra jako gracz {number}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>Bot: {name}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>Chosen at random</source>
        <translation>Wylosowany</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Ziarno rozdania</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation>To samo ziarno rozdaje te same karty.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Four boards, local bots, offline. Choose a board.</source>
        <translation>Cztery plansze, boty na miejscu, bez sieci. Wybierz planszę.</translation>
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
    <name>TunnelPage</name>
    <message>
        <source>Give up</source>
        <translation>Rezygnuję</translation>
    </message>
    <message numerus="yes">
        <source>The tunnel asks for %n more card(s)</source>
        <translation>
            <numerusform>Tunel żąda jeszcze %n karty</numerusform>
            <numerusform>Tunel żąda jeszcze %n kart</numerusform>
            <numerusform>Tunel żąda jeszcze %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot pay that: your cards come back and the turn is over.</source>
        <translation>Nie możesz tyle zapłacić: karty wracają na rękę, a tura się kończy.</translation>
    </message>
</context>
<context>
    <name>TurnFlow</name>
    <message>
        <source>How do you pay for {track}?</source>
        <translation>Jak płacisz za: {track}?</translation>
    </message>
    <message>
        <source>Refill the slot with a train card</source>
        <translation>Uzupełnij kartą Wagonu</translation>
    </message>
    <message>
        <source>Refill the slot with a ship card</source>
        <translation>Uzupełnij kartą Statku</translation>
    </message>
    <message>
        <source>How do you pay for the port of {city}?</source>
        <translation>Jak płacisz za port ({city})?</translation>
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
</TS>
