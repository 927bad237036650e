import Aphelion
import Aphelion.Parts

// Other devices cannot be reached from here: why, and what playing by the code alone means.
Notice {
    id: root

    required property string air // as LobbyForm says it
    property string meaning // of going on nevertheless

    visible: air !== "Ready"
    iconName: "ui-link-lost"
    title: JoiningWords.airTitle(air)
    detail: JoiningWords.both(JoiningWords.airDetail(air), meaning)
}
