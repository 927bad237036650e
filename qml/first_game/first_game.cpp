#include "qml/first_game/first_game.h"

#include "base/cbor.h"
#include "qml/notes/note_shown.h"
#include "qml/reveal/reveal_values.h"
#include "qml/shown/names.h"
#include "qml/table/table_values.h"

#include <array>

namespace planetx {

namespace {

constexpr std::string_view ownKey = "first game lesson";

// Of the ten long lessons that there were before, and which lessons now teach the same.
constexpr std::string_view formerKey = "first game";
constexpr std::array formerLessons{Lesson::Sky,     Lesson::Survey,   Lesson::Notes,  Lesson::Target, Lesson::Target,
                                   Lesson::Publish, Lesson::Research, Lesson::Review, Lesson::Locate, Lesson::Score};

std::optional<std::size_t> numberIn(aphelion::DeviceFile& device, std::string_view key, std::size_t below) {
    const auto stored = device.setting(key);
    if (!stored || !*stored)
        return std::nullopt;
    aphelion::CborReader reader(**stored);
    const auto number = reader.number(below - 1);
    return reader.done() ? std::optional(static_cast<std::size_t>(number)) : std::nullopt;
}

Lesson keptIn(aphelion::DeviceFile& device) {
    if (const auto number = numberIn(device, ownKey, lessonCount))
        return static_cast<Lesson>(*number);
    const auto former = numberIn(device, formerKey, formerLessons.size());
    return former ? formerLessons[*former] : Lesson::Sky;
}

// What is picked on the wheel, as the move that the lesson is about.
Action moved(Lesson lesson, int from, int to) {
    Action action = *deedOf(lesson);
    if (auto* survey = std::get_if<Survey>(&action))
        survey->arc = {from, to};
    else if (auto* target = std::get_if<Target>(&action))
        target->sector = from;
    else if (auto* submitted = std::get_if<SubmitTheories>(&action))
        submitted->theories.front().sector = from;
    else if (auto* located = std::get_if<Locate>(&action))
        located->sector = from;
    return action;
}

// Where the run to survey begins; its other end once this one is picked.
Sectors endsLit(int picked) {
    const Arc run = std::get<Survey>(*deedOf(Lesson::Survey)).arc;
    return only(picked == run.from ? run.to : run.from);
}

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
    : QObject(parent), m_scene(sceneOf(m_lesson)), m_sheet(notesOf(m_scene, m_lesson)) {
    m_cells.show(&m_sheet);
}

void FirstGame::setSession(Session* session) {
    if (m_session == session)
        return;
    m_session = session;
    show(session ? keptIn(session->vault().device()) : Lesson::Sky);
}

// Who cannot store it begins with the first lesson next time.
void FirstGame::keep() const {
    if (!m_session)
        return;
    aphelion::CborWriter writer;
    (void)m_session->vault().device().set(ownKey, writer.number(static_cast<std::uint64_t>(m_lesson)).take());
}

void FirstGame::show(Lesson lesson) {
    m_lesson = lesson;
    m_scene = sceneOf(lesson);
    m_sheet = notesOf(m_scene, lesson);
    m_lit = lesson == Lesson::Survey ? endsLit(0) : litIn(m_scene, lesson);
    m_cells.show(&m_sheet);
    emit changed();
    emit litChanged();
}

void FirstGame::go(Lesson lesson) {
    show(lesson);
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

QString FirstGame::heed(Reply reply, int sector) {
    if (reply == Reply::Right) {
        goOn();
        return qs(name(reply));
    }
    if (m_lesson == Lesson::Survey)
        m_lit = endsLit(reply == Reply::Begun ? sector : 0);
    else if (reply == Reply::Empty)
        m_lit &= ~only(sector); // a light goes out
    emit litChanged();
    return qs(name(reply));
}

QString FirstGame::pick(int from, int to) {
    const auto deed = deedOf(m_lesson);
    if (!deed || std::holds_alternative<Research>(*deed))
        return {};
    return heed(replyTo(m_scene, m_lesson, moved(m_lesson, from, to)), from);
}

QString FirstGame::mark(int sector, const QString& object) {
    const auto crossed = objectIn(object);
    if (m_lesson != Lesson::Notes || !crossed)
        return {};
    return heed(replyTo(m_scene, {sector, *crossed, Mark::No}), sector);
}

QString FirstGame::research(const QString& topic) {
    if (m_lesson != Lesson::Research || topic.size() != 1)
        return {};
    return heed(replyTo(m_scene, m_lesson, Research{topic.front().toLatin1()}), 0);
}

bool FirstGame::asks() const { return deedOf(m_lesson) || m_lesson == Lesson::Notes; }

QVariantList FirstGame::lit() const { return sectorsIn(m_lit); }

QString FirstGame::wantedTopic() const { return {QChar(std::get<Research>(*deedOf(Lesson::Research)).topic)}; }

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

Clue FirstGame::clueOf(char topic) const {
    return *std::get<ClueRead>(*m_scene.game.oracle().answer(Researched{learner, topic})).clue;
}

QVariantList FirstGame::topics() const {
    QVariantList all;
    for (char topic = 'A'; topic < 'A' + planetx::topics; ++topic)
        all.push_back(QVariant::fromValue(shown(title(clueOf(topic)), board().mode)));
    return all;
}

ShownClue FirstGame::clue() const { return shown(clueOf(wantedTopic().front().toLatin1()), board().mode); }

ShownAnswer FirstGame::answer() const {
    if (!m_scene.answer)
        return {};
    ShownAnswer one = shown(*m_scene.answer, board().mode);
    if (const auto deed = deedOf(static_cast<Lesson>(static_cast<int>(m_lesson) - 1));
        deed && std::holds_alternative<Survey>(*deed))
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
