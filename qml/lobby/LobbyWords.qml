pragma Singleton
import QtQuick

// Words for what is chosen before a game: modes, seasons, levels, shapes, and why it cannot begin yet.
QtObject {
    readonly property var modes: ({
        standard: qsTr("Standard", "mode of the game"),
        expert: qsTr("Expert", "mode of the game")
    })
    readonly property var seasons: ({
        Spring: qsTr("Spring", "season of a player's note sheet"),
        Summer: qsTr("Summer", "season of a player's note sheet"),
        Autumn: qsTr("Autumn", "season of a player's note sheet"),
        Winter: qsTr("Winter", "season of a player's note sheet")
    })
    readonly property var levels: ({
        Junior: qsTr("Junior: a gentle first sky", "level of a player, chosen by the number of starting facts"),
        Beginner: qsTr("Beginner: a good start", "level of a player, chosen by the number of starting facts"),
        Experienced: qsTr("Experienced: a few pointers", "level of a player, chosen by the number of starting facts"),
        Genius: qsTr("Genius: nothing but the sky", "level of a player, chosen by the number of starting facts")
    })
    readonly property var skills: ({
        Assistant: qsTr("Assistant", "how well a bot plays, the weakest"),
        Observer: qsTr("Observer", "how well a bot plays"),
        Professor: qsTr("Professor", "how well a bot plays"),
        Laureate: qsTr("Laureate", "how well a bot plays, the strongest")
    })
    readonly property var skillDetails: ({
        Assistant: qsTr("Misses a lot and sometimes asks at random.", "about a bot"),
        Observer: qsTr("Asks sensible questions, not always sure.", "about a bot"),
        Professor: qsTr("Misses little. Hard to beat.", "about a bot"),
        Laureate: qsTr("Misses nothing and is never wrong.", "about a bot")
    })
    readonly property var faults: ({
        NoPlayers: qsTr("Add at least one player.", "why the game cannot begin"),
        BadName: qsTr("Every player needs a name.", "why the game cannot begin"),
        SameName: qsTr("Two players have the same name.", "why the game cannot begin"),
        BadSetup: qsTr("Everybody needs a different season.", "why the game cannot begin")
    })

    function mode(name: string): string {
        return modes[name] ?? "";
    }
    function sectors(count: int): string {
        return qsTr("%1 sectors", "size of the sky in a mode").arg(count);
    }
    function season(name: string): string {
        return seasons[name] ?? "";
    }
    function seasonIcon(name: string): string {
        return "season-" + name.toLowerCase();
    }
    function level(name: string): string {
        return levels[name] ?? "";
    }
    function skill(name: string): string {
        return skills[name] ?? "";
    }
    function skillDetail(name: string): string {
        return skillDetails[name] ?? "";
    }
    function facts(count: int): string {
        return count === 0 ? qsTr("No facts", "no starting facts") : qsTr("%1 facts", "how many starting facts; more than one").arg(count);
    }
    function fault(name: string): string {
        return faults[name] ?? "";
    }
}
