#include <QtTest>

#include "table/symbols.h"

#include <numeric>
#include <set>

using namespace aphelion;

namespace {

TableId someTable() {
    TableId table{};
    std::iota(table.begin(), table.end(), std::uint8_t{0});
    return table;
}

Seen someEntry() {
    Seen entry{57, {}};
    entry.hash.fill(0x11);
    return entry;
}

} // namespace

class SymbolsTest : public QObject {
    Q_OBJECT

private slots:
    // LOG.md's example; computed with the reference implementation of Argon2.
    void the_written_example_of_symbols_holds() {
        QVERIFY(symbolsOf(someTable(), someEntry()) == (Symbols{28, 15, 1, 0, 14, 21, 22, 26}));
    }

    void another_table_shows_other_symbols() {
        TableId other = someTable();
        other.back() ^= 1;
        QVERIFY(*symbolsOf(other, someEntry()) != *symbolsOf(someTable(), someEntry()));
    }

    void another_number_shows_other_symbols() {
        Seen other = someEntry();
        ++other.number;
        QVERIFY(*symbolsOf(someTable(), other) != *symbolsOf(someTable(), someEntry()));
    }

    void another_hash_shows_other_symbols() {
        Seen other = someEntry();
        other.hash.back() ^= 1;
        QVERIFY(*symbolsOf(someTable(), other) != *symbolsOf(someTable(), someEntry()));
    }

    void all_kinds_of_symbols_occur() {
        std::set<std::uint8_t> kinds;
        for (Seen entry = someEntry(); kinds.size() < symbolKinds && entry.number < 200; ++entry.number) {
            const Symbols symbols = *symbolsOf(someTable(), entry);
            kinds.insert(symbols.begin(), symbols.end());
        }
        QCOMPARE(kinds.size(), std::size_t{symbolKinds});
        QCOMPARE(int(*kinds.rbegin()), symbolKinds - 1);
    }
};

QTEST_APPLESS_MAIN(SymbolsTest)
#include "symbols_test.moc"
