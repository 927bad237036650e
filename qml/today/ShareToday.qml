import QtQuick
import Aphelion
import Aphelion.Parts

// At the end of a sky of the day, for the player who looks: the result for others, which tells nothing about the sky.
Column {
    id: root

    required property Session session
    property string came // of sharing
    readonly property bool counts: end.counts

    objectName: "shareToday"
    visible: counts
    spacing: Theme.gap

    DayEnd { id: end; session: root.session }
    Sharing { id: sharing; app: Cues.app }
    TodayWords { id: words }

    SecondaryButton {
        objectName: "share"
        text: qsTr("Share my result", "button: a result of the sky of the day, without spoilers")
        onClicked: root.came = sharing.share(words.shared(end.result, end.date, end.row))
        width: parent.width
    }
    Line {
        objectName: "shared"
        visible: root.came === "Copied" || end.row > 1
        text: root.came === "Copied" ? qsTr("Copied. It can be pasted anywhere.", "after a result was copied as text") : words.streak(end.row)
        color: Theme.muted
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: root.came === "Copied" ? Accessible.AlertMessage : Accessible.StaticText
    }
}
