#pragma once

#include "headless/game_lines.h"
#include "session/session.h"

#include <map>

namespace aphelion {

// What verbs are about: a session, and what the lines of its games mean.
struct Device {
    Session& session;
    const AllLines& all;

    // Of the open table's game; without one of the first game.
    const GameLines& lines() const;
    const GameLines* named(std::string_view game) const;
};

// What one verb of a line does.
using Verb = Json (*)(Device&, Request&);
using Verbs = std::map<std::string, Verb, std::less<>>;

Verbs vaultVerbs(); // players, PINs, moving to another device
Verbs tableVerbs(); // tables, seats, the curtain, the state of things
Verbs noteVerbs();  // what the own notes are
Verbs meetingVerbs(); // other devices

// What a line of its game enters in the notes of the unlocked player.
Json noted(Device& device, const std::string& verb, Request& request);

// An answer in the words of its game; null for none.
Json answerJson(const Device& device, const std::optional<Learned>& learned);

// A line that is not understood.
Json bad();

// Whether it went well, and what the trouble is.
Json reply(const std::optional<Trouble>& trouble);

// The same, with how far the log is.
Json withHead(Session& session, Json said);

// The operations on the unlocked player's note sheet: how many, and a digest of the first of them.
Json opsJson(Session& session, std::optional<std::size_t> upTo = std::nullopt);

} // namespace aphelion
