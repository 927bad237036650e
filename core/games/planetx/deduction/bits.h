#pragma once

#include <cmath>

namespace planetx {

// What a count adds to the entropy of its distribution: n log2 n, and nothing for none.
inline double timesLog(double count) { return count > 0 ? count * std::log2(count) : 0; }

} // namespace planetx
