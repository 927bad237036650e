#include "qml/reveal/score_sheet.h"

#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

namespace {

std::string keyOf(const aphelion::TableId& table) { return "score-sheet-" + aphelion::hex(table); }

} // namespace

void ScoreSheet::look() {
    m_player = viewpoint().value_or(0);
    load();
}

void ScoreSheet::read() { m_tallies.resize(board() ? board()->players.size() : 0); }

void ScoreSheet::readAgain() {
    load();
    refresh();
}

// What cannot be read is as if nothing had been filled in.
void ScoreSheet::load() {
    m_tallies.clear();
    m_trouble.clear();
    if (!table())
        return;
    const auto stored = session()->vault().device().setting(keyOf(session()->table()->id()));
    if (!stored)
        m_trouble = qs(aphelion::name(stored.fault()));
    else if (*stored)
        m_tallies = decodeTallies(**stored).value_or(std::vector<ScoreTally>());
}

void ScoreSheet::store() {
    const auto fault = session()->vault().device().set(keyOf(session()->table()->id()), encode(m_tallies));
    m_trouble = fault ? qs(aphelion::name(*fault)) : QString();
}

aphelion::Unstored ScoreSheet::forget(aphelion::DeviceFile& device, const aphelion::TableId& table) {
    return device.unset(keyOf(table));
}

void ScoreSheet::setPlayer(int player) {
    if (player == m_player || player < 0 || player >= std::ssize(m_tallies))
        return;
    m_player = player;
    emit changed();
}

QVariantList ScoreSheet::lines() const {
    QVariantList all;
    if (m_player >= std::ssize(m_tallies))
        return all;
    const ScoreTally& tally = m_tallies[static_cast<std::size_t>(m_player)];
    for (const ScoreLine line : scoreLines)
        all.push_back(
            QVariant::fromValue(ShownTally{qs(name(line)), count(edition(), tally, line), most(edition(), tally, line),
                                           each(edition(), line), points(edition(), tally, line)}));
    return all;
}

void ScoreSheet::step(const QString& line, int by) {
    const auto which = scoreLineIn(utf8(line));
    if (!which || m_player >= std::ssize(m_tallies))
        return;
    ScoreTally& tally = m_tallies[static_cast<std::size_t>(m_player)];
    const int now = count(edition(), tally, *which);
    const int next = std::clamp(now + by, 0, most(edition(), tally, *which));
    if (next == now)
        return;
    tally.of(*which) = next;
    store();
    emit changed();
}

bool ScoreSheet::begun() const {
    return std::ranges::any_of(m_tallies, [](const ScoreTally& tally) { return tally != ScoreTally(); });
}

std::vector<ShownScore> ScoreSheet::scores() const {
    std::vector<ShownScore> rows;
    if (m_tallies.empty())
        return rows;
    const auto all = score(edition(), m_tallies);
    for (std::size_t who = 0; who < all.size(); ++who) {
        const auto of = [&](ScoreLine line) { return points(edition(), m_tallies[who], line); };
        rows.push_back({static_cast<int>(who), of(ScoreLine::Leader), of(ScoreLine::Comets), of(ScoreLine::Asteroids),
                        of(ScoreLine::DwarfPlanets), of(ScoreLine::GasClouds), all[who].theories, all[who].planetX,
                        all[who].total(), begun() ? all[who].rank : 0});
    }
    return rows;
}

QVariantList ScoreSheet::bySeat() const { return listOf(scores()); }

QVariantList ScoreSheet::byRank() const { return listOf(ranked(scores())); }

QString ScoreSheet::tie() const { return begun() ? tieOf(ranked(scores())) : QString(); }

} // namespace planetx
