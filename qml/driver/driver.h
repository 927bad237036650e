#pragma once

#include <QJsonObject>
#include <QObject>
#include <QPointer>
#include <QQuickWindow>

#include "qml/driver/figures.h"

#include <thread>

namespace aphelion {

// Takes commands from standard input, one JSON object a line, does what a person could do, and answers on standard
// output: {"ok": true, ...} or {"error": "why"}. The program ends with its input.
//
//   {"tap": NAME, "hold": true}   {"drag": NAME, "to": NAME}   {"press": "Tab"}   {"type": TEXT}
//   {"wait": NAME, "gone": true, "ms": 5000}   "matching": true takes names as regular expressions, "nth": n the n-th
//   {"size": [w, h]}   {"prefer": {"theme": "light"}}   {"grab": FILE}   {"see": true}   {"texts": true}
//   {"focus": true}: see focus.h   {"bid": NAME, "to": "Press"}   {"heard": true}: see voice.h
//   {"flaws": true}: see tree.h   {"faint": {"text": 7}}: see faint.h
//   {"fit": true}   {"tap": NAME, "until": NAME}   {"watch": PROPERTY}   {"figures": true}: see figures.h
class Driver : public QObject {
    Q_OBJECT

public:
    explicit Driver(QQuickWindow* window);
    ~Driver() override;

private:
    void read();
    QJsonObject done(const QJsonObject& command);
    QJsonObject timed(const QJsonObject& command);
    QString act(const QJsonObject& command);

    QPointer<QQuickWindow> m_window;
    Figures m_figures;
    std::thread m_reader;
};

} // namespace aphelion
