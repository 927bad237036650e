pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

PageFrame {
    id: root

    required property App app
    required property LobbyForm lobby
    required property bool several

    signal started()

    title: "LobbyPage"
}
