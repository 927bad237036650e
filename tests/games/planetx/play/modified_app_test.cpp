#include <QtTest>

#include "games/planetx/play/honest.h"
#include "planetx/play/audit.h"
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
const aphelion::Bytes ownSeed(32, 2); // of the honest device's seat
const aphelion::TableId tableId{42};

SigningKey keyOf(aphelion::SeatNumber seat) {
    return SigningKey(aphelion::Bytes(32, static_cast<std::uint8_t>(seat + 1)));
}

// What a host opens for itself and somebody else, changed as the test wants.
template <typename Change>
Entry opening(Change change, std::uint8_t version = aphelion::logVersion) {
    const Setup setup{GameCode(Mode::Standard, 99), Play::OnScreen, Help::None, {0, 1}};
    aphelion::TableOpened body{tableId, host.publicKey(), std::string(gameName), encode(setup), {}};
    body.seats.push_back({keyOf(0).publicKey(), "Ana", encode(Wish{Season::Spring}), Carried::ByHost});
    body.seats.push_back({keyOf(1).publicKey(), "Ben", encode(Wish{Season::Summer}), Carried::Elsewhere});
    change(body);
    Ask ask{0, std::nullopt, 1, {}, std::move(body), {}};
    ask.version = version;
    const Entry entry{0, {}, signedBy(host, tableId, std::move(ask))};
    return version < aphelion::logVersion ? entry : placedBy(host, tableId, entry);
}

// Ben's device, which waits for its table.
struct Waiting {
    aphelion::MemoryJournal journal;
    KeptTable kept = KeptTable::awaited(journal, aphelion::realWorld(), planetXAlone(), tableId, newcomers());

    static std::vector<KeptTable::Newcomer> newcomers() {
        std::vector<KeptTable::Newcomer> all;
        all.push_back({{1}, aphelion::Secret(ownSeed)});
        return all;
    }
    std::optional<LogFault> say(const aphelion::Body& body) {
        const aphelion::Log& log = *kept.log();
        const Ask ask{log.epoch(), std::nullopt, log.counter({}) + 1, log.head(), body, {}};
        return kept.hear(placedBy(host, tableId, {log.nextNumber(), log.head().hash, signedBy(host, tableId, ask)}));
    }
    aphelion::SeatRekeyed rekeyed(const SigningKey& to, aphelion::SeatNumber word, const SigningKey& by,
                                  Carried carried) const {
        const aphelion::Log& log = *kept.log();
        const auto part = agreedPart(tableId, 0, aphelion::Rekeying{1, to.publicKey()}, log.head(), word);
        return {1, to.publicKey(), carried, {log.head(), {{word, by.sign(part)}}}};
    }
};

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

    // With these keys besides, whose seats are still to come.
    explicit Device(SeatNumber seat, const std::vector<SeatNumber>& besides = {})
        : kept(KeptTable::awaited(journal, aphelion::realWorld(), planetXAlone(), tableId, newcomers(seat, besides))), sync(kept) {}
    Device(const Device&) = delete;

    static std::vector<KeptTable::Newcomer> newcomers(SeatNumber seat, std::vector<SeatNumber> besides) {
        besides.insert(besides.begin(), seat);
        std::vector<KeptTable::Newcomer> all;
        for (const SeatNumber one : besides)
            all.push_back({{static_cast<std::uint8_t>(one)},
                           aphelion::Secret(aphelion::Bytes(32, static_cast<std::uint8_t>(one + 1)))});
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
        const auto part = agreedPart(tableId, log().epoch(), decision, log().head(), by);
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
        const auto part = agreedPart(log().table(), 0, aphelion::Lending{0}, log().head(), 0);
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
            if (!next || (next->author == 0 ? !hears(ask(0, next->body), true) : !say(next->author, next->body)))
                return false;
        }
        return true;
    }
};

} // namespace

// What a host with a modified app can do to a game.
class ModifiedAppTest : public QObject {
    Q_OBJECT

private slots:
    void an_honest_host_is_believed() {
        Waiting ben;
        QVERIFY(!ben.kept.hear(opening([](auto&) {})));
        QCOMPARE(ben.kept.seats(), std::vector<aphelion::SeatNumber>{1});
    }

