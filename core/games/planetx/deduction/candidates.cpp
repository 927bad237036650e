#include "planetx/deduction/candidates.h"

#include "planetx/catalogue/filter.h"

#include <algorithm>

namespace planetx {

void Candidates::narrow(const SkyTest& test) {
    if (m_list) {
        std::visit([&](const auto& agrees) { std::erase_if(*m_list, [&](SkyId id) { return !agrees(id); }); }, test);
        m_size = m_list->size();
        return;
    }
    SkySet left = skiesWhere(*m_catalogue, test);
    for (std::size_t i = 0; m_set && i < left.words().size(); ++i)
        left.words()[i] &= m_set->words()[i];
    m_size = left.count();
    m_set = std::move(left);
    listIfFew();
}

// An id takes 32 times the room of a bit.
void Candidates::listIfFew() {
    if (m_size > m_catalogue->size() / 32)
        return;
    std::vector<SkyId> list;
    list.reserve(m_size);
    forEach([&](SkyId id) { list.push_back(id); });
    m_list = std::move(list);
    m_set.reset();
}

void Candidates::thinOut(std::size_t most) {
    if (m_size <= most)
        return;
    m_list = sample(most);
    m_set.reset();
    m_size = m_list->size();
}

std::vector<SkyId> Candidates::sample(std::size_t most) const {
    std::vector<SkyId> some;
    some.reserve(std::min(most, m_size));
    std::size_t seen = 0;
    forEach([&](SkyId id) {
        if (m_size <= most || seen * most / m_size != (seen + 1) * most / m_size)
            some.push_back(id);
        ++seen;
    });
    return some;
}

} // namespace planetx
