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
    Q_PROPERTY(QVariantList warnings READ warnings NOTIFY changed)
    QML_ELEMENT

public:
    using Form::Form;

    int sector() const { return m_guess.sector; }
    void setSector(int sector) { edit(m_guess.sector, std::clamp(sector, 0, 255)); }
    QString before() const;
    void setBefore(const QString& letter);
    QString after() const;
    void setAfter(const QString& letter);
    int beforeSector() const { return m_guess.beside(board(), -1); }
    int afterSector() const { return m_guess.beside(board(), 1); }
    QStringList neighbours() const { return lettersBesideX(); } // what may lie beside it
    QVariantList warnings() const;                              // ShownContradiction

protected:
    std::optional<Action> action() const override;
    Action anyOfItsKind() const override;
    const char* draftName() const override { return "locate"; }
    Numbers draft() const override { return m_guess.numbers(); }
    void setDraft(const Numbers& numbers) override { m_guess = HalfGuess::of(numbers); }

private:
    HalfGuess m_guess;
};

} // namespace planetx
