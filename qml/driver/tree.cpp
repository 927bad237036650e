#include "qml/driver/tree.h"

#include <QSet>

#include "qml/driver/eyes.h"
#include "qml/driver/finding.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace aphelion {

namespace {

constexpr double finger = 44;

bool isForUse(const QQuickItem* item) {
    return item->inherits("QQuickAbstractButton") || item->inherits("QQuickTextInput") ||
           item->inherits("QQuickTextEdit") || item->inherits("QQuickSlider") || item->activeFocusOnTab();
}

QString kindOf(const QQuickItem* item) {
    const QString text = item->property("text").toString();
    return QString::fromLatin1(item->metaObject()->className()).section("_QMLTYPE", 0, 0) +
           (text.isEmpty() ? QString() : QStringLiteral(" \"%1\"").arg(text.left(40)));
}

// Who is told for it: Qt gives no name to a line whose letters are hidden, so what holds it has one.
std::vector<Sight>::const_iterator tellingFor(const QQuickItem* item, const std::vector<Sight>& all) {
    const auto sightOf = [&](const QQuickItem* one) { return std::ranges::find(all, one, &Sight::item); };
    auto told = sightOf(item);
    if (item->property("echoMode").toInt() != 0) // TextInput.Normal
        for (const QQuickItem* up = item->parentItem(); up && told == all.end(); up = up->parentItem())
            if (const auto holder = sightOf(up); holder != all.end() && holder->role == QAccessible::EditableText)
                told = holder;
    return told;
}

// Everything that can be used is told, with a name.
void checkTold(QQuickWindow* window, const std::vector<Sight>& all, QJsonArray& found) {
    const QQuickItem* uppermost = uppermostSheet(window);
    forEachShown(window->contentItem(), [&](QQuickItem* item) {
        if (!isForUse(item) || !item->isVisible() || sheetUnder(item) != uppermost)
            return;
        const auto told = tellingFor(item, all);
        if (told == all.end() || told->name.trimmed().isEmpty())
            found.push_back(kindOf(item) + QStringLiteral(" has no name"));
        else if (told->role == QAccessible::NoRole || told->role == QAccessible::Client)
            found.push_back(told->name + QStringLiteral(" has no role"));
    });
}

// What lies under the uppermost sheet is not told.
void checkCovered(QQuickWindow* window, const std::vector<Sight>& all, QJsonArray& found) {
    const QQuickItem* uppermost = uppermostSheet(window);
    for (const Sight& one : all)
        if (sheetUnder(one.item) != uppermost)
            found.push_back(one.name + QStringLiteral(" lies under a sheet and is told"));
}

void checkEach(const std::vector<Sight>& controls, QJsonArray& found) {
    for (const Sight& one : controls) {
        if (!one.enabled && one.description.isEmpty())
            found.push_back(one.name + QStringLiteral(" cannot be used and does not say so"));
        const QRectF place = placeOf(one.item);
        if (place.width() < finger - 0.01 || place.height() < finger - 0.01)
            found.push_back(QStringLiteral("%1 is too small for a finger: %2x%3")
                                .arg(one.name)
                                .arg(place.width())
                                .arg(place.height()));
    }
}

QObject* groupOf(const Sight& sight) {
    const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(sight.item);
    const QAccessibleInterface* parent = told ? told->parent() : nullptr;
    return parent ? parent->object() : nullptr;
}

void checkNames(const std::vector<Sight>& controls, QJsonArray& found) {
    QSet<QString> met;
    for (const Sight& one : controls) {
        const QString said =
            QString::number(reinterpret_cast<quintptr>(groupOf(one))) + one.name + u'|' + one.description;
        if (met.contains(said))
            found.push_back(one.name + QStringLiteral(" is there twice and said alike"));
        met.insert(said);
    }
}

// Where something stands among what it scrolls with; seen from elsewhere it stands where the whole of that does.
QRectF standing(const QQuickItem* item, const QQuickItem* beside) {
    const QQuickItem* outer = item;
    for (const QQuickItem* up = item->parentItem(); up && !up->isAncestorOf(beside); up = up->parentItem())
        if (scrolls(up))
            outer = up;
    return placeOf(outer);
}

// Read later, but standing above it or before it in its row. A column further right begins at its top again.
bool isOutOfOrder(const Sight& first, const Sight& second) {
    const QRectF a = standing(first.item, second.item), b = standing(second.item, first.item);
    const bool above = b.bottom() <= a.top() + 1 && b.left() < a.right() - 1;
    const bool before = b.right() <= a.left() + 1 && std::abs(b.center().y() - a.center().y()) < finger / 4;
    return above || before;
}

bool isWedge(const Sight& sight) { return sight.item->objectName() == u"wedge"; }

void checkOrder(const std::vector<Sight>& controls, QJsonArray& found) {
    for (std::size_t i = 1; i < controls.size(); ++i)
        if (!isWedge(controls[i]) && !isWedge(controls[i - 1]) && isOutOfOrder(controls[i - 1], controls[i]))
            found.push_back(QStringLiteral("%1 is read after %2, but stands before it")
                                .arg(controls[i].name, controls[i - 1].name));
}

} // namespace

QJsonArray flaws(QQuickWindow* window) {
    QJsonArray found;
    const auto all = sights(window);
    std::vector<Sight> controls;
    std::ranges::copy_if(all, std::back_inserter(controls), isControl);
    checkTold(window, all, found);
    checkCovered(window, all, found);
    checkEach(controls, found);
    checkNames(controls, found);
    checkOrder(controls, found);
    return found;
}

} // namespace aphelion
