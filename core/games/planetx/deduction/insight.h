#pragma once

#include "planetx/deduction/candidates.h"

namespace planetx {

// What can be asked for by a survey or seen by a target: Planet X appears empty.
inline constexpr std::array surveyable{Object::Comet, Object::Asteroid, Object::DwarfPlanet, Object::GasCloud,
                                       Object::Empty};

// What an action is expected to tell, in bits: about the whole sky, and about what locating asks for (Planet X's sector
// and both neighbours).
struct Insight {
    Action action; // a Survey or a Target
    int cost = 0;
    double bits = 0;
    double bitsAboutX = 0;

    double perTime() const { return bits / cost; }
    bool operator==(const Insight&) const = default;
};

// Which actions are legal now.
struct Outlook {
    Arc visible;
    bool targets = true; // a target token is left
};

// Every survey and target that may be asked.
std::vector<Action> questions(const Edition& edition, const Outlook& outlook);

// All of them, scored in one pass over the candidates; most bits per time first.
// Where bits about Planet X are not wanted they are 0, and the pass takes half the time.
enum class About : std::uint8_t { Sky, SkyAndX };
std::vector<Insight> insights(const Candidates& candidates, const Outlook& outlook, About about);

} // namespace planetx
