#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QSurfaceFormat>
#include <QTimer>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(Aphelion_PartsPlugin)

namespace {

// Saves what the window shows once it has come to rest, then leaves.
void saveAndQuit(QQuickWindow* window, const QString& path) {
    QTimer::singleShot(700, window, [window, path] {
        const bool saved = window->grabWindow().save(path);
        QCoreApplication::exit(saved ? 0 : 1);
    });
}

void addOptions(QCommandLineParser& parser) {
    parser.addHelpOption();
    parser.addOptions(
        {{"theme", "dark, light or red", "name", "dark"},
         {"size", "width x height", "size", "390x844"},
         {"page", "wheel, wheel18, table, table18, pick, pick18, single, notes, notes18, cells, controls, pin", "page",
          "wheel"},
         {"scale", "scale of the type, 1 to 2", "scale", "1"},
         {"out", "PNG to save; without it the window stays open", "file"}});
}

} // namespace

int main(int argc, char** argv) {
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSamples(4); // shapes have no antialiasing of their own
    QSurfaceFormat::setDefaultFormat(format);
    QGuiApplication app(argc, argv);
    QQuickStyle::setStyle("Basic");

    QCommandLineParser parser;
    addOptions(parser);
    parser.process(app);
    const QStringList size = parser.value("size").split('x');

    QQmlApplicationEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    engine.setInitialProperties({{"page", parser.value("page")},
                                 {"theme", parser.value("theme")},
                                 {"textScale", parser.value("scale").toDouble()},
                                 {"width", size.value(0).toInt()},
                                 {"height", size.value(1).toInt()}});
    engine.load(QUrl("qrc:/qt/qml/Aphelion/Gallery/Gallery.qml"));
    auto* window = engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (!window)
        return 1;
    if (parser.isSet("out"))
        saveAndQuit(window, parser.value("out"));
    return QGuiApplication::exec();
}
