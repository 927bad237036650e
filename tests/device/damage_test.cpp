#include <QtTest>

#include "device/folder.h"
#include "support/fault_vfs.h"

#include <sqlite3.h>

using namespace aphelion;

namespace {

constexpr std::size_t page = 4096;
constexpr std::size_t reserved = 80; // at the end of a page: 16 bytes IV, 64 bytes HMAC
const StoreId table = idOf(1);

using Entries = std::vector<Numbered>;

Numbered entryOf(std::uint64_t number) {
    return {number, bytesOf("entry" + std::to_string(number) + std::string(number * 150, 'x'))};
}

bool fill(DeviceFile& device, std::uint64_t from, std::uint64_t to) {
    if (from == 0 && device.addTable(table, 1, {}))
        return false;
    for (std::uint64_t number = from; number < to; ++number) {
        Step step;
        step.entries.push_back(entryOf(number));
        if (device.append(table, step))
            return false;
    }
    return true;
}

bool isStartOfTheLog(const Entries& entries, std::uint64_t atLeast, std::uint64_t atMost) {
    if (entries.size() < atLeast || entries.size() > atMost)
        return false;
    for (std::uint64_t n = 0; n < entries.size(); ++n)
        if (entries[n] != entryOf(n))
            return false;
    return true;
}

// Everything that can be read, or why not.
Result<Entries, StoreFault> readAll(const std::filesystem::path& path) {
    auto opened = DeviceFile::open({path, {}}, secretOf(1).view());
    if (!opened)
        return opened.fault();
    return opened.take().entries(table);
}

} // namespace

class DamageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        {
            auto file = DeviceFile::open({m_folder.path("whole.db"), {}}, secretOf(1).view());
            DeviceFile device = file.take();
            QVERIFY(fill(device, 0, 20));
        }
        m_whole = fileBytes(m_folder.path("whole.db"));
        QVERIFY(!std::filesystem::exists(m_folder.path("whole.db-wal")));
        QCOMPARE(m_whole.size() % page, std::size_t{0});
        QVERIFY(m_whole.size() / page >= 10);
    }

    void another_key_reads_nothing() {
        FAULT(DeviceFile::open({m_folder.path("whole.db"), {}}, secretOf(2).view()), StoreFault::Unreadable);
        QCOMPARE(fileBytes(m_folder.path("whole.db")), m_whole);
    }

    void a_file_that_is_no_database_is_unreadable() {
        const auto path = m_folder.path("other.db");
        writeFile(path, Bytes(3 * page, 0x5a));
        FAULT(readAll(path), StoreFault::Unreadable);
        QCOMPARE(fileBytes(path), Bytes(3 * page, 0x5a));
    }

    void a_plain_sqlite_file_is_told_from_an_encrypted_one() {
        const auto path = m_folder.path("plain.db");
        sqlite3* db = nullptr;
        QCOMPARE(sqlite3_open(path.c_str(), &db), SQLITE_OK);
        QCOMPARE(sqlite3_exec(db, "CREATE TABLE t (x)", nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(db);
        const Bytes before = fileBytes(path);
        FAULT(readAll(path), StoreFault::NotEncrypted);
        QCOMPARE(fileBytes(path), before);
    }

    void a_newer_files_version_is_refused_and_left_alone() {
        const auto path = m_folder.path("newer.db");
        for (const char* version : {"PRAGMA user_version = 3", "PRAGMA user_version = -1"}) {
            writeFile(path, m_whole);
            {
                auto db = Sqlite::open({path, {}}, secretOf(1).view());
                QVERIFY(!db.take().execute(version));
            }
            const Bytes before = fileBytes(path);
            FAULT(readAll(path), StoreFault::NewerVersion);
            QCOMPARE(fileBytes(path), before);
        }
    }

    // SQLite takes a file of no or one byte for a new one: that the file was there before, the vault knows.
    void a_file_cut_short_anywhere_is_refused() {
        const auto path = m_folder.path("cut.db");
        int tried = 0;
        for (std::size_t size = 2; size < m_whole.size(); size += size % page < 20 ? 1 : 509) {
            writeFile(path, ByteView(m_whole).first(size));
            const auto found = readAll(path);
            QVERIFY2(!found.ok(), std::to_string(size).c_str());
            QVERIFY(found.fault() == StoreFault::Damaged || found.fault() == StoreFault::Unreadable);
            ++tried;
        }
        qInfo("%d lengths", tried);
    }

    // Everything between the marks of a page is either looked at or not used: never is something else read.
    void a_flipped_byte_anywhere_is_found() {
        const auto path = m_folder.path("flipped.db");
        int tried = 0;
        for (std::size_t at = 0; at < m_whole.size(); at += step(at)) {
            Bytes flipped = m_whole;
            flipped[at] ^= 0x20;
            writeFile(path, flipped);
            const auto found = readAll(path);
            QVERIFY2(!found.ok(), std::to_string(at).c_str());
            QCOMPARE(found.fault(), at < page ? StoreFault::Unreadable : StoreFault::Damaged);
            ++tried;
        }
        qInfo("%d bytes flipped in %zu pages", tried, m_whole.size() / page);
    }

    void two_pages_exchanged_are_found() {
        const auto path = m_folder.path("exchanged.db");
        Bytes exchanged = m_whole;
        std::swap_ranges(exchanged.begin() + 2 * page, exchanged.begin() + 3 * page, exchanged.begin() + 3 * page);
        writeFile(path, exchanged);
        FAULT(readAll(path), StoreFault::Damaged);
    }

    // Promised: what had been written back is all there, and of the log's entries a first part, each as it was
    // written. SQLite takes a frame whose sum is wrong for the end of the log, so later ones are dropped without word.
    void damage_in_the_log_costs_at_most_its_tail() {
        const auto [database, log] = withLog();
        const auto path = m_folder.path("logged.db");
        int tried = 0, dropped = 0;
        for (std::size_t at = 0; at < log.size(); at += 131) {
            Bytes flipped = log;
            flipped[at] ^= 0x08;
            writeFile(path, database);
            writeFile(path.string() + "-wal", flipped);
            const auto found = readAll(path);
            OPENED(found);
            QVERIFY2(isStartOfTheLog(*found, 10, 20), std::to_string(at).c_str());
            dropped += found->size() < 20 ? 1 : 0;
            ++tried;
        }
        qInfo("%d bytes flipped in the log, %d cost entries", tried, dropped);
        QVERIFY(dropped > 0);
    }

    void a_log_cut_short_costs_at_most_its_tail() {
        const auto [database, log] = withLog();
        const auto path = m_folder.path("logged.db");
        for (std::size_t size = 0; size <= log.size();
             size += size == log.size() ? 1 : std::min<std::size_t>(997, log.size() - size)) {
            writeFile(path, database);
            writeFile(path.string() + "-wal", ByteView(log).first(size));
            const auto found = readAll(path);
            OPENED(found);
            QVERIFY(isStartOfTheLog(*found, size == log.size() ? 20 : 10, 20));
        }
    }

    void a_full_disk_and_a_read_only_one_are_told_apart() {
        FaultVfs vfs("full");
        for (const auto& [fault, expected] : {std::pair{Fault::DiskFull, StoreFault::DiskFull},
                                              {Fault::ReadOnly, StoreFault::ReadOnly},
                                              {Fault::IoError, StoreFault::Io}}) {
            const auto path = m_folder.path("full.db");
            writeFile(path, m_whole);
            vfs.countOnly();
            auto opened = DeviceFile::open({path, "full"}, secretOf(1).view());
            OPENED(opened);
            DeviceFile device = opened.take();
            vfs.failAt(0, fault);
            Step step;
            step.entries.push_back(entryOf(20));
            UNSTORED(device.append(table, step), expected);
            QVERIFY(isStartOfTheLog(*device.entries(table), 20, 20));
            vfs.countOnly(); // room again
            STORED(device.append(table, step));
            QVERIFY(isStartOfTheLog(*device.entries(table), 21, 21));
        }
    }

    void a_folder_that_is_not_there_is_no_place_for_a_file() {
        FAULT(readAll(m_folder.path("nowhere/at/all.db")), StoreFault::Io);
    }

private:
    // Every byte of the first and last 100 and of the reserved part of a page, and some between.
    static std::size_t step(std::size_t at) {
        const std::size_t in = at % page;
        return in < 20 || in >= page - reserved - 4 ? 1 : std::min<std::size_t>(101, page - reserved - 4 - in);
    }

    // A database with ten entries, and ten more in its log.
    std::pair<Bytes, Bytes> withLog() {
        FaultVfs vfs("logging");
        const auto path = m_folder.path("logging.db");
        std::filesystem::remove(path);
        std::filesystem::remove(path.string() + "-wal");
        {
            auto opened = DeviceFile::open({path, "logging"}, secretOf(1).view());
            DeviceFile device = opened.take();
            (void)fill(device, 0, 10);
        }
        {
            auto opened = DeviceFile::open({path, "logging"}, secretOf(1).view());
            DeviceFile device = opened.take();
            (void)fill(device, 10, 20);
            vfs.failAt(0, Fault::Kill);
        }
        vfs.settle();
        return {fileBytes(path), fileBytes(path.string() + "-wal")};
    }

    Folder m_folder;
    Bytes m_whole;
};

QTEST_APPLESS_MAIN(DamageTest)
#include "damage_test.moc"
