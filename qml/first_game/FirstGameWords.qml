import QtQuick

// What each lesson of the first game says: before, what to do, on the button, and after.
QtObject {
    id: root

    readonly property string you: qsTr("You", "name of the learner in the first game")
    readonly property string companion: qsTr("Vera", "name of the other player in the first game")
    readonly property var lessons: ({
        Sky: {
            title: qsTr("The sky", "title of a lesson"),
            before: qsTr("Twelve sectors in a ring, one thing in each: comets, asteroids, gas clouds, a dwarf planet, or nothing. Planet X hides in one of them, and to every telescope it looks empty. The Earth stands in the middle: only the bright half can be seen. The pawns on the rim show how much time everybody has spent. Whoever is last has the turn.", "lesson 1"),
            after: ""
        },
        Survey: {
            title: qsTr("Survey", "title of a lesson"),
            before: qsTr("A survey counts one kind of thing in a run of visible sectors. The more sectors, the less time it costs.", "lesson 2"),
            task: qsTr("Pick sectors 1 to 6 and count the asteroids.", "what to do in lesson 2"),
            button: qsTr("Survey asteroids", "button in lesson 2"),
            after: qsTr("Only you know the answer. The others saw only what you asked. Your pawn has moved on 3 sectors, so now it is Vera’s turn.", "lesson 2, after the survey")
        },
        Notes: {
            title: qsTr("Notes", "title of a lesson"),
            before: qsTr("Now think. There is one asteroid in sectors 1 to 6, and by a law of the sky every asteroid has another one beside it. In sector 3 its neighbour would be in 2 or 4: that would make two. So sector 3 is no asteroid.", "lesson 3"),
            task: qsTr("Tap asteroid (A) in the row of sector 3 to cross it out.", "what to do in lesson 3"),
            after: qsTr("The same goes for 2, 4 and 5. Only 1 and 6 are left: there the neighbour is outside the six. Your notes are your own; nobody else sees them.", "lesson 3, after the mark")
        },
        NoTheory: {
            title: qsTr("A theory phase", "title of a lesson"),
            before: qsTr("Vera has played, and the Earth has passed a theory sign on the rim. Now everybody may publish a theory about a sector, in secret: it brings points if it is right, and costs time if it is wrong. You are sure of nothing yet.", "lesson 4"),
            task: qsTr("Publish nothing this time.", "what to do in lesson 4"),
            button: qsTr("No theory this time", "button in lesson 4"),
            after: qsTr("The others see only that you have chosen.", "lesson 4, afterwards")
        },
        Target: {
            title: qsTr("Target", "title of a lesson"),
            before: qsTr("To target a sector shows what is in it. It costs 4, and you can do it twice in a game. The asteroid is in 1 or 6. Sector 1 is below the horizon now, 6 is visible.", "lesson 5"),
            task: qsTr("Target sector 6.", "what to do in lesson 5"),
            button: qsTr("Target sector 6", "button in lesson 5"),
            after: qsTr("An asteroid! It needs another beside it, and 5 is none: so 7 is an asteroid, too. You know that without looking.", "lesson 5, afterwards")
        },
        Publish: {
            title: qsTr("Publish a theory", "title of a lesson"),
            before: qsTr("The next theory phase. Now you are sure of something. The earlier a right theory lies there, the better: the first in a sector gets a point more.", "lesson 6"),
            task: qsTr("Publish: sector 6 is an asteroid.", "what to do in lesson 6"),
            button: qsTr("Seal", "button in lesson 6"),
            after: qsTr("Your token lies face down in sector 6. At every theory phase it moves one space inwards. When it arrives, it is turned up.", "lesson 6, afterwards")
        },
        Research: {
            title: qsTr("Research", "title of a lesson"),
            before: qsTr("Research costs only 1 and tells a rule about this sky. You cannot do it twice in a row. The titles say what each topic is about.", "lesson 7"),
            task: qsTr("Research topic F, asteroids.", "what to do in lesson 7"),
            button: qsTr("Research topic F", "button in lesson 7"),
            after: qsTr("Two asteroids are in 6 and 7, none in 2 to 5. With this rule all four are in 6 to 10.", "lesson 7, afterwards")
        },
        Review: {
            title: qsTr("Peer review", "title of a lesson"),
            before: qsTr("Some turns later. You have surveyed what appears empty in 9 to 12 and found two such sectors. And your token has arrived: it was turned up, and you were right. So was Vera with her dwarf planet in 8. What is confirmed, everybody knows. Who is wrong loses a sector of time and the token.", "lesson 8"),
            after: ""
        },
        Locate: {
            title: qsTr("Locate Planet X", "title of a lesson"),
            before: qsTr("After one more survey your notes say nearly everything. Sectors 4, 11 and 12 appear empty: Planet X is in one of them. By a law of the sky every gas cloud is beside a truly empty sector. The one in 1 has only 12, the one in 5 has only 4. So where is Planet X?", "lesson 9"),
            task: qsTr("Tap its sector and say what lies before and after it.", "what to do in lesson 9"),
            button: qsTr("Locate Planet X", "button in lesson 9"),
            after: qsTr("You found it! When somebody finds Planet X the game ends. Those who are behind on the rim have one last chance.", "lesson 9, afterwards")
        },
        Score: {
            title: qsTr("The score", "title of a lesson"),
            before: qsTr("Points come from right theories, from having been first with them, and from Planet X. That is the whole game. In your own games the app keeps everything in order and says why something cannot be done.", "lesson 10"),
            after: ""
        }
    })

    function of(lesson: string): var {
        return root.lessons[lesson] ?? { title: "", before: "", after: "" };
    }
    // What is still missing, for somebody who did something else.
    readonly property string notThat: qsTr("In your own games you may. For this lesson:", "before the task, when somebody did something else")
}
