#pragma once

#include <QString>

#include "meeting/meeting.h"

namespace planetx {

// Names of what can be said about other devices, for pages to choose their words by.

QString nameOf(aphelion::AirState state);
QString nameOf(aphelion::Meeting::Stage stage);

// Why this device does not get further: the parting's name; for somebody who was not let in, the host's reason.
QString nameOf(const aphelion::Meeting::Obstacle& obstacle);

} // namespace planetx
