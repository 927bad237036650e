#pragma once

#include "qml/shown/at_table.h"
#include "qml/shown/values.h"

namespace planetx {

// A half-made choice of the player who looks, and what core says to it. Every change is kept at once in the player's
// file, so neither Back nor a restart loses it; when the curtain falls nothing of it is left in memory.
class Form : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(bool complete READ complete NOTIFY changed)
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(int cost READ cost NOTIFY changed)
    Q_PROPERTY(int pawnFrom READ pawnFrom NOTIFY changed)
    Q_PROPERTY(int pawnTo READ pawnTo NOTIFY changed)
    Q_PROPERTY(planetx::LogLine seen READ seen NOTIFY changed)
    Q_PROPERTY(planetx::ShownAnswer answer READ answer NOTIFY answerChanged)
    Q_PROPERTY(bool waiting READ waiting NOTIFY answerChanged)
    Q_PROPERTY(QVariantList noted READ noted NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    QML_ANONYMOUS

public:
    explicit Form(QObject* parent = nullptr);

    bool complete() const { return action().has_value(); }
    bool allowed() const { return complete() && refusal().isEmpty(); }

    // Why it would be refused now; of an incomplete choice, why any of its kind would be.
    QString refusal() const;
    int cost() const;
    int pawnFrom() const { return pawnAfter(0); } // the sector of the own pawn now, and when this is paid
    int pawnTo() const { return pawnAfter(cost()); }
    LogLine seen() const; // what others will see of it
    const ShownAnswer& answer() const {
        return m_answer;
    } // to the last submit(), until dismissed; so long the form is held
    QVariantList noted() const; // ShownNoted: what the own notes say for certain or suspect, while their owner looks
    const QString& trouble() const { return m_trouble; } // why the draft could not be kept

    // What was submitted is on its way to the host's device. The draft is kept until that has written it.
    bool waiting() const { return m_answer.waiting; }

    Q_INVOKABLE planetx::ShownAnswer submit();
    Q_INVOKABLE void discard(); // the draft
    Q_INVOKABLE void dismiss(); // the answer

signals:
    void answerChanged();

protected:
    using Numbers = std::vector<int>;

    // The choice as an action; nothing while something is missing.
    virtual std::optional<Action> action() const = 0;
    virtual Action anyOfItsKind() const = 0;
    virtual const char* draftName() const = 0;

    // The choice as numbers, none of them negative; an empty list is no choice.
    virtual Numbers draft() const = 0;
    virtual void setDraft(const Numbers& numbers) = 0;

    // The draft has just become an action of the game, and is about to be cleared.
    virtual void submitted() {}

    void look() override;
    void read() override;

    // After a change by hand: keeps the draft and tells.
    void edited();

    QString refusalOf(const Action& action) const;

    // Sets a part of the draft, if it changes.
    template <typename T>
    void edit(T& part, const T& value) {
        if (part == value)
            return;
        part = value;
        edited();
    }

private:
    Sector pawnAfter(int sectors) const;
    void keep(const std::optional<aphelion::Bytes>& draft);
    void markAsked(bool asked);
    ShownAnswer tell(const Heard& outcome);
    void show(const ShownAnswer& answer);
    int ownTime() const; // where the own pawn stands on the time track
    void listen();

    ShownAnswer m_answer;
    QString m_trouble;
    std::optional<Action> m_asked; // the answer's question
    int m_timeAsked = 0;           // where the own pawn stood then
    bool m_spent = false;          // the draft has become a part of the game, and is only still shown
    QMetaObject::Connection m_answerHeard;
};

// Under this name the player's file keeps which draft is on its way to another device.
inline constexpr std::string_view askedDraft = "asked";

// The sectors, from 1, that have no refusal.
QVariantList unrefused(const QStringList& refusals);

// Numbers of a draft: objects are 1.., 0 is none.
inline int numberOf(const std::optional<Object>& object) { return object ? static_cast<int>(index(*object)) + 1 : 0; }
std::optional<Object> objectOfNumber(int number);

} // namespace planetx
