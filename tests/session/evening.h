#pragma once

#include "session/own_device.h"
#include "support/random_play.h"

namespace planetx {

// One thing somebody does in the course of an evening: an action of the game, or something on the own note sheet.
struct Deed {
    PlayerId who = 0;
    std::variant<Action, NoteOp> what;
};

inline std::optional<Trouble> perform(Session& session, const Deed& deed) {
    if (session.viewpoint() != deed.who)
        if (const auto trouble = session.sitDown(deed.who, {}))
            return trouble;
    if (const auto* op = std::get_if<NoteOp>(&deed.what))
        return planetx::note(session, *op);
    const auto answer = planetx::ask(session, std::get<Action>(deed.what));
    return answer ? std::nullopt : std::optional(answer.fault());
}

// A whole game of this deal from its start to its end, with people scribbling on their sheets, undoing and trying out.
inline std::vector<Deed> evening(const Deal& deal, const Board& start, std::uint64_t seed) {
    std::vector<Deed> deeds;
    std::map<PlayerId, NoteSheet> sheets; // by hand only: facts do not refuse anything here
    RandomPlay play(deal, start, seed);
    const auto scribble = [&](PlayerId who, const NoteOp& op) {
        NoteSheet& sheet = sheets.try_emplace(who, deal.sky.mode).first->second;
        if (refusal(sheet, op))
            return;
        sheet = after(std::move(sheet), op);
        deeds.push_back({who, op});
    };
    while (!play.over()) {
        const auto [who, action] = play.move();
        deeds.push_back({who, action});
        if (play.chance(2))
            scribble(who, Write{static_cast<Sector>(deeds.size() % 12), "note " + std::to_string(deeds.size())});
        if (play.chance(4))
            scribble(who, BeginWhatIf{});
        if (play.chance(4))
            scribble(who, Undo{});
        if (play.chance(4))
            scribble(who, Redo{});
        if (play.chance(6))
            scribble(who, DropWhatIf{});
    }
    return deeds;
}

// The first such evening that is neither short nor long and in which theories are reviewed and right.
inline std::vector<Deed> goodEvening(const Deal& deal, const Board& start) {
    for (std::uint64_t seed = 0;; ++seed) {
        const auto deeds = evening(deal, start, seed);
        RandomPlay play(deal, start, seed);
        while (!play.over())
            (void)play.move();
        const auto isReviewed = [](const Event& e) { return std::holds_alternative<TheoryTurnedUp>(e); };
        if (deeds.size() >= 25 && deeds.size() <= 35 && std::ranges::any_of(play.events(), isReviewed))
            return deeds;
    }
}

// All that is kept of a table: the log, and each player's answers and notes as they are stored.
struct KeptState {
    std::vector<aphelion::Bytes> log;
    std::map<PlayerId, std::vector<aphelion::Numbered>> answers;
    std::map<PlayerId, std::vector<aphelion::Numbered>> notes;
    Board board;
    bool operator==(const KeptState&) const = default;
};

// Everybody looks once, so that all that has been heard is taken in. Nothing if something cannot be opened.
inline std::optional<KeptState> keptState(Session& session) {
    KeptState state;
    state.board = tableOf(*session.table()).board();
    for (const aphelion::Entry& entry : tableOf(*session.table()).log().entries())
        state.log.push_back(encode(entry));
    for (const auto& [who, player] : session.table()->players()) {
        if (session.sitDown(who, {}))
            return std::nullopt;
        const auto answers = session.desk()->file().answers(session.table()->id());
        const auto notes = session.desk()->file().notes(session.table()->id());
        if (!answers || !notes)
            return std::nullopt;
        state.answers[who] = *answers;
        state.notes[who] = *notes;
    }
    session.lock();
    return state;
}

template <typename Item>
bool beginsWith(const std::vector<Item>& longer, const std::vector<Item>& shorter) {
    return longer.size() >= shorter.size() && std::equal(shorter.begin(), shorter.end(), longer.begin());
}

// Whether nothing of the first is missing in the second.
inline bool contains(const KeptState& now, const KeptState& before) {
    for (const auto& [who, answers] : before.answers)
        if (!beginsWith(now.answers.at(who), answers) || !beginsWith(now.notes.at(who), before.notes.at(who)))
            return false;
    return beginsWith(now.log, before.log);
}

} // namespace planetx
