#include "device/store/sqlite_fault.h"

#include "device/store/whole_file.h"

#include <sqlite3.h>

#include <cerrno>

namespace aphelion {

namespace {

StoreFault ofConstraint(int code) {
    switch (code) {
    case SQLITE_CONSTRAINT_FOREIGNKEY: return StoreFault::Unknown;
    case SQLITE_CONSTRAINT_PRIMARYKEY:
    case SQLITE_CONSTRAINT_ROWID:
    case SQLITE_CONSTRAINT_UNIQUE: return StoreFault::AlreadyThere;
    default: return StoreFault::Damaged; // a length that no caller of ours gives
    }
}

} // namespace

StoreFault faultOf(int code, int systemError) {
    switch (code & 0xff) {
    case SQLITE_NOTADB: return StoreFault::Unreadable;
    case SQLITE_CORRUPT: return StoreFault::Damaged;
    case SQLITE_FULL: return StoreFault::DiskFull;
    case SQLITE_READONLY: return StoreFault::ReadOnly;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return StoreFault::InUse;
    case SQLITE_NOMEM: return StoreFault::NoMemory;
    case SQLITE_CONSTRAINT: return ofConstraint(code);
    default: return systemError == ENOENT ? StoreFault::Io : faultOfSystem(systemError);
    }
}

} // namespace aphelion
