import QtQuick
import QtQuick.Templates as T

// A quiet surface that holds what belongs together.
T.Pane {
    id: root

    property color fill: Theme.surface
    property color line: Theme.outline

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: 14

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.fill
        border.color: root.line
    }
}
