#pragma once

#include <QJsonObject>
#include <QQuickWindow>

namespace aphelion {

// Texts and icons that do not stand out enough from what is behind them in the picture, whatever kind of eyes
// looks: 4.5 for text, 3 for large text and icons. A sentence for each, and the contrast of the weakest text for usual
// eyes. What cannot be used now is left out, as WCAG does.
QJsonObject faint(QQuickWindow* window);

} // namespace aphelion
