import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The phone that leads the table asks the people of this one: may somebody go on with another phone, or a bot play on?
Sheet {
    id: root

    required property CompanyModel company
    required property TableModel table
    // What is answered is what was read.
    property int ask: -1
    property string kind
    property int player: -1

    readonly property bool lending: kind === "Lending"
    readonly property string name: table.players[player]?.name ?? ""
    readonly property string leader: CompanyWords.names(company.hostPlayers, table.players)

    function answer(yes: bool) {
        root.company.answer(root.ask, yes);
        root.close();
    }

    objectName: "askedSheet"
    title: lending ? qsTr("A bot for %1?", "question: %1 a player who is out of reach").arg(name) : qsTr("Is %1’s phone lost?", "question: %1 a player").arg(name)
    onAboutToShow: {
        ask = company.ask;
        kind = company.askedFor;
        player = company.askedAbout;
    }

    SheetText {
        objectName: "asked"
        text: root.lending ? Words.fill(qsTr("%1 wants a bot to play for %2 until %2 is back.", "%1 who leads the table, %2 another player"), root.leader, root.name)
            : Words.fill(qsTr("%1 wants to let %2 go on with another phone.", "%1 who leads the table, %2 another player"), root.leader, root.name)
    }
    SheetText {
        text: root.lending ? qsTr("What the bot does meanwhile stays. More than half of the others have to agree.", "what agreeing means")
            : qsTr("Agree only if you know whose phone it is: it plays for %1 from then on. More than half of the others have to agree.", "what agreeing means, %1 a player").arg(root.name)
        color: Theme.muted
    }
    PrimaryButton {
        objectName: "allow"
        text: qsTr("Agree", "button: the others may do what they ask for")
        onClicked: root.answer(true)
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "forbid"
        text: qsTr("No", "button: the others may not do what they ask for")
        onClicked: root.answer(false)
        Layout.fillWidth: true
    }
}
