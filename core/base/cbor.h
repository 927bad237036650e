#pragma once

#include "base/bytes.h"

#include <array>

namespace aphelion {

// The part of CBOR (RFC 8949) that all our formats are made of: unsigned numbers, byte strings, texts, arrays, true,
// false and null; definite lengths, shortest forms. A value has exactly one encoding.

class CborWriter {
public:
    CborWriter& array(std::size_t items);
    CborWriter& number(std::uint64_t value);
    CborWriter& bytes(ByteView value);
    CborWriter& text(std::string_view value);
    CborWriter& flag(bool value);
    CborWriter& null();

    // A value that is encoded already.
    CborWriter& encoded(ByteView value);

    Bytes take() { return std::move(m_out); }

private:
    CborWriter& head(std::uint8_t kind, std::uint64_t value);

    Bytes m_out;
};

// Reads what CborWriter writes. The first value that is missing, of another kind or not in its one encoding makes the
// reader fail for good: all later reads give empty values, so a caller needs to ask only once, at the end.
class CborReader {
public:
    explicit CborReader(ByteView bytes) : m_left(bytes) {}

    // The number of items; never more than there are bytes left.
    std::size_t array();

    // Fails unless there are exactly so many items.
    void array(std::size_t items);

    // Fails unless the number is at most `greatest`.
    std::uint64_t number(std::uint64_t greatest = UINT64_MAX);

    Bytes bytes(std::size_t longest = SIZE_MAX);
    std::string text(std::size_t longest = SIZE_MAX);
    bool flag();

    // Whether null stands here; takes it if so.
    bool takeNull();

    // An array of at most so many items, each read by `item`.
    template <typename Item, typename Read>
    std::vector<Item> many(std::size_t most, Read item) {
        const std::size_t items = array();
        if (items > most)
            fail();
        std::vector<Item> read;
        for (std::size_t i = 0; ok() && i < items; ++i)
            read.push_back(item(*this));
        return read;
    }

    // Takes one value, whatever it is, as it is encoded.
    ByteView any();

    // A byte string of exactly this length.
    template <std::size_t N>
    std::array<std::uint8_t, N> exactly() {
        std::array<std::uint8_t, N> value{};
        const Bytes read = bytes(N);
        if (read.size() == N)
            std::copy(read.begin(), read.end(), value.begin());
        else
            fail();
        return value;
    }

    void fail() { m_failed = true; }
    bool ok() const { return !m_failed; }

    // Whether everything was read and was right.
    bool done() const { return !m_failed && m_left.empty(); }

private:
    std::uint64_t head(std::uint8_t kind);
    ByteView take(std::uint64_t size);
    std::uint64_t follows();
    ByteView string(std::uint8_t kind, std::size_t longest);

    ByteView m_left;
    bool m_failed = false;
};

} // namespace aphelion
