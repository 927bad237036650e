#include "qml/lobby/lobby_form.h"

#include <QTextBoundaryFinder>

#include "qml/app/app_values.h"
#include "qml/app/code_fault.h"
#include "qml/app/join_link.h"
#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

namespace {

// The first of 0.. that nobody has chosen.
template <typename Seats, typename Chosen>
int firstFree(const Seats& seats, int count, Chosen chosen) {
    for (int i = 0; i < count; ++i)
        if (std::ranges::none_of(seats, [&](const auto& seat) { return chosen(seat.wish) == i; }))
            return i;
    return 0;
}

int seasonOf(const Wish& wish) { return static_cast<int>(wish.season); }
int colourOf(const Wish& wish) { return wish.colour; }

// At most so many code points, and no letter or picture that consists of several is cut.
QString shortened(const QString& text, int most) {
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
    qsizetype end = 0;
    for (auto next = letters.toNextBoundary(); next > 0 && text.first(next).toUcs4().size() <= most;
         next = letters.toNextBoundary())
        end = next;
    return text.first(end);
}

} // namespace

void LobbyForm::setSession(Session* session) {
    m_session = session;
    emit changed();
}

void LobbyForm::setCode(const QString& code) {
    m_code = code;
    emit changed();
}

QString LobbyForm::mode() const {
    const auto code = GameCode::parse(utf8(m_code));
    return code ? qs(name(code->mode())) : QString();
}

QString LobbyForm::link() const { return joinLink(m_code); }

bool LobbyForm::played() const {
    const auto code = GameCode::parse(utf8(m_code));
    const auto kept = m_session ? m_session->tables() : std::vector<KeptTableLine>();
    return code && kept && std::ranges::any_of(*kept, [&](const KeptTableLine& table) {
               return table.summary && table.summary->code == *code;
           });
}

QVariantList LobbyForm::modes() {
    QVariantList all;
    for (const Mode mode : bothModes)
        all.push_back(QVariant::fromValue(ModeChoice{qs(name(mode)), edition(mode).ring.size}));
    return all;
}

QVariantList LobbyForm::levels() {
    QVariantList all;
    for (const Level level : {Level::Junior, Level::Beginner, Level::Experienced, Level::Genius})
        all.push_back(QVariant::fromValue(LevelChoice{nameOf(level), static_cast<int>(factsFor(level))}));
    return all;
}

QStringList LobbyForm::allSeasons() {
    QStringList all;
    for (std::size_t i = 0; i < planetx::seasons; ++i)
        all.push_back(nameOf(static_cast<Season>(i)));
    return all;
}

void LobbyForm::setWithBoard(bool withBoard) {
    m_play = withBoard ? Play::WithBoard : Play::OnScreen;
    emit changed();
}

QString LobbyForm::help() const { return nameOf(m_help); }

void LobbyForm::setHelp(const QString& help) {
    m_help = helpIn(help).value_or(m_help);
    emit changed();
}

QVariantList LobbyForm::seats() const {
    QVariantList all;
    for (const Draft& seat : m_seats)
        all.push_back(QVariant::fromValue(
            LobbySeat{seat.player ? qs(aphelion::hex(*seat.player)) : QString(), seat.name, seat.wish.colour,
                      nameOf(seat.wish.season), nameOf(seat.wish.level), static_cast<int>(factsFor(seat.wish.level)),
                      seat.player ? seat.hasPin : !seat.pin.isEmpty(), faultOf(seat)}));
    return all;
}

QString LobbyForm::faultOf(const Draft& seat) const {
    const QString called = seat.name.simplified();
    if (!aphelion::isName(utf8(called)))
        return QStringLiteral("BadName");
    const auto same = [&](const Draft& s) { return s.name.simplified().compare(called, Qt::CaseInsensitive) == 0; };
    return std::ranges::count_if(m_seats, same) > 1 ? QStringLiteral("SameName") : QString();
}

