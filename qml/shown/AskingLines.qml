import QtQuick
import Aphelion.Parts

// What is known before the tap: the rule that matters, the cost, what the others will see.
Card {
    id: root

    property string ruleIcon
    property string ruleObject // in place of the icon: an object's letter
    property string rule
    property string cost
    property string seen // empty where nobody else plays

    topPadding: 2
    bottomPadding: 2
    contentItem: Column {
        AskingLine {
            objectName: "rule"
            visible: text !== ""
            iconName: root.ruleIcon
            object: root.ruleObject
            text: root.rule
            width: parent.width
        }
        AskingLine {
            objectName: "cost"
            visible: text !== ""
            divided: root.rule !== ""
            iconName: "ui-time"
            text: root.cost
            width: parent.width
        }
        AskingLine {
            objectName: "seen"
            visible: text !== ""
            divided: root.rule !== "" || root.cost !== ""
            iconName: "action-reveal"
            text: root.seen
            width: parent.width
        }
    }
}
