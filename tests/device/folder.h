#pragma once

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include "device/keychain/device_secret.h"
#include "support/open_with.h"

#include <fstream>
#include <iterator>

namespace aphelion {

// A folder of its own for one test, and short ways to what the tests need of it.
struct Folder {
    // In memory where there is such a place: there thousands of syncs cost nothing.
    QTemporaryDir dir{QFileInfo("/dev/shm").isWritable() ? "/dev/shm/aphelion-XXXXXX"
                                                         : QDir::tempPath() + "/aphelion-XXXXXX"};

    std::filesystem::path path(const char* name = "") const { return dir.path().toStdString() + "/" + name; }
    VaultPlace place(const std::string& vfs = {}) const {
        return {path("vault"), SecretOrigin::File, vfs, Work::cheapest()};
    }
};

inline Secret secretOf(std::uint8_t byte) { return Secret(Bytes(32, byte)); }
inline StoreId idOf(std::uint8_t byte) {
    StoreId id;
    id.fill(byte);
    return id;
}

// What deviceSecret or firstDeviceSecret says while the folder is locked.
inline Result<DeviceSecret, StoreFault> secretIn(const std::filesystem::path& folder, Keystore& keystore,
                                                 Result<DeviceSecret, StoreFault> (*find)(const FolderLock&,
                                                                                          Keystore&) = deviceSecret) {
    auto lock = FolderLock::take(folder);
    return lock ? find(*lock, keystore) : Result<DeviceSecret, StoreFault>(lock.fault());
}

inline Bytes fileBytes(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline void writeFile(const std::filesystem::path& path, ByteView bytes) {
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

inline std::filesystem::path playerPath(const std::filesystem::path& folder, const StoreId& id) {
    return folder / ("player-" + hex(id) + ".db");
}

// One entry, with openings and seats if need be.
inline Step stepOf(std::uint64_t number, std::string_view bytes, std::uint64_t changed = 0) {
    Step step;
    step.entries.push_back({number, bytesOf(bytes)});
    step.state = TableState{changed, false, {}};
    return step;
}

inline KeptOpening openingOf(int seat, std::uint8_t byte, std::string_view content) {
    KeptOpening opening{seat, {}, bytesOf(content), {}};
    opening.seal.fill(byte);
    opening.nonce.fill(static_cast<std::uint8_t>(byte + 1));
    return opening;
}

} // namespace aphelion

#define STORED(call)                                                                                                   \
    do {                                                                                                               \
        const auto unstored = (call);                                                                                  \
        QVERIFY2(!unstored, unstored ? std::string(aphelion::name(*unstored)).c_str() : "");                           \
    } while (false)
#define OPENED(result)                                                                                                 \
    do {                                                                                                               \
        const auto& opened_ = (result);                                                                                \
        QVERIFY2(opened_.ok(), opened_.ok() ? "" : std::string(aphelion::name(opened_.fault())).c_str());              \
    } while (false)
#define FAULT(result, expected)                                                                                        \
    do {                                                                                                               \
        const auto& asked = (result);                                                                                  \
        QVERIFY(!asked.ok());                                                                                          \
        QCOMPARE(std::string(aphelion::name(asked.fault())), std::string(aphelion::name(expected)));                   \
    } while (false)
#define UNSTORED(call, expected)                                                                                       \
    do {                                                                                                               \
        const auto unstored = (call);                                                                                  \
        QVERIFY(unstored.has_value());                                                                                 \
        QCOMPARE(std::string(aphelion::name(*unstored)), std::string(aphelion::name(expected)));                       \
    } while (false)
