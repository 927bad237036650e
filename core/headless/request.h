#pragma once

#include "tool/json.h"
#include "device/store/records.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace aphelion {

// A request whose fields were asked for in vain is a bad one.
class Request {
public:
    explicit Request(const Json& value) : m_value(value) {}

    bool ok() const { return m_ok; }
    void refuse() { m_ok = false; }
    bool has(const char* key) const { return m_value.contains(key); }

    std::string text(const char* key, std::size_t longest = 4096) {
        const Json* value = get(key, &Json::is_string);
        const std::string found = value ? value->get<std::string>() : std::string();
        m_ok = m_ok && found.size() <= longest;
        return found;
    }
    std::string textOr(const char* key, std::string otherwise) { return has(key) ? text(key) : std::move(otherwise); }
    bool flagOr(const char* key, bool otherwise) {
        const Json* value = has(key) ? get(key, &Json::is_boolean) : nullptr;
        return value ? value->get<bool>() : otherwise;
    }
    int number(const char* key) {
        const Json* value = get(key, &Json::is_number_unsigned);
        m_ok = m_ok && value->get<std::uint64_t>() < 1'000'000;
        return m_ok ? value->get<int>() : 0;
    }
    const Json& list(const char* key) {
        static const Json none = Json::array();
        const Json* value = get(key, &Json::is_array);
        return value ? *value : none;
    }
    StoreId id(const char* key) { return idOf(text(key)); }
    StoreId idOf(const std::string& hex) {
        const auto id = aphelion::idOf(hex);
        m_ok = m_ok && id;
        return id.value_or(StoreId{});
    }
    template <typename Names>
    int oneOf(const std::string& name, const Names& names) {
        const auto at = std::ranges::find(names, name);
        m_ok = m_ok && at != names.end();
        return m_ok ? static_cast<int>(at - names.begin()) : 0;
    }

private:
    const Json* get(const char* key, bool (Json::*is)() const noexcept) {
        m_ok = m_ok && m_value.contains(key) && (m_value[key].*is)();
        return m_ok ? &m_value[key] : nullptr;
    }

    const Json& m_value;
    bool m_ok = true;
};

} // namespace aphelion
