#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QSurfaceFormat>
#include <QTextStream>
#include <QtQml/qqmlextensionplugin.h>
#include <QtTest>

#include "qml/driver/driver.h"
#include "qml/driver/fit.h"
#include "qml/pages/stage.h"

Q_IMPORT_QML_PLUGIN(Aphelion_PartsPlugin)
Q_IMPORT_QML_PLUGIN(AphelionPlugin)

// One page at a point of a game, to look at while it is being drawn.

namespace {

using planetx::Stage;

void addOptions(QCommandLineParser& parser) {
    parser.addHelpOption();
    parser.addOptions(
        {{"page", "its type, SurveyPage", "page", "TablePage"},
         {"at", "home, start, turn, theories, review, conference, lastChance, over, or a number of moves", "point",
          "turn"},
         {"beside",
          "other devices in the room while a table is set up: nobody, guests, besieged, searching, slow, door, "
          "inside, declined, wrongCode, gone",
          "what"},
         {"air", "of a device that can meet others: Ready, Off, NotAllowed, Forbidden, NoRights, CannotShow or Failed",
          "state"},
         {"together",
          "at a table with other devices: guest, away, hostless, offered, offering, overtaken, asking, over, asked, "
          "askedPhone, proposed, lent, taken, disputed, goingBack, forked, unchecked",
          "point"},
         {"accuse", "proof that this player, or for -1 the host, lied", "player"},
         {"mode", "standard or expert", "mode", "standard"},
         {"board", "with the board on the table"},
         {"players", "how many", "number", "3"},
         {"who", "who looks; -1 nobody; otherwise whoever is to act", "player"},
         {"pin", "PIN of everybody", "pin"},
         {"allow", "help on the notes: None, Bookkeeping, Checker, Hints", "help"},
         {"days", "skies of the day that Ana has played, up to today", "number", "0"},
         {"set", "a property of the page, name=value", "set"},
         {"size", "width x height", "size", "390x844"},
         {"theme", "dark, light, red", "theme", "dark"},
         {"scale", "of the type, 1 to 2", "scale", "1"},
         {"language", "en, fr, it", "language", "en"},
         {"fit", "say what does not fit"},
         {"driven", "stay, and take the driver's commands from standard input"},
         {"out", "PNG to save", "file"}});
}

QString bring(Stage& stage, const QCommandLineParser& parser) {
    const QString at = parser.value("at");
    if (parser.isSet("together"))
        return stage.bring(parser.value("together"));
    if (at == "home")
        return stage.open();
    const QStringList people{"Ana", "Luca", "Mira", "Théo"};
    QString trouble = stage.begin(parser.value("mode"), people.mid(0, parser.value("players").toInt()),
                                  parser.isSet("board"), parser.value("pin"), parser.value("allow"));
    if (!trouble.isEmpty() || at == "start")
        return trouble;
    const QMap<QString, QString> phases{{"theories", "Theories"}, {"lastChance", "LastChance"}, {"over", "Over"}};
    if (phases.contains(at))
        return stage.playUntil(phases[at]);
    if (at == "review" || at == "conference")
        return stage.playUntilNews(at == "review" ? "Review" : "Conference");
    trouble = stage.play(at == "turn" ? 9 : at.toInt());
    while (trouble.isEmpty() && at == "turn" && stage.table()->phase() != "Turn" && stage.table()->phase() != "Over")
        trouble = stage.play(1);
    return trouble;
}

const QString code = QStringLiteral("S7KM-4QXE");
const QString otherCode = QStringLiteral("S7KM-4QZ3"); // of a table that is looked for in the same way

bool waitFor(const std::function<bool()>& happened) { return QTest::qWaitFor(happened, 10'000); }

// Two devices come to this one's table, and one of them is let in; or many do who do not know the code; or nobody.
void receive(Stage& stage, planetx::LobbyForm& lobby, const QString& beside) {
    planetx::Invitation door;
    door.setLobby(&lobby);
    lobby.setCode(code);
    lobby.add("Ana");
    lobby.invite();
    for (int i = 0; i < 5 && beside == "besieged"; ++i)
        stage.neighbour()->join(otherCode, {"Eve"});
    if (beside == "besieged")
        waitFor([&] { return door.besieged(); });
    if (beside != "guests")
        return;
    stage.neighbour()->join(code, {"Luca"});
    waitFor([&] { return door.guests().size() == 1; });
    door.admit(door.guests().first().value<planetx::LobbyGuest>().number);
    stage.neighbour()->join(code, {"Mira", "Théo"});
    waitFor([&] { return door.guests().size() == 2; });
}

// This device comes to another one's table, as far as that.
void visit(Stage& stage, planetx::LobbyForm& lobby, const QString& beside) {
    planetx::Joining way;
    way.setLobby(&lobby);
    lobby.setCode(code);
    lobby.add("Ana");
    planetx::Neighbour* host = stage.neighbour();
    if (beside != "searching" && beside != "slow")
        host->invite(beside == "wrongCode" ? otherCode : code, {"Luca", "Mira"}, true);
    lobby.join();
    if (beside == "door" || beside == "inside" || beside == "declined" || beside == "gone")
        waitFor([&] { return !host->invitation()->guests().isEmpty(); });
    if (beside == "inside" || beside == "gone")
        host->admitAll();
    if (beside == "declined")
        host->invitation()->decline(host->invitation()->guests().first().value<planetx::LobbyGuest>().number);
    if (beside == "inside" || beside == "gone")
        waitFor([&] { return way.people().size() == 3; });
    if (beside == "gone")
        host->leave();
    if (beside == "declined" || beside == "gone" || beside == "wrongCode")
        waitFor([&] { return !way.obstacle().isEmpty(); });
}

int looker(Stage& stage, const QCommandLineParser& parser) {
    if (parser.isSet("who"))
        return parser.value("who").toInt();
    const QVariantList waited = stage.table()->waitingFor();
    return waited.isEmpty() ? 0 : waited.first().toInt();
}

QVariantMap propertiesFor(const QObject& page, Stage& stage, planetx::LobbyForm& lobby) {
    const QVariantMap all{
        {"app", QVariant::fromValue(stage.app())},   {"session", QVariant::fromValue(stage.session())},
        {"news", QVariant::fromValue(stage.news())}, {"held", QVariant::fromValue(stage.news()->conference())},
        {"lobby", QVariant::fromValue(&lobby)},      {"several", true}};
    QVariantMap known;
    for (auto one = all.begin(); one != all.end(); ++one)
        if (page.metaObject()->indexOfProperty(one.key().toLatin1()) >= 0)
            known.insert(one.key(), one.value());
    return known;
}

// The module's colours and sizes, which only QML can reach.
void dress(QQmlEngine& engine, const QCommandLineParser& parser) {
    QQmlComponent door(&engine);
    door.setData("import QtQml; import Aphelion.Parts; QtObject { readonly property QtObject theme: Theme }", {});
    const std::unique_ptr<QObject> opened(door.create());
    auto* theme = opened->property("theme").value<QObject*>();
    theme->setProperty("name", parser.value("theme"));
    theme->setProperty("textScale", parser.value("scale").toDouble());
    theme->setProperty("reducedMotion", true);
}

std::unique_ptr<QObject> speak(QQmlEngine& engine, const QString& language) {
    QQmlComponent speech(&engine);
    speech.setData("import Aphelion; Speech {}", {});
    std::unique_ptr<QObject> spoken(speech.create());
    spoken->setProperty("language", language);
    return spoken;
}

} // namespace

int main(int argc, char** argv) {
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSamples(4);
    QSurfaceFormat::setDefaultFormat(format);
    QGuiApplication app(argc, argv);
    QQuickStyle::setStyle("Basic");
    QCommandLineParser parser;
    addOptions(parser);
    parser.process(app);

    Stage stage;
    stage.setLinked(parser.isSet("air") || parser.isSet("beside"));
    if (const QString trouble = bring(stage, parser); !trouble.isEmpty())
        qFatal("%s", qPrintable(trouble));
    if (const int days = parser.value("days").toInt(); days > 0)
        stage.remember("Ana", days, QDateTime::currentDateTime());
    if (stage.table() && parser.value("at") != "review" && parser.value("at") != "conference")
        if (const int who = looker(stage, parser); who >= 0)
            if (const QString trouble = stage.sit(who); !trouble.isEmpty() && !parser.isSet("pin"))
                qFatal("%s", qPrintable(trouble));

    if (parser.isSet("accuse"))
        stage.accuse(parser.value("accuse").toInt());
    QQmlEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    const auto spoken = speak(engine, parser.value("language"));
    QQmlComponent component(&engine);
    component.setData("import Aphelion; import Aphelion.Parts; " + parser.value("page").toUtf8() + " {}", {});
    planetx::LobbyForm lobby;
    lobby.setSession(stage.session());
    if (const QString beside = parser.value("beside"); beside == "guests" || beside == "nobody" || beside == "besieged")
        receive(stage, lobby, beside);
    else if (!beside.isEmpty())
        visit(stage, lobby, beside);
    if (parser.isSet("air"))
        stage.setAirState(parser.value("air"));
    QObject* page = component.beginCreate(engine.rootContext());
    if (!page)
        qFatal("%s", qPrintable(component.errorString()));
    component.setInitialProperties(page, propertiesFor(*page, stage, lobby));
    for (const QString& one : parser.values("set"))
        page->setProperty(one.section('=', 0, 0).toLatin1().constData(), one.section('=', 1));
    component.completeCreate();
    dress(engine, parser);

    QQuickWindow window;
    page->setParent(&window);
    const QStringList size = parser.value("size").split('x');
    window.resize(size.value(0).toInt(), size.value(1).toInt());
    auto* item = qobject_cast<QQuickItem*>(page);
    item->setParentItem(window.contentItem());
    item->setSize(window.size());
    QObject::connect(&window, &QWindow::widthChanged, item, [&](int width) { item->setWidth(width); });
    QObject::connect(&window, &QWindow::heightChanged, item, [&](int height) { item->setHeight(height); });
    window.show();
    if (parser.value("beside") == "slow")
        page->setProperty("slowAfter", 1);
    QTest::qWait(300);
    if (parser.isSet("fit"))
        for (const QJsonValue one : aphelion::misfits(&window))
            QTextStream(stdout) << one.toString() << '\n';
    if (parser.isSet("out") && !window.grabWindow().save(parser.value("out")))
        return 1;
    if (!parser.isSet("driven"))
        return 0;
    const aphelion::Driver driver(&window);
    return QGuiApplication::exec();
}
