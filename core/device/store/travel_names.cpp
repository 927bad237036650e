#include "device/store/travel_names.h"

#include <algorithm>

namespace aphelion {

namespace {

constexpr std::size_t longest = 64; // bytes of a name

bool isTroublesome(char letter) {
    return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f' ||
           std::string_view("/\\:*?\"<>|").find(letter) != std::string_view::npos;
}

bool continuesLetter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

// As much of it as there is room for, in whole letters.
std::string_view cut(std::string_view text, std::size_t room) {
    std::size_t size = std::min(text.size(), room);
    while (size < text.size() && size > 0 && continuesLetter(text[size]))
        --size;
    return text.substr(0, size);
}

std::string numbered(std::string_view text, int number) {
    return number == 1 ? std::string(text) : std::string(text) + " " + std::to_string(number);
}

} // namespace

std::string travelFile(std::string_view player, int number) {
    std::string name(player);
    std::ranges::replace_if(name, isTroublesome, '-');
    if (name.starts_with('.'))
        name.front() = '-'; // or it is hidden
    return numbered(name + " – Aphelion", number) + ".aphelion";
}

std::string nameBeside(std::string_view player, std::span<const std::string> here) {
    for (int number = 1;; ++number) {
        const std::size_t ending = numbered("", number).size();
        const std::string name = numbered(cut(player, longest - ending), number);
        if (std::ranges::find(here, name) == here.end())
            return name;
    }
}

} // namespace aphelion
