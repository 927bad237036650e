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
    // The device that led the table: out of reach, or not believed any more. `company` is a CompanyModel.
    function gone(company: var, all: var): string {
        return company.hostLied ? qsTr("%1 no longer leads the table", "%1 'Ana's phone', which was proven to lie").arg(root.phone(company.hostPlayers, all))
            : root.outOfReach(company.hostPlayers, all);
    }
    // Others have carried on: without this device, or without the one that leads the table and is still there.
    function carriedOn(company: var, all: var): string {
        return company.host || !company.hostHere ? qsTr("The others carried on without this phone", "title")
            : Words.fill(qsTr("%1 carried on without %2", "title: %1 one or several names, %2 who leads the table"), root.names(company.overtakenBy, all), root.names(company.hostPlayers, all));
    }
    // A ShownCulprit.
    function culprit(one: var, all: var): string {
        return one.leads ? qsTr("%1 signed two different stories", "what was proven: %1 'Ana's phone'").arg(root.phone(one.players, all))
            : qsTr("%1 signed two different moves under one number", "what was proven: %1 'Ana's phone'").arg(root.phone(one.players, all));
    }
    function aboutCulprit(one: var): string {
        return one.leads ? qsTr("Its word no longer counts; another phone can lead the table. Either an older copy of the game was put back there, or somebody tampered with the app.", "a phone that led the table was proven to lie")
            : qsTr("Only one of the two counts. Either an older copy of the game was put back there, or somebody tampered with the app.", "a phone was proven to lie");
    }
    // What this device, which leads the table, has asked the others.
    function proposal(company: var, all: var): string {
        const name = all[company.proposedFor]?.name ?? "", more = company.unheard;
        if (company.proposed === "Lending")
            return qsTr("A bot plays for %1 as soon as %n more people agree on their own phones.", "%1 a player who is out of reach", more).arg(name);
        return qsTr("%1 goes on with another phone as soon as %n more people agree on their own phones.", "%1 a player", more).arg(name);
    }
    // A ShownTakeover against which its player protested.
    function objection(one: var, all: var): string {
        return (one.deed === "Rekeyed" ? qsTr("%1’s seat was taken without %1", "title, and strip above the table: %1 a player")
            : qsTr("%1 was not asked", "title, and strip above the table: %1 a player, for whom a bot plays, or who was removed")).arg(root.names([one.player], all));
    }
    function dispute(one: var, all: var): string {
        if (one.deed === "Released")
            return qsTr("The result of %1 is disputed: %1 was removed and says that this was not right.", "at the end: %1 a player").arg(all[one.player]?.name ?? "");
        if (one.deed === "Lent")
            return Words.fill(qsTr("The result of %1 is disputed: a bot played for %1, who was there. %2 agreed to it.", "at the end: %1 a player, %2 one or several names"), all[one.player]?.name ?? "", root.names(one.agreed, all));
        return Words.fill(qsTr("The result of %1 is disputed: the seat was given to another phone without %1. %2 agreed to it.", "at the end: %1 a player, %2 one or several names"), all[one.player]?.name ?? "", root.names(one.agreed, all));
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
        case "Fork": return [qsTr("This table has two stories", "strip above the table"), qsTr("Tap to see what can be done", "strip above the table")];
        case "Overtaken": return [root.carriedOn(company, all), qsTr("Tap to see what would not count any more", "strip above the table")];
        case "Taken": return [qsTr("%1’s seat is at another phone", "strip above the table: %1 a player").arg(root.names([company.taken.player], all)), qsTr("Tap to say whether that was you", "strip above the table")];
        case "Asked": return [qsTr("%1 asks you something", "strip above the table: %1 who leads the table").arg(root.names(company.hostPlayers, all)), qsTr("Tap to agree or not", "strip above the table")];
        case "GoingBack": return [qsTr("Waiting for the others to agree", "strip above the table"), qsTr("They are asked whether to go on from before that", "strip above the table: before a seat was taken")];
        case "PutAside": return [(company.taken.deed === "Lent" ? qsTr("A bot plays for %1", "strip above the table: %1 a player") : qsTr("%1 was removed from the table.", "%1 a player")).arg(root.names([company.taken.player], all)), qsTr("Tap if that was not right", "strip above the table")];
        case "Disputed": return [root.objection(company.disputed, all), qsTr("Tap to see what can be done", "strip above the table")];
        case "Offered": return [company.leaves.player >= 0 ? qsTr("%1 wants to go back", "strip above the table: %1 a name; to before a seat was taken").arg(root.names(company.offeredBy, all)) : qsTr("%1 wants to carry on", "strip above the table: %1 a name; the phone that led the table is gone").arg(root.names(company.offeredBy, all)), qsTr("Tap to agree or not", "strip above the table")];
        case "Guest": return [qsTr("%1 is at the door", "strip above the table: %1 a name").arg(root.people(company.guests[0])), qsTr("Tap to let them in or not", "strip above the table")];
        case "Besieged": return [qsTr("Someone keeps trying wrong codes", "strip above the table"), qsTr("Nobody can join until you say so", "strip above the table")];
        case "Lie": return [qsTr("%1 was disconnected", "strip above the table: %1 'Ana's phone'").arg(root.phoneOrSome(company.liars, all)), qsTr("Tap to see why", "strip above the table")];
        case "Culprit": return [root.culprit(company.culprit, all), qsTr("Tap to see what that means", "strip above the table")];
        case "Refused": return [qsTr("The others did not agree", "strip above the table"), qsTr("Talk it over", "strip above the table")];
        case "Proposed": return [qsTr("Waiting for the others to agree", "strip above the table"), root.proposal(company, all)];
        case "Declined": return [qsTr("Too few want to carry on yet", "strip above the table"), root.meanwhile];
        case "Offering": return [qsTr("Waiting for the others to agree", "strip above the table"), qsTr("They are asked whether this phone may lead the table", "strip above the table")];
        case "Air": return [AirWords.title(company.air), company.air === "Off" ? AirWords.detail(company.air) : qsTr("Tap to see what can be done", "strip above the table")];
        case "HostAway": return [company.hostLied ? root.gone(company, all) : Words.fill(qsTr("%1, %2", "%1 'Ana's phone is out of reach', %2 for how long: 0:20"), root.outOfReach(company.hostPlayers, all), root.time(company.hostless)), root.meanwhile];
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
            return qsTr("It sent something that makes no sense. Nothing was taken over; your game is unchanged.", "why a phone was sent away");
        if (name === "NewerVersion")
            return qsTr("It has a newer version of the app. Update this phone, and they understand each other again.", "why a phone was sent away");
        return qsTr("It sent an entry that can’t be true: forged, or against the rules. It was not taken over; your game is unchanged.", "why a phone was sent away");
    }
}
