#pragma once

#include "planetx/catalogue/sky_set.h"
#include "planetx/deduction/evidence.h"

#include <algorithm>
#include <optional>
#include <span>

namespace planetx {

// The skies that agree with everything known so far: a value that narrows. Many skies are kept as a bit per sky of the
// catalogue, few as a list of ids: neither is larger than the whole catalogue's bits.
class Candidates {
public:
    // Everything the laws allow.
    explicit Candidates(const Catalogue&& catalogue) = delete; // it is kept by address
    explicit Candidates(const Catalogue& catalogue) : m_catalogue(&catalogue), m_size(catalogue.size()) {}

    const Catalogue& catalogue() const { return *m_catalogue; }
    std::size_t size() const { return m_size; }

    // Keeps those that pass.
    void narrow(const SkyTest& test);
    void narrow(const Evidence& evidence) { narrow(testOf(*m_catalogue, evidence)); }

    // Calls visit(id) for every one of them, in order of id.
    template <typename Visit>
    void forEach(Visit visit) const;

    // Whether test(id) holds for every one of them; stops at the first for which it does not.
    template <typename Test>
    bool allOf(Test test) const;

    // Every one of a few, or so many of them at even distances.
    std::vector<SkyId> sample(std::size_t most) const;

    // Keeps no more than so many, at even distances: what somebody looks at who does not look at all.
    void thinOut(std::size_t most);

    bool operator==(const Candidates&) const = default;

private:
    void listIfFew();

    const Catalogue* m_catalogue;
    std::size_t m_size;
    std::optional<SkySet> m_set; // neither: all skies
    std::optional<std::vector<SkyId>> m_list;
};

template <typename Test>
bool Candidates::allOf(Test test) const {
    const auto ids = m_catalogue->ids();
    if (!m_set)
        return std::ranges::all_of(m_list ? std::span<const SkyId>(*m_list) : ids, test);
    for (std::size_t word = 0; word < m_set->words().size(); ++word)
        for (std::uint64_t bits = m_set->words()[word]; bits != 0; bits &= bits - 1)
            if (!test(ids[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))]))
                return false;
    return true;
}

template <typename Visit>
void Candidates::forEach(Visit visit) const {
    allOf([&](SkyId id) {
        visit(id);
        return true;
    });
}

} // namespace planetx
