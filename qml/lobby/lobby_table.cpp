#include "qml/lobby/lobby_form.h"

#include "qml/app/code_fault.h"
#include "qml/app/join_link.h"
#include "qml/join/meeting_names.h"
#include "qml/shown/names.h"

#include <algorithm>

// The table that is being set up: its code, how it is played, other devices, and how it is opened.

namespace planetx {

using aphelion::Meeting;

namespace {

constexpr int pause = 100; // ms

} // namespace

LobbyForm::LobbyForm(QObject* parent) : QObject(parent) {
    m_telling.setSingleShot(true);
    m_telling.setInterval(pause);
    connect(&m_telling, &QTimer::timeout, this, &LobbyForm::tellOthers);
}

void LobbyForm::setSession(Session* session) {
    if (m_session != session) {
        if (m_session) {
            m_session->disconnect(this);
            m_session->meeting().disconnect(this);
        }
        m_session = session;
        m_joining = false;
        m_people = {};
        if (session) {
            connect(&session->meeting(), &Meeting::stageChanged, this, &LobbyForm::hearOthers);
            connect(&session->meeting(), &Meeting::guestsChanged, this, &LobbyForm::hearOthers);
            connect(&session->meeting(), &Meeting::provingChanged, this, &LobbyForm::changed);
            connect(&session->meeting(), &Meeting::gatheringChanged, this, &LobbyForm::hearOthers);
            connect(session, &Session::tableChanged, this, &LobbyForm::hearTable);
        }
    }
    emit changed();
}

void LobbyForm::setCode(const QString& code) {
    if (code != m_code)
        m_contest.reset();
    m_code = code;
    emit changed();
}

void LobbyForm::enterContest(const QString& code) {
    setCode(code);
    setWithBoard(false);
    if (const auto sky = GameCode::parse(utf8(code)))
        m_contest = contestUnder(*sky);
    chosen();
}

QString LobbyForm::mode() const {
    const auto code = GameCode::parse(utf8(m_code));
    return code ? qs(name(code->mode())) : QString();
}

QString LobbyForm::link() const { return joinLink(m_code); }

bool LobbyForm::played() const {
    const auto code = GameCode::parse(utf8(m_code));
    const auto kept = m_session ? m_session->tables() : std::vector<KeptTableLine>();
    return code && kept && std::ranges::any_of(*kept, [&](const KeptTableLine& table) {
               return table.line && table.line->code == *code;
           });
}

QVariantList LobbyForm::modes() {
    QVariantList all;
    for (const Mode mode : bothModes)
        all.push_back(QVariant::fromValue(ModeChoice{qs(name(mode)), edition(mode).ring.size}));
    return all;
}

void LobbyForm::setWithBoard(bool withBoard) {
    m_play = withBoard ? Play::WithBoard : Play::OnScreen;
    if (withBoard)
        m_seats.bots.clear();
    chosen();
}

QString LobbyForm::help() const { return nameOf(m_help); }

void LobbyForm::setHelp(const QString& help) {
    m_help = helpIn(help).value_or(m_help);
    chosen();
}

QString LobbyForm::air() const {
    return nameOf(m_session ? m_session->meeting().hindrance() : aphelion::AirState::Unsupported);
}

Meeting::Stage LobbyForm::stage() const { return m_session ? m_session->meeting().stage() : Meeting::Stage::Apart; }

bool LobbyForm::isWaitedFor() const {
    return stage() == Meeting::Stage::Inviting &&
           std::ranges::any_of(m_session->meeting().guests(), [](const auto& guest) { return !guest.admitted; });
}

QString LobbyForm::fault() const {
    const auto code = GameCode::parse(utf8(m_code));
    if (!code)
        return faultName(code.fault());
    if (m_seats.here.empty())
        return QStringLiteral("NoPlayers");
    for (const SeatDraft& seat : m_seats.here)
        if (const QString why = faultOf(m_seats, seat); !why.isEmpty())
            return why;
    if (isWaitedFor())
        return QStringLiteral("AtDoor");
    return isSound(wanted(*code)) ? QString() : nameOf(Trouble(NotNow::BadSetup));
}

NewTable LobbyForm::wanted(const GameCode& code) const {
    return {code,
            m_play,
            m_help,
            m_joining ? newSeats(m_seats.here) : newSeats(m_seats),
            m_contest ? m_contest->order : std::vector<PlayerId>(),
            {}};
}

// Whoever is known on this device is; the others become so.
std::optional<Trouble> LobbyForm::introduce() {
    for (SeatDraft& seat : m_seats.here)
        recognize(seat);
    const auto trouble = m_people.introduce(m_session->vault(), m_seats.here);
    if (trouble)
        m_people.sendAway(m_session->vault(), m_seats.here);
    return trouble;
}

void LobbyForm::invite() {
    const auto code = GameCode::parse(utf8(m_code));
    if (code && m_session && m_session->meeting().airState() != aphelion::AirState::Unsupported)
        m_session->invite(*code);
}

QString LobbyForm::start() {
    if (const QString why = fault(); !why.isEmpty())
        return why;
    if (!m_session)
        return nameOf(Trouble(NotNow::NoTable));
    if (std::exchange(m_joining, false))
        m_session->leave(); // nothing came of it; what follows is a table of this device alone
    auto trouble = introduce();
    if (!trouble)
        trouble = m_session->begin(wanted(*GameCode::parse(utf8(m_code))));
    if (trouble)
        m_people.sendAway(m_session->vault(), m_seats.here);
    else
        m_people.keep(m_seats.here);
    emit changed();
    return nameOf(trouble);
}

QString LobbyForm::join() {
    if (const QString why = fault(); !why.isEmpty())
        return why;
    if (!m_session)
        return nameOf(Trouble(NotNow::NoTable));
    const auto trouble = introduce();
    if (!trouble) {
        m_joining = true;
        m_telling.stop(); // all of it is told at the door
        m_session->join(*GameCode::parse(utf8(m_code)), inGeneral(newSeats(m_seats.here)));
    }
    emit changed();
    return nameOf(trouble);
}

void LobbyForm::giveUp() {
    if (!m_session || !std::exchange(m_joining, false))
        return;
    m_session->leave();
    m_people.sendAway(m_session->vault(), m_seats.here);
    emit changed();
}

// A host tells what it grants even if that is what it was: somebody may wait for an answer.
void LobbyForm::hearOthers() {
    if (stage() == Meeting::Stage::Inviting) {
        takeIn(m_seats, m_session->meeting().guests());
        tellOthers();
    } else if (m_joining && stage() == Meeting::Stage::Inside) {
        const auto here = m_seats.here;
        if (const auto gathered = decodeGathered(m_session->meeting().gathering()))
            takeIn(m_seats, *gathered, m_session->meeting().seats());
        if (m_telling.isActive()) // the host does not know yet what was chosen last
            m_seats.here = here;
    } else {
        m_seats.elsewhere.clear();
    }
    emit changed();
}

void LobbyForm::tellOthers() {
    if (stage() == Meeting::Stage::Inviting)
        m_session->meeting().tell(encode(GatheredTable{m_play, m_help, gathered(m_seats)}));
    else if (m_joining && stage() != Meeting::Stage::AtTable)
        m_session->chooseSeats(inGeneral(newSeats(m_seats.here)));
}

// The host has started: this device is at the table.
void LobbyForm::hearTable() {
    if (!m_session->table() || !std::exchange(m_joining, false))
        return;
    m_people.keep(m_seats.here);
    m_seats.elsewhere.clear();
    emit changed();
}

} // namespace planetx
