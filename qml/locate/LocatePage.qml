pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

PageFrame {
    id: root

    required property Session session
    property bool beside: false // the notes stand beside this page

    signal done()
    signal notesWanted()

    title: "LocatePage"
}
