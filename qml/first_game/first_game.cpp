#include "qml/first_game/first_game.h"

#include "base/cbor.h"
#include "qml/notes/note_shown.h"
#include "qml/reveal/reveal_values.h"
#include "qml/shown/names.h"
#include "qml/table/table_values.h"

namespace planetx {

namespace {

constexpr std::string_view key = "first game";

bool hasDeed(Lesson lesson) { return deedOf(lesson) || lesson == Lesson::Notes; }

// What a wheel needs of a table: the board and the colours.
PublicGame publicGame(const Board& board) {
    PublicGame game{.setup = {lessonCode()}, .board = board};
    game.wishes.resize(board.players.size());
    for (std::size_t who = 0; who < game.wishes.size(); ++who)
        game.wishes[who].colour = static_cast<int>(who);
    return game;
}

} // namespace

FirstGame::FirstGame(QObject* parent)
    : QObject(parent), m_scene(sceneOf(m_lesson, m_done)), m_sheet(notesOf(m_scene, m_lesson, m_done)) {
    m_cells.show(&m_sheet);
}

void FirstGame::setSession(Session* session) {
    if (m_session == session)
        return;
    m_session = session;
    Lesson kept = Lesson::Sky;
    if (session) {
        const auto stored = session->vault().device().setting(key);
        if (stored && *stored) {
            aphelion::CborReader reader(**stored);
            const auto lesson = static_cast<Lesson>(reader.number(lessonCount - 1));
            if (reader.done())
                kept = lesson;
        }
    }
    show(kept, !hasDeed(kept));
}

// Who cannot store it begins with the first lesson next time.
void FirstGame::keep() const {
    if (!m_session)
        return;
    aphelion::CborWriter writer;
    (void)m_session->vault().device().set(key, writer.number(static_cast<std::uint64_t>(m_lesson)).take());
}

void FirstGame::show(Lesson lesson, bool done) {
    m_lesson = lesson;
    m_done = done;
    m_scene = sceneOf(lesson, done);
    m_sheet = notesOf(m_scene, lesson, done);
    m_cells.show(&m_sheet);
    emit changed();
}

void FirstGame::go(Lesson lesson) {
    show(lesson, !hasDeed(lesson));
    keep();
}

void FirstGame::goOn() {
    if (m_lesson != Lesson::Score)
        go(static_cast<Lesson>(static_cast<int>(m_lesson) + 1));
}

void FirstGame::goBack() {
    if (m_lesson != Lesson::Sky)
        go(static_cast<Lesson>(static_cast<int>(m_lesson) - 1));
}

void FirstGame::beginAnew() { go(Lesson::Sky); }

bool FirstGame::tryDeed(const Action& action) {
    const auto wanted = deedOf(m_lesson);
    if (!wanted || *wanted != action)
        return false;
    finish();
    return true;
}

void FirstGame::finish() { show(m_lesson, true); }

bool FirstGame::survey(const QString& object, int from, int to) {
    const auto sought = objectIn(object);
    return sought && tryDeed(Survey{*sought, {from, to}});
}

bool FirstGame::mark(int sector, const QString& object) {
    if (m_lesson != Lesson::Notes || sector != lessonMark.sector || objectIn(object) != lessonMark.object)
        return false;
    finish();
    return true;
}

bool FirstGame::target(int sector) { return tryDeed(Target{sector}); }

bool FirstGame::publish(int sector, const QString& object) {
    const auto claimed = objectIn(object);
    SubmitTheories theories;
    if (sector > 0 && claimed)
        theories.theories.push_back({sector, *claimed});
    return tryDeed(theories);
}

bool FirstGame::research(const QString& topic) {
    return topic.size() == 1 && tryDeed(Research{topic.front().toLatin1()});
}

bool FirstGame::locate(int sector, const QString& before, const QString& after) {
    const auto one = objectIn(before);
    const auto other = objectIn(after);
    return one && other && tryDeed(Locate{sector, *one, *other});
}

QString FirstGame::lesson() const { return qs(name(m_lesson)); }

QVariantList FirstGame::pawns() const { return listOf(pawnsOf(publicGame(board()))); }
QVariantList FirstGame::tokens() const {
    return listOf(tokensOf(publicGame(board()), learner, m_scene.game.hand(learner)));
}
QVariantList FirstGame::confirmed() const { return listOf(confirmedOn(board())); }
QVariantList FirstGame::gates() const { return listOf(gatesOf(board())); }
int FirstGame::sectors() const { return edition(board()).ring.size; }
QVariantList FirstGame::visible() const { return sectorsIn(edition(board()).ring.sectors(visibleSky(board()))); }
ShownTheory FirstGame::wantedMark() const { return shown(Theory{lessonMark.sector, lessonMark.object}); }
int FirstGame::earthSector() const { return planetx::earthSector(board()); }

QVariantList FirstGame::topics() const {
    QVariantList all;
    for (char topic = 'A'; topic < 'A' + planetx::topics; ++topic) {
        const auto read = m_scene.game.oracle().answer(Researched{learner, topic});
        all.push_back(QVariant::fromValue(shown(title(*std::get<ClueRead>(*read).clue), board().mode)));
    }
    return all;
}

ShownAnswer FirstGame::answer() const {
    if (!m_scene.answer)
        return {};
    ShownAnswer one = shown(*m_scene.answer, board().mode);
    if (const auto deed = deedOf(m_lesson); deed && std::holds_alternative<Survey>(*deed))
        one.object = letterOf(std::get<Survey>(*deed).object);
    return one;
}

QVariantList FirstGame::noteSectors() const {
    QVariantList heads;
    const Edition& e = edition(board());
    const Sectors visible = e.ring.sectors(visibleSky(board()));
    for (Sector s = 1; s <= e.ring.size; ++s) {
        ShownSector head;
        head.sector = s;
        head.visible = has(visible, s);
        head.cometSector = has(e.cometSectors, s);
        heads.push_back(QVariant::fromValue(head));
    }
    return heads;
}

QVariantList FirstGame::noteCounts() const { return listOf(countsOf(m_sheet)); }

QVariantList FirstGame::known() const {
    QVariantList all;
    for (const NoteCell& cell : m_cells.cells())
        if (cell.mark == nameOf(Mark::Certain))
            all.push_back(QVariant::fromValue(shown(Theory{cell.sector, *objectIn(cell.object)})));
    return all;
}

QString FirstGame::sky() const { return qs(letters(std::get<Sky>(*m_scene.game.oracle().answer(Revealed{})))); }

QVariantList FirstGame::scores() const {
    return board().phase == Phase::Over ? listOf(scoresOf(board())) : QVariantList();
}

} // namespace planetx
