#include <QtTest>

#include "table/message.h"

#include <rapidcheck.h>

#include <set>

using namespace aphelion;

namespace {

template <typename Array>
Array filled(std::uint8_t byte) {
    Array array;
    array.fill(byte);
    return array;
}

const Seen head{3, filled<Hash>(0xaa)};
const PublicKey key = filled<PublicKey>(0xbb);
const Signature signature = filled<Signature>(0xcc);

// MESSAGES.md's examples, kind by kind.
std::vector<std::pair<Message, std::string>> examples() {
    const auto times = [](const char* byte, int count) {
        std::string text;
        for (int i = 0; i < count; ++i)
            text += byte;
        return text;
    };
    const std::string seen = "82035820" + times("aa", 32);
    const std::string keyBytes = "5820" + times("bb", 32);
    const std::string signed64 = "5840" + times("cc", 64);
    return {{Here{0, std::nullopt, {}}, "840000f680"},
            {Here{1, head, {{2, signature}, {std::nullopt, signature}}},
             "840001" + seen + "828202" + signed64 + "82f6" + signed64},
            {Entries{{{1, 2}, {3}}}, "82018242010241"
                                     "03"},
            {Have{head}, "8202" + seen},
            {Please{{1, 2, 3}}, "820343010203"},
            {NotWritten{1, 300, LogFault::NotStored}, "84040119012c0c"},
            {Present{{0, 2}}, "8205820002"},
            {Offer{1, key, head}, "840601" + keyBytes + seen},
            {Agreed{key, {{2, signature}}}, "8307" + keyBytes + "818202" + signed64},
            {Arrival{{{key, "Ana", {9}}}}, "82088183" + keyBytes + "63416e61" + "4109"},
            {Gathering{{7, 7}}, "8209420707"},
            {Welcome{filled<TableId>(0xdd), filled<Hash>(0xee)}, "830a50" + times("dd", 16) + "5820" + times("ee", 32)},
            {Declined{Decline::TooLate}, "820b02"},
            {Wanted{Rekeying{2, key}, head}, "830c8202" + keyBytes + seen},
            {Wanted{std::nullopt, head}, "830cf6" + seen},
            {Granted{Lending{2}, {{1, signature}}}, "830d8102818201" + signed64},
            {Protest{2, head, signature}, "840e02" + seen + signed64},
            {Proven{{7, 7}}, "820f420707"},
            {Offer{1, key, head, head}, "850601" + keyBytes + seen + seen}};
}

Bytes bytesOfHex(const std::string& digits) { return *fromHex(digits); }

} // namespace

class MessageTest : public QObject {
    Q_OBJECT

private slots:
    void the_written_examples_hold() {
        std::set<std::size_t> kinds;
        for (const auto& [message, digits] : examples()) {
            QCOMPARE(hex(encode(message)), digits);
            QVERIFY(*decodeMessage(bytesOfHex(digits)) == message);
            kinds.insert(message.index());
        }
        QCOMPARE(kinds.size(), std::variant_size_v<Message>);
    }

    void what_a_proof_covers_is_fixed() {
        QCOMPARE(hex(provenPart(filled<TableId>(1), filled<Hash>(2), 3)), "846f" + hex(viewOf("aphelion here 1")) +
                                                                              "50" + hex(filled<TableId>(1)) + "5820" +
                                                                              hex(filled<Hash>(2)) + "03");
        QVERIFY(provenPart({}, {}, std::nullopt) != provenPart({}, {}, 0));
    }

    void a_message_of_an_unknown_kind_is_from_a_newer_version() {
        QCOMPARE(decodeMessage(bytesOfHex("821700")).fault(), EntryFault::NewerVersion);
        QCOMPARE(decodeMessage(bytesOfHex("82190fff00")).fault(), EntryFault::NewerVersion);
        QCOMPARE(decodeMessage(bytesOfHex("80")).fault(), EntryFault::Broken);
        QCOMPARE(decodeMessage({}).fault(), EntryFault::Broken);
    }

    void bounds_are_kept() {
        const std::vector<Message> beyond{
            Here{0, std::nullopt, std::vector<Proof>(18)},
            Entries{std::vector<Bytes>(65)},
            Entries{{Bytes(longestEntry + 1)}},
            Please{Bytes(longestEntry + 1)},
            NotWritten{16, 1, LogFault::NotStored},
            NotWritten{1, 1, static_cast<LogFault>(static_cast<int>(LogFault::KeyInUse) + 1)},
            Present{Seats(17)},
            Present{{16}},
            Agreed{key, std::vector<Endorsement>(17)},
            Agreed{key, {{16, signature}}},
            Arrival{std::vector<SeatTaken>(17)},
            Arrival{{{key, std::string(65, 'x'), {}}}},
            Arrival{{{key, "", Bytes(65)}}},
            Gathering{Bytes(3585)},
            Proven{Bytes(4000)},
            Declined{static_cast<Decline>(3)},
        };
        for (const Message& message : beyond)
            QCOMPARE(decodeMessage(encode(message)).fault(), EntryFault::Broken);
        const std::vector<Message> within{Here{UINT32_MAX, head, std::vector<Proof>(17)},
                                          Entries{{Bytes(longestEntry)}}, NotWritten{15, UINT64_MAX, LogFault::KeyInUse},
                                          Present{Seats(16)}, Gathering{Bytes(3584)}};
        for (const Message& message : within)
            QVERIFY(*decodeMessage(encode(message)) == message);
    }

    void what_is_longer_than_a_message_is_broken() {
        const auto ofSize = [](std::size_t size) { return encode(Message(Entries{{Bytes(1000), Bytes(size)}})); };
        const std::size_t room = longestMessage - ofSize(2000).size() + 2000;
        QCOMPARE(ofSize(room).size(), longestMessage);
        QVERIFY(decodeMessage(ofSize(room)).ok());
        QCOMPARE(decodeMessage(ofSize(room + 1)).fault(), EntryFault::Broken);
    }

    void an_ask_that_makes_the_longest_entry_fits_into_a_message() {
        QVERIFY(encode(Message(Please{Bytes(longestEntry)})).size() <= longestMessage);
        QVERIFY(encode(Message(Entries{{Bytes(longestEntry)}})).size() <= longestMessage);
    }

    void any_bytes_are_refused_or_the_one_encoding() {
        const auto all = examples();
        int taken = 0;
        QVERIFY(rc::check([&](std::size_t which, std::size_t at, std::uint8_t byte, std::uint8_t cut, bool longer) {
            Bytes changed = encode(all[which % all.size()].first);
            changed[at % changed.size()] = byte;
            changed.resize(changed.size() - std::min<std::size_t>(cut % 3, changed.size()));
            if (longer)
                changed.push_back(byte);
            const auto message = decodeMessage(changed);
            taken += message.ok();
            if (message)
                RC_ASSERT(encode(*message) == changed);
        }));
        QVERIFY(taken > 0);
    }

private:
    using Seats = std::vector<SeatNumber>;
};

QTEST_APPLESS_MAIN(MessageTest)
#include "message_test.moc"
