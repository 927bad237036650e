pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// The pages on the way to a new table, of this device or of another one, and what follows what.
QtObject {
    id: root

    required property App app
    required property PageStack pages
    property bool severalHere: true
    property bool boardBeside: false // the cardboard board, beside a game on the screen
    readonly property Cardboard cardboard: Cardboard { session: root.app.session }
    property string typed // of a code, for whoever goes back home and returns
    property bool joining: false // somebody else's table, not one of this device's own
    readonly property TableModel table: TableModel { session: root.app.session } // the last one
    readonly property LobbyForm lobby: LobbyForm { session: root.app.session }

    signal arrived() // a table is open
    onArrived: typed = ""

    function begin() {
        root.boardBeside = false;
        root.lobby.begin();
    }
    function newGame() {
        root.begin();
        root.pages.push(root.newGamePage);
    }
    // Alone against bots: any game, or the contest of the day with this code.
    function solo(code = "") {
        root.begin();
        root.lobby.withBoard = false;
        if (code === "")
            root.lobby.addBot("Observer");
        else
            root.lobby.enterContest(code);
        root.pages.push(root.soloPage, { code: code });
    }
    function enterCode() {
        root.begin();
        root.pages.push(root.enterCodePage, { typed: root.typed });
    }
    // Whether somebody may be waiting for the table that is being set up or looked for.
    function settingUp(): bool {
        return root.pages.find(page => page instanceof CodePage || page instanceof LobbyPage) !== null;
    }
    // Whether this link leads to where one already is.
    function leadsHere(link: string): bool {
        const code = root.app.checkCode(link).code;
        return code !== "" && (root.app.playing ? root.app.tableCode === code : root.settingUp() && root.lobby.code === code);
    }
    // Whoever follows a link finds its code typed in. A table that was open is kept as it is.
    function followLink(home: Component, link: string) {
        root.app.leave();
        root.begin();
        root.pages.replace(null, [home, {}, root.enterCodePage, { typed: link }]);
    }
    // The same people once more. Where all of them are at this device, the next game begins at once; where another device
    // led the last game, it has the new code.
    function playAgain(home: Component) {
        if (root.app.rematch(root.lobby) !== "")
            return;
        const allHere = Array.from(root.table.players).every(player => player.here || player.bot !== "" || !player.seated);
        root.severalHere = root.lobby.seats.length > 1;
        root.boardBeside = root.cardboard.used;
        root.app.leave();
        root.lobby.setUp(root.severalHere);
        if (allHere && root.lobby.code !== "" && root.app.beginTable(root.lobby) === "")
            return root.begun();
        if (root.lobby.code === "")
            root.pages.replace(null, [home, {}, root.enterCodePage, { again: true, several: root.severalHere }]);
        else
            root.pages.replace(null, [home, {}, root.codePage, {}]);
    }
    // The same game from its beginning: its code, and the people of this device.
    function playAnew(home: Component) {
        const code = root.app.tableCode;
        if (root.app.rematch(root.lobby) !== "")
            return;
        root.severalHere = root.lobby.seats.length > 1;
        root.app.leave();
        root.lobby.code = code;
        root.pages.replace(null, [home, {}, root.codePage, {}]);
    }
    function begun() {
        if (root.boardBeside)
            root.cardboard.used = true;
        root.arrived();
    }
    function giveUp(back: var) { // as far back as that page
        root.lobby.giveUp();
        root.pages.pop(root.pages.find(back));
    }

    readonly property Component newGamePage: NewGamePage {
        lobby: root.lobby
        onBack: root.pages.pop()
        onChosen: (mode, several) => {
            root.lobby.code = root.app.shownCode(mode);
            root.severalHere = several;
            root.pages.push(root.codePage);
        }
    }
    readonly property Component soloPage: SoloPage {
        app: root.app
        lobby: root.lobby
        onBack: root.pages.pop()
        onChosen: (code, boardBeside) => {
            root.boardBeside = boardBeside;
            root.lobby.code = code;
            root.severalHere = false;
            root.joining = false;
            root.pages.push(root.playersPage);
        }
    }
    readonly property Component codePage: CodePage {
        Component.onCompleted: {
            root.joining = false;
            root.lobby.setUp(root.severalHere); // so that guests see who is there
        }
        app: root.app
        lobby: root.lobby
        onBack: root.pages.pop()
        onGoOn: root.pages.push(root.playersPage)
    }
    readonly property Component enterCodePage: EnterCodePage {
        app: root.app
        lobby: root.lobby
        onTypedChanged: root.typed = typed
        onBack: root.pages.pop()
        onChosen: several => {
            root.severalHere = several;
            root.joining = root.lobby.air !== "Unsupported";
            root.pages.push(root.playersPage);
        }
    }
    readonly property Component playersPage: LobbyPage {
        app: root.app
        lobby: root.lobby
        several: root.severalHere
        joining: root.joining
        onBack: root.pages.pop()
        onStarted: root.begun()
        onJoined: root.pages.push(root.joiningPage)
    }
    readonly property Component joiningPage: JoiningPage {
        app: root.app
        lobby: root.lobby
        onArrived: root.arrived()
        onBack: root.giveUp(page => page instanceof LobbyPage)
        onCodeWanted: root.giveUp(page => page instanceof EnterCodePage)
    }
}
