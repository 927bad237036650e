#include <QtTest>

#include "support/consents.h"
#include "table/evidence.h"
#include "table/sequencer.h"

using namespace aphelion;

namespace {

constexpr std::optional<LogFault> fine;

// A host who carries seat 0, three others, and a bot.
struct Fixture {
    SigningKey host{Bytes(32, 90)};
    SigningKey fresh{Bytes(32, 91)}; // a key that a seat may get
    std::vector<SigningKey> keys;
    TableId id{42};
    Log log;

    Fixture() : keys(made()), log(*Log::begin(opening())) {}

    static std::vector<SigningKey> made() {
        std::vector<SigningKey> keys;
        for (std::uint8_t seat = 0; seat < 5; ++seat)
            keys.emplace_back(Bytes(32, static_cast<std::uint8_t>(seat + 1)));
        return keys;
    }
    Entry opening() const {
        TableOpened body{id, host.publicKey(), "any game", {}, {}};
        for (std::size_t seat = 0; seat < keys.size(); ++seat)
            body.seats.push_back({keys[seat].publicKey(), "", {}, seat == 0 ? Carried::ByHost : Carried::Elsewhere});
        body.seats.back().carried = Carried::Bot;
        return placedBy(host, id, {0, {}, signedBy(host, id, {0, std::nullopt, 1, {}, body, {}})});
    }

    Ask ask(std::optional<SeatNumber> author, Body said, bool byHost = false) const {
        Ask ask{log.epoch(), author, log.counter(author) + 1, log.head(), std::move(said), {}};
        ask.byHost = byHost;
        return signedBy(!author || byHost ? host : keys[*author], id, ask);
    }
    std::optional<LogFault> hear(const Ask& ask) {
        return log.append(placedBy(host, id, {log.nextNumber(), log.head().hash, ask}),
                          [](const Ask&) { return true; });
    }
    std::optional<LogFault> say(Body body) { return hear(ask(std::nullopt, std::move(body))); }

    Consent by(const Decision& decision, const std::vector<SeatNumber>& seats) const {
        std::vector<std::pair<SeatNumber, const SigningKey*>> people;
        for (const SeatNumber seat : seats)
            people.emplace_back(seat, &keys[seat]);
        return consentOf(log, decision, people);
    }
    SeatRekeyed rekeyed(SeatNumber seat, const std::vector<SeatNumber>& agreed) const {
        return {seat, fresh.publicKey(), Carried::Elsewhere, by(Rekeying{seat, fresh.publicKey()}, agreed)};
    }
    SeatLent lent(SeatNumber seat, const std::vector<SeatNumber>& agreed) const {
        return {seat, by(Lending{seat}, agreed)};
    }
    // The first of them carries on, with another host's key.
    std::optional<LogFault> raise(const std::vector<SeatNumber>& agreed) {
        host = SigningKey(Bytes(32, static_cast<std::uint8_t>(95 + log.epoch())));
        const Raise raise{log.epoch() + 1, host.publicKey(), log.head(), {}};
        EpochRaised body{host.publicKey(), {}, {}};
        for (const SeatNumber seat : agreed) {
            const bool carried = seat == agreed.front();
            body.endorsements.push_back({seat, keys[seat].sign(endorsedPart(id, raise, seat, carried)), carried});
        }
        Ask begun = ask(std::nullopt, std::move(body));
        ++begun.epoch;
        return hear(signedBy(host, id, begun));
    }
    Protested protest(SeatNumber seat, EntryNumber entry, const SigningKey& key) const {
        return {seat, entry, key.sign(protestedPart(id, seat, log.seen(entry)))};
    }
};

Moved moved(std::uint8_t what, bool opens = false) {
    Moved body{{what}, {}, {}};
    if (opens)
        body.openings.push_back({{1}, {}});
    return body;
}

} // namespace

// What people decide together about seats.
class ConsentTest : public QObject {
    Q_OBJECT

private slots:
    void more_than_half_of_the_other_people_give_a_seat_another_key() {
        Fixture f;
        QCOMPARE(f.log.people(), (std::vector<SeatNumber>{0, 1, 2, 3}));
        QCOMPARE(f.say(f.rekeyed(3, {0})), LogFault::NotEndorsed);
        QCOMPARE(f.say(f.rekeyed(3, {0, 4})), LogFault::NotEndorsed); // a bot is nobody
        QCOMPARE(f.say(f.rekeyed(3, {0, 0})), LogFault::NotEndorsed);
        QCOMPARE(f.say(f.rekeyed(3, {0, 1})), fine);
        QCOMPARE(f.log.seats()[3].key, f.fresh.publicKey());
        QCOMPARE(f.log.takeovers().back().agreed, (std::vector<SeatNumber>{0, 1}));
    }

