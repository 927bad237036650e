#pragma once

#include <QAccessible>
#include <QJsonArray>
#include <QQuickItem>
#include <QQuickWindow>

#include <functional>

namespace aphelion {

// What a screen reader finds in a window: a control or a text, where it stands and how it is.
struct Sight {
    QString name;
    QString description;
    QString value;
    QAccessible::Role role{};
    QRect place; // in the window
    bool enabled = true;
    bool checked = false;
    QQuickItem* item = nullptr;
};

// Words as they are typed in a test: spaces that keep a sector and its number on one line are spaces.
QString plain(QString words);

std::vector<Sight> sights(QQuickWindow* window);
bool isControl(const Sight& sight);
QJsonArray described(const std::vector<Sight>& sights);

// The sheet that the item stands on, or nothing.
const QQuickItem* sheetUnder(const QQuickItem* item);

// The sheet that lies over everything else, or nothing: what is not on it cannot be used.
const QQuickItem* uppermostSheet(QQuickWindow* window);

// Every item that is really shown, from the back to the front.
void forEachShown(QQuickItem* item, const std::function<void(QQuickItem*)>& see);

// Every text that some item in the window holds, shown or not: for those who look for secrets.
QJsonArray textsHeld(QQuickWindow* window);

QRectF placeOf(const QQuickItem* item);

// The part of a place that is not scrolled or cut away.
QRectF seenOf(const QQuickItem* item, QRectF place);
bool scrolls(const QQuickItem* item);

// Where the words really are inside their item.
QRectF inkOf(const QQuickItem* text);

// The uppermost layer: what lies under a sheet does not count.
const QQuickItem* layerOf(const QQuickItem* item);

} // namespace aphelion
