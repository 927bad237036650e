#include "qml/shown/announcement.h"

#include <QAccessible>

#include <utility>

namespace planetx {

void Announcement::setItem(QQuickItem* item) {
    if (item == m_item)
        return;
    m_item = item;
    emit itemChanged();
}

void Announcement::setText(const QString& text) {
    if (text == m_text)
        return;
    m_text = text;
    emit textChanged();
    if (!std::exchange(m_due, true))
        QMetaObject::invokeMethod(this, &Announcement::say, Qt::QueuedConnection);
}

void Announcement::say() {
    m_due = false;
    if (m_text == std::exchange(m_said, m_text) || m_text.isEmpty() || !m_item)
        return;
    QAccessibleEvent event(m_item, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    emit said();
}

} // namespace planetx
