#pragma once

#include "device/bluetooth/radio.h"

namespace aphelion {

// The radio of this device: the usual adapter, unless the address of another one is given.
std::unique_ptr<Radio> platformRadio(const std::string& adapter = {});

} // namespace aphelion
