#include "sim/people.h"

#include "game/encoding.h"
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

} // namespace

void People::look(Phone& phone) {
    if (!phone.isOn())
        return;
    if (!phone.hasTable())
        return phone.give(aphelion::Changed{}); // time has passed
    decide(phone);
    if (phone.isOn() && phone.company().host)
        letGo(phone);
    std::vector<PlayerId> own;
    if (phone.isOn())
        for (const auto& [who, player] : phone.kept().players())
            own.push_back(who);
    for (const PlayerId who : own)
        if (phone.isOn() && m_scene.oneIn(2))
            act(phone, who);
    phone.give(aphelion::Changed{});
}

// Somebody moves who may.
void People::act(Phone& phone, PlayerId who) {
    KeptTable& kept = phone.kept();
    const Board& board = kept.table().board();
    const auto waited = waitingFor(board);
    if (std::ranges::find(waited, who) == waited.end() || kept.isAsking(who))
        return;
    const auto moves = static_cast<unsigned>(kept.log()->counter(static_cast<SeatNumber>(who)));
    const bool hasty = moves > m_scene.fate.haste || (m_scene.isQuiet && m_scene.oneIn(3));
    for (int tries = 0; tries < 20; ++tries) {
        const Action action = tries < 15 ? whim(m_scene.rng, m_scene.sky, board, who, hasty)
                                         : anotherGuess(m_scene.rng, m_scene.sky, board, hasty);
        const Action wanted = board.phase == Phase::Theories && tries >= 15 ? Action(SubmitTheories{}) : action;
        if (kept.refusal(who, wanted))
            continue;
        const aphelion::Moved said{encode(kept.table().oracle().heard(who, wanted)), {}, {}};
        if (m_watcher.wasAsked(who, said))
            continue; // so that each wish can be told from all others
        if (!kept.ask(who, wanted))
            m_watcher.asked(phone, who, newestWish(kept, who));
        phone.give(aphelion::Changed{});
        return;
    }
}

// What the company tells them to decide.
void People::decide(Phone& phone) {
    const Company company = phone.company();
    const bool willing = m_scene.isQuiet || m_scene.oneIn(4);
    const auto say = [&](const aphelion::Input& what, const std::string& words) {
        m_scene.story.tell("somebody at phone " + std::to_string(phone.name()) + " " + words);
        phone.give(what);
    };
    if (company.offered && m_scene.oneIn(3)) {
        const bool yes = m_scene.isQuiet || !m_scene.oneIn(6);
        return say(aphelion::Reply{yes}, yes ? "agrees" : "does not agree");
    }
    if ((company.overtaken || company.fork) && willing && m_scene.oneIn(4)) {
        ++m_scene.figures.follows;
        m_watcher.followed(phone);
        m_scene.figures.forks += company.fork ? 1 : 0;
        return say(aphelion::Follow{}, company.fork ? "follows out of a fork" : "follows");
    }
    if (company.offering && !m_scene.isQuiet && m_scene.oneIn(60))
        return say(aphelion::Withdraw{}, "withdraws the offer");
    const Milliseconds patience(m_scene.isQuiet ? 20'000 : 8'000);
    if (company.hostless && !company.offering && !company.offered && willing && m_scene.oneIn(8) &&
        m_scene.agenda.now() - *company.hostless > patience && !phone.kept().seats().empty())
        say(aphelion::CarryOn{}, "wants to carry on here");
}

// The host lets go whom nobody has seen for long, so that the others can go on.
void People::letGo(Phone& phone) {
    const auto present = phone.company().present;
    const auto& seats = phone.kept().log()->seats();
    for (SeatNumber seat = 0; seat < seats.size(); ++seat) {
        const std::pair<int, SeatNumber> key{phone.name(), seat};
        const bool there = std::ranges::find(present, seat) != present.end();
        if (there || !seats[seat].seated) {
            m_missedSince.erase(key);
            continue;
        }
        const Milliseconds since = m_missedSince.emplace(key, m_scene.agenda.now()).first->second;
        if (m_scene.agenda.now() - since < Milliseconds(m_scene.isQuiet ? 60'000 : 120'000))
            continue;
        m_scene.story.tell("the host at phone " + std::to_string(phone.name()) + " lets seat " + std::to_string(seat) +
                           " go");
        (void)phone.kept().release(static_cast<PlayerId>(seat));
        m_missedSince.erase(key);
        return phone.give(aphelion::Changed{});
    }
}

} // namespace planetx::sim
