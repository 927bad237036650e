pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The note sheet of the player who looks: as a grid, as a wheel, or what it rests on. Nobody else sees it.
PageFrame {
    id: root

    required property Session session
    property int view: 0 // grid, wheel, record

    readonly property bool low: height < 480 // a phone on its side: the desk stands beside the sheet
    readonly property bool desked: view < 2
    readonly property real sheetWidth: low && desked ? place.width - deskPlace.width - Theme.group : place.width
    readonly property real leastHeight: Math.min(300, 210 * Theme.textScale)
    // While help is open, the sheet stays in view and what help says scrolls, if that leaves room for it.
    readonly property bool helped: desk.help.visible && desked
    readonly property real forHelp: place.height - leastHeight - Theme.gap
    readonly property bool apart: helped && !low && forHelp >= 170
    readonly property var lights: helped ? desk.help.lights : []

    signal viewChosen(int view)

    title: qsTr("Notes", "title of a page")
    header: null // the page would ask for its height while it is still finding it
    topPadding: 0
    NotesHeader {
        id: head
        x: -root.leftPadding
        width: root.width
        height: implicitHeight
        canGoBack: root.canGoBack
        view: root.view
        onBack: root.back()
        onLawsWanted: laws.open()
        onChosen: view => {
            root.view = view;
            root.viewChosen(view);
        }
    }

    NotesModel { id: mine; session: root.session }
    TableModel { id: game; session: root.session }
    NoteWords { id: words }
    Helping { id: aid; session: root.session }

    Scroll {
        id: place
        anchors { fill: parent; topMargin: head.height + Theme.gap }
        contentWidth: width
        contentHeight: sheet.height + (root.low || !root.desked ? 0 : deskPlace.height + Theme.gap)
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height + 1
        clip: interactive

        Item {
            id: sheet
            width: root.sheetWidth
            height: root.low || !root.desked ? place.height
                : Math.max(root.leastHeight, place.height - deskPlace.height - Theme.gap)

            NotesGrid {
                id: grid
                anchors.fill: parent
                visible: root.view === 0
                notes: mine
                table: game
                lights: root.lights
                alone: root.low && (root.width < 780 || root.helped)
                extra: root.low ? 0 : desk.saidHeight
                onTapped: (sector, object) => {
                    const cell = mine.cell(sector, object);
                    if (cell.given)
                        desk.explain(cell);
                    else
                        desk.done(mine.tap(sector, object));
                }
                onHeld: (sector, object) => oneSector.show(sector, object)
                onLookChosen: look => desk.say(words.recorded(look, game.players), LogWords.icon(look.line))
            }
            NotesWheel {
                id: wheel
                anchors.fill: parent
                visible: root.view === 1
                notes: mine
                table: game
                lights: root.lights
                onChosen: sector => oneSector.show(sector, oneSector.object)
            }
            NotesRecord {
                anchors.fill: parent
                visible: root.view === 2
                notes: mine
                table: game
            }
        }
        ScrollColumn {
            id: deskPlace
            visible: root.desked
            x: root.low ? place.width - width : 0
            y: root.low ? 0 : sheet.height + Theme.gap
            width: !root.low ? place.width : root.helped ? Math.max(260, place.width * 0.44) : Math.max(180, place.width * 0.24)
            height: root.low ? place.height : root.apart ? Math.min(desk.implicitHeight, root.forHelp) : desk.implicitHeight
            widest: 640
            contentHeight: root.low ? desk.implicitHeight + 8 : desk.implicitHeight
            NoteDesk {
                id: desk
                objectName: "desk"
                notes: mine
                helping: aid
                players: game.players
                beside: root.low
                roomy: root.height >= 760 && !root.low && help.implicitHeight + (mine.depth > 0 ? 200 : 90) < root.forHelp
                width: parent.width
                onHelpWanted: ways.open()
                onTextWanted: text.open()
                onChangeWanted: (sector, object) => {
                    hush();
                    oneSector.show(sector, object);
                }
            }
        }
    }
    HelpSheet {
        id: ways
        helping: aid
        table: game
    }
    LawsSheet { id: laws; table: game }
    NoteSectorSheet {
        id: oneSector
        notes: mine
        table: game
        onClosed: (root.view === 0 ? grid : wheel).forceActiveFocus() // where the keyboard was
    }
    Sheet {
        id: text
        title: qsTr("Your words", "label of the free text of the notes")
        onOpened: free.edit()
        onAboutToHide: free.keep()
        NoteText {
            id: free
            notes: mine
            kept: mine.text
            placeholder: qsTr("Whatever you want to remember", "in an empty text field")
            Layout.fillWidth: true
        }
    }
}
