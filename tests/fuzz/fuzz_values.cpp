#include "planetx/rules/encoding.h"
#include "planetx/notes/note_sheet.h"
#include "planetx/play/sealed.h"
#include "planetx/play/setup.h"

#include <algorithm>
#include <cstdlib>

using namespace planetx;
using aphelion::Bytes;
using aphelion::ByteView;

namespace {

void mustBe(const Bytes& again, ByteView bytes) {
    if (!std::equal(again.begin(), again.end(), bytes.begin(), bytes.end()))
        std::abort();
}

} // namespace

// Any bytes, read as each of the small values that logs and files are made of: refused, or their one encoding.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const ByteView bytes(data, size);
    if (const auto event = decodeEvent(bytes))
        mustBe(encode(*event), bytes);
    if (const auto answer = decodeAnswer(bytes))
        mustBe(encode(*answer), bytes);
    if (const auto setup = decodeSetup(bytes))
        mustBe(encode(*setup), bytes);
    if (const auto wish = decodeWish(bytes))
        mustBe(encode(*wish), bytes);
    if (const auto choice = choiceOf(bytes))
        mustBe(choiceContent(*choice), bytes);
    if (const auto object = objectOf(bytes))
        mustBe(objectContent(*object), bytes);
    if (const auto guess = guessOf(bytes))
        mustBe(guessContent(*guess), bytes);
    if (const auto op = decodeNoteOp(bytes)) {
        mustBe(encode(*op), bytes);
        (void)after(NoteSheet(Mode::Expert), *op);
    }
    return 0;
}
