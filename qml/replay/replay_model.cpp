#include "qml/replay/replay_model.h"

#include "planetx/play/moves.h"
#include "qml/shown/names.h"
#include "qml/table/table_values.h"

#include <algorithm>

namespace planetx {

ReplayModel::ReplayModel(QObject* parent) : AtTable(parent) {
    connect(&m_hindsight, &Hindsight::changed, this, [this] {
        draw();
        emit changed();
        emit stepChanged(); // whether somebody decided it
        emit adviceChanged();
    });
}

void ReplayModel::read() {
    const auto now = over() ? std::optional(table()->log().head()) : std::nullopt;
    if (now == m_read)
        return; // the same end
    m_read = now;
    m_hindsight.forget();
    m_curves.clear();
    m_games.clear();
    m_lines = {};
    if (over()) {
        m_games.push_back(*newGame(table()->log().opened()));
        m_lines.read(table(), [this](const LogLine&, const PublicGame& after) { m_games.push_back(after); });
        m_hindsight.lookAt(*table());
    }
    m_step = std::clamp(m_step, 0, std::max(0, steps() - 1));
    emit stepChanged();
    emit adviceChanged();
}

void ReplayModel::setStep(int step) {
    step = std::clamp(step, 0, std::max(0, steps() - 1));
    if (step == m_step)
        return;
    m_step = step;
    emit stepChanged();
    emit adviceChanged();
}

LogLine ReplayModel::line() const {
    return m_games.empty() ? LogLine() : m_lines.lines()[static_cast<std::size_t>(m_step)];
}

int ReplayModel::earthSector() const { return game() ? planetx::earthSector(game()->board) : 0; }
QVariantList ReplayModel::pawns() const { return game() ? listOf(pawnsOf(*game())) : QVariantList(); }
QVariantList ReplayModel::confirmed() const { return game() ? listOf(confirmedOn(game()->board)) : QVariantList(); }
QVariantList ReplayModel::gates() const { return game() ? listOf(gatesOf(game()->board)) : QVariantList(); }

QVariantList ReplayModel::tokens() const {
    if (!game())
        return {};
    auto all = tokensOf(*game(), std::nullopt, {});
    for (ShownToken& token : all)
        if (token.letter.isEmpty())
            token.letter = letterOf(
                objectUnder(handOf(table()->game(), token.player, {}), {token.player, token.sector, token.phase}));
    return listOf(all);
}

QString ReplayModel::sky() const {
    return over() ? qs(letters(std::get<Sky>(*table()->oracle().answer(Revealed{})))) : QString();
}

int ReplayModel::stepOf(EntryNumber entry) const {
    const auto& lines = m_lines.lines();
    const auto found = std::ranges::lower_bound(lines, static_cast<int>(entry), {}, &LogLine::entry);
    return static_cast<int>(found - lines.begin());
}

void ReplayModel::draw() {
    m_curves.clear();
    for (std::size_t who = 0; who < m_hindsight.knowledge().size(); ++who) {
        const auto& knowledge = m_hindsight.knowledge()[who];
        ShownCurve curve;
        curve.player = static_cast<int>(who);
        curve.colour = table()->game().wishes[who].colour;
        for (const LogLine& line : m_lines.lines())
            curve.skies.push_back(static_cast<int>(skiesAfter(knowledge, static_cast<EntryNumber>(line.entry))));
        if (const Knowledge* first = firstLocatable(knowledge))
            curve.since = stepOf(first->entry);
        m_curves.push_back(QVariant::fromValue(curve));
    }
}

const Decision* ReplayModel::decision() const {
    const auto& all = m_hindsight.decisions();
    const auto found = std::ranges::find(all, static_cast<EntryNumber>(line().entry), &Decision::entry);
    return found == all.end() ? nullptr : &*found;
}

ShownAdvice ReplayModel::advice() const {
    const auto& advice = m_hindsight.advice();
    const Decision* here = decision();
    return advice && here && advice->decision == *here ? shown(*advice, *table()) : ShownAdvice();
}

void ReplayModel::advise() {
    if (const Decision* here = decision())
        m_hindsight.adviseOn(*here);
    emit adviceChanged();
}

} // namespace planetx
