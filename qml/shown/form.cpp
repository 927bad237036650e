#include "qml/shown/form.h"

#include "base/cbor.h"
#include "qml/shown/names.h"
#include "qml/table/samples.h"

namespace planetx {

namespace {

constexpr std::size_t longestDraft = 64;

aphelion::Bytes encoded(const std::vector<int>& numbers) {
    aphelion::CborWriter writer;
    writer.array(numbers.size());
    for (const int number : numbers)
        writer.number(static_cast<std::uint64_t>(number));
    return writer.take();
}

std::vector<int> decoded(aphelion::ByteView bytes) {
    aphelion::CborReader reader(bytes);
    std::vector<int> numbers(std::min(reader.array(), longestDraft));
    for (int& number : numbers)
        number = static_cast<int>(reader.number(255));
    return reader.done() ? numbers : std::vector<int>();
}

} // namespace

std::optional<Object> objectOfNumber(int number) {
    const auto at = static_cast<std::size_t>(number);
    return at >= 1 && at <= allObjects.size() ? std::optional(allObjects[at - 1]) : std::nullopt;
}

QVariantList unrefused(const QStringList& refusals) {
    QVariantList sectors;
    for (int i = 0; i < refusals.size(); ++i)
        if (refusals[i].isEmpty())
            sectors.push_back(i + 1);
    return sectors;
}

QString Form::refusalOf(const Action& wanted) const {
    if (!board())
        return nameOf(Trouble(NotNow::NoTable));
    if (!viewpoint())
        return nameOf(Trouble(NotNow::NobodyHere));
    return nameOf(session()->table()->refusal(*viewpoint(), wanted));
}

QString Form::refusal() const {
    const auto wanted = action();
    return board() ? refusalOf(wanted ? *wanted : anyOfItsKind()) : refusalOf(TakeBack{});
}

int Form::cost() const {
    const auto wanted = action();
    return board() && wanted ? costOf(edition(*board()), *wanted) : 0;
}

Sector Form::pawnAfter(int sectors) const {
    return viewpoint() ? sectorAt(*board(), player(*board(), *viewpoint()).pawn.time + sectors) : 0;
}

LogLine Form::seen() const {
    const auto wanted = action();
    return viewpoint() && wanted ? seenOf(*board(), *viewpoint(), *wanted) : LogLine();
}

ShownAnswer Form::submit() {
    ShownAnswer told;
    const auto wanted = action();
    if (!wanted || !session()) {
        told.trouble = wanted ? nameOf(Trouble(NotNow::NoTable)) : QStringLiteral("Incomplete");
        return told;
    }
    const auto answer = session()->ask(*wanted);
    if (!answer) {
        told.trouble = nameOf(answer.fault());
    } else {
        if (*answer)
            told = shown(**answer, board()->mode);
        if (const auto* survey = std::get_if<Survey>(&*wanted))
            told.object = letterOf(survey->object);
        told.ok = true;
        submitted();
        setDraft({});
        keep(std::nullopt);
    }
    m_answer = told;
    refresh();
    return told;
}

void Form::discard() {
    setDraft({});
    keep(std::nullopt);
    refresh();
}

void Form::dismiss() {
    m_answer = {};
    emit changed();
}

void Form::look() {
    m_answer = {};
    m_trouble.clear();
    setDraft({});
    if (!viewpoint())
        return;
    const auto drafts = session()->desk()->drafts();
    if (!drafts) {
        m_trouble = nameOf(Trouble(drafts.fault()));
        return;
    }
    if (const auto kept = drafts->find(draftName()); kept != drafts->end())
        setDraft(decoded(kept->second));
}

void Form::edited() {
    if (!viewpoint())
        setDraft({}); // nobody is here to choose
    else
        keep(encoded(draft()));
    refresh();
}

void Form::keep(const std::optional<aphelion::Bytes>& draft) {
    if (!viewpoint())
        return;
    session()->touched();
    m_trouble = nameOf(session()->desk()->setDraft(draftName(), draft));
}

} // namespace planetx
