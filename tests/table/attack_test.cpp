#include <QtTest>

#include "support/consents.h"
#include "table/evidence.h"
#include "table/hostless.h"

using namespace aphelion;

namespace {

constexpr std::optional<LogFault> fine;

// Keys of a device with a modified app.
const SigningKey stolen(Bytes(32, 77));
const SigningKey stolenToo(Bytes(32, 78));

SigningKey keyOf(SeatNumber seat) { return SigningKey(Bytes(32, static_cast<std::uint8_t>(seat + 1))); }

// The log of a table at which one device has one seat each, and whatever its host wants to write.
struct Forger {
    SigningKey host{Bytes(32, 99)};
    Party party;
    Log log;

    explicit Forger(int count) : party(count), log(party.log(0)) {}

    Ask ask(std::optional<SeatNumber> author, const SigningKey& key, Body body) const {
        return signedBy(key, partyTable,
                        {log.epoch(), author, log.counter(author) + 1, log.head(), std::move(body), {}});
    }
    std::optional<LogFault> hear(const Ask& ask) {
        return log.append(placedBy(host, partyTable, {log.nextNumber(), log.head().hash, ask}),
                          [](const Ask&) { return true; });
    }
    std::optional<LogFault> say(Body body) { return hear(ask(std::nullopt, host, std::move(body))); }
    std::optional<LogFault> rekey(SeatNumber seat, const SigningKey& to, SeatNumber word, const SigningKey& by) {
        return say(rekeyed(log, seat, to.publicKey(), {{word, &by}}));
    }
    std::optional<LogFault> protest(SeatNumber seat, EntryNumber entry, const SigningKey& key) {
        return say(Protested{seat, entry, key.sign(protestedPart(partyTable, seat, log.seen(entry)))});
    }
};

} // namespace

// What was found by an hour of cheating with a modified program, and what becomes of it now.
class AttackTest : public QObject {
    Q_OBJECT

private slots:
    // The thief gives the seat to another key with the stolen one's own word.
    void a_stolen_seat_that_was_passed_on_is_still_given_back() {
        Forger thief(2);
        QCOMPARE(thief.rekey(1, stolen, 0, keyOf(0)), fine);
        QCOMPARE(thief.rekey(1, stolenToo, 1, stolen), fine);
        QCOMPARE(thief.protest(1, 1, keyOf(1)), fine);
        QCOMPARE(thief.log.seats()[1].key, keyOf(1).publicKey());
        QCOMPARE(thief.log.takeovers()[0].protested, EntryNumber{3});
        QCOMPARE(thief.protest(1, 2, stolen), LogFault::NothingTaken);
        QCOMPARE(thief.protest(1, 1, keyOf(1)), LogFault::NothingTaken);
    }

    void what_a_thief_signs_twice_names_nobody_else_once_the_seat_is_back() {
        Forger thief(2);
        QCOMPARE(thief.rekey(1, stolen, 0, keyOf(0)), fine);
        QCOMPARE(thief.rekey(1, stolenToo, 1, stolen), fine);
        const TwoAsks two{thief.ask(1, stolen, Moved{{1}, {}, {}}), thief.ask(1, stolen, Moved{{2}, {}, {}})};
        QCOMPARE(thief.protest(1, 1, keyOf(1)), fine);
        QVERIFY(!culpritOf(thief.log, two));
    }
};

QTEST_APPLESS_MAIN(AttackTest)
#include "attack_test.moc"
