#include "qml/help/help_shown.h"

#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

namespace {

// Where Planet X can be seen as empty, its column belongs to it.
QStringList seenAs(Object object) {
    return object == Object::Empty ? QStringList{letterOf(Object::Empty), letterOf(Object::PlanetX)}
                                   : QStringList{letterOf(object)};
}

// Says one piece; the event tells a topic's clue from a conference's.
struct Saying {
    const Table& table;
    EntryNumber entry;

    ShownReason made(const char* kind) const {
        ShownReason reason;
        reason.kind = QString::fromLatin1(kind);
        reason.entry = static_cast<int>(entry);
        return reason;
    }
    ShownReason about(const char* kind, Sector sector, Object object) const {
        ShownReason reason = made(kind);
        reason.sector = sector;
        reason.object = letterOf(object);
        reason.sectors = {sector};
        reason.objects = {reason.object};
        return reason;
    }

    ShownReason operator()(const Fact& fact) const {
        ShownReason reason = about(entry == 0 ? "Start" : "Reviewed", fact.sector, fact.isNot);
        reason.isNot = true;
        return reason;
    }
    ShownReason operator()(const Theory& theory) const { return about("Reviewed", theory.sector, theory.object); }
    ShownReason operator()(const Seen& seen) const {
        ShownReason reason = about("Targeted", seen.sector, seen.object);
        reason.objects = seenAs(seen.object);
        return reason;
    }
    ShownReason operator()(const Counted& counted) const {
        const auto& [object, arc] = counted.survey;
        ShownReason reason = made("Surveyed");
        reason.object = letterOf(object);
        reason.from = arc.from;
        reason.to = arc.to;
        reason.count = counted.count;
        reason.sectors = sectorsIn(edition(table.board()).ring.sectors(arc));
        reason.objects = seenAs(object);
        return reason;
    }
    ShownReason operator()(const Clue& clue) const {
        const auto event = eventOf(table.log().entries()[entry].ask.body);
        const auto* researched = event ? std::get_if<Researched>(&*event) : nullptr;
        ShownReason reason = made(researched ? "Researched" : "ConferenceHeld");
        if (researched)
            reason.topic = QString(QLatin1Char(researched->topic));
        reason.clue = shown(clue, table.board().mode);
        reason.objects = {reason.clue.x};
        if (clue.y && clue.y != clue.x)
            reason.objects.push_back(reason.clue.y);
        return reason;
    }
    ShownReason operator()(const NotFound& failed) const {
        const auto& [sector, before, after] = failed.guess;
        const Ring ring = edition(table.board()).ring;
        ShownReason reason = about("Located", sector, Object::PlanetX);
        reason.before = letterOf(before);
        reason.after = letterOf(after);
        reason.sectors = {ring.step(sector, -1), sector, ring.step(sector, 1)};
        reason.objects.clear();
        return reason;
    }
};

QString nameOf(Law law) {
    constexpr std::array names{"Counts",       "CometSectors",   "AsteroidPairs",
                               "GasNearEmpty", "DwarfAwayFromX", "DwarfBand"};
    return QString::fromLatin1(names[static_cast<std::size_t>(law)]);
}

// More laws than these are no reason that a person can follow.
constexpr std::size_t mostLaws = 4;

QVariantList shown(Mode mode, const Ground& ground) {
    if (!ground || ground->size() > mostLaws)
        return {QVariant::fromValue(ShownLaw{QStringLiteral("Several"), {}, 0})};
    QVariantList laws;
    for (const auto& [law, object] : *ground)
        laws.push_back(
            QVariant::fromValue(ShownLaw{nameOf(law), letterOf(object), object ? edition(mode).of(*object) : 0}));
    return laws;
}

ShownClaim shown(const Claim& claim) {
    if (const auto* fact = std::get_if<Fact>(&claim))
        return {fact->sector, letterOf(fact->isNot), true};
    const auto& theory = std::get<Theory>(claim);
    return {theory.sector, letterOf(theory.object), false};
}

Claim claimOf(const CellId& cell, Mark mark) {
    return mark == Mark::No ? Claim(Fact{cell.sector, cell.object}) : Claim(Theory{cell.sector, cell.object});
}

Claim oppositeOf(const Claim& claim) {
    if (const auto* fact = std::get_if<Fact>(&claim))
        return Theory{fact->sector, fact->isNot};
    const auto& theory = std::get<Theory>(claim);
    return Fact{theory.sector, theory.object};
}

ShownSlip slipIn(const NoteSheet& sheet, const CellId& id) {
    const Cell now = cell(sheet, id.sector, id.object);
    return {shown(claimOf(id, now.mark)), nameOf(now.mark), now.layer > 0, {}};
}

} // namespace

ShownReason shown(const Table& table, const Told& told) { return std::visit(Saying{table, told.entry}, told.evidence); }

Ground groundFor(Mode mode, std::span<const Told> told, const Reasons& because, const std::vector<Claim>& claims) {
    std::vector<Evidence> pieces;
    for (const Claim& claim : claims)
        std::visit([&](const auto& c) { pieces.emplace_back(c); }, claim);
    for (const std::size_t reason : because)
        pieces.push_back(told[reason].evidence);
    return groundOf(mode, pieces);
}

Ground groundFor(Mode mode, std::span<const Told> told, const Deduction& hint) {
    return groundFor(mode, told, hint.because, {oppositeOf(hint.claim)});
}

std::vector<Ground> groundsFor(std::span<const Told> told, const NoteSheet& sheet, const Check& check) {
    std::vector<Ground> grounds;
    for (const Slip& slip : check.slips)
        grounds.push_back(groundFor(sheet.mode, told, slip.because, {claimOf(slip.cell, slip.mark)}));
    if (!check.clash)
        return grounds;
    std::vector<Claim> claims;
    for (const CellId& id : check.clash->cells)
        claims.push_back(claimOf(id, cell(sheet, id.sector, id.object).mark));
    grounds.push_back(groundFor(sheet.mode, told, check.clash->because, claims));
    return grounds;
}

ShownWhy shown(const Table& table, std::span<const Told> told, const Reasons& because, const Ground& ground) {
    ShownWhy why;
    for (const std::size_t reason : because)
        why.reasons.push_back(QVariant::fromValue(shown(table, told[reason])));
    why.laws = shown(table.board().mode, ground);
    return why;
}

ShownHelp shown(const Table& table, std::span<const Told> told, const Deduction& hint, const Ground& ground) {
    ShownHelp help;
    help.kind = QStringLiteral("Hint");
    help.claim = shown(hint.claim);
    help.why = shown(table, told, hint.because, ground);
    return help;
}

ShownHelp shown(const Table& table, std::span<const Told> told, const NoteSheet& sheet, const Check& check,
                const std::vector<Ground>& grounds) {
    ShownHelp help;
    help.kind = QStringLiteral("Clean");
    for (std::size_t i = 0; i < check.slips.size(); ++i) {
        help.kind = QStringLiteral("Slips");
        ShownSlip one = slipIn(sheet, check.slips[i].cell);
        one.why = shown(table, told, check.slips[i].because, grounds[i]);
        help.slips.push_back(QVariant::fromValue(one));
    }
    if (!check.clash)
        return help;
    help.kind = QStringLiteral("Clash");
    for (const CellId& id : check.clash->cells)
        help.slips.push_back(QVariant::fromValue(slipIn(sheet, id)));
    help.why = shown(table, told, check.clash->because, grounds.front());
    return help;
}

} // namespace planetx
