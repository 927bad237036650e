#include <QtTest>

#include "games/planetx/play/honest.h"
#include "session/world.h"

using namespace planetx;
using aphelion::Ask;
using aphelion::Carried;
using aphelion::Entry;
using aphelion::LogFault;
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
        const auto part = agreedPart(tableId, 0, aphelion::Rekeying{1, to.publicKey()}, log.head());
        return {1, to.publicKey(), carried, {log.head(), {{word, by.sign(part)}}}};
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
};

QTEST_APPLESS_MAIN(ModifiedAppTest)
#include "modified_app_test.moc"