    void a_seat_may_give_itself_another_key() {
        Fixture f;
        QCOMPARE(f.say(f.rekeyed(3, {3})), fine);
        QVERIFY(f.log.takeovers().back().own);
        QCOMPARE(f.say(f.protest(3, 1, f.keys[3])), LogFault::NothingTaken); // and cannot take that back
    }

    void words_are_for_one_decision_at_one_time() {
        Fixture f;
        const SeatRekeyed agreed = f.rekeyed(3, {0, 1});
        SeatRekeyed other = agreed;
        other.key = SigningKey(Bytes(32, 92)).publicKey();
        QCOMPARE(f.say(other), LogFault::NotEndorsed);
        other = agreed;
        other.seat = 2;
        QCOMPARE(f.say(other), LogFault::NotEndorsed);
        other = agreed;
        other.consent.asOf.hash[0] ^= 1;
        QCOMPARE(f.say(other), LogFault::NotEndorsed);
        QCOMPARE(f.say(SeatLent{3, agreed.consent}), LogFault::NotEndorsed);
        QCOMPARE(f.say(agreed), fine);
    }

    void words_do_not_outlast_a_change_of_the_seat_nor_many_entries() {
        Fixture f;
        const SeatRekeyed agreed = f.rekeyed(3, {0, 1});
        QCOMPARE(f.say(agreed), fine);
        QCOMPARE(f.say(f.protest(3, 1, f.keys[3])), fine);
        QCOMPARE(f.say(agreed), LogFault::NotEndorsed);
        const SeatLent later = f.lent(2, {0, 1});
        for (EntryNumber i = 0; i <= consentLasts; ++i)
            QCOMPARE(f.hear(f.ask(1, moved(1))), fine);
        QCOMPARE(f.say(later), LogFault::NotEndorsed);
    }

    void whose_key_was_taken_gets_it_back_and_the_result_is_disputed() {
        Fixture f;
        QCOMPARE(f.say(f.rekeyed(3, {0, 1})), fine);
        const Ask byThief = signedBy(f.fresh, f.id, f.ask(3, moved(1)));
        QCOMPARE(f.say(f.protest(3, 1, f.fresh)), LogFault::BadSignature);
        QCOMPARE(f.say(f.protest(2, 1, f.keys[2])), LogFault::NothingTaken);
        QCOMPARE(f.hear(f.ask(2, f.protest(3, 1, f.keys[3]))), fine); // whoever brings it
        QCOMPARE(f.log.seats()[3].key, f.keys[3].publicKey());
        QCOMPARE(f.log.takeovers()[0].protested, EntryNumber{2});
        QCOMPARE(f.hear(byThief), LogFault::BadSignature);
        QCOMPARE(f.hear(f.ask(3, moved(1))), fine);
        QCOMPARE(f.say(f.protest(3, 1, f.keys[3])), LogFault::NothingTaken); // once is enough
    }

    void a_bot_plays_for_who_is_away_until_the_next_word_of_the_seat() {
        Fixture f;
        QCOMPARE(f.hear(f.ask(3, moved(1), true)), LogFault::BadSignature); // it is not lent
        QCOMPARE(f.say(f.lent(3, {0})), LogFault::NotEndorsed);
        QCOMPARE(f.say(f.lent(4, {0, 1, 2})), LogFault::NotEndorsed); // a bot's is the host's already
        QCOMPARE(f.say(f.lent(3, {0, 1})), fine);
        QCOMPARE(f.log.people(), (std::vector<SeatNumber>{0, 1, 2}));
        QCOMPARE(f.hear(f.ask(3, moved(2), true)), fine);
        QCOMPARE(f.hear(f.ask(4, moved(2), true)), fine);
        QCOMPARE(f.hear(f.ask(3, moved(3))), fine); // its player is back
        QVERIFY(!f.log.seats()[3].lent);
        QCOMPARE(f.hear(f.ask(3, moved(4), true)), LogFault::BadSignature);
        QCOMPARE(f.hear(f.ask(3, moved(5, true), true)), fine); // but what its bot has sealed the host may open
        Body seals = Moved{{6}, {Seal{1}}, {{{1}, {}}}};
        QCOMPARE(f.hear(f.ask(3, seals, true)), LogFault::BadSignature);
    }

