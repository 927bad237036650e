#include <QtTest>

#include "table/hostless.h"

using namespace aphelion;

using Seats = std::vector<SeatNumber>;

namespace {

const PublicKey another = SigningKey(Bytes(32, 77)).publicKey();

// Everybody within reach of the host.
struct Gathered : Party {
    explicit Gathered(int count) : Party(count) {
        for (int guest = 1; guest < count; ++guest)
            meet(0, guest);
    }
    void answer(int device, bool yes) { tell(device, Answer{yes, *company(device).asked}); }

    // Seat 2 gets a key that is nobody's.
    void take() {
        tell(0, Propose{Rekeying{2, another}});
        for (int guest = 1; guest < static_cast<int>(log(0).seats().size()); ++guest)
            if (company(guest).asked)
                answer(guest, true);
    }

    // An entry that the host signs for this place, whatever stands there.
    Entry placed(const Ask& ask) const { return placed(ask, log(0).nextNumber(), log(0).head().hash); }
    Entry placed(const Ask& ask, EntryNumber number, const Hash& previous) const {
        return placedBy(SigningKey(Bytes(32, 99)), partyTable, {number, previous, ask});
    }
    const Log& log(int device) const { return const_cast<Gathered*>(this)->Party::log(device); }
};

} // namespace

// What somebody with a modified app can say, and what becomes of it.
class TrustTest : public QObject {
    Q_OBJECT

private slots:
    void people_are_asked_before_a_seat_gets_another_key() {
        Gathered table(4);
        table.tell(0, Propose{Rekeying{2, another}});
        QCOMPARE(table.company(0).unheard, std::size_t{1});
        QVERIFY(table.company(1).asked && table.company(3).asked && !table.company(2).asked);
        QCOMPARE(table.log(0).seats()[2].key, SigningKey(Bytes(32, 3)).publicKey());
        table.answer(1, true);
        QCOMPARE(table.log(3).seats()[2].key, another);
        QVERIFY(!table.company(0).proposed && !table.company(3).asked); // no longer
    }

    void it_is_over_when_too_many_say_no() {
        Gathered table(4);
        table.tell(0, Propose{Lending{2}});
        table.answer(1, false);
        QVERIFY(table.company(0).proposed && !table.company(0).refused);
        table.answer(3, false);
        QVERIFY(!table.company(0).proposed && table.company(0).refused);
        QVERIFY(!table.log(0).seats()[2].lent);
    }

    // With two devices the other one.
    void alone_with_a_lost_phone_the_host_decides() {
        Gathered table(2);
        table.tell(0, Propose{Rekeying{1, another}});
        QCOMPARE(table.log(0).seats()[1].key, another);
    }

    void a_vote_is_for_what_was_read() {
        Gathered table(4);
        table.tell(0, Propose{Lending{2}});
        table.tell(0, Propose{Rekeying{2, another}});
        table.tell(1, Answer{true, Lending{2}});
        QCOMPARE(table.log(0).nextNumber(), EntryNumber{1});
        QVERIFY(table.company(1).asked == Decision(Rekeying{2, another}));
    }

    void an_offer_is_agreed_to_as_it_was_read() {
        Hostless table(4);
        table.tell(1, CarryOn{});
        Offer other = table.company(2).offered->offer;
        other.host = another;
        table.tell(2, Reply{true, other});
        QVERIFY(table.company(2).offered && !table.company(1).host);
        table.tell(2, Reply{true, table.company(2).offered->offer});
        QVERIFY(table.company(1).host);
    }

    void whose_seat_was_taken_is_asked_and_gets_it_back() {
        Gathered table(4);
        table.take();
        QCOMPARE(table.company(2).taken.size(), std::size_t{1});
        table.tell(2, WasMe{1, false});
        QVERIFY(table.log(1).takeovers()[0].protested);
        QVERIFY(table.company(2).taken.empty());
        table.write(2, 2, 7);
        QCOMPARE(table.lines(0, 7), std::size_t{1});
    }

