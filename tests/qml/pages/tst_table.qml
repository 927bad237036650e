import QtQuick
import QtTest
import Aphelion
import Aphelion.Parts
import Aphelion.Tests

TestCase {
    id: test

    name: "table"
    when: windowShown
    width: 390
    height: 776
    visible: true

    Stage { id: stage }
    Cardboard { id: boardBeside; session: stage.session }
    SignalSpy { id: opened; signalName: "opened" }
    Component {
        id: table
        TablePage { session: stage.session; cardboard: boardBeside; anchors.fill: parent }
    }
    function begin(names, withBoard) {
        compare(stage.begin("standard", names ?? ["Ana", "Luca", "Mira"], withBoard ?? false), "");
    }
    function show() {
        const page = createTemporaryObject(table, test);
        verify(page);
        opened.target = page;
        opened.clear();
        waitForRendering(page);
        return page;
    }
    function nameOf(player) {
        return stage.table.players[player].name;
    }

    function test_one_glance_tells_whose_turn_it_is() {
        begin();
        const first = stage.table.whoseTurn;
        stage.sit(first);
        compare(show().title, "Your turn, " + nameOf(first));
        stage.lock();
        stage.sit((first + 1) % 3);
        const page = show();
        compare(page.title, nameOf(first) + " is choosing");
        compare(page.player, stage.table.players[first].colour);
        verify(page.subtitle.startsWith("Visible sky 1–6"));
    }
    function test_only_the_last_lines_of_the_log_stand_below_the_wheel() {
        begin();
        stage.play(12);
        const page = show();
        const lines = [];
        const look = item => {
            if (item.objectName === "lastLine")
                lines.push(item.text);
            Array.from(item.children).forEach(look);
        };
        look(page);
        const log = stage.table.log;
        verify(log.length > 6);
        compare(lines, Array.from(log).slice(-3).map(line => LogWords.sentence(line, stage.table.players)));
    }
    function test_an_action_opens_its_page_and_tells_its_cost() {
        begin();
        stage.sit(stage.table.whoseTurn);
        const page = show();
        const survey = findChild(page, "tileSurvey");
        compare(survey.cost, "3–4");
        mouseClick(survey);
        compare(opened.count, 1);
        compare(opened.signalArguments[0][0], "Survey");
    }
    function test_a_refused_action_stays_and_says_why() {
        begin(["Ana", "Luca"]);
        const who = stage.table.whoseTurn;
        compare(stage.act(who, { research: "A" }), "");
        compare(stage.act(stage.table.whoseTurn, { target: 3 }), "");
        while (stage.table.whoseTurn !== who)
            compare(stage.play(1), "");
        stage.sit(who);
        const page = show();
        const research = findChild(page, "tileResearch");
        verify(!research.open);
        mouseClick(research);
        compare(opened.count, 0);
        const why = findChild(page, "refusal");
        verify(why.visible);
        compare(why.detail, RefusalWords.why("ResearchTwice"));
    }
    function test_on_a_shared_device_a_turn_ends_with_handing_over() {
        begin();
        const first = stage.table.whoseTurn;
        compare(stage.act(first, { survey: "A", from: 1, to: 4 }), "");
        stage.sit(first);
        const page = show();
        const button = findChild(page, "handOver");
        verify(button.visible);
        verify(!findChild(page, "tiles").visible);
        compare(button.text, "Hand over to " + nameOf(stage.table.whoseTurn));
        mouseClick(button);
        compare(stage.table.viewpoint, -1);
    }
    function test_in_a_theory_phase_the_one_step_is_to_choose() {
        begin();
        compare(stage.playUntil("Theories"), "");
        stage.sit(stage.table.waitingFor[0]);
        const page = show();
        compare(page.title, "Choose your theories");
        mouseClick(findChild(page, "choose"));
        compare(opened.signalArguments[0][0], "SubmitTheories");
    }
    function test_without_anybody_who_looks_nothing_can_be_done() {
        begin();
        const page = show();
        verify(!findChild(page, "tiles").visible);
        verify(!findChild(page, "handOver").visible);
    }
    function test_with_the_board_everything_is_asked_for_by_hand() {
        begin(["Ana", "Luca"], true);
        stage.sit(1);
        const page = show();
        for (const name of ["Survey", "Target", "Research", "Locate", "HoldConference", "Review", "Reveal"])
            verify(findChild(page, "tile" + name).open, name);
        verify(!findChild(page, "handOver").visible);
    }
    function test_a_sector_tells_what_is_public_about_it() {
        begin();
        compare(stage.playUntilNews("Review"), "");
        const token = stage.table.tokens[0];
        verify(token);
        const page = show();
        const sheet = findChild(page, "sectorSheet");
        sheet.sector = token.sector;
        sheet.open();
        tryCompare(sheet, "opened", true);
        verify(sheet.tokens.length > 0);
        verify(sheet.theory(token).includes(nameOf(token.player)));
        verify(!sheet.theory(token).includes("asteroid"));
        const next = token.sector % 12 + 1;
        sheet.step(1);
        compare(sheet.sector, next);
        sheet.close();
    }
    function test_last_chances_come_one_after_the_other() {
        begin(["Ana", "Luca", "Mira", "Théo"]);
        compare(stage.playUntil("LastChance"), "");
        const first = stage.table.whoseTurn;
        const later = Array.from(stage.table.waitingFor).find(player => player !== first);
        verify(later !== undefined);
        stage.sit(later);
        let page = show();
        compare(page.title, nameOf(first) + " has a last chance");
        verify(!findChild(page, "choose").visible);
        stage.lock();
        stage.sit(first);
        page = show();
        compare(page.title, "Your last chance");
        verify(findChild(page, "choose").visible);
    }
    function boardSteps(page) {
        const steps = [];
        const look = item => {
            if (item.objectName === "boardStep" && item.visible)
                steps.push(item.text);
            Array.from(item.children).forEach(look);
        };
        look(page);
        return steps;
    }
    function test_the_table_tells_what_to_do_on_the_board_that_lies_beside_it() {
        begin(["Ana", "Luca"]);
        const first = stage.table.whoseTurn;
        const names = [nameOf(first), nameOf(1 - first)];
        stage.sit(first);
        const page = show();
        verify(!findChild(page, "cardboardNotice").visible);
        boardBeside.used = true;
        waitForRendering(page);
        compare(boardSteps(page), ["Move " + names[0] + "’s pawn to sector 1", "Move " + names[1] + "’s pawn to sector 1", "Turn the Earth’s arrow to sector 1"]);
        boardBeside.done();
        verify(!findChild(page, "cardboardNotice").visible);
        compare(stage.act(first, { survey: "A", from: 1, to: 6 }), "");
        compare(boardSteps(page), ["Move " + names[0] + "’s pawn to sector 4"]);
    }
    function test_many_steps_on_the_board_are_one_tap_away() {
        begin();
        stage.play(40);
        boardBeside.used = true;
        const page = show();
        verify(boardBeside.steps.length > 3);
        compare(boardSteps(page).length, 3);
        const all = findChild(page, "cardboardSheet");
        findChild(page, "cardboardNotice").allWanted();
        tryVerify(() => all.opened);
        compare(boardSteps(all.contentItem).length, boardBeside.steps.length);
        verify(boardSteps(all.contentItem).every(text => text !== "" && !text.includes("%") && !text.includes("undefined")));
    }
}
