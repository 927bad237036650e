#include "qml/driver/hands.h"

#include <QElapsedTimer>
#include <QKeySequence>
#include <QRegularExpression>
#include <QtTest>

#include "qml/driver/eyes.h"

#include <algorithm>
#include <optional>

namespace aphelion {

namespace {

constexpr int patience = 5000;

struct Wanted {
    QRegularExpression name;
    int nth = 0;
};

Wanted wantedIn(const QJsonObject& what, const QString& key) {
    const bool exact = !what["matching"].toBool();
    const QString text = what[key].toString();
    return {QRegularExpression(QRegularExpression::anchoredPattern(exact ? QRegularExpression::escape(text) : text)),
            what["nth"].toInt()};
}

bool isOnSheet(const Sight& sight) {
    const QQuickItem* item = sight.item;
    while (item && !item->inherits("QQuickPopupItem"))
        item = item->parentItem();
    return item;
}

// Under a sheet nothing can be tapped.
std::optional<Sight> find(QQuickWindow* window, const Wanted& wanted, bool control) {
    int nth = wanted.nth;
    const auto all = sights(window);
    const bool covered = control && std::ranges::any_of(all, isOnSheet);
    for (const Sight& sight : all)
        if ((!control || isControl(sight)) && (!covered || isOnSheet(sight)) &&
            wanted.name.match(sight.name).hasMatch() && nth-- == 0)
            return sight;
    return std::nullopt;
}

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

// Pages on their way in or out take no taps.
bool isUnderWay(const QQuickItem* item) {
    for (; item; item = item->parentItem())
        if (item->property("busy").toBool())
            return true;
    return false;
}

template <typename Done>
bool within(int milliseconds, Done done) {
    QElapsedTimer clock;
    clock.start();
    while (!done()) {
        if (clock.elapsed() > milliseconds)
            return false;
        QTest::qWait(20);
    }
    return true;
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
