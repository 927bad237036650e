#include "qml/survey/survey_form.h"

#include "qml/shown/names.h"
#include "qml/table/samples.h"

namespace planetx {

QString SurveyForm::object() const { return letterOf(m_object); }
void SurveyForm::setObject(const QString& letter) { edit(m_object, objectIn(letter)); }

void SurveyForm::pick(int from, int to) { edit(m_arc, Arc{std::clamp(from, 0, 255), std::clamp(to, 0, 255)}); }

int SurveyForm::length() const {
    return board() && m_arc.from > 0 && m_arc.to > 0 ? edition(*board()).ring.length(m_arc) : 0;
}

int SurveyForm::visibleFrom() const { return board() ? visibleSky(*board()).from : 0; }
int SurveyForm::visibleTo() const { return board() ? visibleSky(*board()).to : 0; }

QStringList SurveyForm::objects() const {
    QStringList letters;
    for (const Object object : allObjects)
        if (appearance(object) == object)
            letters.push_back(letterOf(object));
    return letters;
}

QVariantList SurveyForm::ends() const {
    QVariantList sectors;
    for (Sector s = 1; board() && m_object && s <= edition(*board()).ring.size; ++s)
        if (refusalFor(s, s).isEmpty())
            sectors.push_back(s);
    return sectors;
}

QString SurveyForm::refusalFor(int from, int to) const {
    return refusalOf(Survey{m_object.value_or(Object::Empty), {from, to}});
}

std::optional<Action> SurveyForm::action() const {
    if (!m_object || m_arc.from == 0 || m_arc.to == 0)
        return std::nullopt;
    return Survey{*m_object, m_arc};
}

Action SurveyForm::anyOfItsKind() const { return sampleOf<Survey>(*board()); }

Form::Numbers SurveyForm::draft() const { return {numberOf(m_object), m_arc.from, m_arc.to}; }

void SurveyForm::setDraft(const Numbers& numbers) {
    const bool whole = numbers.size() == 3;
    m_object = whole ? objectOfNumber(numbers[0]) : std::nullopt;
    m_arc = whole ? Arc{numbers[1], numbers[2]} : Arc{0, 0};
}

} // namespace planetx
