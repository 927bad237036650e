#include "qml/cues/cue.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace planetx::cue {

namespace {

struct Bell {
    double pitch = 0;  // hertz
    double begin = 0;  // seconds
    double length = 0; // seconds
};

constexpr double loudest = 0.16; // of what there is: quiet
constexpr double attack = 0.008; // seconds; any shorter and it clicks

constexpr double c5 = 523.25, d5 = 587.33, e5 = 659.26, g5 = 783.99, a5 = 880.00, c6 = 1046.50, e6 = 1318.51;

std::vector<Bell> bells(Moment moment) {
    switch (moment) {
    case Moment::MyTurn: return {{g5, 0, 0.35}, {c6, 0.14, 0.42}};
    case Moment::Answer: return {{a5, 0, 0.28}};
    case Moment::Together: return {{d5, 0, 0.45}, {a5, 0.02, 0.45}};
    case Moment::Right: return {{e6, 0, 0.22}};
    case Moment::Wrong: return {{e5, 0, 0.18}, {d5, 0.09, 0.24}};
    case Moment::Found: return {{c5, 0, 0.5}, {e5, 0.12, 0.5}, {g5, 0.24, 0.6}, {c6, 0.36, 1.0}, {e6, 0.5, 0.9}};
    case Moment::Over: return {{c5, 0, 0.55}, {g5, 0.04, 0.5}, {e6, 0.08, 0.5}};
    case Moment::Refused: return {};
    }
    return {};
}

// Rises softly, rings out, and is at nothing when it ends.
double envelope(double at, double length) {
    if (at < 0 || at >= length)
        return 0;
    const double rise = at < attack ? 0.5 - 0.5 * std::cos(std::numbers::pi * at / attack) : 1;
    const double left = 1 - at / length;
    return rise * std::exp(-4 * at / length) * left * left;
}

double wave(double pitch, double at) {
    const double turns = 2 * std::numbers::pi * pitch * at;
    return 0.8 * std::sin(turns) + 0.15 * std::sin(2 * turns) + 0.05 * std::sin(3 * turns);
}

double ring(const Bell& bell, double at) {
    return envelope(at - bell.begin, bell.length) * wave(bell.pitch, at - bell.begin);
}

} // namespace

std::vector<std::int16_t> samples(Moment moment) {
    const std::vector<Bell> all = bells(moment);
    double length = 0;
    for (const Bell& bell : all)
        length = std::max(length, bell.begin + bell.length);
    std::vector<double> heard(all.empty() ? 0 : static_cast<std::size_t>(length * rate) + 1);
    double peak = 0;
    for (std::size_t i = 0; i < heard.size(); ++i) {
        for (const Bell& bell : all)
            heard[i] += ring(bell, static_cast<double>(i) / rate);
        peak = std::max(peak, std::abs(heard[i]));
    }
    std::vector<std::int16_t> scaled;
    for (const double one : heard)
        scaled.push_back(static_cast<std::int16_t>(std::lround(one / peak * loudest * INT16_MAX)));
    return scaled;
}

aphelion::Touch touch(Moment moment) {
    using aphelion::Touch;
    switch (moment) {
    case Moment::MyTurn:
    case Moment::Found:
    case Moment::Over: return Touch::Twice;
    case Moment::Wrong:
    case Moment::Refused: return Touch::Firm;
    case Moment::Answer:
    case Moment::Together:
    case Moment::Right: return Touch::Light;
    }
    return Touch::Light;
}

} // namespace planetx::cue
