#pragma once

namespace planetx {

// Sanitizers find what they look for in fewer rounds, and each takes several times as long.
constexpr int often(int times) {
#ifdef __SANITIZE_ADDRESS__
    return times / 5;
#else
    return times;
#endif
}

} // namespace planetx
