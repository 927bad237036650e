import QtQuick
import Aphelion
import Aphelion.Parts

// Picking on the wheel in a lesson: a run, or one sector; what is known already stands in it. What is picked counts at once,
// by keys when Enter is pressed; a finger that is still on its way is not corrected.
PickWheel {
    id: root

    required property FirstGame game

    readonly property string lesson: game.lesson
    readonly property bool ofAll: lesson === "Publish" || lesson === "Locate"
    readonly property var icons: ({ Survey: "action-survey", Target: "action-target", Publish: "action-theory", Locate: "action-locate" })
    readonly property string byKeys: qsTr("Arrow keys choose, Enter confirms.", "on the wheel, for somebody who uses a keyboard")
    property var held: null // {reply, sector}: for when the finger is lifted

    signal replied(string reply, int sector)

    Accessible.description: byKeys
    sectors: game.sectors
    visibleFrom: game.earthSector
    single: lesson !== "Survey"
    allowed: ofAll ? [] : game.visible
    marks: lesson === "Publish" || lesson === "Locate" ? game.known : []

    function tell(first: int, last: int) {
        const reply = root.game.pick(first, last);
        if (reply !== "" && finger.active && reply !== "Right")
            root.held = { reply: reply, sector: first };
        else if (reply !== "")
            root.answer(reply, first);
    }
    // After something else the next tap begins anew; by keys one goes on from there.
    function answer(reply: string, sector: int) {
        if (reply !== "Begun" && !Theme.byKeys)
            root.from = root.to = 0;
        root.replied(reply, sector);
    }
    function confirm() {
        if (root.from !== 0)
            root.tell(root.from, root.to);
    }
    onChanged: {
        if (!(Theme.byKeys && root.activeFocus))
            root.confirm();
    }
    onRefused: sector => root.tell(sector, sector)
    Keys.onReturnPressed: confirm()
    Keys.onEnterPressed: confirm()
    Keys.onSpacePressed: confirm()

    Connections {
        target: root.game
        function onChanged() {
            root.from = 0;
            root.to = 0;
            root.held = null;
        }
    }
    PointHandler {
        id: finger
        onActiveChanged: {
            if (active || !root.held)
                return;
            const late = root.held;
            root.held = null;
            root.answer(late.reply, late.sector);
        }
    }
    PickedHub {
        anchors.fill: parent
        radius: root.radius
        iconName: root.icons[root.lesson] ?? ""
        object: root.lesson === "Survey" || root.lesson === "Publish" ? "A" : ""
        words: Theme.byKeys ? root.byKeys : ""
        figure: root.from === 0 ? "" : LogWords.run(root.from, root.to)
    }
}
