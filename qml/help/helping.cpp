#include "qml/help/helping.h"

#include "qml/help/help_shown.h"
#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

namespace {

constexpr std::array<const char*, aids> names{"FillIn", "Check", "Hint"};

// From which help on a table allows it.
constexpr std::array<Help, aids> neededFor{Help::Bookkeeping, Help::Checker, Help::Hints};

bool haveSameMarks(const NoteSheet& one, const NoteSheet& other) {
    return one.facts == other.facts && one.layers == other.layers;
}

bool isAsMarked(const NoteSheet& sheet, const ShownSlip& slip) {
    return nameOf(cell(sheet, slip.claim.sector, *objectIn(slip.claim.object)).mark) == slip.mark;
}

std::vector<Evidence> saidOn(const NoteSheet& sheet) {
    std::vector<Evidence> said;
    for (Sector sector = 1; sector <= edition(sheet.mode).ring.size; ++sector)
        for (const Object object : allObjects)
            if (const Mark mark = cell(sheet, sector, object).mark; mark == Mark::No)
                said.emplace_back(Fact{sector, object});
            else if (mark == Mark::Certain)
                said.emplace_back(Theory{sector, object});
    return said;
}

} // namespace

Helping::Helping(QObject* parent) : AtTable(parent), m_thought([this](const Counsel& counsel) { answer(counsel); }) {}

bool Helping::allows(Aid aid) const {
    return seat() && !over() && table()->game().setup.help >= neededFor[static_cast<std::size_t>(aid)];
}

QStringList Helping::allowed() const {
    QStringList all;
    for (const Aid aid : {Aid::FillIn, Aid::Check, Aid::Hint})
        if (allows(aid))
            all.push_back(QString::fromLatin1(names[static_cast<std::size_t>(aid)]));
    return all;
}

ShownUses Helping::uses() const {
    const auto& [fillIn, check, hint] = seat() ? seat()->notes.helped : std::array<int, aids>{};
    return {fillIn, check, hint};
}

std::vector<Told> Helping::told() const {
    const PlayerId who = seat()->who;
    return toldTo(*table(), who, guessesOf(*session()->table(), who));
}

void Helping::ask(Aid aid) {
    if (!allows(aid))
        return;
    clear();
    m_asked = Asked{aid, told(), seat()->notes};
    m_thought.think(board()->mode,
                    [asked = *m_asked](const Catalogue& catalogue) { return counsel(catalogue, asked); });
    emit changed();
}

Helping::Counsel Helping::counsel(const Catalogue& catalogue, const Asked& asked) {
    Counsel found;
    if (asked.aid == Aid::FillIn) {
        found.marks = filledIn(catalogue, asked.sheet);
        found.impossible = found.marks.empty() && groundOf(asked.sheet.mode, saidOn(asked.sheet));
        return found;
    }
    found.check = checked(catalogue, asked.told, asked.sheet);
    found.grounds = groundsFor(asked.told, asked.sheet, found.check);
    if (asked.aid == Aid::Hint && found.check == Check()) // on a wrong sheet a hint would mislead
        found.hint = hint(catalogue, asked.told, asked.sheet);
    if (found.hint)
        found.grounds = {groundFor(asked.sheet.mode, asked.told, *found.hint)};
    return found;
}

NoteOp Helping::useOf(const Asked& asked, const Counsel& counsel) const {
    if (asked.aid == Aid::FillIn && !counsel.impossible)
        return FillIn{counsel.marks};
    return Helped{counsel.check == Check() ? asked.aid : Aid::Check};
}

ShownHelp Helping::shownOf(const Asked& asked, const Counsel& counsel) const {
    ShownHelp help;
    if (asked.aid == Aid::FillIn) {
        help.count = static_cast<int>(counsel.marks.size());
        help.kind = help.count > 0       ? QStringLiteral("FilledIn")
                    : counsel.impossible ? QStringLiteral("Impossible")
                                         : QStringLiteral("NothingAtOnce");
        return help;
    }
    if (asked.aid == Aid::Check || counsel.check != Check())
        return shown(*table(), asked.told, asked.sheet, counsel.check, counsel.grounds);
    if (counsel.hint)
        return shown(*table(), asked.told, *counsel.hint, counsel.grounds.front());
    help.kind = QStringLiteral("NothingNew");
    return help;
}

// Nothing has changed since it was asked, or it would have been forgotten.
void Helping::answer(const Counsel& counsel) {
    Asked asked = *std::exchange(m_asked, std::nullopt);
    const bool tellsNothing = asked.aid == Aid::FillIn && counsel.marks.empty() && !counsel.impossible;
    if (!tellsNothing)
        m_trouble = nameOf(planetx::note(*session(), useOf(asked, counsel)));
    if (m_trouble.isEmpty()) {
        const ShownHelp found = shownOf(asked, counsel);
        asked.sheet = seat()->notes;
        m_asked = std::move(asked);
        show(found);
    }
    emit changed();
}

bool Helping::isUnchanged(const Asked& asked) const {
    return haveSameMarks(asked.sheet, seat()->notes) && asked.told == told();
}

void Helping::read() {
    if (!m_asked)
        return;
    if (busy() ? !isUnchanged(*m_asked) : !allows(m_asked->aid))
        clear();
    else if (!busy())
        outdate();
}

// More that is told makes nothing of it untrue. A slip is no more one when it is mended; that nothing was found is old
// as soon as anything changes.
void Helping::outdate() {
    const std::vector<Told> now = told();
    const bool goesOn =
        now.size() >= m_asked->told.size() && std::equal(m_asked->told.begin(), m_asked->told.end(), now.begin());
    const auto mended = [&](const QVariant& slip) { return !isAsMarked(seat()->notes, slip.value<ShownSlip>()); };
    ShownHelp left = m_result;
    if (left.kind == u"Slips")
        left.slips.removeIf(mended);
    const bool clashes = left.kind == u"Clash" && std::ranges::none_of(left.slips, mended);
    const bool holds = left.kind == u"Hint" || clashes || (left.kind == u"Slips" && !left.slips.isEmpty());
    if (!goesOn || !(holds || isUnchanged(*m_asked)))
        clear();
    else
        show(left);
}

void Helping::show(const ShownHelp& result) {
    if (m_result == result)
        return;
    m_result = result;
    emit resultChanged();
}

void Helping::clear() {
    m_thought.forget();
    m_asked.reset();
    show({});
    m_trouble.clear();
}

void Helping::dismiss() {
    clear();
    emit changed();
}

} // namespace planetx
