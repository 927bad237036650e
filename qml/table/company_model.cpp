#include "qml/table/company_model.h"

#include "qml/app/join_link.h"
#include "qml/join/meeting_names.h"
#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

using aphelion::Meeting;

namespace {

constexpr int second = 1000;

} // namespace

CompanyModel::CompanyModel(QObject* parent) : AtTable(parent) {
    connect(this, &AtTable::sessionChanged, this, &CompanyModel::listen);
    m_second.setInterval(second);
    connect(&m_second, &QTimer::timeout, this, &CompanyModel::changed);
}

void CompanyModel::listen() {
    for (const auto& heard : {m_guestsHeard, m_stageHeard, m_liesHeard})
        disconnect(heard);
    forgive();
    if (!session())
        return;
    Meeting* meeting = &session()->meeting();
    m_guestsHeard = connect(meeting, &Meeting::guestsChanged, this, &CompanyModel::changed);
    m_stageHeard = connect(meeting, &Meeting::stageChanged, this, &CompanyModel::refresh);
    m_liesHeard = connect(meeting, &Meeting::distrusted, this, [this](const auto& seats, const auto& lie) {
        m_liars = playersOf(seats);
        m_lie = lie ? qs(aphelion::name(*lie)) : QStringLiteral("Rubbish");
        emit changed();
    });
}

// The time without a host is counted only while somebody waits.
void CompanyModel::read() {
    m_company = session() ? session()->meeting().company() : aphelion::Company();
    m_offered.read(m_company.offered);
    m_asked.read(m_company.asked);
    m_story.read(m_company.elsewhere);
    m_culprits = table() ? culpritsAt(*session()->table()) : std::vector<ShownCulprit>();
    m_refusalRead = m_refusalRead && m_company.refused;
    m_lines.read(table());
    if (several() && m_company.hostless)
        m_second.start();
    else
        m_second.stop();
}

bool CompanyModel::isElsewhere(PlayerId who) const { return isSeated(*board(), who) && !isHere(who); }

bool CompanyModel::several() const {
    if (!board() || session()->table()->isOld()) // nobody is looked for there
        return false;
    for (PlayerId who = 0; who < static_cast<PlayerId>(board()->players.size()); ++who)
        if (isElsewhere(who))
            return true;
    return !session()->table()->isHost();
}

bool CompanyModel::isOpen() const { return session() && session()->meeting().stage() == Meeting::Stage::AtTable; }

QString CompanyModel::air() const {
    return nameOf(session() ? session()->meeting().hindrance() : aphelion::AirState::Unsupported);
}

QString CompanyModel::link() const { return table() ? joinLink(qs(table()->game().setup.code.text())) : QString(); }

int CompanyModel::hostless() const {
    if (!several() || m_company.host || m_company.hostHere)
        return -1;
    const auto since = m_company.hostless ? session()->meeting().now() - *m_company.hostless : aphelion::Milliseconds();
    return static_cast<int>(since.count() / second);
}

QVariantList CompanyModel::within() const {
    QVariantList players;
    for (const aphelion::SeatNumber seat : m_company.present)
        if (const auto who = static_cast<PlayerId>(seat); board() && isElsewhere(who))
            players.push_back(who);
    return players;
}

QVariantList CompanyModel::away() const {
    QVariantList players;
    for (PlayerId who = 0; board() && who < static_cast<PlayerId>(board()->players.size()); ++who)
        if (isAway(who))
            players.push_back(who);
    return players;
}

int CompanyModel::waitedFor() const {
    if (!board() || board()->play == Play::WithBoard)
        return -1;
    for (const PlayerId who : planetx::waitingFor(*board()))
        if (isAway(who))
            return who;
    return -1;
}

QString CompanyModel::refusalOfRelease(int player) const {
    if (!board() || !m_company.host)
        return nameOf(Trouble(NotNow::NotTheHost));
    const auto refused = refusal(*board(), SeatReleased{player});
    return refused ? qs(name(*refused)) : QString();
}

bool CompanyModel::asking() const { return viewpoint() && session()->table()->isAsking(*viewpoint()); }

QVariantList CompanyModel::offeredBy() const {
    return m_company.offered ? playersOf(m_company.offered->by) : QVariantList();
}

QVariantList CompanyModel::overtakenBy() const {
    return m_company.overtaken ? playersOf(m_company.overtaken->by) : QVariantList();
}

QVariantList CompanyModel::lost() const {
    if (m_company.overtaken)
        return linesFrom(m_company.overtaken->from);
    if (m_company.fork)
        return mayFollow() ? linesFrom(m_company.fork->number) : QVariantList();
    if (m_company.offered && m_company.offered->offer.leaves)
        return linesFrom(m_company.offered->offer.from.number + 1);
    return disputed().entry < 0 ? QVariantList() : linesFrom(static_cast<EntryNumber>(disputed().entry));
}

QVariantList CompanyModel::linesFrom(EntryNumber entry) const {
    QVariantList lines;
    for (const LogLine& line : m_lines.lines())
        if (static_cast<EntryNumber>(line.entry) >= entry)
            lines.push_back(QVariant::fromValue(line));
    return lines;
}

bool CompanyModel::mayFollow() const { return m_company.overtaken || (m_company.fork && m_company.fork->known); }

QVariantList CompanyModel::guests() const {
    QVariantList all;
    if (!board() || !m_company.host)
        return all;
    for (const Meeting::Guest& guest : session()->meeting().guests())
        if (!guest.admitted && !guest.seats.empty() && !isProposed(guest))
            all.push_back(QVariant::fromValue(shownGuest(guest, table()->game(), away())));
    return all;
}

// The others are being asked whether somebody goes on with that device.
bool CompanyModel::isProposed(const Meeting::Guest& guest) const {
    const auto* rekeying = m_company.proposed ? std::get_if<aphelion::Rekeying>(&*m_company.proposed) : nullptr;
    return rekeying && rekeying->key == guest.seats.front().key;
}

QString CompanyModel::matter() const {
    if (!board())
        return {};
    const bool silent = several() && air() != u"Ready";
    const std::pair<bool, const char*> matters[]{
        {m_company.fork.has_value(), "Fork"},
        {m_company.overtaken.has_value(), "Overtaken"},
        {taken().deed == u"Rekeyed", "Taken"},
        {m_company.offered.has_value(), "Offered"},
        {m_company.asked.has_value(), "Asked"},
        {isGoingBack(), "GoingBack"},
        {!offering() && disputed().entry >= 0, "Disputed"},
        {!guests().isEmpty(), "Guest"},
        {m_company.host && session()->meeting().isBesieged(), "Besieged"},
        {!m_lie.isEmpty(), "Lie"},
        {culprit() != ShownCulprit(), "Culprit"},
        {refused(), "Refused"},
        {m_company.proposed.has_value(), "Proposed"},
        {declined(), "Declined"},
        {offering(), "Offering"},
        {silent, "Air"},
        {hostless() >= 0, "HostAway"},
        {taken().entry >= 0, "PutAside"},
    };
    const auto* const first = std::ranges::find(matters, true, &std::pair<bool, const char*>::first);
    return first == std::end(matters) ? QString() : QString::fromLatin1(first->second);
}

} // namespace planetx
