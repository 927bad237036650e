pragma Singleton
import QtQuick

// Words about devices that look for each other before a game: what is in the way, and what playing by the code alone means.
QtObject {
    id: root

    // Each: what is so, and what can be done.
    readonly property var obstacles: ({
        WrongCode: [qsTr("This is not the code of that table", "why joining stopped"), qsTr("Compare it with the one on the host’s screen, symbol by symbol. If it is right, that was another table near you, and this device goes on looking.", "what to do about it")],
        Wait: [qsTr("Wrong codes were tried at that table", "why joining waits"), qsTr("It lets nobody try for a moment. This device tries again by itself.", "what to do about it")],
        NotWanted: [qsTr("Not let in this time", "why joining stopped"), qsTr("The host said “not now”. Talk to each other, then ask again.", "what to do about it")],
        Full: [qsTr("All seats are taken", "why joining stopped"), qsTr("Four people can play. If somebody makes room, ask again.", "what to do about it")],
        TooLate: [qsTr("The game has gone too far", "why joining stopped"), qsTr("Nobody can join it any more. You can join the next one.", "what to do about it")],
        NotAdmitted: [qsTr("That device takes nobody in", "why joining stopped"), qsTr("It is not the one that shows the code. Stand nearer to that one, then try again.", "what to do about it")],
        TheyAreNewer: [qsTr("Update this app", "why joining stopped"), qsTr("The host has a newer version, and the two do not understand each other.", "what to do about it")],
        TheyAreOlder: [qsTr("The host must update the app", "why joining stopped"), qsTr("It is older there than here, and the two do not understand each other.", "what to do about it")],
        Strangers: [qsTr("Another table answered", "why joining goes on looking"), qsTr("It is not yours. This device goes on looking.", "what to do about it")],
        Silent: [qsTr("The connection was lost", "why joining goes on looking"), qsTr("This device looks for the table again. Nothing you chose is lost.", "what to do about it")],
        Left: [qsTr("The host has closed the table", "why joining stopped"), qsTr("If it is opened again with the same code, try again.", "what to do about it")],
        Broken: [qsTr("The devices misunderstood each other", "why joining stopped"), qsTr("Try again. If that does not help, restart the app on both.", "what to do about it")],
        Forged: [qsTr("Somebody meddled with the connection", "why joining stopped"), qsTr("Nothing of it was taken in. Try again.", "what to do about it")]
    })
    // What it means that devices share nothing but the code.
    readonly property string codeWithBoard: qsTr("With the code alone every device has the same sky and answers for itself. Turns, time and theories are on your board.", "about a game with the cardboard board on several devices that are not connected")
    readonly property string codeOnScreen: qsTr("With the code alone, devices do not share turns, time or theories: each would play a game of its own. Share this device, or play with the board.", "about a game without the cardboard board on several devices that are not connected")

    function title(obstacle: string): string {
        return obstacle === "" ? "" : root.obstacles[obstacle][0];
    }
    function detail(obstacle: string): string {
        return obstacle === "" ? "" : root.obstacles[obstacle][1];
    }
    function both(first: string, second: string): string {
        return first === "" || second === "" ? first + second : qsTr("%1 %2", "two sentences after one another").arg(first).arg(second);
    }
    function byCode(withBoard: bool): string {
        return withBoard ? root.codeWithBoard : root.codeOnScreen;
    }
}
