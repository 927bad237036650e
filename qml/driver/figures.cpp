#include "qml/driver/figures.h"

#include <algorithm>
#include <chrono>
#include <ctime>

namespace aphelion {

namespace {

double now() {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// What this thread has spent: tells the same on a busy machine.
double spent() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

void collect(QQuickItem* item, const QByteArray& property, std::vector<QPointer<QQuickItem>>& found) {
    if (item->metaObject()->indexOfProperty(property.constData()) >= 0)
        found.emplace_back(item);
    for (QQuickItem* child : item->childItems())
        collect(child, property, found);
}

} // namespace

Figures::Figures(QQuickWindow* window) : m_window(window) {
    window->installEventFilter(this);
    connect(window, &QQuickWindow::frameSwapped, this, &Figures::frame);
}

QString Figures::watch(const QString& property) {
    m_property = property.toLatin1();
    m_items.clear();
    collect(m_window->contentItem(), m_property, m_items);
    m_running = false;
    m_frames = {};
    m_drawing = {};
    return m_items.empty() ? QStringLiteral("nothing has a property %1").arg(property) : QString();
}

void Figures::await(std::function<bool()> shown) {
    m_isShown = std::move(shown);
    m_released = 0;
    m_shown = 0;
}

std::optional<double> Figures::awaited() const {
    return m_shown > 0 ? std::optional(m_shown - m_released) : std::nullopt;
}

QJsonObject Figures::told() {
    return {{"ok", true}, {"firstFrame", m_firstFrame}, {"frames", m_frames}, {"drawing", m_drawing}};
}

bool Figures::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::UpdateRequest)
        m_begun = spent();
    if (event->type() == QEvent::MouseButtonRelease)
        m_released = now();
    return QObject::eventFilter(watched, event);
}

void Figures::frame() {
    const double at = now();
    if (m_firstFrame == 0)
        m_firstFrame = at;
    if (m_running) { // between a frame that moved and the next there is no rest
        m_frames.push_back(at - m_last);
        m_drawing.push_back(spent() - m_begun);
    }
    m_running = isWatched();
    m_last = at;
    if (m_isShown && m_released > 0 && m_isShown()) {
        m_shown = at;
        m_isShown = {};
    }
}

bool Figures::isWatched() const {
    return std::ranges::any_of(m_items, [this](const QPointer<QQuickItem>& item) {
        return item && item->isVisible() && item->property(m_property.constData()).toBool();
    });
}

} // namespace aphelion
