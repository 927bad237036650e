#include "qml/shown/names.h"

#include <array>

namespace planetx {

namespace {

constexpr std::array<std::string_view, 8> phases{"Turn",   "Conference", "Theories", "Placing",
                                                 "Review", "LastChance", "Reveal",   "Over"};
constexpr std::array<std::string_view, 4> seasonNames{"Spring", "Summer", "Autumn", "Winter"};
constexpr std::array<std::string_view, 4> levels{"Junior", "Beginner", "Experienced", "Genius"};
constexpr std::array<std::string_view, 4> helps{"None", "Bookkeeping", "Checker", "Hints"};
constexpr std::array<std::string_view, 4> skills{"Assistant", "Observer", "Professor", "Laureate"};
constexpr std::array<std::string_view, 4> marks{"Possible", "No", "Suspected", "Certain"};
constexpr std::array<std::string_view, 5> origins{"Printed", "Start", "OwnAnswer", "Public", "Hand"};

template <typename Names, typename Enum>
QString at(const Names& names, Enum value) {
    return qs(names[static_cast<std::size_t>(value)]);
}

template <typename Enum, typename Names>
std::optional<Enum> in(const Names& names, const QString& name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (qs(names[i]) == name)
            return static_cast<Enum>(i);
    return std::nullopt;
}

bool isAlone(const std::optional<Object>& object, Mode mode) { return object && edition(mode).of(*object) == 1; }

// One small function per answer.
void tell(ShownAnswer& shown, const SurveyCount& a, Mode) {
    shown.kind = QStringLiteral("SurveyCount");
    shown.count = a.count;
}
void tell(ShownAnswer& shown, const Appears& a, Mode) {
    shown.kind = QStringLiteral("Appears");
    shown.object = letterOf(a.object);
}
void tell(ShownAnswer& shown, const ClueRead& a, Mode mode) {
    shown.kind = QStringLiteral("ClueRead");
    if (a.clue)
        shown.clue = planetx::shown(*a.clue, mode);
}
void tell(ShownAnswer& shown, const Found& a, Mode) {
    shown.kind = QStringLiteral("Found");
    shown.found = a.found;
}
void tell(ShownAnswer& shown, const Verdict& a, Mode) {
    shown.kind = QStringLiteral("Verdict");
    shown.correct = a.correct;
}
void tell(ShownAnswer& shown, const Sky& a, Mode) {
    shown.kind = QStringLiteral("Sky");
    shown.sky = qs(letters(a));
}

} // namespace

QString letterOf(Object object) { return QString(QLatin1Char(letter(object))); }
QString letterOf(const std::optional<Object>& object) { return object ? letterOf(*object) : QString(); }
std::optional<Object> objectIn(const QString& letter) {
    return letter.size() == 1 ? objectOf(letter[0].toLatin1()) : std::nullopt;
}

QString nameOf(Phase phase) { return at(phases, phase); }
QString nameOf(Season season) { return at(seasonNames, season); }
QString nameOf(Level level) { return at(levels, level); }
QString nameOf(Help help) { return at(helps, help); }
QString nameOf(Skill skill) { return at(skills, skill); }
QString nameOf(Mark mark) { return at(marks, mark); }
QString nameOf(Origin origin) { return at(origins, origin); }
QString nameOf(const std::optional<Trouble>& trouble) { return trouble ? qs(name(*trouble)) : QString(); }

std::optional<Mode> modeIn(const QString& name) { return modeOf(utf8(name)); }
std::optional<Season> seasonIn(const QString& name) { return in<Season>(seasonNames, name); }
std::optional<Level> levelIn(const QString& name) { return in<Level>(levels, name); }
std::optional<Help> helpIn(const QString& name) { return in<Help>(helps, name); }
std::optional<Skill> skillIn(const QString& name) { return in<Skill>(skills, name); }
std::optional<Mark> markIn(const QString& name) { return in<Mark>(marks, name); }

QVariantList sectorsIn(Sectors sectors) {
    QVariantList all;
    forEach(sectors, [&](Sector sector) { all.push_back(sector); });
    return all;
}

ShownClue shown(const Clue& clue, Mode mode) {
    return {qs(name(clue.kind)),   letterOf(clue.x),      letterOf(clue.y),       clue.n,
            isAlone(clue.x, mode), isAlone(clue.y, mode), edition(mode).ring.size};
}
ShownTitle shown(const Title& title, Mode mode) {
    return {letterOf(title.subject), letterOf(title.other), isAlone(title.subject, mode), isAlone(title.other, mode)};
}
ShownTheory shown(const Theory& theory) { return {theory.sector, letterOf(theory.object)}; }

ShownAnswer shown(const Answer& answer, Mode mode) {
    ShownAnswer told;
    told.ok = true;
    std::visit([&](const auto& a) { tell(told, a, mode); }, answer);
    return told;
}

} // namespace planetx
