#include <QtTest>

#include "table/party.h"

using namespace aphelion;

namespace {

using Seats = std::vector<SeatNumber>;
using Drops = std::vector<Party::Dropped>;

constexpr Milliseconds patience{1000};

Moved large(std::size_t openings) { return {Bytes(256, 7), {}, std::vector(openings, Opening{Bytes(256, 7), {}})}; }

} // namespace

class SyncTest : public QObject {
    Q_OBJECT

private slots:
    void a_device_that_joins_gets_the_whole_log() {
        Party party(2);
        for (const std::uint8_t what : Bytes{1, 2, 3})
            party.write(0, 0, what);
        QVERIFY(party.ledger(1).log() == nullptr);
        party.meet(0, 1);
        QVERIFY(party.same(0, 1));
        QCOMPARE(party.log(1).entries().size(), std::size_t{4});
        QCOMPARE(party.entriesSent(0, 1), std::size_t{4});
        QCOMPARE(party.entriesSent(1, 0), std::size_t{0});
    }

    void a_device_that_returns_gets_only_what_it_misses() {
        Party party(2);
        party.meet(0, 1);
        for (const std::uint8_t what : Bytes{1, 2, 3})
            party.write(0, 0, what);
        party.cut(0, 1);
        party.write(0, 0, 4);
        party.write(0, 0, 5);
        party.sent.clear();
        party.meet(0, 1);
        QVERIFY(party.same(0, 1));
        QCOMPARE(party.entriesSent(0, 1), std::size_t{2});
        party.sent.clear();
        party.cut(0, 1);
        party.meet(0, 1);
        QCOMPARE(party.entriesSent(0, 1), std::size_t{0});
    }

    void whatever_is_sent_fits_into_one_message() {
        Party party(2);
        for (int i = 0; i < 40; ++i)
            party.ledger(0).want(0, large(static_cast<std::size_t>(i % 12)));
        for (int i = 0; i < 60; ++i)
            party.ledger(0).want(0, Moved{{1}, {}, {}});
        party.meet(0, 1);
        QCOMPARE(party.log(1).entries().size(), std::size_t{101});
        QVERIFY(party.same(0, 1));
        QVERIFY2(party.longest <= longestMessage, std::to_string(party.longest).c_str());
        const auto batches = party.heard<Entries>(0, 1);
        QVERIFY(batches.size() < 60); // several small ones travel together
    }

    // The next batch goes out when this one has been stored: a slow device is not flooded.
    void only_one_batch_is_on_its_way() {
        Party party(2);
        for (int i = 0; i < 20; ++i)
            party.ledger(0).want(0, large(10));
        party.join(0, 1);
        party.runUpTo<Entries>();
        party.write(0, 0, 9);
        QVERIFY(party.same(0, 1));
        QCOMPARE(party.entriesSent(0, 1), party.log(0).entries().size());
    }

    void what_a_guest_asks_for_is_written_by_the_host_and_heard_by_all() {
        Party party(3);
        party.meet(0, 1);
        party.meet(0, 2);
        party.write(1, 1, 7);
        QCOMPARE(party.lines(0, 7), std::size_t{1});
        QVERIFY(party.same(0, 1) && party.same(0, 2));
        QVERIFY(party.ledger(1).pending().empty());
    }

    void an_ask_that_is_lost_is_asked_again() {
        Party party(2);
        party.meet(0, 1);
        party.want(1, 1, 7);
        party.cut(0, 1); // the ask is on its way
        QCOMPARE(party.lines(0, 7), std::size_t{0});
        party.meet(0, 1);
        QCOMPARE(party.lines(0, 7), std::size_t{1});
        QVERIFY(party.same(0, 1));
    }

    void an_ask_whose_reply_is_lost_becomes_one_entry() {
        Party party(2);
        party.meet(0, 1);
        party.want(1, 1, 7);
        party.runUpTo<Entries>();
        QCOMPARE(party.lines(0, 7), std::size_t{1});
        party.cut(0, 1); // the entry is on its way
        QCOMPARE(party.lines(1, 7), std::size_t{0});
        party.sent.clear();
        party.meet(0, 1);
        QCOMPARE(party.lines(0, 7), std::size_t{1});
        QVERIFY(party.same(0, 1));
        QVERIFY(party.ledger(1).pending().empty());
        QVERIFY(party.heard<Please>(1, 0).empty()); // its entry comes before it is asked for once more
    }

    void the_same_ask_twice_makes_one_entry() {
        Party party(2);
        party.meet(0, 1);
        const Please please{encode(party.ledger(1).ask(1, Moved{{7}, {}, {}}))};
        party.say(1, 0, please);
        party.say(1, 0, please);
        QCOMPARE(party.lines(0, 7), std::size_t{1});
        QVERIFY(party.heard<NotWritten>(0, 1).empty());
        QVERIFY(party.same(0, 1));
    }

    void a_device_asks_for_all_its_seats() {
        Party party(std::vector<Seats>{{0}, {1, 2}});
        party.meet(0, 1);
        party.want(1, 1, 7);
        party.want(1, 2, 8);
        party.run();
        QCOMPARE(party.lines(0, 7) + party.lines(0, 8), std::size_t{2});
        QVERIFY(party.ledger(1).pending().empty());
    }

    // Two people may choose at the same time.
    void an_ask_that_others_were_faster_than_is_written_all_the_same() {
        Party party(3);
        party.meet(0, 1);
        party.meet(0, 2);
        party.want(1, 1, 7);
        party.want(2, 2, 8);
        party.want(0, 0, 9);
        party.run();
        QVERIFY(party.same(0, 1) && party.same(0, 2));
        QCOMPARE(party.log(2).entries().size(), std::size_t{4});
    }

