#pragma once

#include "device/store/store_fault.h"

namespace aphelion {

// What one of SQLite's extended result codes means to a person. `systemError` is the errno behind it, if any.
StoreFault faultOf(int code, int systemError = 0);

} // namespace aphelion