    void who_went_on_with_another_phone_says_so_once() {
        Gathered table(4);
        table.take();
        table.tell(2, WasMe{1, true});
        QVERIFY(table.company(2).taken.empty() && !table.log(0).takeovers()[0].protested);
    }

    // The host may keep the protest from the others: whoever meets the old phone hears it.
    void a_protest_that_the_host_withholds_finds_another_way() {
        Gathered table(4);
        table.take();
        for (const int guest : {1, 2, 3})
            table.cut(0, guest);
        table.handle(2, WasMe{1, false});
        table.meet(1, 2);
        table.meet(1, 3);
        QVERIFY(!table.log(1).takeovers()[0].protested);
        table.tell(1, CarryOn{});
        table.tell(3, Reply{true});
        QVERIFY(table.log(3).takeovers()[0].protested);
    }

    // Else the key that a host has put in its place could keep the others from going on for ever.
    void whose_seat_was_taken_has_a_say_in_who_follows_the_host() {
        Gathered table(3);
        table.take();
        for (const int guest : {1, 2})
            table.cut(0, guest);
        table.meet(1, 2);
        table.tell(1, CarryOn{});
        table.pass(Milliseconds(10'000));
        QVERIFY(!table.company(2).offered && table.log(1).epoch() == 0); // it has said nothing yet
        table.tell(2, WasMe{1, false});
        table.tell(2, Reply{true});
        QVERIFY(table.company(1).host && table.same(1, 2) && table.log(1).takeovers()[0].protested);
        table.write(2, 2, 7);
        QCOMPARE(table.lines(1, 7), std::size_t{1});
    }

    void who_went_on_with_another_phone_has_no_say_with_the_old_one() {
        Gathered table(3);
        table.take();
        table.tell(2, WasMe{1, true});
        for (const int guest : {1, 2})
            table.cut(0, guest);
        table.meet(1, 2);
        table.tell(1, CarryOn{});
        table.pass(Milliseconds(10'000));
        QVERIFY(!table.company(2).offered && table.log(1).epoch() == 0);
    }

    void after_a_protest_people_may_go_on_from_before() {
        Gathered table(4);
        table.write(1, 1, 5);
        table.take();
        table.write(3, 3, 6);
        table.tell(2, WasMe{2, false});
        table.tell(0, GoBefore{2});
        for (const int other : {1, 2})
            table.tell(other, Reply{true});
        QVERIFY(table.company(3).overtaken && !table.company(1).overtaken); // who agreed is not asked twice
        table.tell(3, Follow{});
        for (int device = 0; device < 4; ++device) {
            QCOMPARE(table.log(device).epoch(), 1u);
            QCOMPARE(table.lines(device, 5), std::size_t{1});
            QCOMPARE(table.lines(device, 6), std::size_t{0});
            QVERIFY(table.log(device).takeovers().empty());
        }
        QVERIFY(table.company(0).host);
        table.write(3, 3, 7);
        QCOMPARE(table.lines(2, 7), std::size_t{1});
    }

    void nobody_goes_back_alone_nor_without_a_protest() {
        Gathered table(4);
        table.take();
        table.tell(0, GoBefore{1});
        QVERIFY(!table.company(0).offering);
        table.tell(2, WasMe{1, false});
        table.tell(0, GoBefore{1});
        QCOMPARE(table.company(0).missing, std::size_t{2});
        table.tell(3, Reply{false});
        QVERIFY(table.company(0).offering);
        table.tell(1, Reply{false});
        QVERIFY(table.company(0).declined && table.log(0).epoch() == 0);
    }

    // 1. A guest raises the epoch over a live host.
    void a_guest_alone_raises_nothing() {
        Gathered table(3);
        table.silence(1);
        const SigningKey own(Bytes(32, 2));
        const Raise raise{1, another, table.log(0).head(), {}};
        const SigningKey host(Bytes(32, 77));
        const Endorsement word{1, own.sign(endorsedPart(partyTable, raise, 1, true)), true};
        for (const auto& words : {std::vector{word}, std::vector{word, word}}) {
            const Ask ask =
                signedBy(host, partyTable, {1, std::nullopt, 2, raise.from, EpochRaised{another, words, {}}});
            table.say(1, 0, Entries{{encode(placedBy(host, partyTable, {1, raise.from.hash, ask}))}});
        }
        QVERIFY(!table.company(0).overtaken && table.company(0).host);
        QCOMPARE(table.dropped.front().peer, 1);
        table.write(2, 2, 7);
        QCOMPARE(table.lines(0, 7), std::size_t{1});
    }

    // With words that were good then: everybody has gone on since with what the old host wrote.
    void a_raise_from_the_past_wipes_nothing() {
        Hostless table(4);
        const Seen from = table.log(1).head();
        const Raise raise{1, another, from, {}};
        std::vector<Endorsement> words;
        for (const SeatNumber seat : {1u, 2u, 3u})
            words.push_back({seat,
                             SigningKey(Bytes(32, static_cast<std::uint8_t>(seat + 1)))
                                 .sign(endorsedPart(partyTable, raise, seat, seat == 1)),
                             seat == 1});
        table.cut(1, 2);
        table.cut(1, 3);
        for (const int guest : {2, 3}) {
            table.meet(0, guest);
            for (const std::uint8_t what :
                 {std::uint8_t{4}, std::uint8_t{5}}) // the second one with the first before the eyes
                table.write(guest, static_cast<SeatNumber>(guest), what);
        }
        table.write(0, 0, 6);
        table.silence(1);
        table.meet(0, 1);
        const SigningKey host(Bytes(32, 77));
        const Ask ask = signedBy(host, partyTable, {1, std::nullopt, 2, from, EpochRaised{another, words, {}}});
        table.say(1, 0, Entries{{encode(placedBy(host, partyTable, {from.number + 1, from.hash, ask}))}});
        QVERIFY(!table.company(0).overtaken && !table.company(0).fork);
        QCOMPARE(table.lines(0, 6), std::size_t{1});
    }

    // 3 and 4. Two stories: only the host can tell them, and it is named.
    void a_host_with_two_stories_is_named_and_left_behind() {
        Party table(3);
        table.meet(0, 1);
        table.meet(0, 2);
        for (const int guest : {1, 2})
            table.cut(0, guest);
        for (const int guest : {1, 2}) {
            const Entry entry{1, table.log(0).head().hash,
                              table.ledger(0).ask(std::nullopt, Moved{{static_cast<std::uint8_t>(guest)}, {}, {}})};
            QVERIFY(!table.ledger(guest).hear(placedBy(*table.ledger(0).key(std::nullopt), partyTable, entry)));
        }
        table.meet(1, 2);
        table.tell(2, Follow{});
        QVERIFY(table.same(1, 2) && !table.company(1).fork && !table.company(2).fork);
        table.meet(0, 1); // the host is within reach, and nobody believes it any more
        QVERIFY(table.company(1).hostless && !table.company(1).hostHere);
        table.tell(1, CarryOn{});
        table.tell(2, Reply{true});
        QVERIFY(table.company(1).host && table.log(2).epoch() == 1);
        table.write(2, 2, 9);
        QCOMPARE(table.lines(1, 9), std::size_t{1});
    }

    void who_stays_with_an_own_story_is_not_asked_again() {
        Party table(3);
        table.meet(0, 1);
        table.meet(0, 2);
        for (const int guest : {1, 2})
            table.cut(0, guest);
        for (const int guest : {1, 2}) {
            const Entry entry{1, table.log(0).head().hash,
                              table.ledger(0).ask(0, Moved{{static_cast<std::uint8_t>(guest)}, {}, {}})};
            QVERIFY(!table.ledger(guest).hear(placedBy(*table.ledger(0).key(std::nullopt), partyTable, entry)));
        }
        table.meet(1, 2);
        table.tell(1, Stay{});
        table.cut(1, 2);
        table.meet(1, 2);
        QVERIFY(!table.company(1).fork && table.company(2).fork);
    }

    // 4 and 5. Guests cannot place anything.
    void what_no_host_has_signed_is_nothing() {
        Gathered table(3);
        table.meet(1, 2);
        table.write(0, 0, 5);
        table.silence(1);
        for (const int to : {0, 2}) {
            Entry entry = table.placed(table.ledger(1).ask(1, Moved{{static_cast<std::uint8_t>(to)}, {}, {}}), 1,
                                       table.log(0).seen(0).hash);
            entry.place[5] ^= 1;
            table.say(1, to, Entries{{encode(entry)}});
            QVERIFY(!table.company(to).fork);
        }
        QCOMPARE(table.dropped.size(), std::size_t{2});
        table.write(2, 2, 7);
        QCOMPARE(table.lines(0, 7), std::size_t{1});
    }

    // Who shows others something else than the host has, under the same count, is named, be it in its place or in the
    // next.
    void who_numbers_itself_signs_the_evidence() {
        for (const bool next : {false, true}) {
            Gathered table(3);
            const Ask other = table.ledger(1).ask(1, Moved{{2}, {}, {}});
            table.write(1, 1, 1);
            table.silence(1);
            const EntryNumber before = next ? 1 : 0;
            table.say(1, 0, Entries{{encode(Entry{before + 1, table.log(0).seen(before).hash, other, {}})}});
            for (const int device : {0, 2})
                QCOMPARE(table.company(device).liars, (std::vector<Culprit>{{SeatNumber{1}, 0}}));
            QVERIFY(!table.company(0).fork && table.dropped.size() == 1);
        }
    }

    // 6. A host that was restored from an older copy has written alone.
    void a_restored_host_can_come_back() {
        Party table(2);
        table.meet(0, 1);
        table.write(1, 1, 5);
        table.cut(0, 1);
        MemoryLedger& ledger = table.ledger(0);
        QVERIFY(!ledger.goBack(1)); // an older copy, which knows nothing of what was
        ledger.abandoned.clear();
        table.write(0, 0, 6);
        table.meet(0, 1);
        QCOMPARE(table.company(0).fork, (Fork{1, true}));
        QCOMPARE(table.company(1).fork, (Fork{1, true}));
        table.tell(0, Follow{});
        QVERIFY(table.same(0, 1));
        table.tell(1, CarryOn{}); // it signed twice for one place, so somebody else goes on
        QVERIFY(table.company(1).host);
        table.tell(0, Follow{});
        QVERIFY(table.same(0, 1) && table.log(0).epoch() == 1);
        table.write(0, 0, 8);
        QCOMPARE(table.lines(1, 8), std::size_t{1});
    }

    void evidence_goes_round() {
        Gathered table(4);
        const Ask one = table.ledger(1).ask(1, Moved{{1}, {}, {}});
        const Ask other = table.ledger(1).ask(1, Moved{{2}, {}, {}});
        table.silence(1);
        for (const Ask& ask : {one, other})
            table.say(1, 0, Please{encode(ask)});
        for (const int device : {0, 2, 3})
            QCOMPARE(table.company(device).liars, (std::vector<Culprit>{{SeatNumber{1}, 0}}));
        QVERIFY(table.company(0).host); // that is no reason to leave the host
    }

    // Proofs of the own lies leave room for those of others.
    void whoever_is_named_is_named_once() {
        Gathered table(3);
        table.silence(1);
        for (std::uint8_t what = 1; what < 40; ++what)
            table.say(1, 0, Please{encode(table.ledger(1).ask(1, Moved{{what}, {}, {}}))});
        QCOMPARE(table.ledger(0).evidence().size(), std::size_t{1});
    }

    void evidence_that_proves_nothing_is_not_kept() {
        Gathered table(3);
        table.silence(1);
        const Ask one = table.ledger(1).ask(1, Moved{{1}, {}, {}});
        Ask other = one;
        other.body = Moved{{2}, {}, {}};
        table.say(1, 0, Proven{encode(Evidence(TwoAsks{one, other}))});
        QVERIFY(table.company(0).liars.empty() && table.dropped.empty());
        table.say(1, 0, Proven{{1, 2, 3}});
        QCOMPARE(table.dropped.size(), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(TrustTest)
#include "trust_test.moc"
