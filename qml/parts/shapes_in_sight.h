#pragma once

#include <QHash>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

// Holds a Shape far away from the screen while it is clipped away altogether.
class FarAway : public QQuickTransform {
    Q_OBJECT

public:
    explicit FarAway(QQuickItem* shape);
    void applyTo(QMatrix4x4* matrix) const override;
    // Away if it would be seen nowhere within its clip. Without one it is never.
    void judge(const QQuickItem& shape, const QRectF* clip);

private:
    bool m_gone = false;
};

// Sees to it, before each frame and each picture, that software rendering draws the Shapes of a window right. It has
// two faults there: a Shape whose paths are outside their clip is drawn without any, over whatever is there; and one
// that leaves the window and comes back, as in a sheet, may take its new node for the old one, and then crashes. Other
// renderers have neither.
class ShapeKeeper : public QObject {
    Q_OBJECT

public:
    explicit ShapeKeeper(QQuickWindow* window);

private:
    struct Known {
        FarAway* way = nullptr; // since it was first clipped
        bool cameBack = false;
    };

    void look(const QQuickItem& parent, const QRectF* clip);
    void keep(QQuickItem& shape, const QRectF* clip);
    Known& known(QQuickItem& shape);
    void addFrame(QQuickItem& shape);

    QHash<QObject*, Known> m_known;
};

// Stands in what is looked at, so that its window has a ShapeKeeper where it needs one.
class ShapesInSight : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

protected:
    void itemChange(ItemChange change, const ItemChangeData& data) override;
};
