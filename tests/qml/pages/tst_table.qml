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
    SignalSpy { id: anew; signalName: "anewWanted" }
    Component {
        id: table
        TablePage { session: stage.session; cardboard: boardBeside; anchors.fill: parent }
    }
    Component { id: survey; SurveyForm { session: stage.session } }
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

    function test_a_table_of_an_older_version_offers_its_code_anew() {
        begin();
        verify(!findChild(show(), "anew").visible);
        compare(stage.openOld(), "");
        const page = show();
        verify(findChild(page, "old").visible);
        anew.target = page;
        findChild(page, "anew").clicked();
        compare(anew.count, 1);
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
        const news = stage.table.news;
        verify(news.length > 6);
        compare(lines, Array.from(news).slice(-3).map(line => LogWords.sentence(line, stage.table.players)));
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
    // Choices of finished theory phases.
    function placed() {
        return Array.from(stage.table.log).filter(line => line.kind === "TheoriesPlaced").length;
    }
    function test_who_publishes_nothing_taps_once() {
        begin(["Ana"]);
        compare(stage.playUntil("Theories"), "");
        stage.sit(0);
        const page = show();
        const button = findChild(page, "noTheory");
        waitForItemPolished(button);
        verify(button.visible);
        compare(placed(), 0);
        mouseClick(button);
        compare(placed(), 1);
        compare(stage.table.tokens.length, 0);
    }
    function test_at_a_shared_device_everybody_taps_once_and_the_curtain_falls_for_the_others() {
        begin();
        compare(stage.playUntil("Theories"), "");
        const waited = Array.from(stage.table.waitingFor);
        stage.sit(waited[0]);
        const page = show();
        verify(!findChild(page, "noTheoryChips").visible); // own tokens lie open here
        mouseClick(findChild(page, "noTheory"));
        compare(stage.table.viewpoint, -1);
        compare(stage.table.phase, "Theories");
        verify(stage.table.players[waited[0]].none);
        waitForRendering(page);
        for (const player of waited.slice(1)) {
            compare(stage.table.phase, "Theories");
            const chip = findChild(page, "noTheory" + player);
            waitForItemPolished(chip);
            mouseClick(chip);
        }
        compare(placed(), 3);
    }
    function test_no_theory_is_taken_back_by_a_second_tap() {
        begin(["Ana", "Luca"]);
        compare(stage.playUntil("Theories"), "");
        const page = show();
        const chip = findChild(page, "noTheory0");
        waitForItemPolished(chip);
        mouseClick(chip);
        verify(stage.table.players[0].none);
        mouseClick(chip);
        verify(!stage.table.players[0].none);
        verify(stage.table.players[0].waitedFor);
    }
    function test_routine_lines_do_not_push_news_out() {
        begin(["Ana", "Luca"]);
        compare(stage.playUntil("Theories"), "");
        const before = Array.from(stage.table.news).map(line => line.entry);
        for (const player of Array.from(stage.table.waitingFor))
            compare(stage.act(player, { theories: [] }), "");
        const news = Array.from(stage.table.news);
        verify(stage.table.log.length >= before.length + 4); // chosen twice, placed nothing twice
        verify(news.every(line => line.kind !== "TheoriesSealed" && (line.kind !== "TheoriesPlaced" || line.sectors.length > 0)));
        compare(news.slice(0, before.length).map(line => line.entry), before);
    }
    function test_my_own_name_is_marked() {
        begin(["Ana", "Luca"]);
        const first = stage.table.whoseTurn;
        compare(stage.act(first, { target: 3 }), "");
        stage.sit(first);
        const page = show();
        const marked = [];
        const lines = [];
        const look = item => {
            if (item.objectName === "you" && item.visible)
                marked.push(item);
            if (item.objectName === "lastLine")
                lines.push(item.text);
            Array.from(item.children).forEach(look);
        };
        look(page);
        compare(marked.length, 1);
        compare(lines.pop(), nameOf(first) + " (you) targets sector 3");
        stage.lock();
        verify(Array.from(stage.table.players).every(player => !player.you));
    }
    function test_a_sector_leads_on_to_its_actions() {
        begin(["Ana", "Luca"]);
        stage.sit(stage.table.whoseTurn);
        const page = show();
        const sheet = findChild(page, "sectorSheet");
        sheet.sector = 4;
        sheet.open();
        tryCompare(sheet, "opened", true);
        const button = name => findChild(sheet.contentItem, name);
        verify(button("targetThis").enabled && button("surveyFrom").enabled);
        button("surveyFrom").clicked();
        compare(opened.signalArguments[0][0], "Survey");
        const draft = createTemporaryObject(survey, test);
        compare([draft.from, draft.to], [4, 6]); // to the end of the visible sky
        tryCompare(sheet, "visible", false);
        sheet.sector = 9; // below the horizon
        sheet.open();
        tryCompare(sheet, "opened", true);
        verify(!button("targetThis").enabled && !button("surveyFrom").enabled);
        compare(button("whyNotHere").text, RefusalWords.why("NotVisible"));
        button("noteThis").clicked();
        const notes = findChild(page, "noteSheet");
        tryCompare(notes, "opened", true);
        compare(notes.sector, 9);
        notes.close();
    }
    function test_a_sector_is_targeted_from_its_card_by_one_press() {
        begin(["Ana", "Luca"]);
        const me = stage.table.whoseTurn;
        stage.sit(me);
        const page = show();
        page.own = own;
        const sheet = findChild(page, "sectorSheet");
        sheet.sector = 4;
        sheet.open();
        tryCompare(sheet, "opened", true);
        const button = findChild(sheet.contentItem, "targetThis");
        compare([button.text, button.cost], ["Target sector 4", "4"]);
        compare(findChild(sheet.contentItem, "targetWarns").text, "2 targets left. Only you will see the answer.");
        button.clicked();
        tryCompare(sheet, "visible", false);
        const last = stage.table.log[stage.table.log.length - 1];
        compare([last.kind, last.who, last.sector], ["Targeted", me, 4]);
        verify(own.shown);
        const there = stage.sky[3];
        compare(findChild(page, "toldWords").text, there === "E" || there === "X" ? "Appears empty" : LogWords.label(there));
        compare(findChild(page, "toldQuestion").text, "Sector 4");
        findChild(page, "putAway").clicked();
        verify(!own.shown);
        verify(!findChild(page, "told"));
        own.recall();
        verify(own.shown);
        stage.lock(); // nothing of it is left behind the curtain
        verify(!own.shown);
        compare([own.answer.kind, own.asked.sector], ["", 0]);
    }
    OwnAnswer { id: own; session: stage.session }
    function test_a_theory_is_sealed_from_the_card_of_its_sector() {
        compare(stage.begin("standard", ["Ana", "Luca", "Mira"]), "");
        compare(stage.playUntil("Theories"), "");
        const me = stage.table.waitingFor[0];
        stage.sit(me);
        const page = show();
        const sheet = findChild(page, "sectorSheet");
        sheet.sector = 4;
        sheet.open();
        tryCompare(sheet, "opened", true);
        verify(!findChild(sheet.contentItem, "targetThis").visible);
        const seal = findChild(sheet.contentItem, "sealHere");
        verify(!seal.enabled);
        findChild(sheet.contentItem, "objectA").clicked();
        verify(seal.enabled);
        seal.clicked();
        tryCompare(sheet, "visible", false);
        tryCompare(stage.table, "viewpoint", -1); // the device is for the next
        verify(stage.table.players[me].sealed);
    }
    function test_a_sealed_choice_is_told_on_the_table() {
        compare(stage.gather(["Ana"], [["Luca"]], true), "");
        compare(stage.playUntil("Theories"), "");
        compare(stage.sit(0), "");
        const page = show();
        verify(!findChild(page, "sealed").visible);
        const form = createTemporaryQmlObject("import Aphelion; TheoriesForm {}", test);
        form.session = stage.session;
        compare(form.submit().trouble, "");
        tryVerify(() => findChild(page, "sealed").visible);
        compare(findChild(page, "sealed").detail, "Revealed once everyone has chosen");
    }
    function test_a_sector_leads_nobody_on_who_does_not_look() {
        begin(["Ana", "Luca"]);
        const page = show();
        const sheet = findChild(page, "sectorSheet");
        sheet.open();
        tryCompare(sheet, "opened", true);
        verify(!findChild(sheet.contentItem, "targetThis").visible);
        sheet.close();
    }
    function test_icons_on_the_rim_explain_themselves() {
        begin(["Ana", "Luca"]);
        const page = show();
        const gates = stage.table.gates;
        const at = Array.from(gates).findIndex(gate => gate.kind === "conference");
        const button = findChild(page, "gate" + at);
        compare(button.parent.Accessible.name, "Conference at sector " + gates[at].sector);
        mouseClick(button);
        const sheet = findChild(page, "gateSheet");
        tryCompare(sheet, "opened", true);
        compare(sheet.title, "Conference at sector " + gates[at].sector);
        sheet.close();
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
    function test_on_its_side_an_answer_leaves_room_for_the_next_step_beside_the_board() {
        begin(["Ana", "Luca"]);
        const first = stage.table.whoseTurn;
        stage.sit(first);
        const page = show();
        page.anchors.fill = undefined;
        page.width = 844;
        page.height = 390;
        page.own = own;
        boardBeside.used = true;
        waitForRendering(page);
        compare(boardSteps(page).length, 3);
        const sheet = findChild(page, "sectorSheet");
        sheet.sector = 4;
        sheet.open();
        tryCompare(sheet, "opened", true);
        findChild(sheet.contentItem, "targetThis").clicked();
        verify(own.shown);
        compare(boardBeside.steps.length, 3);
        compare(boardSteps(page), []); // all of them one tap away
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
