#include "qml/driver/faint.h"

#include <QFont>
#include <QHash>
#include <QJsonArray>

#include "qml/driver/colours.h"
#include "qml/driver/eyes.h"
#include "qml/driver/finding.h"

#include <algorithm>
#include <vector>

namespace aphelion {

namespace {

// Something drawn in one colour on something else.
struct Drawn {
    QString name;
    QColor ink;
    QColor ground;
    double least = 3;
    bool text = false;
};

double opacityOf(const QQuickItem* item) {
    double opacity = 1;
    for (; item; item = item->parentItem())
        opacity *= item->opacity();
    return opacity;
}

QColor blended(const QColor& ink, const QColor& ground, double strength) {
    const auto mix = [strength](float a, float b) { return static_cast<float>(a * strength + b * (1 - strength)); };
    return QColor::fromRgbF(mix(ink.redF(), ground.redF()), mix(ink.greenF(), ground.greenF()),
                            mix(ink.blueF(), ground.blueF()));
}

// Nearly the same colours in one: a ground may run from one colour to another.
QRgb shade(QRgb colour) { return colour & 0xFFF0F0F0; }

// What most of a place looks like besides the ink, if that is not nearly all; of an icon's place only the frame counts.
QColor groundIn(const QImage& picture, const QRect& place, const QColor& ink, bool frame) {
    QHash<QRgb, std::vector<QRgb>> shades;
    std::size_t all = 0;
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x)
            if (!frame || y == place.top() || y == place.bottom() || x == place.left() || x == place.right()) {
                shades[shade(picture.pixel(x, y))].push_back(picture.pixel(x, y));
                ++all;
            }
    if (shades.value(shade(ink.rgb())).size() * 10 < all * 9)
        shades.remove(shade(ink.rgb()));
    const auto most = std::max_element(shades.begin(), shades.end(),
                                       [](const auto& a, const auto& b) { return a.size() < b.size(); });
    if (most == shades.end())
        return ink;
    const auto middle = most->begin() + static_cast<std::ptrdiff_t>(most->size() / 2); // not one at a letter's edge
    std::ranges::nth_element(*most, middle, {}, [](QRgb colour) { return qGray(colour); });
    return QColor(*middle);
}

bool isLarge(const QFont& font) { return font.pixelSize() >= 24 || (font.pixelSize() >= 19 && font.weight() >= 600); }

void note(const QQuickItem* item, const QImage& picture, std::vector<Drawn>& all) {
    const bool text = item->inherits("QQuickText");
    const QVariant colour = item->property(text ? "color" : "colour");
    const QString name = item->property(text ? "text" : "name").toString();
    if (!item->isEnabled() || name.isEmpty() || !colour.canConvert<QColor>())
        return;
    if (!text && !item->property("paths").isValid()) // of an icon
        return;
    const QRectF place = text ? inkOf(item) : placeOf(item).adjusted(-1, -1, 1, 1);
    const QRect seen = place.toAlignedRect();
    if (seenOf(item, place).toAlignedRect() != seen || !picture.rect().contains(seen))
        return;
    const auto ink = colour.value<QColor>();
    const QColor ground = groundIn(picture, seen, ink, !text);
    const double least = text && !isLarge(item->property("font").value<QFont>()) ? 4.5 : 3;
    all.push_back({name, blended(ink, ground, ink.alphaF() * opacityOf(item)), ground, least, text});
}

std::vector<Drawn> drawn(QQuickWindow* window) {
    const QImage picture = window->grabWindow();
    std::vector<QQuickItem*> shown;
    forEachShown(window->contentItem(), [&](QQuickItem* item) { shown.push_back(item); });
    const QQuickItem* topmost = nullptr; // sheet: what lies under it is dimmed
    for (const QQuickItem* item : shown)
        topmost = isOnSheet(item) ? sheetUnder(item) : topmost;
    std::vector<Drawn> all;
    for (const QQuickItem* item : shown)
        if (sheetUnder(item) == topmost)
            note(item, picture, all);
    return all;
}

} // namespace

QJsonObject faint(QQuickWindow* window) {
    QJsonArray found;
    double weakest = 21;
    for (const Drawn& one : drawn(window)) {
        if (one.text)
            weakest = std::min(weakest, contrast(one.ink, one.ground));
        const auto eyes = std::ranges::find_if(
            allEyes, [&](Eyes kind) { return contrast(one.ink, one.ground, kind) < one.least - 0.005; });
        if (eyes != allEyes.end())
            found.push_back(QStringLiteral("\"%1\", %2 on %3, has %4 for %5")
                                .arg(one.name.left(40), one.ink.name(), one.ground.name())
                                .arg(contrast(one.ink, one.ground, *eyes), 0, 'f', 2)
                                .arg(nameOf(*eyes)));
    }
    return {{"ok", true}, {"faint", found}, {"weakest", weakest}};
}

} // namespace aphelion
