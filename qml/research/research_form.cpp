#include "qml/research/research_form.h"

#include "qml/shown/names.h"
#include "qml/table/samples.h"

namespace planetx {

QString ResearchForm::topic() const { return m_topic ? QString(QLatin1Char(m_topic)) : QString(); }

void ResearchForm::setTopic(const QString& letter) {
    edit(m_topic, letter.size() == 1 ? static_cast<Topic>(letter[0].toLatin1() & 0x7f) : Topic{0});
}

// What the player has read of a topic: the answer to an own entry that asked for it.
std::optional<Clue> ResearchForm::readClue(Topic topic) const {
    if (!seat())
        return std::nullopt;
    for (const Learned& learned : seat()->learned) {
        if (learned.entry >= table()->log().nextNumber())
            continue; // the log has gone back, and the player's file could not be written yet
        const auto event = eventOf(table()->log().entries()[learned.entry].ask.body);
        const auto* asked = event ? std::get_if<Researched>(&*event) : nullptr;
        const auto* told = std::get_if<ClueRead>(&learned.answer);
        if (asked && told && asked->topic == topic)
            return told->clue;
    }
    return std::nullopt;
}

// The others who asked for it in public.
QVariantList ResearchForm::readersOf(const QString& topic) const {
    QVariantList readers;
    for (const LogLine& line : m_lines.lines())
        if (line.kind == u"Researched" && line.topic == topic && !line.takenBack && line.who != viewpoint() &&
            !readers.contains(line.who))
            readers.push_back(line.who);
    return readers;
}

void ResearchForm::read() {
    Form::read();
    m_topics.clear();
    m_lines.read(table());
    if (!table())
        return;
    for (int i = 0; i < planetx::topics; ++i) {
        const auto letter = static_cast<Topic>('A' + i);
        const auto clue = readClue(letter);
        ShownTopic shownTopic{QString(QLatin1Char(letter)),
                              shown(table()->topicTitle(letter), board()->mode),
                              clue.has_value(),
                              clue ? shown(*clue, board()->mode) : ShownClue(),
                              refusalOf(Research{letter}),
                              readersOf(QString(QLatin1Char(letter)))};
        m_topics.push_back(QVariant::fromValue(shownTopic));
    }
}

std::optional<Action> ResearchForm::action() const {
    return m_topic ? std::optional<Action>(Research{m_topic}) : std::nullopt;
}

Action ResearchForm::anyOfItsKind() const { return sampleOf<Research>(*board()); }

void ResearchForm::setDraft(const Numbers& numbers) {
    m_topic = numbers.size() == 1 ? static_cast<Topic>(numbers[0]) : Topic{0};
}

} // namespace planetx
