#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "handset/handset.h"

#include <vector>

// Moments that can be heard and felt, named by what happened. Whoever sits near may listen: a cue tells nothing that
// not everybody at the table may know, so an answer sounds the same whatever it says.
namespace planetx::cue {
Q_NAMESPACE
QML_NAMED_ELEMENT(Cue)

enum class Moment {
    MyTurn,   // something is to be decided at this device, and was not a moment ago
    Answer,   // to what was asked
    Together, // something for everybody to look at
    Right,    // a theory that is turned up
    Wrong,
    Found, // somebody has located Planet X
    Over,  // the sky opens
    Refused,
};
Q_ENUM_NS(Moment)

constexpr int rate = 44'100; // samples a second

// A refusal is nobody else's business.
constexpr bool isHeard(Moment moment) { return moment != Moment::Refused; }

// How it sounds, on one channel: a few soft bells, made here. Nothing for what is only felt.
std::vector<std::int16_t> samples(Moment moment);

aphelion::Touch touch(Moment moment);

} // namespace planetx::cue
