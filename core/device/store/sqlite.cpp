#include "device/store/sqlite.h"

#include "device/store/sqlite_fault.h"

#include <sqlite3.h>

#include <array>
#include <cassert>
#include <cstring>

namespace aphelion {

namespace {

// Raw keys have the form x'…' with 64 digits; 32 plain bytes would be taken as a passphrase.
Secret rawForm(ByteView key) {
    assert(key.size() == Sqlite::keySize);
    static constexpr char digits[] = "0123456789abcdef";
    Secret form(std::size_t{67});
    std::uint8_t* at = form.data();
    *at++ = 'x';
    *at++ = '\'';
    for (const std::uint8_t byte : key) {
        *at++ = static_cast<std::uint8_t>(digits[byte >> 4]);
        *at++ = static_cast<std::uint8_t>(digits[byte & 15]);
    }
    *at = '\'';
    return form;
}

sqlite3_file* fileOf(sqlite3* db) {
    sqlite3_file* file = nullptr;
    sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void*>(&file));
    return file != nullptr && file->pMethods != nullptr ? file : nullptr;
}

bool isPlain(sqlite3* db) {
    std::array<char, 16> start{};
    sqlite3_file* file = fileOf(db);
    return file != nullptr && file->pMethods->xRead(file, start.data(), 16, 0) == SQLITE_OK &&
           std::memcmp(start.data(), "SQLite format 3", 16) == 0;
}

// Exclusive from the first read on: two processes never share a file, and the write-ahead log needs no shared memory.
// EXTRA is FULL plus one thing: the journal that makes the very first page is gone for good before anything is written
// to the log. If a power cut brought it back, it would undo the file under the log.
constexpr const char* settings = R"(
    PRAGMA cipher_memory_security = ON;
    PRAGMA locking_mode = EXCLUSIVE;
    SELECT count(*) FROM sqlite_schema;
    PRAGMA synchronous = EXTRA;
    PRAGMA journal_mode = WAL;
    PRAGMA fullfsync = ON;
    PRAGMA checkpoint_fullfsync = ON;
    PRAGMA foreign_keys = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA trusted_schema = OFF;
)";

} // namespace

void Sqlite::Close::operator()(sqlite3* db) const { sqlite3_close_v2(db); }

Result<Sqlite, StoreFault> Sqlite::open(const Place& place, ByteView key) {
    sqlite3* handle = nullptr;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXRESCODE;
    const int code =
        sqlite3_open_v2(place.path.string().c_str(), &handle, flags, place.vfs.empty() ? nullptr : place.vfs.c_str());
    Sqlite db(handle);
    if (code != SQLITE_OK)
        return faultOf(code, handle == nullptr ? 0 : sqlite3_system_errno(handle));
    if (const Unstored fault = db.execute("PRAGMA cipher_log_level = NONE"))
        return *fault;
    const Secret form = rawForm(key);
    sqlite3_key(handle, form.view().data(), static_cast<int>(form.size()));
    if (const Unstored fault = db.execute(settings))
        return *fault == StoreFault::Unreadable && isPlain(handle) ? StoreFault::NotEncrypted : *fault;
    return db;
}

Unstored Sqlite::execute(const char* sql) {
    const int code = sqlite3_exec(m_db.get(), sql, nullptr, nullptr, nullptr);
    if (code == SQLITE_OK)
        return {};
    return faultOf(code, sqlite3_system_errno(m_db.get()));
}

Unstored Sqlite::check() {
    Statement check(*this, "PRAGMA quick_check(1)");
    const bool sound = check.next() && check.text(0) == "ok";
    if (check.fault())
        return check.fault();
    return sound ? Unstored{} : StoreFault::Damaged;
}

Unstored Sqlite::rekey(ByteView key) {
    const Secret form = rawForm(key);
    const int code = sqlite3_rekey(m_db.get(), form.view().data(), static_cast<int>(form.size()));
    return code == SQLITE_OK ? Unstored{} : faultOf(sqlite3_extended_errcode(m_db.get()));
}

Result<Bytes, StoreFault> Sqlite::image() {
    if (const Unstored fault = execute("PRAGMA wal_checkpoint(TRUNCATE)"))
        return *fault;
    sqlite3_file* file = fileOf(m_db.get());
    sqlite3_int64 size = 0;
    if (file == nullptr || file->pMethods->xFileSize(file, &size) != SQLITE_OK)
        return StoreFault::Io;
    Bytes bytes(static_cast<std::size_t>(size));
    if (file->pMethods->xRead(file, bytes.data(), static_cast<int>(size), 0) != SQLITE_OK)
        return StoreFault::Io;
    return bytes;
}

} // namespace aphelion
