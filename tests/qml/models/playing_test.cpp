#include <QtTest>

#include "base/cbor.h"
#include "planetx/rules/score.h"
#include "qml/models/all_models.h"
#include "session/own_device.h"
#include "support/hidden_deal.h"
#include "support/random_play.h"

#include <set>

using namespace planetx;

namespace {

bool isExpressible(const Action& action) {
    const auto single = [](const std::vector<Theory>& theories) {
        Sectors seen = 0;
        for (const Theory& t : theories) {
            if (has(seen, t.sector))
                return false;
            seen |= only(t.sector);
        }
        return true;
    };
    if (const auto* a = std::get_if<SubmitTheories>(&action))
        return single(a->theories);
    const auto* last = std::get_if<LastChance>(&action);
    return !last || last->use.index() == 1 || single(std::get<0>(last->use));
}

// Where one theory may be placed, a form holds no more: it moves.
bool oneMoves(int limit, const Action& action) {
    const auto* some = std::get_if<SubmitTheories>(&action);
    const auto* last = std::get_if<LastChance>(&action);
    const auto* theories = some ? &some->theories : last ? std::get_if<0>(&last->use) : nullptr;
    return limit == 1 && theories && theories->size() > 1;
}

QString coreSays(const Session& session, PlayerId who, const Action& action) {
    const auto& kept = *session.table();
    const auto refused = refusal(tableOf(kept).board(), handOf(kept, who), who, action);
    return refused ? qs(name(*refused)) : QString();
}

} // namespace

class PlayingTest : public QObject {
    Q_OBJECT

private slots:
    void a_form_refuses_what_core_refuses() {
        std::set<QString> met;
        for (const Play how : {Play::OnScreen, Play::WithBoard})
            for (const Mode mode : bothModes) {
                OwnDevice device;
                QVERIFY(!device.switchOn());
                QVERIFY(!beginTable(device.session(), mode, 3, false, how));
                Session& session = device.session();
                AllModels models(session);
                RandomPlay play(hiddenDeal(tableOf(*session.table())), tableOf(*session.table()).board(), 5);
                for (int moves = 0; moves < 15 && !play.over(); ++moves) {
                    const bool choosing = play.board().phase == Phase::Theories;
                    const auto [who, action] = play.move();
                    for (int i = 0; i < 12; ++i) {
                        const PlayerId asking = i % 4 == 0 ? (who + 1) % 3 : who;
                        models.curtain.setWho(asking);
                        if (models.table.viewpointNumber() != asking)
                            QCOMPARE(models.curtain.sitDown(), QString());
                        const Action any = i == 1 ? action : play.anyAction();
                        if (oneMoves(models.theories.limit(), any) || !isExpressible(any) ||
                            (choosing && !std::holds_alternative<SubmitTheories>(any) && i < 8))
                            continue;
                        if (const Form* form = models.fill(any)) {
                            QVERIFY(form->complete());
                            QCOMPARE(form->refusal(), coreSays(session, asking, any));
                            QCOMPARE(form->allowed(), form->refusal().isEmpty());
                            met.insert(form->refusal());
                        }
                    }
                    QCOMPARE(models.act(who, action), QString());
                }
            }
        QVERIFY2(met.size() >= 9, qPrintable(QStringList(met.begin(), met.end()).join(u' ')));
    }

