// The least a Qt Quick program can be: a window in which one bar turns. What the app takes is told beside it.

#include <QGuiApplication>
#include <QQmlApplicationEngine>

#include "qml/driver/driver.h"

namespace {

constexpr auto page = R"(
import QtQuick
Window {
    visible: true
    width: 1280
    height: 800
    Rectangle {
        readonly property bool turning: true
        anchors.centerIn: parent
        width: 400
        height: 4
        color: "black"
        RotationAnimation on rotation { to: 360; duration: 4000; loops: Animation.Infinite }
    }
}
)";

} // namespace

int main(int argc, char** argv) {
    const QGuiApplication app(argc, argv);
    QQmlApplicationEngine engine;
    engine.loadData(page);
    const aphelion::Driver driver(qobject_cast<QQuickWindow*>(engine.rootObjects().value(0)));
    return QGuiApplication::exec();
}