    // With them it would have more than half of the people.
    void a_bot_that_votes_is_no_bot() {
        Waiting ben;
        const auto disguised = [](aphelion::TableOpened& body) {
            body.seats[0].carried = Carried::Elsewhere;
            body.seats[0].wish = encode(Wish{Season::Spring, Level::Beginner, 0, Skill::Observer});
        };
        QVERIFY(ben.kept.hear(opening(disguised)));
        QVERIFY(!ben.kept.hear(opening([](auto&) {})));
        const auto wish = encode(Wish{Season::Autumn, Level::Beginner, 2, Skill::Observer});
        QVERIFY(ben.say(aphelion::SeatTaken{keyOf(2).publicKey(), "Bot", wish, Carried::Elsewhere}) ==
                LogFault::AgainstTheRules);
        QVERIFY(!ben.say(aphelion::SeatTaken{keyOf(2).publicKey(), "Bot", wish, Carried::Bot}));
    }

    // In version 1 a host was bound by nothing.
    void nobody_sits_down_at_a_new_table_of_the_old_format() {
        Waiting ben;
        QVERIFY(ben.kept.hear(opening([](auto& body) { body.seats[0].carried = Carried::Elsewhere; }, 1)) ==
                LogFault::WrongVersion);
        QVERIFY(!ben.kept.isOpen());
    }

    // It gives the seat away and back again, and says then that it carries it.
    void nobody_is_claimed_later_either() {
        Waiting ben;
        QVERIFY(!ben.kept.hear(opening([](auto&) {})));
        const SigningKey other(aphelion::Bytes(32, 77));
        QVERIFY(!ben.say(ben.rekeyed(other, 0, keyOf(0), Carried::Elsewhere)));
        QVERIFY(ben.say(ben.rekeyed(keyOf(1), 1, other, Carried::ByHost)) == LogFault::NotEndorsed);
        QVERIFY(!ben.say(ben.rekeyed(keyOf(1), 1, other, Carried::Elsewhere)));
    }

    // A choice that turned out to be a bad one would be none.
    void who_lends_the_own_seat_takes_back_nothing() {
        Liars liars;
        QVERIFY(liars.surveyUntilTheories());
        QVERIFY(liars.play(0, SubmitTheories{{{4, Object::Asteroid}}}));
        const auto lent = [&](PlayerId who, const std::vector<PlayerId>& by) {
            const auto seat = static_cast<aphelion::SeatNumber>(who);
            aphelion::Consent consent{liars.log().head(), {}};
            for (const PlayerId one : by)
                consent.words.push_back({static_cast<aphelion::SeatNumber>(one),
                                         liars.people.key(one).sign(
                                             agreedPart(liars.log().table(), 0, aphelion::Lending{seat},
                                                        liars.log().head(), static_cast<aphelion::SeatNumber>(one)))});
            return aphelion::SeatLent{seat, consent};
        };
        QVERIFY(liars.say(std::nullopt, lent(0, {0})));
        QVERIFY(liars.honest.table().game().choices.contains(0) && player(liars.board(), 0).sealed);
        QVERIFY(liars.honest.table().game().lent.contains(0));
        QVERIFY(!liars.honest.table().game().lentByOthers.contains(0)); // whose theories may be void
        QVERIFY(liars.play(1, SubmitTheories{}));
    }

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
        const auto first = toAct(tableOf(ben.kept).board());
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

    // The host gives its own seat, with its own word alone, the key of Ben's seat, and says that it carries it.
    // If only Ben's device did not take that, Cleo's would be left alone with all that follows.
    void two_honest_devices_judge_an_entry_alike_data() {
        QTest::addColumn<bool>("taken");
        QTest::addRow("a seat is taken") << true;
        QTest::addRow("a seat is rekeyed") << false;
    }

