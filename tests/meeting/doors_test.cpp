#include <QPointer>
#include <QSignalSpy>
#include <QtTest>

#include "device/link/loopback_link.h"
#include "meeting/meeting.h"
#include "meeting/membership.h"
#include "support/memory_ledger.h"

using namespace aphelion;

namespace {

const TableId table{42};
const Rendezvous where{"S7", Bytes(5, 1)};
const Rendezvous wrong{"S7", Bytes(5, 2)};

constexpr std::uint8_t hostKey = 9;
constexpr std::uint8_t anasKey = 1;
constexpr std::uint8_t bensKey = 2;

// Nobody finds anybody here unless the test says so.
struct Hall : Air {
    void show(const std::string&) override {}
    void seek(const std::string&) override {}
    void stopShowing() override {}
    void stopSeeking() override {}
    void announce(const std::string&) override {}
    void stopAnnouncing() override {}
    void lookAround() override {}
    void stopLookingAround() override {}
};

// The two are linked, however many links they have.
void link(Air& central, Air& peripheral) {
    auto* here = new LoopbackLink(4096, &central);
    auto* there = new LoopbackLink(4096, &peripheral);
    LoopbackLink::join(*here, *there);
    emit peripheral.found(there, LinkSide::Peripheral);
    emit central.found(here, LinkSide::Central);
}

Credentials credentialsOf(const Meeting& meeting) {
    Credentials credentials;
    if (!decodeMembership(meeting.membership(), credentials))
        qFatal("a membership cannot be read");
    return credentials;
}

// Ana gathers a table, and Ben is let in.
struct Evening {
    Hall anasAir;
    Hall bensAir;
    Meeting ana{&anasAir};
    Meeting ben{&bensAir};
    MemoryLedger anas{{anasKey}, hostKey};
    MemoryLedger bens{{bensKey}};

    void letBenIn() {
        ana.invite(where, table);
        ben.knock(where, {{SigningKey(Bytes(32, bensKey)).publicKey(), "Ben", {}}});
        link(anasAir, bensAir);
        QTRY_COMPARE(ana.guests().size(), std::size_t{1});
        ana.admit(ana.guests()[0].number);
        QTRY_COMPARE(ben.stage(), Meeting::Stage::Inside);
    }
    void open() {
        QObject::connect(&ben, &Meeting::opening, &ben, [this] { ben.sit(bens, where, ben.membership()); });
        anas.open(table, {anasKey, bensKey});
        ana.sit(anas, where, ana.membership());
        QTRY_COMPARE(bens.log() != nullptr && ana.company().present.size() == 2, true);
    }
};

// Somebody with any credentials, who says what the test says.
struct Outsider {
    Hall air;
    Switchboard board{&air};
    QSignalSpy opened{&board, &Switchboard::opened};
    QSignalSpy gone{&board, &Switchboard::gone};
    QSignalSpy said{&board, &Switchboard::said};

    Outsider() = default;
    Outsider(const DeviceId& self, const Rendezvous& code) {
        board.credentials().self = self;
        board.credentials().password = Secret(code.password);
    }
};

} // namespace

// Who is let in, and whom somebody else can put out again.
class DoorsTest : public QObject {
    Q_OBJECT

private slots:
    void who_says_that_it_is_a_guests_device_cuts_that_guest_off_only_with_what_the_guest_has_data() {
        QTest::addColumn<Way>("way");
        QTest::addColumn<bool>("open");
        for (const bool open : {false, true}) {
            const char* when = open ? "at the table" : "before the table is open";
            QTest::addRow("the code, %s", when) << Way::Code << open;
            QTest::addRow("the key of the table, %s", when) << Way::TableKey << open;
            QTest::addRow("the guest's own pairing, %s", when) << Way::Pairing << open;
        }
    }
    void who_says_that_it_is_a_guests_device_cuts_that_guest_off_only_with_what_the_guest_has() {
        QFETCH(Way, way);
        QFETCH(bool, open);
        Evening evening;
        evening.letBenIn();
        if (open)
            evening.open();
        const Credentials bens = credentialsOf(evening.ben);
        const DeviceId anas = credentialsOf(evening.ana).self;
        Outsider outsider(bens.self, way == Way::Code ? where : wrong);
        if (way == Way::TableKey)
            outsider.board.credentials().tableKey = bens.tableKey.copy();
        if (way == Way::Pairing)
            outsider.board.credentials().pairings.emplace(anas, bens.pairings.at(anas).copy());
        link(evening.anasAir, outsider.air);
        QTRY_COMPARE(outsider.opened.size(), 1);
        QCOMPARE(outsider.board.channel(outsider.opened[0][0].toInt())->way, way);
        QTRY_COMPARE(evening.ana.proving(), 0); // and for Ana there is a channel, too

        const bool cut = way == Way::Pairing;
        if (cut && !open)
            QTRY_VERIFY(evening.ben.stage() != Meeting::Stage::Inside);
        else if (cut)
            QTRY_VERIFY(!evening.ben.company().hostHere);
        QTest::qWait(50); // for whatever else comes of it
        if (!cut && open)
            QVERIFY(evening.ben.company().hostHere && evening.ana.company().present.size() == 2);
        else if (!cut)
            QVERIFY(evening.ben.stage() == Meeting::Stage::Inside && evening.ana.guests()[0].admitted);
        QCOMPARE(credentialsOf(evening.ana).pairings.at(bens.self), bens.pairings.at(anas));
    }

