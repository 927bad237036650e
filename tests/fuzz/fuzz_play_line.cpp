#include "planetx/cli/play.h"

#include <cstdlib>
#include <sstream>

using namespace planetx;

namespace {

const char* const skies[]{"GCCEGAADAAXE", "AECEDDDEGDEGEXAACA"};

} // namespace

// The first byte chooses mode, players and kind of table; the rest are lines of `planetx play`.
// Every line gets an answer, and a refused one changes nothing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const Deal deal{*skyOf(skies[data[0] & 1]), std::nullopt, {}};
    std::vector<PlayerId> order;
    for (PlayerId who = 0; who <= (data[0] >> 1 & 3); ++who)
        order.push_back(who);
    const Play kind = data[0] & 8 ? Play::WithBoard : Play::OnScreen;
    Umpire umpire(Oracle(deal), newBoard(deal.sky.mode, kind, order));
    std::istringstream lines(std::string(reinterpret_cast<const char*>(data) + 1, size - 1));
    for (std::string line; std::getline(lines, line);) {
        const Board before = umpire.board();
        const std::string answer = playLine(umpire, line);
        if (answer.starts_with("{\"ok\":false") ? before != umpire.board() : !answer.starts_with("{\"ok\":true"))
            std::abort();
    }
    return 0;
}
