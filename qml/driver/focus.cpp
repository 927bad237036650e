#include "qml/driver/focus.h"

#include <QMetaEnum>

#include "qml/driver/colours.h"
#include "qml/driver/eyes.h"

#include <algorithm>
#include <vector>

namespace aphelion {

namespace {

bool isMark(const QQuickItem* item) {
    return item->objectName() == u"focusMark" || QByteArray(item->metaObject()->className()).startsWith("FocusRing");
}

QQuickItem* markOf(QQuickItem* item) {
    QQuickItem* mark = nullptr;
    forEachShown(item, [&](QQuickItem* shown) {
        if (!mark && isMark(shown))
            mark = shown;
    });
    return mark;
}

// The picture with the mark against the one without it: how strongly what differs stands out, leaving
// out the soft edges of a line.
double strengthOf(QQuickItem* mark, QQuickWindow* window) {
    const QImage with = window->grabWindow();
    mark->setOpacity(0);
    const QImage without = window->grabWindow();
    mark->setOpacity(1);
    std::vector<double> contrasts;
    const QRect around = placeOf(mark).toAlignedRect().adjusted(-4, -4, 4, 4).intersected(with.rect());
    for (int y = around.top(); y <= around.bottom(); ++y)
        for (int x = around.left(); x <= around.right(); ++x)
            if (with.pixel(x, y) != without.pixel(x, y))
                contrasts.push_back(contrast(with.pixelColor(x, y), without.pixelColor(x, y)));
    if (contrasts.size() < 80) // less than two pixels along ten
        return 0;
    std::ranges::sort(contrasts);
    return contrasts[contrasts.size() * 3 / 4];
}

bool isSeen(const QQuickItem* item, const QQuickWindow* window) {
    const QRectF whole = placeOf(item);
    const QRectF seen = seenOf(item, whole).intersected(QRectF({}, window->size()));
    return seen.width() * seen.height() >= 0.9 * whole.width() * whole.height();
}

} // namespace

QJsonObject focused(QQuickWindow* window) {
    QQuickItem* item = window->activeFocusItem();
    if (!item)
        return {{"name", ""}};
    const auto all = sights(window);
    const auto found = std::ranges::find(all, item, &Sight::item);
    const auto* spoken = QAccessible::queryAccessibleInterface(item);
    QQuickItem* mark = markOf(item);
    return {{"name", found == all.end() ? QString() : found->name},
            {"description", found == all.end() ? QString() : found->description},
            {"role", spoken ? QMetaEnum::fromType<QAccessible::Role>().valueToKey(spoken->role()) : ""},
            {"kind", item->metaObject()->className()},
            {"index", found == all.end() ? -1 : static_cast<int>(found - all.begin())},
            {"seen", isSeen(item, window)},
            {"mark", mark ? strengthOf(mark, window) : 0}};
}

} // namespace aphelion
