#include <QtTest>

#include "wire/meeting.h"

using namespace aphelion;
using namespace aphelion::wire;

namespace {

using Saw = std::optional<Parting>;

const Milliseconds now{0};

const std::vector<Table (*)()> everyWay{[] { return Table::withCode("CASSINI", "CASSINI"); }, Table::withPairing,
                                        Table::withTableKey};

// Points that take part in no exchange: neutral, not canonical, on no curve, or of small order.
std::vector<std::string> uselessPoints(bool byCode) {
    std::vector<std::string> points{
        "0000000000000000000000000000000000000000000000000000000000000000",
        "0100000000000000000000000000000000000000000000000000000000000000",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    };
    if (byCode) {
        points.emplace_back("2b3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c");
    } else {
        points.emplace_back("e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800");
        points.emplace_back("5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157");
    }
    return points;
}

Point pointOf(const std::string& digits) {
    Point point{};
    std::ranges::copy(*fromHex(digits), point.begin());
    return point;
}

template <typename Message, typename Change>
Bytes changed(ByteView said, Change change) {
    auto message = std::get<Message>(*decodeHandshakeMessage(said));
    change(message);
    return encode(message);
}

} // namespace

class AttackTest : public QObject {
    Q_OBJECT

private slots:
    // Whatever is changed in whatever message, nobody is taken in: at least the one who hears it notices.
    void no_byte_of_a_handshake_can_be_changed() {
        for (const auto& make : everyWay) {
            Table plain = make();
            Talk measured(plain);
            measured.run();
            QVERIFY(measured.established());
            for (std::size_t which = 0; which < 2; ++which) {
                for (std::size_t i = 0; i < measured.down[which].size(); ++i) {
                    Table table = make();
                    std::size_t seen = 0;
                    Talk talk(table);
                    talk.run(now, [&](Bytes& message) {
                        if (seen++ == which)
                            message[i] ^= 1;
                    });
                    QVERIFY2(!talk.host, qPrintable(QString("down %1 byte %2").arg(which).arg(i)));
                }
                for (std::size_t i = 0; i < measured.up[which].size(); ++i) {
                    Table table = make();
                    std::size_t seen = 0;
                    Talk talk(table);
                    talk.run(now, Talk::nothing, [&](Bytes& message) {
                        if (seen++ == which)
                            message[i] ^= 1;
                    });
                    QVERIFY2(!talk.host, qPrintable(QString("up %1 byte %2").arg(which).arg(i)));
                    QVERIFY(which == 1 || !talk.guest);
                }
            }
        }
    }

    void messages_of_an_old_session_open_nothing() {
        for (const auto& make : everyWay) {
            Table table = make();
            Talk old(table);
            old.run();
            QVERIFY(old.established());
            // A host who repeats what it said then.
            PeripheralHandshake guest(table.guest, 100);
            const Turn answer = guest.received(old.down[0]);
            QVERIFY(answer.reply && *answer.reply != old.up[0]);
            QVERIFY(!guest.received(old.down[1]).proven);
            // A guest who does.
            CentralHandshake host(table.host, table.door, 185);
            QVERIFY(host.received(old.up[0], now).reply);
            const Turn last = host.received(old.up[1], now);
            QVERIFY(!last.proven && last.closed);
        }
    }

    void the_own_words_come_back_to_nobodys_use() {
        for (const auto& make : everyWay) {
            Table table = make();
            CentralHandshake host(table.host, table.door, 185);
            const Turn own = host.received(host.hello(), now);
            QCOMPARE(own.closed, std::optional(Closed{Parting::Broken}));

            PeripheralHandshake guest(table.guest, 100);
            const Turn answer = guest.received(host.hello());
            const Turn echo = guest.received(*answer.reply);
            QVERIFY(!echo.proven && echo.closed);

            // The host's own share and tag, sent back as if they were the guest's.
            CentralHandshake second(table.host, table.door, 185);
            PeripheralHandshake other(table.guest, 100);
            const Turn proof = second.received(*other.received(second.hello()).reply, now);
            const auto said = std::get<Proof>(*decodeHandshakeMessage(*proof.reply));
            const Turn mirrored = second.received(encode(Confirmation{said.header, said.tag}), now);
            QVERIFY(!mirrored.proven && mirrored.closed);
        }
    }

