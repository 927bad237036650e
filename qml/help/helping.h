#pragma once

#include "planetx/counsel/ground.h"
#include "planetx/counsel/help.h"
#include "qml/help/help_values.h"
#include "qml/help/thought.h"
#include "qml/shown/at_table.h"

namespace planetx {

// Help with the notes of the player who looks, as far as the table allows: FillIn, Check, Hint. It is thought about on
// another thread; what is found for a sheet or a log that has changed meanwhile is dropped, and so is everything when
// the curtain falls. Each use is stored before its result is shown.
class Helping : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(QStringList allowed READ allowed NOTIFY changed)
    Q_PROPERTY(bool viewing READ viewing NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(planetx::ShownHelp result READ result NOTIFY resultChanged)
    Q_PROPERTY(planetx::ShownUses uses READ uses NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    QML_ELEMENT

public:
    explicit Helping(QObject* parent = nullptr);

    QStringList allowed() const;                       // FillIn, Check, Hint
    bool viewing() const { return seat() != nullptr; } // somebody looks
    bool over() const { return board() && board()->phase == Phase::Over; }
    bool busy() const { return m_thought.busy(); }
    const ShownHelp& result() const { return m_result; }
    ShownUses uses() const;
    const QString& trouble() const { return m_trouble; } // why the last use could not be stored

    // Before a hint the marks are checked: if something is contradicted, that is the result.
    Q_INVOKABLE void fillIn() { ask(Aid::FillIn); }
    Q_INVOKABLE void check() { ask(Aid::Check); }
    Q_INVOKABLE void askHint() { ask(Aid::Hint); }
    Q_INVOKABLE void dismiss(); // the result, or the question

signals:
    void resultChanged();

protected:
    void look() override { clear(); }
    void read() override;

private:
    // What help is asked for, and from what.
    struct Asked {
        Aid aid{};
        std::vector<Told> told;
        NoteSheet sheet;
    };
    // What was found, before it is told.
    struct Counsel {
        std::vector<CellMark> marks;
        bool impossible = false; // nothing follows from marks that cannot all be true
        Check check;
        std::optional<Deduction> hint;
        std::vector<Ground> grounds; // of what was found
    };

    static Counsel counsel(const Catalogue& catalogue, const Asked& asked);

    bool allows(Aid aid) const;
    void ask(Aid aid);
    void answer(const Counsel& counsel);
    NoteOp useOf(const Asked& asked, const Counsel& counsel) const;
    ShownHelp shownOf(const Asked& asked, const Counsel& counsel) const;
    std::vector<Told> told() const;
    bool isUnchanged(const Asked& asked) const;
    void outdate();
    void show(const ShownHelp& result);
    void clear();

    Thought<Counsel> m_thought;
    std::optional<Asked> m_asked; // what is being thought about, or was for the result
    ShownHelp m_result;
    QString m_trouble;
};

} // namespace planetx
