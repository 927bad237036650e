#include "qml/survey/survey_form.h"

#include "qml/shown/names.h"
#include "qml/table/samples.h"

namespace planetx {

QString SurveyForm::object() const { return letterOf(m_object); }
void SurveyForm::setObject(const QString& letter) { edit(m_object, objectIn(letter)); }

void SurveyForm::choose(const QString& letter) {
    m_object = objectIn(letter);
    if (const QVariantList all = ends(); m_arc.from == 0 && !all.isEmpty())
        m_arc = {all.front().toInt(), all.back().toInt()};
    edited();
}

void SurveyForm::pick(int from, int to) { edit(m_arc, Arc{std::clamp(from, 0, 255), std::clamp(to, 0, 255)}); }

int SurveyForm::length() const {
    return board() && m_arc.from > 0 && m_arc.to > 0 ? edition(*board()).ring.length(m_arc) : 0;
}

Arc SurveyForm::sky() const {
    if (!board())
        return {0, 0};
    const Edition& e = edition(*board());
    return withBoard() && m_firstVisible > 0 ? e.ring.arc(m_firstVisible, e.visibleSectors()) : visibleSky(*board());
}

int SurveyForm::visibleLength() const { return board() ? edition(*board()).visibleSectors() : 0; }

bool SurveyForm::isVisible(Arc run) const {
    const Ring ring = edition(*board()).ring;
    return ring.contains(run.from) && ring.contains(run.to) && (ring.sectors(run) & ~ring.sectors(sky())) == 0;
}

void SurveyForm::turnSky(int sectors) {
    if (!withBoard())
        return;
    m_firstVisible = edition(*board()).ring.step(sky().from, sectors);
    dropUnlessVisible();
    edited();
}

QStringList SurveyForm::objects() const {
    QStringList letters;
    for (const Object object : allObjects)
        if (appearance(object) == object)
            letters.push_back(letterOf(object));
    return letters;
}

QVariantList SurveyForm::ends() const {
    QVariantList sectors;
    for (int i = 0; m_object && i < visibleLength(); ++i)
        if (const Sector s = edition(*board()).ring.step(sky().from, i); refusalFor(s, s).isEmpty())
            sectors.push_back(s);
    return sectors;
}

bool SurveyForm::endsLimited() const { return m_object && board() && ends().size() < visibleLength(); }

QString SurveyForm::refusalFor(int from, int to) const {
    return refusalOf(Survey{m_object.value_or(Object::Empty), {from, to}});
}

std::optional<Action> SurveyForm::action() const {
    if (!m_object || m_arc.from == 0 || m_arc.to == 0)
        return std::nullopt;
    return Survey{*m_object, m_arc};
}

Action SurveyForm::anyOfItsKind() const { return sampleOf<Survey>(*board()); }

Form::Numbers SurveyForm::draft() const { return {numberOf(m_object), m_arc.from, m_arc.to, m_firstVisible}; }

// Drafts of earlier versions end before the half that was set by hand.
void SurveyForm::setDraft(const Numbers& numbers) {
    const bool whole = numbers.size() == 3 || numbers.size() == 4;
    m_object = whole ? objectOfNumber(numbers[0]) : std::nullopt;
    m_arc = whole ? Arc{numbers[1], numbers[2]} : Arc{0, 0};
    const bool turned = numbers.size() == 4 && withBoard() && edition(*board()).ring.contains(numbers[3]);
    m_firstVisible = turned ? numbers[3] : 0;
    dropUnlessVisible();
}

void SurveyForm::dropUnlessVisible() {
    if (!board() || !isVisible(m_arc))
        m_arc = {0, 0};
}

} // namespace planetx
