#pragma once

#include "base/result.h"
#include "device/store/store_fault.h"

#include <filesystem>
#include <utility>

namespace aphelion {

// A folder that is this object's alone while it lives, among all processes. The system takes it back from the dead.
class FolderLock {
public:
    static Result<FolderLock, StoreFault> take(const std::filesystem::path& folder);

    FolderLock(FolderLock&& other) noexcept
        : m_folder(std::move(other.m_folder)), m_file(std::exchange(other.m_file, -1)) {}
    FolderLock& operator=(FolderLock&&) = delete;
    ~FolderLock();

    const std::filesystem::path& folder() const { return m_folder; }

private:
    FolderLock(std::filesystem::path folder, int file) : m_folder(std::move(folder)), m_file(file) {}

    std::filesystem::path m_folder;
    int m_file;
};

} // namespace aphelion
