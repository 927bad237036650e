#pragma once

#include <QJsonArray>
#include <QQuickWindow>

namespace aphelion {

// What does not fit in the window as it is: texts that are cut off or broken inside a word, texts and controls that
// overlap, things that stick out where nobody can scroll, targets too small for a finger. A sentence for each; none is
// good.
QJsonArray misfits(QQuickWindow* window);

} // namespace aphelion
