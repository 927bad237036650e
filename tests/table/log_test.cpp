#include <QtTest>

#include "support/consents.h"
#include "table/sequencer.h"

using namespace aphelion;

namespace {

// A table with two seats, for a game the table knows nothing about.
struct Fixture {
    SigningKey host{Bytes(32, 1)};
    SigningKey ana{Bytes(32, 2)};
    SigningKey bob{Bytes(32, 3)};
    SigningKey successor{Bytes(32, 4)}; // a host, if this one is lost
    SigningKey cleo{Bytes(32, 5)};      // comes later
    SigningKey fresh{Bytes(32, 6)};     // a key that a seat may get
    TableId id{42};
    Log log;

    Fixture() : log(*Log::begin(opening())) {}

    TableOpened body() const {
        return {id,
                host.publicKey(),
                "any game",
                {},
                {{ana.publicKey(), "Ana", {}, Carried::ByHost}, {bob.publicKey(), "Bob", {}}}};
    }
    Entry opening() const { return opening(body()); }
    Entry opening(const TableOpened& with) const {
        return placedBy(host, id, {0, {}, signedBy(host, id, {0, std::nullopt, 1, {}, with, {}})});
    }

    Ask ask(std::optional<SeatNumber> author, Body said) const {
        const SigningKey& key = !author ? host : *author == 0 ? ana : bob;
        return signedBy(key, id, {0, author, log.counter(author) + 1, log.head(), std::move(said), {}});
    }
    // As the host of that epoch would write it.
    Entry next(const Ask& ask) const { return next(ask, ask.epoch == 0 ? host : successor); }
    Entry next(const Ask& ask, const SigningKey& by) const {
        return placedBy(by, id, {log.nextNumber(), log.head().hash, ask});
    }
    std::optional<LogFault> hear(const Ask& ask) { return append(next(ask)); }
    std::optional<LogFault> append(const Entry& entry) {
        return log.append(entry, [](const Ask&) { return true; });
    }

    Endorsement endorsement(SeatNumber seat, const SigningKey& key, std::uint32_t epoch, const Seen& from) const {
        return {seat, key.sign(endorsedPart(id, {epoch, successor.publicKey(), from, {}}, seat, true)), true};
    }

    // Another device carries on, with these words for it.
    Ask raising(std::vector<Endorsement> endorsements) const {
        return signedBy(successor, id,
                        {log.epoch() + 1,
                         std::nullopt,
                         log.counter(std::nullopt) + 1,
                         log.head(),
                         EpochRaised{successor.publicKey(), std::move(endorsements)},
                         {}});
    }
    Ask raising() const { return raising({endorsement(1, bob, log.epoch() + 1, log.head())}); }
    Ask asNewHost(Body said) const {
        return signedBy(successor, id,
                        {log.epoch(), std::nullopt, log.counter(std::nullopt) + 1, log.head(), std::move(said), {}});
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
        QCOMPARE(Log::begin(f.opening(body)).fault(), LogFault::TooLarge);
    }

    void asks_of_a_seat_come_one_after_another() {
        Fixture f;
        const Ask first = f.ask(0, moved(1));
        QCOMPARE(f.hear(first), fine);
        QCOMPARE(f.hear(first), LogFault::WrongCounter);
        Ask later = f.ask(0, moved(2));
        later.counter += 3; // what was given up in between is never written
        QCOMPARE(f.hear(signedBy(f.ana, f.id, later)), fine);
        QCOMPARE(f.log.counter(0), std::uint64_t{5});
        later.counter = 4;
        QCOMPARE(f.hear(signedBy(f.ana, f.id, later)), LogFault::WrongCounter);
    }

    // Else one ask of the host would leave none to the hosts after it.
    void counters_cannot_be_used_up() {
        Fixture f;
        for (const std::optional<SeatNumber> author : {std::optional<SeatNumber>(), std::optional<SeatNumber>(0)}) {
            Ask far = f.ask(author, moved(1));
            far.counter += mostSkipped + 1;
            QCOMPARE(f.hear(signedBy(author ? f.ana : f.host, f.id, far)), LogFault::WrongCounter);
            far.counter = UINT64_MAX;
            QCOMPARE(f.hear(signedBy(author ? f.ana : f.host, f.id, far)), LogFault::WrongCounter);
        }
    }

