#pragma once

#include <QJsonArray>
#include <QQuickWindow>

namespace aphelion {

// What is wrong with what a screen reader is told: something to use that has no name or no role, that cannot be used
// now and does not say so, that is named like its neighbour, that is smaller than a finger, or that is read out of its
// order on the page. A sentence for each.
QJsonArray flaws(QQuickWindow* window);

} // namespace aphelion
