<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Bills</name>
    <message numerus="yes">
        <source>The tunnel asks for %n more card(s)</source>
        <translation>
            <numerusform>The tunnel asks for %n more card</numerusform>
            <numerusform>The tunnel asks for %n more cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardFacts</name>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tracks</source>
        <translation>
            <numerusform>%n track</numerusform>
            <numerusform>%n tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tickets</source>
        <translation>
            <numerusform>%n ticket</numerusform>
            <numerusform>%n tickets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ceremony</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed ticket(s)</source>
        <translation>
            <numerusform>%n completed ticket</numerusform>
            <numerusform>%n completed tickets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>named by %n completed ticket(s)</source>
        <translation>
            <numerusform>named by %n completed ticket</numerusform>
            <numerusform>named by %n completed tickets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n port(s) not built</source>
        <translation>
            <numerusform>%n port not built</numerusform>
            <numerusform>%n ports not built</numerusform>
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
    <name>GuidedGame</name>
    <message numerus="yes">
        <source>Next (%n more)</source>
        <translation>
            <numerusform>Next (%n more)</numerusform>
            <numerusform>Next (%n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message numerus="yes">
        <source>%n to spare</source>
        <translation>
            <numerusform>%n to spare</numerusform>
            <numerusform>%n to spare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more turn(s).</source>
        <translation>
            <numerusform>You have %n more turn.</numerusform>
            <numerusform>You have %n more turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reckoned with about %n more turn(s), by the pieces and cards of the others.</source>
        <translation>
            <numerusform>Reckoned with about %n more turn, by the pieces and cards of the others.</numerusform>
            <numerusform>Reckoned with about %n more turns, by the pieces and cards of the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No: only %n train(s) left</source>
        <translation>
            <numerusform>No: only %n train left</numerusform>
            <numerusform>No: only %n trains left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last round begins when somebody has %n piece(s) or fewer left.</source>
        <translation>
            <numerusform>The last round begins when somebody has %n piece or fewer left.</numerusform>
            <numerusform>The last round begins when somebody has %n pieces or fewer left.</numerusform>
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
        <source>Keep %n ticket(s)</source>
        <translation>
            <numerusform>Keep %n ticket</numerusform>
            <numerusform>Keep %n tickets</numerusform>
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
    <name>ReplaysModel</name>
    <message numerus="yes">
        <source>not finished, %n step(s)</source>
        <translation>
            <numerusform>not finished, %n step</numerusform>
            <numerusform>not finished, %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewReport</name>
    <message numerus="yes">
        <source>%n space(s) of its shortest way were not laid.</source>
        <translation>
            <numerusform>%n space of its shortest way was not laid.</numerusform>
            <numerusform>%n spaces of its shortest way were not laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these also serve(s) another ticket.</source>
        <translation>
            <numerusform>%n of these also serves another ticket.</numerusform>
            <numerusform>%n of these also serve another ticket.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n rule found</numerusform>
            <numerusform>%n rules found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Script</name>
    <message numerus="yes">
        <source>The discards are shuffled: %n card(s)</source>
        <translation>
            <numerusform>The discards are shuffled: %n card</numerusform>
            <numerusform>The discards are shuffled: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody has %n more turn(s).</source>
        <translation>
            <numerusform>Everybody has %n more turn.</numerusform>
            <numerusform>Everybody has %n more turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with hints or undo</source>
        <translation>
            <numerusform>%n with hints or undo</numerusform>
            <numerusform>%n with hints or undo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missed</source>
        <translation>
            <numerusform>%n missed</numerusform>
            <numerusform>%n missed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SupplyModel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
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
    <name>TipsWindow</name>
    <message numerus="yes">
        <source>%n tip(s) of {all} so far. Each comes up once, when the position fits it.</source>
        <translation>
            <numerusform>%n tip of {all} so far. Each comes up once, when the position fits it.</numerusform>
            <numerusform>%n tips of {all} so far. Each comes up once, when the position fits it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrackTalk</name>
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
        <source>%n doubling sign(s)</source>
        <translation>
            <numerusform>%n doubling sign</numerusform>
            <numerusform>%n doubling signs</numerusform>
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
        <source>Any %n card(s) stand for one.</source>
        <translation>
            <numerusform>Any %n card stand for one.</numerusform>
            <numerusform>Any %n cards stand for one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of one colour stand for a locomotive.</source>
        <translation>
            <numerusform>%n card of one colour stand for a locomotive.</numerusform>
            <numerusform>%n cards of one colour stand for a locomotive.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any %n card(s) stand for a locomotive.</source>
        <translation>
            <numerusform>Any %n card stand for a locomotive.</numerusform>
            <numerusform>Any %n cards stand for a locomotive.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of train cards, each of one colour</source>
        <translation>
            <numerusform>%n pair of train cards, each of one colour</numerusform>
            <numerusform>%n pairs of train cards, each of one colour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ship cards for %n space(s)</source>
        <translation>
            <numerusform>ship cards for %n space</numerusform>
            <numerusform>ship cards for %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of any one colour</source>
        <translation>
            <numerusform>%n card of any one colour</numerusform>
            <numerusform>%n cards of any one colour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Missing: ship cards for %n space(s)</source>
        <translation>
            <numerusform>Missing: ship cards for %n space</numerusform>
            <numerusform>Missing: ship cards for %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more than the next</source>
        <translation>
            <numerusform>%n more than the next</numerusform>
            <numerusform>%n more than the next</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message numerus="yes">
        <source>%n good decision(s)</source>
        <translation>
            <numerusform>%n good decision</numerusform>
            <numerusform>%n good decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(s)</source>
        <translation>
            <numerusform>%n inaccuracy</numerusform>
            <numerusform>%n inaccuracies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
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
