#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace aphelion {

// Either a value or the reason why there is none. Faults are values here; nothing is thrown.
template <typename T, typename E>
class [[nodiscard]] Result {
public:
    Result(T value) : m_either(std::in_place_index<0>, std::move(value)) {}
    Result(E fault) : m_either(std::in_place_index<1>, std::move(fault)) {}

    bool ok() const { return m_either.index() == 0; }
    explicit operator bool() const { return ok(); }

    const T& value() const {
        assert(ok());
        return *std::get_if<0>(&m_either);
    }
    const T& operator*() const { return value(); }
    const T* operator->() const { return &value(); }

    // Moves the value out.
    T take() {
        assert(ok());
        return std::move(*std::get_if<0>(&m_either));
    }

    const E& fault() const {
        assert(!ok());
        return *std::get_if<1>(&m_either);
    }

    bool operator==(const Result&) const = default;

private:
    std::variant<T, E> m_either;
};

} // namespace aphelion
