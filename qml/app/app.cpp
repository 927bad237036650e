#include "qml/app/app.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>

#include "qml/app/code_fault.h"
#include "qml/app/join_link.h"
#include "qml/reveal/score_sheet.h"
#include "qml/review/public_news.h"
#include "qml/shown/names.h"
#include "qml/table/cardboard.h"
#include "registry/all_games.h"
#include "planetx/front/at_session.h"

#include <algorithm>

namespace planetx {

using aphelion::StoreFault;
using aphelion::StoreId;

namespace {

QString nameOfFault(const aphelion::Unstored& fault) { return fault ? qs(aphelion::name(*fault)) : QString(); }

std::optional<StoreId> idIn(const QString& text) { return aphelion::idOf(utf8(text)); }

std::vector<ShownOutcome> ranked(const std::vector<Outcome>& outcomes) {
    std::vector<ShownOutcome> all;
    for (const Outcome& one : outcomes)
        all.push_back(
            {static_cast<int>(all.size()), one.points.value_or(-1), one.rank, one.found, one.locatedAt.value_or(-1)});
    std::ranges::stable_sort(all, {}, &ShownOutcome::rank);
    return all;
}

ShownTable shownTable(const KeptTableLine& line) {
    ShownTable one;
    one.id = qs(aphelion::hex(line.id));
    one.finished = line.finished;
    one.changed = static_cast<qint64>(line.changed);
    const auto summary = decodeSummary(line.summary);
    if (!summary)
        return one;
    one.code = qs(summary->code.text());
    one.mode = qs(name(summary->code.mode()));
    one.withBoard = summary->play == Play::WithBoard;
    one.phase = nameOf(summary->phase);
    for (const std::string& called : summary->names)
        one.names.push_back(qs(called));
    one.outcomes = listOf(ranked(summary->outcomes));
    return one;
}

} // namespace

DevicePlayer shownPlayer(const aphelion::PlayerSummary& player) {
    return {qs(aphelion::hex(player.id)), qs(player.name), player.hasPin, static_cast<int>((player.wait + 999) / 1000)};
}

App::App(QObject* parent) : App({nullptr, aphelion::realWorld(), {}, {}}, parent) {}

App::App(Device device, QObject* parent) : QObject(parent), m_device(std::move(device)) {
    if (QCoreApplication::instance())
        QCoreApplication::instance()->installEventFilter(this);
}

bool App::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (m_session && (type == QEvent::MouseButtonPress || type == QEvent::TouchBegin || type == QEvent::KeyPress))
        m_session->touched();
    return QObject::eventFilter(watched, event);
}

App::~App() = default;

aphelion::Keystore& App::keystore() {
    if (!m_device.keystore)
        m_device.keystore = aphelion::platformKeystore();
    return *m_device.keystore;
}

aphelion::Handset& App::handset() {
    if (!m_device.handset)
        m_device.handset = aphelion::platformHandset();
    return *m_device.handset;
}

QString App::trouble() const { return nameOfFault(m_fault); }

QString App::tableCode() const {
    return atTable() ? qs(tableOf(*m_session->table()).game().setup.code.text()) : QString();
}

bool App::playing() const { return atTable() && tableOf(*m_session->table()).board().phase != Phase::Over; }

void App::setAir(QObject* air) {
    m_device.air = qobject_cast<aphelion::Air*>(air);
    emit airChanged();
}

QString App::open(const QString& folder) {
    m_folder = folder;
    m_session.reset(); // one vault at a time
    return opened(aphelion::openVault(utf8(folder), keystore(), m_device.work));
}

bool App::canOpenAnew() const {
    constexpr std::array beyond{StoreFault::Unreadable, StoreFault::NotEncrypted, StoreFault::Damaged,
                                StoreFault::Missing, StoreFault::KeyLost};
    return m_fault && std::ranges::find(beyond, *m_fault) != beyond.end();
}

