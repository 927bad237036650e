#include <QtTest>

#include <rapidcheck.h>

#include "device/folder.h"
#include "support/memory_journal.h"

using namespace aphelion;

namespace {

const StoreId table = idOf(1);

// A journal of its own: in memory, or in a file of a folder that goes with it.
std::shared_ptr<Journal> newMemory() { return std::make_shared<MemoryJournal>(); }
std::shared_ptr<Journal> newFile() {
    struct Kept {
        Folder folder;
        DeviceFile file = DeviceFile::open({folder.path("device.db"), {}}, secretOf(1).view()).take();
    };
    const auto kept = std::make_shared<Kept>();
    return {kept, &kept->file};
}

// Everything that can be read of a table, to be compared.
struct Seen {
    std::vector<Numbered> entries;
    std::vector<std::tuple<int, StoreId, Bytes>> seats;
    std::vector<KeptOpening> openings;
    std::vector<PendingAsk> asks;
    std::vector<AbandonedEntry> abandoned;
    std::map<std::string, Bytes> settings;

    bool operator==(const Seen&) const = default;
};

constexpr int seatsInPlay = 3;

Seen seen(Journal& journal) {
    Seen all{*journal.entries(table), {}, {}, *journal.asks(table), *journal.abandoned(table), {}};
    all.settings = *journal.tableSettings(table);
    const auto seats = journal.seats(table);
    for (const SeatRecord& seat : *seats)
        all.seats.emplace_back(seat.seat, seat.player, Bytes(seat.seed.view().begin(), seat.seed.view().end()));
    for (int seat = 0; seat < seatsInPlay; ++seat) {
        const auto openings = journal.openings(table, seat);
        all.openings.insert(all.openings.end(), openings->begin(), openings->end());
    }
    return all;
}

Bytes shortBytes() { return bytesOf(std::to_string(*rc::gen::inRange(0, 3))); }

template <typename Add>
void sometimes(Add add) {
    for (int times = *rc::gen::weightedElement<int>({{3, 0}, {2, 1}, {1, 2}}); times > 0; --times)
        add();
}

// Any step; small numbers, so that it often meets what is there.
Step anyStep() {
    Step step;
    const auto seat = [] { return *rc::gen::inRange(0, seatsInPlay); };
    const auto number = [] { return *rc::gen::inRange<std::uint64_t>(0, 8); };
    const auto byte = [] { return *rc::gen::inRange<std::uint8_t>(0, 6); };
    if (*rc::gen::inRange(0, 4) == 0)
        step.abandon = Abandoning{number(), *rc::gen::inRange<std::uint64_t>(0, 3)};
    sometimes([&] { step.dropAsks.push_back(seat()); });
    sometimes([&] { step.entries.push_back({number(), shortBytes()}); });
    sometimes([&] { step.seats.push_back({seat(), idOf(byte()), secretOf(byte())}); });
    sometimes([&] { step.openings.push_back(openingOf(seat(), byte(), "hidden")); });
    sometimes([&] { step.asks.push_back({seat(), shortBytes()}); });
    sometimes(
        [&] { step.settings[std::to_string(seat())] = byte() == 0 ? std::nullopt : std::optional(shortBytes()); });
    return step;
}

} // namespace