    void a_device_does_not_talk_to_itself() {
        Table table = Table::withTableKey();
        CentralHandshake host(table.host, table.door, 185);
        table.guest.self = hostId;
        PeripheralHandshake itself(table.guest, 100);
        QCOMPARE(itself.received(host.hello()).closed, std::optional(Closed{Parting::Broken}));
        table.guest.self = guestId;
        Talk answer(table);
        answer.run(now, Talk::nothing,
                   [](Bytes& said) { said = changed<Answer>(said, [](Answer& a) { a.device = hostId; }); });
        QCOMPARE(answer.hostSaw(), Saw(Parting::Broken));
    }

    void a_second_hello_is_one_too_many() {
        Table table = Table::withTableKey();
        CentralHandshake host(table.host, table.door, 185);
        PeripheralHandshake guest(table.guest, 100);
        QVERIFY(!guest.received(host.hello()).closed);
        QCOMPARE(guest.received(host.hello()).closed, std::optional(Closed{Parting::Broken}));
    }

    void an_answer_in_a_version_that_was_not_offered_is_refused() {
        for (const std::uint32_t version : {0U, Versions().lowest - 1, Versions().highest + 1}) {
            Table table = Table::withTableKey();
            Talk talk(table);
            talk.run(now, Talk::nothing,
                     [&](Bytes& said) { said = changed<Answer>(said, [&](Answer& a) { a.version = version; }); });
            QCOMPARE(talk.hostSaw(), Saw(Parting::Broken));
        }
    }

    void useless_points_are_refused_by_both_sides() {
        for (const auto& make : everyWay)
            for (const std::string& digits : uselessPoints(!make().host.password.empty())) {
                Table table = make();
                Talk up(table);
                up.run(now, Talk::nothing, [&](Bytes& said) {
                    said = changed<Answer>(said, [&](Answer& a) { a.share = pointOf(digits); });
                });
                QCOMPARE(up.hostSaw(), Saw(Parting::Broken));
                QCOMPARE(table.door.failed(), 0); // nothing could be guessed with it

                PeripheralHandshake guest(table.guest, 100);
                CentralHandshake host(table.host, table.door, 185);
                const Turn proof = host.received(*guest.received(host.hello()).reply, now);
                const Bytes useless = changed<Proof>(*proof.reply, [&](Proof& p) { p.share = pointOf(digits); });
                QCOMPARE(guest.received(useless).closed, std::optional(Closed{Parting::Broken}));
            }
    }

    void nobody_can_play_the_other_side() {
        for (const auto& make : everyWay) {
            // Two hosts: neither understands the other's hello as an answer.
            Table table = make();
            CentralHandshake first(table.host, table.door, 185);
            CentralHandshake second(table.guest, table.door, 185);
            QVERIFY(first.received(second.hello(), now).closed);
            // A guest hears a confirmation instead of a proof, and an answer instead of a hello.
            PeripheralHandshake guest(table.guest, 100);
            QVERIFY(guest.received(encode(Confirmation{})).closed);
            PeripheralHandshake early(table.guest, 100);
            QVERIFY(early.received(encode(Proof{})).closed);
            CentralHandshake host(table.host, table.door, 185);
            QCOMPARE(host.received(encode(Confirmation{}), now).closed, std::optional(Closed{Parting::Broken}));
        }
    }

