#pragma once

#include "game/table.h"

namespace aphelion {

// Gathers what a deed seals.
class Sealing {
public:
    Sealing(const Sealer& sealer, const FreshNonce& fresh) : m_sealer(sealer), m_fresh(fresh) {}

    Seal seal(Bytes content) {
        const Opening opening{std::move(content), m_fresh()};
        const Seal made = sealOf(m_sealer, opening);
        m_keep.emplace(made, opening);
        return made;
    }

    Openings take() { return std::move(m_keep); }

private:
    Sealer m_sealer;
    const FreshNonce& m_fresh;
    Openings m_keep;
};

// What opens a seal, if it is kept here.
inline const Opening* find(const Openings& kept, const Seal& seal) {
    const auto found = kept.find(seal);
    return found == kept.end() ? nullptr : &found->second;
}

} // namespace aphelion
