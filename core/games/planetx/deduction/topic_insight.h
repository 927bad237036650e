#pragma once

#include "planetx/catalogue/clue_book.h"
#include "planetx/deduction/insight.h"

namespace planetx {

// What reading a topic is expected to tell, when only its title is known: over the clues of that title which a dealer
// would choose among, each as likely as the others that are true. Estimated from an even sample of the candidates.
class TopicInsight {
public:
    TopicInsight(const Candidates& candidates, const ClueBook& book);

    Insight of(Topic topic, const Title& title) const;

private:
    struct Sampled {
        std::array<Sectors, 6> where{}; // by object
        std::size_t place = 0;          // of Planet X with its neighbours
    };

    Ring m_ring;
    const ClueBook& m_book;
    std::vector<Sampled> m_skies;
};

} // namespace planetx