QString App::openAnew() {
    m_session.reset();
    return opened(aphelion::openVaultAnew(utf8(m_folder), keystore(), m_device.work, m_fault == StoreFault::KeyLost));
}

QString App::opened(aphelion::Result<aphelion::OpenVault, StoreFault> vault) {
    m_fault.reset();
    m_origin.reset();
    if (vault) {
        auto [open, origin] = vault.take();
        m_origin = origin;
        m_session = std::make_unique<Session>(std::move(open), m_device.world, aphelion::allGames(), m_device.air);
    } else {
        m_fault = vault.fault();
    }
    m_preferences.read(m_session.get());
    if (m_session) {
        connect(m_session.get(), &Session::tableChanged, this, &App::tablesChanged);
        connect(m_session.get(), &Session::tableChanged, this, &App::playersChanged); // who has joined is one
        connect(m_session.get(), &Session::heard, this, &App::tablesChanged);
        connect(m_session.get(), &Session::viewpointChanged, this, &App::playersChanged);
    }
    emit readyChanged();
    emit tablesChanged();
    emit playersChanged();
    return trouble();
}

QVariantMap App::facts() const {
    QStringList aside = QDir(m_folder).entryList({QStringLiteral("*.damaged-*")}, QDir::Files, QDir::Name);
    for (QString& file : aside)
        file = QDir(m_folder).filePath(file);
    return {{QStringLiteral("folder"), m_folder}, {QStringLiteral("setAside"), aside}};
}

QString App::secretOrigin() const {
    if (!m_origin)
        return {};
    return *m_origin == aphelion::SecretOrigin::Keystore ? QStringLiteral("Keystore") : QStringLiteral("File");
}

QVariantList App::tables(bool finished) const {
    QVariantList all;
    if (!m_session)
        return all;
    if (const auto lines = m_session->tables())
        for (const KeptTableLine& line : *lines)
            if (line.finished == finished)
                all.push_back(QVariant::fromValue(shownTable(line)));
    return all;
}

std::vector<aphelion::PlayerSummary> App::keptPlayers() const {
    if (!m_session)
        return {};
    const auto all = m_session->vault().players();
    return all ? *all : std::vector<aphelion::PlayerSummary>();
}

QVariantList App::players() const {
    QVariantList all;
    for (const aphelion::PlayerSummary& player : keptPlayers()) {
        DevicePlayer shown = shownPlayer(player);
        shown.mayPin = shown.hasPin || mayPin(player.id);
        all.push_back(QVariant::fromValue(shown));
    }
    return all;
}

// Who plays without a PIN could be locked out by anybody who sets one: at a table only they themselves can.
bool App::mayPin(const StoreId& player) const {
    if (!atTable())
        return true;
    const auto who = m_session->viewpoint();
    const auto& here = m_session->table()->players();
    return who && here.contains(*who) && here.at(*who) == player;
}

QString App::newCode(const QString& mode) const {
    std::uint64_t bits = 0;
    m_device.world.randomize({reinterpret_cast<std::uint8_t*>(&bits), sizeof bits});
    return qs(GameCode(modeIn(mode).value_or(Mode::Standard), bits).text());
}

QString App::shownCode(const QString& mode) {
    QString& code = m_shownCodes[mode];
    if (code.isEmpty())
        code = newCode(mode);
    return code;
}

CheckedCode App::checkCode(const QString& text) const {
    CheckedCode checked;
    const std::string typed = utf8(withoutLink(text));
    const auto code = GameCode::parse(typed);
    checked.symbols = qs(GameCode::typed(typed));
    if (!code) {
        checked.fault = faultName(code.fault());
        return checked;
    }
    checked.ok = true;
    checked.code = qs(code->text());
    checked.mode = qs(name(code->mode()));
    checked.lobby = qs(code->lobby());
    const auto same = [&](const QVariant& table) { return table.value<ShownTable>().code == checked.code; };
    checked.played = std::ranges::any_of(unfinished() + finished(), same);
    return checked;
}

