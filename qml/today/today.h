#pragma once

#include <QDateTime>
#include <QPointer>

#include "qml/records/records.h"

namespace planetx {

// The sky of a day, and what a player has made of it and of those before.
class Today : public QObject {
    Q_OBJECT
    Q_PROPERTY(planetx::Records* records READ records WRITE setRecords NOTIFY changed)
    Q_PROPERTY(QDateTime date READ noon WRITE setNoon NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(QString mode READ mode NOTIFY changed)
    Q_PROPERTY(bool played READ played NOTIFY changed)
    Q_PROPERTY(planetx::ShownResult result READ result NOTIFY changed)
    Q_PROPERTY(int days READ days NOTIFY changed)
    Q_PROPERTY(int row READ row NOTIFY changed)
    Q_PROPERTY(QVariantList bests READ bests NOTIFY changed)
    QML_ELEMENT

public:
    explicit Today(QObject* parent = nullptr);

    Records* records() const { return m_records; }
    void setRecords(Records* records);
    QDate date() const { return m_date; } // of this device's calendar, unless another was set
    void setDate(const QDate& date);
    QDateTime noon() const { return {m_date, QTime(12, 0)}; } // for pages: the same date wherever it is read
    void setNoon(const QDateTime& moment) { setDate(moment.toLocalTime().date()); }
    QString code() const;
    QString mode() const;
    bool played() const;                                         // by the player whose records are open
    ShownResult result() const;                                  // the first of this day
    int days() const { return static_cast<int>(m_days.size()); } // that were played
    int row() const;                                             // so many of them one after the other
    QVariantList bests() const;                                  // ShownStatistics, of these days alone

signals:
    void changed();

private:
    void read();
    const DayResult* here() const;

    QPointer<Records> m_records;
    QDate m_date = QDate::currentDate();
    std::vector<DayResult> m_days;
};

} // namespace planetx
