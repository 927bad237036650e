#include <QtTest>

#include "table/sequencer.h"

using namespace aphelion;

namespace {

// A table with two seats, for a game the table knows nothing about.
struct Fixture {
    SigningKey host{Bytes(32, 1)};
    SigningKey ana{Bytes(32, 2)};
    SigningKey bob{Bytes(32, 3)};
    TableId id{42};
    Log log;

    Fixture() : log(*Log::begin(opening())) {}

    TableOpened body() const {
        return {id, host.publicKey(), "any game", {}, {{ana.publicKey(), "Ana", {}}, {bob.publicKey(), "Bob", {}}}};
    }
    Entry opening() const { return {0, {}, signedBy(host, id, {0, std::nullopt, 1, {}, body(), {}})}; }

    Ask ask(std::optional<SeatNumber> author, Body said) const {
        const SigningKey& key = !author ? host : *author == 0 ? ana : bob;
        return signedBy(key, id, {0, author, log.counter(author) + 1, log.head(), std::move(said), {}});
    }
    Entry next(const Ask& ask) const { return {log.nextNumber(), log.head().hash, ask}; }
    std::optional<LogFault> hear(const Ask& ask) { return append(next(ask)); }
    std::optional<LogFault> append(const Entry& entry) {
        return log.append(entry, [](const Ask&) { return true; });
    }
};

const std::optional<LogFault> fine;

Body moved(std::uint8_t what) { return Moved{{what}, {}, {}}; }

} // namespace

class LogTest : public QObject {
    Q_OBJECT

private slots:
    void a_log_begins_with_the_opening_of_the_table() {
        const Fixture f;
        QCOMPARE(f.log.seats().size(), std::size_t{2});
        QCOMPARE(f.log.seats()[0].name, std::string("Ana"));
        Entry wrong = f.opening();
        wrong.number = 1;
        QCOMPARE(Log::begin(wrong).fault(), LogFault::WrongNumber);
        wrong = f.opening();
        wrong.previous[0] = 1;
        QCOMPARE(Log::begin(wrong).fault(), LogFault::WrongPrevious);
        wrong = f.opening();
        wrong.ask.signature[0] ^= 1;
        QCOMPARE(Log::begin(wrong).fault(), LogFault::BadSignature);
        wrong = f.opening();
        wrong.ask.body = moved(1);
        QCOMPARE(Log::begin(wrong).fault(), LogFault::NotOpened);
    }

    void entries_are_numbered_and_chained() {
        Fixture f;
        QCOMPARE(f.hear(f.ask(0, moved(1))), fine);
        Entry entry = f.next(f.ask(1, moved(2)));
        ++entry.number;
        QCOMPARE(f.append(entry), LogFault::WrongNumber);
        entry = f.next(f.ask(1, moved(2)));
        entry.previous[3] ^= 1;
        QCOMPARE(f.append(entry), LogFault::WrongPrevious);
        QCOMPARE(f.append(f.opening()), LogFault::WrongNumber);
        QCOMPARE(f.hear(f.ask(std::nullopt, f.body())), LogFault::NotOpened);
        QCOMPARE(f.log.entries().size(), std::size_t{2});
    }

    void only_the_seat_itself_speaks_for_the_seat() {
        Fixture f;
        Ask forged = f.ask(1, moved(1));
        forged.author = 0;
        QCOMPARE(f.hear(forged), LogFault::BadSignature);
        Ask changed = f.ask(0, moved(1));
        changed.body = moved(2);
        QCOMPARE(f.hear(changed), LogFault::BadSignature);
        Ask stranger = f.ask(0, moved(1));
        stranger.author = 7;
        QCOMPARE(f.hear(stranger), LogFault::UnknownSeat);
    }

    // The same game may be dealt again: what was signed at one table must not count at the other.
    void an_ask_counts_at_its_own_table_only() {
        Fixture f;
        Ask elsewhere = f.ask(0, moved(1));
        elsewhere = signedBy(f.ana, TableId{43}, elsewhere);
        QCOMPARE(f.hear(elsewhere), LogFault::BadSignature);
    }