// What a table may expect of a journal, whether it is a file or a simulation's memory.
class JournalTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() {
        QTest::addColumn<bool>("inFile");
        QTest::newRow("memory") << false;
        QTest::newRow("file") << true;
    }

    void init() {
        QFETCH_GLOBAL(bool, inFile);
        m_journal = inFile ? newFile() : newMemory();
    }

    void a_table_that_is_not_there_is_empty_and_takes_no_step() {
        QVERIFY(seen(*m_journal) == Seen{});
        UNSTORED(m_journal->append(table, stepOf(0, "a")), StoreFault::Unknown);
        Step drop;
        drop.dropAsks = {0};
        UNSTORED(m_journal->append(table, drop), StoreFault::Unknown);
        QVERIFY(seen(*m_journal) == Seen{});
    }

    void everything_a_step_brings_is_there_in_order() {
        STORED(m_journal->addTable(table, 5, stepOf(0, "begun")));
        Step step;
        step.entries = {{2, {}}, {1, bytesOf("one")}};
        step.seats.push_back({2, idOf(9), secretOf(7)});
        step.seats.push_back({0, idOf(8), secretOf(6)});
        step.openings = {openingOf(2, 4, "comet in 3"), openingOf(2, 3, ""), openingOf(1, 4, "the same seal")};
        step.asks = {{2, bytesOf("survey")}, {0, {}}};
        step.settings = {{"key", bytesOf("k")}, {"empty", Bytes{}}};
        STORED(m_journal->append(table, step));
        const Seen all = seen(*m_journal);
        QCOMPARE(all.entries, (std::vector<Numbered>{{0, bytesOf("begun")}, {1, bytesOf("one")}, {2, {}}}));
        QVERIFY((all.seats == std::vector<std::tuple<int, StoreId, Bytes>>{{0, idOf(8), Bytes(32, 6)},
                                                                                     {2, idOf(9), Bytes(32, 7)}}));
        QCOMPARE(all.openings,
                 (std::vector{openingOf(1, 4, "the same seal"), openingOf(2, 3, ""), openingOf(2, 4, "comet in 3")}));
        QCOMPARE(all.asks, (std::vector<PendingAsk>{{0, {}}, {2, bytesOf("survey")}}));
        QCOMPARE(all.settings, (std::map<std::string, Bytes>{{"empty", {}}, {"key", bytesOf("k")}}));
    }

    void a_table_is_added_once() {
        STORED(m_journal->addTable(table, 5, stepOf(0, "begun")));
        UNSTORED(m_journal->addTable(table, 6, stepOf(7, "again")), StoreFault::AlreadyThere);
        STORED(m_journal->addTable(idOf(2), 6, stepOf(0, "another")));
        QCOMPARE(*m_journal->entries(table), (std::vector<Numbered>{{0, bytesOf("begun")}}));
    }

    void a_first_step_that_contradicts_itself_adds_no_table() {
        Step twice = stepOf(0, "a");
        twice.entries.push_back({0, bytesOf("b")});
        UNSTORED(m_journal->addTable(table, 5, twice), StoreFault::AlreadyThere);
        UNSTORED(m_journal->append(table, {}), StoreFault::Unknown);
    }

    void a_step_that_would_overwrite_leaves_nothing_behind() {
        Step first = stepOf(0, "begun");
        first.openings = {openingOf(1, 1, "x")};
        first.asks = {{1, bytesOf("ask")}};
        STORED(m_journal->addTable(table, 5, first));
        const Seen before = seen(*m_journal);
        const auto refused = [&](auto spoil) {
            Step step = stepOf(1, "new");
            step.abandon = Abandoning{1, 1};
            step.openings = {openingOf(2, 1, "y")};
            step.asks = {{2, bytesOf("ask")}};
            step.seats.push_back({1, idOf(9), secretOf(7)});
            step.settings["key"] = bytesOf("k");
            spoil(step);
            UNSTORED(m_journal->append(table, step), StoreFault::AlreadyThere);
            QVERIFY(seen(*m_journal) == before);
        };
        refused([](Step& step) { step.entries.push_back({0, bytesOf("other")}); });
        refused([](Step& step) { step.entries.push_back({1, bytesOf("twice")}); });
        refused([](Step& step) { step.openings.push_back(openingOf(1, 1, "x")); });
        refused([](Step& step) { step.asks.push_back({1, bytesOf("second")}); });
        refused([](Step& step) { step.asks.push_back({2, bytesOf("twice")}); });
    }

    void an_ask_goes_with_the_step_that_brings_its_entry() {
        Step first = stepOf(0, "begun");
        first.asks = {{0, bytesOf("a")}, {1, bytesOf("b")}};
        STORED(m_journal->addTable(table, 5, first));
        Step heard = stepOf(1, "a happened");
        heard.dropAsks = {0, 2};
        STORED(m_journal->append(table, heard));
        QCOMPARE(*m_journal->asks(table), (std::vector<PendingAsk>{{1, bytesOf("b")}}));
        Step other;
        other.dropAsks = {1};
        other.asks = {{1, bytesOf("another")}};
        STORED(m_journal->append(table, other));
        QCOMPARE(*m_journal->asks(table), (std::vector<PendingAsk>{{1, bytesOf("another")}}));
    }

    void entries_that_do_not_count_any_more_are_kept_beside_those_that_do() {
        Step first;
        for (std::uint64_t number = 0; number < 4; ++number)
            first.entries.push_back({number, bytesOf("old " + std::to_string(number))});
        STORED(m_journal->addTable(table, 5, first));
        Step carriedOn = stepOf(2, "carried on");
        carriedOn.abandon = Abandoning{2, 1};
        STORED(m_journal->append(table, carriedOn));
        QCOMPARE(*m_journal->entries(table),
                 (std::vector<Numbered>{{0, bytesOf("old 0")}, {1, bytesOf("old 1")}, {2, bytesOf("carried on")}}));
        const std::vector<AbandonedEntry> old{{1, {2, bytesOf("old 2")}}, {1, {3, bytesOf("old 3")}}};
        QCOMPARE(*m_journal->abandoned(table), old);
        Step again; // nothing is there from this number on
        again.abandon = Abandoning{3, 9};
        STORED(m_journal->append(table, again));
        QCOMPARE(*m_journal->abandoned(table), old);
    }

    void two_entries_of_one_number_can_be_abandoned_in_one_epoch() {
        STORED(m_journal->addTable(table, 5, stepOf(0, "a")));
        for (const char* next : {"b", "a", "c"}) {
            Step step = stepOf(0, next);
            step.abandon = Abandoning{0, 1};
            STORED(m_journal->append(table, step));
        }
        QCOMPARE(*m_journal->abandoned(table),
                 (std::vector<AbandonedEntry>{{1, {0, bytesOf("a")}}, {1, {0, bytesOf("b")}}}));
        QCOMPARE(*m_journal->entries(table), (std::vector<Numbered>{{0, bytesOf("c")}}));
    }

    void a_seat_that_is_there_gets_the_new_key() {
        Step first;
        first.seats.push_back({1, idOf(9), secretOf(7)});
        STORED(m_journal->addTable(table, 5, first));
        Step anew;
        anew.seats.push_back({1, idOf(9), secretOf(8)});
        STORED(m_journal->append(table, anew));
        QCOMPARE(m_journal->seats(table)->size(), std::size_t{1});
        QVERIFY(m_journal->seats(table)->front().seed == secretOf(8));
    }

    void settings_are_replaced_and_removed() {
        Step first;
        first.settings = {{"a", bytesOf("1")}, {"b", bytesOf("2")}, {"c", bytesOf("3")}};
        STORED(m_journal->addTable(table, 5, first));
        Step change;
        change.settings = {{"a", Bytes{}}, {"b", std::nullopt}, {"d", std::nullopt}};
        STORED(m_journal->append(table, change));
        QCOMPARE(*m_journal->tableSettings(table), (std::map<std::string, Bytes>{{"a", {}}, {"c", bytesOf("3")}}));
        QVERIFY(m_journal->tableSettings(idOf(2))->empty());
    }

private:
    std::shared_ptr<Journal> m_journal;
};

// Whatever happens, simulations see what a real device would.
class JournalsAgreeTest : public QObject {
    Q_OBJECT

private slots:
    void memory_and_file_agree_whatever_the_steps() {
        QVERIFY(rc::check([] {
            const auto memory = newMemory();
            const auto file = newFile();
            RC_ASSERT(memory->addTable(table, 5, {}) == file->addTable(table, 5, {}));
            for (int steps = *rc::gen::inRange(1, 12); steps > 0; --steps) {
                const Step step = anyStep();
                RC_ASSERT(memory->append(table, step) == file->append(table, step));
                RC_ASSERT(seen(*memory) == seen(*file));
            }
        }));
    }
};

int main(int argc, char** argv) {
    JournalTest one;
    JournalsAgreeTest both;
    const int failed = QTest::qExec(&one, argc, argv);
    return failed + QTest::qExec(&both, argc, argv);
}
#include "journal_test.moc"
