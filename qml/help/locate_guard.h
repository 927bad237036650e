#pragma once

#include "planetx/counsel/ground.h"
#include "planetx/counsel/help.h"
#include "qml/help/help_values.h"
#include "qml/help/thought.h"
#include "qml/shown/at_table.h"

namespace planetx {

// Whether a guess at Planet X can still be right, by all that the player who looks has been told; at tables that allow
// a checker. Thought about on another thread as soon as the guess is whole.
class LocateGuard : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(int sector MEMBER m_sector NOTIFY guessed)
    Q_PROPERTY(QString before MEMBER m_before NOTIFY guessed)
    Q_PROPERTY(QString after MEMBER m_after NOTIFY guessed)
    Q_PROPERTY(bool doubted READ doubted NOTIFY changed)
    Q_PROPERTY(planetx::ShownWhy why READ why NOTIFY changed)
    QML_ELEMENT

public:
    explicit LocateGuard(QObject* parent = nullptr);

    bool busy() const { return m_thought.busy(); }
    bool doubted() const { return m_why.has_value(); } // it cannot be right
    ShownWhy why() const { return m_why.value_or(ShownWhy()); }

signals:
    void guessed();

protected:
    void look() override { clear(); }
    void read() override;

private:
    struct Question {
        Locate guess;
        std::vector<Told> told;
        bool operator==(const Question&) const = default;
    };

    // Why not.
    struct Doubt {
        Reasons because;
        Ground ground;
    };

    std::optional<Question> question() const;
    static std::optional<Doubt> doubtOf(const Catalogue& catalogue, const Question& question);
    void answer(const std::optional<Doubt>& doubt);
    void clear();

    int m_sector = 0;
    QString m_before;
    QString m_after;
    Thought<std::optional<Doubt>> m_thought;
    std::optional<Question> m_asked;
    std::optional<ShownWhy> m_why;
};

} // namespace planetx
