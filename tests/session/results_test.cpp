#include <QtTest>

#include "base/cbor.h"
#include "planetx/front/at_session.h"
#include "planetx/game/statistics.h"
#include "session/solo_table.h"
#include "support/hidden_deal.h"
#include "support/random_play.h"

#include <filesystem>

using namespace planetx;
using aphelion::viewOf;

namespace {

// A whole game by people who take turns at one device.
bool playToTheEnd(Session& session, bool pins = false, std::uint64_t seed = 11) {
    RandomPlay play(hiddenDeal(tableOf(*session.table())), tableOf(*session.table()).board(), seed);
    while (!play.over()) {
        const auto [who, action] = play.move();
        const std::string pin = pins ? "canary-pin-" + std::to_string(who) : "";
        if (session.table()->isBot(who) ? session.actFor(who, deed(action)).has_value()
                                        : session.sitDown(who, viewOf(pin)) || !planetx::ask(session, action))
            return false;
    }
    return true;
}

std::vector<GameResult> resultsOf(Session& session, const aphelion::StoreId& player, std::string_view pin = {}) {
    auto file = session.vault().unlock(player, viewOf(pin));
    if (!file)
        return {};
    const auto results = resultsIn(*file.take());
    return results ? *results : std::vector<GameResult>();
}

GameResult anyResult(std::uint8_t number) {
    GameResult result{{number}, 1'700'000'000'000U + number, GameCode(Mode::Expert, number)};
    result.players = 3;
    result.bots = 2;
    result.outcome = {number, 1, true, 20 + number, "SSRTX"};
    result.helped = {1, 2, 3};
    return result;
}

} // namespace

class ResultsTest : public QObject {
    Q_OBJECT

private slots:
    void results_are_read_as_they_were_written() {
        GameResult bare = anyResult(2);
        bare.outcome = {};
        bare.play = Play::WithBoard;
        const std::vector<GameResult> all{anyResult(1), bare};
        QVERIFY(decodeResults(encode(all)) == all);
        QVERIFY(decodeResults(encode(std::vector<GameResult>())) == std::vector<GameResult>());
        aphelion::Bytes cut = encode(all);
        cut.pop_back();
        QVERIFY(!decodeResults(cut));
        QVERIFY(!decodeResults({}));
    }

