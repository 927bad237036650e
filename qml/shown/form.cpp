#include "qml/shown/form.h"

#include "base/cbor.h"
#include "qml/shown/names.h"
#include "qml/shown/noted.h"
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

Form::Form(QObject* parent) : AtTable(parent) { connect(this, &AtTable::sessionChanged, this, &Form::listen); }

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
    return nameOf(session()->table()->refusal(*viewpoint(), deed(wanted)));
}

QString Form::refusal() const {
    const auto wanted = action();
    const QString refused = board() ? refusalOf(wanted ? *wanted : anyOfItsKind()) : refusalOf(TakeBack{});
    return refused.isEmpty() ? nameOf(session()->cannotAsk()) : refused;
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

int Form::ownTime() const { return viewpoint() ? player(*board(), *viewpoint()).pawn.time : 0; }

QVariantList Form::noted() const { return seat() ? listOf(notedOn(seat()->notes)) : QVariantList(); }

void Form::show(const ShownAnswer& answer) {
    m_answer = answer;
    emit answerChanged();
}

ShownAnswer Form::submit() {
    ShownAnswer told;
    m_asked = action();
    if (!m_asked || !session()) {
        told.trouble = m_asked ? nameOf(Trouble(NotNow::NoTable)) : QStringLiteral("Incomplete");
        return told;
    }
    m_timeAsked = ownTime();
    setHeld(true);
    const auto answer = planetx::ask(*session(), *m_asked);
    if (answer && session()->isAsking()) {
        told.waiting = true;
        markAsked(true);
        show(told);
        return told;
    }
    return tell(answer);
}

// What was asked has become a part of the game, or has not and stays a draft. Behind an answer that is read it stays,
// too.
ShownAnswer Form::tell(const Heard& outcome) {
    ShownAnswer told;
    if (!outcome) {
        told.trouble = nameOf(outcome.fault());
    } else {
        if (*outcome)
            told = shown(**outcome, board()->mode);
        if (const auto* survey = std::get_if<Survey>(&*m_asked))
            told.object = letterOf(survey->object);
        told.ok = true;
        told.moved = ownTime() - m_timeAsked;
        submitted();
        m_spent = !told.kind.isEmpty() && told.kind != u"Found"; // that has a page of its own, and others may look
        if (!m_spent)
            setDraft({});
        keep(std::nullopt);
    }
    show(told);
    setHeld(m_spent);
    return told;
}

void Form::listen() {
    disconnect(m_answerHeard);
    if (session())
        m_answerHeard = connect(session(), &Session::answered, this, [this] {
            if (!waiting() || !m_asked)
                return;
            markAsked(false);
            tell(outcomeOf(*session()));
        });
}

// What was on its way when the player looked away has been answered meanwhile: it is in the notes.
void Form::read() {
    if (!waiting() || !viewpoint() || session()->isAsking() || session()->table()->isAsking(*viewpoint()))
        return;
    markAsked(false);
    setDraft({});
    keep(std::nullopt);
    show({});
    setHeld(false);
}

void Form::discard() {
    setDraft({});
    keep(std::nullopt);
    refresh();
}

void Form::dismiss() {
    if (m_spent)
        setDraft({});
    m_spent = false;
    show({});
    setHeld(false);
}

void Form::look() {
    m_spent = false;
    m_trouble.clear();
    setDraft({});
    show({});
    if (!viewpoint())
        return;
    const auto drafts = session()->desk()->drafts();
    if (!drafts) {
        m_trouble = nameOf(Trouble(drafts.fault()));
        return;
    }
    if (const auto kept = drafts->find(draftName()); kept != drafts->end())
        setDraft(decoded(kept->second));
    const auto asked = drafts->find(std::string(askedDraft));
    ShownAnswer waits;
    waits.waiting = asked != drafts->end() && asked->second == aphelion::bytesOf(draftName());
    m_asked = waits.waiting ? action() : std::nullopt;
    m_timeAsked = ownTime();
    show(waits);
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

// Which draft is on its way.
void Form::markAsked(bool asked) {
    if (viewpoint())
        m_trouble = nameOf(session()->desk()->setDraft(askedDraft, asked ? std::optional(aphelion::bytesOf(draftName()))
                                                                         : std::nullopt));
}

} // namespace planetx
