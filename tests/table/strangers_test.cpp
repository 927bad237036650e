#include <QtTest>

#include "table/party.h"

using namespace aphelion;

namespace {

using Seats = std::vector<SeatNumber>;
using Drops = std::vector<Party::Dropped>;

// The first two are at the table; the third has a channel to them and shows what it likes.
struct Stranger : Party {
    Stranger() : Party(std::vector<Seats>{{0}, {1}, {2}}) {
        silence(2);
        meet(0, 1);
        meet(0, 2);
        meet(1, 2);
    }

    Proof proof(std::optional<SeatNumber> seat, const SigningKey& key, const Hash& channel) const {
        return {seat, key.sign(provenPart(partyTable, channel, seat))};
    }
    void show(int to, const Proof& proof) { put(2, to, Here{0, log(to).head(), {proof}}); }
};

} // namespace

// What the engine makes of devices that send rubbish, lie, or pretend to be somebody.
class StrangersTest : public QObject {
    Q_OBJECT

private slots:
    void a_device_that_sends_rubbish_is_dropped() {
        Party party(2);
        party.meet(0, 1);
        const Log before = party.log(0);
        party.say(1, 0, Please{{1, 2, 3}});
        party.say(0, 1, Entries{{{0xff}}});
        QCOMPARE(party.dropped, (Drops{{0, 1, {}}, {1, 0, {}}}));
        QVERIFY(party.log(0).entries() == before.entries() && party.same(0, 1));
    }

    void a_device_that_lies_is_dropped_and_its_lie_named() {
        Party party(2);
        party.meet(0, 1);
        Entry next{1, party.log(0).head().hash, party.ledger(0).ask(0, Moved{{7}, {}, {}})};
        next.ask.signature[0] ^= 1;
        party.say(0, 1, Entries{{encode(next)}});
        QCOMPARE(party.dropped, (Drops{{1, 0, LogFault::BadSignature}}));
        QCOMPARE(party.log(1).entries().size(), std::size_t{1});
    }

    void what_comes_after_a_lie_is_not_taken() {
        Party party(2);
        party.meet(0, 1);
        const Entry good = party.ledger(0).next(party.ledger(0).ask(0, Moved{{7}, {}, {}}));
        Entry bad = good;
        bad.ask.signature[0] ^= 1;
        party.say(0, 1, Entries{{encode(bad), encode(good)}});
        QCOMPARE(party.log(1).entries().size(), std::size_t{1});
    }

    void what_a_newer_version_writes_is_not_guessed_at() {
        Party party(2);
        party.meet(0, 1);
        Bytes newer = encode(party.ledger(0).next(party.ledger(0).ask(0, Moved{{7}, {}, {}})));
        newer[1] = logVersion + 1;
        party.say(0, 1, Entries{{newer}});
        Bytes ask = encode(party.ledger(1).ask(1, Moved{{7}, {}, {}}));
        ask[1] = logVersion + 1;
        party.say(1, 0, Please{ask});
        QCOMPARE(party.dropped, (Drops{{1, 0, LogFault::NewerVersion}, {0, 1, LogFault::NewerVersion}}));
        QCOMPARE(party.log(1).entries().size(), std::size_t{1});
    }

    void nobody_asks_in_the_host_s_name() {
        Party party(2);
        party.meet(0, 1);
        party.say(1, 0, Please{encode(party.ledger(0).ask(std::nullopt, SeatReleased{0}))});
        QCOMPARE(party.dropped, (Drops{{0, 1, LogFault::NotTheHost}}));
        QVERIFY(party.log(0).seats()[0].seated);
    }

    void a_device_is_known_by_the_keys_it_shows() {
        Stranger table;
        const SigningKey key(Bytes(32, 3)); // of seat 2
        table.show(0, table.proof(2, key, table.channel(2, 0)));
        table.run();
        QCOMPARE(table.sync(0).seatsOf(2), Seats{2});
    }

