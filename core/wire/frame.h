#pragma once

#include "base/bytes.h"

namespace aphelion::wire {

enum class FrameKind : std::uint8_t {
    Data = 0,            // a piece of a message
    Acknowledgement = 1, // the message with this number and checksum has arrived
    Ping = 2             // still here
};

constexpr std::size_t frameHeader = 4;
constexpr std::size_t smallestFragment = 20;    // every link can carry that much
constexpr std::size_t longestPacket = 4096 + 4; // a message with its checksum
constexpr std::size_t largestFragment = frameHeader + longestPacket;

// What goes over the link at once. The payload lies where the frame was read from.
struct Frame {
    FrameKind kind{};
    std::uint8_t number = 0; // of the message, modulo 256
    std::uint16_t index = 0; // of the fragment, below 2^15
    bool last = false;
    ByteView payload;
};

Bytes encode(const Frame& frame);

// Nothing for what is no frame, or one of a kind that is not known here.
std::optional<Frame> decodeFrame(ByteView bytes);

// How many fragments of this size, header included, carry a packet.
std::size_t fragmentsOf(std::size_t packetSize, std::size_t fragmentSize);

// One of them.
Frame fragmentOf(ByteView packet, std::uint8_t number, std::size_t index, std::size_t fragmentSize);

} // namespace aphelion::wire
