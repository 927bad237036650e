pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// The bar at the bottom of a phone, or at the side of one that lies: where one is, and where else one can go.
Rectangle {
    id: root

    property int current: 0
    property bool upright: false // at the side
    readonly property bool terse: Theme.textScale >= 1.5 // then only the current one has its word

    signal chosen(int index)

    readonly property var places: [
        { icon: "ui-table", text: qsTr("Table", "bar at the bottom: the board") },
        { icon: "ui-notes", text: qsTr("Notes", "bar at the bottom: the note sheet") },
        { icon: "ui-log", text: qsTr("Log", "bar at the bottom: what happened so far") },
        { icon: "ui-more", text: qsTr("More", "bar at the bottom: everything else") }
    ]

    FontMetrics { id: letters; font: Theme.smallStrong }
    readonly property real longest: Math.max(...places.map(place => letters.advanceWidth(place.text)))

    implicitWidth: upright ? Math.max(76, longest + 12) : 320
    implicitHeight: row.implicitHeight + 12
    color: Theme.surface
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Places", "spoken name of the bar at the bottom")

    Rectangle {
        x: root.upright ? parent.width - 1 : 0
        width: root.upright ? 1 : parent.width
        height: root.upright ? parent.height : 1
        color: Theme.outline
    }
    Grid {
        id: row
        columns: root.upright ? 1 : root.places.length
        y: root.upright ? Math.max(0, (parent.height - height) / 2) : 6
        Repeater {
            model: root.places.length
            T.TabButton {
                id: place
                required property int index
                readonly property bool current: index === root.current
                width: root.upright ? root.width : root.width / root.places.length
                implicitHeight: root.upright ? Math.min(84, root.height / root.places.length) : Math.max(56, contentItem.implicitHeight)
                text: root.places[index].text
                checkable: false // the bar says which one is current
                focusPolicy: Qt.StrongFocus
                onClicked: root.chosen(index)
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
                Accessible.role: Accessible.PageTab
                Accessible.name: text
                Accessible.selected: current
                Accessible.onPressAction: clicked()
                background: Item {
                    FocusRing { visible: Theme.isMarked(place); anchors.margins: 0 }
                }
                contentItem: Column {
                    spacing: 4
                    topPadding: 4
                    Rectangle {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: 56
                        height: 30
                        radius: 15
                        color: place.current ? Theme.selected : "transparent"
                        Icon {
                            anchors.centerIn: parent
                            name: root.places[place.index].icon
                            size: 20
                            colour: place.current ? Theme.accent : Theme.muted
                        }
                    }
                    Label {
                        visible: !root.terse || place.current
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: place.text
                        font: place.current ? Theme.smallStrong : Theme.small
                        color: place.current ? Theme.text : Theme.muted
                    }
                }
            }
        }
    }
}
