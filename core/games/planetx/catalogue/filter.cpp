#include "planetx/catalogue/filter.h"

#include "planetx/catalogue/select.h"

namespace planetx {

namespace {

// By value and without their vectors' bounds, so that the tables' addresses stay in registers.
SkySet selected(const Catalogue& catalogue, const SumTest& test) {
    using enum Part;
    const auto amounts = [&](Part part) { return test.amounts[static_cast<std::size_t>(part)].data(); };
    return select(catalogue.ids(), [sum = test.sum, c = amounts(Comets), a = amounts(Asteroids),
                                    d = amounts(DwarfsAndX), g = amounts(GasClouds)](SkyId id) {
        return c[partIndex(id, Comets)] + a[partIndex(id, Asteroids)] + d[partIndex(id, DwarfsAndX)] +
                   g[partIndex(id, GasClouds)] ==
               sum;
    });
}

SkySet selected(const Catalogue& catalogue, const PairTest& test) {
    return select(catalogue.ids(),
                  [row = test.row, column = test.column, width = test.width, truth = test.truth.data()](SkyId id) {
                      return truth[((id >> row.shift) & row.mask) * width + ((id >> column.shift) & column.mask)];
                  });
}

template <typename Test> // the rare ones
SkySet selected(const Catalogue& catalogue, const Test& test) {
    return select(catalogue.ids(), test);
}

} // namespace

SkySet skiesWhere(const Catalogue& catalogue, const SkyTest& test) {
    return std::visit([&](const auto& kind) { return selected(catalogue, kind); }, test);
}

} // namespace planetx
