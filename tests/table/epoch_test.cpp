#include <QtTest>

#include "table/party.h"

using namespace aphelion;

namespace {

using Seats = std::vector<SeatNumber>;

// Device 0, the host, is out of everybody's reach; the others are all connected to the first of them.
struct Hostless : Party {
    explicit Hostless(int count) : Party(count) {
        for (int guest = 1; guest < count; ++guest)
            meet(0, guest);
        write(0, 0, 1);
        for (int guest = 1; guest < count; ++guest)
            cut(0, guest);
        for (int guest = 2; guest < count; ++guest)
            meet(1, guest);
    }

    void carryOn(int device) {
        tell(device, CarryOn{});
        for (int other = 1; other < static_cast<int>(log(device).seats().size()); ++other)
            if (company(other).offered)
                tell(other, Reply{true});
    }
};

std::vector<SeatNumber> endorsers(const Log& log) {
    std::vector<SeatNumber> seats;
    for (const Entry& entry : log.entries())
        if (const auto* raised = std::get_if<EpochRaised>(&entry.ask.body))
            for (const Endorsement& endorsement : raised->endorsements)
                seats.push_back(endorsement.seat);
    return seats;
}

// Two devices that could not reach each other have both carried on, and both have written since.
struct TwiceRaised : Party {
    TwiceRaised() : Party(3) {
        meet(0, 1);
        meet(0, 2);
        cut(0, 1);
        cut(0, 2);
        tell(1, CarryOn{});
        tell(2, CarryOn{});
    }
};

} // namespace

// The host is gone, and comes back.
class EpochTest : public QObject {
    Q_OBJECT

private slots:
    void it_is_seen_since_when_there_is_no_host() {
        Party party(2);
        party.meet(0, 1);
        QVERIFY(!party.company(1).hostless);
        party.now = Milliseconds(5000);
        party.cut(0, 1);
        party.pass(Milliseconds(100));
        QCOMPARE(party.company(1).hostless, Milliseconds(5000));
        QVERIFY(!party.company(1).hostHere && !party.company(0).hostless);
        party.meet(0, 1);
        QVERIFY(!party.company(1).hostless);
    }

    void the_table_is_carried_on_when_everybody_there_agrees() {
        Hostless table(4);
        table.tell(1, CarryOn{});
        QVERIFY(table.company(1).offering);
        for (const int other : {2, 3})
            QCOMPARE(table.company(other).offered->by, Seats{1});
        table.tell(2, Reply{true});
        QCOMPARE(table.log(1).epoch(), 0u); // one is still to be asked
        table.tell(3, Reply{true});
        QVERIFY(table.company(1).host && !table.company(1).offering);
        QCOMPARE(table.log(1).epoch(), 1u);
        QCOMPARE(endorsers(table.log(1)), (Seats{1, 2, 3}));
        QVERIFY(table.same(1, 2) && table.same(1, 3));
        table.write(2, 2, 8);
        QCOMPARE(table.lines(3, 8), std::size_t{1});
        QVERIFY(!table.company(3).hostless && !table.company(3).offered);
    }

    void one_who_does_not_agree_is_enough() {
        Hostless table(4);
        table.tell(1, CarryOn{});
        table.tell(2, Reply{true});
        table.tell(3, Reply{false});
        QVERIFY(table.company(1).declined && !table.company(1).offering);
        QCOMPARE(table.log(1).epoch(), 0u);
        table.carryOn(1); // but one may ask again
        QCOMPARE(table.log(1).epoch(), 1u);
        QVERIFY(!table.company(1).declined);
    }

    void an_offer_that_is_taken_back_cannot_be_agreed_to() {
        Hostless table(3);
        table.tell(1, CarryOn{});
        table.tell(1, Withdraw{});
        QVERIFY(!table.company(2).offered);
        table.tell(2, Reply{true});
        QCOMPARE(table.log(1).epoch(), 0u);
    }

    void of_two_offers_at_once_the_lower_seat_s_counts() {
        Hostless table(3);
        table.handle(2, CarryOn{});
        table.handle(1, CarryOn{});
        table.run();
        QVERIFY(table.company(1).offering && !table.company(2).offering);
        QVERIFY(table.company(2).offered && !table.company(1).offered);
        table.tell(2, Reply{true});
        QVERIFY(table.company(1).host);
        QVERIFY(table.same(1, 2));
    }

    void an_offer_ends_when_the_host_comes_back() {
        Hostless table(3);
        table.tell(1, CarryOn{});
        table.meet(0, 1);
        QVERIFY(!table.company(1).offering && !table.company(2).offered);
        QVERIFY(table.heard<Offer>(1, 0).empty()); // it is not asked
        QVERIFY(!table.company(1).hostless);
        table.tell(2, Reply{true});
        QCOMPARE(table.log(1).epoch(), 0u);
    }

