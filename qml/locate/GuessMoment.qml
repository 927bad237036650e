pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The whole screen for what came of a guess: Planet X in bloom, or an empty orbit. It never says where: others may look.
// A tap ends the show, the step at the foot leads on.
FocusScope {
    id: root

    property bool found: true
    property int player: -1 // whose shape stands above the words; nobody's for the player who looks
    property string title
    property string detail
    property string note // small, below
    readonly property bool sideways: width > 1.25 * height

    signal said() // those who listen have been told
    signal done()

    function begin() {
        found ? bloom.begin() : orbit.begin();
    }

    Announcement { item: words; text: root.visible ? words.Accessible.name : ""; onSaid: root.said() }
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: root.found ? Theme.curtainTop : Theme.backgroundTop }
            GradientStop { position: 0.7; color: Theme.background }
        }
        StarField {
            visible: !Theme.highContrast
            anchors.fill: parent
            count: root.width >= 700 ? 160 : 100
        }
    }
    TapHandler { onTapped: root.found ? bloom.finish() : orbit.finish() }

    Item {
        id: picture
        readonly property real room: root.sideways ? root.height : root.height - foot.height
        width: root.sideways ? root.width * 0.5 : root.width
        height: root.sideways ? root.height : Math.max(120, Math.min(room * 0.56, room - words.implicitHeight - 3 * Theme.group))
        PlanetBloom {
            id: bloom
            visible: root.found
            anchors.centerIn: parent
            width: Math.min(parent.width, parent.height, 620)
            height: width
        }
        EmptyOrbit {
            id: orbit
            visible: !root.found
            anchors.centerIn: parent
            width: Math.min(parent.width, parent.height, 260)
            height: width
        }
    }
    ScrollColumn {
        readonly property real room: root.height - foot.height - (root.sideways ? 0 : picture.height)
        readonly property real spare: Math.max(0, room - contentHeight) * (root.sideways ? 0.5 : 0.3)
        x: (root.sideways ? picture.width : 0) + Theme.margin(root.width)
        y: (root.sideways ? 0 : picture.height) + spare
        width: root.width - (root.sideways ? picture.width : 0) - 2 * Theme.margin(root.width)
        height: room - spare
        Column {
            id: words
            width: parent.width
            spacing: 12
            Accessible.role: Accessible.AlertMessage
            Accessible.name: Words.list([root.title, root.detail, root.note])
            PlayerShape {
                visible: root.player >= 0
                anchors.horizontalCenter: parent.horizontalCenter
                player: Math.max(0, root.player)
                size: 28
            }
            Line {
                objectName: "momentTitle"
                text: root.title
                font.family: Theme.serif
                font.pixelSize: Math.min(Theme.sized(root.found && root.player < 0 ? 44 : 32), root.width < 360 ? 48 : 60)
            }
            Line {
                objectName: "momentDetail"
                text: root.detail
                font: Theme.body
            }
            Line {
                objectName: "momentNote"
                text: root.note
                font: Theme.small
                color: Theme.muted
            }
        }
    }
    Foot {
        id: foot
        x: root.sideways ? picture.width : 0
        y: root.height - height
        width: root.width - x
        PrimaryButton {
            objectName: "next"
            text: qsTr("Continue", "button")
            focus: true
            Layout.fillWidth: true
            onClicked: root.done()
        }
    }

    component Line: Label {
        visible: text !== ""
        width: parent.width
        color: Theme.text
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
}
