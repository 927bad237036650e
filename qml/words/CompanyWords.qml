pragma Singleton
import QtQuick
import Aphelion.Parts

// The other devices of a table, in words. `players` are numbers, `all` the table's ShownPlayers.
QtObject {
    id: root

    function names(players: var, all: var): string {
        return Words.all(Array.from(players, player => all[player]?.name ?? ""));
    }
    // The device of these people, at the start of a sentence.
    function phone(players: var, all: var): string {
        if (players.length === 0)
            return qsTr("The phone that leads this table", "start of a sentence, when nobody knows whose it is");
        const names = root.names(players, all);
        return players.length > 1 ? qsTr("The device of %1", "start of a sentence: %1 several players").arg(names)
            : root.soft(names) ? qsTr("%1’s phone", "start of a sentence: %1 a player whose name begins with a vowel or h").arg(names)
            : qsTr("%1’s phone", "start of a sentence: %1 a player").arg(names);
    }
    // Before such a name some languages shorten "of".
    function soft(name: string): bool {
        return /^[aeiouhàâäáæéèêëíîïóôöœúùûü]/i.test(name);
    }
    function time(seconds: int): string {
        return qsTr("%1:%2", "a time in minutes and seconds").arg(Math.floor(seconds / 60)).arg(String(seconds % 60).padStart(2, "0"));
    }
    function outOfReach(players: var, all: var): string {
        return qsTr("%1 is out of reach", "%1 'Ana's phone'").arg(root.phone(players, all));
    }
    function back(players: var, all: var): string {
        return qsTr("%1 is back", "%1 'Ana's phone'").arg(root.phone(players, all));
    }
    function people(guest: var): string {
        return Words.all(Array.from(guest.people, one => one.name));
    }

    // What stands in the strip: what is the matter, and what that means meanwhile. `company` is a CompanyModel.
    function strip(company: var, all: var): var {
        switch (company.matter) {
        case "Fork": return [qsTr("The phones remember different games", "strip above the table"), qsTr("Tap to see what can be done", "strip above the table")];
        case "Overtaken": return [qsTr("The others carried on without this phone", "strip above the table"), qsTr("Tap to see what would not count any more", "strip above the table")];
        case "Offered": return [qsTr("%1 wants to carry on", "strip above the table: %1 a name; the phone that led the table is gone").arg(root.names(company.offeredBy, all)), qsTr("Tap to agree or not", "strip above the table")];
        case "Guest": return [qsTr("%1 is at the door", "strip above the table: %1 a name").arg(root.people(company.guests[0])), qsTr("Tap to let them in or not", "strip above the table")];
        case "Besieged": return [qsTr("Somebody keeps trying wrong codes", "strip above the table"), qsTr("Nobody can join until you say so", "strip above the table")];
        case "Lie": return [qsTr("%1 was sent away", "strip above the table: %1 'Ana's phone'").arg(root.phoneOrSome(company.liars, all)), qsTr("Tap to see why", "strip above the table")];
        case "Declined": return [qsTr("Not everybody wants to carry on yet", "strip above the table"), root.meanwhile];
        case "Offering": return [qsTr("Waiting for the others to agree", "strip above the table"), qsTr("They are asked whether this phone may lead the table", "strip above the table")];
        case "Air": return [AirWords.title(company.air), company.air === "Off" ? AirWords.detail(company.air) : qsTr("Tap to see what can be done", "strip above the table")];
        case "HostAway": return [Words.fill(qsTr("%1, %2", "%1 'Ana's phone is out of reach', %2 for how long: 0:20"), root.outOfReach(company.hostPlayers, all), root.time(company.hostless)), root.meanwhile];
        }
        return ["", ""];
    }
    function air(name: string): string {
        return JoiningWords.both(AirWords.detail(name), qsTr("Your notes and the log work meanwhile.", "while other phones cannot be reached"));
    }
    readonly property string meanwhile: qsTr("Notes and log work; actions wait", "while the phone that leads the table is out of reach")

    function phoneOrSome(players: var, all: var): string {
        return players.length === 0 ? qsTr("A phone", "start of a sentence, when nobody knows whose it is") : root.phone(players, all);
    }
    function lie(name: string): string {
        if (name === "Rubbish")
            return qsTr("It sent something that makes no sense. Nothing of it was taken; the game here is as it was.", "why a phone was sent away");
        if (name === "NewerVersion")
            return qsTr("It has a newer version of the app. Update the app on this phone, and they understand each other again.", "why a phone was sent away");
        return qsTr("It sent an entry that cannot be true: it was forged, or breaks the rules. It was not taken; the game here is as it was.", "why a phone was sent away");
    }
}
