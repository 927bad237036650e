#include "tool/fields.h"

#include <algorithm>
#include <limits>

namespace aphelion {

using nlohmann::json;

json jsonOf(std::string_view line) {
    if (line.size() > longestLine)
        return json(json::value_t::discarded);
    return json::parse(line, nullptr, false);
}

bool isBlank(std::string_view line) { return line.find_first_not_of(" \t\r") == std::string_view::npos; }

Fields::Fields(const json& object, const std::vector<const char*>& expected) : m_object(object) {
    const auto has = [&](const char* key) { return object.contains(key); };
    m_ok = object.is_object() && object.size() == expected.size() && std::ranges::all_of(expected, has);
}

int Fields::integer(const char* key) {
    const json* value = get(key, &json::is_number_integer);
    if (!value)
        return 0;
    const bool huge = value->is_number_unsigned() && value->get<std::uint64_t>() > 1000;
    return huge ? std::numeric_limits<int>::max()
                : static_cast<int>(std::max<std::int64_t>(value->get<std::int64_t>(), -1));
}

std::string Fields::string(const char* key) {
    const json* value = get(key, &json::is_string);
    return value ? value->get<std::string>() : std::string();
}

const json* Fields::get(const char* key, bool (json::*is)() const noexcept) {
    if (!m_ok)
        return nullptr;
    const json& value = m_object[key];
    m_ok = (value.*is)();
    return m_ok ? &value : nullptr;
}

} // namespace aphelion
