#pragma once

#include "base/time.h"

#include <functional>
#include <map>

namespace planetx::sim {

using aphelion::Milliseconds;

// All that is still to happen, in the order of simulated time; of two things at one moment, first what was planned
// first.
class Agenda {
public:
    Milliseconds now() const { return m_now; }

    void at(Milliseconds when, std::function<void()> what) { m_plan.emplace(std::max(when, m_now), std::move(what)); }
    void in(Milliseconds delay, std::function<void()> what) { at(m_now + delay, std::move(what)); }

    bool empty() const { return m_plan.empty(); }

    void step() {
        const auto next = m_plan.extract(m_plan.begin());
        m_now = next.key();
        next.mapped()();
    }

private:
    Milliseconds m_now{0};
    std::multimap<Milliseconds, std::function<void()>> m_plan;
};

} // namespace planetx::sim
