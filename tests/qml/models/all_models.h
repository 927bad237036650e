#pragma once

#include "qml/conference/conference_form.h"
#include "qml/curtain/curtain_form.h"
#include "qml/help/helping.h"
#include "qml/help/locate_guard.h"
#include "qml/last_chance/last_chance_form.h"
#include "qml/locate/locate_form.h"
#include "qml/notes/notes_model.h"
#include "qml/research/research_form.h"
#include "qml/reveal/reveal_model.h"
#include "qml/reveal/score_sheet.h"
#include "qml/review/review_form.h"
#include "qml/shown/names.h"
#include "qml/survey/survey_form.h"
#include "qml/table/table_model.h"
#include "qml/target/target_form.h"
#include "qml/theories/theories_form.h"

#include <QMetaProperty>

namespace planetx {

// Everything that pages show of a table, and hands that use nothing else.
struct AllModels {
    TableModel table;
    CurtainForm curtain;
    SurveyForm survey;
    TargetForm target;
    ResearchForm research;
    LocateForm locate;
    TheoriesForm theories;
    LastChanceForm lastChance;
    ReviewForm review;
    ConferenceForm conference;
    NotesModel notes;
    RevealModel reveal;
    ScoreSheet sheet;
    Helping helping;
    LocateGuard guard;

    explicit AllModels(Session& session) { show(&session); }

    void show(Session* session) {
        for (AtTable* model : all())
            model->setSession(session);
    }

    std::vector<AtTable*> all() {
        return {&table,  &curtain,    &survey, &target, &research, &locate,  &theories, &lastChance,
                &review, &conference, &notes,  &reveal, &sheet,    &helping, &guard};
    }

    // Fills the form of an action; nothing for what has no form.
    Form* fill(const Action& action) {
        return std::visit([this](const auto& a) { return fillIn(a); }, action);
    }

    // Sits down, fills the form, submits; the trouble's name.
    QString act(PlayerId who, const Action& action) {
        if (table.viewpointNumber() != who) {
            curtain.setWho(who);
            if (const QString fault = curtain.sitDown(); !fault.isEmpty())
                return fault;
        }
        if (Form* form = fill(action)) {
            const ShownAnswer answer = form->submit();
            return answer.ok ? QString() : answer.trouble;
        }
        return std::holds_alternative<Reveal>(action) ? reveal.reveal() : table.takeBack();
    }

private:
    Form* fillIn(const Survey& a) {
        survey.setObject(letterOf(a.object));
        survey.pick(a.arc.from, a.arc.to);
        return &survey;
    }
    Form* fillIn(const Target& a) {
        target.setSector(a.sector);
        return &target;
    }
    Form* fillIn(const Research& a) {
        research.setTopic(QString(QLatin1Char(a.topic)));
        return &research;
    }
    template <typename Guesser>
    static void guess(Guesser& form, const Locate& a) {
        form.setSector(a.sector);
        form.setBefore(letterOf(a.before));
        form.setAfter(letterOf(a.after));
    }
    static void choose(TheoryChoice& form, const std::vector<Theory>& wanted) {
        form.discard();
        for (const Theory& theory : wanted)
            form.put(theory.sector, letterOf(theory.object));
    }
    Form* fillIn(const Locate& a) {
        guess(locate, a);
        return &locate;
    }
    Form* fillIn(const SubmitTheories& a) {
        choose(theories, a.theories);
        return &theories;
    }
    Form* fillIn(const LastChance& a) {
        lastChance.discard();
        if (const auto* chosen = std::get_if<0>(&a.use)) {
            choose(lastChance, *chosen);
        } else {
            lastChance.setLocating(true);
            guess(lastChance, std::get<Locate>(a.use));
        }
        return &lastChance;
    }
    Form* fillIn(const Review& a) {
        review.setSector(a.theory.sector);
        review.setObject(letterOf(a.theory.object));
        return &review;
    }
    Form* fillIn(const HoldConference& a) {
        conference.setConference(a.conference);
        return &conference;
    }
    Form* fillIn(const Reveal&) { return nullptr; }
    Form* fillIn(const TakeBack&) { return nullptr; }
};

// All that can be read off a value, in words.
inline QString spelled(const QVariant& value) {
    if (value.typeId() == QMetaType::QVariantList) {
        QStringList items;
        for (const QVariant& item : value.toList())
            items.push_back(spelled(item));
        return u'[' + items.join(u',') + u']';
    }
    const QMetaObject* meta = value.metaType().metaObject();
    if (meta && !(value.metaType().flags() & QMetaType::PointerToQObject)) {
        QString all = QStringLiteral("{");
        for (int i = 0; i < meta->propertyCount(); ++i)
            all += QLatin1String(meta->property(i).name()) + u'=' +
                   spelled(meta->property(i).readOnGadget(value.constData())) + u' ';
        return all + u'}';
    }
    if (value.typeId() == QMetaType::QStringList)
        return value.toStringList().join(u'|');
    return value.toString();
}

inline QString spelled(AllModels& models) {
    QString all;
    for (AtTable* model : models.all())
        for (int i = 0; i < model->metaObject()->propertyCount(); ++i) {
            const QMetaProperty property = model->metaObject()->property(i);
            all += QLatin1String(model->metaObject()->className()) + u'.' + QLatin1String(property.name()) + u'=' +
                   spelled(property.read(model)) + u'\n';
        }
    for (const NoteCell& cell : models.notes.cells()->cells())
        all += spelled(QVariant::fromValue(cell)) + u'\n';
    return all;
}

} // namespace planetx