    void what_is_written_of_a_result_can_be_read_again_however_long_the_game_was() {
        GameResult flooded = anyResult(2);
        flooded.outcome = {1'000'000, 70'000, true, 10'001, std::string(10'001, 'S')};
        flooded.helped = {-1, 10'001, 0};
        flooded.players = 20'000;
        const auto read = decodeResults(encode(std::vector<GameResult>{anyResult(1), flooded, anyResult(3)}));
        QVERIFY(read);
        QCOMPARE(read->size(), std::size_t{3});
        QCOMPARE((*read)[1].table, flooded.table);
        QCOMPARE((*read)[1].outcome.moves, std::string(10'000, 'S'));
        QCOMPARE((*read)[1].outcome.locatedAt, std::optional(10'000));
        QVERIFY((*read)[0] == anyResult(1) && (*read)[2] == anyResult(3));
    }

    void the_line_of_a_table_can_be_read_again_however_long_the_game_was() {
        TableSummary summary{GameCode(Mode::Standard, 1), Play::WithBoard, {"Ana"}, Phase::Over};
        summary.outcomes = {{70'000, 1, true, 10'001, {}}};
        const auto read = decodeSummary(encode(summary));
        QVERIFY(read);
        QCOMPARE(read->outcomes[0].locatedAt, std::optional(10'000));
    }

    // As versions before this one could write it, and one to come may.
    void a_result_that_cannot_be_read_does_not_take_the_others_along() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        const auto player = *device.session().vault().addPlayer("Ana", {}, {});
        auto file = device.session().vault().unlock(player, {}).take();
        const auto bodyOf = [](std::uint8_t number) { // without [version, [one]] around it
            const aphelion::Bytes all = encode(std::vector<GameResult>{anyResult(number)});
            return aphelion::Bytes(all.begin() + 3, all.end());
        };
        aphelion::CborWriter strange;
        strange.array(3).text("a result of later").null().array(2).flag(true).bytes(aphelion::Bytes{1});
        const aphelion::Bytes later = strange.take();
        aphelion::CborWriter out;
        out.array(2).number(1).array(3).encoded(bodyOf(1)).encoded(later).encoded(bodyOf(2));
        QVERIFY(!file->set("results", out.take()));
        QVERIFY(*resultsIn(*file) == (std::vector<GameResult>{anyResult(1), anyResult(2)}));
        QVERIFY(!keepResult(*file, anyResult(3)));
        QVERIFY(*resultsIn(*file) == (std::vector<GameResult>{anyResult(1), anyResult(2), anyResult(3)}));
        const aphelion::Bytes kept = **file->setting("results"); // and that one is still there, for who can read it
        QVERIFY(std::ranges::search(kept, later).begin() != kept.end());
    }

    void whoever_looks_at_the_end_keeps_the_result_at_once() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 1));
        Session& session = device.session();
        const auto player = session.table()->players().at(0);
        const auto table = session.table()->id();
        QVERIFY(!session.sitDown(0, {}));
        QVERIFY(!planetx::note(session, Helped{Aid::Hint}));
        QVERIFY(playToTheEnd(session));
        const auto outcome = outcomesOf(tableOf(*session.table()).log().entries()).front();
        session.leave();
        const auto results = resultsOf(session, player);
        QCOMPARE(results.size(), std::size_t{1});
        QVERIFY(results[0].table == table && results[0].outcome == outcome);
        QCOMPARE(results[0].helped[static_cast<std::size_t>(Aid::Hint)], 1);
        QCOMPARE(results[0].began, session.tables()->front().created);
        auto file = session.vault().unlock(player, {}).take();
        QVERIFY(unkept(session.vault().device(), *file, player, session.games()).empty());
    }

    void the_others_results_are_read_from_the_log_later() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2, true));
        Session& session = device.session();
        QVERIFY(playToTheEnd(session, true));
        const auto outcomes = outcomesOf(tableOf(*session.table()).log().entries());
        const auto players = session.table()->players();
        const PlayerId last = *session.viewpoint();
        const PlayerId other = 1 - last;
        session.leave();
        const auto pinOf = [](PlayerId who) { return "canary-pin-" + std::to_string(who); };
        QCOMPARE(resultsOf(session, players.at(last), pinOf(last)).size(), std::size_t{1});
        QVERIFY(resultsOf(session, players.at(other), pinOf(other)).empty());
        auto file = session.vault().unlock(players.at(other), viewOf(pinOf(other))).take();
        QCOMPARE(unkept(session.vault().device(), *file, players.at(other), session.games()).size(), std::size_t{1});
        QVERIFY(!keepMissing(session.vault().device(), *file, players.at(other), session.games()));
        const auto results = *resultsIn(*file);
        QCOMPARE(results.size(), std::size_t{1});
        QVERIFY(results[0].outcome == outcomes[static_cast<std::size_t>(other)]);
        QVERIFY(unkept(session.vault().device(), *file, players.at(other), session.games()).empty());
    }

    void the_first_result_of_a_table_stays() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        const auto player = *device.session().vault().addPlayer("Ana", {}, {});
        auto file = device.session().vault().unlock(player, {}).take();
        QVERIFY(!keepResult(*file, anyResult(1)));
        GameResult again = anyResult(1);
        again.outcome.points = 99;
        QVERIFY(!keepResult(*file, again));
        QVERIFY(!keepResult(*file, anyResult(2)));
        QVERIFY(*resultsIn(*file) == (std::vector<GameResult>{anyResult(1), anyResult(2)}));
    }

    void what_a_newer_version_wrote_is_left_alone() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        const auto player = *device.session().vault().addPlayer("Ana", {}, {});
        auto file = device.session().vault().unlock(player, {}).take();
        const aphelion::Bytes newer = aphelion::bytesOf("something else");
        QVERIFY(!file->set("results", newer));
        QVERIFY(keepResult(*file, anyResult(1)).has_value());
        QVERIFY(**file->setting("results") == newer);
        QVERIFY(!file->set("results", aphelion::CborWriter().array(2).number(2).array(0).take()));
        QCOMPARE(resultsIn(*file).fault(), aphelion::StoreFault::NewerVersion);
        QCOMPARE(keepResult(*file, anyResult(1)), aphelion::StoreFault::NewerVersion);
    }

