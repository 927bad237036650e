import QtQuick
import Aphelion

// The first table after the lessons: Standard, the facts of a beginner, hints, and one easy opponent. It has a lobby of its
// own, so that one that was half set up stays as it is.
QtObject {
    id: root

    required property App app
    readonly property LobbyForm lobby: LobbyForm { session: root.app.session }

    // player: the id of one of this device, or nobody and a name. The name of a trouble, or nothing.
    function begin(player: string, name: string): string {
        root.lobby.begin();
        root.lobby.remove(0); // of a try that failed
        root.lobby.withBoard = false;
        root.lobby.code = root.app.shownCode(root.lobby.modes[0].name);
        root.lobby.help = "Hints";
        if (player !== "")
            root.lobby.addPlayer(player);
        else
            root.lobby.add(name);
        root.lobby.setLevel(0, "Beginner");
        root.lobby.addBot(root.lobby.skills[0]);
        return root.app.beginTable(root.lobby);
    }
}
