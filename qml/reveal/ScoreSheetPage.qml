pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Aphelion
import Aphelion.Parts

// The score sheet with the board on the table: for each player what was right, who led, and Planet X. It counts along.
PageFrame {
    id: root

    required property Session session
    readonly property bool lying: width > height * 1.25

    signal done()

    TableModel { id: table; session: root.session }
    ScoreSheet { id: filled; session: root.session }
    ScoreLines { id: words }

    // What one of the line gives, and why there can be no more of it.
    function detail(line: var): string {
        if (line.key === "planetX")
            return qsTr("%1 for the finder, later %2 for each sector behind", "score sheet, points for Planet X").arg(filled.finderPoints).arg(line.each);
        if (line.key === "leader")
            return line.most === 0 ? qsTr("Enter right theories first", "score sheet: why no leader bonus can be entered yet")
                : qsTr("%1 for each sector right first, up to %2", "score sheet: leader bonus, points and how many sectors").arg(line.each).arg(line.most);
        return qsTr("%1 each, up to %2", "score sheet: points for a right theory, and how many there can be").arg(line.each).arg(line.most);
    }

    forEverybody: true
    title: qsTr("Score sheet", "title of the page")
    subtitle: qsTr("Right theories, the lead, Planet X", "line under 'Score sheet'")
    canGoBack: true

    ScrollColumn {
        anchors.fill: parent
        widest: root.lying ? 1000 : 560
        TroubleNotice {
            trouble: filled.trouble
            width: parent.width
        }
        GridLayout {
            columns: root.lying ? 2 : 1
            columnSpacing: Theme.group
            rowSpacing: Theme.group
            width: parent.width
            ColumnLayout {
                spacing: 12
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                ScorePlayers {
                    objectName: "whose"
                    visible: table.players.length > 1
                    players: table.players
                    scores: filled.bySeat
                    current: filled.player
                    onChosen: player => filled.player = player
                    Layout.fillWidth: true
                }
                Card {
                    padding: 12
                    Layout.fillWidth: true
                    contentItem: ColumnLayout {
                        spacing: 12
                        Repeater {
                            model: filled.lines.length
                            ScoreStepper {
                                required property int index
                                readonly property var line: filled.lines[index] ?? { key: "leader", count: 0, most: 0, each: 0, points: 0 }
                                readonly property var named: words.line(line.key)
                                objectName: line.key
                                text: named.text
                                object: named.object
                                iconName: named.icon
                                detail: root.detail(line)
                                count: line.count
                                most: line.most
                                figure: line.key === "planetX" ? line.points : line.count
                                onStepped: by => filled.step(line.key, by)
                                Layout.fillWidth: true
                            }
                        }
                    }
                }
            }
            ColumnLayout {
                spacing: 12
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                ScoreResult {
                    scores: filled.bySeat
                    ranked: filled.byRank
                    players: table.players
                    tie: filled.tie
                    Layout.fillWidth: true
                }
                PrimaryButton {
                    objectName: "done"
                    text: qsTr("Done", "button that closes the score sheet; everything is kept already")
                    onClicked: root.done()
                    Layout.fillWidth: true
                }
            }
        }
    }
}
