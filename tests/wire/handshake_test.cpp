#include <QtTest>

#include "wire/meeting.h"

using namespace aphelion;
using namespace aphelion::wire;

namespace {

using Saw = std::optional<Parting>;

// Whether both have come to the same session, and what one seals the other opens.
bool agree(Talk& talk) {
    if (!talk.established())
        return false;
    const Established& host = talk.host->established;
    const Established& guest = talk.guest->established;
    return host.binding == guest.binding && host.pairing == guest.pairing && host.way == guest.way &&
           host.peer == guestId && guest.peer == hostId &&
           talk.guest->in.open(talk.host->out.seal(Bytes{1}, false)) == Content{{1}, false} &&
           talk.host->in.open(talk.guest->out.seal(Bytes{2}, false)) == Content{{2}, false};
}

} // namespace

class HandshakeTest : public QObject {
    Q_OBJECT

private slots:
    void the_right_code_opens_the_table() {
        Table table = Table::withCode("CASSINI", "CASSINI");
        {
            Talk talk(table);
            QVERIFY(agree(talk.run()));
            QCOMPARE(talk.host->established.way, Way::Code);
            QCOMPARE(talk.host->established.pairing.size(), std::size_t{32});
        }
        QCOMPARE(table.door.failed(), 0);
    }

    void a_wrong_code_is_noticed_by_the_guest_and_counted_by_the_host() {
        Table table = Table::withCode("CASSINI", "CASSINO");
        Talk talk(table);
        talk.run();
        QVERIFY(!talk.host && !talk.guest);
        QCOMPARE(talk.guestSaw(), Saw(Parting::WrongCode));
        QCOMPARE(talk.hostSaw(), Saw(Parting::WrongCode));
        {
            const Talk gone = std::move(talk); // the link is cut
        }
        QCOMPARE(table.door.failed(), 1);
    }

    void with_a_stranger_the_code_is_not_tried_again() {
        Table table = Table::withCode("CASSINI", "CASSINO");
        table.guest.strangers = {hostId};
        Talk talk(table);
        talk.run();
        QCOMPARE(talk.guestSaw(), Saw(Parting::Strangers));
        QCOMPARE(talk.hostSaw(), Saw(Parting::Strangers));
        QCOMPARE(table.door.failed(), 0);
    }

    void hanging_up_after_the_proof_is_a_failed_try() {
        Table table = Table::withCode("CASSINI", "CASSINO");
        {
            Talk talk(table);
            const Turn answer = talk.peripheral.received(talk.central.hello());
            QVERIFY(talk.central.received(*answer.reply, Milliseconds(0)).reply);
            QCOMPARE(table.door.failed(), 0);
        }
        QCOMPARE(table.door.failed(), 1);
    }

