#pragma once

#include "qml/locate/guess.h"
#include "qml/shown/form.h"

namespace planetx {

// Where Planet X is, and what lies on either side of it.
class LocateForm : public planetx::Form {
    Q_OBJECT
    Q_PROPERTY(int sector READ sector WRITE setSector NOTIFY changed)
    Q_PROPERTY(QString before READ before WRITE setBefore NOTIFY changed)
    Q_PROPERTY(QString after READ after WRITE setAfter NOTIFY changed)
    Q_PROPERTY(int beforeSector READ beforeSector NOTIFY changed)
    Q_PROPERTY(int afterSector READ afterSector NOTIFY changed)
    Q_PROPERTY(QStringList neighbours READ neighbours CONSTANT)
    Q_PROPERTY(bool beforeKnown READ beforeKnown NOTIFY changed)
    Q_PROPERTY(bool afterKnown READ afterKnown NOTIFY changed)
    Q_PROPERTY(QVariantList warnings READ warnings NOTIFY changed)
    QML_ELEMENT

public:
    using Form::Form;

    int sector() const { return m_guess.sector; }
    void setSector(int sector);
    QString before() const;
    void setBefore(const QString& letter);
    QString after() const;
    void setAfter(const QString& letter);
    int beforeSector() const { return m_guess.beside(board(), -1); }
    int afterSector() const { return m_guess.beside(board(), 1); }
    bool beforeKnown() const { return isKnown(m_guess.before, beforeSector()); } // the notes hold what is said there
    bool afterKnown() const { return isKnown(m_guess.after, afterSector()); }
    QStringList neighbours() const { return lettersBesideX(); } // what may lie beside it
    QVariantList warnings() const;                              // ShownContradiction

protected:
    std::optional<Action> action() const override;
    Action anyOfItsKind() const override;
    const char* draftName() const override { return "locate"; }
    Numbers draft() const override { return m_guess.numbers(); }
    void setDraft(const Numbers& numbers) override { m_guess = HalfGuess::of(numbers); }

    void look() override;

private:
    bool isKnown(const std::optional<Object>& said, Sector sector) const;

    HalfGuess m_guess;
};

} // namespace planetx
