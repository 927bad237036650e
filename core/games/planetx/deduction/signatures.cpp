#include "planetx/deduction/signatures.h"

#include <algorithm>
#include <limits>

namespace planetx {

namespace {

// Most claims are settled by the skies that disagree with the fewest pieces: so many of them are signed in advance.
constexpr std::size_t mostNear = 16'384;

// Of the skies that an answer missed, so many are signed.
constexpr std::size_t mostMissed = 1'024;

bool looksAtOnePart(const SkyTest& test) {
    const auto* pair = std::get_if<PairTest>(&test);
    return pair != nullptr && pair->width == 1;
}

// How many of the tests that look at one part only a sky fails: quickly told, and most tests are like this.
SumTest failures(const PartTables& tables, std::span<const SkyTest> tests) {
    SumTest failed;
    for (std::size_t part = 0; part < parts; ++part)
        failed.amounts[part].resize(tables.size(static_cast<Part>(part)));
    for (const SkyTest& test : tests)
        if (looksAtOnePart(test)) {
            const auto& [row, column, width, truth] = std::get<PairTest>(test);
            const auto part = std::ranges::find(fields, row.shift, &Field::shift) - fields.begin();
            auto& amounts = failed.amounts[static_cast<std::size_t>(part)];
            for (std::size_t i = 0; i < truth.size(); ++i)
                if (truth[i] == 0 && amounts[i] < std::numeric_limits<std::uint8_t>::max())
                    ++amounts[i];
        }
    return failed;
}

// By sky, how many it fails.
std::vector<std::uint8_t> countFailures(const Catalogue& catalogue, const SumTest& failed) {
    using enum Part;
    std::vector<std::uint8_t> counts(catalogue.size());
    const auto amounts = [&](Part part) { return failed.amounts[static_cast<std::size_t>(part)].data(); };
    std::ranges::transform(
        catalogue.ids(), counts.begin(),
        [c = amounts(Comets), a = amounts(Asteroids), d = amounts(DwarfsAndX), g = amounts(GasClouds)](SkyId id) {
            return static_cast<std::uint8_t>(c[partIndex(id, Comets)] + a[partIndex(id, Asteroids)] +
                                             d[partIndex(id, DwarfsAndX)] + g[partIndex(id, GasClouds)]);
        });
    return counts;
}

// The skies that fail the fewest; if too many fail as few, some of them at even distances.
std::vector<SkyId> nearest(const Catalogue& catalogue, std::span<const SkyTest> tests) {
    const std::vector<std::uint8_t> counts = countFailures(catalogue, failures(catalogue.tables(), tests));
    std::array<std::size_t, mostPieces + 1> skies{};
    for (const std::uint8_t count : counts)
        ++skies[count];
    std::size_t most = 0;
    std::size_t within = skies[0];
    while (within < mostNear && most < mostPieces)
        within += skies[++most];
    const std::size_t step = within / mostNear + 1;
    std::vector<SkyId> near;
    near.reserve(within / step + 1);
    for (std::size_t i = 0, seen = 0; i < counts.size(); ++i)
        if (counts[i] <= most && seen++ % step == 0)
            near.push_back(catalogue.ids()[i]);
    return near;
}

struct SignedSky {
    int size; // number of pieces
    Pieces pieces;
    SkyId id;
    auto operator<=>(const SignedSky&) const = default;
};

// With the pieces each of them disagrees with, fewest first.
std::vector<SignedSky> sign(std::span<const SkyId> ids, std::span<const SkyTest> tests) {
    std::vector<SignedSky> skies;
    skies.reserve(ids.size());
    for (const SkyId id : ids)
        skies.push_back({0, 0, id});
    for (std::size_t piece = 0; piece < tests.size(); ++piece)
        std::visit(
            [&](const auto& agrees) {
                for (SignedSky& sky : skies)
                    sky.pieces |= Pieces{!agrees(sky.id)} << piece;
            },
            tests[piece]);
    for (SignedSky& sky : skies)
        sky.size = std::popcount(sky.pieces);
    std::ranges::sort(skies);
    return skies;
}

} // namespace

void Possible::add(const Catalogue& catalogue, SkyId id) {
    Sectors free = edition(catalogue.mode()).ring.all();
    for (const Object object : placedObjects) {
        const Sectors here = catalogue.tables().where(id, object);
        where[index(object)] |= here;
        free &= ~here;
    }
    where[index(Object::Empty)] |= free;
}

bool speaks(const Possible& skies, const Against& against) {
    if (!against)
        return true;
    const auto isPossible = [&](Object object, Sector sector) { return has(skies.where[index(object)], sector); };
    if (const auto* fact = std::get_if<Fact>(&*against))
        return isPossible(fact->isNot, fact->sector);
    const auto& theory = std::get<Theory>(*against);
    return std::ranges::any_of(
        allObjects, [&](Object object) { return object != theory.object && isPossible(object, theory.sector); });
}

Candidates skiesLeft(const Catalogue& catalogue, std::span<const SkyTest> tests, const Against& against) {
    Candidates left(catalogue);
    left.narrow(failures(catalogue.tables(), tests));
    if (against)
        left.narrow(testAgainst(catalogue, *against));
    for (const SkyTest& test : tests)
        if (!looksAtOnePart(test))
            left.narrow(test);
    return left;
}

Signatures::Signatures(const Catalogue& catalogue, std::span<const SkyTest> evidence)
    : m_catalogue(catalogue), m_tests(evidence) {
    assert(evidence.size() <= mostPieces);
    add(nearest(catalogue, evidence));
}

void Signatures::add(std::span<const SkyId> ids) {
    std::optional<Pieces> last;
    for (const SignedSky& sky : sign(ids, m_tests)) {
        if (last != sky.pieces)
            m_known.push_back({sky.pieces, {}});
        m_known.back().possible.add(m_catalogue, sky.id);
        last = sky.pieces;
    }
}

std::optional<Signature> Signatures::missedBy(Pieces chosen, const Against& against) {
    for (const Signature& signature : m_known)
        if ((signature.pieces & chosen) == 0 && speaks(signature.possible, against))
            return signature;
    std::vector<SkyTest> tests;
    for (std::size_t piece = 0; piece < m_tests.size(); ++piece)
        if ((chosen >> piece) & 1)
            tests.push_back(m_tests[piece]);
    const std::vector<SkyId> missed = skiesLeft(m_catalogue, tests, against).sample(mostMissed);
    if (missed.empty())
        return std::nullopt;
    const std::size_t first = m_known.size();
    add(missed);
    return m_known[first];
}

} // namespace planetx
