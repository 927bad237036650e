import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Everything that is to be done on the cardboard board.
Sheet {
    id: root

    property Cardboard cardboard: null
    required property TableModel table
    readonly property var steps: cardboard?.steps ?? []

    objectName: "cardboardSheet"
    title: CardboardWords.title

    CardboardSteps {
        steps: root.steps
        players: root.table.players
        spacing: 10
        Layout.fillWidth: true
    }
    Label {
        visible: root.steps.some(step => step.what === "PlaceToken" && step.letter === "")
        text: CardboardWords.anyToken
        font: Theme.small
        color: Theme.muted
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    PrimaryButton {
        text: CardboardWords.done
        onClicked: {
            root.close();
            root.cardboard.done();
        }
        Layout.fillWidth: true
    }
}
