#pragma once

#include "planetx/rules/encoding.h"
#include "planetx/front/at_session.h"
#include "planetx/game/game.h"
#include "session/world.h"

namespace planetx {

// As the app wrote it before the host signed places: with one move, and somebody's whole seat elsewhere or not.
struct OldTable {
    aphelion::TableId id{};
    std::vector<aphelion::Entry> entries;

    OldTable(aphelion::Journal& journal, const NewTable& wanted, bool rekeyed = false) {
        aphelion::TableOpening made = openTable(aphelion::realWorld(), game(), wanted);
        made.entry.ask.body = carriedByNobody(std::move(made.entry.ask.body));
        const aphelion::SigningKey host(made.keys.back().seed.view());
        id = std::get<aphelion::TableOpened>(made.entry.ask.body).table;
        add(host, made.entry.ask);
        const auto begun = *newGame(std::get<aphelion::TableOpened>(made.entry.ask.body));
        const PlayerId first = *toAct(begun.board);
        if (!wanted.seats[static_cast<std::size_t>(first)].elsewhere) {
            const aphelion::Moved move{encode(Event(Surveyed{first, Object::Asteroid, {1, 2}})), {}, {}};
            const aphelion::SigningKey key(made.keys[static_cast<std::size_t>(first)].seed.view());
            add(key, {0, first, 1, {0, hashOf(entries[0])}, move, {}});
        }
        if (rekeyed) // by the host alone, as it could then
            add(host, {0,
                       std::nullopt,
                       2,
                       {0, hashOf(entries[0])},
                       aphelion::SeatRekeyed{0, aphelion::SigningKey(made.keys[0].seed.view()).publicKey()},
                       {}});
        aphelion::Step step;
        step.seats = std::move(made.keys);
        for (const aphelion::Entry& entry : entries)
            step.entries.push_back({entry.number, encode(entry)});
        step.state = {1, false, {}};
        if (journal.addTable(id, 1, step))
            qFatal("not stored");
    }

    // Nobody said then on whose device a seat is played.
    static aphelion::Body carriedByNobody(aphelion::Body body) {
        if (auto* opened = std::get_if<aphelion::TableOpened>(&body))
            for (aphelion::SeatTaken& seat : opened->seats)
                seat.carried = aphelion::Carried::Elsewhere;
        if (auto* taken = std::get_if<aphelion::SeatTaken>(&body))
            taken->carried = aphelion::Carried::Elsewhere;
        return body;
    }

    void add(const aphelion::SigningKey& key, aphelion::Ask ask) {
        ask.version = 1;
        const aphelion::Hash previous = entries.empty() ? aphelion::Hash{} : hashOf(entries.back());
        entries.push_back({entries.size(), previous, signedBy(key, id, std::move(ask))});
    }
};

} // namespace planetx
