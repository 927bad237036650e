#pragma once

#include <QJsonObject>
#include <QQuickWindow>

namespace aphelion {

// What has the keyboard: its name and role as a screen reader says them, its place among all that is seen ("index"),
// whether it can be seen ("seen") and how strongly the mark around it stands out ("mark", a contrast; 0 is none).
QJsonObject focused(QQuickWindow* window);

} // namespace aphelion
