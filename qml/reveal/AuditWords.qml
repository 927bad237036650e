pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Whether everything that was sealed during the game agrees with the sky, what nobody could check, who lied, who vouches
// for the log on other devices, and what is still missing.
ColumnLayout {
    id: root

    required property RevealModel end
    property var players: [] // ShownPlayer

    readonly property bool clean: end.culprits.length + end.disputed.length + end.unchecked.length === 0
    readonly property string words: end.unfairEntry >= 0 ? qsTr("Entry %1 of the log says something that is not so.", "result of the audit at the end").arg(end.unfairEntry)
        : end.unopened >= 0 ? qsTr("A guess of %1 is still sealed; it opens when that phone is back. All else is verified.", "result of the audit at the end, %1 a player").arg(players[end.unopened]?.name ?? "")
        : !clean ? qsTr("Everything that could be checked is right", "result of the audit at the end, above what could not be")
        : qsTr("Fair play verified", "result of the audit at the end: every sealed choice agrees with the log")
    readonly property string vouched: end.vouched.length === 0 ? "" : qsTr("%1 have the same log to its end.", "result of the audit at the end, %1 names").arg(CompanyWords.names(end.vouched, players))
    readonly property string missing: end.unvouched.length === 0 ? "" : qsTr("Not confirmed yet by %1: their phone must come within reach once more.", "result of the audit at the end, %1 names").arg(CompanyWords.names(end.unvouched, players))

    spacing: 4
    Finding {
        objectName: "audit"
        iconName: root.end.unfairEntry >= 0 ? "ui-warning" : root.end.unopened >= 0 ? "ui-time" : "ui-check"
        colour: root.end.unfairEntry >= 0 ? Theme.danger : root.end.unopened >= 0 ? Theme.muted : Theme.success
        ink: root.end.unfairEntry >= 0 ? Theme.danger : Theme.muted
        text: root.words
    }
    Repeater {
        model: root.end.culprits
        Finding {
            required property var modelData
            objectName: "culprit"
            iconName: "ui-warning"
            colour: Theme.danger
            ink: Theme.danger
            text: CompanyWords.culprit(modelData, root.players)
        }
    }
    Repeater {
        model: root.end.disputed
        Finding {
            required property var modelData
            objectName: "disputed"
            iconName: "ui-warning"
            colour: Theme.danger
            ink: Theme.danger
            text: CompanyWords.dispute(modelData, root.players)
        }
    }
    Repeater {
        model: root.end.unchecked
        Finding {
            required property int modelData
            objectName: "unchecked"
            iconName: "ui-help"
            text: qsTr("Planet X brings %1 nothing: nobody could check the guess.", "at the end, %1 a player who found it and lost the phone").arg(root.players[modelData]?.name ?? "")
        }
    }
    Finding {
        objectName: "vouched"
        visible: text !== ""
        iconName: "ui-check"
        colour: Theme.success
        text: root.end.vouched.length > 1 ? root.vouched : ""
    }
    Finding {
        objectName: "unvouched"
        visible: text !== ""
        iconName: "ui-link-lost"
        text: root.missing
    }

    component Finding: RowLayout {
        id: finding
        property string iconName
        property string text
        property color colour: Theme.muted
        property color ink: Theme.muted
        spacing: Theme.gap
        Icon {
            name: finding.iconName
            size: 16
            colour: finding.colour
            Layout.alignment: Qt.AlignTop
        }
        Label {
            text: finding.text
            font: Theme.small
            color: finding.ink
            wrapMode: Text.Wrap
            Layout.fillWidth: true
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
