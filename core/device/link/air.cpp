#include "device/link/air.h"

namespace aphelion {

bool canSeek(AirState state) { return canShow(state) || state == AirState::NoRights || state == AirState::CannotShow; }

bool canShow(AirState state) { return state == AirState::Ready || state == AirState::Failed; }

void Air::rest() {
    stopLookingAround();
    stopAnnouncing();
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
