import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// Eight symbols for people to compare across the table: whose phone shows the same ones has the same game.
ColumnLayout {
    id: root

    required property Session session

    StorySymbols { id: story; session: root.session; wanted: root.visible }

    spacing: 0
    Label {
        text: qsTr("The same on every phone?", "heading above eight symbols that people compare")
        font: Theme.small
        color: Theme.muted
        wrapMode: Text.Wrap
        bottomPadding: 10
        Layout.fillWidth: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    SymbolRow {
        objectName: "symbols"
        symbols: story.symbols
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: story.there ? SymbolWords.spoken(story.entry, story.symbols) : ""
        Accessible.ignored: !story.there
    }
    Label {
        objectName: "symbolsMeaning"
        text: story.there ? qsTr("Then you have all seen the same game, up to entry %1.", "below eight symbols, after 'The same on every phone?'").arg(story.entry)
                          : qsTr("One moment…", "below the place of eight symbols, while they are made")
        font: Theme.small
        color: Theme.muted
        wrapMode: Text.Wrap
        topPadding: 10
        Layout.fillWidth: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
