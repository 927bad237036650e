#include <QtTest>

#include "table/hostless.h"

using namespace aphelion;

namespace {

using Seats = std::vector<SeatNumber>;

} // namespace

// The host is gone, and others carry on.
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

    // Of those whom the host does not carry itself: of three that is two.
    void the_table_is_carried_on_when_more_than_half_agree() {
        Hostless table(4);
        table.tell(1, CarryOn{});
        QVERIFY(table.company(1).offering);
        QCOMPARE(table.company(1).missing, std::size_t{1});
        for (const int other : {2, 3})
            QCOMPARE(table.company(other).offered->by, Seats{1});
        QCOMPARE(table.log(1).epoch(), 0u);
        table.tell(2, Reply{true});
        QVERIFY(table.company(1).host && !table.company(1).offering);
        QCOMPARE(table.log(1).epoch(), 1u);
        QCOMPARE(endorsers(table.log(1)), (Seats{1, 2}));
        QVERIFY(table.same(1, 2) && table.same(1, 3));
        table.write(2, 2, 8);
        QCOMPARE(table.lines(3, 8), std::size_t{1});
        QVERIFY(!table.company(3).hostless && !table.company(3).offered);
    }

    void who_does_not_agree_does_not_stop_the_others() {
        Hostless table(4);
        table.tell(1, CarryOn{});
        table.tell(3, Reply{false});
        QVERIFY(table.company(1).offering && !table.company(1).declined);
        table.tell(2, Reply{true});
        QCOMPARE(table.log(3).epoch(), 1u);
    }

    void it_is_over_when_the_others_are_too_few() {
        Hostless table(4);
        table.tell(1, CarryOn{});
        table.tell(2, Reply{false});
        table.tell(3, Reply{false});
        QVERIFY(table.company(1).declined && !table.company(1).offering);
        QCOMPARE(table.log(1).epoch(), 0u);
        table.carryOn(1); // but one may ask again
        QCOMPARE(table.log(1).epoch(), 1u);
        QVERIFY(!table.company(1).declined);
    }

    void who_is_lost_before_it_has_answered_may_be_back_at_once() {
        Hostless party(3);
        party.tell(1, CarryOn{});
        party.cut(1, 2);
        party.pass(Milliseconds(1'000));
        QVERIFY(party.company(1).offering && !party.company(1).host);
        party.meet(1, 2);
        QVERIFY(party.company(2).offered); // and is asked again
        party.tell(2, Reply{false});
        QVERIFY(party.company(1).declined && !party.company(1).host);
    }

    // Half of the people are not more than half.
    void nobody_carries_on_without_the_others() {
        Hostless party(3);
        party.tell(1, CarryOn{});
        party.cut(1, 2);
        party.pass(Milliseconds(60'000));
        QVERIFY(party.company(1).offering && !party.company(1).host);
        QCOMPARE(party.company(1).missing, std::size_t{1});
        party.meet(1, 2);
        party.tell(2, Reply{true});
        QVERIFY(party.company(1).host);
    }

    void who_agreed_and_is_back_is_not_asked_again() {
        Hostless party(5);
        party.tell(1, CarryOn{});
        party.tell(2, Reply{true});
        party.cut(1, 2);
        party.meet(1, 2);
        QVERIFY(!party.company(2).offered);
        party.tell(3, Reply{true});
        QVERIFY(party.company(1).host);
        QCOMPARE(endorsers(party.log(1)), (std::vector<SeatNumber>{1, 2, 3}));
    }

    // Somebody who says yes twice is one person, and stops nobody.
    void a_doubled_word_counts_once() {
        Hostless table(5);
        table.silence(2);
        table.tell(1, CarryOn{});
        const Offer offer = table.heard<Offer>(1, 2).front();
        const Bytes part = endorsedPart(partyTable, offer, 2, false);
        const Endorsement word{2, SigningKey(Bytes(32, 3)).sign(part)};
        table.say(2, 1, Agreed{offer.host, {word, word}});
        QVERIFY(!table.company(1).host);
        table.tell(3, Reply{true});
        QVERIFY(table.company(1).host);
        QCOMPARE(endorsers(table.log(1)), (Seats{1, 2, 3}));
    }

    // People whom the host carries itself do not choose who follows it, and bots are no people.
    void who_is_carried_by_the_host_has_no_say() {
        Party party({{0, 1, 2}, {3}});
        party.meet(0, 1);
        party.cut(0, 1);
        QCOMPARE(party.log(1).voices(), Seats{3});
        party.tell(1, CarryOn{});
        QVERIFY(party.company(1).host);
        QCOMPARE(party.log(1).voices(), (Seats{0, 1, 2})); // now it is the other way round
    }

    // A guest with a changed app: more than half agreed, while the host was there all the time.
    void a_living_host_and_who_hears_it_are_asked_before_they_follow() {
        Hostless table(4);
        table.carryOn(1);
        table.meet(0, 3);
        QVERIFY(table.log(0).epoch() == 0 && table.company(0).overtaken);
        QCOMPARE(table.company(0).overtaken->by, (Seats{1, 2}));
        table.tell(0, Stay{});
        QVERIFY(!table.company(0).overtaken && table.company(0).host);
        table.cut(0, 3);
        table.meet(0, 3);
        QVERIFY(!table.company(0).overtaken); // once is enough
        table.write(0, 0, 7);
        QCOMPARE(table.lines(0, 7), std::size_t{1});
    }

    void an_offer_stays_while_another_one_comes_and_goes() {
        Hostless party(5);
        party.meet(2, 3);
        party.tell(1, CarryOn{});
        party.tell(2, Reply{true});
        party.tell(2, CarryOn{}); // changed its mind; the lower seat's counts
        QCOMPARE(party.company(3).offered->by, Seats{1});
        party.tell(3, CarryOn{});
        QCOMPARE(party.company(3).offered->by, Seats{1});
        party.tell(3, Reply{true});
        QVERIFY(party.company(1).host);
    }

    void who_agrees_to_one_offer_does_not_agree_to_another() {
        Hostless party(4);
        party.cut(1, 2);
        party.meet(2, 3); // 1 and 2 only see 3
        party.tell(2, CarryOn{});
        party.tell(1, CarryOn{});
        QCOMPARE(party.company(3).offered->by, Seats{1});
        party.tell(3, Reply{true});
        QVERIFY(party.company(1).host && !party.company(2).offering && !party.company(2).host);
        QVERIFY(party.same(1, 2));
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
        QCOMPARE(party.company(1).missing, std::size_t{1});
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

    void agreement_counts_with_the_own_seat_s_signature_only() {
        Hostless table(3);
        table.silence(2);
        table.tell(1, CarryOn{});
        const Offer offer = table.heard<Offer>(1, 2).front();
        const Bytes part = endorsedPart(partyTable, offer, 2, false);
        const SigningKey own(Bytes(32, 3));
        table.say(2, 1,
                  Agreed{offer.host,
                         {{0, own.sign(endorsedPart(partyTable, offer, 0, false))},
                          {2, own.sign(Bytes{1})},
                          {2, own.sign(part)}}});
        QCOMPARE(endorsers(table.log(1)), (Seats{1, 2}));
    }
};

QTEST_APPLESS_MAIN(EpochTest)
#include "epoch_test.moc"
