pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Everything else at the table: its code, closing the notes, taking an entry back, somebody who leaves, settings.
PageFrame {
    id: root

    required property Session session
    property string trouble
    property Cardboard cardboard: null // that may lie beside the table

    signal leave()
    signal rules()
    signal settings()
    signal scoreSheetWanted()

    TableModel { id: table; session: root.session }
    CompanyModel { id: company; session: root.session }
    readonly property var allActions: table.actions
    readonly property var takeBack: allActions.find(action => action.name === "TakeBack")

    title: qsTr("More", "title of the page with everything else")

    ScrollColumn {
        anchors.fill: parent
        Card {
            width: parent.width
            ColumnLayout {
                width: parent.width
                spacing: 4
                Label {
                    text: qsTr("Game code", "heading")
                    font: Theme.small
                    color: Theme.muted
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                Label {
                    text: table.code
                    font: Theme.figure
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 20
                    color: Theme.text
                    Layout.fillWidth: true
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                Label {
                    text: table.mode === "expert" ? qsTr("Expert, %1 sectors", "mode of the game").arg(table.sectors) : qsTr("Standard, %1 sectors", "mode of the game").arg(table.sectors)
                    font: Theme.body
                    color: Theme.muted
                    wrapMode: Text.Wrap
                    Layout.fillWidth: true
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                Label {
                    objectName: "help"
                    text: ReasonWords.agreed(table.help)
                    font: Theme.body
                    color: Theme.muted
                    wrapMode: Text.Wrap
                    Layout.fillWidth: true
                }
            }
        }
        Toggle {
            objectName: "cardboard"
            visible: (root.cardboard?.possible ?? false) && table.phase !== "Over"
            text: qsTr("The board lies beside it", "switch: the cardboard board is used, too")
            detail: qsTr("The app then tells you which pawn to move and which token to place.", "about a switch")
            checked: root.cardboard?.used ?? false
            onToggled: root.cardboard.used = checked
            width: parent.width
        }
        TroubleNotice {
            trouble: root.cardboard?.trouble ?? ""
            width: parent.width
        }
        OtherPhones {
            objectName: "otherPhones"
            visible: company.several
            company: company
            table: table
            onTapped: player => {
                away.player = player;
                away.open();
            }
            width: parent.width
        }
        Card {
            objectName: "sameStory"
            visible: company.several
            width: parent.width
            SameStory {
                session: root.session
                width: parent.width
            }
        }
        TroubleNotice {
            trouble: root.trouble
            width: parent.width
        }
        SecondaryButton {
            objectName: "letJoin"
            visible: table.phase !== "Over" && (company.several || company.air !== "Unsupported")
            iconName: "ui-plus"
            text: qsTr("Let another phone join", "button")
            onClicked: code.open()
            width: parent.width
        }
        SecondaryButton {
            objectName: "closeNotes"
            visible: table.isShared
            iconName: "ui-lock"
            text: qsTr("Close my notes", "button that lets the curtain fall on a shared device")
            onClicked: table.lock()
            width: parent.width
        }
        ColumnLayout {
            visible: table.withBoard
            spacing: 4
            width: parent.width
            SecondaryButton {
                objectName: "takeBack"
                iconName: "ui-undo"
                enabled: root.takeBack !== undefined && root.takeBack.refusal === ""
                text: qsTr("Take back my last entry", "button with the cardboard board, after a mistyped action")
                onClicked: root.trouble = table.takeBack()
                Layout.fillWidth: true
            }
            Label {
                visible: text !== ""
                text: root.takeBack && root.takeBack.refusal !== "" ? RefusalWords.why(root.takeBack.refusal) : ""
                font: Theme.small
                color: Theme.muted
                wrapMode: Text.Wrap
                Layout.fillWidth: true
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        SecondaryButton {
            objectName: "scoreSheet"
            visible: table.withBoard
            iconName: "ui-write"
            text: qsTr("Score sheet", "button with the cardboard board")
            onClicked: root.scoreSheetWanted()
            width: parent.width
        }
        SecondaryButton {
            objectName: "somebodyLeaves"
            visible: table.phase !== "Over" && !table.withBoard && table.canRemove && (company.host || !company.several)
            iconName: "ui-close"
            text: qsTr("Remove a player", "button; the game goes on without that player")
            onClicked: leaving.open()
            width: parent.width
        }
        SecondaryButton {
            objectName: "rules"
            iconName: "ui-help"
            text: qsTr("Rules", "button")
            onClicked: root.rules()
            width: parent.width
        }
        SecondaryButton {
            iconName: "ui-menu"
            text: qsTr("Settings", "button")
            onClicked: root.settings()
            width: parent.width
        }
        SecondaryButton {
            objectName: "leaveTable"
            iconName: "ui-back"
            text: qsTr("Leave the table", "button: the game stays and can be resumed")
            onClicked: root.leave()
            width: parent.width
        }
        Label {
            text: !company.several || table.phase === "Over" ? qsTr("Your game is saved. Resume it from Home.", "below the button that leaves the table")
                : company.host ? qsTr("Your game is saved. This phone leads the table: until it is back, the others wait or carry on without it.", "below the button that leaves the table")
                : qsTr("Your game is saved. The others see that this phone is out of reach.", "below the button that leaves the table")
            font: Theme.small
            color: Theme.muted
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            width: parent.width
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    AwaySheet {
        id: away
        company: company
        table: table
        onCodeWanted: code.open()
    }
    CodeSheet {
        id: code
        company: company
        table: table
    }
    LeavingSheet {
        id: leaving
        objectName: "leavingSheet"
        table: table
    }
}
