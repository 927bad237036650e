#pragma once

#include "planetx/front/at_session.h"
#include "support/one_game.h"
#include "support/memory_journal.h"
#include "support/people.h"

namespace planetx {

// An honest device that follows a table and believes nothing it can check.
class Honest {
public:
    explicit Honest(const aphelion::TableId& table) : m_kept(KeptTable::awaited(m_journal, world(), planetXAlone(), table, {})) {}
    Honest(const Honest&) = delete;
    Honest& operator=(const Honest&) = delete;

    const Table& table() const { return tableOf(m_kept); }
    KeptTable& kept() { return m_kept; }

    // Hears everything of this log that it has not heard yet; false if something in it is wrong.
    bool follow(const aphelion::Log& log) {
        for (EntryNumber number = heard(); number < log.nextNumber(); ++number)
            if (m_kept.hear(log.entries()[number]))
                return false;
        return true;
    }

    // Why it does not take an entry: the name of the fault. It stays as it was then, also on its disk.
    std::string why(const aphelion::Entry& entry) {
        const EntryNumber before = heard();
        const auto bad = table().objection(entry);
        const bool refused = m_kept.hear(entry).has_value();
        if (refused != bad.has_value() || (refused && (heard() != before || stored() != before)))
            return "it is not sure";
        return bad ? std::string(name(*bad)) : "nothing";
    }

private:
    EntryNumber heard() const { return m_kept.isOpen() ? table().log().nextNumber() : 0; }
    EntryNumber stored() { return m_journal.entries(m_kept.id())->size(); }

    static aphelion::World world() {
        return {[] { return std::uint64_t{1}; },
                [](std::span<std::uint8_t> bytes) { std::ranges::fill(bytes, std::uint8_t{7}); }};
    }

    aphelion::MemoryJournal m_journal;
    KeptTable m_kept;
};

// A table with all its keys, which can therefore say anything in anybody's name, and an honest device that hears it.
struct Liars {
    People people;
    Honest honest;

    explicit Liars(std::vector<PlayerId> order = {0, 1, 2}, std::uint64_t seed = 1, Play play = Play::OnScreen)
        : people({GameCode(Mode::Standard, 99), play, Help::None, std::move(order)}, seed),
          honest(people.table().log().table()) {
        (void)honest.follow(people.table().log());
    }

    const aphelion::Log& log() const { return people.table().log(); }
    const Board& board() const { return people.board(); }

    // The next entry, as the host would write it for this ask.
    aphelion::Entry next(const aphelion::Ask& ask) const { return next(people.host(), ask); }
    aphelion::Entry next(const aphelion::SigningKey& host, const aphelion::Ask& ask) const {
        return placedBy(host, log().table(), {log().nextNumber(), log().head().hash, ask});
    }
    aphelion::Ask ask(const std::optional<PlayerId>& who, const aphelion::Body& body) const {
        return people.ask(who, body);
    }
    aphelion::Ask surveying(PlayerId who) const { return ask(who, moved(Surveyed{who, Object::Asteroid, {1, 6}})); }

    // What the honest device makes of it, and what an honest host would: they must agree.
    std::string told(const aphelion::Ask& ask) { return told(people.host(), ask); }
    std::string told(const aphelion::SigningKey& writer, const aphelion::Ask& ask) {
        const auto sequenced = people.table().sequence(writer, ask);
        const std::string host = sequenced ? "nothing" : std::string(name(sequenced.fault()));
        const std::string guest = honest.why(next(writer, ask));
        return host == guest ? guest : "host: " + host + ", guest: " + guest;
    }
    std::string told(const std::optional<PlayerId>& who, const aphelion::Body& body) { return told(ask(who, body)); }

    // A fair move that everybody hears. False if somebody objects.
    bool play(PlayerId who, const Action& action) { return !people.play(who, action) && honest.follow(log()); }
    bool say(const std::optional<PlayerId>& who, const aphelion::Body& body) {
        return !people.say(who, body) && honest.follow(log());
    }

    static aphelion::Moved moved(const Event& event, std::vector<aphelion::Seal> seals = {},
                                 std::vector<aphelion::Opening> openings = {}) {
        return {encode(event), std::move(seals), std::move(openings)};
    }

    // Everybody surveys until theories are due.
    bool surveyUntilTheories() {
        while (board().phase == Phase::Turn)
            if (!play(*toAct(board()), Survey{Object::Asteroid, visibleSky(board())}))
                return false;
        return true;
    }
};

} // namespace planetx
