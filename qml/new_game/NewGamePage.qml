pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

PageFrame {
    id: root

    required property LobbyForm lobby

    signal chosen(string mode, bool several)

    title: "NewGamePage"
}
