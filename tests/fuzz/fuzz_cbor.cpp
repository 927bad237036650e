#include "base/cbor.h"

#include <algorithm>
#include <cstdlib>

using namespace aphelion;

namespace {

// Writes the next value again as whatever it can be read as; false if it is nothing of ours.
bool copyValue(CborReader& in, CborWriter& out, int depth) {
    const auto read = [&](auto take) {
        CborReader attempt = in;
        take(attempt);
        if (!attempt.ok())
            return false;
        in = attempt;
        return true;
    };
    if (in.takeNull()) {
        out.null();
        return true;
    }
    std::size_t items = 0;
    if (read([&](CborReader& r) { items = r.array(); })) {
        out.array(items);
        for (std::size_t i = 0; i < items; ++i)
            if (depth == 0 || !copyValue(in, out, depth - 1))
                return false;
        return true;
    }
    std::uint64_t number = 0;
    Bytes bytes;
    std::string text;
    bool flag = false;
    if (read([&](CborReader& r) { number = r.number(); }))
        out.number(number);
    else if (read([&](CborReader& r) { bytes = r.bytes(); }))
        out.bytes(bytes);
    else if (read([&](CborReader& r) { text = r.text(); }))
        out.text(text);
    else if (read([&](CborReader& r) { flag = r.flag(); }))
        out.flag(flag);
    else
        return false;
    return true;
}

} // namespace

// Any bytes: refused, or the one encoding of the value they hold.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    CborReader in({data, size});
    CborWriter out;
    if (!copyValue(in, out, 16) || !in.done())
        return 0;
    const Bytes again = out.take();
    if (!std::equal(again.begin(), again.end(), data, data + size))
        std::abort();
    return 0;
}
