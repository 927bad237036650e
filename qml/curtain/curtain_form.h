#pragma once

#include <QTimer>

#include "qml/shown/at_table.h"
#include "qml/table/table_values.h"

namespace planetx {

// Who is to sit down next, and with which PIN. Holds no PIN and nothing private.
class CurtainForm : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(bool down READ down NOTIFY changed)
    Q_PROPERTY(int who READ who WRITE setWho NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QVariantList candidates READ candidates NOTIFY changed)
    Q_PROPERTY(bool needsPin READ needsPin NOTIFY changed)
    Q_PROPERTY(int waitLeft READ waitLeft NOTIFY changed)
    Q_PROPERTY(int triesLeft READ triesLeft NOTIFY changed)
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    Q_PROPERTY(bool mayStartAnew READ mayStartAnew NOTIFY changed)
    QML_ELEMENT

public:
    explicit CurtainForm(QObject* parent = nullptr);

    bool down() const { return board() && !viewpoint(); }
    int who() const { return m_chosen >= 0 ? m_chosen : suggested(); }
    void setWho(int who);
    QString name() const;
    int suggested() const;           // the first of this device whom the game waits for
    QVariantList candidates() const; // ShownSeat
    bool needsPin() const;
    int waitLeft() const;                     // seconds until the next try
    int triesLeft() const { return m_tries; } // that cost nothing, after a wrong PIN; -1 otherwise
    const QString& fault() const { return m_fault; }
    bool mayStartAnew() const { return m_mayStartAnew; } // the player's file cannot be opened any more

    Q_INVOKABLE QString sitDown(const QString& pin = {});
    Q_INVOKABLE QString startNotesAnew(const QString& pin = {});

protected:
    void look() override;
    void read() override;

private:
    std::optional<aphelion::PlayerSummary> kept(PlayerId who) const;
    QString told(const std::optional<Trouble>& trouble);

    PlayerId m_chosen = -1;
    int m_tries = -1;
    QString m_fault;
    bool m_mayStartAnew = false;
    QTimer m_second;
};

// A seat of this device that somebody can take up.
struct ShownSeat {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int colour MEMBER colour)
    Q_PROPERTY(bool hasPin MEMBER hasPin)
    Q_PROPERTY(bool waitedFor MEMBER waitedFor)

public:
    int player = -1;
    QString name;
    int colour = 0;
    bool hasPin = false;
    bool waitedFor = false;
    bool operator==(const ShownSeat&) const = default;
};

} // namespace planetx