    void an_offer_ends_with_the_device_that_made_it() {
        Hostless table(3);
        table.tell(1, CarryOn{});
        table.cut(1, 2);
        QVERIFY(!table.company(2).offered);
    }

    void who_still_reaches_the_host_does_not_agree() {
        Hostless table(3);
        table.meet(0, 2);
        table.tell(1, CarryOn{});
        QVERIFY(!table.company(2).offered);
        QVERIFY(table.company(1).declined);
        QCOMPARE(table.log(1).epoch(), 0u);
    }

    void nobody_carries_on_while_the_host_is_there() {
        Party party(2);
        party.meet(0, 1);
        party.tell(1, CarryOn{});
        party.tell(0, CarryOn{});
        QVERIFY(!party.company(1).offering && !party.company(0).offering);
        QVERIFY(party.ledger(1).key(std::nullopt) == nullptr);
        QCOMPARE(party.log(0).epoch(), 0u);
    }

    void who_is_alone_carries_on_alone() {
        Hostless table(2);
        table.tell(1, CarryOn{});
        QCOMPARE(endorsers(table.log(1)), Seats{1});
        table.write(1, 1, 9);
        QCOMPARE(table.lines(1, 9), std::size_t{1});
    }

    // Its people are asked, too, and about the table as it is.
    void who_has_just_come_gets_the_log_and_is_asked() {
        Hostless table(3);
        table.cut(1, 2);
        table.meet(0, 1);
        table.write(0, 0, 5);
        table.cut(0, 1);
        table.join(1, 2);
        table.tell(1, CarryOn{});
        QVERIFY(table.same(1, 2) && !table.company(1).declined);
        QCOMPARE(table.log(1).epoch(), 0u);
        QVERIFY(table.company(2).offered);
        table.tell(2, Reply{true});
        QCOMPARE(endorsers(table.log(2)), (Seats{1, 2}));
    }

    // The newest entry that anybody there has is where the table goes on.
    void who_has_more_of_the_log_gives_it_before_an_offer_counts() {
        Party party(3);
        party.meet(0, 1);
        party.meet(0, 2);
        party.cut(0, 1);
        party.write(0, 0, 5);
        party.cut(0, 2);
        party.handle(1, CarryOn{}); // alone it would go on without entry 5
        QCOMPARE(party.log(1).epoch(), 1u);
        Hostless again(3);
        again.cut(1, 2);
        again.meet(0, 2);
        again.write(0, 0, 5);
        again.cut(0, 2);
        again.meet(1, 2);
        again.carryOn(1);
        QCOMPARE(again.lines(1, 5), std::size_t{1});
        QCOMPARE(again.log(1).epoch(), 1u);
        QVERIFY(again.same(1, 2));
    }

    void what_the_old_host_was_asked_for_the_new_one_writes() {
        Hostless table(3);
        table.want(1, 1, 7);
        table.want(2, 2, 8);
        table.run();
        QCOMPARE(table.lines(1, 7) + table.lines(1, 8), std::size_t{0});
        table.carryOn(1);
        QCOMPARE(table.lines(2, 7), std::size_t{1});
        QCOMPARE(table.lines(1, 8), std::size_t{1});
        QVERIFY(table.ledger(1).pending().empty() && table.ledger(2).pending().empty());
    }

    // It had written the ask, but its entry reached nobody: it is asked for again and stands in the log once.
    void what_the_old_host_wrote_and_nobody_heard_is_asked_for_again() {
        Party party(3);
        party.meet(0, 1);
        party.meet(0, 2);
        party.want(2, 2, 8);
        party.runUpTo<Entries>();
        QCOMPARE(party.lines(0, 8), std::size_t{1});
        party.cut(0, 1);
        party.cut(0, 2);
        party.meet(1, 2);
        party.tell(1, CarryOn{});
        party.tell(2, Reply{true});
        QCOMPARE(party.lines(1, 8), std::size_t{1});
        QVERIFY(party.same(1, 2));
        party.meet(0, 1);
        party.tell(0, Follow{});
        QCOMPARE(party.lines(0, 8), std::size_t{1});
        QVERIFY(party.same(0, 1));
    }

    void a_full_disk_delays_a_new_host_and_loses_nothing() {
        Hostless table(3);
        table.want(1, 1, 7);
        table.ledger(1).diskFull = true;
        table.carryOn(1);
        QCOMPARE(table.log(1).epoch(), 0u);
        table.ledger(1).diskFull = false;
        table.tell(1, CarryOn{});
        table.ledger(1).diskFull = false;
        table.tell(2, Reply{true});
        QCOMPARE(table.log(1).epoch(), 1u);
        QCOMPARE(table.lines(2, 7), std::size_t{1});
    }

