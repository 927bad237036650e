#include <QtTest>

#include "crypto/hash.h"
#include "crypto/sign.h"
#include "crypto/slow_hash.h"

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
