#include "planetx/deal/game_code.h"

#include <cstdlib>

using namespace planetx;

// Any bytes: refused, or read as a code that reads back as itself.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto code = GameCode::parse({reinterpret_cast<const char*>(data), size});
    if (code && GameCode::parse(code->text()) != code)
        std::abort();
    return 0;
}
