#include <QtTest>

#include "device/store/key_wrap.h"
#include "session/evening.h"
#include "support/canary.h"
#include "support/hidden_deal.h"

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace planetx;
using aphelion::Bytes;
using aphelion::ByteView;
using aphelion::Canary;
namespace fs = std::filesystem;

namespace {

Bytes fileBytes(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// Everything that this process can read of itself, in pieces that overlap, so that no secret is cut in two. The search
// must leave no copy: a stream would keep the last page it read in a buffer, and that page may be a key's.
template <typename Visit>
void forEachPieceOfMemory(Visit visit) {
    static std::array<std::uint8_t, 1 << 20> piece;
    constexpr std::size_t overlap = 128;
    std::ifstream maps("/proc/self/maps");
    const int memory = ::open("/proc/self/mem", O_RDONLY);
    for (std::string line; std::getline(maps, line);) {
        std::uint64_t from = 0;
        std::uint64_t to = 0;
        char access[5] = {};
        if (std::sscanf(line.c_str(), "%lx-%lx %4s", &from, &to, access) != 3 || access[0] != 'r' || access[1] != 'w')
            continue;
        for (std::uint64_t at = from; at < to; at += piece.size() - overlap) {
            const auto size = std::min<std::uint64_t>(piece.size(), to - at);
            const auto read = ::pread(memory, piece.data(), size, static_cast<off_t>(at));
            if (read > 0)
                visit(ByteView(piece.data(), static_cast<std::size_t>(read)), line);
            aphelion::wipe(piece);
        }
    }
    ::close(memory);
}

} // namespace

class CanaryTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_device = std::make_unique<OwnDevice>(77);
        QVERIFY(!m_device->switchOn());
        QVERIFY(!beginTable(m_device->session(), Mode::Standard, 2, true, Play::WithBoard));
    }

    // Answers, notes, PINs, keys and nonces: in no file, under no name, while the app runs and after it has ended.
    void no_file_tells_a_secret() {
        Session& session = m_device->session();
        QVERIFY(!session.sitDown(0, aphelion::viewOf("canary-pin-0")));
        QVERIFY(!planetx::note(session, Write{0, "the canary in the coal mine"}));
        QVERIFY(!session.desk()->setDraft("survey", aphelion::bytesOf("a canary's draft")));
        QVERIFY(planetx::ask(session, Locate{3, Object::Comet, Object::Empty}).ok());
        QVERIFY(planetx::ask(session, Reveal{}).ok()); // the answer is the whole sky, which has letters to look for
        std::vector<Canary> canaries{{"note", aphelion::viewOf("the canary in the coal mine")},
                                     {"draft", aphelion::viewOf("a canary's draft")},
                                     {"sky", aphelion::viewOf(letters(hiddenDeal(tableOf(*session.table())).sky))},
                                     {"name", aphelion::viewOf("Player 0")},
                                     {"PIN", aphelion::viewOf("canary-pin-0")},
                                     {"device secret", Bytes(32, 7)}};
        const auto id = session.table()->id();
        const auto seats = session.vault().device().seats(id);
        QVERIFY(seats.ok());
        for (const aphelion::SeatRecord& seat : *seats) {
            canaries.emplace_back("signing key", seat.seed.view());
            const auto openings = session.vault().device().openings(id, seat.seat);
            for (const aphelion::KeptOpening& opening : *openings)
                canaries.emplace_back("nonce", opening.nonce);
        }
        canaries.emplace_back("data key", dataKey(0).view());
        QVERIFY(canaries.size() >= 10);
        search(canaries); // with the write-ahead logs in use
        QVERIFY(fileNames().size() >= 4);
        m_device->switchOff();
        search(canaries);
    }

    void the_search_finds_what_is_there() {
        const Canary canary("test", aphelion::viewOf("canary-123456789"));
        QCOMPARE(canary.spelledIn(aphelion::viewOf("xxcanary-123456789xx")), std::string("raw"));
        QCOMPARE(canary.spelledIn(aphelion::viewOf("63616e6172792d313233343536373839")), std::string("hex"));
        QCOMPARE(canary.spelledIn(aphelion::viewOf("Y2FuYXJ5LTEyMzQ1Njc4OQ==")), std::string("base64"));
        QCOMPARE(canary.spelledIn(aphelion::viewOf("something else")), std::string());
    }

    // After a lock none of the player's keys is anywhere in the process.
    void after_a_lock_no_key_is_in_memory() {
#ifdef APHELION_SANITIZE
        QSKIP("the sanitizer's own memory is too large to be searched, and keeps what was freed");
#endif
        Session& session = m_device->session();
        const std::vector<Canary> keys = maskedKeys(); // first, so that it overwrites no trace of what comes now
        QVERIFY(!session.sitDown(0, aphelion::viewOf("canary-pin-0")));
        QVERIFY(!planetx::note(session, Write{0, "scribble"}));
        QVERIFY2(!where(keys[0]).empty(), "while the file is open its key is in memory: the search works");
        session.lock();
        for (const Canary& key : keys) {
            const auto found = where(key);
            QVERIFY2(found.empty(), found.empty() ? "" : (key.what() + " in " + found.front()).c_str());
        }
    }

private:
    aphelion::Secret dataKey(std::size_t which) {
        aphelion::PlayerList list(m_device->session().vault().device().sqlite());
        const auto players = list.all();
        const aphelion::KeptPlayer& player = (*players)[which];
        auto key = unwrap(player.wrap, aphelion::Secret(Bytes(32, 7)),
                          aphelion::viewOf("canary-pin-" + std::to_string(which)), {"player", player.id});
        return key.take();
    }

    // The first 16 bytes of each form: more is not left behind where a register was put by. Not inlined into the test,
    // so that nothing of the key stays in its frame.
    __attribute__((noinline)) std::vector<Canary> maskedKeys() {
        const aphelion::Secret key = dataKey(0);
        std::string hex = aphelion::hex(key.view()); // as SQLCipher is given it
        std::vector<Canary> keys{{"data key", key.view().first(16)},
                                 {"data key in hex", aphelion::viewOf(hex).first(16)}};
        aphelion::wipe({reinterpret_cast<std::uint8_t*>(hex.data()), hex.size()});
        return keys;
    }

    static std::vector<std::string> where(const Canary& canary) {
        std::vector<std::string> found;
        forEachPieceOfMemory([&](ByteView piece, const std::string& line) {
            if (canary.isIn(piece))
                found.push_back(line);
        });
        return found;
    }

    std::vector<std::string> fileNames() {
        std::vector<std::string> names;
        for (const auto& file : fs::recursive_directory_iterator(m_device->folder()))
            names.push_back(file.path().filename().string());
        return names;
    }

    void search(const std::vector<Canary>& canaries) {
        for (const auto& file : fs::recursive_directory_iterator(m_device->folder())) {
            const std::string fileName = file.path().filename().string();
            const Bytes bytes = fileBytes(file.path());
            for (const Canary& canary : canaries) {
                const std::string form = canary.spelledIn(bytes) + canary.spelledIn(aphelion::viewOf(fileName));
                QVERIFY2(form.empty(), (canary.what() + " as " + form + " in " + fileName).c_str());
            }
        }
    }

    std::unique_ptr<OwnDevice> m_device;
};

QTEST_GUILESS_MAIN(CanaryTest)
#include "canary_test.moc"
