#pragma once

#include "planetx/deal/deal.h"
#include "planetx/rules/answer.h"
#include "planetx/rules/event.h"

namespace planetx {

// Knows the whole deal and tells only what the rules let it tell. Pure: asked again, it says the same.
class Oracle {
public:
    explicit Oracle(Deal deal) : m_deal(std::move(deal)) {}

    // What everybody hears of an action that has been allowed. Locate and a review by hand are the actions
    // whose public half depends on the sky.
    Event heard(PlayerId who, const Action& action) const;

    // What the asker learns from an event; nothing for events that tell nothing.
    std::optional<Answer> answer(const Event& event) const;

    bool verdict(const Theory& theory) const;
    bool found(const Locate& guess) const;

private:
    Deal m_deal;
};

} // namespace planetx
