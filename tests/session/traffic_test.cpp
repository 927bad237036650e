#include <QtTest>

#include "planetx/deal/dealer.h"
#include "planetx/rules/encoding.h"
#include "planetx/play/seat.h"
#include "session/flat.h"
#include "session/two_devices.h"
#include "support/canary.h"

using namespace planetx;
using aphelion::Bytes;
using aphelion::Canary;

namespace {

const GameCode code(Mode::Standard, 1);

Deal dealOf(std::uint64_t bits) { return Dealer(Mode::Standard).deal(GameCode(Mode::Standard, bits)); }

// What is played, and what can be heard of it, under this sky. The dice are the same under every sky.
struct Evening {
    TwoDevices devices;
    bool fine;

    Evening(const Deal& deal, std::uint64_t seed, int steps) : devices(code, deal) {
        RandomPlay dice(dealOf(99), newBoard(Mode::Standard, Play::OnScreen, {0, 1}), seed);
        fine = devices.play(dice, steps);
    }

    Event event(std::size_t entry) const { return *eventOf(devices.log().entries()[entry].ask.body); }
};

template <typename Item>
std::size_t sameSoFar(const std::vector<Item>& one, const std::vector<Item>& two) {
    const auto [first, second] = std::ranges::mismatch(one, two);
    return static_cast<std::size_t>(first - one.begin());
}

// The first step in which the two games are not the same any more, as far as everybody may know; the number of steps
// if they are the same to the end.
std::size_t parting(const Evening& one, const Evening& two) {
    const std::size_t same = sameSoFar(one.devices.log().entries(), two.devices.log().entries());
    std::size_t step = 0;
    while (step < one.devices.marks.size() && step < two.devices.marks.size() &&
           (step + 1 == one.devices.marks.size() ? one.devices.log().entries().size()
                                                 : one.devices.marks[step + 1].entries) <= same)
        ++step;
    return step;
}

bool isToldToAll(const Event& event) {
    return std::holds_alternative<Located>(event) || std::holds_alternative<TheoryTurnedUp>(event);
}

// Shorter things stand anywhere by chance.
constexpr std::size_t shortestSecret = 6;

void add(std::vector<Canary>& secrets, const char* what, const Bytes& bytes) {
    if (bytes.size() >= shortestSecret)
        secrets.emplace_back(what, bytes);
}

// What is private at this table, except nonces: those are private until they are opened.
std::vector<Canary> secretsOf(TwoDevices& devices, const Sky& sky) {
    std::vector<Canary> secrets;
    for (const Bytes& seed : devices.seeds())
        secrets.emplace_back("key", seed);
    secrets.emplace_back("sky", aphelion::viewOf(letters(sky)));
    add(secrets, "sky", encode(Answer(sky)));
    for (const PlayerId who : {0, 1})
        for (const aphelion::Entry& entry : devices.log().entries()) {
            const News news = newsFor(devices.table(), who, entry);
            if (news.answer)
                add(secrets, "answer", encode(*news.answer));
            for (const NoteOp& op : news.notes)
                add(secrets, "note", encode(op));
        }
    return secrets;
}

// The first secret that stands in any of these, from there on, and as what.
std::string leakIn(const std::vector<Bytes>& said, std::size_t from, const std::vector<Canary>& secrets) {
    for (std::size_t i = from; i < said.size(); ++i)
        for (const Canary& secret : secrets)
            if (const std::string form = secret.spelledIn(said[i]); !form.empty())
                return secret.what() + " as " + form;
    return {};
}

std::string leakIn(const TwoDevices& devices, const TwoDevices::Mark& since, const std::vector<Canary>& secrets) {
    return leakIn(devices.messages, since.messages, secrets) + leakIn(devices.fragments, since.fragments, secrets);
}

} // namespace

// What somebody near, or the other device, can hear of a game.
class TrafficTest : public QObject {
    Q_OBJECT

private slots:
    void the_same_game_makes_the_same_bytes() {
        const Evening one(dealOf(1), 3, 20);
        const Evening two(dealOf(1), 3, 20);
        QVERIFY(one.fine && two.fine);
        QVERIFY(one.devices.fragments.size() > 50);
        QVERIFY(one.devices.fragments == two.devices.fragments);
        const Evening other(dealOf(1), 4, 20);
        QVERIFY(one.devices.fragments != other.devices.fragments);
    }