std::vector<aphelion::PlayerSummary> LobbyForm::devicePlayers() const {
    const auto players = m_session ? m_session->vault().players() : std::vector<aphelion::PlayerSummary>();
    return players ? *players : std::vector<aphelion::PlayerSummary>();
}

bool LobbyForm::sits(const aphelion::StoreId& player) const {
    return std::ranges::any_of(m_seats, [&](const Draft& seat) { return seat.player == player; });
}

QVariantList LobbyForm::absent() const {
    QVariantList all;
    for (const aphelion::PlayerSummary& player : devicePlayers())
        if (!sits(player.id))
            all.push_back(QVariant::fromValue(shownPlayer(player)));
    return all;
}

bool LobbyForm::canAdd() const { return std::ssize(m_seats) < maxPlayers; }

QString LobbyForm::fault() const {
    const auto code = GameCode::parse(utf8(m_code));
    if (!code)
        return faultName(code.fault());
    if (m_seats.empty())
        return QStringLiteral("NoPlayers");
    for (const Draft& seat : m_seats)
        if (const QString why = faultOf(seat); !why.isEmpty())
            return why;
    return isSound(wanted(*code)) ? QString() : nameOf(Trouble(NotNow::BadSetup));
}

// Those who are not players of this device yet stand there under ids of their own.
NewTable LobbyForm::wanted(const GameCode& code) const {
    NewTable table{code, m_play, m_help, {}, {}};
    for (const Draft& seat : m_seats)
        table.seats.push_back(
            {utf8(seat.name.simplified()), seat.player ? *seat.player : aphelion::randomId(), seat.wish});
    return table;
}

LobbyForm::Draft* LobbyForm::at(int seat) {
    return seat >= 0 && seat < std::ssize(m_seats) ? &m_seats[static_cast<std::size_t>(seat)] : nullptr;
}

void LobbyForm::sit(Draft draft) {
    if (!canAdd())
        return;
    draft.wish.season = static_cast<Season>(firstFree(m_seats, static_cast<int>(seasons), seasonOf));
    draft.wish.colour = firstFree(m_seats, pawnColours, colourOf);
    m_seats.push_back(std::move(draft));
    emit changed();
}

void LobbyForm::add(const QString& name) { sit({std::nullopt, name, {}, {}, false}); }

void LobbyForm::begin() {
    m_help = Help::Bookkeeping;
    emit changed();
}

void LobbyForm::setUp(bool several) {
    const auto kept = devicePlayers();
    for (Draft& seat : m_seats)
        if (seat.player && std::ranges::none_of(kept, [&](const auto& player) { return player.id == *seat.player; }))
            seat = {std::nullopt, seat.name, seat.wish, {}, false};
    if (!several)
        m_seats.resize(std::min<std::size_t>(m_seats.size(), 1));
    if (m_seats.empty() && !several && kept.size() == 1)
        addPlayer(qs(aphelion::hex(kept.front().id)));
    while (m_seats.size() < (several ? 2 : 1))
        add();
    emit changed();
}

void LobbyForm::fillFrom(const KeptTable& table) {
    const PublicGame& game = table.table().game();
    const auto kept = devicePlayers();
    m_play = game.setup.play;
    m_help = game.setup.help;
    m_seats.clear();
    for (const auto& [who, id] : table.players()) {
        const auto at = static_cast<std::size_t>(who);
        const auto& sat = table.table().log().seats()[at];
        if (!sat.seated)
            continue;
        Draft seat{std::nullopt, qs(sat.name), game.wishes[at], {}, false};
        const auto player = std::ranges::find(kept, id, &aphelion::PlayerSummary::id);
        if (player != kept.end())
            become(seat, *player);
        m_seats.push_back(std::move(seat));
    }
    emit changed();
}

void LobbyForm::become(Draft& seat, const aphelion::PlayerSummary& player) {
    seat.player = player.id;
    seat.name = qs(player.name);
    seat.hasPin = player.hasPin;
}

