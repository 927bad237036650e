#include <QtTest>

#include "wire/cpace.h"

using namespace aphelion;
using namespace aphelion::wire;

// The numbers of draft-irtf-cfrg-cpace-21, appendices A and B.3.
namespace {

Bytes of(std::string_view digits) { return *fromHex(digits); }

Point point(std::string_view digits) {
    Point value{};
    std::ranges::copy(of(digits), value.begin());
    return value;
}

const Bytes channel = of("0b415f696e69746961746f720b425f726573706f6e646572");
const Bytes session = of("7e4b4791d6a8ef019b936c79fb7f2c57");
const Bytes password = bytesOf("Password");
const Secret scalarA(of("da3d23700a9e5699258aef94dc060dfda5ebb61f02a5ea77fad53f4ff0976d08"));
const Secret scalarB(of("d2316b454718c35362d83d69df6320f38578ed5984651435e2949762d900b80d"));
constexpr std::string_view shareA = "d6bac480f2c386c394efc7c47adb9925dcd2630b64f240c50f8d0eec482b9157";
constexpr std::string_view shareB = "3ea7e0b19560d7c0b0f5734f63b955286dfa8232b5ebe63324e2d9e7433f7258";
constexpr std::string_view sharedPoint = "80b69a8a76457ab6a4d7f887a4bf6b55a2f80ac19c333f917a05fc9887c8b40f";

const Secret anyScalar(of("7cd0e075fa7955ba52c02759a6c90dbbfc10e6d40aea8d283e407d88cf538a05"));

} // namespace

class CpaceTest : public QObject {
    Q_OBJECT

private slots:
    void lengths_are_written_in_seven_bits_a_byte() {
        QCOMPARE(lengthsAndValues({{}}), of("00"));
        QCOMPARE(lengthsAndValues({viewOf("1234")}), of("0431323334"));
        QCOMPARE(lengthsAndValues({Bytes(127, 0)})[0], std::uint8_t{0x7f});
        const Bytes longer = lengthsAndValues({Bytes(128, 7)});
        QCOMPARE(hex(ByteView(longer).first(3)), std::string("800107"));
        QCOMPARE(longer.size(), std::size_t{130});
        QCOMPARE(lengthsAndValues({viewOf("1234"), viewOf("5"), {}, viewOf("678")}), of("043132333401350003363738"));
    }

    void the_generator_string_is_that_of_the_draft() {
        const std::string expected =
            "11435061636552697374726574746f3235350850617373776f726464" + std::string(200, '0') +
            "180b415f696e69746961746f720b425f726573706f6e646572107e4b4791d6a8ef019b936c79fb7f2c57";
        QCOMPARE(hex(generatorString({password, channel, session}).view()), expected);
    }

    void a_password_longer_than_a_block_is_not_padded() {
        const Bytes longPassword(120, 'x');
        const Secret text = generatorString({longPassword, channel, session});
        QCOMPARE(text.size(), std::size_t{18 + 121 + 1 + 25 + 17});
    }

    void the_generator_is_that_of_the_draft() {
        QCOMPARE(hex(generatorOf({password, channel, session}).view()),
                 std::string("222b6b195fe84b1652badb6f6a3ae3d24341e7306967f0b8115b40d5698c7e56"));
    }

    void the_shares_are_those_of_the_draft() {
        const Secret generator = generatorOf({password, channel, session});
        QCOMPARE(hex(multiplied(scalarA, generator.view())->view()), std::string(shareA));
        QCOMPARE(hex(multiplied(scalarB, generator.view())->view()), std::string(shareB));
    }

    void both_sides_come_to_the_secret_point_of_the_draft() {
        QCOMPARE(hex(multiplied(scalarA, of(shareB))->view()), std::string(sharedPoint));
        QCOMPARE(hex(multiplied(scalarB, of(shareA))->view()), std::string(sharedPoint));
    }

    void the_intermediate_key_is_that_of_the_draft() {
        const Secret key = intermediateKey(session, Secret(of(sharedPoint)), {point(shareA), viewOf("ADa")},
                                           {point(shareB), viewOf("ADb")});
        QCOMPARE(hex(key.view()), std::string("b69effbf61b51d56401c0f65601abe428de8206feaaf0e32198896dcae7b35cd"
                                              "2b38950a39dfd5d4a79164614c2984f7daa460b588c1e80c3fa2068af7900447"));
    }

    void a_valid_point_is_multiplied() {
        QCOMPARE(
            hex(multiplied(anyScalar, of("2c3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c"))->view()),
            std::string("7c13645fe790a468f62c39beb7388e541d8405d1ade69d1778c5fe3e7f6b600e"));
    }

    void what_is_no_point_is_refused() {
        QVERIFY(!multiplied(anyScalar, of("2b3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c")));
        QVERIFY(!multiplied(anyScalar, Bytes(32, 0xff)));
        // The field's modulus, and one more: zero and one, but not in their one encoding.
        QVERIFY(!multiplied(anyScalar, of("edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f")));
        QVERIFY(!multiplied(anyScalar, of("eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f")));
        QVERIFY(!multiplied(anyScalar, Bytes(31, 1)));
    }

    void the_neutral_point_is_refused() { QVERIFY(!multiplied(anyScalar, Bytes(32, 0))); }

    void scalars_are_fresh() { QVERIFY(!(randomScalar() == randomScalar())); }
};

QTEST_APPLESS_MAIN(CpaceTest)
#include "cpace_test.moc"
