import QtQuick
import Aphelion
import Aphelion.Parts

// Picking on the wheel in a lesson: a run, or one sector; what is known already stands in it.
PickWheel {
    id: root

    required property FirstGame game
    required property string lesson

    readonly property bool ofAll: lesson === "Publish" || lesson === "Locate"

    sectors: game.sectors
    visibleFrom: game.earthSector
    single: lesson !== "Survey"
    allowed: ofAll ? [] : game.visible
    marks: lesson === "Locate" ? game.known : []
    Connections {
        target: root.game
        function onChanged() {
            root.from = 0;
            root.to = 0;
        }
    }
    PickedHub {
        anchors.fill: parent
        radius: root.radius
        iconName: root.lesson === "Survey" ? "action-survey" : root.lesson === "Target" ? "action-target" : root.lesson === "Locate" ? "action-locate" : "action-theory"
        figure: root.from === 0 ? "" : LogWords.run(root.from, root.to)
    }
}