    void theories_are_refused_sector_by_sector() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 1));
        Session& session = device.session();
        AllModels models(session);
        const Table& table = tableOf(*session.table());
        const Sector sure = first(hiddenDeal(table).sky.of(Object::DwarfPlanet));
        const QString d = QStringLiteral("D");
        std::set<QString> met;
        for (int moves = 0; moves < 30; ++moves) {
            const Sector from = visibleSky(table.board()).from;
            if (table.board().phase != Phase::Theories) {
                QCOMPARE(models.act(0, Survey{Object::Empty, {from, from}}), QString());
                continue;
            }
            for (const Object object : bodies) {
                models.theories.setObject(letterOf(object));
                const QStringList refusals = models.theories.refusals();
                for (Sector s = 1; s <= 12; ++s) {
                    QCOMPARE(refusals[s - 1], coreSays(session, 0, SubmitTheories{{{s, object}}}));
                    met.insert(refusals[s - 1]);
                }
            }
            const int left = models.theories.tokens()[2].value<ShownTokens>().left;
            QCOMPARE(left, tokensLeft(edition(table.board()), handOf(*session.table(), 0), Object::DwarfPlanet));
            models.theories.discard();
            if (left > 0) {
                models.theories.put(sure, d);
                QCOMPARE(models.theories.tokens()[2].value<ShownTokens>().left, 0);
                models.theories.remove(sure);
                models.theories.put(sure, d);
            }
            QVERIFY(models.theories.submit().ok);
        }
        for (const char* why : {"", "SectorConfirmed", "NoToken", "DuplicateTheory"})
            QVERIFY2(met.contains(QString::fromLatin1(why)), why);
    }

    void three_people_play_a_whole_game_through_the_screens() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 3));
        Session& session = device.session();
        AllModels models(session);
        const Table& table = tableOf(*session.table());
        RandomPlay play(hiddenDeal(table), table.board(), 11);
        while (!play.over()) {
            QVERIFY(models.reveal.sky().isEmpty() && models.reveal.scores().isEmpty());
            models.table.lock();
            const auto waited = waitingFor(table.board());
            QCOMPARE(models.curtain.suggested(), waited.front());
            const auto [who, action] = play.move();
            QCOMPARE(models.act(who, action), QString());
            QVERIFY(table.board() == play.board());
            QCOMPARE(models.table.phase(), nameOf(play.board().phase));
            QCOMPARE(models.table.whoseTurn(), toAct(play.board()).value_or(-1));
            QCOMPARE(models.table.tokens().size(), std::ssize(play.board().tokens));
        }
        const auto scores = score(table.board());
        QCOMPARE(models.reveal.scores().size(), std::ssize(scores));
        for (const QVariant& row : models.reveal.scores()) {
            const auto shownRow = row.value<ShownScore>();
            const Score& s = scores[static_cast<std::size_t>(shownRow.player)];
            QCOMPARE(shownRow.total, s.total());
            QCOMPARE(shownRow.rank, s.rank);
            QCOMPARE(shownRow.leader, s.leader);
            QCOMPARE(shownRow.planetX, s.planetX);
            QCOMPARE(shownRow.comets + shownRow.asteroids + shownRow.dwarfPlanets + shownRow.gasClouds, s.theories);
        }
        QCOMPARE(models.reveal.sky(), qs(letters(hiddenDeal(table).sky)));
        QCOMPARE(models.reveal.finders().front().toInt(), *table.board().finder);
        QVERIFY(models.reveal.fair());
        for (const QVariant& token : models.reveal.tokens()) {
            const auto t = token.value<RevealedToken>();
            QCOMPARE(t.right, hiddenDeal(table).sky.at(t.sector) == *objectIn(t.letter));
        }
    }

    void expert_moves_with_the_board_on_the_table() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Expert, 3, false, Play::WithBoard));
        Session& session = device.session();
        AllModels models(session);
        const Table& table = tableOf(*session.table());
        RandomPlay play(hiddenDeal(table), table.board(), 3);
        bool tookBack = false;
        for (int moves = 0; moves < 16; ++moves) {
            const PlayerId who = moves % 3;
            const Action action = play.legalAction(who);
            const auto* guess = std::get_if<Locate>(&action);
            if (std::holds_alternative<Reveal>(action) || (guess && table.oracle().found(*guess)))
                continue;
            play.play(who, action);
            QCOMPARE(models.act(who, action), QString());
            QVERIFY(table.board() == play.board());
            if (std::holds_alternative<TakeBack>(action)) {
                tookBack = true;
                const auto isTaken = [](const QVariant& l) { return l.value<LogLine>().takenBack; };
                QVERIFY(std::ranges::any_of(models.table.log(), isTaken));
            }
        }
        QCOMPARE(models.act(0, Target{3}),
                 play.board().players[0].targetsLeft ? QString() : QStringLiteral("NoTargetLeft"));
        QVERIFY(tookBack || models.table.takeBack().isEmpty());
        QCOMPARE(models.act(0, HoldConference{0}), QString());
        const auto held = models.conference.conferences().front().value<ShownConference>();
        QVERIFY(held.held && !held.clue.kind.isEmpty());
        QVERIFY(models.conference.conferences().size() == 2);
        QCOMPARE(models.reveal.refusal(), QString());
        QCOMPARE(models.act(0, Reveal{}), QString());
        QCOMPARE(models.reveal.sky(), qs(letters(hiddenDeal(table).sky)));
    }

    void an_answer_is_what_the_oracle_says_and_goes_with_the_curtain() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2));
        Session& session = device.session();
        AllModels models(session);
        QCOMPARE(models.curtain.sitDown(), QString());
        models.survey.setObject(QStringLiteral("A"));
        models.survey.pick(1, 6);
        QCOMPARE(models.survey.cost(), surveyCost(6));
        QCOMPARE(models.survey.seen().kind, QStringLiteral("Surveyed"));
        QCOMPARE(models.survey.seen().to, 6);
        const ShownAnswer answer = models.survey.submit();
        QVERIFY(answer.ok);
        const Surveyed asked{0, Object::Asteroid, {1, 6}};
        ShownAnswer told = shown(*tableOf(*session.table()).oracle().answer(asked), Mode::Standard);
        told.object = QStringLiteral("A"); // what was counted
        told.ok = answer.ok;
        told.moved = surveyCost(6);
        QCOMPARE(answer, told);
        QCOMPARE(models.survey.answer(), answer);
        QCOMPARE(models.survey.object(), QStringLiteral("A")); // behind the answer it stays
        models.table.lock();
        QVERIFY(models.survey.object().isEmpty());
        QCOMPARE(models.survey.answer(), ShownAnswer());
        QCOMPARE(models.survey.refusal(), QStringLiteral("NobodyHere"));
    }

    void a_form_tells_where_the_pawn_will_stand() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2));
        AllModels models(device.session());
        QCOMPARE(models.target.pawnFrom(), 0); // nobody looks
        QCOMPARE(models.curtain.sitDown(), QString());
        QCOMPARE(models.target.pawnTo(), 1);
        models.target.setSector(3);
        QCOMPARE(models.target.pawnFrom(), 1);
        QCOMPARE(models.target.pawnTo(), 1 + models.target.cost());
        QCOMPARE(models.target.allowedSectors(), (QVariantList{1, 2, 3, 4, 5, 6}));
    }

    void who_chooses_last_is_not_told_of_the_next_phase() {
        int overAtOnce = 0;
        for (std::uint64_t seed = 1; overAtOnce == 0; ++seed) {
            QVERIFY(seed < 30);
            OwnDevice device;
            QVERIFY(!device.switchOn());
            QVERIFY(!beginTable(device.session(), Mode::Expert, 3));
            AllModels models(device.session());
            const Table& table = tableOf(*device.session().table());
            RandomPlay play(hiddenDeal(table), table.board(), seed);
            while (!play.over() && overAtOnce == 0) {
                const int phase = table.board().theoryPhases;
                const auto [who, action] = play.move();
                QCOMPARE(models.act(who, action), QString());
                const auto* chosen = std::get_if<SubmitTheories>(&action);
                if (!chosen)
                    continue;
                QVERIFY(models.theories.chosen());
                QCOMPARE(models.theories.sealedTheories(), shown(chosen->theories));
                if (models.theories.sealed())
                    continue;
                QCOMPARE(models.theories.waitingFor(), QVariantList());
                overAtOnce += table.board().phase == Phase::Theories && table.board().theoryPhases > phase;
                models.table.lock();
                QVERIFY(!models.theories.chosen() && models.theories.sealedTheories().isEmpty());
            }
        }
    }

    void with_the_board_people_turn_the_visible_half() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2, false, Play::WithBoard));
        AllModels models(device.session());
        QCOMPARE(models.curtain.sitDown(), QString());
        SurveyForm& survey = models.survey;
        survey.setObject(QStringLiteral("C"));
        survey.turnSky(-2);
        QCOMPARE(survey.visibleFrom(), 11);
        QCOMPARE(survey.visibleTo(), 4);
        QCOMPARE(survey.ends(), (QVariantList{11, 2, 3})); // in the order of the sky
        QVERIFY(survey.endsLimited());
        survey.setObject("A");
        QVERIFY(!survey.endsLimited());
        survey.setObject("C");
        survey.pick(11, 3);
        survey.turnSky(1);
        QCOMPARE(survey.from(), 0); // the run has set
        QCOMPARE(survey.visibleFrom(), 12);
        survey.turnSky(-5);
        survey.pick(7, 11);
        models.table.lock();
        QCOMPARE(survey.visibleFrom(), 1);
        QCOMPARE(models.curtain.sitDown(), QString());
        QCOMPARE(survey.visibleFrom(), 7); // by hand, and kept
        QCOMPARE(survey.from(), 7);
        QVERIFY(survey.allowed());
        QVERIFY(survey.submit().ok);
        survey.dismiss();
        QCOMPARE(survey.visibleFrom(), models.table.visibleFrom());
    }

    void a_draft_of_a_run_that_has_set_keeps_only_its_object() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2));
        AllModels models(device.session());
        SurveyForm& survey = models.survey;
        const auto keep = [&](std::initializer_list<std::uint64_t> numbers) {
            aphelion::CborWriter draft;
            draft.array(numbers.size());
            for (const auto number : numbers)
                draft.number(number);
            QVERIFY(!device.session().desk()->setDraft("survey", draft.take()));
            models.table.lock();
            QCOMPARE(models.curtain.sitDown(), QString());
        };
        QCOMPARE(models.curtain.sitDown(), QString());
        QCOMPARE(survey.visibleTo(), 6);
        keep({1, 2, 5}); // as earlier versions kept it
        QVERIFY(!survey.object().isEmpty());
        QCOMPARE(survey.from(), 2);
        QCOMPARE(survey.to(), 5);
        for (const auto& [from, to] : {std::pair(5, 8), {9, 11}, {4, 2}, {0, 4}, {3, 99}}) {
            keep({1, static_cast<std::uint64_t>(from), static_cast<std::uint64_t>(to), 0});
            QVERIFY(!survey.object().isEmpty());
            QCOMPARE(survey.from(), 0);
            QCOMPARE(survey.to(), 0);
        }
        keep({1, 2, 5, 8}); // there is no half by hand without the board
        QCOMPARE(survey.visibleFrom(), 1);
        QCOMPARE(survey.from(), 2);
        keep({1, 2, 5, 8, 1});
        QVERIFY(survey.object().isEmpty());
        QCOMPARE(survey.from(), 0);
    }

    void others_never_see_beforehand_whether_a_guess_is_right() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2));
        AllModels models(device.session());
        const Sky sky = hiddenDeal(tableOf(*device.session().table())).sky;
        QCOMPARE(models.curtain.sitDown(), QString());
        const Sector x = first(sky.of(Object::PlanetX));
        const Ring ring = edition(sky.mode).ring;
        models.fill(Locate{x, sky.at(ring.step(x, -1)), sky.at(ring.step(x, 1))});
        const LogLine right = models.locate.seen();
        models.fill(Locate{ring.step(x, 3), Object::Comet, Object::Comet});
        QCOMPARE(models.locate.seen(), right);
        QCOMPARE(models.notes.set(ring.step(x, 3), QStringLiteral("X"), QStringLiteral("No")), QString());
        QVERIFY(!models.locate.warnings().isEmpty());
    }
};

QTEST_GUILESS_MAIN(PlayingTest)
#include "playing_test.moc"
