#include "device/airs.h"

using namespace aphelion;
using namespace std::chrono_literals;

namespace {

// A connection of which the test decides what becomes of it.
class ScriptedPipe : public RadioPipe {
public:
    std::size_t capacity() const override { return 20; }
    void deliver(ByteView value) override {
        given.emplace_back(value.begin(), value.end());
        if (atOnce)
            emit delivered();
    }
    void hangUp() override { *hungUp = true; }

    std::vector<Bytes> given;
    bool atOnce = false;
    std::shared_ptr<bool> hungUp = std::make_shared<bool>(false);
};

} // namespace

// A link over one connection of the radio.
class BluetoothLinkTest : public QObject {
    Q_OBJECT

private slots:
    void init() { begin({1h, 1h}); }
    void cleanup() {
        delete m_link;
        m_link.clear();
    }

    void values_go_one_at_a_time_and_in_order() {
        for (std::size_t number = 0; number < 4; ++number)
            m_link->send(datagramOf(number, 20));
        for (std::size_t number = 0; number < 4; ++number) {
            SOON(m_pipe->given.size() == number + 1);
            QCOMPARE(m_pipe->given.back(), datagramOf(number, 20));
            emit m_pipe->delivered();
        }
        QCoreApplication::processEvents();
        QCOMPARE(m_pipe->given.size(), std::size_t{4});
        QVERIFY(!m_end);
    }

    void it_is_busy_while_two_wait_and_says_when_it_is_not() {
        QSignalSpy ready(m_link, &Link::ready);
        m_link->send(datagramOf(1, 20));
        QVERIFY(!m_link->isBusy());
        m_link->send(datagramOf(2, 20));
        QVERIFY(m_link->isBusy());
        emit m_pipe->delivered();
        QVERIFY(ready.empty()); // signals come from the event loop
        SOON(ready.size() == 1);
        QVERIFY(!m_link->isBusy());
    }

    void a_platform_that_delivers_at_once_is_no_reason_to_signal_at_once() {
        m_pipe->atOnce = true;
        QSignalSpy ready(m_link, &Link::ready);
        for (std::size_t number = 0; number < 50; ++number)
            m_link->send(datagramOf(number, 1));
        QVERIFY(ready.empty());
        SOON(ready.size() == 50);
        QCOMPARE(m_pipe->given.size(), std::size_t{50});
    }

    void a_delivery_that_nobody_asked_for_changes_nothing() {
        emit m_pipe->delivered();
        QCoreApplication::processEvents();
        m_link->send(datagramOf(1, 20));
        QCOMPARE(m_pipe->given.size(), std::size_t{1});
    }

    void a_value_that_is_never_taken_means_that_the_other_is_lost() {
        begin({1ms, 1h});
        m_link->send(datagramOf(1, 20));
        SOON(m_end);
        QCOMPARE(*m_end, LinkEnd::Lost);
        QVERIFY(*m_hungUp);
        SOON(m_link.isNull());
    }

    void a_link_on_which_nothing_is_sent_lasts() {
        begin({1ms, 1ms});
        m_pipe->atOnce = true;
        m_link->send(datagramOf(1, 20));
        QTest::qWait(20);
        QVERIFY(!m_end);
    }

    void a_connection_that_breaks_is_told_once_and_from_the_event_loop() {
        emit m_pipe->broken();
        QVERIFY(!m_end);
        emit m_pipe->broken();
        SOON(m_end);
        QCOMPARE(*m_end, LinkEnd::Lost);
        QVERIFY(*m_hungUp);
    }

    void what_was_sent_still_goes_when_it_is_closed() {
        for (std::size_t number = 0; number < 3; ++number)
            m_link->send(datagramOf(number, 20));
        m_link->close();
        m_link->send(datagramOf(3, 20)); // too late
        for (std::size_t number = 0; number < 3; ++number) {
            SOON(m_pipe->given.size() == number + 1);
            QVERIFY(!m_end && !*m_hungUp);
            emit m_pipe->delivered();
        }
        SOON(m_end);
        QCOMPARE(*m_end, LinkEnd::Here);
        QVERIFY(*m_hungUp);
    }

    void a_farewell_that_takes_too_long_is_cut_short() {
        begin({1h, 1ms});
        m_link->send(datagramOf(1, 20));
        m_link->close();
        SOON(m_end);
        QCOMPARE(*m_end, LinkEnd::Here);
    }

    void a_connection_that_breaks_during_the_farewell_was_closed_here() {
        m_link->send(datagramOf(1, 20));
        m_link->close();
        emit m_pipe->broken();
        SOON(m_end);
        QCOMPARE(*m_end, LinkEnd::Here);
    }

    void nothing_is_heard_after_closing() {
        m_link->send(datagramOf(1, 20));
        m_link->close();
        emit m_pipe->received(datagramOf(2, 20));
        QCOMPARE(m_heard, 0);
    }

    void a_link_may_be_deleted_while_it_is_heard() {
        connect(m_link, &Link::received, this, [this] { delete m_link; });
        const QPointer<ScriptedPipe> pipe = m_pipe;
        emit m_pipe->received(datagramOf(2, 20));
        QVERIFY(m_link.isNull() && pipe.isNull());
    }

private:
    void begin(const BluetoothLink::Patience& patience) {
        delete m_link;
        m_end.reset();
        m_heard = 0;
        auto pipe = std::make_unique<ScriptedPipe>();
        m_pipe = pipe.get();
        m_hungUp = pipe->hungUp;
        m_link = new BluetoothLink(std::move(pipe), patience, this);
        connect(m_link, &Link::received, this, [this] { ++m_heard; });
        connect(m_link, &Link::closed, this, [this](LinkEnd end) {
            QVERIFY(!m_end);
            m_end = end;
        });
    }

    QPointer<ScriptedPipe> m_pipe;
    std::shared_ptr<bool> m_hungUp;
    QPointer<BluetoothLink> m_link;
    std::optional<LinkEnd> m_end;
    int m_heard = 0;
};

QTEST_GUILESS_MAIN(BluetoothLinkTest)
#include "bluetooth_link_test.moc"
