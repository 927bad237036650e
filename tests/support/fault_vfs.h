#pragma once

#include "base/bytes.h"
#include "base/rng.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace aphelion {

// What goes wrong at an operation.
enum class Fault {
    Kill,     // the process ends: the operation is done in part, everything later fails, all that was written stays
    PowerCut, // as Kill, and of what was not synced each 512-byte sector is there or not, as the seed says
    IoError,  // this operation fails, a write in part; the next ones work
    DiskFull, // from here on nothing can be written; syncing, shortening and deleting still work
    ReadOnly, // from here on nothing can be changed
};

inline constexpr std::array allFaults{Fault::Kill, Fault::PowerCut, Fault::IoError, Fault::DiskFull, Fault::ReadOnly};
const char* name(Fault fault);

// A SQLite file system over the platform's own that counts what changes a file (make, write, sync, shorten, delete)
// and fails at the operation it is told to.
//
// The model: files on disk always hold what the process has written, as the system's cache would show it; beside each,
// in memory, stand its durable bytes (as of the last sync) and the writes since. A power cut rewrites the file as the
// durable bytes plus some sectors of those writes, in any order; a file made and never synced may be gone, one deleted
// without syncing the folder may be back. Nothing is really synced, so thousands of faults take seconds. Files are
// only reached under an exclusive lock: there is no shared memory.
//
//   FaultVfs vfs("game");                 // give "game" as the vfs of a place
//   play(); const auto n = vfs.operations();
//   vfs.failAt(k, Fault::PowerCut, seed); play(); vfs.settle();  // then reopen without this vfs
class FaultVfs {
public:
    explicit FaultVfs(std::string name);
    ~FaultVfs();
    FaultVfs(const FaultVfs&) = delete;
    FaultVfs& operator=(const FaultVfs&) = delete;

    const std::string& name() const { return m_name; }

    // Starts counting at nought and fails nowhere. Files that are open stay known, others are taken as durable.
    void countOnly();

    // The same, and the operation of this number (from 0) fails.
    void failAt(std::uint64_t operation, Fault fault, std::uint64_t seed = 0);

    std::uint64_t operations() const { return m_operations; }
    bool failed() const { return m_failed; }

    // After everything through it is closed: leaves on disk what the fault would have left. Counts only from then on.
    void settle();

    // How one operation goes. For the file methods.
    enum class Verdict { Go, Part, No };
    enum class Kind { Make, Write, Sync, Shorten, Delete };
    Verdict verdict(Kind kind);
    bool dead() const { return m_failed && (m_fault == Fault::Kill || m_fault == Fault::PowerCut); }
    int codeFor(Kind kind) const;

    struct Change { // a write, or with shorten a new length
        std::int64_t at = 0;
        Bytes bytes;
        bool shorten = false;
    };
    struct Shadow {
        Bytes durable;
        std::vector<Change> since;
        bool everSynced = true;
        int open = 0;
        bool deleted = false; // without syncing the folder
    };
    std::map<std::string, Shadow> shadows;
    Rng rng{0};

private:
    Bytes survivors(const Shadow& shadow);

    std::string m_name;
    std::uint64_t m_operations = 0;
    std::uint64_t m_at = UINT64_MAX;
    Fault m_fault{};
    bool m_failed = false;
};

} // namespace aphelion
