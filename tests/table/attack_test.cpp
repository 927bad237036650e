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

Endorsement word(SeatNumber seat, const Raise& raise, bool carried = false) {
    return {seat, keyOf(seat).sign(endorsedPart(partyTable, raise, seat, carried)), carried};
}

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

// The host's device has a modified app: it writes what its log does not object to.
struct Cheated : Party {
    explicit Cheated(int count) : Party(count) {
        for (int guest = 1; guest < count; ++guest)
            meet(0, guest);
    }
    std::optional<LogFault> host(Body body) {
        const auto written = ledger(0).write(ledger(0).ask(std::nullopt, std::move(body)));
        handle(0, Changed{});
        run();
        return written ? std::nullopt : std::optional(written.fault());
    }
    // What the host signs in the name of a seat that it says a bot plays.
    std::optional<LogFault> asBot(SeatNumber seat, std::uint8_t what) {
        Ask ask{log(0).epoch(), seat, log(0).counter(seat) + 1, log(0).head(), Moved{{what}, {}, {}}, {}};
        ask.byHost = true;
        const auto written = ledger(0).write(signedBy(*ledger(0).key(std::nullopt), partyTable, ask));
        handle(0, Changed{});
        run();
        return written ? std::nullopt : std::optional(written.fault());
    }
    Consent by(const Decision& decision, const std::vector<SeatNumber>& seats) {
        Consent consent{log(0).head(), {}};
        for (const SeatNumber seat : seats)
            consent.words.push_back(
                {seat, keyOf(seat).sign(agreedPart(partyTable, log(0).epoch(), decision, consent.asOf, seat))});
        return consent;
    }
    SeatLent lent(SeatNumber seat, const std::vector<SeatNumber>& agreed) { return {seat, by(Lending{seat}, agreed)}; }
    SeatRekeyed rekeyed(SeatNumber seat, const PublicKey& key, const std::vector<SeatNumber>& agreed, Carried carried) {
        return {seat, key, carried, by(Rekeying{seat, key}, agreed)};
    }
    void hostIsGone(int count) {
        for (int guest = 1; guest < count; ++guest)
            cut(0, guest);
        for (int one = 1; one < count; ++one)
            for (int other = one + 1; other < count; ++other)
                meet(one, other);
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
            const Endorsement word{1, keyOf(1).sign(endorsedPart(partyTable, raise, 1, carried)), carried};
            const Ask ask{1, std::nullopt, 2, raise.from, EpochRaised{raise.host, {word}, {}}};
            return hidden.log.objection(
                placedBy(stolen, partyTable, {1, raise.from.hash, signedBy(stolen, partyTable, ask)}));
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
            words.push_back({seat, keyOf(seat).sign(endorsedPart(partyTable, raise, seat, seat == 1)), seat == 1});
        Ask ask{1, std::nullopt, 9, raise.from, EpochRaised{raise.host, words, {}}};
        ask = signedBy(stolen, partyTable, ask);
        QCOMPARE(
            table.log.append(placedBy(stolen, partyTable, {2, raise.from.hash, ask}), [](const Ask&) { return true; }),
            fine);
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

    // Of two, one alone can begin an epoch, and another one, and another one.
    void whoever_is_not_followed_does_not_ask_for_ever() {
        Party table(2);
        table.meet(0, 1);
        const Seen from = table.log(0).head();
        table.write(1, 1, 5);
        table.silence(1);
        int asked = 0;
        for (std::uint8_t byte = 100; byte < 120; ++byte) {
            const SigningKey host(Bytes(32, byte));
            const Raise raise{1, host.publicKey(), from, {}};
            const Endorsement word{1, keyOf(1).sign(endorsedPart(partyTable, raise, 1, true)), true};
            const Ask ask{1, std::nullopt, 2, from, EpochRaised{raise.host, {word}, {}}};
            table.say(1, 0,
                      Entries{{encode(placedBy(host, partyTable, {1, from.hash, signedBy(host, partyTable, ask)}))}});
            asked += table.company(0).overtaken ? 1 : 0;
            table.tell(0, Stay{});
        }
        QVERIFY2(asked <= 3, qPrintable(QString::number(asked)));
    }

    // What a host signs that has been left is another story each time.
    void a_host_that_was_left_does_not_fork_the_table_for_ever() {
        Hostless table(3);
        table.carryOn(1);
        const EntryNumber place = table.log(1).raised(1);
        table.meet(0, 1);
        table.silence(0);
        int asked = 0;
        for (std::uint8_t what = 1; what < 20; ++what) {
            const Entry entry{place, table.log(1).seen(place - 1).hash,
                              signedBy(SigningKey(Bytes(32, 99)), partyTable,
                                       {0, std::nullopt, 2, table.log(1).seen(0), Moved{{what}, {}, {}}, {}})};
            table.say(0, 1, Entries{{encode(placedBy(SigningKey(Bytes(32, 99)), partyTable, entry))}});
            asked += table.company(1).fork ? 1 : 0;
            table.tell(1, Stay{});
        }
        QVERIFY2(asked >= 1 && asked <= 3, qPrintable(QString::number(asked)));
    }

    // It has the lowest seat, so it goes first; and it offers again as soon as somebody says no.
    void whoever_offers_again_and_again_stops_nobody() {
        Hostless table(4);
        table.silence(1);
        const Offer offer{1, stolen.publicKey(), table.log(2).head(), {}};
        const auto again = [&](int to) { table.say(1, to, offer); };
        table.meet(2, 3);
        again(2);
        table.tell(2, Reply{false});
        again(2);
        table.tell(2, CarryOn{});
        QVERIFY(table.company(2).offering);
        again(3);
        QCOMPARE(table.company(3).offered->offer.host, stolen.publicKey());
        table.tell(3, Reply{false});
        again(3);
        QVERIFY(table.company(3).offered && table.company(3).offered->offer.host != stolen.publicKey());
        table.tell(3, Reply{true});
        QVERIFY(table.company(2).host && table.log(3).epoch() == 1);
    }

    void whoever_offers_again_and_again_is_not_heard_for_ever() {
        Hostless table(4);
        table.silence(1);
        int asked = 0;
        for (int i = 0; i < 20; ++i) {
            table.say(1, 2, Offer{1, stolen.publicKey(), table.log(2).head(), {}});
            asked += table.company(2).offered ? 1 : 0;
            table.tell(2, Reply{false});
        }
        QCOMPARE(asked, 3);
    }

    void a_host_that_wants_the_same_again_and_again_is_not_heard_for_ever() {
        Party table(4);
        for (const int guest : {1, 2, 3})
            table.meet(0, guest);
        int asked = 0;
        for (std::uint8_t byte = 100; byte < 120; ++byte) {
            table.tell(0, Propose{Rekeying{2, SigningKey(Bytes(32, byte)).publicKey()}});
            if (const auto wanted = table.company(1).asked) {
                ++asked;
                table.tell(1, Answer{false, *wanted});
            }
        }
        QCOMPARE(asked, 3);
    }

    // A person goes with another story, and whoever told it says nothing more.
    void who_is_followed_and_keeps_the_rest_back_stops_nobody() {
        Party table(3);
        table.meet(0, 1);
        table.write(1, 1, 5);
        table.silence(2);
        table.meet(1, 2);
        const SigningKey host(Bytes(32, 99));
        const Ask ask = signedBy(host, partyTable, {0, std::nullopt, 2, table.log(1).seen(0), Moved{{9}, {}, {}}, {}});
        table.say(2, 1, Here{0, table.log(1).seen(0), {}});
        table.say(2, 1, Entries{{encode(placedBy(host, partyTable, {1, table.log(1).seen(0).hash, ask}))}});
        table.tell(1, Follow{});
        QCOMPARE(table.lines(1, 5), std::size_t{0});
        table.pass(Milliseconds(20'000));
        table.pass(Milliseconds(2'000));
        table.cut(0, 1);
        table.meet(0, 1);
        QCOMPARE(table.lines(1, 5), std::size_t{1});
    }

    // It agreed when the host was gone; nothing came of it, and the host has come back since.
    void an_old_yes_does_not_set_aside_what_was_written_since() {
        Hostless table(4);
        table.tell(1, CarryOn{});
        const Offer offer = table.company(2).offered->offer;
        table.silence(1);
        table.tell(2, Reply{true, offer});
        const auto words = table.heard<Agreed>(2, 1).back().endorsements;
        table.cut(1, 2);
        table.cut(1, 3);
        for (const int guest : {2, 3})
            table.meet(0, guest);
        table.write(3, 3, 6);
        QCOMPARE(table.lines(2, 6), std::size_t{1});
        const SigningKey host(Bytes(32, 102)); // of the device of seat 1
        QCOMPARE(offer.host, host.publicKey());
        std::vector<Endorsement> all{{1, keyOf(1).sign(endorsedPart(partyTable, offer, 1, true)), true}};
        all.insert(all.end(), words.begin(), words.end());
        const Ask ask = signedBy(host, partyTable, {1, std::nullopt, 9, offer.from, EpochRaised{offer.host, all, {}}});
        table.meet(1, 2);
        table.say(1, 2, Entries{{encode(placedBy(host, partyTable, {offer.from.number + 1, offer.from.hash, ask}))}});
        QCOMPARE(table.lines(2, 6), std::size_t{1});
        QVERIFY(table.company(2).overtaken);
    }

    // It began an epoch that came to nothing, went back to the old host, and begins it again later.
    void who_comes_back_and_carries_on_again_signs_no_place_twice() {
        Party table(4);
        for (const int guest : {1, 2, 3})
            table.meet(0, guest);
        for (const int guest : {1, 2, 3})
            table.cut(0, guest);
        table.meet(1, 2);
        table.tell(1, CarryOn{});
        table.handle(2, Reply{true});
        table.runUpTo<Entries>();
        table.cut(1, 2); // so that nobody hears of it
        for (const std::uint8_t what : {std::uint8_t{1}, std::uint8_t{2}, std::uint8_t{3}, std::uint8_t{4}})
            table.write(1, 1, what);
        QCOMPARE(table.log(1).epoch(), 1u);
        table.meet(0, 2);
        for (const std::uint8_t what : {std::uint8_t{5}, std::uint8_t{6}})
            table.write(2, 2, what);
        table.meet(1, 0);
        QVERIFY(table.company(1).fork && table.company(1).fork->known);
        table.tell(1, Follow{});
        QCOMPARE(table.log(1).epoch(), 0u);
        QVERIFY(table.same(0, 1));
        table.cut(0, 1);
        table.cut(0, 2);
        table.meet(1, 2);
        table.tell(1, CarryOn{});
        table.tell(2, Reply{true});
        table.write(1, 1, 7);
        QVERIFY(table.same(1, 2) && table.log(1).epoch() == 1);
        int twice = 0;
        for (const Entry& gone : table.ledger(1).abandoned)
            if (const auto evidence = evidenceOf(table.log(2), gone))
                twice += std::holds_alternative<TwoEntries>(*evidence) ? 1 : 0;
        QCOMPARE(twice, 0);
    }

    // One key led two epochs: what it signs in the newer one takes that one from it.
    void a_host_is_named_for_the_epoch_in_which_it_lied() {
        Forger table(2);
        const Raise raise{1, table.host.publicKey(), table.log.head(), {}};
        const Endorsement word{1, keyOf(1).sign(endorsedPart(partyTable, raise, 1, true)), true};
        Ask ask{1, std::nullopt, 2, raise.from, EpochRaised{raise.host, {word}, {}}};
        ask = signedBy(table.host, partyTable, ask);
        QCOMPARE(table.hear(ask), fine);
        const TwoAsks two{table.ask(std::nullopt, table.host, Moved{{1}, {}, {}}),
                          table.ask(std::nullopt, table.host, Moved{{2}, {}, {}})};
        QVERIFY(culpritOf(table.log, two) == (Culprit{std::nullopt, 1}));
    }

    // A person followed a story once. Whoever told it kept the rest back, and much has been written since.
    void to_have_followed_once_is_not_to_follow_whatever_comes_later() {
        Party table(2);
        table.meet(0, 1);
        table.write(1, 1, 5);
        table.silence(0);
        const SigningKey host(Bytes(32, 99));
        const Ask other =
            signedBy(host, partyTable, {0, std::nullopt, 2, table.log(1).seen(0), Moved{{9}, {}, {}}, {}});
        table.say(0, 1, Entries{{encode(placedBy(host, partyTable, {1, table.log(1).seen(0).hash, other}))}});
        QVERIFY(table.company(1).fork && table.company(1).fork->known);
        table.tell(1, Follow{});
        table.pass(Milliseconds(20'000));
        table.tell(1, CarryOn{}); // the host is proven to have lied
        QVERIFY(table.company(1).host);
        for (std::uint8_t what = 20; what < 40; ++what)
            table.write(1, 1, what);
        table.pass(Milliseconds(3'600'000));
        const SigningKey next(Bytes(32, 55));
        const Seen from = table.log(1).seen(1);
        const Raise raise{2, next.publicKey(), from, {}};
        const Ask ask =
            signedBy(next, partyTable,
                     {2, std::nullopt, 20, from, EpochRaised{next.publicKey(), {word(0, raise, true)}, {}}, {}});
        table.say(0, 1, Entries{{encode(placedBy(next, partyTable, {2, from.hash, ask}))}});
        QCOMPARE(table.lines(1, 39), std::size_t{1}); // nobody has agreed to leave it
        QVERIFY(table.company(1).overtaken);
    }

    // Of what is left a liar says anything: where the own log ends there is no entry to show.
    void a_raise_that_leaves_what_is_not_there_crashes_nobody() {
        Cheated table(2);
        table.write(0, 0, 1);
        table.write(0, 0, 2);
        QCOMPARE(table.host(table.lent(1, {0})), std::nullopt);
        const SigningKey next(Bytes(32, 55));
        const Raise raise{1, next.publicKey(), table.log(0).head(), Seen{0, table.log(0).seen(0).hash}};
        const Ask ask = signedBy(next, partyTable,
                                 {1,
                                  std::nullopt,
                                  table.log(0).counter(std::nullopt) + 1,
                                  raise.from,
                                  EpochRaised{next.publicKey(), {word(0, raise, true)}, raise.leaves},
                                  {}});
        table.silence(0);
        table.say(0, 1, Entries{{encode(placedBy(next, partyTable, {raise.from.number + 1, raise.from.hash, ask}))}});
        QCOMPARE(table.log(1).nextNumber(), raise.from.number + 1);
    }

    // Whoever belongs to the table, seat or none, shows an entry before it says where it stands.
    void who_shows_an_entry_before_it_says_here_crashes_nobody() {
        Party table(2);
        table.meet(0, 1);
        table.write(0, 0, 1);
        table.silence(1);
        table.cut(0, 1);
        table.meet(0, 1);
        Entry entry{1, Hash{7}, table.ledger(1).ask(1, Moved{{2}, {}, {}}), {}};
        entry.ask.epoch = 5;
        table.say(1, 0, Entries{{encode(entry)}});
        table.say(1, 0, Here{0, Seen{1, Hash{9}}, {}});
        QVERIFY(table.company(0).host);
    }

    // Device 3 has two seats, of which one was released, and says yes with both.
    void a_word_of_a_released_seat_does_not_stop_the_others() {
        Party table(std::vector<std::vector<SeatNumber>>{{0}, {1}, {2}, {3, 4}});
        for (int guest = 1; guest < 4; ++guest)
            table.meet(0, guest);
        QVERIFY(table.ledger(0).write(table.ledger(0).ask(std::nullopt, SeatReleased{4})));
        table.handle(0, Changed{});
        table.run();
        for (int guest = 1; guest < 4; ++guest)
            table.cut(0, guest);
        table.meet(1, 2);
        table.meet(1, 3);
        QCOMPARE(table.log(1).voices(), (std::vector<SeatNumber>{1, 2, 3}));
        table.silence(3);
        for (int again = 0; again < 5 && !table.company(1).host; ++again) {
            table.tell(1, CarryOn{});
            const Offer offer = table.heard<Offer>(1, 3).back();
            table.say(3, 1, Agreed{offer.host, {word(3, offer), word(4, offer)}});
            table.tell(2, Reply{true});
            table.pass(Milliseconds(10'000));
        }
        QVERIFY(table.company(1).host);
    }

    // A seat has another key since: its word is for a log in which it has the old one, and nothing comes of it.
    void going_back_before_a_theft_works_although_somebody_has_another_phone_since() {
        Cheated table(4);
        QCOMPARE(table.host(table.rekeyed(2, stolen.publicKey(), {0, 1, 3}, Carried::Elsewhere)), std::nullopt);
        const SigningKey phone(Bytes(32, 78)); // of the player of seat 3
        QCOMPARE(table.host(table.rekeyed(3, phone.publicKey(), {0, 1}, Carried::Elsewhere)), std::nullopt);
        table.tell(2, WasMe{1, false});
        const EntryNumber before = table.log(0).nextNumber();
        QVERIFY(table.log(0).takeovers()[0].protested);
        // Device 3 is the new phone.
        table.silence(3);
        const auto proof = phone.sign(provenPart(partyTable, table.channel(3, 0), SeatNumber{3}));
        table.say(3, 0, Here{0, table.log(0).head(), {{SeatNumber{3}, proof}}});
        table.tell(0, GoBefore{1});
        const Offer offer = table.heard<Offer>(0, 3).back();
        table.say(3, 0, Agreed{offer.host, {{3, phone.sign(endorsedPart(partyTable, offer, 3, false)), false}}});
        for (const int other : {1, 2})
            table.tell(other, Reply{true});
        QVERIFY2(table.log(0).epoch() == 1 || table.log(0).nextNumber() == before, "gone back, and nothing begun");
        QCOMPARE(table.log(0).epoch(), 1u);
    }

    // Of two, the host takes the guest's seat and says that it carries it: no voice is left.
    // Her device does not even offer it, since it looks for seats with the key of now.
    void of_two_a_guest_whose_seat_was_taken_and_claimed_carries_on_data() {
        QTest::addColumn<bool>("claimed");
        QTest::addRow("not claimed") << false;
        QTest::addRow("claimed") << true;
    }

    void of_two_a_guest_whose_seat_was_taken_and_claimed_carries_on() {
        QFETCH(bool, claimed);
        Cheated table(2);
        const Carried carried = claimed ? Carried::ByHost : Carried::Elsewhere;
        const auto written = table.host(table.rekeyed(1, stolen.publicKey(), {0}, carried));
        QCOMPARE(written.has_value(), claimed); // nobody can be claimed without an own word
        QVERIFY(table.same(0, 1));
        table.silence(0); // it does not write the protest
        table.tell(1, WasMe{1, false});
        table.cut(0, 1);
        table.tell(1, CarryOn{});
        table.pass(Milliseconds(10'000));
        QVERIFY(table.company(1).host);
    }

    // Of two, the host lends the guest's seat to its bot: nobody is left who may go on without it.
    void of_two_a_guest_whose_seat_was_lent_carries_on() {
        Cheated table(2);
        QCOMPARE(table.host(table.lent(1, {0})), std::nullopt);
        QVERIFY(table.same(0, 1));
        table.cut(0, 1);
        table.tell(1, CarryOn{});
        table.pass(Milliseconds(10'000));
        QVERIFY(table.company(1).host);
    }

    // With three people one yes (for somebody of whom the host says that she is away) is enough to freeze all.
    void of_three_one_yes_to_a_bot_leaves_the_others_a_way_on() {
        Cheated table(3);
        QCOMPARE(table.host(table.lent(1, {0, 2})), std::nullopt);
        QCOMPARE(table.host(table.lent(2, {0})), std::nullopt); // nobody was asked
        table.hostIsGone(3);
        table.tell(1, CarryOn{});
        table.tell(2, Reply{true});
        table.pass(Milliseconds(10'000));
        QVERIFY(table.company(1).host);
    }

    // A bot that nobody wanted speaks for the guest; her device asks nothing, and she can object to nothing.
    // Its next move says that it was right; what was sealed the device shows by itself.
    void who_plays_on_after_a_bot_is_not_asked_whether_that_was_right() {
        Cheated table(2);
        QCOMPARE(table.host(table.lent(1, {0})), std::nullopt);
        table.ledger(1).want(1, Moved{{7}, {}, {{{1}, {}}}});
        table.tell(1, Changed{});
        QVERIFY(table.lines(0, 7) == 1 && !table.log(1).seats()[1].lent);
        QCOMPARE(table.company(1).taken.size(), std::size_t{1});
        table.write(1, 1, 8);
        QVERIFY(table.lines(0, 8) == 1 && table.company(1).taken.empty());
    }

    void who_is_lent_against_the_will_can_object() {
        Cheated table(2);
        QCOMPARE(table.host(table.lent(1, {0})), std::nullopt);
        QCOMPARE(table.asBot(1, 9), std::nullopt);
        QCOMPARE(table.lines(1, 9), std::size_t{1}); // as if she had said so
        QCOMPARE(table.company(1).taken.size(), std::size_t{1});
        table.tell(1, WasMe{1, false});
        QVERIFY(table.log(0).takeovers()[0].protested && !table.log(0).seats()[1].lent);
        QCOMPARE(table.asBot(1, 9), LogFault::BadSignature);
    }

    // Who had removed whom is read in the log for ever, and more than half may go on from before.
    void who_is_removed_by_the_host_alone_can_object() {
        Cheated table(3);
        QCOMPARE(table.host(SeatReleased{2}), std::nullopt);
        QCOMPARE(table.company(2).taken.size(), std::size_t{1});
        table.tell(2, WasMe{1, false});
        QVERIFY(table.log(1).takeovers()[0].protested && table.company(2).taken.empty());
        table.cut(0, 1);
        table.cut(0, 2);
        table.meet(1, 2);
        table.tell(1, GoBefore{1});
        table.tell(2, Reply{true});
        QVERIFY(table.company(1).host && table.log(2).seats()[2].seated);
    }

    // Two people at one device of the host's, of whom one leaves: nobody is asked anything.
    void who_leaves_the_host_s_own_device_is_not_asked() {
        Party table(std::vector<std::vector<SeatNumber>>{{0, 1}, {2}});
        table.meet(0, 1);
        QVERIFY(table.ledger(0).write(table.ledger(0).ask(std::nullopt, SeatReleased{1})));
        QVERIFY(table.log(0).takeovers().empty() && table.company(0).taken.empty());
    }

    // The host alone removes everybody else: nobody has a voice any more.
    void who_is_removed_by_the_host_alone_has_a_way_on() {
        Cheated table(3);
        QCOMPARE(table.host(SeatReleased{1}), std::nullopt);
        QCOMPARE(table.host(SeatReleased{2}), std::nullopt);
        table.hostIsGone(3);
        table.tell(1, CarryOn{});
        table.tell(2, Reply{true});
        table.pass(Milliseconds(10'000));
        QVERIFY(table.company(1).host);
    }

    // What waits for a host who is away is asked for again as of today.
    void an_ask_that_has_waited_long_is_signed_anew() {
        Party table(2);
        table.meet(0, 1);
        table.cut(0, 1);
        table.want(1, 1, 7);
        for (EntryNumber i = 0; i <= askLasts; ++i)
            table.write(0, 0, 5);
        table.meet(0, 1);
        QCOMPARE(table.lines(0, 7), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(AttackTest)
#include "attack_test.moc"
