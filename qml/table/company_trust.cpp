#include "qml/table/company_model.h"

#include "qml/shown/names.h"

#include <algorithm>

// What people decide together about seats, and what they are told of whoever lied.

namespace planetx {

namespace {

std::string nameOf(const ShownCulprit& culprit) {
    return culprit.leads ? "culprit epoch " + std::to_string(culprit.epoch)
                         : "culprit " + std::to_string(culprit.players.front().toInt());
}

} // namespace

QString CompanyModel::kindOf(const std::optional<aphelion::Decision>& decision) {
    if (!decision)
        return {};
    return std::holds_alternative<aphelion::Rekeying>(*decision) ? QStringLiteral("Rekeying")
                                                                 : QStringLiteral("Lending");
}

int CompanyModel::playerOf(const std::optional<aphelion::Decision>& decision) {
    return decision ? static_cast<PlayerId>(seatOf(*decision)) : -1;
}

void CompanyModel::answer(int ask, bool yes) {
    if (session() && m_asked.is(ask))
        session()->meeting().decide(aphelion::Answer{yes, *m_asked.asked});
}

bool CompanyModel::mayLend(int player) const {
    const auto seat = static_cast<aphelion::SeatNumber>(player);
    return board() && m_company.host && board()->play != Play::WithBoard && board()->phase != Phase::Over &&
           table()->log().isPossible(aphelion::Lending{seat});
}

QString CompanyModel::lend(int player) {
    return planetx::nameOf(session() ? session()->lend(player) : Trouble(NotNow::NoTable));
}

void CompanyModel::readRefusal() {
    m_refusalRead = true;
    emit changed();
}

// What was done to seats. That somebody else has one is what people must say something to; a bot goes by itself.

ShownTakeover CompanyModel::taken() const {
    const auto& all = m_company.taken;
    if (all.empty())
        return {};
    const auto stolen = std::ranges::find(all, aphelion::Treatment::Rekeyed, &aphelion::Takeover::how);
    return shown(stolen == all.end() ? all.back() : *stolen);
}

void CompanyModel::wasMe(int entry, bool yes) {
    if (session())
        session()->meeting().decide(aphelion::WasMe{static_cast<EntryNumber>(entry), yes});
}

ShownTakeover CompanyModel::leaves() const {
    if (!table() || !m_company.offered || !m_company.offered->offer.leaves)
        return {};
    const auto all = disputesIn(table()->log());
    const auto found =
        std::ranges::find(all, static_cast<int>(m_company.offered->offer.from.number + 1), &ShownTakeover::entry);
    return found == all.end() ? ShownTakeover() : *found;
}

ShownTakeover CompanyModel::disputed() const {
    if (!board() || board()->phase == Phase::Over)
        return {};
    const auto all = disputesIn(table()->log());
    const auto found = std::ranges::find_if(all, [this](const ShownTakeover& one) { return canGoBefore(one); });
    return found == all.end() ? ShownTakeover() : *found;
}

// Only people of the table decide, and nobody goes back to before the table changed hosts.
bool CompanyModel::canGoBefore(const ShownTakeover& dispute) const {
    const aphelion::Log& log = table()->log();
    const bool since = log.epoch() > 0 && log.raised(log.epoch()) > static_cast<EntryNumber>(dispute.entry);
    const auto own = session()->table()->seats();
    const bool here = std::ranges::any_of(own, [&](aphelion::SeatNumber seat) { return log.seats()[seat].seated; });
    return here && !since && !session()->hasRead(nameOfDispute(dispute.entry));
}

// By its hash: the log may go back, and have another entry there.
std::string CompanyModel::nameOfDispute(int entry) const {
    return "dispute " + aphelion::hex(table()->log().seen(static_cast<EntryNumber>(entry)).hash);
}

// Who asks for that hears the host; to carry on without it nobody does.
bool CompanyModel::isGoingBack() const { return m_company.offering && m_company.hostHere; }

void CompanyModel::goBefore(int entry) {
    if (session())
        session()->meeting().decide(aphelion::GoBefore{static_cast<EntryNumber>(entry)});
}

void CompanyModel::goOn(int entry) {
    if (!table() || entry < 0)
        return;
    (void)session()->setRead(nameOfDispute(entry)); // or it is asked again
    emit changed();
}

// Whom evidence names.

ShownCulprit CompanyModel::culprit() const {
    const auto isNew = [this](const ShownCulprit& one) { return !session()->hasRead(nameOf(one)); };
    const auto found = std::ranges::find_if(m_culprits, isNew);
    return found == m_culprits.end() ? ShownCulprit() : *found;
}

void CompanyModel::readCulprit() {
    if (const ShownCulprit one = culprit(); one != ShownCulprit())
        (void)session()->setRead(nameOf(one)); // or it is told again
    emit changed();
}

bool CompanyModel::hostLied() const {
    return std::ranges::any_of(m_culprits, [this](const ShownCulprit& one) {
        return one.leads && table() && one.epoch == table()->log().epoch();
    });
}

} // namespace planetx
