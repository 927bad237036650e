#pragma once

#include <QJsonObject>
#include <QQuickWindow>

namespace aphelion {

// The least contrast of each kind of thing; 0 is any. What cannot be used now is left out by WCAG.
struct Least {
    double text = 4.5;
    double large = 3; // text
    double icon = 3;
    double line = 0;     // around something
    double unusable = 0; // text or icon
};

// {"text": 7, "line": 4.5}: what is not named stays as it is.
Least leastIn(const QJsonObject& wanted);

// Texts, icons and lines that do not stand out enough from what is behind them in the picture, whatever kind of eyes
// looks. A sentence for each, and the contrast of the weakest text for usual eyes.
QJsonObject faint(QQuickWindow* window, const Least& least);

} // namespace aphelion
