#include "device/store/folder_lock.h"

#include "device/store/whole_file.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace aphelion {

Result<FolderLock, StoreFault> FolderLock::take(const std::filesystem::path& folder) {
    if (const Unstored fault = makeFolder(folder))
        return *fault;
    const int file = ::open((folder / "vault.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        return faultOfSystem(errno);
    FolderLock lock(folder, file);
    if (::flock(file, LOCK_EX | LOCK_NB) != 0)
        return errno == EWOULDBLOCK ? StoreFault::InUse : faultOfSystem(errno);
    return lock;
}

FolderLock::~FolderLock() {
    if (m_file >= 0)
        ::close(m_file);
}

} // namespace aphelion
