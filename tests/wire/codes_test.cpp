#include <QtTest>

#include "support/often.h"
#include "wire/meeting.h"

using namespace aphelion;
using namespace aphelion::wire;

namespace {

std::string code(int number) { return QString("%1").arg(number, 5, 10, QChar('0')).toStdString(); }

// The everyday run tries some of them; all are tried in parts, because no single test may take minutes.
constexpr int part = 10'000;
bool all() { return qEnvironmentVariableIsSet("APHELION_ALL_CODES"); }

} // namespace

class CodesTest : public QObject {
    Q_OBJECT

private slots:
    void no_wrong_code_is_ever_admitted_data() {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("codes");
        for (int first = 0; first < (all() ? 100'000 : part); first += part)
            QTest::addRow("from %d", first) << first << (all() ? part : planetx::often(2'000));
    }
    void no_wrong_code_is_ever_admitted() {
        QFETCH(int, first);
        QFETCH(int, codes);
        Table table = Table::withCode("right", "");
        int admitted = 0;
        for (int i = first; i < first + codes; ++i) {
            table.guest.password = Secret(viewOf(code(i)));
            table.door.letOthersTry();
            Talk talk(table);
            talk.run();
            admitted += talk.host || talk.guest ? 1 : 0;
            QCOMPARE(talk.guestSaw(), std::optional(Parting::WrongCode));
        }
        QCOMPARE(admitted, 0);
    }

    // A guest who ignores that the proof is wrong, and goes on.
    void a_guest_who_does_not_know_the_code_cannot_go_on_without_it() {
        Table table = Table::withCode("right", "wrong");
        for (int i = 0; i < planetx::often(200); ++i) {
            table.door.letOthersTry();
            CentralHandshake host(table.host, table.door, 185);
            PeripheralHandshake guest(table.guest, 100);
            const Turn proof = host.received(*guest.received(host.hello()).reply, Milliseconds(0));
            const auto said = std::get<Proof>(*decodeHandshakeMessage(*proof.reply));
            Confirmation guess{said.header, freshChallenge()};
            const Turn turn = host.received(encode(guess), Milliseconds(0));
            QVERIFY(!turn.proven);
            QCOMPARE(turn.closed, std::optional(Closed{Parting::WrongCode}));
            QCOMPARE(table.door.failed(), 1);
        }
    }

    void with_the_door_five_codes_can_be_tried_and_no_more() {
        Table table = Table::withCode("right", "");
        int proofs = 0;
        Milliseconds now{0};
        for (int i = 0; i < 1'000; ++i, now += Milliseconds(3'600'000)) {
            table.guest.password = Secret(viewOf(code(i)));
            Talk talk(table);
            talk.run(now);
            proofs += talk.guestSaw() == Parting::WrongCode ? 1 : 0;
        }
        QCOMPARE(proofs, 5);
        QVERIFY(table.door.asksHost());
    }

    void the_right_code_beside_a_wrong_one_gets_in() {
        Table wrong = Table::withCode("right", "wrong");
        Credentials guest;
        guest.self = device(0xcc);
        guest.password = Secret(viewOf("right"));
        CentralHandshake toWrong(wrong.host, wrong.door, 185);
        CentralHandshake toRight(wrong.host, wrong.door, 185);
        PeripheralHandshake wrongGuest(wrong.guest, 100);
        PeripheralHandshake rightGuest(guest, 100);
        const Turn proofToWrong = toWrong.received(*wrongGuest.received(toWrong.hello()).reply, Milliseconds(0));
        const Turn proofToRight = toRight.received(*rightGuest.received(toRight.hello()).reply, Milliseconds(0));
        QCOMPARE(wrongGuest.received(*proofToWrong.reply).closed, std::optional(Closed{Parting::WrongCode}));
        const Turn confirmation = rightGuest.received(*proofToRight.reply);
        QVERIFY(confirmation.proven);
        QVERIFY(toRight.received(*confirmation.reply, Milliseconds(0)).proven);
    }
};

QTEST_APPLESS_MAIN(CodesTest)
#include "codes_test.moc"
