import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The others have another story of this game: what would not count any more, taking theirs, and staying with this one.
Sheet {
    id: root

    required property CompanyModel company
    required property TableModel table
    // What is answered is what was read: while the phones still compare, nothing can be.
    property int story: -1
    readonly property bool ready: company.mayFollow

    readonly property bool overtaken: company.matter === "Overtaken"

    objectName: "followSheet"
    title: overtaken ? CompanyWords.carriedOn(company, table.players) : qsTr("This table has two stories", "title")
    onAboutToShow: story = company.story
    onReadyChanged: story = company.story

    SheetText {
        objectName: "why"
        text: root.overtaken
            ? qsTr("%1 agreed to it. What they have counts for everybody who follows.", "%1 one or several names").arg(CompanyWords.names(root.company.overtakenBy, root.table.players))
            : qsTr("Both were signed by the phone that leads it, which ought not to happen: perhaps an older copy of the game was put back there. Decide together which story counts.", "two stories of one game")
    }
    LostLines {
        table: root.table
        lines: root.company.lost
        one: qsTr("If this phone follows, this entry does not count any more:", "above one line of the log")
        several: qsTr("If this phone follows, these %1 entries do not count any more:", "above several lines of the log")
        Layout.fillWidth: true
    }
    WaitingDot {
        objectName: "comparing"
        visible: !root.company.mayFollow
        text: qsTr("The phones are looking for the last entry they share.", "two stories of one game")
        Layout.fillWidth: true
    }
    PrimaryButton {
        objectName: "follow"
        visible: root.company.mayFollow
        text: root.overtaken ? qsTr("Follow the others", "button") : qsTr("Take the other story", "button: two stories of one game")
        onClicked: {
            root.company.follow(root.story);
            root.close();
        }
        Layout.fillWidth: true
    }
    SecondaryButton {
        objectName: "stay"
        visible: root.company.mayFollow
        text: root.overtaken ? qsTr("Don’t follow", "button: the others carried on without this phone") : qsTr("Stay with mine", "button: two stories of one game")
        onClicked: {
            root.company.stay(root.story);
            root.close();
        }
        Layout.fillWidth: true
    }
    SheetText {
        visible: root.company.mayFollow
        text: qsTr("Whoever stays goes on without those who don’t.", "below the choice between two stories of one game")
        font: Theme.small
        color: Theme.muted
        horizontalAlignment: Text.AlignHCenter
    }
    SecondaryButton {
        text: qsTr("Later", "button that closes a sheet")
        onClicked: root.close()
        Layout.fillWidth: true
    }
}
