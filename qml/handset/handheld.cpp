#include "qml/handset/handheld.h"

#include <utility>

namespace planetx {

void Handheld::setApp(App* app) {
    if (app == m_app)
        return;
    if (m_app)
        m_app->disconnect(this);
    m_app = app;
    if (app) {
        connect(app, &App::tablesChanged, this, &Handheld::follow);
        connect(app, &App::playersChanged, this, &Handheld::follow); // which hears who looks
        connect(app, &App::frontChanged, this, &Handheld::follow);
        follow();
    }
    emit appChanged();
}

void Handheld::follow() {
    const bool awake = m_app->playing() && m_app->inFront();
    const bool seen = m_app->playing() && m_app->session()->viewpoint().has_value();
    const bool secret =
        seen || (m_private && !m_app->inFront()); // the curtain may fall too late for the system's picture
    if (std::exchange(m_awake, awake) != awake)
        m_app->handset().stayAwake(awake);
    if (std::exchange(m_private, secret) != secret)
        m_app->handset().keepPrivate(secret);
}

} // namespace planetx
