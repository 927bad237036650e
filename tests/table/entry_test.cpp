#include <QtTest>

#include "table/entry.h"

#include <rapidcheck.h>

using namespace aphelion;

namespace {

PublicKey keyOf(std::uint8_t fill) {
    PublicKey key;
    key.fill(fill);
    return key;
}

std::vector<Body> oneOfEach() {
    return {TableOpened{{1, 2, 3}, keyOf(4), "a game", {9, 9}, {{keyOf(5), "Éléonore", {1}}, {keyOf(6), "", {}}}},
            SeatTaken{keyOf(7), "Late", {2}},
            SeatReleased{1},
            SeatRekeyed{1, keyOf(8), Carried::ByHost, {{3, Hash{9}}, {{0, Signature{5}}}}},
            Moved{{1, 2, 3}, {Seal{1}, Seal{2}}, {{{7, 7}, Nonce{3}}}},
            Unsealed{{{{8}, Nonce{4}}}},
            EpochRaised{keyOf(9), {{0, Signature{1}}, {2, Signature{2}}}},
            Witnessed{},
            SeatLent{1, {{3, Hash{9}}, {{0, Signature{5}}}}},
            Protested{1, 7, Signature{6}}};
}

Entry entryOf(Body body, std::optional<SeatNumber> author = 2) {
    const SigningKey key(Bytes(32, 1));
    const Ask ask = signedBy(key, TableId{1}, {0, author, 3, {16, Hash{6}}, std::move(body), {}});
    return placedBy(key, TableId{1}, {17, Hash{5}, ask});
}

} // namespace

class EntryTest : public QObject {
    Q_OBJECT

private slots:
    void every_kind_of_entry_can_be_written_and_read() {
        for (const Body& body : oneOfEach())
            for (const auto author : {std::optional<SeatNumber>(), std::optional<SeatNumber>(3)})
                QVERIFY(*decodeEntry(encode(entryOf(body, author))) == entryOf(body, author) &&
                        *decodeAsk(encode(entryOf(body, author).ask)) == entryOf(body, author).ask);
        QCOMPARE(oneOfEach().size(), std::variant_size_v<Body>);
    }

    // LOG.md's example.
    void the_written_example_holds() {
        Entry entry;
        entry.number = 2;
        entry.ask.counter = 1;
        entry.ask.author = 1;
        entry.ask.body = Moved{{0x02, 0x00, 0x18, 0x42}, {}, {}};
        const std::string zeros(64, '0');
        QCOMPARE(hex(encode(entry)), "8b02025820" + zeros + "0001018200" + "5820" + zeros + "04" + "83" + "44" +
                                         "02001842" + "80" + "80" + "5840" + zeros + zeros + "5840" + zeros + zeros);
    }

    // LOG.md's second example.
    void the_written_endorsement_holds() {
        const std::string zeros(64, '0');
        QCOMPARE(hex(endorsedPart(TableId{}, {1, PublicKey{}, {3, Hash{}}, {}}, 1, false)),
                 "8773" + hex(viewOf("aphelion carry on 2")) + "50" + zeros.substr(0, 32) + "01" + "5820" + zeros +
                     "8203" + "5820" + zeros + "0100");
        Entry entry;
        entry.number = 4;
        entry.ask = {1, std::nullopt, 2, {3, {}}, EpochRaised{PublicKey{}, {{1, Signature{}}}}, {}};
        QCOMPARE(hex(encode(entry)), "8b02045820" + zeros + "01f6028203" + "5820" + zeros + "06" + "825820" + zeros +
                                         "818201" + "5840" + zeros + zeros + "5840" + zeros + zeros + "5840" + zeros +
                                         zeros);
        entry.ask.body = Witnessed{};
        QVERIFY(hex(encode(entry))
                    .find("0780"
                          "5840" +
                          zeros) != std::string::npos);
    }

    void a_kind_of_body_that_is_unknown_is_from_a_newer_version() {
        Bytes bytes = encode(entryOf(Witnessed{}));
        const auto kind = bytes.end() - 66 - 66 - 2; // before the empty body and the signatures
        QCOMPARE(*kind, std::uint8_t(7));
        *kind = 10;
        QCOMPARE(decodeEntry(bytes).fault(), EntryFault::NewerVersion);
    }

