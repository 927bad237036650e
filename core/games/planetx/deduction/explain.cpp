#include "planetx/deduction/explain.h"

#include "planetx/deduction/inquiry.h"
#include "planetx/deduction/tally.h"

namespace planetx {

namespace {

// Every claim that follows and is not marked: what is there before what is not, as it tells more.
std::vector<Claim> following(const Candidates& left, const std::function<bool(const Claim&)>& isMarked) {
    const Tally tally(left);
    std::vector<Claim> claims;
    const auto add = [&](const Claim& claim, bool follows) {
        if (follows && !isMarked(claim))
            claims.push_back(claim);
    };
    const auto forEachCell = [&](auto visit) {
        for (Sector sector = 1; sector <= edition(left.catalogue().mode()).ring.size; ++sector)
            for (const Object object : allObjects)
                visit(sector, object);
    };
    forEachCell([&](Sector sector, Object object) { add(Theory{sector, object}, tally.isCertain(object, sector)); });
    forEachCell([&](Sector sector, Object object) { add(Fact{sector, object}, !tally.isPossible(object, sector)); });
    return claims;
}

// Asks for all claims with one piece more each time, so that no claim is looked into deeper than the simplest one.
std::optional<Deduction> simplest(Inquiry& inquiry, const std::vector<Claim>& claims) {
    std::optional<Deduction> best;
    for (Cost limit = costOfPiece - 1; limit < noLimit && !best && !inquiry.givenUp(); limit += costOfPiece) {
        Cost below = limit;
        for (const Claim& claim : claims)
            if (const auto because = inquiry.cheapest(claim, below)) {
                best = {claim, inquiry.reasons(*because)};
                below = inquiry.costOf(*because) - 1;
            }
    }
    return best;
}

} // namespace

std::optional<Reasons> contradiction(const Catalogue& catalogue, std::span<const Evidence> evidence) {
    Inquiry inquiry(catalogue, evidence);
    if (inquiry.left(std::nullopt).size() > 0)
        return std::nullopt;
    return inquiry.because(std::nullopt);
}

Explanation explain(const Catalogue& catalogue, std::span<const Evidence> evidence, const Claim& claim) {
    Inquiry inquiry(catalogue, evidence);
    if (const Candidates disagreeing = inquiry.left(claim); disagreeing.size() > 0)
        return Disproven{disagreeing.sample(1).front()};
    if (inquiry.left(std::nullopt).size() == 0)
        return Contradicted{inquiry.because(std::nullopt)};
    return Proven{inquiry.because(claim)};
}

std::optional<Deduction> simplestDeduction(const Catalogue& catalogue, std::span<const Evidence> evidence,
                                           const std::function<bool(const Claim&)>& isMarked) {
    Inquiry inquiry(catalogue, evidence);
    const Candidates left = inquiry.left(std::nullopt);
    if (left.size() == 0)
        return std::nullopt;
    const std::vector<Claim> claims = following(left, isMarked);
    if (claims.empty())
        return std::nullopt;
    if (auto deduction = simplest(inquiry, claims))
        return deduction;
    return Deduction{claims.front(), inquiry.because(claims.front())};
}

} // namespace planetx