    void what_the_bot_of_the_next_host_has_sealed_that_one_may_open() {
        Fixture f;
        QCOMPARE(f.say(f.lent(3, {0, 1})), fine);
        QCOMPARE(f.raise({1, 2}), fine);
        QCOMPARE(f.hear(f.ask(3, moved(2), true)), fine);
        QCOMPARE(f.hear(f.ask(3, moved(3))), fine); // its player is back
        QCOMPARE(f.hear(f.ask(3, moved(4), true)), LogFault::BadSignature);
        QCOMPARE(f.hear(f.ask(3, moved(5, true), true)), fine);
    }

    void nobody_else_speaks_for_a_bot() {
        Fixture f;
        Ask ask = f.ask(4, moved(1), true);
        QCOMPARE(f.hear(signedBy(f.keys[1], f.id, ask)), LogFault::BadSignature);
        QCOMPARE(f.hear(signedBy(f.keys[4], f.id, ask)), LogFault::BadSignature); // it says that the host does
    }

    // Its key is on the device of the host who opened the table.
    void the_host_who_was_left_speaks_for_no_bot_any_more() {
        Fixture f;
        QCOMPARE(f.hear(f.ask(4, moved(1))), fine);
        QCOMPARE(f.raise({1, 2}), fine);
        QCOMPARE(f.hear(f.ask(4, moved(2))), LogFault::BadSignature);
        QCOMPARE(f.hear(f.ask(4, moved(3), true)), fine);
    }

    // Two things signed by one key for one place.
    void who_signs_two_entries_for_one_place_has_signed_the_evidence() {
        Fixture f;
        const auto entry = [&](std::uint8_t what) {
            return placedBy(f.host, f.id, {f.log.nextNumber(), f.log.head().hash, f.ask(1, moved(what))});
        };
        const Entry other = entry(2);
        QCOMPARE(f.hear(f.ask(1, moved(1))), fine);
        const auto evidence = evidenceOf(f.log, other);
        QVERIFY(evidence);
        QVERIFY(culpritOf(f.log, *evidence) == (Culprit{std::nullopt, 0}));
        QVERIFY(decodeEvidence(encode(*evidence)).ok() && *decodeEvidence(encode(*evidence)) == *evidence);
        Entry forged = other;
        forged.place[0] ^= 1;
        QVERIFY(!evidenceOf(f.log, forged)); // anybody could have made this
        QVERIFY(!evidenceOf(f.log, f.log.entries().back()));
        const auto twice = evidenceOf(f.log, other.ask); // of the seat, too
        QVERIFY(twice && culpritOf(f.log, *twice) == (Culprit{SeatNumber{1}, 0}));
        QVERIFY(*decodeEvidence(encode(*twice)) == *twice);
    }

    void two_asks_prove_nothing_against_others() {
        Fixture f;
        QCOMPARE(f.hear(f.ask(1, moved(1))), fine);
        Ask other = f.log.entries().back().ask;
        QVERIFY(!evidenceOf(f.log, other)); // the same twice
        other.body = moved(2);
        QVERIFY(!evidenceOf(f.log, other));                            // not signed anew
        QVERIFY(!evidenceOf(f.log, signedBy(f.keys[2], f.id, other))); // by somebody else
        other = signedBy(f.keys[1], f.id, other);
        QVERIFY(evidenceOf(f.log, other));
        ++other.counter;
        QVERIFY(!evidenceOf(f.log, signedBy(f.keys[1], f.id, other)));
    }

    void evidence_names_also_who_has_another_key_since() {
        Fixture f;
        QCOMPARE(f.hear(f.ask(3, moved(1))), fine);
        Ask other = f.log.entries().back().ask;
        other.body = moved(2);
        other = signedBy(f.keys[3], f.id, other);
        QCOMPARE(f.say(f.rekeyed(3, {0, 1})), fine);
        const auto evidence = evidenceOf(f.log, other);
        QVERIFY(evidence && culpritOf(f.log, *evidence) == (Culprit{SeatNumber{3}, 0}));
    }
};

QTEST_APPLESS_MAIN(ConsentTest)
#include "consent_test.moc"