    void each_way_is_tried_once_on_a_link() {
        Table table = Table::withCode("CASSINI", "CASSINO");
        CentralHandshake host(table.host, table.door, 185);
        PeripheralHandshake first(table.guest, 100);
        PeripheralHandshake second(table.guest, 100);
        const Bytes answer = *first.received(host.hello()).reply;
        const Bytes another = *second.received(host.hello()).reply;
        QVERIFY(host.received(answer, now).reply);
        QCOMPARE(host.received(another, Milliseconds(100'000)).closed, std::optional(Closed{Parting::Broken}));
    }

    void answering_again_does_not_save_a_guess_from_being_counted() {
        Table table = Table::withCode("CASSINI", "CASSINO");
        CentralHandshake host(table.host, table.door, 185);
        PeripheralHandshake guest(table.guest, 100);
        const Bytes answer = *guest.received(host.hello()).reply;
        QVERIFY(host.received(answer, now).reply);
        (void)host.received(changed<Answer>(answer, [](Answer& a) { a.way = Way::TableKey; }), now);
        QCOMPARE(table.door.failed(), 1);
    }

    void a_way_that_was_not_chosen_cannot_be_slipped_in() {
        Table table = Table::withTableKey();
        table.host.password = Secret(viewOf("CASSINI"));
        table.guest.password = Secret(viewOf("CASSINI"));
        Talk talk(table);
        talk.run(now, Talk::nothing, [](Bytes& said) {
            if (decodeHandshakeMessage(said)->index() == 1)
                said = changed<Answer>(said, [](Answer& a) { a.way = Way::Code; });
        });
        QVERIFY(!talk.host && !talk.guest);
    }

    void an_older_version_cannot_be_slipped_in() {
        Table table = Table::withTableKey();
        Talk talk(table, {1, 2}, {1, 2});
        talk.run(now, [](Bytes& said) {
            if (decodeHandshakeMessage(said)->index() == 0)
                said = changed<Hello>(said, [](Hello& h) { h.versions.highest = 1; });
        });
        QVERIFY(!talk.host && !talk.guest);
    }

    void what_is_cut_short_or_too_long_is_no_message() {
        Table table = Table::withTableKey();
        Talk talk(table);
        talk.run();
        for (const auto& said : {talk.down[0], talk.up[0], talk.down[1], talk.up[1]}) {
            for (std::size_t size = 0; size < said.size(); ++size)
                QVERIFY(!decodeHandshakeMessage(ByteView(said).first(size)));
            Bytes longer = said;
            longer.push_back(0);
            QVERIFY(!decodeHandshakeMessage(longer));
        }
        QVERIFY(!decodeHandshakeMessage(encode(Hello{{2, 1}})));
        CentralHandshake host(table.host, table.door, 185);
        QCOMPARE(host.received(Bytes(4'096, 0xff), now).closed, std::optional(Closed{Parting::Broken}));
    }

    void a_link_that_carries_less_than_a_fragment_is_none() {
        Table table = Table::withTableKey();
        Talk talk(table);
        talk.run(now, [](Bytes& said) { said = changed<Hello>(said, [](Hello& h) { h.capacity = 19; }); });
        QCOMPARE(talk.guestSaw(), Saw(Parting::Broken));
        Talk answer(table);
        answer.run(now, Talk::nothing,
                   [](Bytes& said) { said = changed<Answer>(said, [](Answer& a) { a.capacity = 19; }); });
        QCOMPARE(answer.hostSaw(), Saw(Parting::Broken));
    }

    // Nothing that is said tells a listener which code is right: all of it is as long, and starts from fresh numbers.
    void two_codes_cannot_be_told_apart_by_their_lengths() {
        Table one = Table::withCode("CASSINI", "CASSINI");
        Table two = Table::withCode("X", "X");
        Talk first(one);
        Talk second(two);
        first.run();
        second.run();
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(first.down[i].size(), second.down[i].size());
            QCOMPARE(first.up[i].size(), second.up[i].size());
        }
        Talk again(one);
        again.run();
        QVERIFY(again.up[0] != first.up[0] && again.down[1] != first.down[1]);
    }
};

QTEST_APPLESS_MAIN(AttackTest)
#include "attack_test.moc"
