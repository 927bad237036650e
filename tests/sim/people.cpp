#include "sim/people.h"

#include "planetx/rules/due.h"
#include "planetx/rules/encoding.h"
#include "sim/whims.h"

#include <algorithm>

namespace planetx::sim {

using aphelion::Company;
using aphelion::SeatNumber;

namespace {

// What the player has just asked for: written here, or on its way to the host.
aphelion::Body newestWish(const KeptTable& kept, PlayerId who) {
    for (const aphelion::Ask& ask : kept.pending())
        if (ask.author == static_cast<SeatNumber>(who))
            return ask.body;
    return kept.log()->entries().back().ask.body;
}

// Whether the game waits for something that this seat has sealed.
bool mustShow(const KeptTable& kept, SeatNumber seat) {
    const auto who = static_cast<PlayerId>(seat);
    return std::ranges::any_of(due(tableOf(kept).board()), [&](const Due& next) {
        const auto* places = std::get_if<PlacesDue>(&next);
        const auto* turnUp = std::get_if<TurnUpDue>(&next);
        return (places != nullptr && places->who == who) || (turnUp != nullptr && turnUp->token.who == who);
    });
}

} // namespace

void People::look(Phone& phone) {
    if (!phone.isOn())
        return;
    if (!phone.hasTable())
        return phone.give(aphelion::Changed{}); // time has passed
    decide(phone);
    if (phone.isOn() && phone.company().host)
        letGo(phone);
    std::vector<PlayerId> own; // people and bots
    const auto seats = phone.isOn() ? static_cast<PlayerId>(phone.kept().log()->seats().size()) : 0;
    for (PlayerId who = 0; who < seats; ++who)
        if (phone.kept().players().contains(who) || phone.kept().isBot(who))
            own.push_back(who);
    for (const PlayerId who : own)
        if (phone.isOn() && m_scene.oneIn(2))
            act(phone, who);
    phone.give(aphelion::Changed{});
}

// Somebody moves who may.
void People::act(Phone& phone, PlayerId who) {
    KeptTable& kept = phone.kept();
    const Board& board = tableOf(kept).board();
    const auto waited = waitingFor(board);
    if (std::ranges::find(waited, who) == waited.end() || kept.isAsking(who))
        return;
    const auto moves = static_cast<unsigned>(kept.log()->counter(static_cast<SeatNumber>(who)));
    const bool hasty = moves > m_scene.fate.haste || (m_scene.isQuiet && m_scene.oneIn(3));
    for (int tries = 0; tries < 20; ++tries) {
        const Action action = tries < 15 ? whim(m_scene.rng, m_scene.sky, board, who, hasty)
                                         : anotherGuess(m_scene.rng, m_scene.sky, board, hasty);
        const Action wanted = board.phase == Phase::Theories && tries >= 15 ? Action(SubmitTheories{}) : action;
        if (kept.refusal(who, deed(wanted)))
            continue;
        const aphelion::Moved said{encode(tableOf(kept).oracle().heard(who, wanted)), {}, {}};
        if (m_watcher.wasAsked(who, said))
            continue; // so that each wish can be told from all others
        if (!kept.ask(who, deed(wanted)))
            m_watcher.asked(phone, who, newestWish(kept, who));
        phone.give(aphelion::Changed{});
        return;
    }
}

void People::say(Phone& phone, const aphelion::Input& what, const std::string& words) {
    m_scene.story.tell("somebody at phone " + std::to_string(phone.name()) + " " + words);
    phone.give(what);
}

// What the company tells them to decide.
void People::decide(Phone& phone) {
    const Company company = phone.company();
    const bool willing = m_scene.isQuiet || m_scene.oneIn(4);
    if (company.offered && m_scene.oneIn(3)) {
        const bool yes = m_scene.isQuiet || !m_scene.oneIn(6);
        if (yes && company.offered->offer.leaves)
            m_watcher.followed(phone); // it may crash after it has gone back, and before the new epoch is stored
        return say(phone, aphelion::Reply{yes}, yes ? "agrees" : "does not agree");
    }
    if ((company.overtaken || company.fork) && willing && m_scene.oneIn(4)) {
        ++m_scene.figures.follows;
        m_watcher.followed(phone);
        m_scene.figures.forks += company.fork ? 1 : 0;
        return say(phone, aphelion::Follow{}, company.fork ? "follows out of a fork" : "follows");
    }
    if (company.offering && m_scene.oneIn(60)) // also if those who would have to agree never come again
        return say(phone, aphelion::Withdraw{}, "withdraws the offer");
    const Milliseconds patience(m_scene.isQuiet ? 20'000 : 8'000);
    if (company.hostless && !company.offering && !company.offered && willing && m_scene.oneIn(8) &&
        m_scene.agenda.now() - *company.hostless > patience && !phone.kept().seats().empty())
        return say(phone, aphelion::CarryOn{}, "wants to carry on here");
    decideAboutSeats(phone, company);
}

// Whose key was taken knows whether that was wanted.
void People::decideAboutSeats(Phone& phone, const Company& company) {
    if (company.asked && m_scene.oneIn(3)) {
        const bool yes = m_scene.isQuiet || !m_scene.oneIn(5);
        return say(phone, aphelion::Answer{yes, *company.asked}, yes ? "grants it" : "does not grant it");
    }
    for (const aphelion::Takeover& taken : company.taken)
        if (m_scene.oneIn(3)) {
            const auto* rekeyed =
                std::get_if<aphelion::SeatRekeyed>(&phone.kept().log()->entries()[taken.entry].ask.body);
            const bool own = rekeyed != nullptr ? m_scene.moves.contains(rekeyed->key) : !m_scene.oneIn(4);
            const std::string what = rekeyed != nullptr ? "moved" : "gone";
            return say(phone, aphelion::WasMe{taken.entry, own}, (own ? "has " : "has not ") + what);
        }
    if (!company.offering && !company.offered && !m_scene.isQuiet && m_scene.oneIn(60))
        goBefore(phone);
}

// Somebody's seat was taken: people may want back to before that.
void People::goBefore(Phone& phone) {
    const aphelion::Log& log = *phone.kept().log();
    for (const aphelion::Takeover& taken : log.takeovers())
        if (taken.protested && log.nextNumber() - taken.entry < 40 && !phone.kept().seats().empty()) {
            ++m_scene.figures.wentBefore;
            m_watcher.followed(phone);
            return say(phone, aphelion::GoBefore{taken.entry}, "wants to go on from before a seat was taken");
        }
}

// The host lets go whom nobody has seen for long, so that the others can go on: also if a bot plays there and the game
// waits for what only the player can show.
void People::letGo(Phone& phone) {
    const auto present = phone.company().present;
    const auto& seats = phone.kept().log()->seats();
    for (SeatNumber seat = 0; seat < phone.kept().log()->seatCount(); ++seat) {
        const std::pair<int, SeatNumber> key{phone.name(), seat};
        const bool there = std::ranges::find(present, seat) != present.end();
        const bool missed = !phone.kept().log()->isBots(seat) || mustShow(phone.kept(), seat);
        if (there || !seats[seat].seated || !missed) {
            m_missedSince.erase(key);
            continue;
        }
        const Milliseconds since = m_missedSince.emplace(key, m_scene.agenda.now()).first->second;
        if (m_scene.agenda.now() - since < Milliseconds(m_scene.isQuiet ? 60'000 : 120'000))
            continue;
        m_missedSince.erase(key);
        return letGo(phone, seat);
    }
}

// Or, if people agree, has a bot play for them.
void People::letGo(Phone& phone, SeatNumber seat) {
    if (m_scene.oneIn(2) && phone.kept().log()->isPossible(aphelion::Lending{seat}))
        return say(phone, aphelion::Propose{aphelion::Lending{seat}},
                   "wants a bot to play for seat " + std::to_string(seat));
    m_scene.story.tell("the host at phone " + std::to_string(phone.name()) + " lets seat " + std::to_string(seat) +
                       " go");
    (void)phone.kept().release(static_cast<PlayerId>(seat));
    phone.give(aphelion::Changed{});
}

} // namespace planetx::sim
