#pragma once

#include "game/game.h"
#include "planetx/play/table.h"

namespace planetx {

struct Library;

// Planet X as a game of the house.
class PlanetX final : public aphelion::Game {
public:
    explicit PlanetX(Dealing dealing = dealAnew);
    ~PlanetX() override;

    std::string_view name() const override { return gameName; }
    std::string_view symbols() const override { return codeSymbols; }
    const aphelion::Choices& choices() const override { return planetx::choices(); }
    aphelion::Result<std::unique_ptr<aphelion::Table>, BadLog> open(const aphelion::Entry& opened) const override;
    aphelion::Thought<aphelion::Deed> thought(const aphelion::Table& table, const aphelion::Holder& holder,
                                              std::uint64_t seed) const override;
    std::optional<std::uint64_t> seedFor(const aphelion::Table& table, PlayerId bot) const override;
    std::optional<aphelion::TableLine> line(aphelion::ByteView summary) const override;
    std::vector<std::string> memories() const override;
    std::optional<std::vector<aphelion::TableId>> remembered(const aphelion::Memory& memory) const override;
    std::optional<Remembering> remembering(const aphelion::Memory& memory, const aphelion::Table& table,
                                           const aphelion::Seat& seat, std::uint64_t began) const override;

private:
    class Shelf;

    Dealing m_dealing;
    std::shared_ptr<Shelf> m_shelf;
};

} // namespace planetx
