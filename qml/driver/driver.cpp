#include "qml/driver/driver.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include "qml/driver/eyes.h"
#include "qml/driver/faint.h"
#include "qml/driver/fit.h"
#include "qml/driver/focus.h"
#include "qml/driver/hands.h"
#include "qml/driver/tree.h"
#include "qml/driver/voice.h"

#include <iostream>
#include <string>

namespace aphelion {

namespace {

// Any object of the window that has preferences.
QObject* preferencesIn(QQuickWindow* window) {
    for (const QObject* child : window->findChildren<QObject*>())
        if (auto* preferences = child->property("preferences").value<QObject*>())
            return preferences;
    return nullptr;
}

QString prefer(QQuickWindow* window, const QJsonObject& wishes) {
    QObject* preferences = preferencesIn(window);
    if (!preferences)
        return QStringLiteral("no preferences");
    for (auto wish = wishes.begin(); wish != wishes.end(); ++wish)
        if (!preferences->setProperty(wish.key().toLatin1().constData(), wish.value().toVariant()))
            return QStringLiteral("no such preference: %1").arg(wish.key());
    rest(window);
    rest(window);
    return {};
}

QString resize(QQuickWindow* window, const QJsonArray& size) {
    window->resize(size.at(0).toInt(), size.at(1).toInt());
    rest(window);
    rest(window);
    return {};
}

QString grab(QQuickWindow* window, const QString& file) {
    rest(window);
    return window->grabWindow().save(file) ? QString() : QStringLiteral("cannot save %1").arg(file);
}

} // namespace

Driver::Driver(QQuickWindow* window) : m_window(window), m_figures(window) {
    m_reader = std::thread([this] { read(); });
}

Driver::~Driver() {
    if (m_reader.joinable())
        m_reader.detach(); // it may be waiting for a line that never comes
}

void Driver::read() {
    std::string line;
    while (std::getline(std::cin, line)) {
        QByteArray reply;
        QMetaObject::invokeMethod(
            this,
            [&] {
                const auto command = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
                reply = QJsonDocument(done(command)).toJson(QJsonDocument::Compact);
            },
            Qt::BlockingQueuedConnection);
        std::cout << reply.constData() << std::endl;
    }
    QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
}

QJsonObject Driver::done(const QJsonObject& command) {
    if (!m_window)
        return {{"error", "the window is gone"}};
    if (command.contains("see"))
        return {{"ok", true}, {"seen", described(sights(m_window))}};
    if (command.contains("texts"))
        return {{"ok", true}, {"texts", textsHeld(m_window)}};
    if (command.contains("fit"))
        return {{"ok", true}, {"misfits", misfits(m_window)}};
    if (command.contains("flaws"))
        return {{"ok", true}, {"flaws", flaws(m_window)}};
    if (command.contains("faint"))
        return faint(m_window, leastIn(command["faint"].toObject()));
    if (command.contains("focus"))
        return {{"ok", true}, {"focus", focused(m_window)}};
    if (command.contains("heard"))
        return {{"ok", true}, {"heard", heard()}};
    if (command.contains("figures"))
        return m_figures.told();
    if (command.contains("until"))
        return timed(command);
    const QString why = act(command);
    return why.isEmpty() ? QJsonObject{{"ok", true}} : QJsonObject{{"error", why}};
}

// A tap, and how long after it something is seen.
QJsonObject Driver::timed(const QJsonObject& command) {
    m_figures.await([this, command] { return shows(m_window, command, "until"); });
    QString why = tap(m_window, command);
    if (why.isEmpty())
        why = waitFor(m_window, {{"wait", command["until"]}, {"matching", command["matching"]}});
    rest(m_window);
    if (const auto time = m_figures.awaited(); time && why.isEmpty())
        return {{"ok", true}, {"ms", *time}};
    return {{"error", why.isEmpty() ? QStringLiteral("no frame showed it") : why}};
}

QString Driver::act(const QJsonObject& command) {
    if (command.contains("tap"))
        return tap(m_window, command);
    if (command.contains("drag"))
        return drag(m_window, command);
    if (command.contains("press"))
        return press(m_window, command["press"].toString());
    if (command.contains("type"))
        return type(m_window, command["type"].toString());
    if (command.contains("bid"))
        return bid(m_window, command);
    if (command.contains("wait"))
        return waitFor(m_window, command);
    if (command.contains("watch"))
        return m_figures.watch(command["watch"].toString());
    if (command.contains("size"))
        return resize(m_window, command["size"].toArray());
    if (command.contains("prefer"))
        return prefer(m_window, command["prefer"].toObject());
    if (command.contains("grab"))
        return grab(m_window, command["grab"].toString());
    return QStringLiteral("no such command");
}

} // namespace aphelion
