#include "qml/app/last_input.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace planetx {

namespace {

// A phone's own back gesture arrives as a key.
bool isKey(const QEvent* event) {
    return event->type() == QEvent::KeyPress && static_cast<const QKeyEvent*>(event)->key() != Qt::Key_Back;
}

bool isPointer(const QEvent* event) {
    return event->type() == QEvent::MouseButtonPress || event->type() == QEvent::TouchBegin ||
           event->type() == QEvent::TabletPress;
}

} // namespace

LastInput::LastInput(QObject* parent) : QObject(parent) { QCoreApplication::instance()->installEventFilter(this); }

bool LastInput::eventFilter(QObject* watched, QEvent* event) {
    if (isKey(event) != m_byKeys && (isKey(event) || isPointer(event))) {
        m_byKeys = isKey(event);
        emit changed();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace planetx
