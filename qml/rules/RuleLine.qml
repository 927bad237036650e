import QtQuick
import Aphelion
import Aphelion.Parts

// Words of the rules, with what is looked for marked in them.
Text {
    id: root

    property string words
    property string typed

    RuleSearch { id: search }

    text: typed === "" ? words : search.marked(words, typed, Theme.accent)
    textFormat: typed === "" ? Text.PlainText : Text.StyledText
    font: Theme.body
    color: Theme.text
    lineHeight: 1.15
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: words
}