    // Answers differ with the sky; nothing that is sent does, until something that all may know.
    void under_two_skies_the_same_game_sounds_the_same_until_an_outcome_differs() {
        std::size_t steps = 0;
        int outcomes = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const Evening one(dealOf(1), seed, 40);
            const Evening two(dealOf(2), seed, 40);
            QVERIFY(one.fine && two.fine);
            const std::size_t step = parting(one, two);
            steps += step;
            const bool parted = step < one.devices.marks.size();
            const std::size_t said = parted ? one.devices.marks[step].fragments : one.devices.fragments.size();
            QVERIFY(sameSoFar(one.devices.fragments, two.devices.fragments) >= said);
            QVERIFY(sameSoFar(one.devices.messages, two.devices.messages) >=
                    (parted ? one.devices.marks[step].messages : one.devices.messages.size()));
            if (!parted)
                continue;
            ++outcomes;
            const std::size_t entry = sameSoFar(one.devices.log().entries(), two.devices.log().entries());
            QVERIFY(isToldToAll(one.event(entry)) && isToldToAll(two.event(entry)));
        }
        QVERIFY2(steps > 100 && outcomes > 3, std::to_string(steps).c_str());
    }

    void the_answers_were_not_the_same() {
        const Evening one(dealOf(1), 1, 10);
        const Evening two(dealOf(2), 1, 10);
        bool differs = false;
        for (std::size_t entry = 1; entry < one.devices.log().entries().size(); ++entry)
            differs = differs || newsFor(one.devices.table(), 0, one.devices.log().entries()[entry]).answer !=
                                     newsFor(two.devices.table(), 0, two.devices.log().entries()[entry]).answer;
        QVERIFY(differs);
    }

    // The comparison sees it if one answer is said aloud, even among as many bytes.
    void an_answer_that_is_said_is_heard() {
        std::array<std::vector<Bytes>, 2> heard;
        for (const std::uint64_t bits : {1u, 2u}) {
            Evening evening(dealOf(bits), 1, 4);
            const Event survey(Surveyed{0, Object::Asteroid, {1, 6}});
            evening.devices.blurt(0, aphelion::Gathering{encode(*evening.devices.table().oracle().answer(survey))});
            heard[bits - 1] = evening.devices.fragments;
        }
        QCOMPARE(heard[0].size(), heard[1].size());
        QVERIFY(heard[0] != heard[1]);
    }

    void no_key_answer_note_or_unopened_nonce_is_ever_sent() {
        std::size_t nonces = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const Deal deal = dealOf(seed);
            TwoDevices devices(code, deal);
            RandomPlay dice(dealOf(99), newBoard(Mode::Standard, Play::OnScreen, {0, 1}), seed);
            for (int step = 0; step < 30 && devices.board().phase != Phase::Over; ++step) {
                QVERIFY(devices.play(dice, 1));
                std::vector<Canary> unopened;
                for (const aphelion::Nonce& nonce : devices.unopened())
                    unopened.emplace_back("nonce", nonce);
                nonces += unopened.size();
                QCOMPARE(leakIn(devices, devices.marks.back(), unopened), std::string());
            }
            const auto secrets = secretsOf(devices, deal.sky);
            QVERIFY(secrets.size() > 8);
            QCOMPARE(leakIn(devices, {}, secrets), std::string());
        }
        QVERIFY(nonces > 50);
    }

    void the_search_finds_what_is_said() {
        const Deal deal = dealOf(1);
        for (const bool spelled : {false, true}) {
            TwoDevices devices(code, deal);
            RandomPlay dice(dealOf(99), newBoard(Mode::Standard, Play::OnScreen, {0, 1}), 1);
            QVERIFY(devices.play(dice, 12));
            const auto secrets = secretsOf(devices, deal.sky);
            QCOMPARE(leakIn(devices, {}, secrets), std::string());
            const Bytes seed = devices.seeds().back();
            devices.blurt(1, aphelion::Gathering{spelled ? aphelion::bytesOf(aphelion::hex(seed)) : seed});
            QCOMPARE(leakIn(devices, {}, secrets), std::string(spelled ? "key as hex" : "key as raw"));
        }
    }

    // With everything that the app does besides: files, PINs, notes, drafts.
    void nothing_private_leaves_a_real_device() {
        Flat flat;
        flat.gather(code);
        std::vector<Canary> secrets{{"device secret", Bytes(32, 7)}};
        for (const PlayerId who : {0, 1}) {
            Session& session = flat[static_cast<std::size_t>(who)];
            const std::string note = "the canary in coal mine " + std::to_string(who);
            const std::string draft = "a canary's draft " + std::to_string(who);
            QVERIFY(!planetx::note(session, Write{0, note}));
            QVERIFY(!session.desk()->setDraft("survey", aphelion::bytesOf(draft)));
            secrets.emplace_back("note", aphelion::viewOf(note));
            secrets.emplace_back("draft", aphelion::viewOf(draft));
            secrets.emplace_back("PIN", aphelion::viewOf(Flat::pin(who)));
        }
        const auto& board = tableOf(*flat[0].table()).board();
        while (board.phase == Phase::Turn && !QTest::currentTestFailed())
            flat.act(*toAct(board), Survey{Object::Asteroid, visibleSky(board)});
        flat.act(1, SubmitTheories{{{4, Object::Asteroid}}});
        secrets.emplace_back("sky", aphelion::viewOf(letters(dealOf(1).sky)));
        secrets.emplace_back("code", aphelion::viewOf(code.text()));
        for (const std::size_t device : {0u, 1u}) {
            auto& file = flat[device].vault().device();
            const auto seats = file.seats(flat[device].table()->id());
            for (const aphelion::SeatRecord& seat : *seats) {
                secrets.emplace_back("key", seat.seed.view());
                const auto openings = file.openings(flat[device].table()->id(), seat.seat);
                for (const aphelion::KeptOpening& opening : *openings)
                    secrets.emplace_back("nonce", opening.nonce);
            }
        }
        QVERIFY(secrets.size() >= 14);
        QVERIFY(flat.heard.size() > 30);
        QCOMPARE(leakIn(flat.heard, 0, secrets), std::string());
        flat.heard.push_back(aphelion::bytesOf("xx" + aphelion::hex(aphelion::viewOf(Flat::pin(1)))));
        QCOMPARE(leakIn(flat.heard, 0, secrets), std::string("PIN as hex"));
    }

    // All lengths that can be heard are those of the padding.
    void a_fragment_does_not_tell_how_long_a_message_is() {
        const Evening evening(dealOf(1), 5, 30);
        std::set<std::size_t> lengths;
        for (std::size_t i = evening.devices.marks.front().fragments; i < evening.devices.fragments.size(); ++i)
            lengths.insert(evening.devices.fragments[i].size());
        std::set<std::size_t> messages;
        for (const Bytes& message : evening.devices.messages)
            messages.insert(message.size());
        QVERIFY(messages.size() > 6);
        QVERIFY2(lengths.size() <= 5, std::to_string(lengths.size()).c_str());
    }
};

QTEST_GUILESS_MAIN(TrafficTest)
#include "traffic_test.moc"
