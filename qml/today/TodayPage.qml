pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The sky of the day: the same for everybody who plays it, without any network. The first result counts.
PageFrame {
    id: root

    required property App app
    property date date: new Date() // of this device's calendar
    property var shared: null // () => what came of sharing, in words
    readonly property string said: shared ? shared() : "" // qmllint disable

    signal solo(string code)

    Records { id: records; session: root.app.session }
    Today { id: today; records: records; date: root.date }
    Sharing { id: sharing; app: root.app }
    TodayWords { id: words }
    RecordWords { id: tell }

    title: qsTr("Sky of the day", "title of the page and of a shared result")
    subtitle: today.date.toLocaleDateString(Words.locale, Locale.LongFormat)
    starry: true
    canGoBack: true
    scrolled: view.contentY > 0

    function share() {
        const came = sharing.share(words.shared(today.result, today.date, today.row));
        root.shared = came === "Copied" ? () => qsTr("Copied. It can be pasted anywhere.", "after a result was copied as text") : null;
    }
    function saved(file: string): var {
        sharing.shareFile(file); // on a phone nobody finds it by its name
        return () => qsTr("Saved as %1", "%1 the file of a picture").arg(file);
    }
    function save() {
        const file = sharing.pictureFile(Words.fill(qsTr("Aphelion %1", "name of a picture's file, %1 the date"), today.date.toLocaleDateString(Qt.locale("en"), "yyyy-MM-dd")));
        const failed = () => qsTr("The picture could not be saved.", "after a result was to be saved as a picture");
        if (file === "" || !card.grabToImage(picture => root.shared = picture.saveToFile(file) ? root.saved(file) : failed, Qt.size(card.width * 2, card.height * 2)))
            root.shared = failed;
    }

    ScrollColumn {
        id: view
        anchors.fill: parent
        spacing: 12
        Card {
            visible: !today.played
            width: parent.width
            Column {
                width: parent.width
                spacing: 8
                OrbitPicture {
                    width: parent.width
                    height: root.height < 480 ? 0 : 110
                    visible: height > 0
                }
                CodeText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    code: today.code
                    room: parent.width
                }
                Line {
                    text: LobbyWords.mode(today.mode)
                    font: Theme.label
                    horizontalAlignment: Text.AlignHCenter
                }
                Line {
                    text: qsTr("The same sky, bots, season and facts for everybody. Standard on weekdays, Expert at weekends.", "about the sky of the day")
                    color: Theme.muted
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
        Line {
            objectName: "streak"
            visible: records.open && today.row > 1
            text: words.streak(today.row)
            font: Theme.heading
            horizontalAlignment: Text.AlignHCenter
        }
        OwnRecords {
            width: parent.width
            app: root.app
            records: records
        }
        ResultCard {
            id: card
            objectName: "result"
            visible: today.played
            width: parent.width
            result: today.result
            day: today.date
        }
        Grid {
            id: ways
            visible: today.played
            columns: Theme.textScale < 1.5 && width >= 360 ? 2 : 1
            spacing: Theme.gap
            width: parent.width
            readonly property real each: (width - (columns - 1) * spacing) / columns
            SecondaryButton {
                width: ways.each
                text: qsTr("Share as text", "button: a result to share")
                onClicked: root.share()
            }
            SecondaryButton {
                width: ways.each
                text: qsTr("Save as picture", "button: a result to share")
                onClicked: root.save()
            }
        }
        Line {
            objectName: "said"
            visible: text !== ""
            text: root.said
            color: Theme.muted
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Accessible.role: Accessible.AlertMessage
        }
        Card {
            objectName: "bests"
            visible: records.open && today.days > 0
            width: parent.width
            Column {
                width: parent.width
                spacing: 10
                Line {
                    text: qsTr("Skies of the day so far", "heading over personal bests")
                    font: Theme.heading
                }
                RecordLines {
                    width: parent.width
                    lines: [{ text: qsTr("Days played", "personal bests"), value: String(today.days) }]
                }
                Repeater {
                    model: today.bests.length
                    Column {
                        id: mode
                        required property int index
                        readonly property var sum: today.bests[index] ?? null
                        width: parent ? parent.width : 0
                        spacing: 6
                        Line {
                            text: mode.sum ? LobbyWords.mode(mode.sum.mode) : ""
                            font: Theme.label
                        }
                        RecordLines {
                            width: parent.width
                            lines: mode.sum ? tell.bests(mode.sum) : []
                        }
                    }
                }
            }
        }
    }
    footer: Foot {
        z: 1 // not every renderer clips what scrolls
        note: !records.open ? "" : today.played ? qsTr("Played already: your first result counts.", "sky of the day")
                                                : qsTr("Your first result of the day counts.", "sky of the day")
        PrimaryButton {
            text: today.played ? qsTr("Play it again", "button: the sky of the day") : qsTr("Play solo", "button: the sky of the day against bots")
            onClicked: root.solo(today.code)
            Layout.fillWidth: true
        }
    }
}
