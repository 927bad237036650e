#include "base/cbor.h"

namespace aphelion {

namespace {

// Major types, in the top three bits of a head.
enum Kind : std::uint8_t { Number = 0, ByteString = 2, Text = 3, Array = 4, Simple = 7 };

enum SimpleValue : std::uint8_t { False = 20, True = 21, Null = 22 };

// The low five bits of a head hold a small value, or say that 1, 2, 4 or 8 bytes follow.
constexpr std::uint8_t inOneByte = 24;

constexpr std::uint8_t headByte(std::uint8_t kind, std::uint8_t low) {
    return static_cast<std::uint8_t>(kind << 5 | low);
}

// How many bytes after the head the value takes in its shortest form.
constexpr int extraBytes(std::uint64_t value) {
    if (value < inOneByte)
        return 0;
    if (value <= 0xff)
        return 1;
    if (value <= 0xffff)
        return 2;
    return value <= 0xffffffff ? 4 : 8;
}

constexpr std::uint8_t lowBitsFor(int extra) {
    return static_cast<std::uint8_t>(inOneByte + (extra == 1 ? 0 : extra == 2 ? 1 : extra == 4 ? 2 : 3));
}

} // namespace

CborWriter& CborWriter::head(std::uint8_t kind, std::uint64_t value) {
    const int extra = extraBytes(value);
    m_out.push_back(headByte(kind, extra == 0 ? static_cast<std::uint8_t>(value) : lowBitsFor(extra)));
    for (int byte = extra - 1; byte >= 0; --byte)
        m_out.push_back(static_cast<std::uint8_t>(value >> (8 * byte)));
    return *this;
}

CborWriter& CborWriter::array(std::size_t items) { return head(Array, items); }

CborWriter& CborWriter::number(std::uint64_t value) { return head(Number, value); }

CborWriter& CborWriter::bytes(ByteView value) { return head(ByteString, value.size()).encoded(value); }

CborWriter& CborWriter::text(std::string_view value) { return head(Text, value.size()).encoded(viewOf(value)); }

CborWriter& CborWriter::flag(bool value) { return head(Simple, value ? True : False); }

CborWriter& CborWriter::null() { return head(Simple, Null); }

CborWriter& CborWriter::encoded(ByteView value) {
    m_out.insert(m_out.end(), value.begin(), value.end());
    return *this;
}

ByteView CborReader::take(std::uint64_t size) {
    if (m_failed || size > m_left.size()) {
        fail();
        return {};
    }
    const ByteView taken = m_left.first(static_cast<std::size_t>(size));
    m_left = m_left.subspan(static_cast<std::size_t>(size));
    return taken;
}

std::uint64_t CborReader::head(std::uint8_t kind) {
    const ByteView first = take(1);
    if (first.empty() || first[0] >> 5 != kind) {
        fail();
        return 0;
    }
    const int low = first[0] & 0x1f;
    if (low < inOneByte)
        return static_cast<std::uint64_t>(low);
    const int extra = low <= inOneByte + 3 ? 1 << (low - inOneByte) : 0;
    std::uint64_t value = 0;
    for (const std::uint8_t byte : take(static_cast<std::uint64_t>(extra)))
        value = value << 8 | byte;
    if (extra == 0 || extraBytes(value) != extra)
        fail();
    return m_failed ? 0 : value;
}

std::size_t CborReader::array() {
    const std::uint64_t items = head(Array);
    if (items > m_left.size())
        fail();
    return m_failed ? 0 : static_cast<std::size_t>(items);
}

void CborReader::array(std::size_t items) {
    if (array() != items)
        fail();
}

std::uint64_t CborReader::number(std::uint64_t greatest) {
    const std::uint64_t value = head(Number);
    if (value > greatest)
        fail();
    return m_failed ? 0 : value;
}

ByteView CborReader::string(std::uint8_t kind, std::size_t longest) {
    const std::uint64_t size = head(kind);
    if (size > longest)
        fail();
    return take(size);
}

Bytes CborReader::bytes(std::size_t longest) {
    const ByteView value = string(ByteString, longest);
    return {value.begin(), value.end()};
}

std::string CborReader::text(std::size_t longest) {
    const ByteView value = string(Text, longest);
    if (!isUtf8(value))
        fail();
    return m_failed ? std::string() : std::string(value.begin(), value.end());
}

bool CborReader::flag() {
    const std::uint64_t value = head(Simple);
    if (value != False && value != True)
        fail();
    return !m_failed && value == True;
}

bool CborReader::takeNull() {
    if (m_failed || m_left.empty() || m_left[0] != headByte(Simple, Null))
        return false;
    m_left = m_left.subspan(1);
    return true;
}

// How many values the next one consists of besides its head, which is taken.
std::uint64_t CborReader::follows() {
    const int kind = m_left.empty() ? -1 : m_left[0] >> 5;
    if (kind == Array)
        return array();
    if (kind == ByteString)
        bytes();
    else if (kind == Text)
        text();
    else if (kind != Simple)
        number();
    else if (!takeNull())
        flag();
    return 0;
}

ByteView CborReader::any() {
    const ByteView from = m_left;
    for (std::uint64_t open = 1; ok() && open > 0; --open)
        open += follows();
    return ok() ? from.first(from.size() - m_left.size()) : ByteView();
}

} // namespace aphelion
