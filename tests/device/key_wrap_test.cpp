#include <QtTest>

#include "device/folder.h"

using namespace aphelion;

class KeyWrapTest : public QObject {
    Q_OBJECT

private slots:
    void only_the_same_pin_secret_and_purpose_open_a_wrap() {
        const Secret key = randomKey();
        const Purpose purpose{"player", idOf(1)};
        const auto made = wrap(key, secretOf(1), viewOf("1234"), purpose, Work::cheapest());
        OPENED(made);
        const KeyWrap closed = *made;
        const auto right = unwrap(closed, secretOf(1), viewOf("1234"), purpose);
        OPENED(right);
        QVERIFY(*right == key);
        FAULT(unwrap(closed, secretOf(1), viewOf("1235"), purpose), StoreFault::WrongPin);
        FAULT(unwrap(closed, secretOf(1), {}, purpose), StoreFault::WrongPin);
        FAULT(unwrap(closed, secretOf(2), viewOf("1234"), purpose), StoreFault::WrongPin);
        FAULT(unwrap(closed, secretOf(1), viewOf("1234"), {"player", idOf(2)}), StoreFault::WrongPin);
        FAULT(unwrap(closed, secretOf(1), viewOf("1234"), {"device", idOf(1)}), StoreFault::WrongPin);
        KeyWrap other = closed;
        other.salt[0] ^= 1;
        FAULT(unwrap(other, secretOf(1), viewOf("1234"), purpose), StoreFault::WrongPin);
        other = closed;
        other.work.passes = 2;
        FAULT(unwrap(other, secretOf(1), viewOf("1234"), purpose), StoreFault::WrongPin);
        other = closed;
        other.hasPin = false; // cannot be talked down to no PIN
        FAULT(unwrap(other, secretOf(1), viewOf("1234"), purpose), StoreFault::KeyLost);
        for (std::size_t at = 0; at < closed.closed.size(); ++at) {
            other = closed;
            other.closed[at] ^= 0x10;
            FAULT(unwrap(other, secretOf(1), viewOf("1234"), purpose), StoreFault::WrongPin);
        }
    }

    void without_a_pin_the_device_secret_alone_opens() {
        const Secret key = randomKey();
        const auto closed = wrap(key, secretOf(1), {}, {"player", idOf(1)}, Work{});
        QVERIFY(*unwrap(*closed, secretOf(1), {}, {"player", idOf(1)}) == key);
        FAULT(unwrap(*closed, secretOf(2), {}, {"player", idOf(1)}), StoreFault::KeyLost);
    }

    void the_same_key_never_looks_the_same_wrapped() {
        const Secret key = secretOf(3);
        const auto one = wrap(key, secretOf(1), viewOf("1"), {"x"}, Work::cheapest());
        const auto two = wrap(key, secretOf(1), viewOf("1"), {"x"}, Work::cheapest());
        QVERIFY(one->closed != two->closed && one->nonce != two->nonce && one->salt != two->salt);
    }

    void a_pin_costs_64_mib_and_a_file_cannot_ask_for_the_whole_phone() {
        QVERIFY(Work{}.memory >= std::uint64_t{64} << 20);
        QVERIFY(Work{}.bearable());
        FAULT(stretched(viewOf("1"), {}, {3, std::uint64_t{1} << 40}), StoreFault::NoMemory);
        FAULT(stretched(viewOf("1"), {}, {0, 8192}), StoreFault::NoMemory);
        QElapsedTimer clock;
        clock.start();
        OPENED(stretched(viewOf("1234"), {}, {}));
        qInfo("one try at a PIN: %lld ms", static_cast<long long>(clock.elapsed()));
    }

    void five_tries_are_free_and_then_each_costs_twice_the_last() {
        Tries tries;
        for (int n = 1; n <= 4; ++n) {
            tries = counted(tries);
            QVERIFY(tries.mayTry());
        }
        QCOMPARE(tries.freeLeft(), 1u);
        for (std::uint64_t wait = 30'000; wait <= 480'000; wait *= 2) {
            tries = counted(tries);
            QCOMPARE(tries.wait, wait);
            tries = waited(tries, wait - 1);
            QVERIFY(!tries.mayTry());
            tries = waited(tries, 5);
            QVERIFY(tries.mayTry());
        }
        tries.made = UINT32_MAX - 1;
        QCOMPARE(counted(counted(tries)).made, UINT32_MAX);
        QCOMPARE(counted(tries).wait, std::uint64_t{30'000} << 20);
    }
};

QTEST_APPLESS_MAIN(KeyWrapTest)
#include "key_wrap_test.moc"
