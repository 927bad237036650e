#include "qml/lobby/lobby_form.h"

#include "qml/app/app_values.h"
#include "qml/shown/names.h"

#include <algorithm>

// Who of this device is to sit at a table that is being set up, and what they choose.

namespace planetx {

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

QVariantList LobbyForm::seats() const {
    QVariantList all;
    for (const SeatDraft& seat : m_seats.here)
        all.push_back(QVariant::fromValue(
            LobbySeat{seat.player ? qs(aphelion::hex(*seat.player)) : QString(), seat.name, seat.wish.colour,
                      nameOf(seat.wish.season), nameOf(seat.wish.level), static_cast<int>(factsFor(seat.wish.level)),
                      seat.player ? seat.hasPin : !seat.pin.isEmpty(), faultOf(m_seats, seat)}));
    return all;
}

QStringList LobbyForm::skills() {
    QStringList all;
    for (const Skill skill : allSkills)
        all.push_back(nameOf(skill));
    return all;
}

QVariantList LobbyForm::bots() const {
    QVariantList all;
    const QStringList names = givenNames(m_seats).bots;
    for (std::size_t i = 0; i < m_seats.bots.size(); ++i) {
        const Wish& wish = m_seats.bots[i].wish;
        all.push_back(QVariant::fromValue(
            LobbyBot{names[static_cast<qsizetype>(i)], wish.colour, nameOf(wish.season), nameOf(*wish.bot)}));
    }
    return all;
}

void LobbyForm::addBot(const QString& skill) {
    if (canAdd() && m_play == Play::OnScreen)
        sit(m_seats, skillIn(skill).value_or(Skill::Observer));
    chosen();
}

void LobbyForm::removeBot(int bot) {
    if (bot >= 0 && bot < std::ssize(m_seats.bots))
        m_seats.bots.erase(m_seats.bots.begin() + bot);
    chosen();
}

void LobbyForm::setSkill(int bot, const QString& skill) {
    if (const auto wanted = skillIn(skill); wanted && bot >= 0 && bot < std::ssize(m_seats.bots))
        m_seats.bots[static_cast<std::size_t>(bot)].wish.bot = wanted;
    chosen();
}

std::vector<aphelion::PlayerSummary> LobbyForm::devicePlayers() const {
    const auto players = m_session ? m_session->vault().players() : std::vector<aphelion::PlayerSummary>();
    return players ? *players : std::vector<aphelion::PlayerSummary>();
}

bool LobbyForm::sits(const aphelion::StoreId& player) const {
    return std::ranges::any_of(m_seats.here, [&](const SeatDraft& seat) { return seat.player == player; });
}

QVariantList LobbyForm::absent() const {
    QVariantList all;
    for (const aphelion::PlayerSummary& player : devicePlayers())
        if (!sits(player.id))
            all.push_back(QVariant::fromValue(shownPlayer(player)));
    return all;
}

QVariantList LobbyForm::takenColours() const {
    QVariantList all;
    for (const OtherSeat& seat : m_joining ? m_seats.elsewhere : std::vector<OtherSeat>())
        all.push_back(seat.wish.colour);
    return all;
}

QStringList LobbyForm::takenSeasons() const {
    QStringList all;
    for (const OtherSeat& seat : m_joining ? m_seats.elsewhere : std::vector<OtherSeat>())
        all.push_back(nameOf(seat.wish.season));
    return all;
}

SeatDraft* LobbyForm::at(int seat) {
    return seat >= 0 && seat < std::ssize(m_seats.here) ? &m_seats.here[static_cast<std::size_t>(seat)] : nullptr;
}

void LobbyForm::chosen() {
    if (m_contest)
        keepTo(m_seats, *m_contest);
    m_telling.start();
    emit changed();
}

void LobbyForm::add(const QString& name) {
    if (hasRoom(m_seats))
        sit(m_seats, {std::nullopt, name, {}, {}, false});
    chosen();
}

void LobbyForm::begin() {
    m_help = Help::Bookkeeping;
    m_contest.reset();
    m_seats.bots.clear();
    emit changed();
}

void LobbyForm::setUp(bool several) {
    const auto kept = devicePlayers();
    for (SeatDraft& seat : m_seats.here)
        if (seat.player && std::ranges::none_of(kept, [&](const auto& player) { return player.id == *seat.player; }))
            seat = {std::nullopt, seat.name, seat.wish, {}, false};
    if (m_contest)
        m_seats.bots.clear(); // they take the pawns that are left
    if (!several)
        m_seats.here.resize(std::min<std::size_t>(m_seats.here.size(), 1));
    if (m_seats.here.empty() && !several && kept.size() == 1)
        addPlayer(qs(aphelion::hex(kept.front().id)));
    while (m_seats.here.size() < (several ? 2 : 1) && hasRoom(m_seats))
        add();
    chosen();
}

void LobbyForm::fillFrom(const KeptTable& table) {
    const PublicGame& game = tableOf(table).game();
    const auto kept = devicePlayers();
    m_contest.reset();
    m_play = game.setup.play;
    m_help = game.setup.help;
    m_seats = {};
    for (const aphelion::SeatNumber who : table.seats())
        if (table.isBot(static_cast<PlayerId>(who)))
            m_seats.bots.push_back({qs(table.table().log().seats()[who].name), game.wishes[who]});
    for (const auto& [who, id] : table.players()) {
        const auto at = static_cast<std::size_t>(who);
        const auto& sat = table.table().log().seats()[at];
        if (!sat.seated)
            continue;
        SeatDraft seat{std::nullopt, qs(sat.name), game.wishes[at], {}, false};
        const auto player = std::ranges::find(kept, id, &aphelion::PlayerSummary::id);
        if (player != kept.end())
            become(seat, *player);
        m_seats.here.push_back(std::move(seat));
    }
    emit changed();
}

void LobbyForm::become(SeatDraft& seat, const aphelion::PlayerSummary& player) {
    seat.player = player.id;
    seat.name = qs(player.name);
    seat.hasPin = player.hasPin;
}

void LobbyForm::addPlayer(const QString& playerId) {
    for (const aphelion::PlayerSummary& player : devicePlayers()) {
        if (qs(aphelion::hex(player.id)) != playerId || sits(player.id))
            continue;
        if (const auto seat = std::ranges::find_if(m_seats.here, isNameless); seat != m_seats.here.end())
            become(*seat, player);
        else if (m_contest && !m_seats.here.empty())
            become(m_seats.here.front(), player); // there is one seat
        else if (hasRoom(m_seats))
            sit(m_seats, {player.id, qs(player.name), {}, {}, player.hasPin});
    }
    chosen();
}

void LobbyForm::remove(int seat) {
    if (at(seat))
        m_seats.here.erase(m_seats.here.begin() + seat);
    chosen();
}

void LobbyForm::setName(int seat, const QString& name) {
    SeatDraft* draft = at(seat);
    if (!draft)
        return;
    const QString called = shortened(name);
    if (draft->name != called)
        draft->player.reset();
    draft->name = called;
    chosen(); // also where nothing is left of what was typed: the field must show that
}

void LobbyForm::recognize(SeatDraft& seat) {
    if (seat.player)
        return;
    for (const aphelion::PlayerSummary& player : devicePlayers())
        if (qs(player.name) == seat.name.simplified() && !sits(player.id)) {
            become(seat, player);
            return;
        }
}

void LobbyForm::finishName(int seat) {
    if (SeatDraft* draft = at(seat))
        recognize(*draft);
    emit changed();
}

void LobbyForm::setColour(int seat, int colour) {
    SeatDraft* draft = at(seat);
    if (draft && colour >= 0 && colour < choices().colours && !takenColours().contains(colour))
        chooseColour(m_seats, *draft, colour);
    chosen();
}

void LobbyForm::setSeason(int seat, const QString& season) {
    SeatDraft* draft = at(seat);
    const auto wish = seasonIn(season);
    if (draft && wish && !takenSeasons().contains(season))
        chooseSeason(m_seats, *draft, *wish);
    chosen();
}

void LobbyForm::setLevel(int seat, const QString& level) {
    if (SeatDraft* draft = at(seat))
        draft->wish.level = levelIn(level).value_or(draft->wish.level);
    chosen();
}

void LobbyForm::setPin(int seat, const QString& pin) {
    if (SeatDraft* draft = at(seat); draft && !draft->player)
        draft->pin = pin;
    emit changed();
}

} // namespace planetx
