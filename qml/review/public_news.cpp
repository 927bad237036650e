#include "qml/review/public_news.h"

#include "qml/shown/names.h"

#include <map>

namespace planetx {

namespace {

bool isOfReview(const LogLine& line) {
    return line.kind == u"TheoriesPlaced" || line.kind == u"TheoryTurnedUp" || line.kind == u"TheoryVoided";
}

// In the last chance tokens are turned up too, but then the reveal tells of them.
bool isTime(const Board& board) { return board.phase == Phase::Turn && board.play == Play::OnScreen; }

void add(QVariantList& sectors, const LogLine& line) {
    if (line.kind == u"TheoriesPlaced")
        return;
    auto last = sectors.isEmpty() ? ReviewedSector() : sectors.back().value<ReviewedSector>();
    if (last.sector != line.sector) {
        last = {line.sector, {}, {}, {}};
        sectors.push_back({});
    }
    const bool voided = line.kind == u"TheoryVoided";
    last.verdicts.push_back(QVariant::fromValue(ShownVerdict{line.who, line.object, line.correct, voided}));
    last.moved += line.moved;
    if (line.correct)
        last.confirmed = line.object;
    sectors.back() = QVariant::fromValue(last);
}

} // namespace

QString PublicNews::kind() const { return m_kind; }

QVariantList PublicNews::tracks() const {
    if (!table())
        return {};
    std::map<int, std::vector<QVariantList>> sectors;
    for (const ShownToken& token : tokensOf(table()->game(), std::nullopt, {})) {
        if (token.faceUp)
            continue;
        auto& spaces = sectors[token.sector];
        spaces.resize(innerSpace + 1);
        spaces[static_cast<std::size_t>(token.space)].push_back(QVariant::fromValue(token));
    }
    QVariantList all;
    for (const auto& [sector, spaces] : sectors)
        all.push_back(QVariant::fromValue(ShownTrack{sector, listOf(spaces)}));
    return all;
}

void PublicNews::read() {
    m_lines.read(table());
    const QString id = table() ? qs(aphelion::hex(table()->log().table())) : QString();
    if (id != m_table) {
        m_table = id;
        m_seen = m_lines.lines().size();
        m_kind.clear();
    }
    if (m_kind.isEmpty())
        skipToNews();
}

void PublicNews::skipToNews() {
    const auto& lines = m_lines.lines();
    if (!board() || !isTime(*board()))
        return;
    while (m_seen < lines.size() && !isOfReview(lines[m_seen]) && lines[m_seen].kind != u"ConferenceHeld")
        ++m_seen;
    if (m_seen == lines.size())
        return;
    m_end = m_seen + 1;
    if (isOfReview(lines[m_seen])) {
        readReview();
        return;
    }
    m_kind = QStringLiteral("Conference");
    m_conference = lines[m_seen];
}

void PublicNews::readReview() {
    const auto& lines = m_lines.lines();
    m_kind = QStringLiteral("Review");
    m_reviewed.clear();
    for (m_end = m_seen; m_end < lines.size() && isOfReview(lines[m_end]); ++m_end)
        add(m_reviewed, lines[m_end]);
}

void PublicNews::next() {
    m_seen = m_end;
    m_kind.clear();
    skipToNews();
    emit changed();
}

} // namespace planetx
