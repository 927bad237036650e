#include "qml/table/table_model.h"

#include "planetx/rules/time_track.h"
#include "qml/shown/names.h"
#include "qml/table/samples.h"

#include <algorithm>

namespace planetx {

namespace {

// Theories and the last chance come in their phases; with the board on the table the rest is asked for by hand.
bool isOnMenu(const QString& action, bool withBoard) {
    const bool always = action == u"Survey" || action == u"Target" || action == u"Research" || action == u"Locate";
    const bool byHand = action == u"HoldConference" || action == u"Review" || action == u"Reveal";
    return always || (byHand && withBoard);
}

// Under this name the player's file keeps that the starting facts have been seen.
constexpr std::string_view begunDraft = "begun";

bool isNews(const LogLine& line) {
    return line.kind != u"TheoriesSealed" && !(line.kind == u"TheoriesPlaced" && line.sectors.isEmpty());
}

} // namespace

void TableModel::read() {
    m_lines.read(table());
    const QVariantList lines = listOf(m_lines.lines());
    if (lines == m_log)
        return;
    m_log = lines;
    emit logChanged();
}

bool TableModel::isOld() const { return board() && session()->table()->isOld() && board()->phase != Phase::Over; }

QString TableModel::id() const { return table() ? qs(aphelion::hex(table()->log().table())) : QString(); }
QString TableModel::code() const { return table() ? qs(table()->game().setup.code.text()) : QString(); }
QString TableModel::mode() const { return board() ? qs(name(board()->mode)) : QString(); }
QString TableModel::help() const { return table() ? nameOf(table()->game().setup.help) : QString(); }
QString TableModel::phase() const { return board() ? nameOf(board()->phase) : QString(); }
QString TableModel::behind() const { return session() ? nameOf(session()->behind()) : QString(); }

bool TableModel::begun() const {
    if (!viewpoint())
        return false;
    const auto& lines = m_lines.lines();
    if (std::ranges::find(lines, *viewpoint(), &LogLine::who) != lines.end())
        return true;
    const auto drafts = session()->desk()->drafts();
    return drafts && drafts->contains(std::string(begunDraft));
}

QString TableModel::begin() {
    if (!viewpoint())
        return nameOf(Trouble(NotNow::NobodyHere));
    return nameOf(session()->desk()->setDraft(begunDraft, aphelion::bytesOf("seen")));
}

QVariantList TableModel::news() const {
    QVariantList told;
    for (const LogLine& line : m_lines.lines())
        if (isNews(line))
            told.push_back(QVariant::fromValue(line));
    return told;
}

QVariantList TableModel::choosers() const {
    QVariantList all;
    if (board() && board()->phase == Phase::Theories && isShared())
        for (const auto& [who, id] : session()->table()->players())
            if (isSeated(*board(), who))
                all.push_back(QVariant::fromValue(playerOf(who)));
    return all;
}

bool TableModel::canRemove() const {
    int people = 0;
    for (PlayerId who = 0; board() && who < static_cast<PlayerId>(board()->players.size()); ++who)
        people += isSeated(*board(), who) && !table()->game().wishes[static_cast<std::size_t>(who)].bot ? 1 : 0;
    return people > 1;
}

bool TableModel::mustChoose() const {
    if (!viewpoint())
        return false;
    if (board()->phase == Phase::LastChance)
        return toAct(*board()) == viewpoint(); // one after the other
    const auto waited = planetx::waitingFor(*board());
    return board()->phase == Phase::Theories && std::ranges::find(waited, *viewpoint()) != waited.end();
}

QVariantList TableModel::pawns() const { return table() ? listOf(pawnsOf(table()->game())) : QVariantList(); }
QVariantList TableModel::gates() const { return board() ? listOf(gatesOf(*board())) : QVariantList(); }
QVariantList TableModel::confirmed() const { return board() ? listOf(confirmedOn(*board())) : QVariantList(); }

QVariantList TableModel::tokens() const {
    return table() ? listOf(tokensOf(table()->game(), viewpoint(), ownHand())) : QVariantList();
}

QVariantList TableModel::tokensIn(int sector) const {
    QVariantList there;
    for (const QVariant& token : tokens())
        if (token.value<ShownToken>().sector == sector)
            there.push_back(token);
    return there;
}

bool TableModel::isVisible(int sector) const {
    if (!board())
        return false;
    const Ring ring = edition(*board()).ring;
    return ring.contains(sector) && has(ring.sectors(visibleSky(*board())), sector);
}

QVariantList TableModel::ruledOut() const {
    QVariantList all;
    if (board())
        for (const Theory& theory : board()->ruledOut)
            all.push_back(QVariant::fromValue(shown(theory)));
    return all;
}

ShownPlayer TableModel::playerOf(PlayerId who) const {
    const auto at = static_cast<std::size_t>(who);
    const Player& p = player(*board(), who);
    const Wish& wish = table()->game().wishes[at];
    const auto waited = planetx::waitingFor(*board());
    ShownPlayer one;
    one.player = who;
    one.name = qs(table()->log().seats()[at].name);
    one.colour = wish.colour;
    one.season = nameOf(wish.season);
    one.level = nameOf(wish.level);
    one.here = isHere(who);
    one.away = isAway(who);
    one.seated = p.seated;
    one.toAct = toAct(*board()) == who;
    one.waitedFor = std::ranges::find(waited, who) != waited.end();
    one.sealed = p.sealed;
    one.ahead = p.seated ? p.pawn.time - player(*board(), rearmost(*board())).pawn.time : 0;
    one.targetsLeft = p.targetsLeft;
    one.bot = wish.bot ? nameOf(*wish.bot) : QString();
    one.lent = table()->game().lent.contains(who);
    one.you = viewpoint() == who && board()->players.size() > 1;
    one.none = session()->choseNone(who);
    return one;
}

QVariantList TableModel::players() const {
    QVariantList all;
    for (PlayerId who = 0; board() && who < static_cast<PlayerId>(board()->players.size()); ++who)
        all.push_back(QVariant::fromValue(playerOf(who)));
    return all;
}

int TableModel::whoseTurn() const { return board() ? toAct(*board()).value_or(-1) : -1; }

QVariantList TableModel::waitingFor() const { return board() ? listOf(planetx::waitingFor(*board())) : QVariantList(); }

int TableModel::heir() const {
    if (!board() || !isShared())
        return -1;
    for (const PlayerId who : planetx::waitingFor(*board()))
        if (session()->table()->players().contains(who) && who != viewpoint() && !session()->choseNone(who))
            return who;
    return -1;
}

QVariantList TableModel::abandoned() const {
    QVariantList lines;
    if (table())
        for (const aphelion::Entry& entry : session()->table()->abandoned())
            if (const auto line = lineOf(*table(), entry))
                lines.push_back(QVariant::fromValue(*line));
    return lines;
}

QVariantList TableModel::actions() const {
    QVariantList all;
    if (!board())
        return all;
    const auto who = viewpoint() ? viewpoint() : toAct(*board());
    const Hand hand = ownHand(); // empty unless its owner looks
    const QString cannotAsk = nameOf(session()->cannotAsk());
    for (std::size_t kind = 0; kind < actionNames.size(); ++kind) {
        const Action any = sample(kind, *board());
        const int cost = costOf(edition(*board()), any);
        ShownAction one{qs(actionNames[kind]), cost, cost, {}};
        if (std::holds_alternative<Survey>(any))
            one.leastCost = costOf(edition(*board()), Survey{Object::Empty, visibleSky(*board())});
        const auto refused = who ? refusal(*board(), hand, *who, any) : std::optional(Refusal::NotYourTurn);
        one.refusal = refused ? qs(name(*refused)) : cannotAsk;
        all.push_back(QVariant::fromValue(one));
    }
    return all;
}

QVariantList TableModel::menu() const {
    QVariantList offered;
    for (const QVariant& action : actions())
        if (isOnMenu(action.value<ShownAction>().name, withBoard()))
            offered.push_back(action);
    return offered;
}

QVariantList TableModel::turnOrder() const {
    QVariantList order;
    if (board())
        for (const PlayerId who : planetx::turnOrder(*board()))
            order.push_back(QVariant::fromValue(playerOf(who)));
    return order;
}

void TableModel::lock() {
    if (session())
        session()->lock();
}

void TableModel::touched() {
    if (session())
        session()->touched();
}

QString TableModel::takeBack() {
    if (!session())
        return nameOf(Trouble(NotNow::NoTable));
    const auto done = planetx::ask(*session(), TakeBack{});
    return done ? QString() : nameOf(done.fault());
}

QString TableModel::chooseNone(int player, bool none) {
    return nameOf(session() ? session()->chooseNone(player, none) : Trouble(NotNow::NoTable));
}

QString TableModel::catchUp() { return nameOf(session() ? session()->catchUp() : Trouble(NotNow::NoTable)); }

QString TableModel::releaseSeat(int player) {
    return nameOf(session() ? session()->releaseSeat(player) : Trouble(NotNow::NoTable));
}

} // namespace planetx
