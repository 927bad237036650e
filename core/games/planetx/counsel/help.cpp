#include "planetx/counsel/help.h"

#include <algorithm>

namespace planetx {

namespace {

template <typename Visit>
void forEachCell(const NoteSheet& sheet, Visit visit) {
    for (Sector sector = 1; sector <= edition(sheet.mode).ring.size; ++sector)
        for (const Object object : allObjects)
            visit(CellId{sector, object}, cell(sheet, sector, object));
}

Claim claimOf(const CellId& cell, Mark mark) {
    return mark == Mark::No ? Claim(Fact{cell.sector, cell.object}) : Claim(Theory{cell.sector, cell.object});
}

Claim oppositeOf(const Claim& claim) {
    if (const auto* theory = std::get_if<Theory>(&claim))
        return Fact{theory->sector, theory->object};
    const Fact& fact = std::get<Fact>(claim);
    return Theory{fact.sector, fact.isNot};
}

Evidence asEvidence(const Claim& claim) {
    return std::visit([](const auto& c) { return Evidence(c); }, claim);
}

// What several pieces cannot all be true with, among these pieces and what was told; nothing if they can.
struct Conflict {
    std::vector<std::size_t> pieces;
    Reasons because;
};

std::optional<Conflict> conflict(const Catalogue& catalogue, std::span<const Told> told,
                                 const std::vector<Evidence>& pieces) {
    std::vector<Evidence> all = evidenceIn(told);
    all.insert(all.end(), pieces.begin(), pieces.end());
    const auto reasons = contradiction(catalogue, all);
    if (!reasons)
        return std::nullopt;
    Conflict found;
    for (const std::size_t reason : *reasons)
        if (reason < told.size())
            found.because.push_back(reason);
        else
            found.pieces.push_back(reason - told.size());
    return found;
}

} // namespace

Check checked(const Catalogue& catalogue, std::span<const Told> told, const NoteSheet& sheet) {
    const std::vector<Evidence> evidence = evidenceIn(told);
    Check check;
    std::vector<CellId> marked;
    std::vector<Evidence> marks;
    forEachCell(sheet, [&](const CellId& id, const Cell& cell) {
        if (cell.origin != Origin::Hand || cell.mark == Mark::Possible)
            return;
        const Claim claim = claimOf(id, cell.mark);
        if (const auto why = explain(catalogue, evidence, oppositeOf(claim));
            const auto* proven = std::get_if<Proven>(&why))
            check.slips.push_back({id, cell.mark, proven->because});
        if (cell.mark == Mark::Suspected)
            return;
        marked.push_back(id);
        marks.push_back(asEvidence(claim));
    });
    if (!check.slips.empty())
        return check;
    if (const auto found = conflict(catalogue, told, marks)) {
        check.clash.emplace();
        check.clash->because = found->because;
        for (const std::size_t piece : found->pieces)
            check.clash->cells.push_back(marked[piece]);
    }
    return check;
}

std::optional<Deduction> hint(const Catalogue& catalogue, std::span<const Told> told, const NoteSheet& sheet) {
    const Edition& e = edition(sheet.mode);
    std::array<Sectors, 6> certain{};
    forEachCell(sheet, [&](const CellId& id, const Cell& cell) {
        if (cell.mark == Mark::Certain)
            certain[index(id.object)] |= only(id.sector);
    });
    // Whoever is certain of a sector, or of all of a kind, need not be told what cannot be there or elsewhere.
    const auto isMarked = [&](const Claim& claim) {
        if (const auto* theory = std::get_if<Theory>(&claim))
            return has(certain[index(theory->object)], theory->sector);
        const auto& [sector, object] = std::get<Fact>(claim);
        const Sectors found = certain[index(object)];
        return cell(sheet, sector, object).mark == Mark::No || (found != 0 && count(found) == e.of(object)) ||
               std::ranges::any_of(certain, [s = sector](Sectors where) { return has(where, s); });
    };
    return simplestDeduction(catalogue, evidenceIn(told), isMarked);
}

std::optional<Reasons> doubt(const Catalogue& catalogue, std::span<const Told> told, const Locate& guess) {
    const Ring ring = edition(catalogue.mode()).ring;
    const auto found =
        conflict(catalogue, told,
                 {Theory{guess.sector, Object::PlanetX}, Theory{ring.step(guess.sector, -1), guess.before},
                  Theory{ring.step(guess.sector, 1), guess.after}});
    return found ? std::optional(found->because) : std::nullopt;
}

} // namespace planetx
