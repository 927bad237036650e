import QtQuick
import Aphelion
import Aphelion.Parts

// Words for looking back: what could have been done (ShownChoice), and what knowing means in skies.
QtObject {
    id: root

    // One small function per kind of choice.
    readonly property var choices: ({
        Survey: choice => Words.fill(qsTr("Survey %1 in %2", "what could have been done: %1 'asteroids', %2 'sectors 10–3'"), LogWords.surveyed(choice.object), LogWords.sectors(choice.from, choice.to)),
        Target: choice => qsTr("Target sector %1", "what could have been done").arg(choice.sector),
        Research: choice => Words.fill(qsTr("Research %1, %2", "what could have been done: %1 the topic's letter, %2 'asteroids and comets'"), choice.topic, ClueWords.about(choice.title)),
        Locate: choice => Words.fill(qsTr("Locate Planet X in sector %1, between %2 and %3", "what could have been done: %2 and %3 'a comet'"), choice.sector, ClueWords.one(choice.before), ClueWords.one(choice.after)),
        Theories: choice => choice.theories.length === 0 ? qsTr("Publish no theory", "what could have been done")
            : qsTr("Publish: %1", "what could have been done: %1 theories, 'sector 3 is a comet and sector 6 is a gas cloud'").arg(Words.all(choice.theories.map(theory => root.theory(theory))))
    })

    function choice(choice: var): string {
        const words = root.choices[choice.kind];
        return words ? words(choice) : "";
    }
    function theory(theory: var): string {
        return Words.fill(qsTr("sector %1 is %2", "a theory inside a sentence: %1 a number, %2 'a comet'"), theory.sector, ClueWords.one(theory.object));
    }
    function number(value: double): string {
        return Number(value).toLocaleString(Words.locale, "f", 0);
    }
    function skies(value: int): string {
        return value === 1 ? qsTr("1 sky", "so many skies are still possible") : qsTr("%1 skies", "so many skies are still possible").arg(number(value));
    }
    function bits(value: double): string {
        return Number(value).toLocaleString(Words.locale, "f", 1);
    }
    // What so many bits mean: of how many skies one is left.
    function share(bits: double): string {
        const of = Math.pow(2, bits);
        if (of < 1.15)
            return qsTr("almost every sky is left", "what an answer tells: next to nothing");
        if (of < 1.75)
            return qsTr("about 2 of 3 skies are left", "what an answer tells");
        return qsTr("about 1 of %1 skies is left", "what an answer tells").arg(number(of));
    }
    function asks(choice: var): bool {
        return choice.kind === "Survey" || choice.kind === "Target" || choice.kind === "Research";
    }
    // What was to be expected of a question.
    function expected(choice: var): string {
        const sky = Words.fill(qsTr("It costs %1 and tells about %2 bits: %3.", "what an action is expected to tell: %1 sectors of time, %2 a number, %3 'about 1 of 5 skies is left'"), choice.cost, bits(choice.bits), share(choice.bits));
        return choice.bitsAboutX < 0.05 ? sky
            : sky + " " + qsTr("%1 of them are about Planet X and its neighbours.", "of the bits that an action tells").arg(bits(choice.bitsAboutX));
    }
    // What was done instead.
    function instead(advice: var, who: string): string {
        if (!asks(advice.done))
            return Words.fill(qsTr("%1 chose: %2", "%1 a name, %2 'Publish no theory' or 'Locate Planet X in …'"), who, choice(advice.done));
        return Words.fill(qsTr("%1’s question cost %2 and was good for about %3 bits.", "%1 a name, %2 sectors of time, %3 a number"), who, advice.done.cost, bits(advice.done.bits))
            + " " + qsTr("Its answer told %1.", "%1 a number of bits").arg(bits(advice.told));
    }
    // Why what asks nothing was best.
    function why(advice: var): string {
        if (advice.best.kind === "Locate")
            return advice.skies === 1 ? qsTr("Only one sky was left.", "why locating Planet X would have been best")
                                      : qsTr("Nothing else was left for Planet X and its neighbours.", "why locating Planet X would have been best");
        if (advice.best.kind === "Theories")
            return advice.best.theories.length === 0 ? qsTr("Nothing more could be certain yet.", "why no theory would have been best")
                                                     : qsTr("That could be certain by then.", "why these theories would have been best");
        return expected(advice.best);
    }
    // When Planet X could be known, and by what.
    function since(curve: var, lines: var, players: var): string {
        if (curve.since < 0)
            return qsTr("Planet X could not be known before the end", "of one player");
        if (curve.since === 0)
            return qsTr("Planet X could be known from the starting facts alone", "of one player");
        return Words.fill(qsTr("Planet X could be known after step %1: %2", "of one player; %1 a number, %2 the line of the log in words"), curve.since, LogWords.sentence(lines[curve.since], players));
    }
}
