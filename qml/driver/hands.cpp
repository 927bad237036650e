#include "qml/driver/hands.h"

#include <QKeySequence>
#include <QtTest>

#include "qml/driver/eyes.h"
#include "qml/driver/finding.h"

#include <algorithm>
#include <optional>

namespace aphelion {

namespace {

QQuickItem* flickableAround(QQuickItem* item) {
    while (item && !item->inherits("QQuickFlickable"))
        item = item->parentItem();
    return item;
}

// Scrolls what holds it so that it can be reached.
void bringIntoView(Sight& sight) {
    for (QQuickItem* view = flickableAround(sight.item); view; view = flickableAround(view->parentItem())) {
        const QRectF place = sight.item->mapRectToItem(view, {0, 0, sight.item->width(), sight.item->height()});
        const auto shift = [](double at, double size, double room) {
            return at < 0 ? at - 8 : at + size > room ? std::min(at, at + size - room + 8) : 0.0;
        };
        const auto scroll = [view](const char* which, const char* length, double room, double by) {
            const double most = std::max(0.0, view->property(length).toDouble() - room);
            view->setProperty(which, std::clamp(view->property(which).toDouble() + by, 0.0, most));
        };
        scroll("contentY", "contentHeight", view->height(), shift(place.y(), place.height(), view->height()));
        scroll("contentX", "contentWidth", view->width(), shift(place.x(), place.width(), view->width()));
    }
    sight.place = placeOf(sight.item).toRect();
}

// Where a finger would come down on it, once it is there and can be used.
std::optional<QPoint> reach(QQuickWindow* window, const Wanted& wanted, QString& why) {
    std::optional<Sight> sight;
    QRect before;
    const bool there = within(patience, [&] {
        sight = find(window, wanted, true);
        const bool still = sight && sight->place == before; // what moves is not tapped
        before = sight ? sight->place : QRect();
        return still && sight->enabled && !isUnderWay(sight->item);
    });
    if (!there) {
        why = QStringLiteral("%1 is %2").arg(wanted.name.pattern(), sight ? "disabled" : "not there");
        return std::nullopt;
    }
    bringIntoView(*sight);
    if (!QRect({}, window->size()).contains(sight->place.center()))
        why = QStringLiteral("%1 is out of sight").arg(sight->name);
    return why.isEmpty() ? std::optional(sight->place.center()) : std::nullopt;
}

} // namespace

void rest(QQuickWindow* window) {
    QTest::qWait(0);
    window->update();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QTest::qWait(20);
}

QString tap(QQuickWindow* window, const QJsonObject& what) {
    QString why;
    const auto place = reach(window, wantedIn(what, "tap"), why);
    if (!place)
        return why;
    QTest::mousePress(window, Qt::LeftButton, {}, *place);
    if (what["hold"].toBool())
        QTest::qWait(900);
    QTest::mouseRelease(window, Qt::LeftButton, {}, *place);
    rest(window);
    return {};
}

QString drag(QQuickWindow* window, const QJsonObject& what) {
    QString why;
    const auto from = reach(window, wantedIn(what, "drag"), why);
    const auto to = from ? reach(window, wantedIn(what, "to"), why) : std::nullopt;
    if (!to)
        return why;
    QTest::mousePress(window, Qt::LeftButton, {}, *from);
    constexpr int steps = 12;
    for (int i = 1; i <= steps; ++i)
        QTest::mouseMove(window, *from + (*to - *from) * i / steps, 5);
    QTest::mouseRelease(window, Qt::LeftButton, {}, *to);
    rest(window);
    return {};
}

QString press(QQuickWindow* window, const QString& key) {
    const QKeySequence sequence(key);
    if (sequence.isEmpty())
        return QStringLiteral("no such key: %1").arg(key);
    QTest::keySequence(window, sequence);
    rest(window);
    return {};
}

QString type(QQuickWindow* window, const QString& text) {
    for (const QChar letter : text)
        QTest::sendKeyEvent(QTest::Click, window, Qt::Key_unknown, QString(letter), Qt::NoModifier);
    rest(window);
    return {};
}

bool shows(QQuickWindow* window, const QJsonObject& what, const QString& key) {
    return find(window, wantedIn(what, key), false).has_value();
}

QString waitFor(QQuickWindow* window, const QJsonObject& what) {
    const Wanted wanted = wantedIn(what, "wait");
    const bool gone = what["gone"].toBool();
    const int time = what["ms"].toInt(patience);
    const bool there = within(time, [&] { return find(window, wanted, false).has_value() != gone; });
    return there ? QString() : QStringLiteral("waited in vain for %1").arg(wanted.name.pattern());
}

} // namespace aphelion
