#pragma once

#include "base/bytes.h"
#include "base/result.h"
#include "crypto/secret.h"
#include "device/store/store_fault.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace aphelion {

// Where a database is, and through which SQLite file system it is reached; an empty name is the platform's own.
struct Place {
    std::filesystem::path path;
    std::string vfs;
};

// An open SQLCipher database under a raw 32-byte key, for this connection alone: a second opening, from wherever, is
// InUse. Write-ahead log, every commit synced. Closing it wipes the key.
class Sqlite {
public:
    static constexpr std::size_t keySize = 32;

    // Creates an empty database where there is no file. Reads the first page, so a wrong key is found here.
    static Result<Sqlite, StoreFault> open(const Place& place, ByteView key);

    // Runs statements without values, for pragmas and schemas.
    [[nodiscard]] Unstored execute(const char* sql);

    // Reads every page that is in use: Damaged if one does not hold what was written.
    [[nodiscard]] Unstored check();

    // Encrypts everything anew.
    [[nodiscard]] Unstored rekey(ByteView key);

    // The file's bytes with everything committed in them. Read through SQLite's own handle: closing another one on
    // the same file would drop the process's locks.
    Result<Bytes, StoreFault> image();

    sqlite3* handle() const { return m_db.get(); }

private:
    struct Close {
        void operator()(sqlite3* db) const;
    };
    explicit Sqlite(sqlite3* db) : m_db(db) {}

    std::unique_ptr<sqlite3, Close> m_db;
};

// One SQL statement with its values. The first fault makes it fail for good, so a caller asks once, at the end.
class Statement {
public:
    Statement(Sqlite& db, const char* sql);

    Statement& with(std::uint64_t value);
    Statement& with(ByteView value);
    Statement& with(std::string_view value);

    // Whether there is a further row.
    bool next();

    // Runs it to its end.
    [[nodiscard]] Unstored run();

    std::uint64_t number(int column) const;
    ByteView view(int column) const; // until the next row
    Bytes bytes(int column) const;
    std::string text(int column) const;

    // A blob of exactly this length; any other is a fault.
    template <std::size_t N>
    std::array<std::uint8_t, N> exactly(int column) {
        std::array<std::uint8_t, N> value{};
        const ByteView found = view(column);
        if (found.size() == N)
            std::copy(found.begin(), found.end(), value.begin());
        else
            m_fault = StoreFault::Damaged;
        return value;
    }

    const Unstored& fault() const { return m_fault; }

private:
    struct Finish {
        void operator()(sqlite3_stmt* statement) const;
    };
    void took(int code);

    std::unique_ptr<sqlite3_stmt, Finish> m_statement;
    int m_bound = 0;
    Unstored m_fault;
};

// Everything stored while it lives is stored by commit(), or not at all.
class Transaction {
public:
    explicit Transaction(Sqlite& db);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    const Unstored& fault() const { return m_fault; }
    [[nodiscard]] Unstored commit();

private:
    Sqlite& m_db;
    Unstored m_fault;
    bool m_open = false;
};

// Runs one statement with its values.
template <typename... Values>
[[nodiscard]] Unstored run(Sqlite& db, const char* sql, const Values&... values) {
    Statement statement(db, sql);
    (statement.with(values), ...);
    return statement.run();
}

} // namespace aphelion
