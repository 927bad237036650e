import QtQuick
import Aphelion

// Why the vault did not open. Where its own file is concerned the words are other ones than for a player's.
QtObject {
    readonly property var titles: ({
        Damaged: qsTr("The list of your tables is damaged", "the app cannot open its files"),
        Unreadable: qsTr("The list of your tables cannot be read", "the app cannot open its files"),
        NotEncrypted: qsTr("The list of your tables is not as it was left", "the app cannot open its files"),
        Missing: qsTr("The list of your tables is gone", "the app cannot open its files"),
        NewerVersion: qsTr("A newer version was here", "the app cannot open its files"),
        ReadOnly: qsTr("The app may not write to its folder", "the app cannot open its files")
    })
    readonly property var details: ({
        Damaged: qsTr("Part of the file does not hold what was written. Try again first; if that does not help, you can put it aside and begin anew.", "what to do when the app's list of tables is damaged"),
        Unreadable: qsTr("The file is damaged, or was brought here from another device. You can put it aside and begin anew.", "what to do when the app's list of tables cannot be read"),
        NotEncrypted: qsTr("Something else put another file in its place. You can put that aside and begin anew.", "what to do when the app's list of tables was replaced"),
        Missing: qsTr("It was here before. If you can bring it back, do so and try again; otherwise you can begin anew.", "what to do when the app's list of tables is gone"),
        NewerVersion: qsTr("Your tables were kept by a newer version of the app. Update this one to open them; nothing is lost.", "what to do when a newer version wrote the app's files"),
        ReadOnly: qsTr("Your tables are there, but stay closed until it may. Allow writing to the folder below, then try again.", "what to do when the app's folder is read-only")
    })
    function title(trouble: string): string {
        return titles[trouble] ?? TroubleWords.title(trouble);
    }
    function detail(trouble: string): string {
        return details[trouble] ?? TroubleWords.detail(trouble);
    }
}
