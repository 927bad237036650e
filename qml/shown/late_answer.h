#pragma once

#include "qml/shown/at_table.h"
#include "qml/shown/values.h"

namespace planetx {

// What came of something that was asked of another device, for whoever has left the page it was asked on.
class LateAnswer : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(planetx::ShownAnswer answer READ answer NOTIFY changed)
    Q_PROPERTY(planetx::LogLine asked READ asked NOTIFY changed)
    QML_ELEMENT

public:
    explicit LateAnswer(QObject* parent = nullptr);

    const ShownAnswer& answer() const { return m_answer; } // its trouble, or what only the player who looks may see
    const LogLine& asked() const { return m_asked; }       // what everybody has seen of the question

    Q_INVOKABLE void dismiss();

signals:
    void told(); // there is an answer, or a trouble

protected:
    void look() override;
    void read() override {}

private:
    void listen();
    void take();
    void readAsked(EntryNumber entry);

    ShownAnswer m_answer;
    LogLine m_asked;
    QMetaObject::Connection m_answerHeard;
};

} // namespace planetx