    void a_proof_for_another_channel_is_not_believed() {
        Stranger table;
        const SigningKey key(Bytes(32, 3));
        table.show(0, table.proof(2, key, table.channel(2, 1)));
        table.run();
        QCOMPARE(table.sync(0).seatsOf(2), Seats{});
    }

    // Somebody who stands between two devices and shows each what the other has shown.
    void a_proof_that_is_passed_on_is_not_believed() {
        Stranger table;
        const auto shown = table.heard<Here>(0, 1);
        QVERIFY(!shown.empty() && !shown.back().proofs.empty());
        table.put(2, 1, shown.back());
        table.run();
        QCOMPARE(table.sync(1).seatsOf(2), Seats{});
        QVERIFY(table.company(1).hostHere); // through the right channel
        table.cut(0, 1);
        QVERIFY(!table.company(1).hostHere);
    }

    void a_proof_that_is_reflected_is_not_believed() {
        Stranger table;
        const auto shown = table.heard<Here>(0, 2);
        QVERIFY(!shown.empty() && shown.back().proofs.size() == 2); // the seat and the host
        table.put(2, 0, shown.back());
        table.run();
        QCOMPARE(table.sync(0).seatsOf(2), Seats{});
    }

    void a_proof_with_another_key_or_for_no_seat_is_not_believed() {
        Stranger table;
        const SigningKey other(Bytes(32, 77));
        for (const SeatNumber seat : {0u, 2u, 15u})
            table.show(0, table.proof(seat, other, table.channel(2, 0)));
        table.show(0, table.proof(std::nullopt, other, table.channel(2, 0)));
        table.show(0, table.proof(std::nullopt, SigningKey(Bytes(32, 3)), table.channel(2, 0)));
        table.run();
        QCOMPARE(table.sync(0).seatsOf(2), Seats{});
    }

    void a_key_that_was_replaced_proves_nothing_any_more() {
        Party party(2);
        party.meet(0, 1);
        QCOMPARE(party.sync(0).seatsOf(1), Seats{1});
        party.tell(0, Propose{Rekeying{1, SigningKey(Bytes(32, 50)).publicKey()}});
        QCOMPARE(party.sync(0).seatsOf(1), Seats{});
        QCOMPARE(party.company(1).present, Seats{0});
    }

    void who_is_not_the_host_cannot_say_who_is_present() {
        Party party(3);
        party.meet(0, 1);
        party.meet(1, 2);
        party.say(2, 1, Present{{0, 1, 2, 9}});
        QCOMPARE(party.company(1).present, (Seats{0, 1, 2}));
    }

    // Or somebody could fill a device with evidence against itself, so that there is no room for what matters.
    void who_lies_again_and_again_is_proven_to_once() {
        Party party(2);
        party.meet(0, 1);
        Ask ask = party.ledger(1).ask(1, Moved{{1}, {}, {}});
        const SigningKey& key = *party.ledger(1).key(1);
        for (std::uint8_t i = 0; i < 5; ++i) {
            ask.body = Moved{{i, 1}, {}, {}};
            const Ask one = signedBy(key, partyTable, ask);
            ask.body = Moved{{i, 2}, {}, {}};
            party.say(1, 0, Proven{encode(Evidence(TwoAsks{one, signedBy(key, partyTable, ask)}))});
            ++ask.epoch;
        }
        QCOMPARE(party.company(0).liars, (std::vector{Culprit{1, 0}}));
        QCOMPARE(party.ledger(0).evidence().size(), std::size_t{1});
    }

    void words_from_nobody_are_not_heard() {
        Party party(2);
        party.meet(0, 1);
        const Log before = party.log(0);
        const Please please{encode(party.ledger(1).ask(1, Moved{{7}, {}, {}}))};
        QVERIFY(party.sync(0).handle(Said{5, please}, party.now).empty());
        QVERIFY(party.log(0).entries() == before.entries());
    }
};

QTEST_APPLESS_MAIN(StrangersTest)
#include "strangers_test.moc"
