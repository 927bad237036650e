#include <QtTest>

#include "play/honest.h"
#include "session/world.h"
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
    KeptTable kept = KeptTable::awaited(journal, aphelion::realWorld(), tableId, newcomers());

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
        const auto part = agreedPart(tableId, 0, aphelion::Rekeying{1, to.publicKey()}, log.head());
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
        QVERIFY(ben.say(ben.rekeyed(keyOf(1), 1, other, Carried::ByHost)) == LogFault::NotTheHost);
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
                                         liars.people.key(one).sign(agreedPart(
                                             liars.log().table(), 0, aphelion::Lending{seat}, liars.log().head()))});
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
};

QTEST_APPLESS_MAIN(ModifiedAppTest)
#include "modified_app_test.moc"
