#pragma once

#include "planetx/deal/dealer.h"
#include "sim/liar.h"
#include "sim/misfortunes.h"
#include "sim/people.h"

#include <filesystem>

namespace planetx::sim {

// Where deals come from: made once for every process.
struct Dealers {
    Dealer standard{Mode::Standard};
    Dealer expert{Mode::Expert};
    const Dealer& of(Mode mode) const { return mode == Mode::Expert ? expert : standard; }
};

// One simulated game from its seed: the same seed is the same game, byte by byte.
class Game {
public:
    Game(const Dealers& dealers, std::uint64_t seed, Evening evening, bool aloud);
    ~Game();

    // Plays it to its end.
    const Figures& play();

    const std::optional<std::string>& failure() const { return m_scene.failure; }
    const Story& story() const { return m_scene.story; }

private:
    Phone& addPhone();
    Phone& addPhone(std::unique_ptr<Disk> disk);
    void seatEverybody(const GameCode& code);
    void beginToLie();
    void lie(int liar);
    void clone(int liar);
    void lookAround(Phone& phone);
    bool isOver() const;
    bool isDone(const Phone& phone) const;
    std::optional<Unended> whyNot() const;
    std::string standing() const;

    Scene m_scene;
    std::uint64_t m_seed;
    std::filesystem::path m_folder; // for games in real files
    std::vector<std::unique_ptr<Phone>> m_phones;
    std::map<int, std::unique_ptr<Liar>> m_liars;
    Air m_air;
    Watcher m_watcher;
    People m_people;
    Misfortunes m_misfortunes;
};

} // namespace planetx::sim
