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

    // A table that was written anew has the same counters in both formats.
    void asks_of_two_formats_prove_nothing() {
        Forger honest(2);
        Ask old = honest.ask(1, keyOf(1), Moved{{1}, {}, {}});
        const Ask anew = old;
        old.version = 1;
        QVERIFY(!culpritOf(honest.log, TwoAsks{signedBy(keyOf(1), partyTable, old), anew}));
    }

    // It carries its own person, and hides it: of two, the other one could never go on without it.
    void a_new_host_says_whom_it_carries() {
        Forger hidden(2);
        const Raise raise{1, stolen.publicKey(), hidden.log.head(), {}};
        const auto raisedWith = [&](bool carried) {
            const Endorsement word{1, keyOf(1).sign(endorsedPart(partyTable, raise, carried)), carried};
            const Ask ask{1, std::nullopt, 2, raise.from, EpochRaised{raise.host, {word}, {}}};
            return hidden.log.objection(placedBy(stolen, partyTable, {1, raise.from.hash, signedBy(stolen, partyTable, ask)}));
        };
        QCOMPARE(raisedWith(false), LogFault::NotEndorsed);
        QCOMPARE(raisedWith(true), fine);
    }

    // Once the host that carried it is gone.
    void a_seat_that_is_given_back_later_has_its_voice() {
        Forger table(3);
        const SigningKey one = keyOf(1);
        const SigningKey two = keyOf(2);
        QCOMPARE(table.say(rekeyed(table.log, 0, stolenToo.publicKey(), {{1, &one}, {2, &two}})), fine);
        const Raise raise{1, stolen.publicKey(), table.log.head(), {}};
        std::vector<Endorsement> words;
        for (const SeatNumber seat : {1u, 2u})
            words.push_back({seat, keyOf(seat).sign(endorsedPart(partyTable, raise, seat == 1)), seat == 1});
        Ask ask{1, std::nullopt, 9, raise.from, EpochRaised{raise.host, words, {}}};
        ask = signedBy(stolen, partyTable, ask);
        QCOMPARE(table.log.append(placedBy(stolen, partyTable, {2, raise.from.hash, ask}), [](const Ask&) { return true; }), fine);
        table.host = SigningKey(Bytes(32, 77));
        QCOMPARE(table.protest(0, 1, keyOf(0)), fine);
        QCOMPARE(table.log.voices(), (std::vector<SeatNumber>{0, 2}));
    }

    // With its own word, of two devices: every time the player protests it does so again.
    void a_seat_does_not_change_hands_for_ever() {
        Forger table(2);
        SigningKey last = keyOf(1);
        int changes = 0;
        for (std::uint8_t byte = 100; byte < 250; ++byte) {
            SigningKey next(Bytes(32, byte));
            if (table.rekey(1, next, 1, last))
                break;
            last = std::move(next);
            ++changes;
        }
        QCOMPARE(changes, mostChangesOfASeat);
        QCOMPARE(table.rekey(0, stolen, 0, keyOf(0)), fine); // of others as ever
    }

    // What a screen looks up there is not.
    void seats_that_nobody_has_taken_are_not_present() {
        Party table(2);
        table.meet(0, 1);
        table.silence(0);
        table.say(0, 1, Present{{0, 15}});
        QCOMPARE(table.company(1).present, (std::vector<SeatNumber>{0, 1}));
    }
};

QTEST_APPLESS_MAIN(AttackTest)
#include "attack_test.moc"
