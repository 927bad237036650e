#pragma once

#include "planetx/deal/dealer.h"
#include "support/guarantees.h"

#include <array>
#include <map>
#include <string>
#include <vector>

namespace planetx {

// What is added up over many deals of one mode.
struct Figures {
    long deals = 0;
    long violations = 0;
    std::map<std::string, long> broken; // by guarantee
    std::vector<double> topicBits;
    std::vector<double> conferenceBits;
    long widenedTopics = 0;
    long widenedConferences = 0;
    double titleLeak = 0;                             // added up in bits, see leak()
    std::array<std::map<std::string, long>, 2> kinds; // of topics, of conferences
    std::vector<long> drawn;                          // by bucket of ranks

    void add(const Deal& deal, const Catalogue& catalogue, GuaranteeCheck& check);
    void add(const Figures& other);
    void print(const Dealer& dealer, double seconds) const;
};

// How many skies of each bucket of ranks can be dealt.
std::vector<long> dealableSkies(const Dealer& dealer);

} // namespace planetx
