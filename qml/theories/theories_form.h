#pragma once

#include "qml/shown/form.h"
#include "qml/theories/theory_draft.h"

namespace planetx {

// A choice of theories: for a theory phase, or (LastChanceForm) for the last chance.
class TheoryChoice : public planetx::Form {
    Q_OBJECT
    Q_PROPERTY(QString object READ object WRITE setObject NOTIFY changed)
    Q_PROPERTY(QVariantList theories READ theories NOTIFY changed)
    Q_PROPERTY(QVariantList tokens READ tokens NOTIFY changed)
    Q_PROPERTY(int limit READ limit NOTIFY changed)
    Q_PROPERTY(QStringList refusals READ refusals NOTIFY changed)
    Q_PROPERTY(QVariantList allowedSectors READ allowedSectors NOTIFY changed)
    QML_ANONYMOUS

public:
    using Form::Form;

    QString object() const;
    void setObject(const QString& letter);
    QVariantList theories() const { return shown(m_draft.theories); }
    QVariantList tokens() const; // ShownTokens, beside those in the draft
    int limit() const;
    QStringList refusals() const; // per sector from sector 1, for one more theory of the chosen object
    QVariantList allowedSectors() const { return object().isEmpty() ? QVariantList() : unrefused(refusals()); }

    Q_INVOKABLE void put(int sector, const QString& object); // where only one may be placed, it moves
    Q_INVOKABLE void remove(int sector);

    // Why one more theory would be refused, and why it would be unwise.
    Q_INVOKABLE QString refusalFor(int sector, const QString& object) const;
    Q_INVOKABLE QString warningFor(int sector, const QString& object) const;

protected:
    virtual Action submitting(std::vector<Theory> theories) const = 0;

    TheoryDraft m_draft;

private:
    std::vector<Theory> with(const Theory& theory) const; // the draft, had it been put there
};

// The secret choice of a theory phase; none is a choice, too.
class TheoriesForm : public planetx::TheoryChoice {
    Q_OBJECT
    Q_PROPERTY(bool chosen READ chosen NOTIFY changed)
    Q_PROPERTY(bool sealed READ sealed NOTIFY changed)
    Q_PROPERTY(QVariantList sealedTheories READ sealedTheories NOTIFY changed)
    Q_PROPERTY(QVariantList waitingFor READ waitingFor NOTIFY changed)
    QML_ELEMENT

public:
    using TheoryChoice::TheoryChoice;

    bool sealed() const; // the player who looks has chosen in the running phase

    // The choice was made here. It may have been the last one: then its phase is over, and the next may have begun.
    bool chosen() const { return m_chosen.has_value(); }

    QVariantList sealedTheories() const; // of the choice that was made
    QVariantList waitingFor() const;     // players who are still choosing in that phase

protected:
    Action submitting(std::vector<Theory> theories) const override { return SubmitTheories{std::move(theories)}; }
    std::optional<Action> action() const override { return SubmitTheories{m_draft.theories}; }
    Action anyOfItsKind() const override { return SubmitTheories{}; }
    const char* draftName() const override { return "theories"; }
    Numbers draft() const override { return m_draft.numbers(); }
    void setDraft(const Numbers& numbers) override { m_draft = TheoryDraft::of(numbers); }
    void submitted() override { m_chosen = m_draft.theories; }
    void look() override;

private:
    std::optional<std::vector<Theory>> m_chosen; // here, since the player looks
};

} // namespace planetx
