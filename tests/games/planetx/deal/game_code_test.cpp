#include <QtTest>

#include <rapidcheck.h>

#include "planetx/deal/game_code.h"

#include <set>

using namespace planetx;

namespace {

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

std::string bare(const GameCode& code) {
    std::string text = code.text();
    text.erase(4, 1);
    return text;
}

CodeFault faultOf(std::string_view text) {
    const auto parsed = GameCode::parse(text);
    Q_ASSERT(!parsed.ok());
    return parsed.fault();
}

GameCode anyCode() {
    return GameCode(*rc::gen::element(Mode::Standard, Mode::Expert), *rc::gen::arbitrary<std::uint64_t>());
}

} // namespace

class GameCodeTest : public QObject {
    Q_OBJECT

private slots:
    void the_two_public_symbols_tell_the_mode() {
        QCOMPARE(GameCode::modeOfLobby("S7"), Mode::Standard);
        QCOMPARE(GameCode::modeOfLobby("EZ"), Mode::Expert);
        for (const char* other : {"", "S", "s7", "SU", "T7", "S7K", "S ", "7S", "S\xc3"})
            QVERIFY2(!GameCode::modeOfLobby(other), other);
        QVERIFY(rc::check("of every code", [] {
            const GameCode code = anyCode();
            RC_ASSERT(GameCode::modeOfLobby(code.lobby()) == code.mode());
        }));
    }

    void the_code_of_the_specification_is_right() {
        const auto code = GameCode::parse("S7KM-4QXE");
        QVERIFY(code.ok());
        QCOMPARE(code->mode(), Mode::Standard);
        QCOMPARE(code->lobby(), std::string("S7"));
        QCOMPARE(code->text(), std::string("S7KM-4QXE"));
    }

    void what_is_typed_so_far_reads_like_a_code() {
        QCOMPARE(GameCode::typed("s7 k-oil"), std::string("S7K011"));
        QCOMPARE(GameCode::typed("u!é"), std::string("u!é"));
        QCOMPARE(GameCode::typed(" - "), std::string());
    }

    void reading_is_forgiving() {
        const auto code = GameCode::parse("S7KM-4QXE");
        for (const char* text : {"s7km4qxe", " S7KM 4QXE ", "S-7-K-M-4-Q-X-E", "s7kM-4qXe"})
            QVERIFY(GameCode::parse(text) == code);
        const GameCode round(Mode::Standard, 0b00000'00001'00000'00001'00001'00000);
        std::string text = bare(round);
        QCOMPARE(text.substr(0, 7), std::string("S010110"));
        for (const char* typed : {"SOLOIIO", "soioLlo", "S0lOi1O"})
            QVERIFY(GameCode::parse(std::string(typed) + text[7]) == GameCode::parse(text));
    }

    void a_wrong_code_is_refused_with_the_first_that_is_wrong() {
        QCOMPARE(faultOf(""), CodeFault::Length);
        QCOMPARE(faultOf("S7KM-4QX"), CodeFault::Length);
        QCOMPARE(faultOf("S7KM-4QXEE"), CodeFault::Length);
        QCOMPARE(faultOf("U7KM-4QX"), CodeFault::Length);
        QCOMPARE(faultOf("AB12"), CodeFault::Length); // the published app's codes
        QCOMPARE(faultOf("U7KM-4QXE"), CodeFault::Symbol);
        QCOMPARE(faultOf("S7KM-4QX!"), CodeFault::Symbol);
        QCOMPARE(faultOf("S7KM_4QX"), CodeFault::Symbol);
        QCOMPARE(faultOf("S7KM-4QX\u00c9"), CodeFault::Symbol);
        QCOMPARE(faultOf("S7KM-4QXE\x80"), CodeFault::Length);
        QCOMPARE(faultOf("S7KM-4QX\x80"), CodeFault::Symbol);
        QCOMPARE(faultOf("S7KM-4QXF"), CodeFault::CheckSymbol);
        QCOMPARE(faultOf("Z7KM-4QXE"), CodeFault::CheckSymbol);
    }

    void every_other_first_symbol_is_a_newer_version() {
        int newer = 0;
        for (const char first : alphabet)
            for (const char check : alphabet) {
                const auto parsed = GameCode::parse(std::string(1, first) + "7KM4QX" + check);
                if (first == 'S' || first == 'E')
                    QVERIFY(parsed.ok() || parsed.fault() == CodeFault::CheckSymbol);
                else
                    QVERIFY(!parsed.ok());
                newer += !parsed.ok() && parsed.fault() == CodeFault::NewerVersion;
            }
        QCOMPARE(newer, 30);
    }

    void a_code_reads_back_as_itself() {
        QVERIFY(rc::check([] {
            const GameCode code = anyCode();
            RC_ASSERT(GameCode::parse(code.text()).value() == code);
            RC_ASSERT(code.text().substr(0, 2) == code.lobby());
            RC_ASSERT(code.value() < (std::uint64_t{1} << 35));
        }));
    }

    void every_one_symbol_error_is_refused() {
        QVERIFY(rc::check([] {
            const std::string text = bare(anyCode());
            for (std::size_t i = 0; i < text.size(); ++i)
                for (const char wrong : alphabet) {
                    std::string typed = text;
                    typed[i] = wrong;
                    if (wrong != text[i])
                        RC_ASSERT_FALSE(GameCode::parse(typed).ok());
                }
        }));
    }

    void every_swap_of_two_symbols_is_refused() {
        QVERIFY(rc::check([] {
            const std::string text = bare(anyCode());
            for (std::size_t i = 0; i < text.size(); ++i)
                for (std::size_t j = 0; j < i; ++j) {
                    std::string typed = text;
                    std::swap(typed[i], typed[j]);
                    if (typed != text)
                        RC_ASSERT_FALSE(GameCode::parse(typed).ok());
                }
        }));
    }

    void any_bytes_are_read_without_harm() {
        QVERIFY(rc::check([] {
            const auto bytes = *rc::gen::arbitrary<std::string>();
            const auto parsed = GameCode::parse(bytes);
            if (parsed.ok())
                RC_ASSERT(GameCode::parse(parsed->text()) == parsed);
        }));
    }
};

QTEST_APPLESS_MAIN(GameCodeTest)
#include "game_code_test.moc"
