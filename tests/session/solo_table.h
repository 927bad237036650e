#pragma once

#include "planetx/deal/sky_of_the_day.h"
#include "session/own_device.h"

#include <algorithm>

namespace planetx {

// One person with bots at a table of the device.
inline std::optional<Trouble> beginSolo(Session& session, Mode mode, int bots, std::uint64_t bits = 4711) {
    NewTable wanted{GameCode(mode, bits)};
    const auto id = session.vault().addPlayer("Ana", {}, {});
    if (!id)
        return id.fault();
    wanted.seats.push_back({"Ana", *id, {Season::Spring, Level::Beginner, 0, {}}});
    for (int i = 1; i <= bots; ++i)
        wanted.seats.push_back({"Bot " + std::to_string(i),
                                {},
                                {static_cast<Season>(i), Level::Genius, i, allSkills[static_cast<std::size_t>(i)]},
                                {}});
    return session.begin(wanted);
}

// The contest under this sky, Ana's file still to be named.
inline NewTable contestTable(const GameCode& sky) {
    const Contest contest = contestUnder(sky);
    NewTable wanted{sky};
    wanted.seats.push_back({"Ana", {}, {contest.season, contest.level, 0, {}}, {}});
    for (int colour = 1; const Contest::Rival& rival : contest.rivals) {
        wanted.seats.push_back(
            {"Bot " + std::to_string(colour), {}, {rival.season, Level::Genius, colour, rival.skill}, {}});
        ++colour;
    }
    wanted.order = contest.order;
    return wanted;
}

// Ana's file is made for it.
inline std::optional<Trouble> beginContest(Session& session, NewTable wanted) {
    const auto id = session.vault().addPlayer("Ana", {}, {});
    if (!id)
        return id.fault();
    wanted.seats[0].player = *id;
    return session.begin(wanted);
}

inline bool isOver(const Session& session) { return tableOf(*session.table()).board().phase == Phase::Over; }

} // namespace planetx
