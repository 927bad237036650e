#include "device/store/sqlite.h"
#include "device/store/sqlite_fault.h"

#include <sqlite3.h>

namespace aphelion {

void Statement::Finish::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Statement::Statement(Sqlite& db, const char* sql) {
    sqlite3_stmt* statement = nullptr;
    const int code = sqlite3_prepare_v2(db.handle(), sql, -1, &statement, nullptr);
    m_statement.reset(statement);
    if (code != SQLITE_OK)
        m_fault = faultOf(code, sqlite3_system_errno(db.handle()));
}

void Statement::took(int code) {
    if (code != SQLITE_OK && !m_fault)
        m_fault = faultOf(code);
}

Statement& Statement::with(std::uint64_t value) {
    if (!m_fault)
        took(sqlite3_bind_int64(m_statement.get(), ++m_bound, static_cast<sqlite3_int64>(value)));
    return *this;
}

Statement& Statement::with(ByteView value) {
    if (m_fault)
        return *this;
    ++m_bound;
    if (value.empty()) // a null pointer would be taken for NULL
        took(sqlite3_bind_zeroblob(m_statement.get(), m_bound, 0));
    else
        took(sqlite3_bind_blob64(m_statement.get(), m_bound, value.data(), value.size(), SQLITE_TRANSIENT));
    return *this;
}

Statement& Statement::with(std::string_view value) {
    if (!m_fault)
        took(sqlite3_bind_text64(m_statement.get(), ++m_bound, value.empty() ? "" : value.data(), value.size(),
                                 SQLITE_TRANSIENT, SQLITE_UTF8));
    return *this;
}

bool Statement::next() {
    if (m_fault)
        return false;
    const int code = sqlite3_step(m_statement.get());
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        m_fault = faultOf(code, sqlite3_system_errno(sqlite3_db_handle(m_statement.get())));
    return code == SQLITE_ROW;
}

Unstored Statement::run() {
    while (next())
        ;
    return m_fault;
}

std::uint64_t Statement::number(int column) const {
    return static_cast<std::uint64_t>(sqlite3_column_int64(m_statement.get(), column));
}

ByteView Statement::view(int column) const {
    const auto* data = static_cast<const std::uint8_t*>(sqlite3_column_blob(m_statement.get(), column));
    return {data, static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column))};
}

Bytes Statement::bytes(int column) const {
    const ByteView found = view(column);
    return {found.begin(), found.end()};
}

std::string Statement::text(int column) const {
    const ByteView found = view(column);
    return {found.begin(), found.end()};
}

Transaction::Transaction(Sqlite& db) : m_db(db), m_fault(db.execute("BEGIN IMMEDIATE")), m_open(!m_fault) {}

Transaction::~Transaction() {
    if (m_open && sqlite3_get_autocommit(m_db.handle()) == 0)
        (void)m_db.execute("ROLLBACK");
}

Unstored Transaction::commit() {
    if (m_fault)
        return m_fault;
    m_fault = m_db.execute("COMMIT");
    m_open = m_fault.has_value();
    return m_fault;
}

} // namespace aphelion
