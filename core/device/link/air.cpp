#include "device/link/air.h"

namespace aphelion {

void Air::rest() {
    stopShowing();
    stopSeeking();
}

void Air::become(AirState state) {
    if (m_state == state)
        return;
    m_state = state;
    emit stateChanged(state);
}

} // namespace aphelion