    void only_the_host_says_what_stands_where() {
        Fixture f;
        Entry entry = f.next(f.ask(0, moved(1)));
        const Entry right = entry;
        entry.place = {};
        QCOMPARE(f.append(entry), LogFault::NotPlaced);
        for (const SigningKey* other : {&f.ana, &f.bob, &f.successor})
            QCOMPARE(f.append(f.next(right.ask, *other)), LogFault::NotPlaced);
        entry.place = f.host.sign(placedPart(f.id, 0, 2, hashOf(entry))); // for another place
        QCOMPARE(f.append(entry), LogFault::NotPlaced);
        entry.place = f.host.sign(placedPart(f.id, 1, 1, hashOf(entry))); // in another epoch
        QCOMPARE(f.append(entry), LogFault::NotPlaced);
        entry.place = f.host.sign(placedPart(TableId{43}, 0, 1, hashOf(entry))); // at another table
        QCOMPARE(f.append(entry), LogFault::NotPlaced);
        QCOMPARE(f.append(right), fine);
        Entry opening = f.opening();
        opening.place[0] ^= 1;
        QCOMPARE(Log::begin(opening).fault(), LogFault::NotPlaced);
    }

    // The old host's word for a place of the new epoch is nothing.
    void who_begins_an_epoch_signs_its_places() {
        Fixture f;
        const Ask raising = f.raising();
        QCOMPARE(f.append(f.next(raising, f.host)), LogFault::NotPlaced);
        QCOMPARE(f.append(f.next(raising, f.successor)), fine);
        const Ask seats = f.asNewHost(SeatReleased{1});
        QCOMPARE(f.append(f.next(seats, f.host)), LogFault::NotPlaced);
        QCOMPARE(f.append(f.next(seats, f.successor)), fine);
    }

    void an_ask_for_a_log_of_another_version_is_none_for_this_one() {
        Fixture f;
        Ask old = f.ask(0, moved(1));
        old.version = 1;
        QCOMPARE(f.hear(signedBy(f.ana, f.id, old)), LogFault::WrongVersion);
    }

