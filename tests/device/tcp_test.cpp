#include "device/airs.h"

#include <QNetworkInterface>
#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>

#include <rapidcheck.h>

#include "device/link/tcp_greeting.h"
#include "device/link/tcp_link.h"
#include "device/link/tcp_scout.h"

using namespace aphelion;

namespace {

QByteArray rawBytes(ByteView bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

const QString ghost(32, 'a'); // the id of a device that is not there

} // namespace

// What is particular to the air between programs on one computer.
class TcpTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_around = std::make_unique<Surroundings>(AirKind::Tcp);
        m_board.emplace(m_around->folder());
        QVERIFY(m_board->open());
    }

    void a_killed_process_is_noticed() {
        const auto host = m_around->device();
        host->air().seek("lobby");
        QProcess other;
        other.start(LINK_OTHER, {m_around->folder(), "lobby"});
        SOON(host->open() == 1);
        host->last().link->send(datagramOf(1, 4096));
        SOON(host->last().heard.size() == 1);
        other.kill();
        SOON(host->last().end);
        QCOMPARE(*host->last().end, LinkEnd::Lost);
        SOON(other.state() == QProcess::NotRunning);
    }

    void what_a_killed_process_has_announced_is_not_noticed_for_long() {
        m_board->announce("S7", ghost);
        m_board->announce("E2", QString(32, 'b'));
        QFile old(m_around->folder() + "/5337-" + ghost + ".near");
        QVERIFY(old.open(QIODevice::ReadWrite));
        QVERIFY(old.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
        QCOMPARE(m_board->announced({}), std::set<std::string>{"E2"});
        QVERIFY(m_board->announced(QString(32, 'b')).empty()); // its own
    }

    void an_announcement_with_a_strange_name_is_overlooked() {
        for (const QString& name : {QStringLiteral("-") + ghost, QStringLiteral("5337-short"), QStringLiteral("5337"),
                                    "5337-" + ghost + "-x", QString()}) {
            QFile file(m_around->folder() + '/' + name + ".near");
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QVERIFY(m_board->announced({}).empty());
        QVERIFY(m_board->read("S7").empty());
    }

    void a_process_killed_while_it_waits_leaves_no_notice_for_long() {
        QProcess other;
        other.start(LINK_OTHER, {m_around->folder(), "lobby"});
        SOON(m_board->read("lobby").size() == 1);
        other.kill();
        QVERIFY(other.waitForFinished());
        QCOMPARE(m_board->read("lobby").size(), std::size_t{1});
        const auto host = m_around->device();
        host->air().seek("lobby");
        SOON(m_board->read("lobby").empty());
        QVERIFY(host->met().empty());
    }

    void a_notice_whose_port_is_somebody_elses_is_removed() {
        for (const char* says : {"HTTP/1.1 400 Bad Request\r\n", "\0\4what"}) {
            QTcpServer server;
            QVERIFY(server.listen(QHostAddress::LocalHost));
            connect(&server, &QTcpServer::newConnection, this, [&] { server.nextPendingConnection()->write(says, 6); });
            QVERIFY(m_board->put("lobby", {ghost, server.serverPort()}));
            const auto host = m_around->device();
            host->air().seek("lobby");
            SOON(m_board->read("lobby").empty());
            QVERIFY(host->met().empty());
        }
    }

    void a_notice_that_goes_missing_is_put_up_again() {
        const auto guest = m_around->device();
        guest->air().show("lobby");
        const auto notices = m_board->read("lobby");
        QCOMPARE(notices.size(), std::size_t{1});
        m_board->remove("lobby", notices.front());
        QVERIFY(m_board->read("lobby").empty());
        SOON(m_board->read("lobby") == notices);
    }

    void nobody_is_announced_while_linked_or_when_gone() {
        auto guest = m_around->device();
        auto host = m_around->device();
        guest->air().show("lobby");
        host->air().seek("lobby");
        SOON(host->open() == 1);
        QVERIFY(m_board->read("lobby").empty());
        host.reset();
        SOON(m_board->read("lobby").size() == 1);
        guest->air().stopShowing();
        QVERIFY(m_board->read("lobby").empty());
        guest->air().show("lobby");
        QCOMPARE(m_board->read("lobby").size(), std::size_t{1});
        guest.reset();
        QVERIFY(m_board->read("lobby").empty());
    }

    void a_notice_is_not_removed_once_there_is_a_newer_one() {
        QVERIFY(m_board->put("lobby", {ghost, 1}));
        QVERIFY(m_board->put("lobby", {ghost, 2}));
        m_board->remove("lobby", {ghost, 1});
        QCOMPARE(m_board->read("lobby"), (std::vector{Notice{ghost, 2}}));
    }

    void a_new_folder_is_this_users_alone_and_one_that_is_there_stays_as_it_is() {
        constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QVERIFY(!(QFile::permissions(m_around->folder()) & others));
        QVERIFY(QFile::setPermissions(m_around->folder(), QFile::permissions(m_around->folder()) | others));
        QVERIFY(m_board->open());
        QCOMPARE(QFile::permissions(m_around->folder()) & others, QFile::Permissions(others));
    }

    void what_is_no_notice_is_passed_over() {
        const QString prefix = m_around->folder() + "/" + QByteArray("lobby").toHex() + "-";
        const std::pair<QString, QByteArray> files[] = {{"short", "1\n"},
                                                        {QString(32, 'x'), "1\n"},
                                                        {QString(32, 'b'), ""},
                                                        {QString(32, 'c'), "seven"},
                                                        {QString(32, 'd'), "65536\n"},
                                                        {QString(32, 'e'), "-1\n"},
                                                        {ghost, "7\n"}};
        for (const auto& [name, content] : files) {
            QFile file(prefix + name);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        }
        QCOMPARE(m_board->read("lobby"), (std::vector{Notice{ghost, 7}}));
        QVERIFY(m_board->read("lob").empty());
    }

    void rubbish_on_the_port_is_cut_off_and_harms_nobody() {
        const auto guest = m_around->device();
        guest->air().show("lobby");
        for (const char* rubbish : {"GET / HTTP/1.1\r\n\r\n", "\0\4what\0\1x"}) {
            QTcpSocket stranger;
            call(stranger);
            stranger.write(rubbish, 9);
            SOON(stranger.state() == QAbstractSocket::UnconnectedState);
        }
        QVERIFY(guest->met().empty());
        const auto host = m_around->device();
        host->air().seek("lobby");
        SOON(host->open() == 1 && guest->open() == 1);
    }

    void strangers_who_say_nothing_keep_nobody_out() {
        const auto guest = m_around->device();
        guest->air().show("lobby");
        QTcpSocket strangers[3];
        for (QTcpSocket& stranger : strangers)
            call(stranger);
        const auto host = m_around->device();
        host->air().seek("lobby");
        SOON(host->open() == 1 && guest->open() == 1);
    }

    void there_is_an_end_to_strangers() {
        const auto guest = m_around->device();
        guest->air().show("lobby");
        QTcpSocket strangers[8];
        for (QTcpSocket& stranger : strangers)
            call(stranger);
        QTcpSocket last;
        last.connectToHost(QHostAddress::LocalHost, m_board->read("lobby").front().port);
        SOON(last.state() == QAbstractSocket::UnconnectedState);
        QCOMPARE(last.readAll(), rawBytes(framed({})));
        for (const QTcpSocket& stranger : strangers)
            QCOMPARE(stranger.state(), QAbstractSocket::ConnectedState);
    }

    void a_datagram_longer_than_the_capacity_closes_the_link() {
        const auto guest = m_around->device();
        guest->air().show("lobby");
        QTcpSocket stranger;
        greet(stranger);
        SOON(guest->open() == 1);
        stranger.write(rawBytes(framed(datagramOf(1, TcpLink::most))));
        stranger.write(rawBytes(framed(datagramOf(1, TcpLink::most + 1))));
        SOON(guest->last().end);
        QCOMPARE(*guest->last().end, LinkEnd::Garbled);
        QCOMPARE(guest->last().heard.size(), std::size_t{1});
        SOON(stranger.state() == QAbstractSocket::UnconnectedState);
    }

    void half_a_datagram_is_none() {
        const auto guest = m_around->device();
        guest->air().show("lobby");
        QTcpSocket stranger;
        greet(stranger);
        SOON(guest->open() == 1);
        stranger.write(rawBytes(framed(datagramOf(1, 100))).left(60));
        stranger.disconnectFromHost();
        SOON(guest->last().end);
        QCOMPARE(*guest->last().end, LinkEnd::Lost);
        QVERIFY(guest->last().heard.empty());
    }

    void a_second_central_is_turned_away() {
        const auto guest = m_around->device();
        guest->air().show("lobby");
        const Notice notice = m_board->read("lobby").front();
        QTcpSocket second; // called first, speaks later
        call(second);
        QTcpSocket first;
        greet(first);
        SOON(guest->open() == 1);
        second.write(rawBytes(framed(greetingTo(notice.id))));
        SOON(second.state() == QAbstractSocket::UnconnectedState);
        QTcpSocket third;
        third.connectToHost(QHostAddress::LocalHost, notice.port);
        SOON(third.state() == QAbstractSocket::UnconnectedState);
        QCOMPARE(third.readAll(), rawBytes(framed({})));
        QCOMPARE(guest->met().size(), std::size_t{1});
        QVERIFY(!guest->last().end);
    }

    void a_link_that_takes_nothing_in_is_given_up() {
        const auto guest = m_around->device();
        guest->air().show("lobby");
        QTcpSocket stranger;
        stranger.setReadBufferSize(1000); // and never reads
        greet(stranger);
        SOON(guest->open() == 1);
        const Bytes datagram = datagramOf(1, TcpLink::most);
        for (std::size_t sent = 0; sent < 2 * TcpLink::mostWaiting; sent += datagram.size())
            guest->last().link->send(datagram);
        QVERIFY(!guest->last().end); // not out of send()
        SOON(guest->last().end);
        QCOMPARE(*guest->last().end, LinkEnd::Lost);
    }

    void nothing_listens_but_on_the_loopback_address() {
        const auto guest = m_around->device();
        guest->air().show("lobby");
        const auto port = m_board->read("lobby").front().port;
        for (const QHostAddress& address : QNetworkInterface::allAddresses()) {
            if (address == QHostAddress::LocalHost)
                continue;
            QTcpSocket socket;
            socket.connectToHost(address, port);
            SOON(socket.state() == QAbstractSocket::UnconnectedState);
            QVERIFY2(socket.error() != QAbstractSocket::RemoteHostClosedError, qPrintable(address.toString()));
        }
    }

    void who_cannot_be_reached_is_called_less_and_less_often() {
        QTcpServer server; // busy with others
        QVERIFY(server.listen(QHostAddress::LocalHost));
        int calls = 0, hungUp = 0;
        connect(&server, &QTcpServer::newConnection, this, [&] {
            QTcpSocket* socket = server.nextPendingConnection();
            ++calls;
            connect(socket, &QTcpSocket::disconnected, this, [&] { ++hungUp; });
            socket->disconnectFromHost();
        });
        QVERIFY(m_board->put("lobby", {ghost, server.serverPort()}));
        TcpScout scout(*m_board, QString(32, 'b'), nullptr);
        scout.seek("lobby");
        std::vector<int> glances;
        for (int call = 1; call <= 8; ++call) {
            glances.push_back(0);
            while (scout.findChildren<QObject*>().isEmpty()) {
                scout.glance();
                ++glances.back();
            }
            SOON(calls == call && hungUp == call && scout.findChildren<QObject*>().isEmpty());
        }
        QCOMPARE(glances, (std::vector{1, 1, 2, 4, 8, 16, 32, 32}));
        QCOMPARE(m_board->read("lobby").size(), std::size_t{1}); // somebody is there
    }

    void nobody_is_called_while_being_called() {
        QTcpServer server; // slow to answer
        QVERIFY(server.listen(QHostAddress::LocalHost));
        QVERIFY(m_board->put("lobby", {ghost, server.serverPort()}));
        TcpScout scout(*m_board, QString(32, 'b'), nullptr);
        scout.seek("lobby");
        for (int times = 0; times < 3; ++times)
            scout.glance();
        QCOMPARE(scout.findChildren<QObject*>(QString(), Qt::FindDirectChildrenOnly).size(), 1);
        scout.stop();
        QVERIFY(scout.findChildren<QObject*>().isEmpty());
    }

    void without_a_folder_there_is_no_air() {
        QTemporaryDir dir;
        QFile file(dir.path() + "/file");
        QVERIFY(file.open(QIODevice::WriteOnly));
        const TcpAir air(file.fileName() + "/air");
        QCOMPARE(air.state(), AirState::NotAllowed);
    }

    void the_folder_can_be_given_by_the_environment() {
        qputenv("APHELION_AIR", "/some/where");
        QCOMPARE(TcpAir::usualFolder(), QString("/some/where"));
        qunsetenv("APHELION_AIR");
        const QTemporaryDir runtime;
        qputenv("XDG_RUNTIME_DIR", runtime.path().toUtf8());
        QCOMPARE(TcpAir::usualFolder(), runtime.path() + "/aphelion-air");
    }

    void a_stream_is_cut_into_its_datagrams_however_it_arrives() {
        QVERIFY(rc::check([](const std::vector<Bytes>& datagrams) {
            Bytes stream;
            for (const Bytes& datagram : datagrams) {
                const Bytes frame = framed(datagram);
                stream.insert(stream.end(), frame.begin(), frame.end());
            }
            DatagramReader reader(1000);
            std::vector<Bytes> read;
            for (ByteView rest = stream; !rest.empty();) {
                const auto some = *rc::gen::inRange<std::size_t>(1, rest.size() + 1);
                reader.feed(rest.first(some));
                rest = rest.subspan(some);
                while (const auto datagram = reader.next())
                    read.push_back(*datagram);
            }
            RC_ASSERT(read == datagrams);
            RC_ASSERT(!reader.garbled());
        }));
    }

    void a_stream_of_rubbish_gives_no_datagram_that_is_too_long_and_nothing_after_it() {
        QVERIFY(rc::check([](const Bytes& rubbish) {
            DatagramReader reader(20);
            reader.feed(rubbish);
            std::size_t taken = 0;
            while (const auto datagram = reader.next()) {
                RC_ASSERT(datagram->size() <= 20u);
                taken += 2 + datagram->size();
            }
            const bool tooLong = rubbish.size() >= taken + 2 && (rubbish[taken] << 8 | rubbish[taken + 1]) > 20;
            RC_ASSERT(reader.garbled() == tooLong);
            reader.feed(framed(Bytes(5)));
            RC_ASSERT(!tooLong || !reader.next());
        }));
    }

private:
    void call(QTcpSocket& socket) const {
        socket.connectToHost(QHostAddress::LocalHost, m_board->read("lobby").front().port);
        SOON(socket.state() == QAbstractSocket::ConnectedState);
    }

    void greet(QTcpSocket& socket) const {
        const QString id = m_board->read("lobby").front().id;
        call(socket);
        socket.write(rawBytes(framed(greetingTo(id))));
    }

    std::unique_ptr<Surroundings> m_around;
    std::optional<NoticeBoard> m_board;
};

QTEST_GUILESS_MAIN(TcpTest)
#include "tcp_test.moc"
