#include <QtTest>

#include "table/hostless.h"

using namespace aphelion;

namespace {

// Devices 1 and 2, which could not reach each other, have both carried on: 3 has agreed to both, because it never heard
// what became of the first offer. It is with 2.
struct TwiceRaised : Party {
    TwiceRaised() : Party(4) {
        for (const int guest : {1, 2, 3})
            meet(0, guest);
        for (const int guest : {1, 2, 3})
            cut(0, guest);
        meet(1, 3);
        tell(1, CarryOn{});
        handle(3, Reply{true});
        runUpTo<Entries>();
        cut(1, 3);
        meet(2, 3);
        tell(2, CarryOn{});
        tell(3, Reply{true});
    }
};

} // namespace

// The old host comes back, or there are two histories.
class ReturnTest : public QObject {
    Q_OBJECT

private slots:
    // It never agreed, so its person is asked.
    void the_old_host_that_is_merely_behind_follows_when_a_person_agrees() {
        Hostless table(3);
        table.carryOn(1);
        table.write(2, 2, 8);
        table.meet(0, 1);
        QCOMPARE(table.company(0).overtaken, (Overtaken{2, {1, 2}}));
        table.tell(0, Follow{});
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

    // What is told may change while a person reads it.
    void who_follows_or_stays_says_so_of_the_story_that_was_read() {
        Hostless table(3);
        table.write(0, 0, 5);
        table.carryOn(1);
        table.meet(0, 1);
        QVERIFY(table.company(0).overtaken);
        const Hash read = *table.company(0).elsewhere;
        QCOMPARE(read, table.log(1).seen(table.log(1).raised(1)).hash);
        table.tell(0, Follow{Hash{7}});
        QVERIFY(table.company(0).overtaken && table.lines(0, 5) == 1);
        table.tell(0, Stay{Hash{7}});
        QVERIFY(table.company(0).overtaken);
        table.tell(0, Follow{read});
        QVERIFY(table.same(0, 1) && !table.company(0).elsewhere);

        Party forked(3); // whose host has told two stories
        forked.meet(0, 1);
        forked.meet(0, 2);
        for (const int guest : {1, 2})
            forked.cut(0, guest);
        for (const int guest : {1, 2}) {
            const Entry entry{1, forked.log(0).head().hash,
                              forked.ledger(0).ask(0, Moved{{static_cast<std::uint8_t>(guest)}, {}, {}})};
            const SigningKey& host = *forked.ledger(0).key(std::nullopt);
            QVERIFY(!forked.ledger(guest).hear(placedBy(host, partyTable, entry)));
        }
        forked.meet(1, 2);
        QCOMPARE(forked.company(1).elsewhere, forked.log(2).seen(1).hash);
        forked.tell(1, Stay{forked.log(1).seen(1).hash}); // the own one
        QVERIFY(forked.company(1).fork);
        forked.tell(1, Stay{forked.log(2).seen(1).hash});
        QVERIFY(!forked.company(1).fork);
    }

    // The word of a seat is that of the key it had then.
    void whoever_has_got_a_seat_since_is_not_bound_by_what_its_player_agreed_to() {
        Hostless table(4);
        table.cut(1, 3);
        table.carryOn(1);
        table.meet(0, 3);
        table.ledger(3).hold(44);
        const Decision wanted = Rekeying{1, SigningKey(Bytes(32, 44)).publicKey()};
        table.tell(0, Propose{wanted});
        table.tell(3, Answer{true, wanted});
        QCOMPARE(table.ledger(3).seats(), (std::vector<SeatNumber>{1, 3}));
        table.cut(0, 3);
        table.meet(1, 3);
        QCOMPARE(table.company(3).overtaken, (Overtaken{2, {1, 2}}));
        QVERIFY(table.ledger(3).abandoned.empty());
        table.tell(3, Follow{});
        QVERIFY(table.same(1, 3));
    }

    // Device 2 has no seat, and cannot carry on by itself.
    void who_followed_others_and_is_left_alone_may_go_back_to_the_old_host() {
        Party party({{0}, {1}, {}});
        party.meet(0, 1);
        party.meet(0, 2);
        party.cut(0, 1);
        party.write(0, 0, 5);
        party.tell(1, CarryOn{});
        party.cut(0, 2);
        party.meet(1, 2);
        party.tell(2, Follow{});
        QVERIFY(party.same(1, 2));
        party.meet(0, 2);
        party.tell(0, Stay{});
        QVERIFY(!party.company(2).fork); // it has a host
        party.cut(0, 2);
        party.cut(1, 2);
        party.meet(0, 2);
        QCOMPARE(party.company(2).fork, (Fork{1, true}));
        party.tell(2, Follow{});
        QVERIFY(party.same(0, 2) && party.company(2).hostHere);
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
            QVERIFY(!party.ledger(guest).hear(placedBy(*party.ledger(0).key(std::nullopt), partyTable, entry)));
        }
        party.meet(1, 2);
        for (const int guest : {1, 2}) {
            QCOMPARE(party.company(guest).fork, (Fork{1, true}));
            QVERIFY(!party.company(guest).overtaken);
            QCOMPARE(party.log(guest).entries().size(), std::size_t{2});
            QCOMPARE(std::ranges::count(party.company(guest).liars, Culprit{std::nullopt, 0}), 1); // whose lie it is
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
                    const Entry next{ledger.log()->nextNumber(), ledger.log()->head().hash, ask};
                    QVERIFY(!ledger.hear(placedBy(*party.ledger(0).key(std::nullopt), partyTable, next)));
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
            QVERIFY(table.company(1).overtaken && table.company(2).overtaken);
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

    // What was on its way then was of the history that is left, and nobody says that it has come.
    void who_has_followed_passes_on_what_comes_later() {
        Party party(3);
        for (const int guest : {1, 2}) {
            party.meet(0, guest);
            party.cut(0, guest);
        }
        const auto hears = [&](int guest) { // each another thing from the host
            const auto said = static_cast<std::uint8_t>(guest);
            const Entry entry{1, party.log(0).head().hash, party.ledger(0).ask(0, Moved{{said}, {}, {}})};
            QVERIFY(!party.ledger(guest).hear(placedBy(*party.ledger(0).key(std::nullopt), partyTable, entry)));
        };
        hears(1);
        party.join(1, 2);
        party.runUpTo<Entries>();
        hears(2);
        party.run();
        QVERIFY(party.company(1).fork);
        party.tell(1, Follow{});
        QVERIFY(party.same(1, 2));
        party.tell(1, CarryOn{});
        party.tell(2, Reply{true});
        QVERIFY(party.company(1).host && party.same(1, 2));
    }

    void who_was_told_another_story_is_not_forgotten_by_those_who_carry_on() {
        for (const bool early : {false, true}) { // whether they have met before they were told
            Party party(4);
            for (const int guest : {1, 2, 3}) {
                party.meet(0, guest);
                party.cut(0, guest);
            }
            if (early)
                party.meet(1, 2);
            for (const int guest : {1, 2, 3}) {
                const auto said = static_cast<std::uint8_t>(guest == 2 ? 2 : 1);
                const Entry entry{1, party.log(0).head().hash, party.ledger(0).ask(0, Moved{{said}, {}, {}})};
                QVERIFY(!party.ledger(guest).hear(placedBy(*party.ledger(0).key(std::nullopt), partyTable, entry)));
                party.handle(guest, Changed{});
            }
            party.run();
            if (!early)
                party.meet(1, 2);
            party.meet(1, 3);
            QVERIFY(party.company(2).fork);
            party.tell(1, CarryOn{});
            party.tell(3, Reply{true});
            QVERIFY(party.company(1).host && party.same(1, 3));
            party.tell(2, Follow{});
            QVERIFY(party.same(1, 2));
        }
    }

    void an_earlier_epoch_overtakes_nobody() {
        TwiceRaised table;
        const Entry other = table.log(2).entries().back();
        table.cut(2, 3);
        for (const int follower : {0, 3}) {
            table.meet(1, follower);
            table.tell(follower, Follow{});
            table.cut(1, follower);
        }
        table.meet(0, 3);
        table.tell(0, CarryOn{}); // epoch 2
        table.tell(3, Reply{true});
        table.write(0, 0, 5);
        QCOMPARE(table.log(0).epoch(), 2u);
        table.silence(2);
        table.meet(0, 2);
        table.say(2, 0, Entries{{encode(other)}});
        QVERIFY(!table.company(0).overtaken && !table.company(0).fork);
    }

    // Who agreed to follow has agreed to this, and not to what may come later.
    void to_have_followed_once_is_not_to_follow_for_ever() {
        TwiceRaised table;
        for (int i = 0; i < 3; ++i)
            table.write(1, 1, 7);
        table.write(2, 2, 8);
        table.meet(1, 2);
        table.tell(2, Follow{});
        table.tell(3, Follow{});
        table.cut(1, 2);
        table.tell(2, CarryOn{}); // epoch 2
        table.tell(3, Reply{true});
        QCOMPARE(table.log(2).epoch(), 2u);
        table.tell(1, Changed{});
        table.write(1, 1, 9); // the host of epoch 1 goes on, too
        table.meet(1, 2);
        QVERIFY(table.company(1).overtaken && table.lines(1, 9) == 1);
        table.tell(1, Follow{});
        QVERIFY(table.same(1, 2));
        table.cut(1, 2);
        table.cut(2, 3);
        table.meet(1, 3);
        table.tell(1, CarryOn{}); // epoch 3
        table.tell(3, Reply{true});
        QCOMPARE(table.log(1).epoch(), 3u);
        table.write(2, 2, 10);
        table.meet(1, 2);
        QVERIFY(table.company(2).overtaken);
        QCOMPARE(table.lines(2, 10), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(ReturnTest)
#include "return_test.moc"
