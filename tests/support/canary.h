#pragma once

#include <QByteArray>
#include <QString>

#include "base/bytes.h"

#include <algorithm>
#include <string>
#include <vector>

namespace aphelion {

// A secret that the test looks for without holding it itself: only its masked form is in memory.
class Canary {
public:
    Canary(std::string what, ByteView secret) : m_what(std::move(what)) {
        for (const std::uint8_t byte : secret)
            m_masked.push_back(byte ^ mask);
    }

    const std::string& what() const { return m_what; }

    // Whether the secret stands anywhere in these bytes, and as what.
    bool isIn(ByteView bytes) const {
        return contains(bytes, m_masked.size(), [&](std::size_t i) { return std::uint8_t(m_masked[i] ^ mask); });
    }

    std::string spelledIn(ByteView bytes) const {
        Bytes secret;
        for (const std::uint8_t byte : m_masked)
            secret.push_back(byte ^ mask);
        const QByteArray plain(reinterpret_cast<const char*>(secret.data()), static_cast<qsizetype>(secret.size()));
        const auto has = [&](const QByteArray& form) {
            return std::search(bytes.begin(), bytes.end(), form.begin(), form.end(),
                               [](std::uint8_t a, char b) { return a == static_cast<std::uint8_t>(b); }) != bytes.end();
        };
        const QByteArray hex = plain.toHex();
        const QByteArray base64 = plain.toBase64(QByteArray::OmitTrailingEquals);
        const auto wide = [](const QByteArray& text) {
            const QString latin = QString::fromLatin1(text);
            return QByteArray(reinterpret_cast<const char*>(latin.utf16()), 2 * latin.size());
        };
        // The last letters of base64 depend on what follows.
        const std::vector<std::pair<const char*, QByteArray>> forms{
            {"raw", plain},          {"hex", hex},
            {"HEX", hex.toUpper()},  {"base64", base64.chopped(1)},
            {"utf-16", wide(plain)}, {"utf-16 hex", wide(hex)}};
        for (const auto& [form, spelled] : forms)
            if (has(spelled))
                return form;
        return {};
    }

private:
    static constexpr std::uint8_t mask = 0x5a;

    template <typename At>
    static bool contains(ByteView bytes, std::size_t size, At at) {
        const std::uint8_t first = at(0);
        for (auto it = bytes.begin(); bytes.end() - it >= static_cast<std::ptrdiff_t>(size); ++it) {
            it = std::find(it, bytes.end(), first);
            if (bytes.end() - it < static_cast<std::ptrdiff_t>(size))
                return false;
            std::size_t i = 1;
            while (i < size && it[static_cast<std::ptrdiff_t>(i)] == at(i))
                ++i;
            if (i == size)
                return true;
        }
        return false;
    }

    std::string m_what;
    Bytes m_masked;
};

} // namespace aphelion