    void an_ask_refused_for_now_is_asked_again_later() {
        Party party(2);
        party.meet(0, 1);
        party.ledger(0).diskFull = true;
        party.write(1, 1, 7);
        QCOMPARE(party.heard<NotWritten>(0, 1).size(), std::size_t{1});
        QCOMPARE(party.heard<NotWritten>(0, 1).front().why, LogFault::NotStored);
        QCOMPARE(party.ledger(1).pending().size(), std::size_t{1});
        party.ledger(0).diskFull = false;
        party.pass(patience / 2);
        QCOMPARE(party.lines(0, 7), std::size_t{0}); // not at once, or it would never end
        party.pass(patience);
        QCOMPARE(party.lines(0, 7), std::size_t{1});
        QVERIFY(party.same(0, 1));
        QVERIFY(party.ledger(1).givenUp.empty());
    }

    void an_ask_refused_for_good_is_given_up_with_its_reason() {
        Party party(2);
        party.meet(0, 1);
        party.ledger(0).judge = [](const Ask&) { return false; };
        party.write(1, 1, 7);
        QVERIFY(party.ledger(1).pending().empty());
        QCOMPARE(party.ledger(1).givenUp.at(1), LogFault::AgainstTheRules);
        party.ledger(0).judge = [](const Ask&) { return true; };
        party.pass(2 * patience);
        QCOMPARE(party.lines(0, 7), std::size_t{0});
    }

    // What cannot be stored is not given up either, and is not asked about without end.
    void giving_up_waits_for_room_on_the_disk() {
        Party party(2);
        party.meet(0, 1);
        party.want(1, 1, 7);
        party.ledger(0).judge = [](const Ask&) { return false; };
        party.ledger(1).diskFull = true;
        party.run();
        QCOMPARE(party.heard<Please>(1, 0).size(), std::size_t{1});
        party.ledger(1).diskFull = false;
        party.pass(2 * patience);
        QCOMPARE(party.ledger(1).givenUp.at(1), LogFault::AgainstTheRules);
    }

    void a_refusal_that_nobody_waits_for_changes_nothing() {
        Party party(3);
        party.meet(0, 1);
        party.meet(1, 2);
        party.want(1, 1, 7);
        party.say(2, 1, NotWritten{1, 1, LogFault::AgainstTheRules}); // not the host
        QVERIFY(party.ledger(1).givenUp.empty());
        party.say(0, 1, NotWritten{1, 9, LogFault::AgainstTheRules});
        QVERIFY(party.ledger(1).givenUp.empty());
        QCOMPARE(party.lines(0, 7), std::size_t{1});
    }

    void who_is_not_the_host_writes_for_nobody() {
        Party party(3);
        party.meet(0, 1);
        party.meet(1, 2);
        QVERIFY(party.same(0, 2)); // the log itself travels over any device
        party.say(2, 1, Please{encode(party.ledger(2).ask(2, Moved{{7}, {}, {}}))});
        QCOMPARE(party.heard<NotWritten>(1, 2).front().why, LogFault::NotTheHost);
        QCOMPARE(party.lines(1, 7), std::size_t{0});
    }

    void everybody_knows_who_is_within_reach() {
        Party party(std::vector<Seats>{{0}, {1, 3}, {2}});
        QCOMPARE(party.company(0).present, Seats{0});
        party.meet(0, 1);
        party.meet(0, 2);
        for (int device = 0; device < 3; ++device)
            QCOMPARE(party.company(device).present, (Seats{0, 1, 2, 3}));
        party.cut(0, 2);
        party.run();
        QCOMPARE(party.company(0).present, (Seats{0, 1, 3}));
        QCOMPARE(party.company(1).present, (Seats{0, 1, 3}));
        QCOMPARE(party.company(2).present, Seats{2});
        QVERIFY(party.company(1).hostHere && !party.company(2).hostHere);
        QVERIFY(party.company(0).host && !party.company(1).host);
    }

    void a_guest_whose_disk_is_full_gets_the_entries_when_there_is_room() {
        Party party(2);
        party.meet(0, 1);
        party.ledger(1).diskFull = true;
        party.write(0, 0, 7);
        party.write(0, 0, 8);
        QCOMPARE(party.log(1).entries().size(), std::size_t{1});
        party.pass(2 * patience);
        QCOMPARE(party.log(1).entries().size(), std::size_t{1});
        party.ledger(1).diskFull = false;
        party.pass(2 * patience);
        QVERIFY(party.same(0, 1));
    }

    void a_guest_whose_disk_is_full_from_the_first_entry_gets_it_when_there_is_room() {
        Party party(2);
        party.ledger(1).diskFull = true;
        party.meet(0, 1);
        QVERIFY(party.ledger(1).log() == nullptr);
        party.ledger(1).diskFull = false;
        party.pass(2 * patience);
        QVERIFY(party.same(0, 1));
        QCOMPARE(party.company(0).present, (Seats{0, 1}));
    }

    void entries_after_a_gap_are_not_taken_but_asked_for_from_the_start_of_it() {
        Party party(2);
        party.meet(0, 1);
        party.write(0, 0, 1);
        party.ledger(0).want(0, Moved{{2}, {}, {}});
        party.ledger(0).want(0, Moved{{3}, {}, {}});
        party.sent.clear();
        party.say(0, 1, Entries{{encode(party.log(0).entries().back())}});
        QCOMPARE(party.heard<Have>(1, 0).front().head.number, EntryNumber{1});
        QVERIFY(party.same(0, 1));
    }
};

QTEST_APPLESS_MAIN(SyncTest)
#include "sync_test.moc"
