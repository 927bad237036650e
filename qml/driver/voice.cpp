#include "qml/driver/voice.h"

#include <QMetaEnum>

#include "qml/driver/finding.h"
#include "qml/driver/hands.h"

#include <optional>
#include <utility>

// Events reach nobody before the platform knows of a screen reader, and the platform of tests has none to tell it. Qt
// exports what is needed here, but declares it in private headers only.
class QPlatformAccessibility {
public:
    void setActive(bool active);
};
class QPlatformIntegration {
public:
    QPlatformAccessibility* accessibility() const;
};
class QGuiApplicationPrivate {
public:
    static QPlatformIntegration* platform_integration;
};

namespace aphelion {

namespace {

QJsonArray announced; // the handler is a plain function

void hear(QAccessibleEvent* event) {
    if (event->type() != QAccessible::Alert)
        return;
    if (const QAccessibleInterface* told = event->accessibleInterface())
        announced.push_back(plain(told->text(QAccessible::Name)));
}

std::optional<Sight> findTold(QQuickWindow* window, const QJsonObject& what) {
    const Wanted wanted = wantedIn(what, "bid");
    const auto roles = QMetaEnum::fromType<QAccessible::Role>();
    int nth = wanted.nth;
    for (const Sight& sight : sights(window))
        if (wanted.name.match(sight.name).hasMatch() &&
            (what.contains("role") ? what["role"].toString() == QLatin1String(roles.valueToKey(sight.role))
                                   : isControl(sight)) &&
            nth-- == 0)
            return sight;
    return std::nullopt;
}

QString act(QAccessibleInterface* told, const QString& action) {
    QAccessibleActionInterface* actions = told->actionInterface();
    if (!actions || !actions->actionNames().contains(action))
        return QStringLiteral("cannot %1").arg(action);
    actions->doAction(action);
    return {};
}

QString say(QAccessibleInterface* told, const QString& text) {
    if (told->role() != QAccessible::EditableText)
        return QStringLiteral("cannot hold a text");
    told->setText(QAccessible::Value, text);
    return told->text(QAccessible::Value) == text ? QString() : QStringLiteral("did not take the text");
}

} // namespace

QString bid(QQuickWindow* window, const QJsonObject& what) {
    std::optional<Sight> sight;
    const bool there = within(patience, [&] {
        sight = findTold(window, what);
        return sight && sight->enabled && !isUnderWay(sight->item);
    });
    if (!there)
        return QStringLiteral("%1 is %2").arg(what["bid"].toString(), sight ? "disabled" : "not there");
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(sight->item);
    const QString why = what.contains("say") ? say(told, what["say"].toString())
                                             : act(told, what["to"].toString(QStringLiteral("Press")));
    rest(window);
    return why.isEmpty() ? why : sight->name + u' ' + why;
}

QJsonArray heard() {
    static const bool listening = [] {
        QGuiApplicationPrivate::platform_integration->accessibility()->setActive(true);
        QAccessible::installUpdateHandler(hear);
        return true;
    }();
    Q_UNUSED(listening)
    return std::exchange(announced, {});
}

} // namespace aphelion
