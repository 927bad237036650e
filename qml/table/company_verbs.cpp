#include "qml/table/company_model.h"

#include "qml/shown/names.h"

// What people decide about the other devices.

namespace planetx {

namespace {

// Those who could not be let in are told that it is not the host's choice.
aphelion::Decline reasonAt(const Board& board) {
    using aphelion::Decline;
    const auto refused = refusal(board, SeatTaken{});
    if (!refused)
        return Decline::NotWanted;
    return *refused == Refusal::TableFull ? Decline::Full : Decline::TooLate;
}

} // namespace

void CompanyModel::carryOn() {
    if (session())
        session()->meeting().decide(aphelion::CarryOn{});
}

void CompanyModel::withdraw() {
    if (session())
        session()->meeting().decide(aphelion::Withdraw{});
}

// What was not read is not answered.
void CompanyModel::reply(int offer, bool yes) {
    if (session() && m_offered.is(offer))
        session()->meeting().decide(aphelion::Reply{yes, m_offered.asked->offer});
}

void CompanyModel::follow(int story) {
    if (session() && m_story.is(story))
        session()->meeting().decide(aphelion::Follow{m_story.asked});
}

void CompanyModel::stay(int story) {
    if (session() && m_story.is(story))
        session()->meeting().decide(aphelion::Stay{m_story.asked});
}

QString CompanyModel::admit(int guest) {
    return nameOf(session() ? session()->admit(guest) : Trouble(NotNow::NoTable));
}

QString CompanyModel::admitAs(int guest, int player) {
    return nameOf(session() ? session()->admitAs(guest, player) : Trouble(NotNow::NoTable));
}

void CompanyModel::decline(int guest) {
    if (board())
        session()->meeting().decline(guest, reasonAt(*board()));
}

void CompanyModel::letOthersTry() {
    if (session())
        session()->meeting().letOthersTry();
}

QString CompanyModel::release(int player) {
    return nameOf(session() ? session()->releaseSeat(player) : Trouble(NotNow::NoTable));
}

void CompanyModel::openDoor() {
    if (session())
        session()->openDoor();
}

void CompanyModel::forgive() {
    m_liars.clear();
    m_lie.clear();
    emit changed();
}

} // namespace planetx
