#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace aphelion {

// Longer lines than this are not read.
inline constexpr std::size_t longestLine = 65'536;

// The JSON of a line, discarded where it is none.
nlohmann::json jsonOf(std::string_view line);

bool isBlank(std::string_view line);

// Reads the fields of one JSON object, remembering whether all were there and of the right type.
class Fields {
public:
    // Exactly these keys are expected.
    Fields(const nlohmann::json& object, const std::vector<const char*>& expected);

    bool ok() const { return m_ok; }
    void refuse() { m_ok = false; }

    // Below -1 becomes -1 and above 1000 the largest: numbers that mean nothing keep meaning nothing.
    int integer(const char* key);

    std::string string(const char* key);

    // Nothing where the value is not of that type.
    const nlohmann::json* get(const char* key, bool (nlohmann::json::*is)() const noexcept);

private:
    const nlohmann::json& m_object;
    bool m_ok = false;
};

} // namespace aphelion
