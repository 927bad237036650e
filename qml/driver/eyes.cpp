#include "qml/driver/eyes.h"

#include <QJsonObject>
#include <QMetaEnum>
#include <QMetaProperty>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace aphelion {

namespace {

void look(QAccessibleInterface* found, QQuickWindow* window, std::vector<Sight>& all) {
    if (!found || !found->isValid())
        return;
    const QAccessible::State state = found->state();
    auto* item = qobject_cast<QQuickItem*>(found->object());
    if (item && (!item->isVisible() || state.invisible))
        return;
    const QString name = plain(found->text(QAccessible::Name));
    if (item && !name.isEmpty())
        all.push_back({name, plain(found->text(QAccessible::Description)), found->text(QAccessible::Value),
                       found->role(), placeOf(item).toRect(), item->isEnabled(), state.checked || state.selected,
                       item});
    for (int i = 0; i < found->childCount(); ++i)
        look(found->child(i), window, all);
}

void hold(const QObject* object, QSet<const QObject*>& met, QJsonArray& texts) {
    if (!object || met.contains(object))
        return;
    met.insert(object);
    for (int i = 0; i < object->metaObject()->propertyCount(); ++i) {
        const QMetaProperty property = object->metaObject()->property(i);
        if (property.typeId() != QMetaType::QString)
            continue;
        if (const QString text = property.read(object).toString(); !text.isEmpty())
            texts.push_back(text);
    }
    for (const QObject* child : object->children())
        hold(child, met, texts);
    if (const auto* item = qobject_cast<const QQuickItem*>(object))
        for (const QQuickItem* child : item->childItems())
            hold(child, met, texts);
}

} // namespace

QString plain(QString words) {
    static const QRegularExpression joined(
        QStringLiteral("(?<=sector|sectors|secteur|secteurs|settore|settori)\u00a0|\u00a0(?=sector|secteur|settor)"),
        QRegularExpression::CaseInsensitiveOption);
    return words.replace(joined, QStringLiteral(" ")).remove(QChar(0x2060));
}

QRectF placeOf(const QQuickItem* item) { return item->mapRectToScene({0, 0, item->width(), item->height()}); }

const QQuickItem* sheetUnder(const QQuickItem* item) {
    while (item && !item->inherits("QQuickPopupItem"))
        item = item->parentItem();
    return item;
}

const QQuickItem* uppermostSheet(QQuickWindow* window) {
    const QQuickItem* uppermost = nullptr;
    forEachShown(window->contentItem(), [&uppermost](const QQuickItem* item) {
        if (item->inherits("QQuickPopupItem"))
            uppermost = item;
    });
    return uppermost;
}

bool scrolls(const QQuickItem* item) { return item->inherits("QQuickFlickable"); }

QRectF seenOf(const QQuickItem* item, QRectF place) {
    for (const QQuickItem* up = item->parentItem(); up; up = up->parentItem())
        if (scrolls(up) || up->clip())
            place = place.intersected(placeOf(up));
    return place;
}

QRectF inkOf(const QQuickItem* text) {
    const double width = std::min(text->property("contentWidth").toDouble(), text->width());
    const double height = std::min(text->property("contentHeight").toDouble(), text->height());
    const int across = text->property("effectiveHorizontalAlignment").toInt();
    const int down = text->property("verticalAlignment").toInt();
    const double x = across == Qt::AlignHCenter ? (text->width() - width) / 2
                     : across == Qt::AlignRight ? text->width() - width
                                                : 0;
    const double y = down == Qt::AlignVCenter  ? (text->height() - height) / 2
                     : down == Qt::AlignBottom ? text->height() - height
                                               : 0;
    return text->mapRectToScene({x, y, width, height});
}

const QQuickItem* layerOf(const QQuickItem* item) {
    while (item->parentItem() && !item->inherits("QQuickPopupItem") && !item->property("isLayer").toBool())
        item = item->parentItem();
    return item;
}

std::vector<Sight> sights(QQuickWindow* window) {
    QAccessible::setActive(true);
    std::vector<Sight> all;
    look(QAccessible::queryAccessibleInterface(window), window, all);
    return all;
}

bool isControl(const Sight& sight) {
    if (sight.item->inherits("QQuickPage")) // a tab to Qt 6.4 once a screen reader is there
        return false;
    return sight.role == QAccessible::Button || sight.role == QAccessible::RadioButton ||
           sight.role == QAccessible::CheckBox || sight.role == QAccessible::PageTab ||
           sight.role == QAccessible::EditableText;
}

QJsonArray described(const std::vector<Sight>& sights) {
    const auto roles = QMetaEnum::fromType<QAccessible::Role>();
    QJsonArray all;
    for (const Sight& sight : sights)
        all.push_back(QJsonObject{{"name", sight.name},
                                  {"description", sight.description},
                                  {"value", sight.value},
                                  {"role", roles.valueToKey(sight.role)},
                                  {"control", isControl(sight)},
                                  {"enabled", sight.enabled},
                                  {"checked", sight.checked},
                                  {"x", sight.place.x()},
                                  {"y", sight.place.y()},
                                  {"width", sight.place.width()},
                                  {"height", sight.place.height()}});
    return all;
}

void forEachShown(QQuickItem* item, const std::function<void(QQuickItem*)>& see) {
    if (!item->isVisible() || item->opacity() == 0)
        return;
    see(item);
    auto children = item->childItems();
    std::ranges::stable_sort(children, {}, &QQuickItem::z);
    for (QQuickItem* child : children)
        forEachShown(child, see);
}

QJsonArray textsHeld(QQuickWindow* window) {
    QSet<const QObject*> met;
    QJsonArray texts;
    hold(window, met, texts);
    hold(window->contentItem(), met, texts);
    return texts;
}

} // namespace aphelion