    // What is written must be readable again.
    void what_does_not_fit_the_format_is_not_written() {
        Fixture f;
        QCOMPARE(f.hear(f.ask(0, Moved{Bytes(257, 1), {}, {}})), LogFault::TooLarge);
        QCOMPARE(f.hear(f.ask(std::nullopt, SeatTaken{f.bob.publicKey(), std::string(65, 'x'), {}})),
                 LogFault::TooLarge);
        QCOMPARE(f.hear(f.ask(std::nullopt, SeatTaken{f.bob.publicKey(), "\xff", {}})), LogFault::TooLarge);
        TableOpened body = f.body();
        body.seats[0].name = std::string(65, 'x');
        QCOMPARE(Log::begin({0, {}, signedBy(f.host, f.id, {0, std::nullopt, 1, {}, body, {}})}).fault(),
                 LogFault::TooLarge);
    }

    void asks_of_a_seat_come_one_after_another() {
        Fixture f;
        Ask second = f.ask(0, moved(1));
        second.counter = 2;
        QCOMPARE(f.hear(signedBy(f.ana, f.id, second)), LogFault::WrongCounter);
        const Ask first = f.ask(0, moved(1));
        QCOMPARE(f.hear(first), fine);
        QCOMPARE(f.hear(first), LogFault::WrongCounter);
    }

    void an_author_must_have_seen_this_log() {
        Fixture f;
        Ask ask = f.ask(0, moved(1));
        ask.seen.hash[0] ^= 1;
        QCOMPARE(f.hear(signedBy(f.ana, f.id, ask)), LogFault::UnseenHead);
        ask.seen.number = 5;
        QCOMPARE(f.hear(signedBy(f.ana, f.id, ask)), LogFault::UnseenHead);
        // Two people may choose at the same time: having seen an earlier head is enough.
        const Ask bobs = f.ask(1, moved(2));
        QCOMPARE(f.hear(f.ask(0, moved(1))), fine);
        QCOMPARE(f.hear(bobs), fine);
    }

    void an_ask_from_another_epoch_does_not_count() {
        Fixture f;
        Ask ask = f.ask(0, moved(1));
        ask.epoch = 1;
        QCOMPARE(f.hear(signedBy(f.ana, f.id, ask)), LogFault::WrongEpoch);
    }

    void only_the_host_seats_people() {
        Fixture f;
        QCOMPARE(f.hear(f.ask(0, SeatReleased{1})), LogFault::NotTheHost);
        QCOMPARE(f.hear(f.ask(std::nullopt, SeatReleased{2})), LogFault::UnknownSeat);
        QCOMPARE(f.hear(f.ask(std::nullopt, SeatTaken{f.bob.publicKey(), "Cleo", {}})), fine);
        QCOMPARE(f.log.seats().size(), std::size_t{3});
        QCOMPARE(f.hear(f.ask(std::nullopt, SeatReleased{0})), fine);
        QVERIFY(!f.log.seats()[0].seated);
    }

    void a_new_phone_has_a_new_key_and_the_old_one_is_silent() {
        Fixture f;
        const Ask old = f.ask(1, moved(1));
        const SigningKey phone(Bytes(32, 9));
        QCOMPARE(f.hear(f.ask(std::nullopt, SeatRekeyed{1, phone.publicKey()})), fine);
        QCOMPARE(f.hear(old), LogFault::BadSignature);
        QCOMPARE(f.hear(signedBy(phone, f.id, old)), fine);
    }

    void the_sequencer_asks_the_game_and_writes_once() {
        Fixture f;
        const Ask ask = f.ask(0, moved(1));
        const auto no = [](const Ask&) { return false; };
        const auto yes = [](const Ask&) { return true; };
        QCOMPARE(sequence(f.log, ask, no).fault(), LogFault::AgainstTheRules);
        const auto first = sequence(f.log, ask, yes);
        QVERIFY(first->isNew);
        QCOMPARE(f.append(first->entry), fine);
        const auto again = sequence(f.log, ask, no); // it stands already: the game is not asked again
        QVERIFY(!again->isNew);
        QVERIFY(again->entry == first->entry);
    }
};

QTEST_APPLESS_MAIN(LogTest)
#include "log_test.moc"
