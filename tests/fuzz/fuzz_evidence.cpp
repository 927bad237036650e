#include "planetx/cli/solve.h"

#include <cstdlib>
#include <sstream>
#include <string>

using namespace planetx;

// Lines of `planetx solve` and `planetx explain`: each gets an answer, whatever it is, and the end is never empty.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Catalogue skies(Mode::Standard);
    const std::string lines(reinterpret_cast<const char*>(data), size);
    std::istringstream solving(lines);
    std::ostringstream solved;
    solve(skies, 1, solving, solved);
    std::istringstream explaining(lines);
    std::ostringstream explained;
    explainClaim(skies, Fact{5, Object::Comet}, explaining, explained);
    if (solved.str().find("\"best\":[{") == std::string::npos || explained.str().empty() ||
        explained.str().find("\"contradiction\":[]") != std::string::npos)
        std::abort();
    return 0;
}
