<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>BoardPresenter</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locomotive sign(s)</source>
        <translation>
            <numerusform>%n locomotive sign</numerusform>
            <numerusform>%n locomotive signs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus card(s)</source>
        <translation>
            <numerusform>%n bonus card</numerusform>
            <numerusform>%n bonus cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) needed</source>
        <translation>
            <numerusform>%n more card needed</numerusform>
            <numerusform>%n more cards needed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s) to draw from</source>
        <translation>
            <numerusform>%n ticket to draw from</numerusform>
            <numerusform>%n tickets to draw from</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExchangePage</name>
    <message numerus="yes">
        <source>It takes the whole turn and costs %n point(s).</source>
        <translation>
            <numerusform>It takes the whole turn and costs %n point.</numerusform>
            <numerusform>It takes the whole turn and costs %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoalsPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferPage</name>
    <message numerus="yes">
        <source>%n space(s) to claim</source>
        <translation>
            <numerusform>%n space to claim</numerusform>
            <numerusform>%n spaces to claim</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n ticket(s)</source>
        <translation>
            <numerusform>Keep %n ticket</numerusform>
            <numerusform>Keep %n tickets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep at least %n ticket(s).</source>
        <translation>
            <numerusform>Keep at least %n ticket.</numerusform>
            <numerusform>Keep at least %n tickets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All your tickets together: about %n space(s) to claim.</source>
        <translation>
            <numerusform>All your tickets together: about %n space to claim.</numerusform>
            <numerusform>All your tickets together: about %n spaces to claim.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n piece(s).</source>
        <translation>
            <numerusform>You have %n piece.</numerusform>
            <numerusform>You have %n pieces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PiecesPage</name>
    <message numerus="yes">
        <source>%n train(s)</source>
        <translation>
            <numerusform>%n train</numerusform>
            <numerusform>%n trains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TicketsModel</name>
    <message numerus="yes">
        <source>%n space(s) missing, too few pieces</source>
        <translation>
            <numerusform>%n space missing, too few pieces</numerusform>
            <numerusform>%n spaces missing, too few pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) missing</source>
        <translation>
            <numerusform>%n space missing</numerusform>
            <numerusform>%n spaces missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TunnelPage</name>
    <message numerus="yes">
        <source>The tunnel asks for %n more card(s)</source>
        <translation>
            <numerusform>The tunnel asks for %n more card</numerusform>
            <numerusform>The tunnel asks for %n more cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_PlayerDelegate</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s)</source>
        <translation>
            <numerusform>%n ticket</numerusform>
            <numerusform>%n tickets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n train(s)</source>
        <translation>
            <numerusform>%n train</numerusform>
            <numerusform>%n trains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
</context>
</TS>
