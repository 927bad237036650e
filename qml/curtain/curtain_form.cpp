#include "qml/curtain/curtain_form.h"

#include "qml/shown/names.h"
#include "qml/shown/pin_bytes.h"

#include <algorithm>

namespace planetx {

CurtainForm::CurtainForm(QObject* parent) : AtTable(parent) {
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, &CurtainForm::refresh);
}

void CurtainForm::look() {
    m_chosen = -1;
    m_tries = -1;
    m_fault.clear();
    m_mayStartAnew = false;
}

// Counts down only while somebody waits.
void CurtainForm::read() {
    if (down() && waitLeft() > 0)
        m_second.start();
    else
        m_second.stop();
}

void CurtainForm::setWho(int who) {
    if (m_chosen == who)
        return;
    look();
    m_chosen = who;
    refresh();
}

std::optional<aphelion::PlayerSummary> CurtainForm::kept(PlayerId who) const {
    if (!board() || !session()->table()->players().contains(who))
        return std::nullopt;
    const auto all = session()->vault().players();
    if (!all)
        return std::nullopt;
    const auto found = std::ranges::find(*all, session()->table()->players().at(who), &aphelion::PlayerSummary::id);
    return found == all->end() ? std::nullopt : std::optional(*found);
}

QString CurtainForm::name() const {
    const auto at = static_cast<std::size_t>(who());
    return table() && who() >= 0 && at < table()->log().seats().size() ? qs(table()->log().seats()[at].name)
                                                                       : QString();
}

int CurtainForm::suggested() const {
    if (!board())
        return -1;
    const auto& here = session()->table()->players();
    for (const PlayerId waited : waitingFor(*board()))
        if (here.contains(waited) && !session()->choseNone(waited))
            return waited;
    for (const auto& [seated, id] : here)
        if (isSeated(*board(), seated))
            return seated;
    return -1;
}

QVariantList CurtainForm::candidates() const {
    QVariantList all;
    if (!board())
        return all;
    const auto waited = waitingFor(*board());
    for (const auto& [player, id] : session()->table()->players()) {
        const auto at = static_cast<std::size_t>(player);
        const auto summary = kept(player);
        if (isSeated(*board(), player))
            all.push_back(QVariant::fromValue(ShownSeat{player, qs(table()->log().seats()[at].name),
                                                        table()->game().wishes[at].colour, summary && summary->hasPin,
                                                        std::ranges::find(waited, player) != waited.end()}));
    }
    return all;
}

bool CurtainForm::needsPin() const {
    const auto summary = kept(who());
    return summary && summary->hasPin;
}

int CurtainForm::waitLeft() const {
    const auto summary = kept(who());
    return summary ? static_cast<int>((summary->wait + 999) / 1000) : 0;
}

QString CurtainForm::told(const std::optional<Trouble>& trouble) {
    const QString fault = nameOf(trouble);
    const auto* locked = trouble ? std::get_if<aphelion::Locked>(&*trouble) : nullptr;
    m_tries = locked && locked->fault == aphelion::StoreFault::WrongPin ? static_cast<int>(locked->freeLeft) : -1;
    m_fault = fault;
    m_mayStartAnew = trouble && isBeyondOpening(*trouble);
    refresh();
    return fault;
}

QString CurtainForm::sitDown(const QString& pin) {
    const PlayerId next = who();
    if (!session() || next < 0)
        return told(Trouble(NotNow::NoTable));
    const PinBytes bytes(pin);
    const auto trouble = session()->sitDown(next, bytes.view());
    if (trouble)
        m_chosen = next; // somebody who failed is not replaced by somebody else
    return told(trouble);
}

QString CurtainForm::startNotesAnew(const QString& pin) {
    const PlayerId next = who();
    if (!session() || next < 0)
        return told(Trouble(NotNow::NoTable));
    const PinBytes bytes(pin);
    const auto trouble = session()->startNotesAnew(next, bytes.view());
    if (trouble)
        m_chosen = next;
    return told(trouble);
}

} // namespace planetx
