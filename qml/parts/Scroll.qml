import QtQuick

// What scrolls where it is higher than its place, and is clipped then. Software rendering does not clip a Shape that lies
// outside altogether: there all of it is drawn into a picture, and ends at its edge. Other renderers need none.
Flickable {
    id: root

    readonly property bool pictured: clip && GraphicsInfo.api === GraphicsInfo.Software

    boundsBehavior: Flickable.StopAtBounds
    clip: contentHeight > height
    layer.enabled: pictured
    contentItem.opacity: pictured ? 0.999 : 1 // a picture with anything opaque in it would have a black ground
}
