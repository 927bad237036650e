<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CompanyWords</name>
    <message numerus="yes">
        <source>A bot plays for %1 as soon as %n more people agree on their own phones.</source>
        <comment>%1 a player who is out of reach</comment>
        <translation>
            <numerusform>A bot plays for %1 as soon as %n more person agrees on their own phone.</numerusform>
            <numerusform>A bot plays for %1 as soon as %n more people agree on their own phones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes on with another phone as soon as %n more people agree on their own phones.</source>
        <comment>%1 a player</comment>
        <translation>
            <numerusform>%1 goes on with another phone as soon as %n more person agrees on their own phone.</numerusform>
            <numerusform>%1 goes on with another phone as soon as %n more people agree on their own phones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuessTold</name>
    <message numerus="yes">
        <source>Now move your pawn %n sectors.</source>
        <comment>with the board on the table, after an answer</comment>
        <translation>
            <numerusform>Now move your pawn %n sector.</numerusform>
            <numerusform>Now move your pawn %n sectors.</numerusform>
        </translation>
    </message>
</context>
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
        <source>%n points</source>
        <comment>large, after a game alone</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n points</source>
        <comment>below &apos;Ana wins&apos;</comment>
        <translation>
            <numerusform>with %n point</numerusform>
            <numerusform>with %n points</numerusform>
        </translation>
    </message>
</context>
</TS>
