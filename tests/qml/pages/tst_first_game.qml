import QtQuick
import QtQuick.Templates as T
import Aphelion
import Aphelion.Parts

// The lessons, from the first to a game of one's own.
Outside {
    id: test
    name: "FirstGamePage"
    page: Component { FirstGamePage {} }

    function init() {
        compare(stage.open(), "");
        show({ app: stage.app }, "playing");
    }
    function cleanup() {
        Theme.byKeys = false;
    }
    function part(name: string): Item {
        return seen().find(item => item.objectName === name) ?? null;
    }
    function said(): string {
        return part("said").text;
    }
    function pick(first: int, last: int) {
        const wheel = part("wheel");
        wheel.single ? wheel.pickSector(first) : wheel.pickRun(first - wheel.visibleFrom, last - wheel.visibleFrom);
    }
    function lesson(): string {
        return shown.subtitle;
    }
    // To the lesson with this title, without doing what is asked.
    function skipTo(title: string) {
        for (let i = 0; i < 12 && lesson() !== title; ++i)
            press(offers("Continue") ? "Continue" : "Skip this step");
        compare(lesson(), title);
    }
    function topic(letter: string): Item {
        return seen().find(item => item instanceof T.AbstractButton && item.text.startsWith(letter + ". "));
    }

    function test_what_is_lit_leads_to_a_game() {
        compare(lesson(), "The sky");
        press("Continue");
        verify(seen().some(item => item instanceof SkyLaws));
        press("Continue");
        pick(1, 1);
        compare(part("task").text, "Good! Now the other end.");
        pick(1, 6);
        verify(said().startsWith("One asteroid"));
        press("Continue");
        part("noteGrid").cellTapped(3, "A");
        compare(lesson(), "Target");
        pick(6, 6);
        compare(lesson(), "Publish a theory");
        pick(6, 6);
        compare(lesson(), "Research");
        topic("F").clicked();
        verify(said().startsWith("All asteroids are in a band of 5 sectors or less."));
        press("Continue");
        compare(lesson(), "Peer review");
        press("Continue");
        pick(11, 11);
        compare(lesson(), "You found it!");
        press("Play your first game");
        compare(spy.count, 1);
        verify(stage.app.atTable);
        compare(stage.app.players.map(player => player.name), ["Astronomer"]);
    }
    function test_the_first_game_is_an_easy_one() {
        skipTo("You found it!");
        fields()[0].focusLine();
        type("Ana");
        press("Play your first game");
        const lobby = shown.table.lobby;
        compare(lobby.mode, "standard");
        compare(lobby.help, "Hints");
        compare(lobby.seats.map(seat => seat.name + seat.level + seat.facts), ["AnaBeginner8"]);
        compare(lobby.bots.map(bot => bot.skill), ["Assistant"]);
        compare(stage.app.players.map(player => player.name), ["Ana"]);
    }
    function test_whoever_is_known_here_is_not_asked_for_a_name() {
        compare(stage.begin("standard", ["Luca"]), "");
        stage.app.leave();
        show({ app: stage.app }, "playing");
        skipTo("You found it!");
        compare(fields().length, 0);
        press("Play your first game");
        compare(spy.count, 1);
        compare(stage.app.players.map(player => player.name), ["Luca"]);
        compare(stage.app.unfinished.length, 2); // the game that was begun before is kept
    }
    function test_where_several_are_known_one_of_them_is_chosen() {
        compare(stage.begin("standard", ["Luca", "Mira"]), "");
        stage.app.leave();
        show({ app: stage.app }, "playing");
        skipTo("You found it!");
        press("Mira");
        press("Play your first game");
        compare(shown.table.lobby.seats.map(seat => seat.name), ["Mira"]);
    }

    // Each of these was answered with "In your own games you may" before.
    function test_a_wrong_press_is_answered_with_what_is_true_data() {
        return [
            { tag: "another run", at: "Survey", wrong: () => pick(2, 5), said: "In a real game, why not! Here we survey 1 to 6.", right: () => pick(1, 6) },
            { tag: "below the horizon", at: "Survey", wrong: () => part("wheel").refused(9), said: "That one is below the horizon. Only the bright half can be surveyed.", right: () => pick(1, 6) },
            { tag: "another cell that goes", at: "Notes", wrong: () => part("noteGrid").cellTapped(4, "A"), said: "Right, that one goes too! But take the lit one first.", right: () => part("noteGrid").cellTapped(3, "A") },
            { tag: "a cell that stays", at: "Notes", wrong: () => part("noteGrid").cellTapped(6, "A"), said: "Nobody can know that yet.", right: () => part("noteGrid").cellTapped(3, "A") },
            { tag: "another target", at: "Target", wrong: () => pick(8, 8), said: "You could. But the asteroid is in 1 or 6.", right: () => pick(6, 6) },
            { tag: "a theory that is ruled out", at: "Publish a theory", wrong: () => pick(3, 3), said: "Your notes say: no asteroid there.", right: () => pick(6, 6) },
            { tag: "another topic", at: "Research", wrong: () => topic("A").clicked(), said: "Worth reading, too, one day. Now we are after the asteroids.", right: () => topic("F").clicked() },
            { tag: "empty", at: "Locate Planet X", wrong: () => pick(12, 12), said: "That one is truly empty: a gas cloud needs it. One light less!", right: () => pick(11, 11) },
            { tag: "known", at: "Locate Planet X", wrong: () => pick(8, 8), said: "You know already what is there. Planet X looks empty.", right: () => pick(11, 11) }
        ];
    }
    function test_a_wrong_press_is_answered_with_what_is_true(data) {
        skipTo(data.at);
        const told = said();
        data.wrong();
        compare(lesson(), data.at);
        compare(said(), data.said);
        verify(part("task").text !== ""); // what to do still stands there
        data.right();
        verify(lesson() !== data.at);
        verify(said() !== data.said);
        shown.back();
        compare(said(), told); // nothing stays of it
    }
    function test_lights_go_out_where_planet_x_is_not() {
        skipTo("Locate Planet X");
        compare(part("lights").lit, [4, 11, 12]);
        pick(12, 12);
        compare(part("lights").lit, [4, 11]);
    }
    // By keys one passes other sectors on the way: Enter says which is meant.
    function test_by_keys_a_sector_counts_when_enter_is_pressed() {
        skipTo("Target");
        Theme.byKeys = true;
        part("wheel").forceActiveFocus();
        pick(6, 6);
        compare(lesson(), "Target");
        keyClick(Qt.Key_Return);
        compare(lesson(), "Publish a theory");
        tryVerify(() => part("wheel").activeFocus); // what is to be pressed next
    }
    function test_the_wheel_stays_where_it_is_data() {
        return [{ tag: "320x568", size: [320, 568] }, { tag: "390x844", size: [390, 844] }, { tag: "844x390", size: [844, 390] },
            { tag: "800x1280", size: [800, 1280] }, { tag: "1280x800", size: [1280, 800] }];
    }
    function test_the_wheel_stays_where_it_is(data) {
        shown.width = data.size[0];
        shown.height = data.size[1];
        waitForRendering(shown);
        const wheels = [];
        const look = () => {
            for (const item of seen())
                if (item instanceof PickWheel || item instanceof SkyWheel || item instanceof RevealWheel) {
                    const at = item.mapToItem(shown, 0, 0);
                    wheels.push([at.x, at.y, item.width, item.height].map(Math.round).join());
                }
        };
        look();
        skipTo("Survey");
        look();
        pick(2, 5);
        look();
        for (const title of ["Your turn is over", "Target", "Publish a theory", "Put it together", "Peer review", "Locate Planet X", "You found it!"]) {
            skipTo(title);
            look();
        }
        compare(wheels.length, 10);
        compare(wheels.filter(one => one !== wheels[0]), []);
    }
    function test_all_six_kinds_are_in_sight_data() {
        return test_the_wheel_stays_where_it_is_data();
    }
    function test_all_six_kinds_are_in_sight(data) {
        shown.width = data.size[0];
        shown.height = data.size[1];
        skipTo("What is out there");
        waitForRendering(shown);
        const kinds = seen().filter(item => item instanceof ObjectIcon);
        compare(kinds.length, 6);
        for (const kind of kinds) {
            const at = kind.mapToItem(shown, 0, 0);
            verify(at.y >= 0 && at.y + kind.height <= shown.height, kind.object);
        }
    }
    function test_back_goes_a_step_back_and_from_the_first_one_out() {
        spy.target = null;
        spy.signalName = "leave";
        spy.target = shown;
        spy.clear();
        skipTo("Survey");
        press("Back");
        compare(lesson(), "What is out there");
        press("Back");
        compare(lesson(), "The sky");
        compare(spy.count, 0);
        verify(!offers("Leave the lessons"));
        press("Back");
        compare(spy.count, 1);
    }
    function test_they_are_left_and_taken_up_again() {
        skipTo("Target");
        press("Leave the lessons");
        show({ app: stage.app }, "playing");
        compare(lesson(), "Target");
    }
}
