import QtQuick

// Words in a narrow place: a shade smaller where one of them would not fit otherwise.
Label {
    id: root

    property font face: Theme.label
    property real least: 0.9 // of its size; less only where the width does not follow the words
    readonly property real longest: Math.max(0, ...text.split(" ").map(word => metrics.advanceWidth(word)))

    font.family: face.family
    font.weight: face.weight
    font.pixelSize: longest > width ? Math.floor(face.pixelSize * Math.max(least, Math.min(0.9, width / longest))) : face.pixelSize
    wrapMode: Text.Wrap
    horizontalAlignment: Text.AlignHCenter

    FontMetrics {
        id: metrics
        font: root.face
    }
}
