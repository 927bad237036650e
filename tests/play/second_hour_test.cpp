#include <QtTest>

#include "play/audit.h"
#include "play/honest.h"
#include "play/outcome.h"
#include "session/results.h"
#include "session/world.h"
#include "support/hidden_deal.h"
#include "table/sync.h"

#include <deque>

using namespace planetx;
using aphelion::Ask;
using aphelion::Carried;
using aphelion::Entry;
using aphelion::LogFault;
using aphelion::SeatNumber;
using aphelion::SigningKey;

namespace {

const SigningKey host(aphelion::Bytes(32, 99));
const aphelion::TableId tableId{42};

SigningKey keyOf(SeatNumber seat) { return SigningKey(aphelion::Bytes(32, static_cast<std::uint8_t>(seat + 1))); }

// A table whose host, Ana, has a modified app. Ben (and Cleo) have honest devices.
Entry opening(int players, Play play = Play::OnScreen) {
    std::vector<PlayerId> order;
    for (PlayerId who = 0; who < players; ++who)
        order.push_back(who);
    const Setup setup{GameCode(Mode::Standard, 99), play, Help::None, order};
    aphelion::TableOpened body{tableId, host.publicKey(), std::string(gameName), encode(setup), {}};
    constexpr std::array<const char*, 3> names{"Ana", "Ben", "Cleo"};
    for (SeatNumber seat = 0; seat < static_cast<SeatNumber>(players); ++seat)
        body.seats.push_back({keyOf(seat).publicKey(), names[seat],
                              encode(Wish{static_cast<Season>(seat), Level::Experienced, static_cast<int>(seat), {}}),
                              seat == 0 ? Carried::ByHost : Carried::Elsewhere});
    const Ask ask{0, std::nullopt, 1, {}, std::move(body), {}};
    return placedBy(host, tableId, {0, {}, signedBy(host, tableId, ask)});
}

struct Device {
    aphelion::MemoryJournal journal;
    KeptTable kept;
    aphelion::Sync sync;
    std::vector<aphelion::Drop> dropped;

    explicit Device(SeatNumber seat)
        : kept(KeptTable::awaited(journal, aphelion::realWorld(), tableId, newcomer(seat))), sync(kept) {}
    Device(const Device&) = delete;