    void a_new_host_s_own_ask_waits_for_room_on_the_disk() {
        Hostless table(2);
        table.want(1, 1, 7);
        table.ledger(1).hiccup = 1; // the new epoch is stored, the ask that is made anew for it is not
        table.tell(1, CarryOn{});
        QCOMPARE(table.log(1).epoch(), 1u);
        QCOMPARE(table.lines(1, 7), std::size_t{0});
        table.pass(Milliseconds(2000));
        QVERIFY(table.ledger(1).givenUp.empty());
        QCOMPARE(table.lines(1, 7), std::size_t{1});
    }

    void the_old_host_that_is_merely_behind_follows_by_itself() {
        Hostless table(3);
        table.carryOn(1);
        table.write(2, 2, 8);
        table.meet(0, 1);
        QVERIFY(table.same(0, 1));
        QVERIFY(!table.company(0).host && !table.company(0).overtaken && table.company(0).hostHere);
        table.write(0, 0, 9); // it is a guest now
        QCOMPARE(table.lines(2, 9), std::size_t{1});
    }

    void the_old_host_with_later_entries_follows_when_a_person_agrees() {
        Hostless table(3);
        table.write(0, 0, 5);
        table.write(0, 0, 6);
        table.carryOn(1);
        table.write(1, 1, 7);
        table.meet(0, 1);
        QCOMPARE(table.company(0).overtaken, (Overtaken{2, {1, 2}}));
        QCOMPARE(table.lines(0, 5), std::size_t{1}); // nothing has changed yet
        QVERIFY(table.ledger(0).abandoned.empty());
        QVERIFY(!table.company(1).overtaken && !table.company(1).fork);
        table.tell(0, Follow{});
        QVERIFY(table.same(0, 1));
        QVERIFY(!table.company(0).overtaken);
        QCOMPARE(table.ledger(0).abandoned.size(), std::size_t{2});
        QVERIFY(table.ledger(0).abandoned[0].ask.body == Body(Moved{{5}, {}, {}}));
    }

    void following_waits_for_room_on_the_disk() {
        Hostless table(2);
        table.write(0, 0, 5);
        table.carryOn(1);
        table.meet(0, 1);
        table.ledger(0).diskFull = true;
        table.tell(0, Follow{});
        QVERIFY(table.company(0).overtaken);
        QCOMPARE(table.lines(0, 5), std::size_t{1});
        table.ledger(0).diskFull = false;
        table.tell(0, Follow{});
        QVERIFY(table.same(0, 1));
    }

    void who_went_with_the_old_host_hears_it_all_the_same() {
        Party party(4); // 3 stays with the host, 1 and 2 are cut off from both
        for (const int guest : {1, 2, 3})
            party.meet(0, guest);
        party.cut(0, 1);
        party.cut(0, 2);
        party.meet(1, 2);
        party.tell(1, CarryOn{});
        party.tell(2, Reply{true});
        party.write(3, 3, 5);
        party.write(0, 0, 5);
        party.meet(1, 3);
        QCOMPARE(party.company(3).overtaken, (Overtaken{1, {1, 2}}));
        party.tell(3, Follow{});
        QVERIFY(party.same(1, 3));
        QCOMPARE(party.company(0).overtaken, (Overtaken{1, {1, 2}})); // and passes it on
        party.tell(0, Follow{});
        QVERIFY(party.same(0, 1));
    }

    void two_histories_are_shown_on_both_sides_and_never_merged() {
        Party party(3);
        party.meet(0, 1);
        party.meet(0, 2);
        party.cut(0, 1);
        party.cut(0, 2);
        for (const int guest : {1, 2}) { // the host writes one thing for one guest and another for the other
            const auto said = static_cast<std::uint8_t>(guest);
            const Entry entry{1, party.log(0).head().hash, party.ledger(0).ask(0, Moved{{said}, {}, {}})};
            QVERIFY(!party.ledger(guest).hear(entry));
        }
        party.meet(1, 2);
        for (const int guest : {1, 2}) {
            QCOMPARE(party.company(guest).fork, Fork{1});
            QVERIFY(!party.company(guest).overtaken);
            party.tell(guest, Follow{}); // there is nothing to follow
            QCOMPARE(party.log(guest).entries().size(), std::size_t{2});
        }
        QVERIFY(!party.same(1, 2));
        QVERIFY(party.dropped.empty());
    }

