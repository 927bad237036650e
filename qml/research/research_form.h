#pragma once

#include "qml/shown/form.h"
#include "qml/shown/log_lines.h"

namespace planetx {

// A research topic as its reader sees it, with the others who are known to have read it.
struct ShownTopic {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString topic MEMBER topic)
    Q_PROPERTY(planetx::ShownTitle title MEMBER title)
    Q_PROPERTY(bool alreadyRead MEMBER alreadyRead)
    Q_PROPERTY(planetx::ShownClue clue MEMBER clue)
    Q_PROPERTY(QString refusal MEMBER refusal)
    Q_PROPERTY(QVariantList readers MEMBER readers)

public:
    QString topic;
    ShownTitle title;
    bool alreadyRead = false; // then the clue is there
    ShownClue clue;
    QString refusal;
    QVariantList readers; // numbers of players
    bool operator==(const ShownTopic&) const = default;
};

// Which topic to research.
class ResearchForm : public planetx::Form {
    Q_OBJECT
    Q_PROPERTY(QString topic READ topic WRITE setTopic NOTIFY changed)
    Q_PROPERTY(QVariantList topics READ topics NOTIFY changed)
    QML_ELEMENT

public:
    using Form::Form;

    QString topic() const;
    void setTopic(const QString& letter);
    QVariantList topics() const { return m_topics; }

protected:
    void read() override;
    std::optional<Action> action() const override;
    Action anyOfItsKind() const override;
    const char* draftName() const override { return "research"; }
    Numbers draft() const override { return {m_topic}; }
    void setDraft(const Numbers& numbers) override;

private:
    std::optional<Clue> readClue(Topic topic) const;
    QVariantList readersOf(const QString& topic) const;

    LogLines m_lines;
    Topic m_topic = 0;
    QVariantList m_topics;
};

} // namespace planetx
