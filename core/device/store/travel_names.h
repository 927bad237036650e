#pragma once

#include <span>
#include <string>
#include <string_view>

namespace aphelion {

// What the file of a player who goes to another device is called; a second one of that name has a number. Nothing in it
// troubles a file system.
std::string travelFile(std::string_view player, int number = 1);

// What a player who arrives is called beside these people: their own name, or with a number if there is one of that
// name.
std::string nameBeside(std::string_view player, std::span<const std::string> here);

} // namespace aphelion
