#include "game/games.h"

#include <algorithm>

namespace aphelion {

const Game* Games::named(std::string_view name) const {
    const auto found = std::ranges::find(m_all, name, &Game::name);
    return found == m_all.end() ? nullptr : *found;
}

const Game* Games::of(const GameCode& code) const {
    const auto isItsOwn = [&](const Game* game) { return game->symbols().find(code.symbol()) != std::string_view::npos; };
    const auto found = std::ranges::find_if(m_all, isItsOwn);
    return found == m_all.end() ? nullptr : *found;
}

Result<GameCode, CodeFault> Games::parse(std::string_view text) const {
    auto code = GameCode::parse(text);
    if (code && of(*code) == nullptr)
        return CodeFault::NewerVersion;
    return code;
}

Result<std::unique_ptr<Table>, BadLog> Games::open(const Entry& opened) const {
    const auto* body = std::get_if<TableOpened>(&opened.ask.body);
    if (body == nullptr)
        return BadLog{0, LogFault::NotOpened};
    const Game* game = named(body->game);
    if (game == nullptr)
        return BadLog{0, Objection(MoveFault::NewerVersion)};
    return game->open(opened);
}

Result<std::unique_ptr<Table>, BadLog> Games::read(const std::vector<Bytes>& entries) const {
    std::unique_ptr<Table> table;
    for (std::size_t number = 0; number < entries.size(); ++number) {
        const auto entry = decodeEntry(entries[number]);
        if (!entry)
            return BadLog{number, entry.fault()};
        if (table) {
            if (const auto bad = table->hear(*entry))
                return *bad;
            continue;
        }
        auto begun = open(*entry);
        if (!begun)
            return begun.fault();
        table = begun.take();
    }
    if (!table)
        return BadLog{0, LogFault::NotOpened};
    return table;
}

} // namespace aphelion
