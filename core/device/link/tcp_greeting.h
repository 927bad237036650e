#pragma once

#include "base/bytes.h"

#include <QString>

#include <chrono>

namespace aphelion {

// What the first datagram each way says: we are both Aphelion, and it is this device that was looked for.
inline Bytes greetingTo(const QString& id) { return bytesOf("aphelion air 1 " + id.toStdString()); }

// For the other side to say it.
inline constexpr std::chrono::seconds greetingTime{5};

} // namespace aphelion
