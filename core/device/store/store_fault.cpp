#include "device/store/store_fault.h"

namespace aphelion {

std::string_view name(StoreFault fault) {
    switch (fault) {
    case StoreFault::WrongPin: return "WrongPin";
    case StoreFault::TooManyTries: return "TooManyTries";
    case StoreFault::WrongPassphrase: return "WrongPassphrase";
    case StoreFault::Unreadable: return "Unreadable";
    case StoreFault::NotEncrypted: return "NotEncrypted";
    case StoreFault::Damaged: return "Damaged";
    case StoreFault::NewerVersion: return "NewerVersion";
    case StoreFault::DiskFull: return "DiskFull";
    case StoreFault::ReadOnly: return "ReadOnly";
    case StoreFault::InUse: return "InUse";
    case StoreFault::Io: return "Io";
    case StoreFault::NoMemory: return "NoMemory";
    case StoreFault::KeyLost: return "KeyLost";
    case StoreFault::KeystoreSilent: return "KeystoreSilent";
    case StoreFault::WeakPassphrase: return "WeakPassphrase";
    case StoreFault::BadName: return "BadName";
    case StoreFault::Missing: return "Missing";
    case StoreFault::AlreadyThere: return "AlreadyThere";
    case StoreFault::Unknown: return "Unknown";
    }
    return "?";
}

} // namespace aphelion
