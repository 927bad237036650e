pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// Whose work is in the app, each with its licence.
PageFrame {
    id: root

    signal chosen(string file, string name)

    title: qsTr("Licences", "title of the page")
    canGoBack: true

    Licences { id: licences }
    ScrollColumn {
        anchors.fill: parent
        spacing: Theme.gap
        Repeater {
            model: licences.all
            ChoiceCard {
                required property var modelData // Licence
                text: modelData.name
                detail: modelData.licence
                upright: false
                checkable: false
                autoExclusive: false
                onClicked: root.chosen(modelData.file, modelData.name)
                Accessible.role: Accessible.Button
                width: parent ? parent.width : 0
            }
        }
    }
}
