#include "qml/driver/finding.h"

namespace aphelion {

Wanted wantedIn(const QJsonObject& what, const QString& key) {
    const bool exact = !what["matching"].toBool();
    const QString text = what[key].toString();
    return {QRegularExpression(QRegularExpression::anchoredPattern(exact ? QRegularExpression::escape(text) : text)),
            what["nth"].toInt()};
}

std::optional<Sight> find(QQuickWindow* window, const Wanted& wanted, bool control) {
    int nth = wanted.nth;
    for (const Sight& sight : sights(window))
        if ((!control || isControl(sight)) && wanted.name.match(sight.name).hasMatch() && nth-- == 0)
            return sight;
    return std::nullopt;
}

bool isUnderWay(const QQuickItem* item) {
    for (; item; item = item->parentItem())
        if (item->property("busy").toBool())
            return true;
    return false;
}

} // namespace aphelion
