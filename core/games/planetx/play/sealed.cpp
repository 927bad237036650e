#include "planetx/play/sealed.h"

#include "base/cbor.h"

#include <cassert>

namespace planetx {

using aphelion::ByteView;
using aphelion::CborReader;
using aphelion::CborWriter;

namespace {

constexpr std::uint64_t lastSector = 18;

Object readObject(CborReader& in) { return allObjects[in.number(allObjects.size() - 1)]; }

} // namespace

// Empty places are written too, with sector 0.
aphelion::Bytes choiceContent(const std::vector<SealedTheory>& choice) {
    assert(choice.size() <= mostTheories);
    CborWriter out;
    out.array(mostTheories);
    for (std::size_t i = 0; i < mostTheories; ++i) {
        const bool used = i < choice.size();
        out.array(2).number(used ? static_cast<std::uint64_t>(choice[i].sector) : 0);
        out.bytes(used ? choice[i].object : aphelion::Seal{});
    }
    return out.take();
}

std::optional<std::vector<SealedTheory>> choiceOf(ByteView content) {
    CborReader in(content);
    in.array(mostTheories);
    std::vector<SealedTheory> choice;
    bool ended = false;
    for (std::size_t i = 0; i < mostTheories; ++i) {
        in.array(2);
        const auto sector = static_cast<Sector>(in.number(lastSector));
        const aphelion::Seal object = in.exactly<32>();
        if (sector == 0 ? object != aphelion::Seal{} : ended)
            in.fail();
        ended = sector == 0;
        if (!ended)
            choice.push_back({sector, object});
    }
    return in.done() ? std::optional(choice) : std::nullopt;
}

aphelion::Bytes objectContent(Object object) { return CborWriter().number(index(object)).take(); }

std::optional<Object> objectOf(ByteView content) {
    CborReader in(content);
    const Object object = readObject(in);
    return in.done() ? std::optional(object) : std::nullopt;
}

aphelion::Bytes guessContent(const Locate& guess) {
    CborWriter out;
    out.array(3).number(static_cast<std::uint64_t>(guess.sector));
    return out.number(index(guess.before)).number(index(guess.after)).take();
}

std::optional<Locate> guessOf(ByteView content) {
    CborReader in(content);
    in.array(3);
    Locate guess;
    guess.sector = static_cast<Sector>(in.number(lastSector));
    guess.before = readObject(in);
    guess.after = readObject(in);
    return in.done() && guess.sector > 0 ? std::optional(guess) : std::nullopt;
}

} // namespace planetx