    void the_next_try_has_to_wait() {
        Table table = Table::withCode("CASSINI", "CASSINO");
        Talk(table).run(Milliseconds(10'000));
        Table right = Table::withCode("CASSINI", "CASSINI");
        right.door = table.door;
        Talk early(right);
        early.run(Milliseconds(10'500));
        QCOMPARE(early.guestClosed, std::optional(Closed{Parting::Wait, 1}));
        QCOMPARE(early.hostClosed, std::optional(Closed{Parting::Wait, 1}));
        Talk later(right);
        QVERIFY(agree(later.run(Milliseconds(11'000))));
    }

    void a_pairing_needs_no_code_and_no_door() {
        Table table = Table::withPairing();
        for (int i = 0; i < 6; ++i)
            Knock(table.door, Milliseconds(0)).failed();
        Talk talk(table);
        QVERIFY(agree(talk.run()));
        QCOMPARE(talk.guest->established.way, Way::Pairing);
        QVERIFY(table.door.asksHost());
    }

    void what_was_paired_by_code_meets_again_by_pairing() {
        Table table = Table::withCode("CASSINI", "CASSINI");
        Talk first(table);
        first.run();
        table.host.pairings[guestId] = first.host->established.pairing.copy();
        table.guest.pairings[hostId] = first.guest->established.pairing.copy();
        Talk second(table);
        QVERIFY(agree(second.run()));
        QCOMPARE(second.host->established.way, Way::Pairing);
        QVERIFY(second.host->established.binding != first.host->established.binding);
        QVERIFY(second.host->established.pairing == first.host->established.pairing);
    }

    void a_table_key_is_enough_to_meet() {
        Table table = Table::withTableKey();
        Talk talk(table);
        QVERIFY(agree(talk.run()));
        QCOMPARE(talk.host->established.way, Way::TableKey);
    }

    void a_wrong_table_key_makes_strangers() {
        Table table = Table::withTableKey();
        table.guest.tableKey = Secret(Bytes(32, 3));
        Talk talk(table);
        talk.run();
        QCOMPARE(talk.guestSaw(), Saw(Parting::Strangers));
        QCOMPARE(talk.hostSaw(), Saw(Parting::Strangers));
        QVERIFY(!talk.host && !talk.guest);
    }

    void a_pairing_that_the_host_has_lost_gives_way_to_the_table_key() {
        Table table = Table::withTableKey();
        table.guest.pairings.emplace(hostId, Secret(Bytes(32, 1)));
        Talk talk(table);
        QVERIFY(agree(talk.run()));
        QCOMPARE(talk.guest->established.way, Way::TableKey);
    }

    void a_pairing_of_which_only_one_side_knows_gives_way_to_the_code() {
        Table table = Table::withCode("CASSINI", "CASSINI");
        table.host.pairings.emplace(guestId, Secret(Bytes(32, 1)));
        table.guest.pairings.emplace(hostId, Secret(Bytes(32, 9)));
        table.guest.tableKey = Secret(Bytes(32, 5));
        Talk talk(table);
        QVERIFY(agree(talk.run()));
        QCOMPARE(talk.guest->established.way, Way::Code);
        QCOMPARE(talk.up.size(), std::size_t{4}); // three answers and a confirmation
        QCOMPARE(table.door.failed(), 0);
    }

    void who_has_nothing_in_common_parts_as_strangers() {
        Table table;
        Talk talk(table);
        talk.run();
        QCOMPARE(talk.guestSaw(), Saw(Parting::Strangers));
        QCOMPARE(talk.hostSaw(), Saw(Parting::Strangers));
    }

    void without_a_password_nobody_is_admitted_by_code() {
        Table table = Table::withCode("", "CASSINI");
        Talk talk(table);
        talk.run();
        QCOMPARE(talk.guestSaw(), Saw(Parting::NotAdmitted));
        QCOMPARE(talk.hostSaw(), Saw(Parting::NotAdmitted));
        QCOMPARE(table.door.failed(), 0);
    }

    void both_sides_say_how_large_a_fragment_may_be() {
        Table table = Table::withTableKey();
        Talk talk(table);
        const Turn answer = talk.peripheral.received(talk.central.hello());
        QVERIFY(!answer.capacity); // the answer itself is still cut small
        const Turn proof = talk.central.received(*answer.reply, Milliseconds(0));
        QCOMPARE(proof.capacity, std::optional<std::uint32_t>(100));
        QCOMPARE(talk.peripheral.received(*proof.reply).capacity, std::optional<std::uint32_t>(185));
    }

    void the_highest_common_version_is_taken() {
        Table table = Table::withTableKey();
        Talk talk(table, {1, 4}, {2, 3});
        QVERIFY(agree(talk.run()));
        const auto answer = decodeHandshakeMessage(talk.up[0]);
        QCOMPARE(std::get<Answer>(*answer).version, 3U);
    }

    void without_a_common_version_both_know_who_is_older() {
        Table table = Table::withTableKey();
        Talk newHost(table, {3, 4}, {1, 2});
        newHost.run();
        QCOMPARE(newHost.guestSaw(), Saw(Parting::TheyAreNewer));
        QCOMPARE(newHost.hostSaw(), Saw(Parting::TheyAreOlder));
        Talk newGuest(table, {1, 2}, {3, 4});
        newGuest.run();
        QCOMPARE(newGuest.guestSaw(), Saw(Parting::TheyAreOlder));
        QCOMPARE(newGuest.hostSaw(), Saw(Parting::TheyAreNewer));
    }

    void every_message_is_read_as_it_was_written() {
        Challenge challenge{};
        challenge.fill(7);
        const std::vector<HandshakeMessage> messages{
            Hello{{1, 70'000}, 512, hostId, challenge},
            Answer{1, 20, guestId, challenge, Way::TableKey, challenge},
            Proof{challenge, {1}, challenge},
            Confirmation{{2}, challenge},
            Refusal{5, {1, 1}, 60},
        };
        for (const HandshakeMessage& message : messages)
            QCOMPARE(decodeHandshakeMessage(encode(message)), std::optional(message));
    }

    void a_refusal_of_tomorrow_is_a_goodbye_today() {
        QCOMPARE(closedBy({200, {1, 5}, 3}, {}), Closed{Parting::Left});
        QCOMPARE(closedBy({1, {}, 0}, {}), Closed{Parting::Left}); // silence cannot be said
        QCOMPARE(closedBy({6, {}, 9}, {}), Closed{Parting::NotAdmitted});
    }
};

QTEST_APPLESS_MAIN(HandshakeTest)
#include "handshake_test.moc"
