#include <QtTest>

#include "support/consents.h"
#include "table/hostless.h"

using namespace aphelion;

namespace {

const SigningKey stolen(Bytes(32, 77));

SigningKey keyOf(SeatNumber seat) { return SigningKey(Bytes(32, static_cast<std::uint8_t>(seat + 1))); }

Endorsement word(SeatNumber seat, const Bytes& part, bool carried = false) {
    return {seat, keyOf(seat).sign(part), carried};
}

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
    SeatLent lent(SeatNumber seat, const std::vector<SeatNumber>& by) {
        const auto part = agreedPart(partyTable, log(0).epoch(), Lending{seat}, log(0).head());
        SeatLent body{seat, {log(0).head(), {}}};
        for (const SeatNumber one : by)
            body.consent.words.push_back(word(one, part));
        return body;
    }
    SeatRekeyed rekeyed(SeatNumber seat, const PublicKey& key, const std::vector<SeatNumber>& by, Carried carried) {
        const auto part = agreedPart(partyTable, log(0).epoch(), Rekeying{seat, key}, log(0).head());
        SeatRekeyed body{seat, key, carried, {log(0).head(), {}}};
        for (const SeatNumber one : by)
            body.consent.words.push_back(word(one, part));
        return body;
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

// What was found by a second hour of cheating with a modified program, and what becomes of it now.
class SecondHourTest : public QObject {
    Q_OBJECT

private slots:
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
        QCOMPARE(table.host(table.rekeyed(1, stolen.publicKey(), {0}, carried)), std::nullopt);
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
            const auto part = endorsedPart(partyTable, offer, false);
            table.say(3, 1, Agreed{offer.host, {word(3, part), word(4, part)}});
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
        table.say(3, 0, Agreed{offer.host, {{3, phone.sign(endorsedPart(partyTable, offer, false)), false}}});
        for (const int other : {1, 2})
            table.tell(other, Reply{true});
        QVERIFY2(table.log(0).epoch() == 1 || table.log(0).nextNumber() == before, "gone back, and nothing begun");
        QCOMPARE(table.log(0).epoch(), 1u);
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
                     {2,
                      std::nullopt,
                      20,
                      from,
                      EpochRaised{next.publicKey(), {word(0, endorsedPart(partyTable, raise, true), true)}, {}},
                      {}});
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
        const Ask ask = signedBy(
            next, partyTable,
            {1,
             std::nullopt,
             table.log(0).counter(std::nullopt) + 1,
             raise.from,
             EpochRaised{next.publicKey(), {word(0, endorsedPart(partyTable, raise, true), true)}, raise.leaves},
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
};

QTEST_APPLESS_MAIN(SecondHourTest)
#include "second_hour_test.moc"
