<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>NoteWords</name>
    <message numerus="yes">
        <source>%1 And %n more.</source>
        <comment>why the notes cannot be right: %1 a sentence, %n how many others</comment>
        <translation>
            <numerusform>%1 And %n more.</numerusform>
            <numerusform>%1 And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScorePlayers</name>
    <message numerus="yes">
        <source>%1, %n points</source>
        <comment>spoken name of a player on the score sheet</comment>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>games</source>
        <comment>under a number: that were played</comment>
        <translation>
            <numerusform>game</numerusform>
            <numerusform>games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won</source>
        <comment>under a number: games</comment>
        <translation>
            <numerusform>won</numerusform>
            <numerusform>won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TodayWords</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <comment>skies of the day, one after the other</comment>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WinnerWords</name>
    <message numerus="yes">
        <source>%1 has %n points</source>
        <comment>after a game alone: %1 a name</comment>
        <translation>
            <numerusform>%1 has %n point</numerusform>
            <numerusform>%1 has %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n points</source>
        <comment>after the game: %1 a name</comment>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n points</source>
        <comment>after the game: %1 two or more names</comment>
        <translation>
            <numerusform>%1 share the victory with %n point</numerusform>
            <numerusform>%1 share the victory with %n points</numerusform>
        </translation>
    </message>
</context>
</TS>
