#pragma once

#include <QJsonArray>
#include <QQuickWindow>

namespace aphelion {

// What is wrong with what a screen reader is told: something to use that has no name or no role, that cannot be used
// now and does not say so, that is named like its neighbour, that is smaller than a finger, that is read out of its
// order on the page, or that lies under a sheet. A sentence for each.
QJsonArray flaws(QQuickWindow* window);

} // namespace aphelion
