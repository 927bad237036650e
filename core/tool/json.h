#pragma once

#include <nlohmann/json_fwd.hpp>

namespace aphelion {

// Keys keep the order in which they are said.
using Json = nlohmann::ordered_json;

} // namespace aphelion
