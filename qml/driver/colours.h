#pragma once

#include <QColor>

#include <array>

namespace aphelion {

// How a colour looks to eyes without one kind of cones (Machado, Oliveira and Fernandes 2009), or without any.
enum class Eyes { Usual, Protanopia, Deuteranopia, Tritanopia, Grey };
inline constexpr std::array allEyes{Eyes::Usual, Eyes::Protanopia, Eyes::Deuteranopia, Eyes::Tritanopia, Eyes::Grey};
const char* nameOf(Eyes eyes);

// The contrast ratio of WCAG, 1 to 21, as these eyes see it.
double contrast(const QColor& one, const QColor& other, Eyes eyes = Eyes::Usual);

} // namespace aphelion
