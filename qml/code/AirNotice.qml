import QtQuick
import Aphelion
import Aphelion.Parts

// Other devices cannot be reached from here: why, what can be done, and what playing by the code alone means.
Column {
    id: root

    required property string air // as LobbyForm says it
    required property Session session
    property string meaning // of going on nevertheless

    visible: air !== "Ready"
    spacing: Theme.gap

    Notice {
        iconName: "ui-link-lost"
        title: AirWords.title(root.air)
        detail: JoiningWords.both(AirWords.detail(root.air), root.meaning)
        width: parent.width
    }
    AirActions {
        air: root.air
        session: root.session
        width: parent.width
    }
}
