#pragma once

#include "base/bytes.h"
#include "base/result.h"
#include "planetx/rules/answer.h"
#include "planetx/rules/event.h"

namespace planetx {

// Events and answers as bytes, for logs, files and links: the kind's number, then its fields in their order, in
// canonical CBOR (ENCODING.md). A value has exactly one encoding.

enum class DecodingFault : std::uint8_t {
    Broken,     // not what encode() makes
    UnknownKind // made by a newer version of the app
};

aphelion::Bytes encode(const Event& event);
aphelion::Result<Event, DecodingFault> decodeEvent(aphelion::ByteView bytes);

aphelion::Bytes encode(const Answer& answer);
aphelion::Result<Answer, DecodingFault> decodeAnswer(aphelion::ByteView bytes);

} // namespace planetx