    void two_honest_devices_judge_an_entry_alike() {
        QFETCH(bool, taken);
        Device ben(1);
        Device cleo(2);
        for (Device* one : {&ben, &cleo})
            QVERIFY(!one->kept.hear(opening(3)));
        const aphelion::Rekeying decision{0, keyOf(1).publicKey()};
        for (Device* one : {&ben, &cleo})
            if (taken)
                QCOMPARE(one->hears(aphelion::SeatTaken{decision.key, "Dora",
                                                        encode(Wish{Season::Winter, Level::Experienced, 3, {}}),
                                                        Carried::ByHost}),
                         LogFault::KeyInUse);
            else
                QCOMPARE(one->hears(aphelion::SeatRekeyed{0, decision.key, Carried::ByHost, one->consent(decision, 0)}),
                         LogFault::KeyInUse);
        carryOn({&ben, &cleo}, 1); // the host is gone
        QVERIFY(ben.dropped.empty() && cleo.sync.company().host && ben.log().head() == cleo.log().head());
    }

    // Somebody else of Ben's device comes later, and the host says that it carries that one: who speaks has a voice.
    void nobody_s_voice_is_taken_by_what_the_host_says_of_latecomers() {
        Device ben(1);
        Device cleo(2, {9});
        for (Device* one : {&ben, &cleo}) {
            QVERIFY(!one->kept.hear(opening(3)));
            QCOMPARE(one->hears(aphelion::SeatTaken{keyOf(9).publicKey(), "Dora",
                                                    encode(Wish{Season::Winter, Level::Experienced, 3, {}}),
                                                    Carried::ByHost}),
                     std::nullopt);
        }
        QCOMPARE(cleo.kept.seats(), (std::vector<SeatNumber>{2, 3}));
        carryOn({&cleo}, 0);
        QVERIFY(cleo.sync.company().host); // two of three
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
        QCOMPARE(theories, points(edition(Mode::Standard), Object::GasCloud));
        const auto lie = audit(table);
        QVERIFY(lie && lie->why == Objection(refused(Refusal::DuplicateTheory)));
    }

    // Ben does not turn up what is due, and his device stays within reach. The honest host removes him: nothing is
    // void as long as he is there, and nobody can go on.
    void who_shows_nothing_and_stays_stops_nobody_data() {
        QTest::addColumn<bool>("present");
        QTest::addRow("gone") << false;
        QTest::addRow("within reach") << true;
    }