    static std::vector<KeptTable::Newcomer> newcomer(SeatNumber seat) {
        std::vector<KeptTable::Newcomer> all;
        all.push_back({{static_cast<std::uint8_t>(seat)},
                       aphelion::Secret(aphelion::Bytes(32, static_cast<std::uint8_t>(seat + 1)))});
        return all;
    }
    const aphelion::Log& log() const { return *kept.log(); }
    // What the host signs next for this device, with so great a step of its count.
    std::optional<LogFault> hears(const aphelion::Body& body, std::uint64_t step = 1) {
        const Ask ask{log().epoch(), std::nullopt, log().counter({}) + step, log().head(), body, {}};
        return kept.hear(
            placedBy(host, tableId, {log().nextNumber(), log().head().hash, signedBy(host, tableId, ask)}));
    }
    aphelion::Consent consent(const aphelion::Decision& decision, SeatNumber by) const {
        const auto part = agreedPart(tableId, log().epoch(), decision, log().head());
        return {log().head(), {{by, keyOf(by).sign(part)}}};
    }
};

// Devices that reach each other. A person carries on at one of them, and whoever is asked says yes.
void carryOn(std::vector<Device*> devices, std::size_t who) {
    struct To {
        std::size_t device;
        aphelion::Input input;
    };
    std::deque<To> inputs;
    for (std::size_t one = 0; one < devices.size(); ++one)
        for (std::size_t other = 0; other < devices.size(); ++other)
            if (one != other) {
                const auto number = [](std::size_t from, std::size_t to) {
                    return aphelion::hash(
                        aphelion::Bytes{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
                };
                inputs.push_back(
                    {one, aphelion::Joined{static_cast<int>(other), number(one, other), number(other, one)}});
            }
    aphelion::Milliseconds now{1};
    const auto run = [&] {
        for (; !inputs.empty(); inputs.pop_front()) {
            const auto [at, input] = inputs.front();
            for (const auto& output : devices[at]->sync.handle(input, now))
                if (const auto* say = std::get_if<aphelion::Say>(&output))
                    inputs.push_back(
                        {static_cast<std::size_t>(say->to), aphelion::Said{static_cast<int>(at), say->message}});
                else
                    devices[at]->dropped.push_back(std::get<aphelion::Drop>(output));
        }
    };
    run();
    inputs.push_back({who, aphelion::CarryOn{}});
    run();
    for (int second = 0; second < 10; ++second) {
        now += aphelion::Milliseconds(1000);
        for (std::size_t at = 0; at < devices.size(); ++at) {
            inputs.push_back({at, aphelion::Changed{}});
            run();
            if (devices[at]->sync.company().offered)
                inputs.push_back({at, aphelion::Reply{true}});
            run();
        }
    }
}

// A liar at the table who is its host, too: whatever it signs for its own seat.
struct Lending : Liars {
    Lending() : Liars({0, 1}) {}

    bool hears(Ask ask, bool byHost) {
        ask.byHost = byHost;
        ask = signedBy(byHost ? people.host() : people.key(0), log().table(), ask);
        const auto sequenced = people.table().sequence(people.host(), ask);
        return sequenced && !people.table().hear(sequenced->entry) && honest.follow(log());
    }
    bool lendItself() {
        const auto part = agreedPart(log().table(), 0, aphelion::Lending{0}, log().head());
        return say(std::nullopt, aphelion::SeatLent{0, {log().head(), {{0, people.key(0).sign(part)}}}});
    }
    // Its own choice, but sealed and shown as if by its bot.
    bool chooseAsBot(const std::vector<Theory>& theories) {
        Intent intent = intend(people.game(), people.table().oracle(), 0, SubmitTheories{theories},
                               [this] { return people.fresh(); });
        people.kept().insert(intent.keep.begin(), intent.keep.end());
        if (!hears(ask(0, intent.move), true))
            return false;
        return settleAsBot();
    }
    bool settleAsBot() {
        for (auto dues = due(board()); !dues.empty(); dues = due(board())) {
            const auto next = settle(people.game(), people.table().oracle(), dues.front(), people.kept());
            if (!next || (next->author == 0 ? !hears(ask(0, next->move), true) : !say(next->author, next->move)))
                return false;
        }
        return true;
    }
};

} // namespace

// What was found by a second hour of cheating with a modified program, and what becomes of it now.
class SecondHourTest : public QObject {
    Q_OBJECT

private slots:
    // The others carry on, if the host does nothing of this.
    void without_all_that_the_others_carry_on() {
        Device ben(1);
        Device cleo(2);
        for (Device* one : {&ben, &cleo})
            QVERIFY(!one->kept.hear(opening(3)));
        carryOn({&ben, &cleo}, 1);
        QVERIFY(cleo.sync.company().host && ben.dropped.empty());
        QCOMPARE(ben.log().head(), cleo.log().head());
    }

    // The host gives its own seat, with its own word alone, the key of Ben's seat, and says that it carries it. Ben's
    // device did not take that entry; Cleo's did, and all that followed. And one word of Ben's was that of two seats.
    void two_honest_devices_judge_an_entry_alike_data() {
        QTest::addColumn<bool>("taken");
        QTest::addRow("a seat is rekeyed") << false;
        QTest::addRow("a seat is taken") << true;
    }
    void two_honest_devices_judge_an_entry_alike() {
        QFETCH(bool, taken);
        Device ben(1);
        Device cleo(2);
        for (Device* one : {&ben, &cleo})
            QVERIFY(!one->kept.hear(opening(3)));
        const aphelion::Rekeying decision{0, keyOf(1).publicKey()};
        const auto wish = encode(Wish{Season::Winter, Level::Experienced, 3, {}});
        aphelion::Body body = aphelion::SeatTaken{decision.key, "Dora", wish, Carried::ByHost};
        if (!taken)
            body = aphelion::SeatRekeyed{0, decision.key, Carried::ByHost, cleo.consent(decision, 0)};
        const auto fault = cleo.hears(body);
        QVERIFY(fault == (taken ? LogFault::NotTheHost : LogFault::NotEndorsed));
        QVERIFY(ben.hears(body) == fault);
        carryOn({&ben, &cleo}, 1); // the host is gone
        QVERIFY(ben.dropped.empty());
        QVERIFY(cleo.sync.company().host && ben.log().head() == cleo.log().head());
    }

    // The host counts far ahead in what it shows Ben; Ben's person goes with another story later.
    void who_has_heard_far_counts_of_others_can_still_be_host_data() {
        QTest::addColumn<quint64>("step");
        QTest::addRow("as ever") << quint64{1};
        QTest::addRow("far") << quint64{aphelion::mostSkipped + 1};
    }
    void who_has_heard_far_counts_of_others_can_still_be_host() {
        QFETCH(quint64, step);
        Device ben(1);
        QVERIFY(!ben.kept.hear(opening(2)));
        QVERIFY(!ben.hears(aphelion::SeatLent{0, ben.consent(aphelion::Lending{0}, 0)}, step));
        QVERIFY(!ben.kept.goBack(1)); // as Follow does
        carryOn({&ben}, 0);
        QVERIFY(ben.sync.company().host);
    }

    // And in the name of Ben's seat, while a bot plays it: Ben says nothing at this table any more.
    void who_has_heard_far_counts_of_the_own_seat_can_still_speak() {
        Device ben(1);
        QVERIFY(!ben.kept.hear(opening(2)));
        QVERIFY(!ben.hears(aphelion::SeatLent{1, ben.consent(aphelion::Lending{1}, 0)}));
        const aphelion::Log& log = ben.log();
        const auto first = toAct(ben.kept.table().board());
        QVERIFY(first == PlayerId{0});
        const auto move = [&](SeatNumber seat, std::uint64_t counter, bool byHost) {
            Ask ask{0,
                    seat,
                    counter,
                    log.head(),
                    Liars::moved(Surveyed{static_cast<PlayerId>(seat), Object::Asteroid, {1, 6}}),
                    {}};
            ask.byHost = byHost;
            ask = byHost ? signedBy(host, tableId, ask) : signedBy(keyOf(seat), tableId, ask);
            return ben.kept.hear(placedBy(host, tableId, {log.nextNumber(), log.head().hash, ask}));
        };
        QVERIFY(!move(0, 1, false));
        QVERIFY(!move(1, aphelion::mostSkipped + 1, true)); // the bot's
        QVERIFY(!ben.kept.goBack(3));
        const std::uint64_t next = ben.kept.nextCounter(SeatNumber{1});
        QVERIFY2(next - ben.log().counter(SeatNumber{1}) <= aphelion::mostSkipped + 1, "WrongCounter, for ever");
    }

    // Its own seat and its own bot have two sets of tokens: the same theory counts twice.
    void a_theory_of_one_seat_counts_once() {
        Lending liar;
        const Deal deal = hiddenDeal(liar.people.table());
        const Sector gas = first(deal.sky.of(Object::GasCloud));
        QVERIFY(liar.surveyUntilTheories());
        QVERIFY(liar.play(1, SubmitTheories{}));
        QVERIFY(liar.play(0, SubmitTheories{{{gas, Object::GasCloud}}}));
        QVERIFY(liar.surveyUntilTheories());
        QVERIFY(liar.play(1, SubmitTheories{}));
        // An honest device refuses the same theory a second time, and the audit names who does it all the same.
        QVERIFY(refusal(liar.board(), liar.people.hand(0), 0, SubmitTheories{{{gas, Object::GasCloud}}}));
        QVERIFY(liar.lendItself());
        QVERIFY(liar.chooseAsBot({{gas, Object::GasCloud}}));
        while (liar.board().phase != Phase::Turn || *toAct(liar.board()) != 1) {
            if (liar.board().phase == Phase::Turn)
                QVERIFY(liar.play(*toAct(liar.board()), Survey{Object::Asteroid, visibleSky(liar.board())}));
            else
                for (const PlayerId who : waitingFor(liar.board()))
                    QVERIFY(liar.play(who, SubmitTheories{}));
        }
        QVERIFY(liar.play(1, rightGuess(liar.people.table())));
        while (liar.board().phase == Phase::LastChance)
            QVERIFY(liar.play(*toAct(liar.board()), LastChance{}));
        liar.people.openEverything();
        QVERIFY(liar.honest.follow(liar.log()));
        QCOMPARE(liar.board().phase, Phase::Over);
        const Table& table = liar.honest.table();
        const int theories = score(table.game())[0].theories;
        const int once = points(edition(Mode::Standard), Object::GasCloud);
        QVERIFY2(theories == once || audit(table),
                 qPrintable(QString("%1 points instead of %2, and all was fair").arg(theories).arg(once)));
    }

    // Ben does not turn up what is due, and his device stays within reach. The honest host removes him.
    void who_shows_nothing_and_stays_stops_nobody_data() {
        QTest::addColumn<bool>("present");
        QTest::addRow("gone") << false;
        QTest::addRow("within reach") << true;
    }
    void who_shows_nothing_and_stays_stops_nobody() {
        QFETCH(bool, present);
        aphelion::MemoryJournal journal;
        std::uint64_t now = 1'000;
        aphelion::World world = aphelion::realWorld();
        world.now = [&now] { return now; };
        NewTable wanted{GameCode(Mode::Standard, 99)};
        wanted.seats.push_back({"Ana", {1}, Wish{Season::Spring}});
        wanted.seats.push_back({"Ben", {}, Wish{Season::Summer}, keyOf(1).publicKey()});
        wanted.seats.push_back({"Cleo", {3}, Wish{Season::Autumn}});
        auto begun = KeptTable::begin(journal, world, wanted);
        QVERIFY(begun);
        KeptTable ana = begun.take();
        ana.setPresent({0, 1, 2});
        aphelion::Openings kept;
        std::uint8_t nonces = 0;
        const auto says = [&](const aphelion::Body& body) {
            const aphelion::Log& log = *ana.log();
            return ana
                .write(signedBy(keyOf(1), log.table(),
                                {0, SeatNumber{1}, log.counter(SeatNumber{1}) + 1, log.head(), body, {}}))
                .ok();
        };
        const auto does = [&](const Action& action) {
            const Intent intent =
                intend(ana.table().game(), ana.table().oracle(), 1, action, [&] { return aphelion::Nonce{++nonces}; });
            kept.insert(intent.keep.begin(), intent.keep.end());
            return says(intent.move);
        };
        bool placed = false;
        bool stuck = false;
        for (int moves = 0; moves < 300 && !stuck; ++moves) {
            QVERIFY(!ana.settle());
            const Board& board = ana.table().board();
            if (const auto dues = due(board); !dues.empty()) { // Ben's
                stuck = std::holds_alternative<TurnUpDue>(dues.front());
                if (const auto own = settle(ana.table().game(), ana.table().oracle(), dues.front(), kept);
                    own && !stuck)
                    QVERIFY(says(own->move));
                continue;
            }
            const PlayerId who = waitingFor(board).front();
            const Action action = board.phase == Phase::Turn ? Action(Survey{Object::Asteroid, visibleSky(board)})
                                  : who == 1 && !placed      ? Action(SubmitTheories{{{1, Object::Asteroid}}})
                                                             : Action(SubmitTheories{});
            placed = placed || (who == 1 && board.phase == Phase::Theories);
            QVERIFY(who == 1 ? does(action) : !ana.ask(who, action));
        }
        QVERIFY(stuck);
        QVERIFY(!ana.release(1));
        if (!present)
            ana.setPresent({0, 2});
        QVERIFY(!ana.settle());
        QCOMPARE(ana.isWaiting(), present);
        now += 10'000;
        QVERIFY(!ana.settle());
        QVERIFY2(due(ana.table().board()).empty(), "Ben was removed, and his theory still is to be turned up by him");
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

QTEST_APPLESS_MAIN(SecondHourTest)
#include "second_hour_test.moc"
