#include "qml/replay/replay_values.h"

#include "qml/shown/names.h"

namespace planetx {

namespace {

// One small function per action that people decide on in a game that is played on the screen.
void tell(ShownChoice& choice, const Survey& a, const Table&) {
    choice.kind = QStringLiteral("Survey");
    choice.object = letterOf(a.object);
    choice.from = a.arc.from;
    choice.to = a.arc.to;
}
void tell(ShownChoice& choice, const Target& a, const Table&) {
    choice.kind = QStringLiteral("Target");
    choice.sector = a.sector;
}
void tell(ShownChoice& choice, const Research& a, const Table& table) {
    choice.kind = QStringLiteral("Research");
    choice.topic = QString(QLatin1Char(a.topic));
    choice.title = shown(table.topicTitle(a.topic), table.board().mode);
}
void tell(ShownChoice& choice, const Locate& a, const Table&) {
    choice.kind = QStringLiteral("Locate");
    choice.sector = a.sector;
    choice.before = letterOf(a.before);
    choice.after = letterOf(a.after);
}
void tell(ShownChoice& choice, const std::vector<Theory>& theories, const Table&) {
    choice.kind = QStringLiteral("Theories");
    for (const Theory& theory : theories)
        choice.theories.push_back(QVariant::fromValue(shown(theory)));
}
void tell(ShownChoice& choice, const SubmitTheories& a, const Table& table) { tell(choice, a.theories, table); }
void tell(ShownChoice& choice, const LastChance& a, const Table& table) {
    std::visit([&](const auto& use) { tell(choice, use, table); }, a.use);
}
template <typename Kind>
void tell(ShownChoice&, const Kind&, const Table&) {} // asked for by hand: nothing was chosen

ShownChoice choiceOf(const Insight& insight, const Table& table) {
    ShownChoice choice;
    std::visit([&](const auto& a) { tell(choice, a, table); }, insight.action);
    choice.cost = insight.cost;
    choice.bits = insight.bits;
    choice.bitsAboutX = insight.bitsAboutX;
    return choice;
}

} // namespace

ShownAdvice shown(const Advice& advice, const Table& table) {
    ShownAdvice one;
    one.who = advice.decision.who;
    one.done = choiceOf(advice.done, table);
    one.best = choiceOf(advice.best, table);
    one.wasBest = advice.wasBest();
    one.told = advice.told;
    one.skies = static_cast<int>(advice.skies);
    return one;
}

} // namespace planetx
