#pragma once

#include <coroutine>
#include <exception>
#include <optional>
#include <utility>

namespace aphelion {

// Something that takes a while to be found out, taken in small steps that are counted and never timed: run to its end on
// a thread, or for a few milliseconds at a time where there are no threads. However it is cut, the answer is the same.
//
// A function that gives a Thought is a coroutine: `co_await aBreath()` ends a step, `co_await` another Thought thinks
// that one through as a part of its own, `co_return` is the answer. It holds copies of what it is given, so that it can
// go on when its caller is gone.
template <typename Answer>
class Thought;

namespace thinking {

struct Promise {
    std::coroutine_handle<> next;    // of the outermost: where it goes on, in the innermost that it consists of
    std::coroutine_handle<> outer;   // which thinks this through as a part of its own
    Promise* outermost = this;

    // Goes on with the outer thought, or ends.
    struct Ending {
        bool await_ready() const noexcept { return false; }
        template <typename P>
        std::coroutine_handle<> await_suspend(std::coroutine_handle<P> here) noexcept {
            const Promise& promise = here.promise();
            promise.outermost->next = promise.outer;
            return promise.outer ? promise.outer : std::noop_coroutine();
        }
        void await_resume() const noexcept {}
    };

    std::suspend_always initial_suspend() const noexcept { return {}; }
    Ending final_suspend() const noexcept { return {}; }
    [[noreturn]] void unhandled_exception() const noexcept { std::terminate(); } // no exception leaves a room
};

struct Breath {
    bool await_ready() const noexcept { return false; }
    template <typename P>
    void await_suspend(std::coroutine_handle<P> here) const noexcept {
        here.promise().outermost->next = here;
    }
    void await_resume() const noexcept {}
};

} // namespace thinking

// Ends a step.
inline thinking::Breath aBreath() { return {}; }

template <typename Answer>
class Thought {
public:
    struct promise_type : thinking::Promise {
        std::optional<Answer> answer;
        Thought get_return_object() { return Thought(std::coroutine_handle<promise_type>::from_promise(*this)); }
        void return_value(Answer value) { answer.emplace(std::move(value)); }
    };

    Thought(Thought&& other) noexcept : m_here(std::exchange(other.m_here, {})) {}
    Thought& operator=(Thought&& other) noexcept {
        std::swap(m_here, other.m_here);
        return *this;
    }
    ~Thought() {
        if (m_here)
            m_here.destroy();
    }

    // Whether there is an answer.
    bool isDone() const { return m_here.done(); }

    // Thinks on for one step.
    void step() { m_here.promise().next.resume(); }

    // Thinks to the end.
    Answer answer() && {
        while (!isDone())
            step();
        return std::move(*m_here.promise().answer);
    }

    // Once it is done.
    const Answer& found() const { return *m_here.promise().answer; }

    // As a part of another thought.
    struct Part;
    Part operator co_await() && { return Part{std::move(*this)}; }

private:
    explicit Thought(std::coroutine_handle<promise_type> here) : m_here(here) { here.promise().next = here; }

    std::coroutine_handle<promise_type> m_here;
};

template <typename Answer>
struct Thought<Answer>::Part {
    Thought inner;

    bool await_ready() const noexcept { return false; }
    template <typename P>
    std::coroutine_handle<> await_suspend(std::coroutine_handle<P> outer) noexcept {
        promise_type& promise = inner.m_here.promise();
        promise.outermost = outer.promise().outermost;
        promise.outer = outer;
        return inner.m_here;
    }
    Answer await_resume() { return std::move(*inner.m_here.promise().answer); }
};

} // namespace aphelion
