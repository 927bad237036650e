#include "device/link/link.h"

namespace aphelion {

void Link::end(LinkEnd why) {
    if (m_ended)
        return;
    m_ended = true;
    deleteLater();
    emit closed(why);
}

} // namespace aphelion
