#pragma once

#include "qml/shown/form.h"

namespace planetx {

// A conference as everybody sees it: the clue once it has been held.
struct ShownConference {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int conference MEMBER conference)
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(planetx::ShownTitle title MEMBER title)
    Q_PROPERTY(bool held MEMBER held)
    Q_PROPERTY(planetx::ShownClue clue MEMBER clue)

public:
    int conference = 0;
    int sector = 0;
    ShownTitle title;
    bool held = false;
    ShownClue clue;
    bool operator==(const ShownConference&) const = default;
};

// The conferences; with the board on the table, which one to hold.
class ConferenceForm : public planetx::Form {
    Q_OBJECT
    Q_PROPERTY(int conference READ conference WRITE setConference NOTIFY changed)
    Q_PROPERTY(QVariantList conferences READ conferences NOTIFY changed)
    QML_ELEMENT

public:
    using Form::Form;

    int conference() const { return m_conference; }
    void setConference(int conference) { edit(m_conference, std::clamp(conference, -1, 100)); }
    QVariantList conferences() const { return m_conferences; }

protected:
    void read() override;
    std::optional<Action> action() const override;
    Action anyOfItsKind() const override;
    const char* draftName() const override { return "conference"; }
    Numbers draft() const override { return {m_conference + 1}; }
    void setDraft(const Numbers& numbers) override { m_conference = numbers.size() == 1 ? numbers[0] - 1 : -1; }

private:
    int m_conference = -1;
    QVariantList m_conferences;
};

} // namespace planetx
