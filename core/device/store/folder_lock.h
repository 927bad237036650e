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

    FolderLock(FolderLock&& other) noexcept : m_file(std::exchange(other.m_file, -1)) {}
    FolderLock& operator=(FolderLock&&) = delete;
    ~FolderLock();

private:
    explicit FolderLock(int file) : m_file(file) {}

    int m_file;
};

} // namespace aphelion
