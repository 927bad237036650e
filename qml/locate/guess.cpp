#include "qml/locate/guess.h"

#include "qml/shown/form.h"
#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

namespace {

const char* against(const Theory& said, const Board& board, const NoteSheet& notes) {
    const auto confirmed = board.confirmed.find(said.sector);
    if (confirmed != board.confirmed.end() && confirmed->second != said.object)
        return "Confirmed";
    if (cell(notes, said.sector, said.object).mark == Mark::No)
        return "MarkedNo";
    const bool other = std::ranges::any_of(allObjects, [&](Object object) {
        return object != said.object && cell(notes, said.sector, object).mark == Mark::Certain;
    });
    return other ? "OtherCertain" : nullptr;
}

} // namespace

std::optional<Locate> HalfGuess::whole() const {
    if (sector == 0 || !before || !after)
        return std::nullopt;
    return Locate{sector, *before, *after};
}

Sector HalfGuess::beside(const Board* board, int steps) const {
    return board && sector > 0 ? edition(*board).ring.step(sector, steps) : 0;
}

std::vector<int> HalfGuess::numbers() const { return {sector, numberOf(before), numberOf(after)}; }

HalfGuess HalfGuess::of(const std::vector<int>& numbers, std::size_t at) {
    if (numbers.size() < at + 3)
        return {};
    return {numbers[at], objectOfNumber(numbers[at + 1]), objectOfNumber(numbers[at + 2])};
}

std::optional<Object> knownBesideX(Sector sector, const Board& board, const NoteSheet& notes) {
    if (const auto confirmed = board.confirmed.find(sector); confirmed != board.confirmed.end())
        return confirmed->second;
    std::vector<Object> known;
    for (const Object object : allObjects)
        if (object != Object::PlanetX && cell(notes, sector, object).mark == Mark::Certain)
            known.push_back(object);
    return known.size() == 1 ? std::optional(known.front()) : std::nullopt; // two of them say nothing
}

Sector notedX(const Board& board, const NoteSheet& notes) {
    Sector found = 0;
    for (Sector s = 1; s <= edition(board).ring.size; ++s)
        if (cell(notes, s, Object::PlanetX).mark == Mark::Certain)
            found = found == 0 ? s : -1;
    return std::max(found, 0);
}

HalfGuess HalfGuess::movedTo(Sector to, const Board& board, const NoteSheet& notes) const {
    const Ring ring = edition(board).ring;
    const auto known = [&](Sector x, int steps) {
        return ring.contains(x) ? knownBesideX(ring.step(x, steps), board, notes) : std::nullopt;
    };
    const auto side = [&](const std::optional<Object>& said, int steps) {
        return !said || said == known(sector, steps) ? known(to, steps) : said;
    };
    return {to, side(before, -1), side(after, 1)};
}

QStringList lettersBesideX() {
    QStringList letters;
    for (const Object object : allObjects)
        if (object != Object::PlanetX)
            letters.push_back(letterOf(object));
    return letters;
}

QVariantList contradictions(const HalfGuess& guess, const Board& board, const NoteSheet& notes) {
    const Ring ring = edition(board).ring;
    QVariantList found;
    if (!ring.contains(guess.sector))
        return found;
    const auto look = [&](Sector sector, const std::optional<Object>& object) {
        const char* kind = object ? against({sector, *object}, board, notes) : nullptr;
        if (kind)
            found.push_back(
                QVariant::fromValue(ShownContradiction{QString::fromLatin1(kind), sector, letterOf(*object)}));
    };
    look(ring.step(guess.sector, -1), guess.before);
    look(guess.sector, Object::PlanetX);
    look(ring.step(guess.sector, 1), guess.after);
    return found;
}

} // namespace planetx
