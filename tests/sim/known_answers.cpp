#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

// All devices of a simulated game live in one process, and each asks libsodium what others have asked it before: is
// this signature right, which key does this seed make. The linker puts this file between the core, which does not know
// of it, and libsodium (see CMakeLists.txt): what libsodium has answered once is its answer to exactly the same bytes,
// and only to those. The pages of secrets that went serve the next secrets. Under ASan libsodium is asked every time
// and gives every secret new pages, so the test run plays both ways.

// What the linker calls libsodium's own.
extern "C" {
int __real_crypto_sign_seed_keypair(unsigned char*, unsigned char*, const unsigned char*);
int __real_crypto_sign_detached(unsigned char*, unsigned long long*, const unsigned char*, unsigned long long,
                                const unsigned char*);
int __real_crypto_sign_verify_detached(const unsigned char*, const unsigned char*, unsigned long long,
                                       const unsigned char*);
void* __real_sodium_malloc(std::size_t);
}

namespace {

struct Pair {
    std::array<unsigned char, crypto_sign_PUBLICKEYBYTES> open{};
    std::array<unsigned char, crypto_sign_SECRETKEYBYTES> secret{}; // begins with the seed
};

using Signature = std::array<unsigned char, crypto_sign_BYTES>;

struct TextHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};

// Answers by all bytes that were asked about.
template <typename Answer>
class Known {
public:
    const Answer* find(std::string_view asked) const {
        const auto found = m_answers.find(asked);
        return found == m_answers.end() ? nullptr : &found->second;
    }

    const Answer& add(std::string_view asked, const Answer& answer) {
        if (m_answers.size() >= most)
            m_answers.clear();
        return m_answers.emplace(asked, answer).first->second;
    }

private:
    static constexpr std::size_t most = 10'000; // some games: no other game has the same keys

    std::unordered_map<std::string, Answer, TextHash, std::equal_to<>> m_answers;
};

Known<Pair> pairs;
Known<Signature> signatures;
Known<int> verdicts;

std::string_view viewOf(const unsigned char* bytes, std::size_t size) {
    return {reinterpret_cast<const char*>(bytes), size};
}

// What has a fixed size stands first, so that two questions are never the same bytes.
std::string asked(const unsigned char* key, std::size_t keySize, std::string_view message) {
    return std::string(viewOf(key, keySize)).append(message);
}

std::string asked(const unsigned char* signature, const unsigned char* open, std::string_view message) {
    return std::string(viewOf(signature, crypto_sign_BYTES))
        .append(viewOf(open, crypto_sign_PUBLICKEYBYTES))
        .append(message);
}

// Of a secret key that libsodium made itself, byte by byte; none of any other.
const Pair* pairOf(const unsigned char* secret) {
    const Pair* pair = pairs.find(viewOf(secret, crypto_sign_SEEDBYTES));
    return pair != nullptr && std::memcmp(pair->secret.data(), secret, pair->secret.size()) == 0 ? pair : nullptr;
}

// What libsodium found right before a secret that it has just given room, and looks for when the secret goes.
using Canary = std::array<unsigned char, 16>;

Canary canaryBefore(const void* secret) {
    Canary canary{};
    std::memcpy(canary.data(), static_cast<const unsigned char*>(secret) - canary.size(), canary.size());
    return canary;
}

struct Room {
    std::size_t size = 0;
    Canary canary{};
};

std::unordered_map<void*, Room> rooms;          // of all secrets there ever were
std::map<std::size_t, std::vector<void*>> idle; // those without one, by size

} // namespace

extern "C" int __wrap_crypto_sign_seed_keypair(unsigned char* open, unsigned char* secret, const unsigned char* seed) {
    const auto question = viewOf(seed, crypto_sign_SEEDBYTES);
    const Pair* pair = pairs.find(question);
    if (pair == nullptr) {
        Pair made;
        __real_crypto_sign_seed_keypair(made.open.data(), made.secret.data(), seed);
        pair = &pairs.add(question, made);
    }
    std::ranges::copy(pair->open, open);
    std::ranges::copy(pair->secret, secret);
    return 0;
}

// Libsodium finds right what it has signed with a key that it made: that is not asked, either.
extern "C" int __wrap_crypto_sign_detached(unsigned char* signature, unsigned long long*, const unsigned char* message,
                                           unsigned long long size, const unsigned char* secret) {
    const auto text = viewOf(message, size);
    const auto question = asked(secret, crypto_sign_SECRETKEYBYTES, text);
    const Signature* known = signatures.find(question);
    if (known == nullptr) {
        Signature made{};
        __real_crypto_sign_detached(made.data(), nullptr, message, size, secret);
        known = &signatures.add(question, made);
        if (const Pair* pair = pairOf(secret))
            verdicts.add(asked(made.data(), pair->open.data(), text), 0);
    }
    std::ranges::copy(*known, signature);
    return 0;
}

extern "C" int __wrap_crypto_sign_verify_detached(const unsigned char* signature, const unsigned char* message,
                                                  unsigned long long size, const unsigned char* open) {
    const auto question = asked(signature, open, viewOf(message, size));
    const int* known = verdicts.find(question);
    return known != nullptr
               ? *known
               : verdicts.add(question, __real_crypto_sign_verify_detached(signature, message, size, open));
}

extern "C" void* __wrap_sodium_malloc(std::size_t size) {
    auto& free = idle[size];
    if (free.empty()) {
        void* secret = __real_sodium_malloc(size);
        if (secret != nullptr)
            rooms.emplace(secret, Room{size, canaryBefore(secret)});
        return secret;
    }
    void* secret = free.back();
    free.pop_back();
    return secret;
}

extern "C" void __wrap_sodium_free(void* secret) {
    if (secret == nullptr)
        return;
    const Room& room = rooms.at(secret);
    if (canaryBefore(secret) != room.canary)
        std::abort(); // as libsodium does
    sodium_memzero(secret, room.size);
    idle[room.size].push_back(secret);
}
