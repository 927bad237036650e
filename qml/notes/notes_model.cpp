#include "qml/notes/notes_model.h"

#include "planetx/notes/note_steps.h"
#include "qml/notes/note_shown.h"
#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

namespace {

// A look at certain sectors: what can be drawn beside the rows of the sheet.
bool isLook(const LogLine& line) { return line.kind == u"Surveyed" || line.kind == u"Targeted"; }

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

RecordLine NotesModel::recorded(const LogLine& line) const {
    RecordLine one{line, line.who == viewpoint(), {}};
    for (const Learned& learned : seat()->learned)
        if (static_cast<int>(learned.entry) == line.entry)
            one.answer = shown(learned.answer, board()->mode);
    return one;
}

QVariantList NotesModel::recordNow() const {
    QVariantList record;
    for (const LogLine& line : m_lines.lines())
        record.push_back(QVariant::fromValue(recorded(line)));
    return record;
}

template <typename Belongs>
QVariantList NotesModel::recordWhere(Belongs belongs) const {
    QVariantList some;
    for (const QVariant& one : m_record)
        if (belongs(*static_cast<const RecordLine*>(one.constData())))
            some.push_back(one);
    return some;
}

QVariantList NotesModel::ownLooks() const {
    return recordWhere([](const RecordLine& one) { return one.own && isLook(one.line); });
}

QVariantList NotesModel::othersLooks() const {
    return recordWhere([](const RecordLine& one) { return !one.own && isLook(one.line); });
}

QVariantList NotesModel::readings() const {
    return recordWhere([](const RecordLine& one) {
        return one.line.kind == u"Researched" || one.line.kind == u"ConferenceHeld" || one.line.kind == u"Located";
    });
}

RecordLine NotesModel::told(int entry) const {
    for (const LogLine& line : m_lines.lines())
        if (entry > 0 && line.entry == entry)
            return recorded(line);
    return {};
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
        heads.push_back(
            QVariant::fromValue(ShownSector{s, has(visible, s), has(e.cometSectors, s), qs(planetx::text(*sheet(), s)),
                                            isWrong, facesIn(s), cellsIn(s)}));
    }
    return heads;
}

QVariantList NotesModel::facesIn(Sector sector) const {
    QVariantList faces;
    for (ShownFace face : facesOf(*sheet(), sector)) {
        face.wrong = cell(sector, face.object).wrong;
        faces.push_back(QVariant::fromValue(face));
    }
    return faces;
}

QVariantList NotesModel::cellsIn(Sector sector) const {
    QVariantList cells;
    for (const NoteCell& cell : m_cells->cells())
        if (cell.sector == sector)
            cells.push_back(QVariant::fromValue(cell));
    return cells;
}

QVariantList NotesModel::counts() const { return seat() ? listOf(countsOf(*sheet())) : QVariantList(); }

QVariantList NotesModel::wrongs() const { return seat() ? listOf(wrongsOf(*sheet())) : QVariantList(); }

QVariantList NotesModel::supposed() const { return seat() ? listOf(supposedIn(*sheet())) : QVariantList(); }

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
    return nameOf(session() ? planetx::note(*session(), op) : Trouble(NotNow::NobodyHere));
}

QString NotesModel::note(const std::vector<NoteOp>& ops) {
    QString trouble;
    for (auto op = ops.begin(); op != ops.end() && trouble.isEmpty(); ++op)
        trouble = note(*op);
    return trouble;
}

bool NotesModel::isFollowing(int sector, const QString& object) const {
    const auto which = objectIn(object);
    const auto fact = seat() && which ? planetx::cell(*sheet(), sector, *which).fact : std::nullopt;
    if (!fact || fact->entry >= table()->log().entries().size())
        return false;
    const News told = newsFor(*table(), seat()->who, table()->log().entries()[fact->entry]);
    return std::ranges::none_of(told.notes, [&](const NoteOp& op) {
        const auto* mark = std::get_if<SetMark>(&op);
        return mark && mark->sector == sector && mark->object == *which;
    });
}

QString NotesModel::tap(int sector, const QString& object) {
    if (const NoteCell now = cell(sector, object); now.exists && now.given)
        return nameOf(Trouble(refused(NoteRefusal::NothingChanges)));
    const auto mark = markIn(cell(sector, object).mark);
    return set(sector, object, mark ? nameOf(next(*mark)) : QStringLiteral("Possible"));
}

QString NotesModel::set(int sector, const QString& object, const QString& mark) {
    const auto which = objectIn(object);
    const auto wanted = markIn(mark);
    return which && wanted ? note(SetMark{sector, *which, *wanted}) : nameOf(Trouble(refused(NoteRefusal::NoSuchCell)));
}

QString NotesModel::write(int sector, const QString& text) { return note(Write{sector, utf8(text)}); }
// Where there is nothing, the operation itself is refused with the reason.
QString NotesModel::undo() { return canUndo() ? note(stepBack(*sheet())) : note(Undo{}); }
QString NotesModel::redo() { return canRedo() ? note(stepForth(*sheet())) : note(Redo{}); }
QString NotesModel::whatIf() { return note(BeginWhatIf{}); }
QString NotesModel::keep() { return note(KeepWhatIf{}); }
QString NotesModel::drop() { return note(DropWhatIf{}); }

} // namespace planetx
