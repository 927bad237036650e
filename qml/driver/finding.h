#pragma once

#include <QElapsedTimer>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest>

#include "qml/driver/eyes.h"

#include <optional>

namespace aphelion {

constexpr int patience = 5000; // milliseconds until something is there that is on its way

// What a command is about: the n-th thing with this name.
struct Wanted {
    QRegularExpression name;
    int nth = 0;
};

Wanted wantedIn(const QJsonObject& what, const QString& key);

// Only controls, or anything that has a name.
std::optional<Sight> find(QQuickWindow* window, const Wanted& wanted, bool control);

// Pages on their way in or out cannot be used.
bool isUnderWay(const QQuickItem* item);

template <typename Done>
bool within(int milliseconds, Done done) {
    QElapsedTimer clock;
    clock.start();
    while (!done()) {
        if (clock.elapsed() > milliseconds)
            return false;
        QTest::qWait(20);
    }
    return true;
}

} // namespace aphelion
