#include "qml/driver/colours.h"

#include <algorithm>
#include <cmath>

namespace aphelion {

namespace {

using Light = std::array<double, 3>; // linear
using Matrix = std::array<Light, 3>;

constexpr Light weights{0.2126, 0.7152, 0.0722};

constexpr std::array<Matrix, 5> matrices{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
    {{weights, weights, weights}},
}};

double linear(double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); }

double dot(const Light& a, const Light& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

double luminance(const QColor& colour, Eyes eyes) {
    const Light light{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    const Matrix& matrix = matrices[static_cast<std::size_t>(eyes)];
    Light seen{};
    for (std::size_t i = 0; i < seen.size(); ++i)
        seen[i] = std::clamp(dot(matrix[i], light), 0.0, 1.0);
    return dot(weights, seen);
}

} // namespace

const char* nameOf(Eyes eyes) {
    constexpr std::array names{"usual eyes", "protanopia", "deuteranopia", "tritanopia", "grey"};
    return names[static_cast<std::size_t>(eyes)];
}

double contrast(const QColor& one, const QColor& other, Eyes eyes) {
    const auto [dark, bright] = std::minmax({luminance(one, eyes), luminance(other, eyes)});
    return (bright + 0.05) / (dark + 0.05);
}

} // namespace aphelion
