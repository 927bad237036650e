pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// This device and others remember different games: what would not count any more, and following the others.
Sheet {
    id: root

    required property CompanyModel company
    required property TableModel table

    readonly property bool overtaken: company.matter === "Overtaken"
    readonly property var lost: company.lost

    objectName: "followSheet"
    title: overtaken ? qsTr("The others carried on without this phone", "title") : qsTr("The phones remember different games", "title")

    SheetText {
        text: root.overtaken
            ? qsTr("%1 agreed to it while this phone was out of reach. What they have counts for the table.", "%1 one or several names").arg(CompanyWords.names(root.company.overtakenBy, root.table.players))
            : root.company.mayFollow
            ? qsTr("Two phones carried the table on, each by itself. Decide together which of them counts; on the other one, follow it.", "two histories of one game")
            : qsTr("Somebody’s record was changed or put back, and nothing says which one counts. Decide together; whoever is to give way leaves the table and joins again with the code.", "two histories of one game")
    }
    SheetText {
        objectName: "lostCount"
        visible: root.lost.length > 0
        text: root.lost.length === 1 ? qsTr("If this phone follows, this entry does not count any more:", "above one line of the log")
                                     : qsTr("If this phone follows, these %1 entries do not count any more:", "above several lines of the log").arg(root.lost.length)
        font: Theme.label
    }
    Column {
        id: lines
        spacing: 6
        Layout.fillWidth: true
        Repeater {
            model: root.lost
            LogLine {
                required property var modelData
                objectName: "lostLine"
                player: root.table.players[modelData.who]?.colour ?? -1
                iconName: LogWords.icon(modelData)
                text: LogWords.sentence(modelData, root.table.players)
                width: lines.width
            }
        }
    }
    SheetText {
        visible: root.lost.length > 0
        text: qsTr("They stay in the log, struck out. Answers to them leave your record; the marks on your notes stay as they are.", "what following means")
        color: Theme.muted
    }
    PrimaryButton {
        objectName: "follow"
        visible: root.company.mayFollow
        text: root.overtaken ? qsTr("Follow the others", "button") : qsTr("Follow the other phone", "button")
        onClicked: {
            root.company.follow();
            root.close();
        }
        Layout.fillWidth: true
    }
    SecondaryButton {
        text: qsTr("Later", "button that closes a sheet")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
