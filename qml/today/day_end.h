#pragma once

#include "qml/records/record_values.h"
#include "qml/shown/at_table.h"

#include <QDateTime>

namespace planetx {

// The end of a game under the sky of a day, for the player who looks: what can be told to others. Nothing for another
// game of that day, because the first one counts.
class DayEnd : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(bool counts READ counts NOTIFY changed)
    Q_PROPERTY(QDateTime date READ noon NOTIFY changed)
    Q_PROPERTY(planetx::ShownResult result READ result NOTIFY changed)
    Q_PROPERTY(int row READ row NOTIFY changed)
    QML_ELEMENT

public:
    using AtTable::AtTable;

    bool counts() const { return m_day.has_value(); }
    QDateTime noon() const; // of the day it was begun on
    ShownResult result() const { return m_day ? shown(m_day->result) : ShownResult(); }
    int row() const { return m_row; } // days one after the other, with this one

protected:
    void read() override;

private:
    std::optional<DayResult> m_day;
    int m_row = 0;
};

} // namespace planetx
