#pragma once

#include "planetx/rules/cardboard.h"
#include "qml/shown/at_table.h"
#include "qml/shown/values.h"

namespace planetx {

// One thing to do on the cardboard board; `what` is a name of Handling. `letter` is the object of an own token, or of
// one that is turned up.
struct ShownHandling {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString what MEMBER what)
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(QVariantList sectors MEMBER sectors)
    Q_PROPERTY(int spaces MEMBER spaces)
    Q_PROPERTY(QString letter MEMBER letter)

public:
    QString what;
    int player = -1;
    QVariantList sectors;
    int spaces = 0;
    QString letter;
    bool operator==(const ShownHandling&) const = default;
};

// The cardboard board beside a game that is played on the screen: what is to be done on it so that it shows the same.
// Kept on this device: the last entry that hands have followed.
class Cardboard : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(bool possible READ possible NOTIFY changed)
    Q_PROPERTY(bool used READ used WRITE setUsed NOTIFY changed)
    Q_PROPERTY(bool lies READ lies NOTIFY changed)
    Q_PROPERTY(QVariantList steps READ steps NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    QML_ELEMENT

public:
    using AtTable::AtTable;

    bool possible() const; // where the app keeps the whole board itself
    bool used() const { return m_followed.has_value(); }
    void setUsed(bool used);
    bool lies() const;                                   // on the table: beside the game, or the game is played with it
    QVariantList steps() const { return m_steps; }       // ShownHandling; none when the game is over
    const QString& trouble() const { return m_trouble; } // why it could not be kept

    // Everything that is asked for has been done.
    Q_INVOKABLE void done();

    // With its table.
    [[nodiscard]] static aphelion::Unstored forget(aphelion::DeviceFile& device, const aphelion::TableId& table);

protected:
    void read() override;

private:
    std::string key() const;
    void follow(EntryNumber entries);
    void keep(const std::optional<aphelion::StoreFault>& fault);

    std::optional<EntryNumber> m_followed; // so many entries; nothing while there is no board beside
    QVariantList m_steps;
    QString m_trouble;
};

} // namespace planetx
