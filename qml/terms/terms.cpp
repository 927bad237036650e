#include "qml/terms/terms.h"

#include "qml/shown/names.h"

#include <algorithm>
#include <string>

namespace planetx {

namespace {

Term relationOf(ClueKind kind) {
    switch (kind) {
    case ClueKind::SomeAdjacent:
    case ClueKind::NoneAdjacent:
    case ClueKind::EveryAdjacent:
    case ClueKind::NotAdjacent: return Term::Adjacent;
    case ClueKind::SomeOpposite:
    case ClueKind::NoneOpposite:
    case ClueKind::EveryOpposite:
    case ClueKind::NotOpposite: return Term::Opposite;
    case ClueKind::EveryWithin:
    case ClueKind::NoneWithin:
    case ClueKind::Within:
    case ClueKind::NotWithin: return Term::Within;
    case ClueKind::Band:
    case ClueKind::BandOfTwo: return Term::Band;
    case ClueKind::Consecutive:
    case ClueKind::RunOf: break;
    }
    return Term::Consecutive;
}

QString nameOf(Term term) {
    switch (term) {
    case Term::Adjacent: return QStringLiteral("adjacent");
    case Term::Opposite: return QStringLiteral("opposite");
    case Term::Within: return QStringLiteral("within");
    case Term::Band: return QStringLiteral("band");
    case Term::Consecutive: return QStringLiteral("consecutive");
    case Term::Empty: break;
    }
    return QStringLiteral("empty");
}

// What shows a term that is asked for by itself.
Clue exampleOf(Term term) {
    switch (term) {
    case Term::Adjacent: return {ClueKind::SomeAdjacent, Object::Asteroid, Object::GasCloud, 0};
    case Term::Opposite: return {ClueKind::SomeOpposite, Object::Asteroid, Object::GasCloud, 0};
    case Term::Within: return {ClueKind::EveryWithin, Object::Asteroid, Object::GasCloud, 3};
    case Term::Band: return {ClueKind::Band, Object::Asteroid, {}, 6};
    case Term::Consecutive:
    case Term::Empty: break;
    }
    return {ClueKind::Consecutive, Object::Asteroid, {}, 0};
}

void light(ShownTerm& term, Sectors sectors) { term.lit = sectorsIn(sectors); }

void mark(ShownTerm& term, Sector sector, Object object) {
    term.marks.push_back(QVariant::fromValue(shown(Theory{sector, object})));
}

// One object at the top, or at the first sector from there that can hold it, and what lies so to it.
void showReach(ShownTerm& term, const Clue& clue, const Edition& edition) {
    const Object object = clue.y.value_or(clue.x);
    Sector place = edition.ring.size;
    while (!edition.canHold(place, object))
        place = edition.ring.step(place, 1);
    mark(term, place, object);
    light(term, reach(clue, edition.ring, only(place)));
}

// All objects that the clue speaks of in a run of so many sectors, as letters: half of them from its beginning, half up
// to its end, gaps between.
std::string runOf(const Clue& clue, const Edition& edition) {
    const int ofX = clue.kind == ClueKind::RunOf ? clue.n : edition.of(clue.x);
    std::string run(static_cast<std::size_t>(ofX), letter(clue.x));
    if (clue.y)
        run.append(static_cast<std::size_t>(edition.of(*clue.y)), letter(*clue.y));
    if (clue.kind == ClueKind::Band || clue.kind == ClueKind::BandOfTwo)
        run.insert((run.size() + 1) / 2, std::string(std::max<std::size_t>(clue.n, run.size()) - run.size(), '.'));
    return run;
}

bool fits(const std::string& run, Sector first, const Edition& edition) {
    for (std::size_t i = 0; i < run.size(); ++i)
        if (const auto object = objectOf(run[i]))
            if (!edition.canHold(edition.ring.step(first, static_cast<int>(i)), *object))
                return false;
    return true;
}

// Where the run begins, around the top as well as it can; none if a comet is always where there can be none.
std::optional<Sector> beginningOf(const std::string& run, const Edition& edition) {
    const int length = static_cast<int>(run.size());
    for (int i = 0; i < edition.ring.size; ++i)
        if (const Sector first = edition.ring.step(edition.ring.size, i - (length - 1) / 2); fits(run, first, edition))
            return first;
    return std::nullopt;
}

// The run, or its objects in another order, both ends taken.
void showRun(ShownTerm& term, std::string run, const Edition& edition) {
    const std::string wanted = run;
    std::optional<Sector> first = beginningOf(run, edition);
    while (!first) {
        std::ranges::next_permutation(run);
        if (run == wanted)
            first = edition.ring.size;
        else if (run.front() != '.' && run.back() != '.')
            first = beginningOf(run, edition);
    }
    const int length = static_cast<int>(run.size());
    light(term, edition.ring.sectors(edition.ring.arc(*first, length)));
    for (int i = 0; i < length; ++i)
        if (const auto object = objectOf(run[static_cast<std::size_t>(i)]))
            mark(term, edition.ring.step(*first, i), *object);
}

// What is empty, and what only looks like it.
void showEmpty(ShownTerm& term, const Edition& edition) {
    const Sector right = edition.ring.size / 4;
    const Sector left = edition.ring.size - right;
    mark(term, left, Object::Empty);
    mark(term, right, Object::PlanetX);
    light(term, only(left) | only(right));
}

Mode modeOfSize(int sectors) { return sectors == edition(Mode::Expert).ring.size ? Mode::Expert : Mode::Standard; }

std::optional<Clue> clueOf(const QString& kind, const QString& x, const QString& y, int n) {
    const auto known = clueKindOf(utf8(kind));
    const auto subject = objectIn(x);
    if (!known || !subject)
        return std::nullopt;
    return Clue{*known, *subject, objectIn(y), n};
}

} // namespace

std::vector<Term> termsOf(const Clue& clue) {
    std::vector<Term> terms{relationOf(clue.kind)};
    if (clue.x == Object::Empty || clue.y == Object::Empty)
        terms.push_back(Term::Empty);
    return terms;
}

ShownTerm shown(Term term, const Clue& asked, Mode mode) {
    const Edition& numbers = edition(mode);
    const bool used = relationOf(asked.kind) == term;
    const Clue clue = used ? asked : exampleOf(term);
    ShownTerm made{nameOf(term), clue.n, numbers.ring.size, {}, {}};
    switch (term) {
    case Term::Adjacent:
    case Term::Opposite:
    case Term::Within: showReach(made, clue, numbers); break;
    case Term::Band:
    case Term::Consecutive: showRun(made, runOf(clue, numbers), numbers); break;
    case Term::Empty: showEmpty(made, numbers); break;
    }
    return made;
}

QVariantList Terms::of(const QString& kind, const QString& x, const QString& y, int n, int sectors) {
    QVariantList terms;
    if (const auto clue = clueOf(kind, x, y, n))
        for (const Term term : termsOf(*clue))
            terms.push_back(QVariant::fromValue(shown(term, *clue, modeOfSize(sectors))));
    return terms;
}

QVariantList Terms::others(const QString& kind, const QString& x, const QString& y, int n, int sectors) {
    const auto clue = clueOf(kind, x, y, n);
    const std::vector<Term> used = clue ? termsOf(*clue) : std::vector<Term>{};
    QVariantList terms;
    for (const Term term : allTerms)
        if (std::ranges::find(used, term) == used.end())
            terms.push_back(QVariant::fromValue(shown(term, exampleOf(term), modeOfSize(sectors))));
    return terms;
}

QVariantList Terms::all(int sectors) { return others({}, {}, {}, 0, sectors); }

} // namespace planetx
