#pragma once

#include "qml/shown/form.h"

namespace planetx {

// What to survey, and over which run of sectors.
class SurveyForm : public planetx::Form {
    Q_OBJECT
    Q_PROPERTY(QString object READ object WRITE setObject NOTIFY changed)
    Q_PROPERTY(int from READ from WRITE setFrom NOTIFY changed)
    Q_PROPERTY(int to READ to WRITE setTo NOTIFY changed)
    Q_PROPERTY(int length READ length NOTIFY changed)
    Q_PROPERTY(int visibleFrom READ visibleFrom NOTIFY changed)
    Q_PROPERTY(int visibleTo READ visibleTo NOTIFY changed)
    Q_PROPERTY(int visibleLength READ visibleLength NOTIFY changed)
    Q_PROPERTY(QStringList objects READ objects NOTIFY changed)
    Q_PROPERTY(QVariantList ends READ ends NOTIFY changed)
    Q_PROPERTY(bool endsLimited READ endsLimited NOTIFY changed)
    QML_ELEMENT

public:
    using Form::Form;

    QString object() const;
    void setObject(const QString& letter);
    int from() const { return m_arc.from; }
    void setFrom(int sector) { pick(sector, m_arc.to); }
    int to() const { return m_arc.to; }
    void setTo(int sector) { pick(m_arc.from, sector); }
    int length() const;
    int visibleFrom() const { return sky().from; }
    int visibleTo() const { return sky().to; }
    int visibleLength() const;
    QStringList objects() const; // letters that can be surveyed
    QVariantList ends() const;   // visible sectors where a run may begin or end, for the chosen object
    bool endsLimited() const;    // not every visible sector can be one

    // The object and, where no run is picked yet, the widest one that can be surveyed for it: it costs least.
    Q_INVOKABLE void choose(const QString& letter);

    // Both ends at once: one change, kept once.
    Q_INVOKABLE void pick(int from, int to);

    // The run from this sector to the end of the visible half.
    Q_INVOKABLE void startAt(int sector) { pick(sector, visibleTo()); }

    // With the board on the table: the visible half begins so many sectors further on. A run that it leaves is dropped.
    Q_INVOKABLE void turnSky(int sectors);

    // What this run would be refused for, for the chosen object: to follow a finger.
    Q_INVOKABLE QString refusalFor(int from, int to) const;

protected:
    std::optional<Action> action() const override;
    Action anyOfItsKind() const override;
    const char* draftName() const override { return "survey"; }
    Numbers draft() const override;
    void setDraft(const Numbers& numbers) override;

private:
    bool withBoard() const { return board() && board()->play == Play::WithBoard; }
    Arc sky() const; // the visible half
    bool isVisible(Arc run) const;
    void dropUnlessVisible(); // a run that has set since: better none than one that nobody chose

    std::optional<Object> m_object;
    Arc m_arc{0, 0};
    Sector m_firstVisible = 0; // as the people at the board say; 0 = as the pawns say
};

} // namespace planetx
