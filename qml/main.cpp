#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QSurfaceFormat>
#include <QtQml/qqmlextensionplugin.h>

#include "device/bluetooth/bluetooth_air.h"
#include "device/bluetooth/platform_radio.h"

#ifdef APHELION_DRIVER
#include "device/link/tcp_air.h"
#include "qml/driver/driver.h"
#endif

Q_IMPORT_QML_PLUGIN(Aphelion_PartsPlugin)
Q_IMPORT_QML_PLUGIN(AphelionPlugin)

namespace {

QString ownFolder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

void addOptions(QCommandLineParser& parser) {
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({{"folder", "where tables and notes are kept", "folder", ownFolder()},
                       {"size", "of the window, width x height", "size", "390x844"},
                       {"resume", "open the table that was touched last"}});
    parser.addPositionalArgument("link", "aphelion://join/CODE: the way to the table with that code", "[link]");
#ifdef APHELION_DRIVER
    parser.addOptions({{"driven", "take commands from standard input, one JSON object a line"},
                       {"air", "meet other windows on this computer through this folder", "folder"},
                       {"alone", "meet nobody"},
                       {"place", "of the window on the screen, x,y", "place"}});
#endif
}

#ifdef APHELION_DRIVER
void addForDevelopment(const QCommandLineParser& parser, QVariantMap& properties, QObject* parent) {
    if (parser.isSet("alone"))
        properties.remove("air");
    if (parser.isSet("air"))
        properties["air"] = QVariant::fromValue<QObject*>(
            new aphelion::TcpAir(parser.value("air"), aphelion::TcpAir::usualGlance, parent));
    const QStringList place = parser.value("place").split(',');
    if (place.size() == 2) {
        properties["x"] = place[0].toInt();
        properties["y"] = place[1].toInt();
    }
}
#endif

// Its radio is left alone until the first frame is shown.
QObject* usualAir(QObject* parent) {
    return new aphelion::BluetoothAir(aphelion::platformRadio(), aphelion::BluetoothPatience(), parent);
}

QVariantMap wanted(const QCommandLineParser& parser, QObject* parent) {
    const QStringList size = parser.value("size").split('x');
    return {{"air", QVariant::fromValue(usualAir(parent))},
            {"folder", parser.value("folder")},
            {"resuming", parser.isSet("resume")},
            {"link", parser.positionalArguments().value(0)},
            {"width", std::max(200, size.value(0).toInt())},
            {"height", std::max(200, size.value(1).toInt())}};
}

} // namespace

int main(int argc, char** argv) {
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSamples(4); // shapes have no antialiasing of their own
    QSurfaceFormat::setDefaultFormat(format);
    QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("Aphelion"));
    QGuiApplication::setApplicationVersion(QStringLiteral(APHELION_VERSION));
    QQuickStyle::setStyle("Basic");

    QCommandLineParser parser;
    addOptions(parser);
    parser.process(app);

    QQmlApplicationEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    QVariantMap properties = wanted(parser, &app);
#ifdef APHELION_DRIVER
    addForDevelopment(parser, properties, &app);
#endif
    engine.setInitialProperties(properties);
    engine.load(QUrl("qrc:/qt/qml/Aphelion/Main.qml"));
    if (engine.rootObjects().isEmpty())
        return 1;
#ifdef APHELION_DRIVER
    std::optional<aphelion::Driver> driver;
    if (parser.isSet("driven"))
        driver.emplace(qobject_cast<QQuickWindow*>(engine.rootObjects().first()));
#endif
    return QGuiApplication::exec();
}
