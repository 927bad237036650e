pragma ComponentBehavior: Bound
import QtQuick
import Aphelion
import Aphelion.Parts

// Marks that were found fault with: each with its own reason, or all of them with one.
Column {
    id: root

    property var found: ({ kind: "", slips: [], why: { reasons: [], laws: [] } }) // ShownHelp: Slips or Clash
    property int opened: 0 // the slip whose reason is shown

    readonly property bool clash: found.kind === "Clash"
    readonly property var slip: found.slips[Math.min(opened, found.slips.length - 1)] ?? null
    readonly property var lights: reason.lights ? [reason.lights]
        : (clash ? found.slips : slip ? [slip] : []).map(one => ({ sectors: [one.claim.sector], objects: [one.claim.object] }))

    spacing: 8
    Label {
        objectName: "headline"
        text: root.clash ? ReasonWords.clash(root.found.slips)
            : root.found.slips.length === 1 ? qsTr("One of your marks cannot be right.", "help found one mark that is contradicted")
            : qsTr("%1 of your marks cannot be right.", "help found two marks or more that are contradicted").arg(root.found.slips.length)
        font: Theme.heading
        color: Theme.text
        wrapMode: Text.Wrap
        width: root.width
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Repeater {
        model: root.found.slips
        ReasonLine {
            required property int index
            required property var modelData
            objectName: "slip"
            width: root.width
            iconName: "ui-warning"
            text: root.clash ? ReasonWords.claim(modelData.claim) : ReasonWords.slip(modelData)
            current: !root.clash && root.slip === modelData
            onClicked: {
                root.opened = index;
                reason.current = -1;
            }
        }
    }
    WhyNot {
        id: reason
        readonly property var none: ({ reasons: [], laws: [] })
        heading: root.clash ? ReasonWords.clashWith(why) : ReasonWords.against(why)
        why: (root.clash ? root.found.why : root.slip?.why) ?? none
        width: root.width
    }
}
