#include "qml/review/review_form.h"

#include "qml/shown/names.h"
#include "qml/table/samples.h"

namespace planetx {

QString ReviewForm::object() const { return letterOf(m_object); }
void ReviewForm::setObject(const QString& letter) { edit(m_object, objectIn(letter)); }

QStringList ReviewForm::objects() const {
    QStringList letters;
    for (const Object object : bodies)
        letters.push_back(letterOf(object));
    return letters;
}

std::optional<Action> ReviewForm::action() const {
    if (m_sector == 0 || !m_object)
        return std::nullopt;
    return Review{{m_sector, *m_object}};
}

Action ReviewForm::anyOfItsKind() const { return sampleOf<Review>(*board()); }

void ReviewForm::setDraft(const Numbers& numbers) {
    const bool whole = numbers.size() == 2;
    m_sector = whole ? numbers[0] : 0;
    m_object = whole ? objectOfNumber(numbers[1]) : std::nullopt;
}

} // namespace planetx
