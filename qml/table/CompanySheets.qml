import QtQuick
import Aphelion

// The sheets about other devices. What people must decide opens by itself when it arises, once; afterwards the strip
// opens it again. A sheet whose matter has settled itself goes.
Item {
    id: root

    required property CompanyModel company
    required property TableModel table

    readonly property string matter: company.matter
    readonly property var sheets: ({
        Fork: follow, Overtaken: follow, Taken: taken, Offered: offer, Asked: asked, GoingBack: dispute, Disputed: dispute,
        Guest: door, Besieged: other, Lie: other, Culprit: other, Refused: other, Proposed: other, Air: other,
        Declined: host, Offering: host, HostAway: host, PutAside: taken
    })
    readonly property var alarming: ["Fork", "Taken", "Disputed", "Besieged", "Lie", "Culprit"]
    readonly property var urgent: ["Fork", "Overtaken", "Taken", "Offered", "Asked", "Disputed", "Guest"]

    function show(matter: string) {
        other.matter = sheets[matter] === other ? matter : ""; // qmllint disable
        sheets[matter]?.open();
    }
    onMatterChanged: {
        const wanted = sheets[matter] ?? null;
        for (const sheet of [follow, taken, offer, asked, dispute, door, other, host])
            if (sheet !== wanted || (sheet === other && sheet.matter !== matter))
                sheet.close();
        Qt.callLater(tell);
    }
    function tell() {
        if (urgent.includes(matter))
            show(matter);
    }
    // There may be no window yet.
    Component.onCompleted: Qt.callLater(tell) // qmllint disable

    FollowSheet { id: follow; company: root.company; table: root.table }
    TakenSheet { id: taken; company: root.company; table: root.table }
    AskedSheet { id: asked; company: root.company; table: root.table }
    DisputeSheet { id: dispute; company: root.company; table: root.table }
    OfferSheet { id: offer; company: root.company; table: root.table }
    DoorSheet { id: door; company: root.company; table: root.table }
    HostSheet { id: host; company: root.company; table: root.table }
    MatterSheet { id: other; company: root.company; table: root.table }
}