    void a_newer_version_is_told_from_a_broken_entry() {
        Bytes bytes = encode(entryOf(SeatReleased{1}));
        bytes[1] = logVersion + 1;
        QCOMPARE(decodeEntry(bytes).fault(), EntryFault::NewerVersion);
        bytes[1] = 0;
        QCOMPARE(decodeEntry(bytes).fault(), EntryFault::Broken);
        bytes[1] = 1; // which has no host's word
        QCOMPARE(decodeEntry(bytes).fault(), EntryFault::Broken);
        bytes[1] = logVersion;
        QVERIFY(decodeEntry(bytes).ok());
        bytes.push_back(0);
        QCOMPARE(decodeEntry(bytes).fault(), EntryFault::Broken);
    }

    void bounds_are_kept() {
        QVERIFY(!decodeEntry(encode(entryOf(SeatTaken{keyOf(1), std::string(65, 'x'), {}}))).ok());
        QVERIFY(!decodeEntry(encode(entryOf(Moved{Bytes(257, 1), {}, {}}))).ok());
        QVERIFY(!decodeEntry(encode(entryOf(Moved{{}, std::vector<Seal>(9), {}}))).ok());
        QVERIFY(!decodeEntry(encode(entryOf(Unsealed{std::vector<Opening>(33)}))).ok());
        QVERIFY(!decodeEntry(encode(entryOf(Unsealed{{{Bytes(257, 1), {}}}}))).ok());
        QVERIFY(!decodeEntry(encode(entryOf(SeatReleased{16}))).ok());
    }

    void a_changed_byte_is_refused_or_changes_the_hash() {
        const Bytes bytes = encode(entryOf(oneOfEach()[4]));
        const Hash right = hashOf(*decodeEntry(bytes));
        for (std::size_t at = 0; at < bytes.size(); ++at) {
            Bytes changed = bytes;
            changed[at] ^= 0x11;
            if (const auto entry = decodeEntry(changed))
                QVERIFY(hashOf(*entry) != right || entry->place != decodeEntry(bytes)->place);
        }
    }

    // A host that signs the same twice has not said two things.
    void the_host_s_word_is_not_in_the_hash() {
        const Entry entry = entryOf(oneOfEach()[4]);
        QVERIFY(hashOf(placedBy(SigningKey(Bytes(32, 9)), TableId{1}, entry)) == hashOf(entry));
    }

    // The bytes that people have on their devices.
    void an_entry_of_version_1_is_read_and_written_as_it_was() {
        Entry old = entryOf(oneOfEach()[4]);
        old.ask.version = 1;
        old.place = {};
        const Bytes bytes = encode(old);
        QCOMPARE(bytes[0], std::uint8_t(0x8a));
        QCOMPARE(bytes[1], std::uint8_t(1));
        QVERIFY(*decodeEntry(bytes) == old);
        QVERIFY(hashOf(old) == hash(bytes));
        QVERIFY(*decodeAsk(encode(old.ask)) == old.ask);
    }

    void any_bytes_are_refused_or_the_one_encoding() {
        const Bytes bytes = encode(entryOf(oneOfEach()[0]));
        QVERIFY(rc::check([&](std::size_t at, std::uint8_t byte, std::size_t cut) {
            Bytes changed = bytes;
            changed[at % changed.size()] = byte;
            changed.resize(changed.size() - cut % 3);
            if (const auto entry = decodeEntry(changed))
                RC_ASSERT(encode(*entry) == changed);
        }));
    }

    void a_seal_fixes_its_content_and_hides_it() {
        const Opening opening{{1}, Nonce{7}};
        const Sealer ana{TableId{1}, 0};
        QVERIFY(sealOf(ana, opening) == sealOf(ana, opening));
        QVERIFY(sealOf(ana, opening) != sealOf(ana, {{2}, Nonce{7}}));
        QVERIFY(sealOf(ana, opening) != sealOf(ana, {{1}, Nonce{8}}));
        QVERIFY(sealOf(ana, opening) != sealOf({TableId{1}, 1}, opening)); // nobody can copy it
        QVERIFY(sealOf(ana, opening) != sealOf({TableId{2}, 0}, opening));
    }
};

QTEST_APPLESS_MAIN(EntryTest)
#include "entry_test.moc"