    void who_comes_back_takes_the_place_of_its_dead_link_at_once() {
        Evening evening;
        evening.letBenIn();
        evening.open();
        Hall air;
        Meeting again(&air); // Ben's phone, restarted; nobody has told Ana that the old link is dead
        MemoryLedger ledger({bensKey});
        again.sit(ledger, where, evening.ben.membership());
        link(evening.anasAir, air);
        QTRY_VERIFY_WITH_TIMEOUT(again.company().hostHere && !evening.ben.company().hostHere, 3000);
        QCOMPARE(evening.ana.company().present.size(), std::size_t{2});
    }

    void of_two_links_of_one_guest_that_come_up_at_once_both_ends_keep_the_same() {
        Evening evening;
        evening.letBenIn();
        evening.open();
        for (int times = 0; times < 3; ++times) {
            link(evening.anasAir, evening.bensAir);
            link(evening.bensAir, evening.anasAir);
            QTRY_COMPARE(evening.ana.proving() + evening.ben.proving(), 0);
            QTest::qWait(50);
            QVERIFY(evening.ben.company().hostHere && evening.ana.company().present.size() == 2);
        }
    }

    // The table's key is not asked for before somebody was let in, and whoever says nothing was not.
    void who_proves_the_code_and_says_nothing_does_not_sit_at_the_table_when_it_opens() {
        Evening evening;
        evening.letBenIn();
        Outsider outsider({7}, where);
        link(evening.anasAir, outsider.air);
        QTRY_COMPARE(outsider.opened.size(), 1);
        QTRY_COMPARE(evening.ana.proving(), 0);
        evening.open();
        QTest::qWait(50);
        QVERIFY(outsider.said.empty());
    }

    void a_guest_that_was_let_in_stays_so_whoever_else_comes_and_goes_data() {
        QTest::addColumn<bool>("right");
        QTest::addRow("with the code") << true;
        QTest::addRow("with another one") << false;
    }
    void a_guest_that_was_let_in_stays_so_whoever_else_comes_and_goes() {
        QFETCH(bool, right);
        Evening evening;
        evening.letBenIn();
        Outsider outsider({7}, right ? where : wrong);
        link(outsider.air, evening.bensAir);
        if (right) {
            QTRY_COMPARE(outsider.opened.size(), 1);
            const int number = outsider.opened[0][0].toInt();
            outsider.board.say(number, Here{0, Seen{}, {}}); // as if its table were open
            outsider.board.say(number, Declined{Decline::Full});
            QTest::qWait(50);
            outsider.board.hangUp(number, Parting::Left);
        }
        QTRY_VERIFY(!outsider.gone.empty());
        QTest::qWait(50);
        QCOMPARE(evening.ben.stage(), Meeting::Stage::Inside);
        evening.open();
    }

    void what_a_host_remembers_can_be_read_again_however_many_devices_came() {
        Evening evening;
        evening.letBenIn();
        evening.open();
        const Credentials bens = credentialsOf(evening.ben);
        for (std::uint8_t number = 0; number < mostPairings + 3; ++number) {
            Outsider one({number, 1}, wrong);
            one.board.credentials().tableKey = bens.tableKey.copy();
            link(evening.anasAir, one.air);
            QTRY_COMPARE(one.opened.size(), 1);
            QTRY_COMPARE(evening.ana.proving(), 0);
        }
        Credentials read;
        QVERIFY(decodeMembership(evening.ana.membership(), read));
        QVERIFY(read.pairings.contains(bens.self));
    }
};

QTEST_GUILESS_MAIN(DoorsTest)
#include "doors_test.moc"