void LobbyForm::addPlayer(const QString& playerId) {
    for (const aphelion::PlayerSummary& player : devicePlayers()) {
        if (qs(aphelion::hex(player.id)) != playerId || sits(player.id))
            continue;
        const auto nameless = [](const Draft& seat) { return seat.name.simplified().isEmpty(); };
        if (const auto seat = std::ranges::find_if(m_seats, nameless); seat != m_seats.end())
            become(*seat, player);
        else
            sit({player.id, qs(player.name), {}, {}, player.hasPin});
    }
    emit changed();
}

void LobbyForm::remove(int seat) {
    if (at(seat))
        m_seats.erase(m_seats.begin() + seat);
    emit changed();
}

void LobbyForm::setName(int seat, const QString& name) {
    Draft* draft = at(seat);
    if (!draft)
        return;
    const QString called = shortened(name, longestName());
    if (draft->name != called)
        draft->player.reset();
    draft->name = called;
    emit changed(); // also where nothing is left of what was typed: the field must show that
}

void LobbyForm::recognize(Draft& seat) {
    if (seat.player)
        return;
    for (const aphelion::PlayerSummary& player : devicePlayers())
        if (qs(player.name) == seat.name.simplified() && !sits(player.id)) {
            become(seat, player);
            return;
        }
}

void LobbyForm::finishName(int seat) {
    if (Draft* draft = at(seat))
        recognize(*draft);
    emit changed();
}

void LobbyForm::setColour(int seat, int colour) {
    Draft* draft = at(seat);
    if (!draft || colour < 0 || colour >= pawnColours)
        return;
    const auto taken = std::ranges::find(m_seats, colour, [](const Draft& s) { return s.wish.colour; });
    if (taken != m_seats.end())
        taken->wish.colour = draft->wish.colour;
    draft->wish.colour = colour;
    emit changed();
}

void LobbyForm::setSeason(int seat, const QString& season) {
    Draft* draft = at(seat);
    const auto wish = seasonIn(season);
    if (!draft || !wish)
        return;
    const auto taken = std::ranges::find(m_seats, *wish, [](const Draft& s) { return s.wish.season; });
    if (taken != m_seats.end())
        taken->wish.season = draft->wish.season;
    draft->wish.season = *wish;
    emit changed();
}

void LobbyForm::setLevel(int seat, const QString& level) {
    if (Draft* draft = at(seat))
        draft->wish.level = levelIn(level).value_or(draft->wish.level);
    emit changed();
}

void LobbyForm::setPin(int seat, const QString& pin) {
    if (Draft* draft = at(seat); draft && !draft->player)
        draft->pin = pin;
    emit changed();
}

std::optional<Trouble> LobbyForm::introduce(std::vector<aphelion::StoreId>& made) {
    for (Draft& seat : m_seats) {
        if (seat.player)
            continue;
        const auto id =
            m_session->vault().addPlayer(utf8(seat.name.simplified()), {}, aphelion::viewOf(utf8(seat.pin)));
        if (!id)
            return id.fault();
        made.push_back(*id);
        seat.player = *id;
    }
    return std::nullopt;
}

QString LobbyForm::start() {
    if (const QString why = fault(); !why.isEmpty())
        return why;
    if (!m_session)
        return nameOf(Trouble(NotNow::NoTable));
    for (Draft& seat : m_seats)
        recognize(seat);
    std::vector<aphelion::StoreId> made;
    auto trouble = introduce(made);
    if (!trouble)
        trouble = m_session->begin(wanted(*GameCode::parse(utf8(m_code))));
    for (Draft& seat : m_seats) {
        const bool isNew = seat.player && std::ranges::find(made, *seat.player) != made.end();
        if (trouble && isNew) {
            (void)m_session->vault().removePlayer(*seat.player);
            seat.player.reset();
        } else if (isNew) {
            seat.hasPin = !seat.pin.isEmpty();
        }
        if (!trouble) {
            seat.pin.fill(QChar());
            seat.pin.clear();
        }
    }
    emit changed();
    return nameOf(trouble);
}

} // namespace planetx
