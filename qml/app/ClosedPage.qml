pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The vault did not open: why, what still can be done, and where the files are.
PageFrame {
    id: root

    required property App app
    property int tries: 0

    signal opened()

    title: qsTr("Your tables are closed", "title of the page: the app's files could not be opened")
    starry: true

    Connections {
        target: root.app
        function onReadyChanged() {
            if (root.app.ready)
                root.opened();
        }
    }
    ClosedWords { id: words }

    ScrollColumn {
        anchors.fill: parent
        Notice {
            width: parent.width
            title: words.title(root.app.trouble)
            detail: words.detail(root.app.trouble)
            colour: Theme.danger
        }
        Line {
            visible: root.tries > 0
            text: qsTr("Tried again: it is still so.", "after the button was pressed and nothing changed")
            color: Theme.muted
            Accessible.role: Accessible.AlertMessage
        }
        StoredFacts {
            width: parent.width
            app: root.app
        }
    }
    BeginAnewSheet {
        id: sheet
        onAgreed: {
            root.tries += 1;
            root.app.openAnew();
        }
    }
    footer: Foot {
        PrimaryButton {
            text: qsTr("Try again", "button that opens the app's files once more")
            onClicked: {
                root.tries += 1;
                root.app.openAgain();
            }
            Layout.fillWidth: true
        }
        SecondaryButton {
            visible: root.app.canOpenAnew
            text: qsTr("Put it aside and begin anew", "button: the damaged file is renamed")
            onClicked: sheet.open()
            Layout.fillWidth: true
        }
    }
}
