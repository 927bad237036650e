#include "qml/app/uppermost_only.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <vector>

namespace planetx {

namespace {

// The sheets stand in one item over everything else; the one in front is drawn last.
QQuickItem* uppermostSheet(const QQuickItem* content) {
    QQuickItem* uppermost = nullptr;
    for (const QQuickItem* overlay : content->childItems())
        if (overlay->inherits("QQuickOverlay"))
            for (QQuickItem* sheet : overlay->childItems())
                if (sheet->inherits("QQuickPopupItem") && sheet->isVisible() &&
                    (!uppermost || sheet->z() >= uppermost->z()))
                    uppermost = sheet;
    return uppermost;
}

using Told = std::vector<QAccessibleInterface*>;

// The item, or what can be told of its inside if nothing can be told of itself.
void add(QQuickItem* item, Told& told) {
    if (auto* one = QAccessible::queryAccessibleInterface(item))
        told.push_back(one);
    else
        for (QQuickItem* inner : item->childItems())
            add(inner, told);
}

// A window as Qt Quick describes it, but for its children.
class WindowTold : public QAccessibleObject {
public:
    explicit WindowTold(QQuickWindow* window) : QAccessibleObject(window) {}

    QQuickWindow* window() const override { return static_cast<QQuickWindow*>(object()); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(qApp); }
    QAccessibleInterface* child(int index) const override {
        const Told all = children();
        return index >= 0 && index < static_cast<int>(all.size()) ? all[static_cast<std::size_t>(index)] : nullptr;
    }
    int childCount() const override { return static_cast<int>(children().size()); }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const Told all = children();
        const auto found = std::ranges::find(all, child);
        return found == all.end() ? -1 : static_cast<int>(found - all.begin());
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const Told all = children();
        for (auto one = all.rbegin(); one != all.rend(); ++one) {
            if ((*one)->state().invisible)
                continue;
            if (QAccessibleInterface* inner = (*one)->childAt(x, y))
                return inner;
            if ((*one)->rect().contains(x, y))
                return *one;
        }
        return nullptr;
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? window()->title() : QString();
    }
    QRect rect() const override { return window()->geometry(); }
    QAccessible::Role role() const override { return QAccessible::Window; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.active = window() == QGuiApplication::focusWindow();
        state.focusable = true;
        state.invisible = !window()->isVisible();
        return state;
    }

private:
    Told children() const {
        Told told;
        QQuickItem* content = window()->contentItem();
        if (QQuickItem* sheet = uppermostSheet(content))
            add(sheet, told);
        else
            for (QQuickItem* item : content->childItems())
                add(item, told);
        return told;
    }
};

QAccessibleInterface* describe(const QString& type, QObject* object) {
    auto* window = type == u"QQuickWindow" ? qobject_cast<QQuickWindow*>(object) : nullptr;
    return window ? new WindowTold(window) : nullptr;
}

} // namespace

UppermostOnly::UppermostOnly(QObject* parent) : QObject(parent) { QAccessible::installFactory(describe); }

UppermostOnly::~UppermostOnly() { QAccessible::removeFactory(describe); }

} // namespace planetx
