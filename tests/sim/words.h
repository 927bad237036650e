#pragma once

#include "table/message.h"

#include <string>

namespace planetx::sim {

// What a message says, in a few words for a story.
std::string inWords(const aphelion::Message& message);

} // namespace planetx::sim
