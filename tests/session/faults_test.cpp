#include <QtTest>

#include "session/evening.h"
#include "support/fault_vfs.h"
#include "support/hidden_deal.h"

#include <filesystem>

using namespace planetx;
using aphelion::Fault;
using aphelion::FaultVfs;
namespace fs = std::filesystem;

// A scripted whole game, and a fault at every operation on a file in the course of it. Each deed starts from the
// folder as it was before the deed, so every operation of the evening is met without playing all that came before.
class FaultsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(!m_device.switchOn());
        QVERIFY(!beginTable(m_device.session(), Mode::Standard, 2));
        m_table = m_device.session().table()->id();
        const Table& table = tableOf(*m_device.session().table());
        m_deeds = goodEvening(hiddenDeal(table), table.board());
    }

    void nothing_acknowledged_is_lost_at_any_operation_of_a_whole_game() {
        m_device.switchOff();
        long operations = 0;
        long faults = 0;
        for (std::size_t i = 0; i < m_deeds.size(); ++i) {
            saveFolder();
            const std::uint64_t here = operationsOf(m_deeds[i]);
            operations += static_cast<long>(here);
            const KeptState after = stateNow();
            saveFolderAfter();
            for (std::uint64_t at = i % stride; at < here; at += stride)
                for (const Fault fault : faultsAt(i + at)) {
                    ++faults;
                    meet(m_deeds[i], fault, at, after.board);
                    if (QTest::currentTestFailed()) {
                        qInfo("deed %zu, operation %llu, %s", i, static_cast<unsigned long long>(at), name(fault));
                        return;
                    }
                }
            restoreFolderAfter();
        }
        qInfo("%zu deeds, %ld operations, %ld faults tried", m_deeds.size(), operations, faults);
    }

private:
#ifdef APHELION_SANITIZE
    static constexpr std::uint64_t stride = 23;
#else
    static constexpr std::uint64_t stride = 1;
#endif

    // All kinds of faults at every operation take minutes: in the everyday run they take turns.
    static std::vector<Fault> faultsAt(std::uint64_t turn) {
        if (qEnvironmentVariableIsSet("APHELION_ALL_FAULTS"))
            return {aphelion::allFaults.begin(), aphelion::allFaults.end()};
        return {aphelion::allFaults[turn % aphelion::allFaults.size()]};
    }

    // The deed through the counting file system: how many operations it takes, from opening to closing.
    std::uint64_t operationsOf(const Deed& deed) {
        m_vfs.countOnly();
        m_device.useVfs(m_vfs.name());
        openTable();
        m_before = *keptState(m_device.session());
        m_device.switchOff();
        restoreFolder();
        m_vfs.countOnly();
        openTable();
        const auto trouble = perform(m_device.session(), deed);
        if (trouble)
            QTest::qFail(name(*trouble).data(), __FILE__, __LINE__);
        m_device.switchOff();
        m_device.useVfs({});
        return m_vfs.operations();
    }

    void meet(const Deed& deed, Fault fault, std::uint64_t at, const Board& boardAfter) {
        restoreFolder();
        m_vfs.failAt(at, fault, at);
        m_device.useVfs(m_vfs.name());
        const bool done = live(deed);
        m_device.switchOff();
        m_vfs.settle();
        m_device.useVfs({});
        openTable();
        QVERIFY2(m_device.isOn() && m_device.session().table(), "the files do not open");
        // What was acknowledged is there; the deed that was not, wholly or not at all.
        const bool there = tableOf(*m_device.session().table()).board() == boardAfter && isThere(deed);
        QVERIFY2(there || !done, "an acknowledged deed is lost");
        if (!there)
            QVERIFY2(!perform(m_device.session(), deed), "the evening does not go on");
        const auto now = keptState(m_device.session());
        QVERIFY2(now && contains(*now, m_before), "something acknowledged earlier is lost");
        QVERIFY2(now->board == boardAfter, "another game");
        m_device.switchOff();
    }

    // The app meets the fault. Where it does not die of it, people try again when the trouble is over. Whether the
    // deed was acknowledged.
    bool live(const Deed& deed) {
        if (m_device.switchOn() || m_device.session().resume(m_table))
            return false;
        const bool done = !perform(m_device.session(), deed);
        if (m_vfs.dead())
            return done;
        m_vfs.countOnly(); // the disk has room again
        if (done)
            return !m_device.session().behind() || !m_device.session().catchUp();
        return !perform(m_device.session(), deed);
    }

    // Whether the deed's entry is in the log, or its operation in the notes.
    bool isThere(const Deed& deed) {
        if (std::holds_alternative<Action>(deed.what))
            return tableOf(*m_device.session().table()).log().entries().size() > m_before.log.size();
        if (m_device.session().viewpoint() != deed.who && m_device.session().sitDown(deed.who, {}))
            return false;
        const auto notes = m_device.session().desk()->file().notes(m_table);
        return notes.ok() && notes->size() > m_before.notes.at(deed.who).size();
    }

    void openTable() {
        if (!m_device.switchOn())
            (void)m_device.session().resume(m_table);
    }

    KeptState stateNow() {
        openTable();
        const KeptState state = *keptState(m_device.session());
        m_device.switchOff();
        return state;
    }

    fs::path folder() const { return m_device.folder(); }
    fs::path copyOf(const char* which) const { return m_device.folder() + which; }
    static void copyFolder(const fs::path& from, const fs::path& to) {
        fs::remove_all(to);
        fs::copy(from, to, fs::copy_options::recursive);
    }
    void saveFolder() { copyFolder(folder(), copyOf(".before")); }
    void restoreFolder() { copyFolder(copyOf(".before"), folder()); }
    void saveFolderAfter() { copyFolder(folder(), copyOf(".after")); }
    void restoreFolderAfter() { copyFolder(copyOf(".after"), folder()); }

    OwnDevice m_device;
    FaultVfs m_vfs{"evening"};
    aphelion::TableId m_table{};
    std::vector<Deed> m_deeds;
    KeptState m_before;
};

QTEST_GUILESS_MAIN(FaultsTest)
#include "faults_test.moc"
