import QtQuick

// What each lesson of the first game says: a sentence or two, and what to do. What is said to another press than the
// one that is asked for is true in a real game, too.
QtObject {
    id: root

    readonly property string you: qsTr("You", "name of the learner in the first game")
    readonly property string companion: qsTr("Vera", "name of the other player in the first game")
    readonly property var lessons: ({
        Sky: {
            title: qsTr("The sky", "title of a lesson"),
            icon: "object-planet-x",
            said: qsTr("Planet X hides in one of these 12 sectors. It looks empty, even through a telescope.", "lesson: the sky")
        },
        Objects: {
            title: qsTr("What is out there", "title of a lesson: the objects in the sky"),
            icon: "object-asteroid",
            said: qsTr("Each of them keeps a law. Remember: asteroids are never alone.", "lesson: the six objects, above a list of them with their laws")
        },
        Survey: {
            title: qsTr("Survey", "title of a lesson"),
            icon: "action-survey",
            said: qsTr("A survey counts one kind of thing in the bright half.", "lesson: survey"),
            task: qsTr("Count asteroids: tap 1, then 6, or drag.", "what to do in the lesson: survey"),
            replies: {
                Possible: qsTr("In a real game, why not! Here we survey 1 to 6.", "reply to another run of sectors in the lesson: survey"),
                Hidden: qsTr("That one is below the horizon. Only the bright half can be surveyed.", "reply to a dark sector in the lesson: survey")
            }
        },
        Told: {
            title: qsTr("Your turn is over", "title of a lesson: after the survey"),
            icon: "object-asteroid",
            said: qsTr("One asteroid, and only you know! It took 3 of your time: Vera is last now, so she plays.", "lesson: after the survey; Vera is the other player")
        },
        Notes: {
            title: qsTr("Notes", "title of a lesson"),
            icon: "ui-write",
            said: qsTr("An asteroid in 3 would need another in 2 or 4: two, but you counted one.", "lesson: notes; there is one asteroid in sectors 1 to 6, and they are never alone"),
            task: qsTr("So cross it out: row 3, A.", "what to do in the lesson: notes"),
            replies: {
                AlsoTrue: qsTr("Right, that one goes too! But take the lit one first.", "reply to another cell that can be crossed out, in the lesson: notes"),
                Unknown: qsTr("Nobody can know that yet.", "reply to a cell that cannot be crossed out yet, in the lesson: notes")
            }
        },
        Target: {
            title: qsTr("Target", "title of a lesson"),
            icon: "action-target",
            said: qsTr("2, 4 and 5 are out, too: the asteroid is in 1 or 6.", "lesson: target; sectors 2, 4 and 5 are crossed out like 3"),
            task: qsTr("Tap 6 to look inside: that works twice a game.", "what to do in the lesson: target"),
            replies: {
                Possible: qsTr("You could. But the asteroid is in 1 or 6.", "reply to another visible sector in the lesson: target"),
                Hidden: qsTr("That one is below the horizon. Only the bright half can be targeted.", "reply to a dark sector in the lesson: target")
            }
        },
        Publish: {
            title: qsTr("Publish a theory", "title of a lesson"),
            icon: "action-theory",
            said: qsTr("An asteroid, and so is 7! Right theories score, the first even more.", "lesson: publish"),
            task: qsTr("It’s theory time: tap 6 to publish it, face down.", "what to do in the lesson: publish"),
            replies: {
                AlsoTrue: qsTr("Right as well! But let’s publish 6.", "reply to the other sector with an asteroid in the lesson: publish"),
                RuledOut: qsTr("Your notes say: no asteroid there.", "reply to a sector without an asteroid in the lesson: publish"),
                Unknown: qsTr("That would be a guess, and a wrong theory costs time.", "reply to a sector of which nothing is known in the lesson: publish")
            }
        },
        Research: {
            title: qsTr("Research", "title of a lesson"),
            icon: "action-research",
            said: qsTr("Research tells a rule of this sky for just 1, but never twice in a row.", "lesson: research"),
            task: qsTr("Tap F to read about asteroids.", "what to do in the lesson: research"),
            replies: {
                Possible: qsTr("Worth reading, too, one day. Now we are after the asteroids.", "reply to another topic in the lesson: research")
            }
        },
        Clue: {
            title: qsTr("Put it together", "title of a lesson: after research"),
            icon: "ui-check",
            said: qsTr("%1 You have 6 and 7, so all four are in 6 to 10.", "lesson: after research; %1 a whole sentence, 'All asteroids are in a band of 5 sectors or less.'")
        },
        Review: {
            title: qsTr("Peer review", "title of a lesson"),
            icon: "action-peer-review",
            said: qsTr("Some turns later your theory is turned up, and it’s right! A wrong one costs the token and a sector of time.", "lesson: peer review")
        },
        Locate: {
            title: qsTr("Locate Planet X", "title of a lesson"),
            icon: "action-locate",
            said: qsTr("4, 11 and 12 look empty, but the gas clouds in 1 and 5 need truly empty neighbours.", "lesson: locate"),
            task: qsTr("Which one is Planet X? Tap it.", "what to do in the lesson: locate"),
            replies: {
                Empty: qsTr("That one is truly empty: a gas cloud needs it. One light less!", "reply to an empty sector in the lesson: locate"),
                Known: qsTr("You know already what is there. Planet X looks empty.", "reply to a sector with something in it in the lesson: locate")
            }
        },
        Score: {
            title: qsTr("You found it!", "title of the last lesson"),
            icon: "object-planet-x",
            said: qsTr("To locate it you also name its neighbours: an asteroid and nothing. Others then have a last chance, and points decide.", "the last lesson")
        }
    })
    readonly property string otherEnd: qsTr("Good! Now the other end.", "what to do in the lesson: survey, when one end of the run is picked")

    // clue: a whole sentence, for the lesson that needs one
    function said(lesson: string, reply: string, clue: string): string {
        const one = root.lessons[lesson] ?? { said: "" }, replies = one.replies ?? {};
        return (replies[reply] ?? one.said).replace("%1", clue);
    }
    function task(lesson: string, reply: string): string {
        return reply === "Begun" ? root.otherEnd : root.lessons[lesson]?.task ?? "";
    }
    // Whatever can stand there: {said, task}
    function all(clue: string): var {
        return Object.keys(root.lessons).reduce((known, lesson) => known.concat(root.allOf(lesson, clue)), []);
    }
    function allOf(lesson: string, clue: string): var {
        return Object.keys(root.lessons[lesson].replies ?? {}).concat("", "Begun").map(reply => ({ said: root.said(lesson, reply, clue), task: root.task(lesson, reply) }));
    }
}
