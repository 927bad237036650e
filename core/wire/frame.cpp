#include "wire/frame.h"

#include <algorithm>
#include <cassert>

namespace aphelion::wire {

namespace {
constexpr std::uint16_t lastBit = 0x8000;
}

Bytes encode(const Frame& frame) {
    assert(frame.index < lastBit);
    const auto place = static_cast<std::uint16_t>(frame.index | (frame.last ? lastBit : 0));
    Bytes bytes;
    bytes.reserve(frameHeader + frame.payload.size());
    bytes.push_back(static_cast<std::uint8_t>(frame.kind));
    bytes.push_back(frame.number);
    bytes.push_back(static_cast<std::uint8_t>(place >> 8));
    bytes.push_back(static_cast<std::uint8_t>(place & 0xff));
    bytes.insert(bytes.end(), frame.payload.begin(), frame.payload.end());
    return bytes;
}

std::optional<Frame> decodeFrame(ByteView bytes) {
    if (bytes.size() < frameHeader || bytes.size() > largestFragment)
        return std::nullopt;
    if (bytes[0] > static_cast<std::uint8_t>(FrameKind::Ping))
        return std::nullopt;
    const auto place = static_cast<std::uint16_t>(bytes[2] << 8 | bytes[3]);
    return Frame{static_cast<FrameKind>(bytes[0]), bytes[1], static_cast<std::uint16_t>(place & ~lastBit),
                 (place & lastBit) != 0, bytes.subspan(frameHeader)};
}

std::size_t fragmentsOf(std::size_t packetSize, std::size_t fragmentSize) {
    assert(fragmentSize >= smallestFragment);
    const std::size_t piece = fragmentSize - frameHeader;
    return std::max<std::size_t>(1, (packetSize + piece - 1) / piece);
}

Frame fragmentOf(ByteView packet, std::uint8_t number, std::size_t index, std::size_t fragmentSize) {
    const std::size_t piece = fragmentSize - frameHeader;
    const std::size_t begin = std::min(packet.size(), index * piece);
    return {FrameKind::Data, number, static_cast<std::uint16_t>(index),
            index + 1 == fragmentsOf(packet.size(), fragmentSize),
            packet.subspan(begin, std::min(piece, packet.size() - begin))};
}

} // namespace aphelion::wire
