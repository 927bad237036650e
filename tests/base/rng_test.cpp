#include <QtTest>

#include "base/rng.h"

#include <numeric>
#include <vector>

using aphelion::Rng;

class RngTest : public QObject {
    Q_OBJECT

private slots:
    // The same seed gives the same numbers for ever: two phones must deal the same sky.
    void the_first_numbers_of_a_seed_never_change() {
        Rng zero(0);
        QCOMPARE(zero.next(), std::uint64_t{0x99ec5f36cb75f2b4});
        QCOMPARE(zero.next(), std::uint64_t{0xbf6e1f784956452a});
        QCOMPARE(zero.next(), std::uint64_t{0x1a5f849d4933e6e0});
        QCOMPARE(aphelion::mix(0), std::uint64_t{0xe220a8397b1dcdaf});
        QCOMPARE(aphelion::mix(1), std::uint64_t{0x910a2dec89025cc1});
    }

    void below_stays_below_and_reaches_everything() {
        Rng rng(7);
        std::vector<int> seen(12);
        for (int i = 0; i < 12'000; ++i)
            ++seen.at(rng.below(12));
        for (const int times : seen)
            QVERIFY(times > 850 && times < 1150);
        QCOMPARE(rng.below(1), std::uint64_t{0});
    }

    // 2^64 mod n numbers are skipped; a plain remainder would favour the small ones by a third here.
    void no_remainder_is_likelier_than_another() {
        const std::uint64_t n = (std::uint64_t{1} << 63) + (std::uint64_t{1} << 62);
        Rng rng(3);
        int low = 0;
        for (int i = 0; i < 9'000; ++i)
            low += rng.below(n) < n / 3;
        QVERIFY2(low > 2'800 && low < 3'200, qPrintable(QString::number(low)));
    }

    void shuffling_keeps_every_item_and_is_pinned() {
        std::vector<int> items(10);
        std::iota(items.begin(), items.end(), 0);
        Rng(42).shuffle(items);
        QCOMPARE(items, (std::vector<int>{7, 3, 8, 9, 5, 6, 4, 1, 0, 2}));
    }
};

QTEST_APPLESS_MAIN(RngTest)
#include "rng_test.moc"