QString App::beginTable(LobbyForm* lobby) {
    if (!m_session || !lobby)
        return nameOf(Trouble(NotNow::NoTable));
    lobby->setSession(m_session.get());
    const QString trouble = lobby->start();
    if (trouble.isEmpty() && m_shownCodes.value(lobby->mode()) == lobby->code())
        m_shownCodes.remove(lobby->mode());
    emit playersChanged();
    return trouble;
}

QString App::rematch(LobbyForm* lobby) const {
    if (!atTable() || !lobby)
        return nameOf(Trouble(NotNow::NoTable));
    const KeptTable& table = *m_session->table();
    lobby->setSession(m_session.get());
    lobby->fillFrom(table);
    lobby->setCode(table.isHost() ? newCode(qs(name(tableOf(table).board().mode))) : QString());
    return {};
}

QString App::resume(const QString& table) {
    const auto id = idIn(table);
    return nameOf(m_session && id ? m_session->resume(*id) : Trouble(StoreFault::Unknown));
}

void App::leave() {
    if (m_session)
        m_session->leave();
}

QString App::removeTable(const QString& table) {
    const auto id = idIn(table);
    if (!m_session || !id)
        return nameOf(Trouble(StoreFault::Unknown));
    if (m_session->table() && m_session->table()->id() == *id) {
        if (m_session->desk())
            if (const auto fault = m_session->desk()->file().removeTable(*id))
                return nameOfFault(fault);
        m_session->leave();
    }
    aphelion::DeviceFile& device = m_session->vault().device();
    if (const auto fault = ScoreSheet::forget(device, *id))
        return nameOfFault(fault);
    if (const auto fault = PublicNews::forget(device, *id))
        return nameOfFault(fault);
    if (const auto fault = Cardboard::forget(device, *id))
        return nameOfFault(fault);
    keepResults();
    const auto fault = device.removeTable(*id);
    if (!fault && !m_session->desk())
        for (const aphelion::PlayerSummary& player : keptPlayers())
            if (!player.hasPin)
                if (auto file = m_session->vault().unlock(player.id, {}))
                    (void)file.take()->removeTable(*id); // of a table that is gone, nothing can be seen any more
    emit tablesChanged();
    return nameOfFault(fault);
}

// A game that is deleted still counts for those who played it; whoever has a PIN has to have looked since.
void App::keepResults() {
    if (m_session->desk())
        return;
    for (const aphelion::PlayerSummary& player : keptPlayers())
        if (!player.hasPin)
            if (auto file = m_session->vault().unlock(player.id, {}))
                (void)keepMissing(m_session->vault().device(), *file.take(), player.id, m_session->games());
}

QString App::removePlayer(const QString& player) {
    const auto id = idIn(player);
    if (!m_session || !id)
        return nameOf(Trouble(StoreFault::Unknown));
    if (m_session->desk() && m_session->table()->players().at(*m_session->viewpoint()) == *id)
        m_session->lock();
    const auto fault = m_session->vault().removePlayer(*id);
    emit playersChanged();
    return nameOfFault(fault);
}

QString App::setPin(const QString& player, const QString& oldPin, const QString& newPin) {
    const auto id = idIn(player);
    if (!m_session || !id)
        return nameOf(Trouble(StoreFault::Unknown));
    const auto locked = m_session->vault().setPin(*id, aphelion::viewOf(utf8(oldPin)), aphelion::viewOf(utf8(newPin)));
    emit playersChanged();
    return locked ? qs(aphelion::name(locked->fault)) : QString();
}

void App::setInFront(bool inFront) {
    if (inFront == m_inFront)
        return;
    m_inFront = inFront;
    emit frontChanged();
}

void App::cameForeground() {
    setInFront(true);
    if (m_device.air)
        m_device.air->wake();
}

void App::leftForeground() {
    setInFront(false);
    if (m_session)
        m_session->leftForeground();
}

} // namespace planetx