    void results_go_with_their_player_and_stay_without_their_table() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 1));
        Session& session = device.session();
        const auto player = session.table()->players().at(0);
        const auto table = session.table()->id();
        QVERIFY(playToTheEnd(session));
        session.leave();
        QVERIFY(!session.vault().device().removeTable(table));
        QCOMPARE(resultsOf(session, player).size(), std::size_t{1});
        QVERIFY(!session.vault().removePlayer(player));
        QVERIFY(!session.vault().unlock(player, {}));
        for (const auto& file : std::filesystem::directory_iterator(device.folder()))
            QVERIFY(!file.path().filename().string().starts_with("player-"));
    }

    void only_its_contest_counts_as_the_game_of_a_day() {
        const Day today(std::chrono::year(2026) / 3 / 4);
        NewTable contest = contestTable(skyOfTheDay(today));
        NewTable easier = contest;
        easier.seats[0].wish.level = Level::Junior;
        NewTable duel = contest;
        duel.seats.pop_back();
        duel.order = {0, 1};
        NewTable turned = contest;
        std::ranges::rotate(turned.order, turned.order.begin() + 1);
        const auto daysOf = [&](const NewTable& wanted) {
            OwnDevice device;
            (void)device.switchOn();
            Session& session = device.session();
            (void)beginContest(session, wanted);
            const auto player = session.table()->players().at(0);
            const bool played = playToTheEnd(session);
            session.leave();
            const auto results = resultsOf(session, player);
            const auto days = skiesOfTheDay(results, [&](std::uint64_t) { return today; });
            return played && results.size() == 1 ? static_cast<int>(days.size()) : -1;
        };
        QCOMPARE(daysOf(contest), 1);
        QCOMPARE(daysOf(easier), 0);
        QCOMPARE(daysOf(duel), 0);
        QCOMPARE(daysOf(turned), 0);
    }

    void the_list_of_tables_tells_how_they_ended() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2));
        Session& session = device.session();
        QVERIFY(decodeSummary(session.tables()->front().summary)->outcomes.empty());
        QVERIFY(playToTheEnd(session));
        auto outcomes = outcomesOf(tableOf(*session.table()).log().entries());
        for (Outcome& one : outcomes)
            one.moves.clear();
        QVERIFY(decodeSummary(session.tables()->front().summary)->outcomes == outcomes);
    }

    void a_summary_without_outcomes_is_as_it_always_was() {
        const TableSummary old{GameCode(Mode::Standard, 4711), Play::OnScreen, {"Ana"}, Phase::Over, {}};
        const auto bytes = encode(old);
        QCOMPARE(bytes.front(), std::uint8_t{0x85}); // an array of five
        QVERIFY(decodeSummary(bytes) == old);
    }

    // With the board on the table a bot of the host's surveys ten thousand times in Ben's name: what Ben's device
    // keeps of that game makes everything it has kept unreadable.
    void a_long_game_leaves_the_kept_results_readable() {
        GameResult old{{1}, 1, GameCode(Mode::Standard, 1)};
        GameResult flooded{{2}, 2, GameCode(Mode::Standard, 2)};
        flooded.play = Play::WithBoard;
        flooded.outcome.moves = std::string(10'001, 'S');
        QVERIFY(decodeResults(encode(std::vector<GameResult>{old})));
        QVERIFY(decodeResults(encode(std::vector<GameResult>{old, flooded})));
    }

    void the_time_of_a_pawn_leaves_the_kept_results_readable() {
        GameResult far{{2}, 2, GameCode(Mode::Standard, 2)};
        far.outcome.locatedAt = 10'001;
        QVERIFY(decodeResults(encode(std::vector<GameResult>{far})));
    }
};

QTEST_GUILESS_MAIN(ResultsTest)
#include "results_test.moc"
