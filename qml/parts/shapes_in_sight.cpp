#include "shapes_in_sight.h"

#include <QMatrix4x4>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlListReference>
#include <QQuickWindow>

#include <utility>

FarAway::FarAway(QQuickItem* shape) : QQuickTransform(shape) { appendToItem(shape); }

void FarAway::applyTo(QMatrix4x4* matrix) const {
    if (m_gone)
        matrix->translate(-1e6F, 0);
}

void FarAway::judge(const QQuickItem& shape, const QRectF* clip) {
    const bool before = std::exchange(m_gone, false); // else it would be found far away
    const QRectF place = shape.mapRectToScene(shape.boundingRect());
    m_gone = clip && !place.isEmpty() && !place.intersects(*clip);
    if (m_gone != before)
        update();
}

ShapeKeeper::ShapeKeeper(QQuickWindow* window) : QObject(window) {
    // When everything has its place, for frames and for pictures.
    connect(
        window, &QQuickWindow::beforeSynchronizing, this, [this, window] { look(*window->contentItem(), nullptr); },
        Qt::DirectConnection);
}

void ShapeKeeper::look(const QQuickItem& parent, const QRectF* clip) {
    for (QQuickItem* item : parent.childItems()) {
        if (item->flags().testFlag(QQuickItem::ItemHasContents) && item->inherits("QQuickShape"))
            keep(*item, clip);
        if (item->clip() && item->isVisible()) {
            const QRectF own = item->mapRectToScene(item->clipRect()).adjusted(1, 1, -1, -1); // edges are rounded
            const QRectF both = clip ? own & *clip : own;
            look(*item, &both);
        } else {
            look(*item, clip);
        }
    }
}

void ShapeKeeper::keep(QQuickItem& shape, const QRectF* clip) {
    Known& one = known(shape);
    const bool judged = clip && shape.isVisible();
    if (one.cameBack || (judged && !one.way))
        addFrame(shape);
    one.cameBack = false;
    if (judged && !one.way)
        one.way = new FarAway(&shape);
    if (one.way)
        one.way->judge(shape, judged ? clip : nullptr);
}

ShapeKeeper::Known& ShapeKeeper::known(QQuickItem& shape) {
    const auto found = m_known.find(&shape);
    if (found != m_known.end())
        return *found;
    connect(&shape, &QObject::destroyed, this, [this](QObject* gone) { m_known.remove(gone); });
    connect(&shape, &QQuickItem::windowChanged, this, [this, key = &shape] { m_known[key].cameBack = true; });
    return *m_known.insert(&shape, {});
}

// One path more, as large as the shape, of which nothing is seen. So it is drawn without a clip only where all of it is
// outside, and with another number of paths a renderer tells its node everything.
void ShapeKeeper::addFrame(QQuickItem& shape) {
    QQmlComponent component(qmlEngine(&shape), QUrl(QStringLiteral("qrc:/qt/qml/Aphelion/Parts/ShapeFrame.qml")));
    QObject* frame = component.createWithInitialProperties({{QStringLiteral("shape"), QVariant::fromValue(&shape)}},
                                                           qmlContext(&shape));
    QQmlListReference(&shape, "data").append(frame);
    shape.ensurePolished();
}

void ShapesInSight::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemSceneChange && data.window && QQuickWindow::sceneGraphBackend() == QStringLiteral("software") &&
        !data.window->findChild<ShapeKeeper*>({}, Qt::FindDirectChildrenOnly))
        new ShapeKeeper(data.window);
    QQuickItem::itemChange(change, data);
}