    void who_shows_nothing_and_stays_stops_nobody() {
        QFETCH(bool, present);
        aphelion::MemoryJournal journal;
        NewTable wanted{GameCode(Mode::Standard, 99)};
        wanted.seats.push_back({"Ana", {1}, Wish{Season::Spring}});
        wanted.seats.push_back({"Ben", {}, Wish{Season::Summer}, keyOf(1).publicKey()});
        wanted.seats.push_back({"Cleo", {3}, Wish{Season::Autumn}});
        aphelion::World world = aphelion::realWorld();
        std::uint64_t now = 1'800'000'000'000;
        world.now = [&now] { return now; };
        auto begun = KeptTable::begin(journal, world, planetXAlone(), wanted);
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
                intend(tableOf(ana).game(), tableOf(ana).oracle(), 1, action, [&] { return aphelion::Nonce{++nonces}; });
            kept.insert(intent.keep.begin(), intent.keep.end());
            return says(intent.move);
        };
        bool placed = false;
        bool stuck = false;
        for (int moves = 0; moves < 300 && !stuck; ++moves) {
            QVERIFY(!ana.settle());
            const Board& board = tableOf(ana).board();
            if (const auto dues = due(board); !dues.empty()) { // Ben's
                stuck = std::holds_alternative<TurnUpDue>(dues.front());
                if (const auto own = settle(tableOf(ana).game(), tableOf(ana).oracle(), dues.front(), kept);
                    own && !stuck)
                    QVERIFY(says(own->body));
                continue;
            }
            const PlayerId who = waitingFor(board).front();
            const Action action = board.phase == Phase::Turn ? Action(Survey{Object::Asteroid, visibleSky(board)})
                                  : who == 1 && !placed      ? Action(SubmitTheories{{{1, Object::Asteroid}}})
                                                             : Action(SubmitTheories{});
            placed = placed || (who == 1 && board.phase == Phase::Theories);
            QVERIFY(who == 1 ? does(action) : !ana.ask(who, deed(action)));
        }
        QVERIFY(stuck);
        QVERIFY(!ana.release(1));
        if (!present)
            ana.setPresent({0, 2});
        QVERIFY(!ana.settle());
        QCOMPARE(ana.isWaiting(), present); // his device shows by itself what it has, if it wants to
        now += 10'000;
        QVERIFY(!ana.settle());
        QVERIFY(due(tableOf(ana).board()).empty() && !ana.isWaiting());
    }

    // Of two, the host turns Ben's right theory into none: lent against his will, it is void when it is due. As soon as
    // he says to have been there it lies on the board again.
    void a_theory_of_somebody_who_is_there_is_not_void() {
        Liars liars({0, 1});
        const Deal deal = hiddenDeal(liars.people.table());
        const Sector gas = first(deal.sky.of(Object::GasCloud));
        const auto write = [&](const Ask& ask) {
            const auto sequenced = liars.people.table().sequence(liars.people.host(), ask);
            return sequenced && !liars.people.table().hear(sequenced->entry) && liars.honest.follow(liars.log());
        };
        const auto act = [&](PlayerId who, const Action& action) {
            const Intent intent = intend(liars.people.game(), liars.people.table().oracle(), who, action,
                                         [&] { return liars.people.fresh(); });
            liars.people.kept().insert(intent.keep.begin(), intent.keep.end());
            return write(liars.ask(who, intent.move));
        };
        const auto settles = [&](const Due& due) {
            const auto settled = settle(liars.people.game(), liars.people.table().oracle(), due, liars.people.kept());
            return settled && write(liars.ask(settled->author, settled->body));
        };
        QVERIFY(liars.surveyUntilTheories());
        QVERIFY(liars.play(0, SubmitTheories{}));
        QVERIFY(liars.play(1, SubmitTheories{{{gas, Object::GasCloud}}}));
        std::optional<TokenId> token;
        while (!token) {
            const auto dues = due(liars.board());
            if (dues.empty()) // what the rules demand after it is written by itself
                QVERIFY(liars.board().phase == Phase::Turn
                            ? act(*toAct(liars.board()), Survey{Object::Asteroid, visibleSky(liars.board())})
                            : act(waitingFor(liars.board()).front(), SubmitTheories{}));
            else if (const auto* turnUp = std::get_if<TurnUpDue>(&dues.front()))
                token = turnUp->token;
            else
                QVERIFY(settles(dues.front()));
        }
        QCOMPARE(token->who, PlayerId{1});
        const auto part = agreedPart(liars.log().table(), 0, aphelion::Lending{1}, liars.log().head(), 0);
        const aphelion::SeatLent lent{1, {liars.log().head(), {{0, liars.people.key(0).sign(part)}}}};
        QVERIFY(write(liars.ask(std::nullopt, lent)));
        const aphelion::Seen when = liars.log().head();
        QVERIFY(write(liars.ask(std::nullopt, Liars::moved(TheoryVoided{*token}))));
        QVERIFY(tokenOf(liars.board(), *token) == nullptr);
        const auto objection = liars.people.key(1).sign(protestedPart(liars.log().table(), 1, when));
        QVERIFY(write(liars.ask(std::nullopt, aphelion::Protested{1, when.number, objection})));
        QVERIFY(tokenOf(liars.board(), *token) != nullptr);
        QVERIFY(!liars.honest.table().game().lent.contains(1));
        while (liars.board().phase != Phase::Turn || *toAct(liars.board()) != 0) {
            const auto dues = due(liars.board());
            if (!dues.empty())
                QVERIFY(settles(dues.front()));
            else if (liars.board().phase == Phase::Turn)
                QVERIFY(act(*toAct(liars.board()), Survey{Object::Asteroid, visibleSky(liars.board())}));
            else
                QVERIFY(act(waitingFor(liars.board()).front(), SubmitTheories{}));
        }
        QVERIFY(liars.play(0, rightGuess(liars.people.table())));
        while (liars.board().phase == Phase::LastChance)
            QVERIFY(liars.play(*toAct(liars.board()), LastChance{}));
        QCOMPARE(liars.board().phase, Phase::Over);
        QVERIFY(tokenOf(liars.board(), *token)->faceUp);
        QCOMPARE(score(liars.honest.table().game())[1].theories, points(edition(Mode::Standard), Object::GasCloud));
    }
};

QTEST_APPLESS_MAIN(ModifiedAppTest)
#include "modified_app_test.moc"
