pragma Singleton
import QtQuick

// Words about what keeps devices from finding each other: what is so, and what can be done.
QtObject {
    id: root

    readonly property var titles: ({
        Off: qsTr("Bluetooth is off", "why other devices cannot be found"),
        NotAllowed: qsTr("The app may not use Bluetooth yet", "why other devices cannot be found"),
        Forbidden: qsTr("Bluetooth is not allowed for this app", "why other devices cannot be found"),
        NoRights: qsTr("Other devices cannot find this one", "why this device cannot join others"),
        CannotShow: qsTr("Other devices cannot find this one", "why this device cannot join others"),
        Unsupported: qsTr("This device plays by the code only", "why other devices cannot be found"),
        Failed: qsTr("Other devices cannot be found just now", "why other devices cannot be found")
    })
    readonly property var remedies: ({
        Off: qsTr("Turn it on, and everything carries on by itself.", "what to do about it"),
        NotAllowed: qsTr("Devices at one table find each other with it. Nothing goes any further than that.", "what to do about it"),
        Forbidden: qsTr("Only the settings of this device can change that. Look there for this app, and for Bluetooth or “nearby devices”.", "what to do about it"),
        NoRights: qsTr("On Linux the app needs more rights to be found. To lead a table it needs none: start a new game here, and let the others enter its code. To join one, type the command below in a terminal, once, and start the app again.", "what to do about it"),
        CannotShow: qsTr("It can lead a table, but not join one: start a new game here, and let the others enter its code.", "what to do about it"),
        Unsupported: "",
        Failed: qsTr("Turning Bluetooth off and on again often helps.", "what to do about it")
    })

    function title(air: string): string {
        return root.titles[air] ?? "";
    }
    function detail(air: string): string {
        return root.remedies[air] ?? "";
    }
}
