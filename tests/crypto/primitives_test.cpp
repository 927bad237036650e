#include <QtTest>

#include "crypto/hash.h"
#include "crypto/sign.h"
#include "crypto/slow_hash.h"

#include <sodium.h>

#include <algorithm>

using namespace aphelion;

class PrimitivesTest : public QObject {
    Q_OBJECT

private slots:
    // RFC 7693 gives BLAKE2b-512; this is the 256-bit value every other implementation gives for "abc".
    void the_hash_is_blake2b_256() {
        QCOMPARE(hex(hash(viewOf("abc"))),
                 std::string("bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"));
        QCOMPARE(hex(hash({})), std::string("0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"));
    }

    void another_key_gives_another_hash() {
        const Bytes key(32, 1);
        const Bytes otherKey(32, 2);
        QVERIFY(keyedHash(key, viewOf("abc")) != keyedHash(otherKey, viewOf("abc")));
        QVERIFY(keyedHash(key, viewOf("abc")) != hash(viewOf("abc")));
    }

    // What the reference program says to: argon2 saltsaltsaltsalt -id -t 3 -k 32768 -p 1 -l 32 -r
    void the_slow_hash_is_argon2id() {
        Salt salt{};
        std::ranges::copy(viewOf("saltsaltsaltsalt"), salt.begin());
        QCOMPARE(hex(slowHash(viewOf("password"), salt, {3, std::uint64_t{32} << 20})->view()),
                 std::string("60a4e7667976ec3a331f4aae8ee8196c2d92751286aa2ef9e680870cc45adfa5"));
    }

    void nothing_is_hashed_with_unbearable_work() {
        for (const Work& work : {Work{0, 8192}, Work{1, 8191}, Work{65, 8192}, Work{1, (std::uint64_t{1} << 30) + 1}})
            QVERIFY(!slowHash(viewOf("password"), {}, work));
        QVERIFY(slowHash(viewOf("password"), {}, Work::cheapest()));
    }

    // RFC 8032, section 7.1, test 2.
    void the_signature_is_ed25519() {
        const QByteArray seed = QByteArray::fromHex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb");
        const SigningKey key(viewOf({seed.data(), static_cast<std::size_t>(seed.size())}));
        QCOMPARE(hex(key.publicKey()), std::string("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"));
        QCOMPARE(hex(key.sign(Bytes{0x72})),
                 std::string("92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                             "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"));
    }

    // All of these are right once everything is multiplied by 8, as some implementations do; RFC 8032 leaves it open.
    // Every device must say the same. Made of a key aB + T and a point rB + T', where T and T' are of small order.
    void a_signature_is_judged_without_the_cofactor_data() {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("signature");
        QTest::addColumn<bool>("right");
        QTest::addRow("all in the group")
            << QByteArray("aphelion 0")
            << QByteArray("4f32305e96ff2d4090c4945c48e9250c2db5a1ca292c589da7d4d73d1b58cd9b")
            << QByteArray("53b91032b14aa5aee95c9b07d4bc8076c89ea017814d340794174212a1a0231e"
                          "3a0f8f8468daa28cc17c9fd7312258222150738e5b88f0101d7f0a94f19d2004")
            << true;
        QTest::addRow("a key with a part of order 8")
            << QByteArray("aphelion 0")
            << QByteArray("5e81d8a20165377d5182def6e11dd8cc2377ee4a64db9e17743903301012737b")
            << QByteArray("53b91032b14aa5aee95c9b07d4bc8076c89ea017814d340794174212a1a0231e"
                          "145e3b2063daf4fcbe3c80e384b811906c734d42ef08489e5f237a0c1fb2be00")
            << false;
        QTest::addRow("a key with a part of order 2")
            << QByteArray("aphelion 1")
            << QByteArray("9ecdcfa16900d2bf6f3b6ba3b716daf3d24a5e35d6d3a762582b28c2e4a73264")
            << QByteArray("b134fc7f5f0e31263e1cf43f1d89a8a71b6fdca154b76638a1a1a96bb7326818"
                          "7612b753387ccf4f82531b299dc7a378e76b7c64fa378fdd67a481c36f815608")
            << false;
        QTest::addRow("a signature's point with a part of order 8")
            << QByteArray("aphelion 0")
            << QByteArray("4f32305e96ff2d4090c4945c48e9250c2db5a1ca292c589da7d4d73d1b58cd9b")
            << QByteArray("d4d9b706230b292e3f582e4aa115faf1e8ec4e18e6c2479d1afd44e20c78e932"
                          "2136771bed17d6a915f3783fbd99903ce7e8162c61b8e9e0500096df09e90304")
            << false;
        QTest::addRow("a signature's point with a part of order 2")
            << QByteArray("aphelion 0")
            << QByteArray("4f32305e96ff2d4090c4945c48e9250c2db5a1ca292c589da7d4d73d1b58cd9b")
            << QByteArray("9a46efcd4eb55a5116a364f82b437f8937615fe87eb2cbf86be8bded5e5fdce1"
                          "86f7b3f507d91dc118b45bf52931281bcc8b5d4e2e95a18600a89783eef80a02")
            << false;
    }
    void a_signature_is_judged_without_the_cofactor() {
        QFETCH(QByteArray, message);
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, signature);
        QFETCH(bool, right);
        PublicKey point{};
        Signature signedWith{};
        std::ranges::copy(QByteArray::fromHex(key), point.begin());
        std::ranges::copy(QByteArray::fromHex(signature), signedWith.begin());
        QCOMPARE(verify(point, viewOf({message.data(), static_cast<std::size_t>(message.size())}), signedWith), right);
    }

    void every_device_runs_the_same_release_of_the_library() { QCOMPARE(sodium_version_string(), "1.0.18"); }

    void a_signature_holds_for_one_message_and_one_key() {
        const SigningKey key(Bytes(32, 5));
        const SigningKey other(Bytes(32, 6));
        Signature signature = key.sign(viewOf("I survey"));
        QVERIFY(verify(key.publicKey(), viewOf("I survey"), signature));
        QVERIFY(!verify(key.publicKey(), viewOf("I target"), signature));
        QVERIFY(!verify(other.publicKey(), viewOf("I survey"), signature));
        signature[10] ^= 1;
        QVERIFY(!verify(key.publicKey(), viewOf("I survey"), signature));
    }
};

QTEST_APPLESS_MAIN(PrimitivesTest)
#include "primitives_test.moc"
