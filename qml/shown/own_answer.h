#pragma once

#include "qml/shown/at_table.h"
#include "qml/shown/values.h"

namespace planetx {

// What the player who looks was told last, until it is put away: it stands on the table. What another device was asked
// comes by itself, also to whoever has left the page it was asked on.
class OwnAnswer : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(planetx::ShownAnswer answer READ answer NOTIFY changed)
    Q_PROPERTY(planetx::LogLine asked READ asked NOTIFY changed)
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(bool said MEMBER m_said NOTIFY saidChanged)
    QML_ELEMENT

public:
    explicit OwnAnswer(QObject* parent = nullptr);

    const ShownAnswer& answer() const { return m_answer; } // its trouble, or what only the player who looks may see
    const LogLine& asked() const { return m_asked; }       // what everybody has seen of the question

    // There is something to read. Whether Planet X was found has a moment of its own.
    bool shown() const { return m_answer.ok && !m_answer.kind.isEmpty() && m_answer.kind != u"Found"; }

    Q_INVOKABLE void recall(); // what has just been told on this device
    Q_INVOKABLE void dismiss();

signals:
    void told(); // another device has answered, or there is a trouble
    void saidChanged();

protected:
    void look() override;
    void read() override {}

private:
    void listen();
    void take();
    void show(const Answer& answer, EntryNumber entry);
    void readAsked(EntryNumber entry);

    ShownAnswer m_answer;
    LogLine m_asked;
    bool m_said = false; // those who listen have heard it
    QMetaObject::Connection m_answerHeard;
};

} // namespace planetx
