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
    bool text = false; // that can be used
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

// How much of a rectangle's edge is of this colour in the picture.
double shareAlong(const QRect& edge, const QImage& picture, const QColor& ink) {
    int met = 0, all = 0;
    const auto look = [&](int x, int y) {
        met += shade(picture.pixel(x, y)) == shade(ink.rgb());
        ++all;
    };
    for (int x = edge.left(); x <= edge.right(); ++x)
        look(x, edge.top()), look(x, edge.bottom());
    for (int y = edge.top(); y <= edge.bottom(); ++y)
        look(edge.left(), y), look(edge.right(), y);
    return static_cast<double>(met) / all;
}

// The border of a rectangle, or what it holds if that is stronger, against what is around it, unless something lies
// over the border. Black is what a border says that nobody asked for.
void noteLine(const QQuickItem* item, const QImage& picture, const Least& least, std::vector<Drawn>& all) {
    const auto* pen = item->inherits("QQuickRectangle") ? item->property("border").value<QObject*>() : nullptr;
    const QRectF place = placeOf(item);
    const QRect around = place.toAlignedRect().adjusted(-1, -1, 1, 1);
    if (!pen || pen->property("width").toDouble() < 1 || !picture.rect().contains(around) ||
        seenOf(item, place) != place)
        return;
    const auto ink = pen->property("color").value<QColor>();
    if (ink == QColor(Qt::black) || ink.alpha() < 255 || shareAlong(place.toAlignedRect(), picture, ink) < 0.3)
        return;
    const auto fill = item->property("color").value<QColor>();
    const QColor ground = groundIn(picture, around, ink, true);
    const bool filled = fill.alpha() == 255 && contrast(fill, ground) > contrast(ink, ground);
    all.push_back({QString::fromLatin1(item->metaObject()->className()) + QStringLiteral("'s border"),
                   filled ? fill : ink, ground, least.line});
}

double leastOf(const QQuickItem* item, bool text, const Least& least) {
    if (!item->isEnabled())
        return least.unusable;
    return !text ? least.icon : isLarge(item->property("font").value<QFont>()) ? least.large : least.text;
}

void note(const QQuickItem* item, const QImage& picture, const Least& least, std::vector<Drawn>& all) {
    const bool text = item->inherits("QQuickText");
    const QVariant colour = item->property(text ? "color" : "colour");
    const QString name = item->property(text ? "text" : "name").toString();
    if (name.isEmpty() || !colour.canConvert<QColor>())
        return;
    if (!text && !item->property("paths").isValid()) // of an icon
        return;
    const QRectF place = text ? inkOf(item) : placeOf(item).adjusted(-1, -1, 1, 1);
    const QRect seen = place.toAlignedRect();
    if (seenOf(item, place).toAlignedRect() != seen || !picture.rect().contains(seen))
        return;
    const auto ink = colour.value<QColor>();
    const QColor ground = groundIn(picture, seen, ink, !text);
    all.push_back({name, blended(ink, ground, ink.alphaF() * opacityOf(item)), ground, leastOf(item, text, least),
                   text && item->isEnabled()});
}

std::vector<Drawn> drawn(QQuickWindow* window, const Least& least) {
    const QImage picture = window->grabWindow();
    std::vector<QQuickItem*> shown;
    forEachShown(window->contentItem(), [&](QQuickItem* item) { shown.push_back(item); });
    const QQuickItem* uppermost = uppermostSheet(window); // what lies under it is dimmed
    std::vector<Drawn> all;
    for (const QQuickItem* item : shown)
        if (sheetUnder(item) == uppermost) {
            note(item, picture, least, all);
            if (least.line > 0)
                noteLine(item, picture, least, all);
        }
    return all;
}

} // namespace

Least leastIn(const QJsonObject& wanted) {
    Least least;
    least.text = wanted["text"].toDouble(least.text);
    least.large = wanted["large"].toDouble(least.large);
    least.icon = wanted["icon"].toDouble(least.icon);
    least.line = wanted["line"].toDouble(least.line);
    least.unusable = wanted["unusable"].toDouble(least.unusable);
    return least;
}

QJsonObject faint(QQuickWindow* window, const Least& least) {
    QJsonArray found;
    double weakest = 21;
    for (const Drawn& one : drawn(window, least)) {
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
