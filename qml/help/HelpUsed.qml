import QtQuick
import Aphelion
import Aphelion.Parts

// At the end, for the player who looks: how often the app helped with the notes. Nothing where no help was agreed on.
Label {
    id: root

    required property Session session
    required property string help // what the table allowed

    readonly property bool viewing: mine.viewing && help !== "None"

    objectName: "helpUsed"
    visible: viewing
    text: ReasonWords.used(mine.uses)
    font: Theme.subtitle
    color: Theme.muted
    horizontalAlignment: Text.AlignHCenter
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Helping { id: mine; session: root.session }
}
