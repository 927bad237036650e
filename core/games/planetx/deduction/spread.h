#pragma once

#include "planetx/deduction/insight.h"

namespace planetx {

// How the candidates spread over what surveys and targets can tell. Every answer depends on where one object is within
// the visible half, so candidates that look alike there are counted together: a few hundred cells instead of a million
// skies.
class Spread {
public:
    // So many skies have the object exactly in these visible sectors, and Planet X in this place.
    struct Cell {
        Sectors sectors = 0;
        std::uint16_t place = 0;
        std::uint32_t skies = 0;
    };

    Spread(const Candidates& candidates, Sectors visible, About about);

    std::size_t skies() const { return m_skies; }
    std::span<const Cell> of(Object object) const { return m_cells[index(object)]; }

    // Planet X's sector with its neighbours, numbered; a single one where they are not asked for.
    std::size_t places() const { return m_byPlace.size(); }
    const std::vector<std::uint32_t>& byPlace() const { return m_byPlace; }

private:
    template <bool withX, typename Count>
    void count(const Candidates& candidates, Sectors visible);

    std::size_t m_skies;
    std::vector<std::uint32_t> m_byPlace;
    std::array<std::vector<Cell>, 5> m_cells; // by object, as it appears
};

} // namespace planetx
