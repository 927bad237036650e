#include <QQmlEngine>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest>

#include "qml/pages/all_names.h"
#include "qml/pages/all_reasons.h"
#include "qml/pages/stage.h"
#include "qml/settings/speech.h"

#include <optional>

Q_IMPORT_QML_PLUGIN(Aphelion_PartsPlugin)
Q_IMPORT_QML_PLUGIN(AphelionPlugin)

// Lets the tests import the app's pages from the program itself, and a stage to show them on.
class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() {
        QQuickStyle::setStyle("Basic");
        qputenv("HOME", m_home.path().toUtf8()); // for pictures that are saved
        qputenv("XDG_CONFIG_HOME", m_home.path().toUtf8());
    }
    void qmlEngineAvailable(QQmlEngine* engine) {
        m_speech.emplace().setLanguage("en"); // whatever this computer speaks
        engine->addImportPath("qrc:/qt/qml");
        qmlRegisterType<planetx::Stage>("Aphelion.Tests", 1, 0, "Stage");
        qmlRegisterUncreatableType<planetx::Neighbour>("Aphelion.Tests", 1, 0, "Neighbour", "a Stage has them");
        qmlRegisterType<planetx::AllNames>("Aphelion.Tests", 1, 0, "AllNames");
        qmlRegisterType<planetx::AllReasons>("Aphelion.Tests", 1, 0, "AllReasons");
    }
    void cleanupTestCase() { m_speech.reset(); }

private:
    QTemporaryDir m_home;
    std::optional<planetx::Speech> m_speech;
};

QUICK_TEST_MAIN_WITH_SETUP(pages, Setup)

#include "main.moc"
