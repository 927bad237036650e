#pragma once

#include <QJsonObject>
#include <QQuickWindow>

namespace aphelion {

// Fingers and keys. Each gives what went wrong, or nothing. A thing is found by the name a screen reader would say; it
// may still be on its way, so they wait for it a while.

QString tap(QQuickWindow* window, const QJsonObject& what);
QString drag(QQuickWindow* window, const QJsonObject& what);
QString press(QQuickWindow* window, const QString& key);
QString type(QQuickWindow* window, const QString& text);
QString waitFor(QQuickWindow* window, const QJsonObject& what);
bool shows(QQuickWindow* window, const QJsonObject& what, const QString& key);

// Lets everything come to rest that is under way.
void rest(QQuickWindow* window);

} // namespace aphelion
