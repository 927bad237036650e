#include "qml/conference/conference_form.h"

#include "qml/shown/names.h"
#include "qml/table/samples.h"

namespace planetx {

void ConferenceForm::read() {
    Form::read();
    m_conferences.clear();
    if (!table())
        return;
    for (int i = 0; i < edition(*board()).conferences; ++i) {
        const auto at = static_cast<std::size_t>(i);
        ShownConference one{i,
                            edition(*board()).conferenceIcons[at],
                            shown(table()->conferenceTitle(i), board()->mode),
                            board()->conferencesHeld[at],
                            {}};
        if (one.held)
            one.clue = shown(*table()->oracle().answer(ConferenceHeld{i}), board()->mode).clue;
        m_conferences.push_back(QVariant::fromValue(one));
    }
}

std::optional<Action> ConferenceForm::action() const {
    return m_conference >= 0 ? std::optional<Action>(HoldConference{m_conference}) : std::nullopt;
}

Action ConferenceForm::anyOfItsKind() const { return sampleOf<HoldConference>(*board()); }

} // namespace planetx
