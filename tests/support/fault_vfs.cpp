#include "support/fault_vfs.h"

#include <sqlite3.h>

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

namespace aphelion {

namespace {

using Kind = FaultVfs::Kind;
using Verdict = FaultVfs::Verdict;

constexpr std::size_t sector = 512;

// An open file: SQLite's part first, as SQLite demands.
struct OpenFile {
    sqlite3_file base;
    FaultVfs* vfs;
    sqlite3_file* real;
    FaultVfs::Shadow* shadow; // none for nameless temporary files
};

OpenFile& openFile(sqlite3_file* file) { return *reinterpret_cast<OpenFile*>(file); }

sqlite3_vfs* platform() { return sqlite3_vfs_find("unix"); }

FaultVfs& faults(sqlite3_vfs* vfs) { return *static_cast<FaultVfs*>(vfs->pAppData); }

Bytes contentOf(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void apply(Bytes& bytes, const FaultVfs::Change& change) {
    const auto at = static_cast<std::size_t>(change.at);
    if (change.shorten) {
        bytes.resize(at);
        return;
    }
    bytes.resize(std::max(bytes.size(), at + change.bytes.size()));
    std::ranges::copy(change.bytes, bytes.begin() + change.at);
}

int closeFile(sqlite3_file* file) {
    OpenFile& open = openFile(file);
    const int code = open.real->pMethods->xClose(open.real);
    if (open.shadow != nullptr)
        --open.shadow->open;
    std::free(open.real);
    return code;
}

int readFile(sqlite3_file* file, void* into, int size, sqlite3_int64 at) {
    OpenFile& open = openFile(file);
    return open.vfs->dead() ? SQLITE_IOERR_READ : open.real->pMethods->xRead(open.real, into, size, at);
}

int writeFile(sqlite3_file* file, const void* from, int size, sqlite3_int64 at) {
    OpenFile& open = openFile(file);
    const Verdict verdict = open.vfs->verdict(Kind::Write);
    if (verdict == Verdict::No)
        return open.vfs->codeFor(Kind::Write);
    const auto part =
        verdict == Verdict::Go ? size : static_cast<int>(open.vfs->rng.below(static_cast<unsigned>(size)));
    const auto* bytes = static_cast<const std::uint8_t*>(from);
    if (open.shadow != nullptr && part > 0)
        open.shadow->since.push_back({at, Bytes(bytes, bytes + part)});
    const int code = part > 0 ? open.real->pMethods->xWrite(open.real, from, part, at) : SQLITE_OK;
    return verdict == Verdict::Go ? code : open.vfs->codeFor(Kind::Write);
}

int shortenFile(sqlite3_file* file, sqlite3_int64 size) {
    OpenFile& open = openFile(file);
    if (open.vfs->verdict(Kind::Shorten) != Verdict::Go)
        return open.vfs->codeFor(Kind::Shorten);
    if (open.shadow != nullptr)
        open.shadow->since.push_back({size, {}, true});
    return open.real->pMethods->xTruncate(open.real, size);
}

int syncFile(sqlite3_file* file, int) {
    OpenFile& open = openFile(file);
    if (open.vfs->verdict(Kind::Sync) != Verdict::Go)
        return open.vfs->codeFor(Kind::Sync);
    if (open.shadow == nullptr)
        return SQLITE_OK;
    for (const FaultVfs::Change& change : open.shadow->since)
        apply(open.shadow->durable, change);
    open.shadow->since.clear();
    open.shadow->everSynced = true;
    return SQLITE_OK;
}

int sizeOfFile(sqlite3_file* file, sqlite3_int64* size) {
    OpenFile& open = openFile(file);
    return open.vfs->dead() ? SQLITE_IOERR_FSTAT : open.real->pMethods->xFileSize(open.real, size);
}

int lockFile(sqlite3_file* file, int level) { return openFile(file).real->pMethods->xLock(openFile(file).real, level); }
int unlockFile(sqlite3_file* file, int level) {
    return openFile(file).real->pMethods->xUnlock(openFile(file).real, level);
}
int reservedLock(sqlite3_file* file, int* out) {
    return openFile(file).real->pMethods->xCheckReservedLock(openFile(file).real, out);
}
int controlFile(sqlite3_file* file, int what, void* value) {
    return openFile(file).real->pMethods->xFileControl(openFile(file).real, what, value);
}
int sectorSize(sqlite3_file*) { return sector; }
int characteristics(sqlite3_file* file) {
    return openFile(file).real->pMethods->xDeviceCharacteristics(openFile(file).real);
}

const sqlite3_io_methods methods{1,           closeFile,  readFile,       writeFile,  shortenFile,
                                 syncFile,    sizeOfFile, lockFile,       unlockFile, reservedLock,
                                 controlFile, sectorSize, characteristics};

FaultVfs::Shadow& shadowOf(FaultVfs& vfs, const std::string& path, bool made) {
    FaultVfs::Shadow& shadow = vfs.shadows[path];
    if (made || shadow.deleted)
        shadow = {.everSynced = false, .open = shadow.open};
    else if (shadow.durable.empty() && shadow.since.empty())
        shadow.durable = contentOf(path);
    return shadow;
}

int openPath(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* gave) {
    FaultVfs& fault = faults(vfs);
    file->pMethods = nullptr;
    if (fault.dead())
        return SQLITE_CANTOPEN;
    const bool made = path != nullptr && (flags & SQLITE_OPEN_CREATE) != 0 && !std::filesystem::exists(path);
    if (made && fault.verdict(Kind::Make) != Verdict::Go)
        return fault.codeFor(Kind::Make);
    FaultVfs::Shadow* shadow = path == nullptr ? nullptr : &shadowOf(fault, path, made);
    auto* real = static_cast<sqlite3_file*>(std::calloc(1, static_cast<std::size_t>(platform()->szOsFile)));
    const int code = platform()->xOpen(platform(), path, real, flags, gave);
    if (code != SQLITE_OK) {
        std::free(real);
        return code;
    }
    if (shadow != nullptr)
        ++shadow->open;
    openFile(file) = {{&methods}, &fault, real, shadow};
    return SQLITE_OK;
}

int deletePath(sqlite3_vfs* vfs, const char* path, int syncFolder) {
    FaultVfs& fault = faults(vfs);
    if (fault.verdict(Kind::Delete) != Verdict::Go)
        return fault.codeFor(Kind::Delete);
    if (const auto known = fault.shadows.find(path); known != fault.shadows.end()) {
        if (syncFolder != 0 && known->second.open == 0)
            fault.shadows.erase(known);
        else
            known->second.deleted = syncFolder == 0;
    }
    return platform()->xDelete(platform(), path, 0);
}

int accessPath(sqlite3_vfs*, const char* path, int flags, int* out) {
    return platform()->xAccess(platform(), path, flags, out);
}
int fullPath(sqlite3_vfs*, const char* path, int size, char* out) {
    return platform()->xFullPathname(platform(), path, size, out);
}
int randomness(sqlite3_vfs*, int size, char* out) { return platform()->xRandomness(platform(), size, out); }
int nap(sqlite3_vfs*, int) { return 0; }
int timeNow(sqlite3_vfs*, double* out) { return platform()->xCurrentTime(platform(), out); }
int lastError(sqlite3_vfs*, int, char*) { return 0; }

} // namespace

const char* name(Fault fault) {
    switch (fault) {
    case Fault::Kill: return "kill";
    case Fault::PowerCut: return "power cut";
    case Fault::IoError: return "I/O error";
    case Fault::DiskFull: return "full disk";
    case Fault::ReadOnly: return "read only";
    }
    return "?";
}

FaultVfs::FaultVfs(std::string name) : m_name(std::move(name)) {
    sqlite3_initialize();
    auto* vfs = new sqlite3_vfs{};
    vfs->iVersion = 1;
    vfs->szOsFile = sizeof(OpenFile);
    vfs->mxPathname = platform()->mxPathname;
    vfs->zName = m_name.c_str();
    vfs->pAppData = this;
    vfs->xOpen = openPath;
    vfs->xDelete = deletePath;
    vfs->xAccess = accessPath;
    vfs->xFullPathname = fullPath;
    vfs->xRandomness = randomness;
    vfs->xSleep = nap;
    vfs->xCurrentTime = timeNow;
    vfs->xGetLastError = lastError;
    sqlite3_vfs_register(vfs, 0);
}

FaultVfs::~FaultVfs() {
    sqlite3_vfs* vfs = sqlite3_vfs_find(m_name.c_str());
    sqlite3_vfs_unregister(vfs);
    delete vfs;
}

void FaultVfs::countOnly() { failAt(UINT64_MAX, Fault::IoError); }

void FaultVfs::failAt(std::uint64_t operation, Fault fault, std::uint64_t seed) {
    std::erase_if(shadows, [](const auto& known) { return known.second.open == 0; });
    rng = Rng(seed);
    m_operations = 0;
    m_at = operation;
    m_fault = fault;
    m_failed = false;
}

FaultVfs::Verdict FaultVfs::verdict(Kind kind) {
    const bool now = m_operations++ == m_at;
    if (now)
        m_failed = true;
    if (!m_failed)
        return Verdict::Go;
    const bool writes = kind == Kind::Write || kind == Kind::Make;
    switch (m_fault) {
    case Fault::Kill:
    case Fault::PowerCut: return now && kind == Kind::Write ? Verdict::Part : Verdict::No;
    case Fault::IoError: return !now ? Verdict::Go : kind == Kind::Write ? Verdict::Part : Verdict::No;
    case Fault::DiskFull: return !writes ? Verdict::Go : now && kind == Kind::Write ? Verdict::Part : Verdict::No;
    case Fault::ReadOnly: return kind == Kind::Sync ? Verdict::Go : Verdict::No;
    }
    return Verdict::Go;
}

int FaultVfs::codeFor(Kind kind) const {
    if (m_fault == Fault::DiskFull)
        return SQLITE_FULL;
    if (m_fault == Fault::ReadOnly)
        return SQLITE_READONLY;
    switch (kind) {
    case Kind::Make: return SQLITE_CANTOPEN;
    case Kind::Write: return SQLITE_IOERR_WRITE;
    case Kind::Sync: return SQLITE_IOERR_FSYNC;
    case Kind::Shorten: return SQLITE_IOERR_TRUNCATE;
    case Kind::Delete: return SQLITE_IOERR_DELETE;
    }
    return SQLITE_IOERR;
}

Bytes FaultVfs::survivors(const Shadow& shadow) {
    Bytes bytes = shadow.durable;
    for (const Change& change : shadow.since) {
        if (change.shorten) {
            if (rng.below(2) == 0)
                apply(bytes, change);
            continue;
        }
        // Sectors lie at fixed places in the file, whatever the write covers.
        const auto at = static_cast<std::size_t>(change.at);
        for (std::size_t from = 0; from < change.bytes.size();) {
            const std::size_t size = std::min(sector - (at + from) % sector, change.bytes.size() - from);
            if (rng.below(2) == 0) {
                const auto start = change.bytes.begin() + static_cast<std::ptrdiff_t>(from);
                apply(bytes, {change.at + static_cast<std::int64_t>(from),
                              Bytes(start, start + static_cast<std::ptrdiff_t>(size))});
            }
            from += size;
        }
    }
    return bytes;
}

void FaultVfs::settle() {
    if (m_failed && m_fault == Fault::PowerCut) {
        for (const auto& [path, shadow] : shadows) {
            const bool back = shadow.deleted && rng.below(2) == 0;
            const bool vanished = !shadow.everSynced && rng.below(4) == 0;
            if (vanished)
                std::filesystem::remove(path);
            else if (back || std::filesystem::exists(path)) {
                const Bytes bytes = survivors(shadow);
                std::ofstream(path, std::ios::binary)
                    .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
            }
        }
    }
    countOnly();
}

} // namespace aphelion
