#include "qml/notes/notes_model.h"

#include "notes/impossible.h"
#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

namespace {

ShownWrong shownWrong(const TooManyCertain& w) { return {QStringLiteral("TooManyCertain"), letterOf(w.object), 0}; }
ShownWrong shownWrong(const TooFewLeft& w) { return {QStringLiteral("TooFewLeft"), letterOf(w.object), 0}; }
ShownWrong shownWrong(const NothingLeft& w) { return {QStringLiteral("NothingLeft"), {}, w.sector}; }
ShownWrong shownWrong(const TwoCertain& w) { return {QStringLiteral("TwoCertain"), {}, w.sector}; }

std::vector<ShownWrong> wrongsOf(const NoteSheet& sheet) {
    std::vector<ShownWrong> all;
    for (const Impossible& wrong : impossible(sheet))
        all.push_back(std::visit([](const auto& w) { return shownWrong(w); }, wrong));
    return all;
}

Mark next(Mark mark) { return static_cast<Mark>(mark == Mark::Certain ? 0 : static_cast<int>(mark) + 1); }

} // namespace

void NotesModel::read() {
    m_cells->show(sheet());
    m_lines.read(seat() ? table() : nullptr);
    const QVariantList now = recordNow();
    if (now == m_record)
        return;
    m_record = now;
    emit recordChanged();
}

QVariantList NotesModel::recordNow() const {
    QVariantList record;
    for (const LogLine& line : m_lines.lines()) {
        RecordLine one{line, line.who == viewpoint(), {}};
        for (const Learned& learned : seat()->learned)
            if (static_cast<int>(learned.entry) == line.entry)
                one.answer = shown(learned.answer);
        record.push_back(QVariant::fromValue(one));
    }
    return record;
}

QVariantList NotesModel::sectors() const {
    QVariantList heads;
    if (!seat())
        return heads;
    const Edition& e = edition(*board());
    const Sectors visible = e.ring.sectors(visibleSky(*board()));
    const auto wrong = wrongsOf(*sheet());
    for (Sector s = 1; s <= e.ring.size; ++s) {
        const bool isWrong = std::ranges::find(wrong, s, &ShownWrong::sector) != wrong.end();
        heads.push_back(QVariant::fromValue(
            ShownSector{s, has(visible, s), has(e.cometSectors, s), qs(planetx::text(*sheet(), s)), isWrong}));
    }
    return heads;
}

QVariantList NotesModel::counts() const {
    QVariantList all;
    if (!seat())
        return all;
    const auto wrong = wrongsOf(*sheet());
    for (const Object object : allObjects) {
        const auto marked = [&](Mark mark) {
            return static_cast<int>(std::ranges::count_if(m_cells->cells(), [&](const NoteCell& c) {
                return c.object == letterOf(object) && c.mark == nameOf(mark);
            }));
        };
        const bool isWrong = std::ranges::find(wrong, letterOf(object), &ShownWrong::object) != wrong.end();
        all.push_back(QVariant::fromValue(ShownCount{letterOf(object), marked(Mark::Certain), marked(Mark::No),
                                                     edition(*board()).of(object), isWrong}));
    }
    return all;
}

QVariantList NotesModel::wrongs() const { return seat() ? listOf(wrongsOf(*sheet())) : QVariantList(); }

QString NotesModel::text() const { return seat() ? qs(planetx::text(*sheet(), 0)) : QString(); }

QVariantList NotesModel::facts() const {
    QVariantList all;
    if (seat())
        for (const Fact& fact : table()->startingFacts(seat()->who))
            all.push_back(QVariant::fromValue(ShownTheory{fact.sector, letterOf(fact.isNot)}));
    return all;
}

NoteCell NotesModel::cell(int sector, const QString& object) const {
    const auto found = std::ranges::find_if(
        m_cells->cells(), [&](const NoteCell& c) { return c.sector == sector && c.object == object; });
    return found == m_cells->cells().end() ? NoteCell() : *found;
}

QString NotesModel::note(const NoteOp& op) {
    return nameOf(session() ? session()->note(op) : Trouble(NotNow::NobodyHere));
}

QString NotesModel::tap(int sector, const QString& object) {
    const auto mark = markIn(cell(sector, object).mark);
    return set(sector, object, mark ? nameOf(next(*mark)) : QStringLiteral("Possible"));
}

QString NotesModel::set(int sector, const QString& object, const QString& mark) {
    const auto which = objectIn(object);
    const auto wanted = markIn(mark);
    return which && wanted ? note(SetMark{sector, *which, *wanted}) : nameOf(Trouble(NoteRefusal::NoSuchCell));
}

QString NotesModel::write(int sector, const QString& text) { return note(Write{sector, utf8(text)}); }
QString NotesModel::undo() { return note(Undo{}); }
QString NotesModel::redo() { return note(Redo{}); }
QString NotesModel::whatIf() { return note(BeginWhatIf{}); }
QString NotesModel::keep() { return note(KeepWhatIf{}); }
QString NotesModel::drop() { return note(DropWhatIf{}); }

} // namespace planetx
