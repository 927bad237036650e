#pragma once

#include <QString>

#include "base/bytes.h"

namespace planetx {

// The bytes of a PIN, wiped when they are no longer needed.
class PinBytes {
public:
    explicit PinBytes(const QString& pin) : m_bytes(pin.toUtf8()) {}
    ~PinBytes() { m_bytes.fill('\0'); }
    PinBytes(const PinBytes&) = delete;
    PinBytes& operator=(const PinBytes&) = delete;

    aphelion::ByteView view() const {
        return aphelion::viewOf({m_bytes.constData(), static_cast<std::size_t>(m_bytes.size())});
    }

private:
    QByteArray m_bytes;
};

} // namespace planetx
