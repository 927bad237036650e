#include "qml/pages/stage.h"

#include <QDir>
#include <QFile>
#include <QQmlEngine>

#include "qml/join/meeting_names.h"
#include "support/hidden_deal.h"

namespace planetx {

namespace {

constexpr std::uint64_t dealt = 4711;

Theory theoryIn(const QVariantMap& map) { return {map["sector"].toInt(), *objectIn(map["object"].toString())}; }

Locate locateIn(const QVariantMap& map) {
    return {map["locate"].toInt(), *objectIn(map["before"].toString()), *objectIn(map["after"].toString())};
}

void write(const QString& path, const char* text) {
    QFile file(path);
    if (file.open(QFile::WriteOnly))
        file.write(text);
}

Action actionIn(const QVariantMap& map) {
    if (map.contains("survey"))
        return Survey{*objectIn(map["survey"].toString()), {map["from"].toInt(), map["to"].toInt()}};
    if (map.contains("target"))
        return Target{map["target"].toInt()};
    if (map.contains("research"))
        return Research{map["research"].toString().at(0).toLatin1()};
    if (map.contains("locate"))
        return locateIn(map);
    if (map.contains("pass"))
        return LastChance{};
    std::vector<Theory> theories;
    for (const QVariant& one : map["theories"].toList())
        theories.push_back(theoryIn(one.toMap()));
    return SubmitTheories{theories};
}

} // namespace

Stage::Stage(QObject* parent)
    : QObject(parent),
      m_app({aphelion::noKeystore(),
             {[this] { return ++m_time; },
              [this](std::span<std::uint8_t> bytes) {
                  for (auto& byte : bytes)
                      byte = static_cast<std::uint8_t>(m_rng.below(256));
              }},
             aphelion::Work::cheapest(),
             {},
             std::make_unique<aphelion::RecordingHandset>(m_asked)},
            nullptr) {
    m_asked->silent = true; // whatever this computer could play
}

void Stage::setAirState(const QString& state) {
    using aphelion::AirState;
    for (const AirState one : {AirState::Ready, AirState::Off, AirState::NotAllowed, AirState::Forbidden,
                               AirState::NoRights, AirState::CannotShow, AirState::Failed})
        if (nameOf(one) == state)
            m_air.become(one);
}

Neighbour* Stage::neighbour() {
    m_neighbours.push_back(std::make_unique<Neighbour>(m_ether, 100 + m_neighbours.size(), nullptr));
    QQmlEngine::setObjectOwnership(m_neighbours.back().get(), QQmlEngine::CppOwnership);
    return m_neighbours.back().get();
}

QString Stage::open() {
    m_folder = std::make_unique<QTemporaryDir>();
    return opened(m_folder->filePath("data"));
}

QString Stage::openBroken() {
    if (const QString trouble = open(); !trouble.isEmpty())
        return trouble;
    const QString folder = m_folder->filePath("broken");
    QDir().mkpath(folder);
    write(folder + "/device.db", "not a list of tables");
    return opened(folder);
}

QString Stage::openBehindAWall() {
    m_folder = std::make_unique<QTemporaryDir>();
    write(m_folder->filePath("wall"), "a file");
    return opened(m_folder->filePath("wall/data"));
}

void Stage::takeTheWallAway() { QFile::remove(m_folder->filePath("wall")); }

QString Stage::opened(const QString& folder) {
    m_play.reset();
    m_models.reset();
    m_news.setSession(nullptr);
    m_neighbours.clear();
    const QString trouble = m_app.open(folder);
    m_news.setSession(m_app.session());
    emit begun();
    return trouble;
}

QString Stage::begin(const QString& mode, const QStringList& names, bool withBoard, const QString& pin,
                     const QString& help) {
    if (const QString trouble = open(); !trouble.isEmpty())
        return trouble;
    m_pin = pin;
    LobbyForm lobby;
    lobby.setSession(session());
    lobby.setCode(qs(GameCode(*modeIn(mode), dealt).text()));
    lobby.setWithBoard(withBoard);
    lobby.setHelp(help);
    for (int i = 0; i < names.size(); ++i) {
        lobby.add(names[i]);
        if (!pin.isEmpty())
            lobby.setPin(i, pin);
    }
    if (const QString trouble = m_app.beginTable(&lobby); !trouble.isEmpty())
        return trouble;
    return attend();
}

// Whatever is done at the table from now on is done with models of its own.
QString Stage::attend() {
    m_models = std::make_unique<AllModels>(*session());
    const Table& table = tableOf(*session()->table());
    m_play = std::make_unique<RandomPlay>(hiddenDeal(table), table.board(), 5);
    emit begun();
    return {};
}

void Stage::spoilLog() {
    const Table& table = tableOf(*session()->table());
    aphelion::Step step;
    step.entries.push_back({table.log().nextNumber(), aphelion::bytesOf("no entry")});
    (void)session()->vault().device().append(table.log().table(), step);
}

QString Stage::handOver() {
    qputenv("APHELION_SECRET_FILE", "1"); // another app finds the secret where this one has put it
    m_handedOver = std::move(m_folder);
    const QString folder = m_handedOver->filePath("data");
    return open().isEmpty() ? folder : QString();
}

QString Stage::sky() const { return m_play ? qs(letters(m_play->sky())) : QString(); }

QString Stage::sit(int player) {
    if (m_models->table.viewpointNumber() == player)
        return {};
    m_models->curtain.setWho(player);
    return m_models->curtain.sitDown(m_pin);
}

void Stage::lock() { m_models->table.lock(); }

QString Stage::done(PlayerId who, const Action& action) {
    if (session()->table()->isBot(who))
        return nameOf(session()->actFor(who, deed(action)));
    if (!session()->table()->players().contains(who))
        return elsewhere(who, action);
    QString trouble = sit(who);
    if (trouble.isEmpty())
        trouble = m_models->act(who, action);
    lock();
    return trouble.isEmpty() ? becalmed() : trouble;
}

QString Stage::act(int player, const QVariantMap& action) {
    const Action wanted = actionIn(action);
    const QString trouble = done(player, wanted);
    if (trouble.isEmpty())
        m_play->play(player, wanted);
    return trouble;
}

QString Stage::moved() {
    const auto [who, action] = m_play->move();
    return done(who, action);
}

QString Stage::play(int moves) {
    QString trouble;
    for (int i = 0; i < moves && trouble.isEmpty() && !m_play->over(); ++i)
        trouble = moved();
    return trouble;
}

QString Stage::playUntil(const QString& phase) {
    QString trouble;
    while (m_models->table.phase() != phase && trouble.isEmpty() && !m_play->over())
        trouble = moved();
    return trouble;
}

QString Stage::playUntilNews(const QString& kind) {
    QString trouble;
    while (trouble.isEmpty() && !m_play->over()) {
        while (!m_news.kind().isEmpty() && m_news.kind() != kind)
            m_news.next();
        if (m_news.kind() == kind)
            break;
        trouble = moved();
    }
    return trouble;
}

} // namespace planetx