    void a_fork_is_seen_even_if_one_has_read_further() {
        for (const bool firstIsLonger : {false, true}) {
            Party party(3);
            party.meet(0, 1);
            party.meet(0, 2);
            party.cut(0, 1);
            party.cut(0, 2);
            for (const int guest : {1, 2}) {
                MemoryLedger& ledger = party.ledger(guest);
                for (int i = 0; i < (firstIsLonger == (guest == 1) ? 3 : 1); ++i) {
                    Ask ask{0,
                            0,
                            ledger.log()->counter(0) + 1,
                            ledger.log()->head(),
                            Moved{{static_cast<std::uint8_t>(guest)}, {}, {}},
                            {}};
                    ask = signedBy(*party.ledger(0).key(0), partyTable, ask);
                    QVERIFY(!ledger.hear({ledger.log()->nextNumber(), ledger.log()->head().hash, ask}));
                }
            }
            party.meet(1, 2);
            QVERIFY(party.company(1).fork && party.company(2).fork);
            for (const auto& [from, to] : {std::pair(1, 2), std::pair(2, 1)}) { // said again, it is still so
                party.say(from, to, Here{0, party.log(from).head(), {}});
                QVERIFY(party.company(1).fork && party.company(2).fork);
            }
        }
    }

    void when_two_carried_on_one_of_them_can_follow() {
        TwiceRaised table;
        table.meet(1, 2);
        for (const int device : {1, 2})
            QVERIFY(table.company(device).fork || table.company(device).overtaken);
        table.tell(2, Follow{});
        QVERIFY(table.same(1, 2));
        QVERIFY(table.company(1).host && !table.company(2).host);
        for (const int device : {1, 2})
            QVERIFY(!table.company(device).fork && !table.company(device).overtaken);
    }

    void when_two_carried_on_and_wrote_one_of_them_can_follow() {
        for (const int follower : {1, 2}) {
            TwiceRaised table;
            for (int i = 0; i < 3; ++i)
                table.write(1, 1, 7);
            table.write(2, 2, 8);
            table.meet(1, 2);
            QVERIFY(table.company(1).fork && table.company(2).fork);
            table.tell(follower, Follow{});
            QVERIFY(table.same(1, 2));
            QCOMPARE(table.ledger(follower).abandoned.size(), std::size_t(follower == 1 ? 4 : 2));
            QVERIFY(!table.company(1).fork && !table.company(2).fork);
        }
    }

    void who_has_followed_hears_others_again() {
        TwiceRaised table;
        for (int i = 0; i < 3; ++i)
            table.write(1, 1, 7);
        table.write(2, 2, 8);
        table.meet(1, 2);
        table.tell(2, Follow{});
        table.silence(0);
        table.meet(0, 2);
        table.ledger(1).want(1, Moved{{9}, {}, {}});
        table.say(0, 2, Entries{{encode(table.log(1).entries().back())}}); // who has heard it from somewhere
        QCOMPARE(table.lines(2, 9), std::size_t{1});
    }

    void an_earlier_epoch_overtakes_nobody() {
        TwiceRaised table;
        const Entry other = table.log(2).entries().back();
        table.meet(0, 1);
        table.cut(0, 1);
        table.tell(0, CarryOn{}); // epoch 2
        table.write(0, 0, 5);
        QCOMPARE(table.log(0).epoch(), 2u);
        table.silence(2);
        table.meet(0, 2);
        table.say(2, 0, Entries{{encode(other)}});
        QVERIFY(!table.company(0).overtaken);
        QVERIFY(table.company(0).fork);
    }

    // Who agreed to follow has agreed to this, and not to what may come later.
    void to_have_followed_once_is_not_to_follow_for_ever() {
        TwiceRaised table;
        for (int i = 0; i < 3; ++i)
            table.write(1, 1, 7);
        table.write(2, 2, 8);
        table.meet(1, 2);
        table.tell(2, Follow{});
        table.cut(1, 2);
        table.tell(2, CarryOn{}); // epoch 2
        table.tell(1, Changed{});
        table.write(1, 1, 9); // the host of epoch 1 goes on, too
        table.meet(1, 2);
        QVERIFY(table.company(1).overtaken && table.lines(1, 9) == 1);
        table.tell(1, Follow{});
        QVERIFY(table.same(1, 2));
        table.cut(1, 2);
        table.tell(1, CarryOn{}); // epoch 3
        table.write(2, 2, 10);
        table.meet(1, 2);
        QVERIFY(table.company(2).overtaken);
        QCOMPARE(table.lines(2, 10), std::size_t{1});
    }

    void agreement_counts_with_the_own_seat_s_signature_only() {
        Hostless table(3);
        table.silence(2);
        table.tell(1, CarryOn{});
        const Offer offer = table.heard<Offer>(1, 2).front();
        const Bytes part = endorsedPart(partyTable, offer.epoch, offer.host, offer.from);
        const SigningKey own(Bytes(32, 3));
        table.say(2, 1, Agreed{offer.host, {{0, own.sign(part)}, {2, own.sign(Bytes{1})}, {2, own.sign(part)}}});
        QCOMPARE(endorsers(table.log(1)), (Seats{1, 2}));
    }
};

QTEST_APPLESS_MAIN(EpochTest)
#include "epoch_test.moc"
