#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QQuickWindow>

namespace aphelion {

// What a screen reader does for its user: finds something by its name, and its role where that is given, and asks it to
// act: {"bid": NAME, "role": "Button", "to": "Press"}, or to hold a text: {"bid": NAME, "say": TEXT}. No pointer, no
// key. Gives what went wrong, or nothing.
QString bid(QQuickWindow* window, const QJsonObject& what);

// What the app has announced by itself since the last time, in order; the first time begins to listen.
QJsonArray heard();

} // namespace aphelion
