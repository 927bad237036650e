import QtQuick

// What scrolls where it is higher than its place, and is clipped then.
Flickable {
    boundsBehavior: Flickable.StopAtBounds
    clip: contentHeight > height
}
