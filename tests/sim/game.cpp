#include "sim/game.h"

#include "planetx/rules/due.h"

#include <algorithm>
#include <cstdlib>

#include <unistd.h>

namespace planetx::sim {

using aphelion::Bytes;
using aphelion::SeatNumber;

namespace {

constexpr std::size_t mostPhones = 5;
constexpr long mostSteps = 5'000'000;
constexpr Milliseconds longestQuiet{1'200'000};

// Where files are in memory, if there is such a place: nobody pulls the plug, so waiting for a disk checks nothing.
std::filesystem::path ownFolder(std::uint64_t seed) {
    const char* inMemory = "/dev/shm";
    const auto where =
        access(inMemory, W_OK | X_OK) == 0 ? std::filesystem::path(inMemory) : std::filesystem::temp_directory_path();
    return where / ("aphelion-sim-" + std::to_string(getpid()) + "-" + std::to_string(seed));
}

// The people of this device, if there are others.
bool haveVouched(const KeptTable& kept) {
    const PublicGame& game = tableOf(kept).game();
    const auto seats = static_cast<PlayerId>(game.board.players.size());
    PlayerId here = 0;
    for (PlayerId who = 0; who < seats; ++who)
        here += kept.isHere(who) ? 1 : 0;
    return here == seats || std::ranges::all_of(kept.players(), [&](const auto& one) {
               return !isSeated(game.board, one.first) || game.lent.contains(one.first) ||
                      kept.log()->hasVouched(one.first);
           });
}

// A protest of this device does not stand in the log yet.
bool isProtesting(const KeptTable& kept) {
    return std::ranges::any_of(kept.log()->takeovers(), [&](const aphelion::Takeover& one) {
        return kept.log()->canProtest(one) && kept.former(one.seat, one.before) != nullptr &&
               kept.wasMe(one.entry) == false;
    });
}

// Nobody living is the host, and those who are left are not more than half of those who decide about a new one.
bool areTooFew(const std::vector<std::unique_ptr<Phone>>& phones) {
    const aphelion::Log* newest = nullptr;
    std::vector<SeatNumber> left;
    for (const auto& phone : phones) {
        if (!phone->isLiving() || !phone->hasTable())
            continue;
        if (phone->company().host)
            return false;
        if (newest == nullptr || phone->kept().log()->nextNumber() > newest->nextNumber())
            newest = phone->kept().log();
        for (const SeatNumber seat : phone->kept().seats())
            left.push_back(seat);
    }
    if (newest == nullptr)
        return false;
    auto voices = newest->voices();
    for (const SeatNumber seat : left)
        if (newest->isPutAside(seat) && std::ranges::find(voices, seat) == voices.end())
            voices.push_back(seat);
    const auto isLeft = [&](SeatNumber seat) { return std::ranges::find(left, seat) != left.end(); };
    return static_cast<std::size_t>(std::ranges::count_if(voices, isLeft)) <= voices.size() / 2;
}

} // namespace

Game::Game(const Dealers& dealers, std::uint64_t seed, Evening evening, bool aloud)
    : m_scene(seed, evening, aloud),
      m_seed(seed),
      m_air(m_scene, m_phones),
      m_watcher(m_scene),
      m_people(m_scene, m_watcher),
      m_misfortunes(m_scene, m_air, m_phones, [this]() -> Phone& { return addPhone(); }) {
    const GameCode code(m_scene.fate.mode, m_scene.rng.next());
    const auto deal = std::make_shared<const Deal>(dealers.of(code.mode()).deal(code));
    m_scene.sky = deal->sky;
    m_scene.deal = deal;
    std::ranges::generate(m_scene.table, [this] { return static_cast<std::uint8_t>(m_scene.rng.next()); });
    if (m_scene.fate.onDisk) {
        m_folder = ownFolder(seed);
        std::filesystem::create_directories(m_folder);
        ++m_scene.figures.onDisk;
    }
    for (int i = 0; i < m_scene.fate.devices; ++i)
        addPhone();
    seatEverybody(code);
    beginToLie();
}

void Game::seatEverybody(const GameCode& code) {
    NewTable wanted{code, Play::OnScreen, Help::None, {}, {}, m_scene.table};
    for (std::size_t i = 0; i < m_scene.fate.seats.size(); ++i) {
        Expected one{{}, Bytes(aphelion::SigningKey::seedSize)};
        std::ranges::generate(one.player, [this] { return static_cast<std::uint8_t>(m_scene.rng.next()); });
        std::ranges::generate(one.seed, [this] { return static_cast<std::uint8_t>(m_scene.rng.next()); });
        NewSeat seat{"Player", one.player, {static_cast<Season>(i), Level::Beginner, static_cast<int>(i)}, {}};
        if (m_scene.fate.bots[i]) {
            seat.wish.bot = Skill::Observer;
            ++m_scene.figures.bots;
        }
        if (const int at = m_scene.fate.seats[i]; at != 0) {
            seat.elsewhere = one.key();
            if (m_scene.lies(at))
                m_scene.lyingKeys.insert(one.key());
            m_phones[static_cast<std::size_t>(at)]->expect(std::move(one));
        }
        wanted.seats.push_back(seat);
    }
    if (!m_phones[0]->begin(wanted))
        m_scene.fail("the table cannot be opened");
    for (std::size_t i = 1; i < m_phones.size(); ++i)
        m_phones[i]->switchOn();
    m_watcher.look(*m_phones[0]);
}

Game::~Game() {
    m_phones.clear();
    if (!m_folder.empty())
        std::filesystem::remove_all(m_folder);
}

void Game::beginToLie() {
    m_scene.figures.withLiars = m_scene.liars.empty() ? 0 : 1;
    for (const int liar : m_scene.liars) {
        m_scene.agenda.in(m_scene.upTo(2 * m_scene.fate.betweenLies), [this, liar] { lie(liar); });
        if (m_scene.fate.clones)
            m_scene.agenda.in(m_scene.upTo(m_scene.fate.troubled), [this, liar] { clone(liar); });
    }
}

void Game::lie(int liar) {
    if (m_scene.isQuiet)
        return;
    m_liars.at(liar)->lie();
    m_scene.agenda.in(m_scene.upTo(2 * m_scene.fate.betweenLies), [this, liar] { lie(liar); });
}

// The device is there twice from now on, and each talks to people of its own, until they meet.
void Game::clone(int liar) {
    const Phone& first = *m_phones[static_cast<std::size_t>(liar)];
    if (m_scene.isQuiet || m_scene.clones || !first.isOn() || !first.hasTable() || m_phones.size() >= mostPhones)
        return;
    const int second = static_cast<int>(m_phones.size());
    m_scene.story.tell("phone " + std::to_string(second) + " is phone " + std::to_string(liar) + " once more");
    ++m_scene.figures.clones;
    m_scene.liars.insert(second);
    m_scene.clones.emplace(liar, second);
    m_scene.audience = static_cast<std::uint32_t>(m_scene.rng.next());
    Phone& phone = addPhone(first.copyOfDisk());
    phone.switchOn();
    m_air.part(0);
    if (m_scene.oneIn(2))
        m_scene.agenda.in(m_scene.upTo(Milliseconds(90'000)), [this] { m_scene.clones.reset(); });
    m_scene.agenda.in(m_scene.upTo(2 * m_scene.fate.betweenLies), [this, second] { lie(second); });
}

Phone& Game::addPhone() {
    return addPhone(m_folder.empty() ? std::make_unique<Disk>()
                                     : std::make_unique<Disk>(
                                           aphelion::Place{m_folder / (std::to_string(m_phones.size()) + ".db"), {}}));
}

Phone& Game::addPhone(std::unique_ptr<Disk> disk) {
    const int name = static_cast<int>(m_phones.size());
    const auto carryOut = [this](Phone& from, const aphelion::Output& output) {
        if (const auto liar = m_liars.find(from.name()); liar != m_liars.end())
            liar->second->carryOut(output);
        else
            m_air.carryOut(from, output);
    };
    const auto hears = [this](const Phone& phone, const aphelion::Input& input) {
        const auto liar = m_liars.find(phone.name());
        return liar == m_liars.end() || liar->second->hears(input);
    };
    m_phones.push_back(std::make_unique<Phone>(m_scene, name, std::move(disk),
                                               Phone::Around{carryOut, [this](Phone& p) { lookAround(p); }, hears}));
    Phone& phone = *m_phones.back();
    const auto send = [this](Phone& from, const aphelion::Output& output) { m_air.carryOut(from, output); };
    if (m_scene.lies(name))
        m_liars.emplace(name, std::make_unique<Liar>(m_scene, m_phones, phone, send));
    phone.credentials.self.fill(static_cast<std::uint8_t>(name + 1));
    phone.credentials.password = aphelion::Secret(aphelion::viewOf("ABCDE"));
    const auto visit = [this, &phone](const auto& again) -> void {
        m_people.look(phone);
        m_scene.agenda.in(Milliseconds(300) + m_scene.upTo(Milliseconds(1'500)), [again] { again(again); });
    };
    m_scene.agenda.in(m_scene.upTo(Milliseconds(1'000)), [visit] { visit(visit); });
    return phone;
}

void Game::lookAround(Phone& phone) {
    m_watcher.look(phone);
    if (phone.disk().isDead())
        m_scene.agenda.in(Milliseconds(0), [this, &phone] {
            if (phone.disk().isDead())
                m_misfortunes.crash(phone);
        });
}

const Figures& Game::play() {
    m_scene.agenda.in(Milliseconds(0), [this] { m_air.seek(); });
    m_misfortunes.begin();
    m_scene.agenda.in(m_scene.fate.troubled, [this] { m_misfortunes.end(); });
    Milliseconds nextCheck{0};
    for (long steps = 0; !m_scene.failure; ++steps) {
        m_scene.agenda.step();
        if (steps > mostSteps)
            m_scene.fail("the phones never stop talking" + standing());
        if (m_scene.agenda.now() < nextCheck)
            continue;
        nextCheck = m_scene.agenda.now() + Milliseconds(1000);
        if (m_scene.isQuiet && isOver())
            break;
        if (m_scene.agenda.now() > m_scene.fate.troubled + longestQuiet) {
            if (m_scene.isMajority)
                break; // nobody promised that it would
            if (const auto why = whyNot())
                ++m_scene.figures.unended[static_cast<std::size_t>(*why)];
            else
                m_scene.fail("the game does not go on" + standing());
            break;
        }
    }
    if (!m_scene.failure && isOver())
        m_watcher.lookAtAll(m_phones);
    if (!m_scene.failure && !m_scene.liars.empty())
        m_watcher.countEnd(m_phones);
    if (m_scene.figures.mostMemory > aphelion::Peer::mostMemory)
        m_scene.fail("a peer takes too much memory");
    ++m_scene.figures.games[m_phones.size()];
    m_scene.figures.failed = m_scene.failure ? 1 : 0;
    return m_scene.figures;
}

// Everywhere the same, everything opened, nothing on its way.
bool Game::isOver() const {
    const aphelion::Log* last = nullptr;
    for (const auto& phone : m_phones) {
        if (!phone->isLiving())
            continue;
        if (!isDone(*phone) || (last != nullptr && last->head() != phone->kept().log()->head()))
            return false;
        last = phone->kept().log();
    }
    return last != nullptr;
}

// What a liar does not open stays closed, and then nobody vouches. Whose key was given away has said what to think of
// it.
bool Game::isDone(const Phone& phone) const {
    if (!phone.hasTable() || !phone.kept().pending().empty() || !phone.company().taken.empty() ||
        isProtesting(phone.kept()))
        return false;
    const PublicGame& game = tableOf(phone.kept()).game();
    bool closed = false;
    for (const SealedGuess& guess : game.guesses)
        if (!guess.shown && !guess.excused) {
            if (!isLiars(m_scene, *phone.kept().log(), static_cast<SeatNumber>(guess.who)))
                return false;
            closed = true;
        }
    return game.board.phase == Phase::Over && (closed || haveVouched(phone.kept()));
}

std::optional<Unended> Game::whyNot() const {
    std::set<PlayerId> seated;
    const PublicGame* game = nullptr;
    for (const auto& phone : m_phones)
        if (phone->isLiving() && phone->hasTable()) {
            game = &tableOf(phone->kept()).game();
            for (const auto& [who, player] : phone->kept().players())
                if (isSeated(game->board, who))
                    seated.insert(who);
        }
    if (seated.empty())
        return Unended::NobodySeated;
    if (areTooFew(m_phones))
        return Unended::TooFew;
    const bool isOpened = std::ranges::none_of(game->guesses, [&](const SealedGuess& guess) {
        return !guess.shown && !guess.excused && !seated.contains(guess.who);
    });
    return game->board.phase == Phase::Over && !isOpened ? std::optional(Unended::NeverOpened) : std::nullopt;
}

std::string Game::standing() const {
    std::string all;
    for (const auto& phone : m_phones) {
        all += "; phone " + std::to_string(phone->name());
        if (!phone->hasTable()) {
            all += phone->isLiving() ? " has no table" : " is gone";
            continue;
        }
        const auto company = phone->company();
        const aphelion::Log& log = *phone->kept().log();
        all += ": " + std::to_string(log.nextNumber()) + " entries, epoch " + std::to_string(log.epoch()) + ", phase " +
               std::to_string(static_cast<int>(tableOf(phone->kept()).board().phase)) + ", " +
               std::to_string(phone->kept().pending().size()) + " asks" + (company.host ? ", host" : "") +
               (company.hostless ? ", hostless" : "") + (company.fork ? ", fork" : "") +
               (company.overtaken ? ", overtaken" : "") + (company.offering ? ", offering" : "") + ", seats";
        for (const SeatNumber seat : phone->kept().seats())
            all += " " + std::to_string(seat);
        all += ", sees";
        for (const SeatNumber seat : company.present)
            all += " " + std::to_string(seat);
        for (const PlayerId who : waitingFor(tableOf(phone->kept()).board()))
            all += ", waits for seat " + std::to_string(who);
        for (SeatNumber seat = 0; seat < log.seatCount(); ++seat)
            all += log.isBots(seat) ? ", a bot plays for seat " + std::to_string(seat) : std::string();
        for (const Due& next : due(tableOf(phone->kept()).board()))
            if (const auto* places = std::get_if<PlacesDue>(&next))
                all += ", waits for the places of seat " + std::to_string(places->who);
            else if (const auto* turnUp = std::get_if<TurnUpDue>(&next))
                all += ", waits for a token of seat " + std::to_string(turnUp->token.who) +
                       (isSeated(tableOf(phone->kept()).board(), turnUp->token.who) ? "" : " who left");
    }
    return all;
}

} // namespace planetx::sim
