#pragma once

#include "base/result.h"
#include "device/link/air.h"

#include <memory>
#include <string>
#include <string_view>

namespace aphelion {

// The air that somebody wants by name, tcp:FOLDER or bluetooth[:ADDRESS OF THE ADAPTER]; or a sentence why there is
// none.
Result<std::unique_ptr<Air>, std::string> airFor(std::string_view wanted);

} // namespace aphelion
