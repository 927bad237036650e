pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts

// The window: opens the vault, then goes between the pages outside a table and the table itself.
Window {
    id: root

    required property string folder
    property bool resuming: false // straight to the table that was touched last
    property string link // or to the page for a code, with this one

    visible: true
    title: qsTr("Aphelion", "the app's name, title of the window")
    color: Theme.background
    minimumWidth: 320
    minimumHeight: 320

    property QtObject air: null // how other devices are reached; none for this device alone

    App { id: aphelion; air: root.air }
    Component.onCompleted: Cues.app = aphelion
    LastInput { id: input }
    UppermostOnly {}
    SystemBars { top: Theme.backgroundTop; bottom: Theme.background; light: Theme.light }
    Handheld { app: aphelion }
    Links { onFollowed: link => root.follow(link) }
    Speech { id: speech; keepsTogether: true; language: aphelion.preferences.language }
    WayToTable {
        id: way
        app: aphelion
        pages: pages
        onArrived: pages.replace(null, tablePage)
    }

    Binding { target: Words; property: "locale"; value: Qt.locale(speech.locale) }
    Binding { target: Theme; property: "name"; value: aphelion.preferences.theme }
    Binding { target: Theme; property: "highContrast"; value: aphelion.preferences.highContrast }
    Binding { target: Theme; property: "textScale"; value: aphelion.preferences.textSize / 100 }
    Binding { target: Theme; property: "byKeys"; value: input.byKeys }
    Binding { target: Theme; property: "reducedMotion"; value: aphelion.preferences.reducedMotion }

    // A phone shows the task switcher while the app is merely inactive; a desktop does so at every change of windows.
    readonly property bool phone: Qt.platform.os === "android" || Qt.platform.os === "ios"
    readonly property int activity: Qt.application.state // qmllint disable
    readonly property bool away: phone ? activity !== Qt.ApplicationActive : activity === Qt.ApplicationHidden || activity === Qt.ApplicationSuspended
    onAwayChanged: away ? aphelion.leftForeground() : aphelion.cameForeground()

    // The first frame says that the vault is being opened; the keystore may take its time.
    FrameAnimation {
        running: true
        onTriggered: {
            stop();
            root.openVault();
            Qt.callLater(aphelion.cameForeground); // qmllint disable
        }
    }
    function openVault() {
        aphelion.open(root.folder);
        const resumes = root.resuming && root.link === "" && aphelion.unfinished.length > 0;
        const trouble = resumes ? root.resume(aphelion.unfinished[0].id) : "";
        if (!aphelion.ready)
            pages.replace(null, closedPage);
        else if (root.link !== "")
            way.followLink(homePage, root.link);
        else if (!aphelion.atTable)
            pages.replace(null, homePage, { trouble: trouble });
    }
    // A link that came while the app runs. What it may take somebody away from asks first.
    function follow(link: string) {
        root.link = link;
        if (!aphelion.ready || way.leadsHere(link))
            return; // it is followed when the vault is open
        if (aphelion.playing || way.settingUp())
            linkSheet.open();
        else
            way.followLink(homePage, link);
    }
    LinkSheet {
        id: linkSheet
        playing: aphelion.playing
        onAgreed: way.followLink(homePage, root.link)
    }
    function resume(table: string): string {
        const trouble = aphelion.resume(table);
        if (trouble === "")
            pages.push(tablePage);
        return trouble;
    }
    function goHome() {
        aphelion.leave();
        pages.replace(null, homePage);
    }
    PageStack {
        id: pages
        anchors.fill: parent
        focus: true
        initialItem: OpeningPage {}
    }
    Shortcut {
        sequences: ["Escape", "Back"]
        onActivated: pages.currentItem instanceof TableScreen ? pages.currentItem.goBack() : pages.goBack()
    }

    Component {
        id: closedPage
        ClosedPage {
            app: aphelion
            onOpened: root.link !== "" ? way.followLink(homePage, root.link) : pages.replace(null, homePage)
        }
    }
    Component {
        id: homePage
        HomePage {
            T.StackView.onActivating: aphelion.leave() // whoever was invited or looked for
            app: aphelion
            onResumed: table => trouble = root.resume(table)
            onNewGame: way.newGame()
            onEnterCode: way.enterCode()
            onSolo: way.solo()
            onToday: pages.push(todayPage)
            onHowToPlay: pages.push(firstGamePage)
            onRules: pages.push(rulesPage)
            onHistory: pages.push(historyPage)
            onSettings: pages.push(settingsPage)
        }
    }
    Component {
        id: historyPage
        HistoryPage {
            app: aphelion
            onBack: pages.pop()
            onOpened: table => trouble = root.resume(table)
            onStatistics: pages.push(statisticsPage)
        }
    }
    Component {
        id: statisticsPage
        StatisticsPage {
            app: aphelion
            onBack: pages.pop()
        }
    }
    Component {
        id: firstGamePage
        FirstGamePage {
            app: aphelion
            onLeave: pages.pop()
            onPlaying: way.arrived()
        }
    }
    Component {
        id: todayPage
        TodayPage {
            app: aphelion
            onBack: pages.pop()
            onSolo: code => way.solo(code)
        }
    }
    Component {
        id: rulesPage
        RulesPage {
            onBack: pages.pop()
        }
    }
    Component {
        id: settingsPage
        SettingsPage {
            app: aphelion
            onBack: pages.pop()
            onLicences: pages.push(licencesPage)
        }
    }
    Component {
        id: licencesPage
        LicencesPage {
            onBack: pages.pop()
            onChosen: (file, name) => pages.push(licencePage, { file: file, name: name })
        }
    }
    Component {
        id: licencePage
        LicencePage {
            onBack: pages.pop()
        }
    }
    Component {
        id: tablePage
        TableScreen {
            app: aphelion
            onLeave: root.goHome()
            onRules: pages.push(rulesPage)
            onSettings: pages.push(settingsPage)
            onRematch: way.playAgain(homePage)
            onAnewWanted: way.playAnew(homePage)
        }
    }
}
