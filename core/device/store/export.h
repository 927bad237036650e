#pragma once

#include "base/result.h"
#include "device/store/key_wrap.h"

#include <string>

namespace aphelion {

// A player on the way to another device: the database as it lies on disk, and its key.
struct Traveller {
    std::string name;
    Bytes look;
    Secret key;
    Bytes image;
};

// It is all that protects the file on its way, where anybody may try for as long as they like.
inline constexpr std::size_t shortestPassphrase = 8;

// One file that only the passphrase opens (STORE.md).
Result<Bytes, StoreFault> closed(const Traveller& traveller, ByteView passphrase, const Work& work);

// Damaged if these are not the bytes that were written, WrongPassphrase if they are, NewerVersion of a newer app.
Result<Traveller, StoreFault> opened(ByteView exported, ByteView passphrase);

} // namespace aphelion
