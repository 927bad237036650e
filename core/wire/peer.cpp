#include "wire/peer.h"

#include "wire/handshake.h"
#include "wire/post.h"

#include <algorithm>
#include <deque>

namespace aphelion {

using namespace wire;

static_assert(Peer::longestMessage == longestContent);

namespace {

constexpr Milliseconds longestHandshake{60'000};
constexpr Milliseconds longestGoodbye{5'000};

// What may wait to be sent; beside it there is a packet on its way out and one coming in.
constexpr std::size_t mostWaiting = std::size_t{40} * 1024;
constexpr std::size_t costOfWaiting = 64; // for each message, besides its bytes

using Handshake = std::variant<CentralHandshake, PeripheralHandshake>;

enum class Stage : std::uint8_t { Meeting, Talking, Leaving, Over };

std::size_t usable(std::size_t capacity) { return std::clamp(capacity, smallestFragment, largestFragment); }

} // namespace

struct Peer::Stack {
    Post post;
    std::size_t capacity;
    std::optional<Handshake> handshake;
    Milliseconds now;
    Milliseconds deadline; // of the handshake, or of the goodbye
    Stage stage = Stage::Meeting;
    std::size_t fragmentSize = smallestFragment;
    std::optional<OutgoingStream> out;
    std::optional<IncomingStream> in;
    std::deque<Bytes> plain;   // parts of the handshake
    std::deque<Bytes> waiting; // messages
    std::size_t waitingCost = 0;
    std::optional<Closed> goodbye;
    std::optional<DeviceId> caller;

    Stack(Side side, Handshake begun, std::size_t linkCapacity, Milliseconds begin)
        : post(side, begin),
          capacity(linkCapacity),
          handshake(std::move(begun)),
          now(begin),
          deadline(begin + longestHandshake) {}

    std::vector<Happening> meet(ByteView message) {
        std::vector<Happening> happened;
        Turn turn = std::visit([&](auto& side) { return takeTurn(side, message); }, *handshake);
        if (turn.capacity)
            fragmentSize = usable(std::min<std::size_t>(capacity, *turn.capacity));
        if (turn.closed) {
            leave(turn.reply ? turn.closed : std::nullopt);
            happened.emplace_back(*turn.closed);
            return happened;
        }
        if (turn.reply)
            plain.push_back(std::move(*turn.reply));
        if (turn.proven) {
            stage = Stage::Talking;
            handshake.reset();
            out = std::move(turn.proven->out);
            in = std::move(turn.proven->in);
            happened.emplace_back(std::move(turn.proven->established));
        }
        return happened;
    }
    Turn takeTurn(CentralHandshake& side, ByteView message) const { return side.received(message, now); }
    Turn takeTurn(PeripheralHandshake& side, ByteView message) {
        Turn turn = side.received(message);
        if (side.hello())
            caller = side.hello()->device;
        return turn;
    }

    std::vector<Happening> talk(ByteView message) {
        std::vector<Happening> happened;
        auto content = in->open(message);
        if (!content) {
            leave(Closed{Parting::Forged});
            happened.emplace_back(Closed{Parting::Forged});
        } else if (!content->last) {
            happened.emplace_back(Received{std::move(content->bytes)});
        } else {
            leave(std::nullopt);
            const auto refusal = decodeHandshakeMessage(content->bytes);
            const auto* said = refusal ? std::get_if<Refusal>(&*refusal) : nullptr;
            happened.emplace_back(said != nullptr ? closedBy(*said, {}) : Closed{Parting::Left});
        }
        return happened;
    }

    // Ends everything but a goodbye.
    void leave(const std::optional<Closed>& saying) {
        if (stage == Stage::Leaving || stage == Stage::Over)
            return;
        goodbye = saying;
        stage = saying ? Stage::Leaving : Stage::Over;
        deadline = now + longestGoodbye;
        handshake.reset();
        in.reset();
        plain.clear();
        waiting.clear();
        waitingCost = 0;
    }

    // Gives the post the next message when it can take one.
    void feed() {
        if (goodbye)
            post.stopWaiting();
        if (!post.free())
            return;
        if (!plain.empty()) {
            post.put(plain.front(), fragmentSize);
            plain.pop_front();
        } else if (!waiting.empty()) {
            post.put(out->seal(waiting.front(), false), fragmentSize);
            waitingCost -= waiting.front().size() + costOfWaiting;
            waiting.pop_front();
        } else if (goodbye) {
            const Bytes refusal = encode(refusalOf(*goodbye, {}));
            post.put(out ? out->seal(refusal, true) : refusal, fragmentSize);
            goodbye.reset();
        }
    }

    bool nothingToSay() const { return post.free() && plain.empty() && waiting.empty() && !goodbye; }
};

Peer Peer::central(const Credentials& credentials, Door& door, std::size_t linkCapacity, Milliseconds now) {
    const std::size_t capacity = usable(linkCapacity);
    CentralHandshake handshake(credentials, door, capacity);
    const Bytes hello = handshake.hello();
    auto stack = std::make_unique<Stack>(Side::Central, std::move(handshake), capacity, now);
    stack->plain.push_back(hello);
    return Peer(std::move(stack));
}

Peer Peer::peripheral(const Credentials& credentials, std::size_t linkCapacity, Milliseconds now) {
    const std::size_t capacity = usable(linkCapacity);
    return Peer(std::make_unique<Stack>(Side::Peripheral, PeripheralHandshake(credentials, capacity), capacity, now));
}

Peer::Peer(std::unique_ptr<Stack> stack) : m_stack(std::move(stack)) {}
Peer::~Peer() = default;
Peer::Peer(Peer&& other) noexcept = default;
Peer& Peer::operator=(Peer&& other) noexcept = default;

std::vector<Happening> Peer::received(ByteView fragment, Milliseconds now) {
    m_stack->now = now;
    if (m_stack->stage == Stage::Over)
        return {};
    const auto message = m_stack->post.received(fragment, now);
    if (m_stack->stage == Stage::Leaving && m_stack->nothingToSay())
        m_stack->stage = Stage::Over;
    if (!message)
        return {};
    if (m_stack->stage == Stage::Meeting)
        return m_stack->meet(*message);
    if (m_stack->stage == Stage::Talking)
        return m_stack->talk(*message);
    return {};
}

std::vector<Happening> Peer::passed(Milliseconds now) {
    m_stack->now = now;
    m_stack->post.passed(now);
    const bool tooLate = m_stack->stage != Stage::Talking && now >= m_stack->deadline;
    if (m_stack->stage == Stage::Over || !(tooLate || m_stack->post.silent(now)))
        return {};
    std::vector<Happening> happened;
    if (m_stack->stage != Stage::Leaving)
        happened.emplace_back(Closed{Parting::Silent});
    m_stack->leave(std::nullopt);
    m_stack->stage = Stage::Over;
    return happened;
}

Milliseconds Peer::nextDeadline() const {
    if (m_stack->stage == Stage::Over)
        return Milliseconds::max();
    const Milliseconds next = m_stack->post.nextDeadline();
    return m_stack->stage == Stage::Talking ? next : std::min(next, m_stack->deadline);
}

std::optional<Bytes> Peer::nextFragment(Milliseconds now) {
    m_stack->now = now;
    if (m_stack->stage == Stage::Over && !m_stack->post.owesAcknowledgement())
        return std::nullopt;
    m_stack->feed();
    return m_stack->post.nextFragment(now);
}

bool Peer::send(Bytes message) {
    const std::size_t cost = message.size() + costOfWaiting;
    if (m_stack->stage != Stage::Talking || message.size() > longestMessage ||
        m_stack->waitingCost + cost > mostWaiting)
        return false;
    message.shrink_to_fit();
    m_stack->waitingCost += cost;
    m_stack->waiting.push_back(std::move(message));
    return true;
}

const std::optional<DeviceId>& Peer::caller() const { return m_stack->caller; }

bool Peer::idle() const { return m_stack->nothingToSay(); }

void Peer::close(Parting why) { m_stack->leave(Closed{why}); }

bool Peer::over() const { return m_stack->stage == Stage::Over && !m_stack->post.owesAcknowledgement(); }

std::size_t Peer::memory() const {
    std::size_t bytes = m_stack->post.memory() + m_stack->waitingCost;
    for (const Bytes& message : m_stack->plain)
        bytes += message.capacity();
    return bytes;
}

} // namespace aphelion