    // As people have them: nobody signed the places.
    void a_log_of_version_1_is_still_read() {
        Fixture f;
        const auto old = [](Ask ask) {
            ask.version = 1;
            return ask;
        };
        const Ask opened = old({0, std::nullopt, 1, {}, f.body(), {}});
        f.log = *Log::begin({0, {}, signedBy(f.host, f.id, opened)});
        const auto next = [&](const SigningKey& key, Ask ask) {
            return f.append({f.log.nextNumber(), f.log.head().hash, signedBy(key, f.id, old(std::move(ask)))});
        };
        QCOMPARE(next(f.ana, f.ask(0, moved(1))), fine);
        Ask second = f.ask(0, moved(2));
        ++second.counter;
        QCOMPARE(next(f.ana, second), LogFault::WrongCounter); // it had no gaps
        const auto word = f.bob.sign(endorsedPart(f.id, {1, f.successor.publicKey(), f.log.head(), {}}, 1, false, 1));
        QCOMPARE(next(f.successor, f.raising({{1, word}})), fine);
        QCOMPARE(f.log.version(), 1);
        QCOMPARE(f.append(f.next(f.asNewHost(moved(3)))), LogFault::WrongVersion);
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

    // Somebody whose ask was refused asks for something else: the host does not choose between the two for ever.
    void an_ask_is_written_soon_or_signed_anew() {
        Fixture f;
        const Ask bobs = f.ask(1, moved(2));
        for (EntryNumber i = 0; i < askLasts; ++i)
            QCOMPARE(f.hear(f.ask(0, moved(1))), fine);
        const Log then = f.log;
        QCOMPARE(f.hear(bobs), fine);
        f.log = then;
        QCOMPARE(f.hear(f.ask(0, moved(1))), fine);
        QCOMPARE(f.hear(bobs), LogFault::UnseenHead);
        QCOMPARE(f.hear(f.ask(1, moved(2))), fine);
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
        QCOMPARE(f.hear(f.ask(std::nullopt, SeatTaken{f.cleo.publicKey(), "Cleo", {}})), fine);
        QCOMPARE(f.log.seats().size(), std::size_t{3});
        QCOMPARE(f.hear(f.ask(std::nullopt, SeatReleased{0})), fine);
        QVERIFY(!f.log.seats()[0].seated);
    }

    void a_new_phone_has_a_new_key_and_the_old_one_is_silent() {
        Fixture f;
        const Ask old = f.ask(1, moved(1));
        const SigningKey phone(Bytes(32, 9));
        QCOMPARE(f.hear(f.ask(std::nullopt, rekeyed(f.log, 1, phone.publicKey(), {{0, &f.ana}}))), fine);
        QCOMPARE(f.hear(old), LogFault::BadSignature);
        QCOMPARE(f.hear(signedBy(phone, f.id, old)), fine);
    }

    void another_host_carries_on_with_the_word_of_a_seat() {
        Fixture f;
        QCOMPARE(f.hear(f.ask(0, moved(1))), fine);
        const Ask toTheOld = f.ask(std::nullopt, SeatReleased{1});
        QCOMPARE(f.hear(f.raising()), fine);
        QCOMPARE(f.log.epoch(), 1u);
        QCOMPARE(f.log.raised(1), EntryNumber{2});
        QCOMPARE(f.log.host(), f.successor.publicKey());
        QCOMPARE(f.hear(toTheOld), LogFault::WrongEpoch);
        Ask old = f.asNewHost(SeatReleased{1});
        QCOMPARE(f.hear(signedBy(f.host, f.id, old)), LogFault::BadSignature); // it has no say any more
        QCOMPARE(f.hear(old), fine);
        Ask seat = f.ask(0, moved(2));
        QCOMPARE(f.hear(seat), LogFault::WrongEpoch);
        seat.epoch = 1;
        QCOMPARE(f.hear(signedBy(f.ana, f.id, seat)), fine);
    }

    void nobody_carries_on_without_the_word_of_a_seat() {
        Fixture f;
        const auto word = f.endorsement(1, f.bob, 1, f.log.head());
        QCOMPARE(f.hear(f.raising({})), LogFault::NotEndorsed);
        QCOMPARE(f.hear(f.raising({f.endorsement(0, f.bob, 1, f.log.head())})), LogFault::NotEndorsed); // forged
        QCOMPARE(f.hear(f.raising({word, f.endorsement(0, f.bob, 1, f.log.head())})), LogFault::NotEndorsed);
        QCOMPARE(f.hear(f.raising({word, word})), LogFault::NotEndorsed); // one seat, one word
        QCOMPARE(f.hear(f.raising({f.endorsement(2, f.bob, 1, f.log.head())})), LogFault::NotEndorsed);
        QCOMPARE(f.hear(f.raising({f.endorsement(1, f.bob, 2, f.log.head())})), LogFault::NotEndorsed);
        QCOMPARE(f.hear(f.raising({f.endorsement(1, f.bob, 1, {0, Hash{1}})})), LogFault::NotEndorsed);
        QCOMPARE(f.hear(f.raising({word, f.endorsement(0, f.ana, 1, f.log.head())})), fine);
    }

    // Or a host could first remove whoever would go on without it.
    void whom_the_host_removed_endorses_still_and_who_left_its_own_device_does_not() {
        Fixture f;
        QCOMPARE(f.hear(f.ask(std::nullopt, SeatReleased{0})), fine);
        QCOMPARE(f.hear(f.raising({f.endorsement(0, f.ana, 1, f.log.head())})), LogFault::NotEndorsed);
        QCOMPARE(f.hear(f.ask(std::nullopt, SeatReleased{1})), fine);
        QCOMPARE(f.hear(f.raising({f.endorsement(0, f.ana, 1, f.log.head())})), LogFault::NotEndorsed);
        QCOMPARE(f.hear(f.raising()), fine);
    }

    void a_key_has_one_owner() {
        Fixture f;
        for (const SigningKey* known : {&f.bob, &f.host}) {
            TableOpened twice = f.body();
            twice.seats[0].key = known->publicKey();
            QVERIFY(Log::begin(f.opening(twice)).fault() == LogFault::KeyInUse);
            QCOMPARE(f.hear(f.ask(std::nullopt, SeatTaken{known->publicKey(), "Cleo", {}})), LogFault::KeyInUse);
            QCOMPARE(f.hear(f.ask(std::nullopt, rekeyed(f.log, 0, known->publicKey(), {{0, &f.ana}}))),
                     LogFault::KeyInUse);
        }
        QCOMPARE(f.hear(f.ask(std::nullopt, rekeyed(f.log, 0, f.fresh.publicKey(), {{0, &f.ana}}))), fine);
        QCOMPARE(f.hear(f.ask(std::nullopt, rekeyed(f.log, 1, f.ana.publicKey(), {{1, &f.bob}}))), LogFault::KeyInUse);
        QCOMPARE(f.hear(f.ask(std::nullopt, rekeyed(f.log, 0, f.ana.publicKey(), {{0, &f.fresh}}))), fine); // its own
    }

    void a_new_epoch_follows_the_newest_entry_and_is_signed_by_its_host() {
        Fixture f;
        const Ask early = f.raising();
        QCOMPARE(f.hear(f.ask(0, moved(1))), fine);
        QCOMPARE(f.hear(early), LogFault::UnseenHead);
        Ask wrong = f.raising();
        wrong.signature[0] ^= 1;
        QCOMPARE(f.hear(wrong), LogFault::BadSignature);
        wrong = f.raising();
        wrong.epoch = 2;
        QCOMPARE(f.hear(signedBy(f.successor, f.id, wrong)), LogFault::WrongEpoch);
        wrong = f.raising();
        wrong.author = 1;
        QCOMPARE(f.hear(signedBy(f.bob, f.id, wrong)), LogFault::NotTheHost);
        wrong = f.raising();
        --wrong.counter;
        QCOMPARE(f.hear(signedBy(f.successor, f.id, wrong)), LogFault::WrongCounter);
        QCOMPARE(f.hear(f.raising()), fine);
    }

    void a_log_can_be_seen_as_it_was() {
        Fixture f;
        std::vector<Log> before{f.log};
        const auto wrote = [&](const Ask& ask) {
            QCOMPARE(f.hear(ask), fine);
            before.push_back(f.log);
        };
        wrote(f.ask(std::nullopt, SeatTaken{f.cleo.publicKey(), "Cleo", {}}));
        wrote(f.ask(std::nullopt, rekeyed(f.log, 0, f.fresh.publicKey(), {{0, &f.ana}})));
        wrote(f.ask(std::nullopt, SeatReleased{0}));
        const Seen head = f.log.head();
        wrote(f.raising({f.endorsement(1, f.bob, 1, head), f.endorsement(2, f.cleo, 1, head)}));
        for (const Log& then : before) {
            const Log again = f.log.upTo(then.nextNumber());
            QVERIFY(again.entries() == then.entries() && again.seats() == then.seats());
            QVERIFY(again.head() == then.head() && again.host() == then.host() && again.epoch() == then.epoch());
            QVERIFY(f.log.has(then.head()) && f.log.seen(then.head().number) == then.head());
        }
        QVERIFY(f.log.upTo(99).entries() == f.log.entries());
        QVERIFY(!before[0].has(f.log.head()));
        QVERIFY(!f.log.has({1, Hash{1}}));
    }

    void a_seat_vouches_for_the_log_with_its_own_key() {
        Fixture f;
        Ask witness = f.ask(1, Witnessed{});
        QCOMPARE(f.hear(signedBy(f.ana, f.id, witness)), LogFault::BadSignature);
        witness.seen.hash[0] ^= 1; // for another log
        QCOMPARE(f.hear(signedBy(f.bob, f.id, witness)), LogFault::UnseenHead);
        QCOMPARE(f.hear(f.ask(1, Witnessed{})), fine);
    }

    // Each part of it is below its bound, and all together are too much.
    void an_entry_that_fits_no_message_is_not_written() {
        Fixture f;
        const auto opened = [](std::size_t count) {
            return Unsealed{std::vector<Opening>(count, {Bytes(256, 1), {}})};
        };
        QCOMPARE(f.hear(f.ask(0, opened(12))), fine);
        QCOMPARE(f.hear(f.ask(0, opened(13))), LogFault::TooLarge);
    }

    void what_is_refused_for_now_is_told_from_what_is_refused_for_good() {
        for (const LogFault fault : {LogFault::WrongEpoch, LogFault::WrongCounter, LogFault::UnseenHead,
                                     LogFault::NotTheHost, LogFault::NotStored})
            QVERIFY(isPassing(fault));
        for (const LogFault fault :
             {LogFault::UnknownSeat, LogFault::BadSignature, LogFault::TooLarge, LogFault::NotEndorsed,
              LogFault::AgainstTheRules, LogFault::NewerVersion, LogFault::NotPlaced, LogFault::WrongVersion})
            QVERIFY(!isPassing(fault));
        QCOMPARE(name(LogFault::NewerVersion), std::string_view("NewerVersion"));
        QCOMPARE(name(LogFault::WrongVersion), std::string_view("WrongVersion"));
    }

    void the_sequencer_asks_the_game_and_writes_once() {
        Fixture f;
        const Ask ask = f.ask(0, moved(1));
        const auto no = [](const Ask&) { return false; };
        const auto yes = [](const Ask&) { return true; };
        QCOMPARE(sequence(f.log, f.host, ask, no).fault(), LogFault::AgainstTheRules);
        const auto first = sequence(f.log, f.host, ask, yes);
        QVERIFY(first->isNew);
        QCOMPARE(f.append(first->entry), fine);
        const auto again = sequence(f.log, f.host, ask, no); // it stands already: the game is not asked again
        QVERIFY(!again->isNew);
        QVERIFY(again->entry == first->entry);
    }
};

QTEST_APPLESS_MAIN(LogTest)
#include "log_test.moc"
