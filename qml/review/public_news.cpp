#include "qml/review/public_news.h"

#include "base/cbor.h"
#include "qml/shown/names.h"

#include <map>

namespace planetx {

namespace {

bool isOfReview(const LogLine& line) {
    return line.kind == u"TheoriesPlaced" || line.kind == u"TheoryTurnedUp" || line.kind == u"TheoryVoided";
}

std::string keyOf(const aphelion::TableId& table) { return "news-seen-" + aphelion::hex(table); }

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

QVariantList tracksOf(const PublicGame& game) {
    std::map<int, std::vector<QVariantList>> sectors;
    for (const ShownToken& token : tokensOf(game, std::nullopt, {})) {
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

} // namespace

void PublicNews::read() {
    const QString id = table() ? qs(aphelion::hex(table()->log().table())) : QString();
    const bool isNew = id != m_table;
    const bool wentBack = !isNew && table() && !m_lines.leadTo(*table());
    if (isNew || wentBack) {
        m_table = id;
        m_lines.read(nullptr);
        m_news.clear();
        m_reviewing.reset();
    }
    if (wentBack)
        m_seen = std::min(m_seen, table()->log().nextNumber() - 1); // what comes instead is news again
    m_lines.read(table(), [this](const LogLine& line, const PublicGame& game) { hear(line, game); });
    if (isNew && table())
        begin();
    if (wentBack)
        std::erase_if(m_news, [this](const News& news) { return news.end <= m_seen; });
}

// What cannot be read has been seen: better no news than old news.
void PublicNews::begin() {
    aphelion::DeviceFile& device = session()->vault().device();
    const std::string key = keyOf(table()->log().table());
    m_seen = table()->log().nextNumber() - 1;
    const auto stored = device.setting(key);
    if (stored && *stored) {
        aphelion::CborReader reader(**stored);
        const EntryNumber seen = reader.number(m_seen);
        m_seen = reader.done() ? seen : m_seen;
    } else if (stored) {
        (void)device.set(key, aphelion::CborWriter().number(m_seen).take()); // if not now, then with the first news
    }
    std::erase_if(m_news, [this](const News& news) { return news.end <= m_seen; });
}

// Any line may be the last of a review: somebody may leave whom it waited for.
void PublicNews::hear(const LogLine& line, const PublicGame& game) {
    if (game.board.play != Play::OnScreen)
        return;
    const auto end = static_cast<EntryNumber>(line.entry);
    if (game.board.finder)
        return hearFinder(line, game);
    if (line.kind == u"ConferenceHeld")
        m_news.push_back({QStringLiteral("Conference"), end, {}, {}, line});
    if (isOfReview(line)) {
        if (!m_reviewing)
            m_reviewing = {QStringLiteral("Review"), end, {}, {}, {}};
        add(m_reviewing->reviewed, line);
    }
    if (!m_reviewing || game.board.phase == Phase::Placing || game.board.phase == Phase::Review)
        return;
    m_reviewing->end = end;
    m_reviewing->tracks = tracksOf(game);
    if (!m_reviewing->reviewed.isEmpty()) // that theories merely move on is seen on the board
        m_news.push_back(std::move(*m_reviewing));
    m_reviewing.reset();
}

// People at this device were told when they asked.
void PublicNews::hearFinder(const LogLine& line, const PublicGame& game) {
    if (line.kind == u"Located" && line.who == *game.board.finder && !session()->table()->players().contains(line.who))
        m_news.push_back({QStringLiteral("Found"), static_cast<EntryNumber>(line.entry), {}, {}, line});
}

const PublicNews::News& PublicNews::shown() const {
    static const News none;
    return m_news.empty() || !board() || board()->phase == Phase::Over ? none : m_news.front();
}

void PublicNews::next() {
    if (m_news.empty())
        return;
    m_seen = m_news.front().end;
    m_news.pop_front();
    if (table()) // what cannot be kept is shown once more after the next start
        (void)session()->vault().device().set(keyOf(table()->log().table()),
                                              aphelion::CborWriter().number(m_seen).take());
    emit changed();
}

aphelion::Unstored PublicNews::forget(aphelion::DeviceFile& device, const aphelion::TableId& table) {
    return device.unset(keyOf(table));
}

} // namespace planetx
