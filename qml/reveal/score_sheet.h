#pragma once

#include "qml/reveal/reveal_values.h"
#include "qml/reveal/score_tally.h"
#include "qml/shown/at_table.h"

namespace planetx {

// The score sheet that people fill in with the board on the table, where nobody but them knows the theories. It is
// public, and kept with every step.
class ScoreSheet : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY changed)
    Q_PROPERTY(QVariantList lines READ lines NOTIFY changed)
    Q_PROPERTY(QVariantList bySeat READ bySeat NOTIFY changed)
    Q_PROPERTY(QVariantList byRank READ byRank NOTIFY changed)
    Q_PROPERTY(QString tie READ tie NOTIFY changed)
    Q_PROPERTY(bool begun READ begun NOTIFY changed)
    Q_PROPERTY(int finderPoints READ finderPoints CONSTANT)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    QML_ELEMENT

public:
    using AtTable::AtTable;

    int player() const { return m_player; } // whose lines are shown
    void setPlayer(int player);
    QVariantList lines() const;  // ShownTally
    QVariantList bySeat() const; // ShownScore; nobody has a rank while nothing is filled in
    QVariantList byRank() const;
    QString tie() const; // what decided between equal totals: PlanetX, Leader, Shared, or empty
    bool begun() const;  // something is filled in
    static int finderPoints() { return planetx::finderPoints; }
    const QString& trouble() const { return m_trouble; } // why the last step is not kept

    // One more or one less in a line of the player who is shown; nothing where that cannot be.
    Q_INVOKABLE void step(const QString& line, int by);

    // Another sheet of the same table may have been filled in.
    Q_INVOKABLE void readAgain();

    // With its table.
    [[nodiscard]] static aphelion::Unstored forget(aphelion::DeviceFile& device, const aphelion::TableId& table);

protected:
    void look() override;
    void read() override;

private:
    std::vector<ShownScore> scores() const;
    const Edition& edition() const { return planetx::edition(*board()); }
    void load();
    void store();

    int m_player = 0;
    std::vector<ScoreTally> m_tallies; // by seat
    QString m_trouble;
};

} // namespace planetx
