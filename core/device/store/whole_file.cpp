#include "device/store/whole_file.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace aphelion {

namespace {

// What SQLite may keep beside a database.
constexpr std::array<const char*, 3> endings{"", "-wal", "-journal"};

// A file descriptor that is closed when it goes.
class Descriptor {
public:
    Descriptor(const std::filesystem::path& path, int flags) : m_file(::open(path.c_str(), flags | O_CLOEXEC, 0600)) {}
    ~Descriptor() {
        if (m_file >= 0)
            ::close(m_file);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    bool ok() const { return m_file >= 0; }
    int get() const { return m_file; }

private:
    int m_file;
};

bool sync(int file) {
#ifdef F_FULLFSYNC
    if (::fcntl(file, F_FULLFSYNC) == 0)
        return true;
#endif
    return ::fsync(file) == 0;
}

bool writeAll(int file, ByteView bytes) {
    while (!bytes.empty()) {
        const ssize_t wrote = ::write(file, bytes.data(), bytes.size());
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote < 0)
            return false;
        bytes = bytes.subspan(static_cast<std::size_t>(wrote));
    }
    return true;
}

Unstored writeNew(const std::filesystem::path& path, ByteView bytes) {
    const Descriptor file(path, O_WRONLY | O_CREAT | O_TRUNC);
    if (!file.ok() || ::fchmod(file.get(), 0600) != 0 || !writeAll(file.get(), bytes) || !sync(file.get()))
        return faultOfSystem(errno);
    return {};
}

std::filesystem::path with(const std::filesystem::path& path, const std::string& ending) {
    return path.string() + ending;
}

std::filesystem::path freeName(const std::filesystem::path& path) {
    for (int n = 1;; ++n) {
        const auto name = with(path, ".damaged-" + std::to_string(n));
        std::error_code ignored;
        bool taken = false;
        for (const char* ending : endings)
            taken = taken || std::filesystem::exists(with(name, ending), ignored);
        if (!taken)
            return name;
    }
}

} // namespace

StoreFault faultOfSystem(int error) {
    switch (error) {
    case ENOENT: return StoreFault::Missing;
    case EACCES:
    case EPERM:
    case EROFS: return StoreFault::ReadOnly;
    case ENOSPC:
    case EDQUOT: return StoreFault::DiskFull;
    default: return StoreFault::Io;
    }
}

Result<Bytes, StoreFault> readWhole(const std::filesystem::path& path, std::size_t longest) {
    const Descriptor file(path, O_RDONLY);
    if (!file.ok())
        return faultOfSystem(errno);
    Bytes bytes(longest + 1);
    std::size_t size = 0;
    while (size < bytes.size()) {
        const ssize_t got = ::read(file.get(), bytes.data() + size, bytes.size() - size);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return faultOfSystem(errno);
        if (got == 0)
            break;
        size += static_cast<std::size_t>(got);
    }
    if (size > longest)
        return StoreFault::Damaged;
    bytes.resize(size);
    return bytes;
}

Unstored writeWhole(const std::filesystem::path& path, ByteView bytes) {
    const auto fresh = with(path, ".new");
    Unstored fault = writeNew(fresh, bytes);
    if (!fault && ::rename(fresh.c_str(), path.c_str()) != 0)
        fault = faultOfSystem(errno);
    if (fault) {
        ::unlink(fresh.c_str());
        return fault;
    }
    return syncFolder(path.parent_path());
}

Unstored makeFolder(const std::filesystem::path& folder) {
    std::error_code error;
    if (std::filesystem::create_directories(folder, error))
        std::filesystem::permissions(folder, std::filesystem::perms::owner_all, error);
    return error ? Unstored(faultOfSystem(error.value())) : std::nullopt;
}

Unstored syncFolder(const std::filesystem::path& folder) {
    const Descriptor file(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
    if (!file.ok() || ::fsync(file.get()) != 0)
        return faultOfSystem(errno);
    return {};
}

Unstored lostFile(const std::filesystem::path& path) {
    constexpr std::uintmax_t smallestPage = 512;
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error)
        return StoreFault::Missing;
    return size < smallestPage ? Unstored(StoreFault::Damaged) : std::nullopt;
}

Result<std::filesystem::path, StoreFault> setFileAside(const std::filesystem::path& path) {
    const auto name = freeName(path);
    bool moved = false;
    // The log goes first: without its database it is nothing, with a new one beside it it would be a danger.
    for (const char* ending : {"-wal", "-journal", ""}) {
        if (::rename(with(path, ending).c_str(), with(name, ending).c_str()) == 0)
            moved = true;
        else if (errno != ENOENT)
            return faultOfSystem(errno);
    }
    if (const Unstored fault = syncFolder(path.parent_path()))
        return *fault;
    return moved ? name : std::filesystem::path{};
}

Unstored removeDatabase(const std::filesystem::path& path) {
    for (const char* ending : endings)
        if (::unlink(with(path, ending).c_str()) != 0 && errno != ENOENT)
            return faultOfSystem(errno);
    return syncFolder(path.parent_path());
}

} // namespace aphelion
