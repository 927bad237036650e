#pragma once

#include "planetx/cli/calls.h"

#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

namespace planetx {

// What one call of planetx did.
struct Called {
    int exitCode = 0;
    std::string out;
    std::string messages;

    std::vector<nlohmann::json> lines() const {
        std::vector<nlohmann::json> values;
        std::istringstream in(out);
        for (std::string line; std::getline(in, line);)
            values.push_back(nlohmann::json::parse(line));
        return values;
    }
    nlohmann::json only() const { return lines().at(0); }
};

inline Called planetxCall(const std::vector<std::string>& words, const std::string& input = {}) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream messages;
    const int exitCode = call(words, in, out, messages);
    return {exitCode, out.str(), messages.str()};
}

} // namespace planetx
