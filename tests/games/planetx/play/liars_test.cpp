#include <QtTest>

#include "planetx/play/audit.h"
#include "games/planetx/play/honest.h"
#include "support/hidden_deal.h"
#include "table/sync.h"

#include <deque>

using namespace planetx;
using aphelion::Ask;
using aphelion::Endorsement;
using aphelion::Entry;
using aphelion::EpochRaised;
using aphelion::SigningKey;

namespace {

const auto moved = [](const Event& event) { return Liars::moved(event); };

// Another device that carries on, with these words for it.
struct Raising {
    Liars& liars;
    SigningKey key{aphelion::Bytes(32, 55)};

    Endorsement by(PlayerId who, const SigningKey& signer) const { return by(who, signer, liars.log().head()); }
    Endorsement by(PlayerId who, const SigningKey& signer, const aphelion::Seen& from) const {
        const aphelion::Raise raise{liars.log().epoch() + 1, key.publicKey(), from, {}};
        const bool carried = who == 1; // on the device that carries on
        const auto part = endorsedPart(liars.log().table(), raise, static_cast<aphelion::SeatNumber>(who), carried);
        return {static_cast<aphelion::SeatNumber>(who), signer.sign(part), carried};
    }
    std::vector<Endorsement> byMost() const { return {by(1, liars.people.key(1)), by(2, liars.people.key(2))}; }
    Ask with(std::vector<Endorsement> words, const aphelion::Seen& from) const {
        const aphelion::Log& log = liars.log();
        return signedBy(key, log.table(),
                        {log.epoch() + 1,
                         std::nullopt,
                         log.counter(std::nullopt) + 1,
                         from,
                         EpochRaised{key.publicKey(), std::move(words)},
                         {}});
    }
    Ask with(std::vector<Endorsement> words) const { return with(std::move(words), liars.log().head()); }
};

// Two devices talk until they have nothing to say.
std::array<aphelion::Company, 2> meet(KeptTable& one, KeptTable& other) {
    std::array<aphelion::Sync, 2> ends{aphelion::Sync(one), aphelion::Sync(other)};
    std::deque<std::pair<std::size_t, aphelion::Input>> inputs{{0, aphelion::Joined{0, {1}, {2}}},
                                                               {1, aphelion::Joined{0, {2}, {1}}}};
    for (; !inputs.empty(); inputs.pop_front()) {
        const auto [end, input] = inputs.front();
        for (const auto& output : ends[end].handle(input, aphelion::Milliseconds(1)))
            if (const auto* say = std::get_if<aphelion::Say>(&output))
                inputs.emplace_back(1 - end, aphelion::Said{0, say->message});
    }
    return {ends[0].company(), ends[1].company()};
}

} // namespace

// What a host or a guest could try to make of the log, and what an honest device says to it.
class LiarsTest : public QObject {
    Q_OBJECT

private slots:
    void the_truth_is_believed() {
        Liars liars;
        QCOMPARE(liars.told(liars.surveying(0)), "nothing");
    }

    // Seats and their signatures.

    void a_host_who_invents_what_a_seat_said() {
        Liars liars;
        Ask forged = liars.surveying(0);
        forged.signature = {};
        QCOMPARE(liars.told(forged), "BadSignature");
        QCOMPARE(liars.told(signedBy(liars.people.host(), liars.log().table(), forged)), "BadSignature");
    }

    void a_guest_who_signs_for_another_seat() {
        Liars liars;
        const Ask forged = signedBy(liars.people.key(1), liars.log().table(), liars.surveying(0));
        QCOMPARE(liars.told(forged), "BadSignature");
    }

    void a_guest_who_speaks_of_what_another_did() {
        Liars liars;
        QCOMPARE(liars.told(1, moved(Surveyed{0, Object::Asteroid, {1, 6}})), "NotTheirs");
        QCOMPARE(liars.told(std::nullopt, moved(Surveyed{0, Object::Asteroid, {1, 6}})), "NotTheirs");
    }

    void a_host_who_changes_what_a_seat_said() {
        Liars liars;
        Ask changed = liars.surveying(0);
        changed.body = moved(Surveyed{0, Object::Comet, {2, 3}});
        QCOMPARE(liars.told(changed), "BadSignature");
    }

    void a_guest_who_repeats_an_ask_with_another_content() {
        Liars liars;
        const Ask first = liars.surveying(0);
        QVERIFY(liars.say(0, first.body));
        Ask second = first;
        second.body = moved(Targeted{0, 3});
        second = signedBy(liars.people.key(0), liars.log().table(), second);
        QCOMPARE(liars.told(second), "WrongCounter");
        QCOMPARE(liars.honest.why(liars.next(first)), "WrongCounter"); // nor does the same count twice
    }

    void what_was_said_at_another_table() {
        Liars liars;
        const Ask elsewhere = signedBy(liars.people.key(0), aphelion::TableId{9}, liars.surveying(0));
        QCOMPARE(liars.told(elsewhere), "BadSignature");
    }

    void a_guest_who_moves_out_of_turn() {
        Liars liars;
        QCOMPARE(liars.told(liars.surveying(1)), "NotYourTurn");
    }

    void a_seat_that_does_not_exist() {
        Liars liars;
        Ask ask = liars.surveying(0);
        ask.author = 9;
        QCOMPARE(liars.told(ask), "UnknownSeat");
    }

    void a_guest_who_releases_a_seat() {
        Liars liars;
        QCOMPARE(liars.told(1, aphelion::SeatReleased{0}), "NotTheHost");
        QCOMPARE(liars.told(1, moved(SeatReleased{0})), "BadEvent"); // in the game's words
        QCOMPARE(liars.told(std::nullopt, moved(SeatReleased{0})), "BadEvent");
    }

    void a_guest_who_rekeys_a_seat() {
        Liars liars;
        QCOMPARE(liars.told(1, aphelion::SeatRekeyed{0, liars.people.key(1).publicKey()}), "NotTheHost");
        QCOMPARE(liars.told(1, moved(SeatRekeyed{0})), "BadEvent");
    }

    void a_host_who_gives_a_seat_away_without_the_others() {
        Liars liars;
        const auto key = SigningKey(aphelion::Bytes(32, 77)).publicKey();
        QCOMPARE(liars.told(std::nullopt, aphelion::SeatRekeyed{0, key}), "NotEndorsed");
        aphelion::SeatRekeyed rekeyed = liars.people.rekeying(0, key);
        rekeyed.consent.words.pop_back(); // one of two others is not more than half
        QCOMPARE(liars.told(std::nullopt, rekeyed), "NotEndorsed");
        QCOMPARE(liars.told(std::nullopt, liars.people.rekeying(0, key)), "nothing");
    }

    // It says that it has found Planet X, and takes care that nobody can look.
    void who_finds_falsely_and_gives_the_seat_away_is_named_or_gets_nothing() {
        for (const bool own : {true, false}) {
            Liars liars({0, 1, 2});
            QVERIFY(liars.say(0, Liars::moved(Located{0, true}, {aphelion::Seal{9}})));
            const SigningKey phone(aphelion::Bytes(32, 66));
            aphelion::SeatRekeyed rekeyed = liars.people.rekeying(0, phone.publicKey());
            if (own)
                rekeyed.consent.words = {liars.people.ownWord(0, phone.publicKey())};
            QVERIFY(liars.say(std::nullopt, rekeyed));
            for (const PlayerId who : {1, 2})
                QVERIFY(liars.play(who, LastChance{}));
            QCOMPARE(liars.board().phase, Phase::Over);
            const Table& table = liars.honest.table();
            if (own)
                QVERIFY(audit(table) == (Lie{1, MoveFault::NeverOpened}));
            else
                QCOMPARE(unchecked(table.game()), std::vector<PlayerId>{0});
            QCOMPARE(score(table.game())[0].planetX, own ? 10 : 0);
        }
    }

    void a_guest_who_brings_a_friend() {
        Liars liars;
        const aphelion::SeatTaken friends{liars.people.key(1).publicKey(), "Friend", encode(Wish{})};
        QCOMPARE(liars.told(1, friends), "NotTheHost");
        QCOMPARE(liars.told(std::nullopt, moved(SeatTaken{})), "BadEvent");
    }

    void a_seat_taken_with_a_wish_that_is_none() {
        Liars liars;
        const auto key = SigningKey(aphelion::Bytes(32, 77)).publicKey();
        QCOMPARE(liars.told(std::nullopt, aphelion::SeatTaken{key, "Late", {1, 2, 3}}), "BadEvent");
        QCOMPARE(liars.told(std::nullopt, aphelion::SeatTaken{key, "Late", {}}), "BadEvent");
    }

    void a_guest_who_holds_a_conference() {
        Liars liars;
        QCOMPARE(liars.told(1, moved(ConferenceHeld{0})), "NotTheirs");
        QCOMPARE(liars.told(std::nullopt, moved(ConferenceHeld{0})), "WrongPhase"); // and the host before its time
    }

    // The order of the log.

    void a_host_who_leaves_an_entry_out() {
        Liars liars;
        QVERIFY(!liars.people.play(0, Survey{Object::Asteroid, {1, 6}}));
        QVERIFY(!liars.people.play(1, Survey{Object::Asteroid, {1, 6}}));
        Entry later = liars.log().entries()[2];
        QCOMPARE(liars.honest.why(later), "WrongNumber");
        later.number = 1;
        QCOMPARE(liars.honest.why(later), "WrongPrevious");
        later.previous = liars.log().seen(0).hash;
        QCOMPARE(liars.honest.why(later), "UnseenHead"); // its author has seen what is left out
    }

    void a_host_who_swaps_entries() {
        Liars liars;
        QVERIFY(!liars.people.play(0, Survey{Object::Asteroid, {1, 6}}));
        const Ask second = liars.ask(0, moved(Targeted{0, 3}));
        QCOMPARE(liars.honest.why({1, liars.log().seen(0).hash, second}),
                 "UnseenHead"); // its author has seen the first
        QVERIFY(liars.honest.follow(liars.log()));
        QCOMPARE(liars.honest.why(liars.next(liars.log().entries()[1].ask)), "WrongCounter"); // nor is one said twice
    }

    void a_host_who_numbers_anew() {
        Liars liars;
        Entry entry = liars.next(liars.surveying(0));
        entry.number = 7;
        QCOMPARE(liars.honest.why(entry), "WrongNumber");
        entry.number = 0;
        QCOMPARE(liars.honest.why(entry), "WrongNumber");
    }

    void a_host_who_chains_to_another_past() {
        Liars liars;
        Entry entry = liars.next(liars.surveying(0));
        entry.previous[0] ^= 1;
        QCOMPARE(liars.honest.why(entry), "WrongPrevious");
    }

    void a_host_who_opens_the_table_again() {
        Liars liars;
        QCOMPARE(liars.told(std::nullopt, liars.log().opened()), "NotOpened");
        Honest awaiting(aphelion::TableId{77}); // which was promised another table
        QVERIFY(awaiting.kept().hear(liars.log().entries()[0]) == aphelion::LogFault::NotOpened);
        QVERIFY(!awaiting.kept().isOpen());
    }

    // Two stories for two guests.

    void a_host_with_two_stories_is_found_out_when_the_guests_meet() {
        Liars one({0, 1, 2}, 5);
        Liars two({0, 1, 2}, 5); // the same keys
        QVERIFY(one.play(0, Survey{Object::Asteroid, {1, 6}}));
        QVERIFY(two.play(0, Survey{Object::Comet, {2, 3}}));
        const auto [first, second] = meet(one.honest.kept(), two.honest.kept());
        for (const aphelion::Company& company : {first, second}) {
            QCOMPARE(company.fork, (aphelion::Fork{1, true}));
            QCOMPARE(std::ranges::count(company.liars, aphelion::Culprit{std::nullopt, 0}), 1);
        }
        QVERIFY(one.honest.table().log().entries() == one.log().entries());
    }

    void a_host_with_two_stories_cannot_pass_on_what_a_guest_says_then() {
        Liars one({0, 1, 2}, 5);
        Liars two({0, 1, 2}, 5);
        QVERIFY(one.play(0, Survey{Object::Asteroid, {1, 6}}));
        QVERIFY(two.play(0, Survey{Object::Asteroid, {1, 5}}));
        QCOMPARE(one.told(two.surveying(1)), "UnseenHead");
    }

    // About the very last move nobody says anything any more but this.
    void a_host_with_two_endings_lacks_the_word_of_a_guest() {
        Liars one({1, 2, 0}, 5);
        Liars two({1, 2, 0}, 5);
        for (Liars* liars : {&one, &two}) {
            QVERIFY(liars->play(1, rightGuess(liars->people.table())));
            QVERIFY(liars->play(2, LastChance{}));
        }
        QVERIFY(one.play(0, LastChance{}));
        QVERIFY(two.play(0, LastChance{std::vector<Theory>{{4, Object::Asteroid}}}));
        for (Liars* liars : {&one, &two}) {
            QCOMPARE(liars->board().phase, Phase::Over);
            QVERIFY(liars->say(1, openGuesses(liars->people.game(), 1, liars->people.kept())));
        }
        QCOMPARE(unvouched(one.honest.table().log()), (std::vector<PlayerId>{0, 1, 2}));
        QVERIFY(one.say(0, aphelion::Witnessed{}) && one.say(1, aphelion::Witnessed{}));
        QCOMPARE(one.told(two.ask(2, aphelion::Witnessed{})), "UnseenHead");
        QCOMPARE(unvouched(one.honest.table().log()), std::vector<PlayerId>{2}); // who was shown the other ending
        QVERIFY(one.say(2, aphelion::Witnessed{}));
        QCOMPARE(unvouched(one.honest.table().log()), std::vector<PlayerId>{});
    }

    void a_word_that_comes_too_early_or_twice() {
        Liars liars({0, 1});
        QCOMPARE(liars.told(1, aphelion::Witnessed{}), "WrongPhase");
        QVERIFY(liars.play(0, rightGuess(liars.people.table())));
        const Ask early = liars.ask(1, aphelion::Witnessed{});
        QVERIFY(liars.play(1, LastChance{}));
        Ask late = early; // of somebody who had not seen the end
        late.counter = 2;
        QCOMPARE(liars.told(signedBy(liars.people.key(1), liars.log().table(), late)), "WrongPhase");
        QCOMPARE(liars.told(std::nullopt, aphelion::Witnessed{}), "NotTheirs");
        QVERIFY(liars.say(1, aphelion::Witnessed{}));
        QCOMPARE(liars.told(1, aphelion::Witnessed{}), "NotTheirs");
        QVERIFY(liars.say(0, openGuesses(liars.people.game(), 0, liars.people.kept())));
        QCOMPARE(unvouched(liars.honest.table().log()), (std::vector<PlayerId>{0, 1})); // there is more to vouch for
    }

    // Carrying on elsewhere.

    void who_carries_on_without_anybody_s_word() {
        Liars liars;
        const Raising raising{liars};
        QCOMPARE(liars.told(raising.key, raising.with({})), "NotEndorsed");
        QCOMPARE(liars.told(raising.key, raising.with({raising.by(1, liars.people.key(1))})),
                 "NotEndorsed"); // one of three
        QCOMPARE(liars.told(raising.key, raising.with(raising.byMost())), "nothing");
    }

    void who_carries_on_with_a_forged_word() {
        Liars liars;
        const Raising raising{liars};
        QCOMPARE(liars.told(raising.key, raising.with({raising.by(0, liars.people.key(1))})), "NotEndorsed");
        QCOMPARE(
            liars.told(raising.key, raising.with({raising.by(1, liars.people.key(1)), raising.by(0, raising.key)})),
            "NotEndorsed");
    }

    void who_counts_one_word_twice() {
        Liars liars;
        const Raising raising{liars};
        const Endorsement word = raising.by(1, liars.people.key(1));
        QCOMPARE(liars.told(raising.key, raising.with({word, word})), "NotEndorsed");
    }

    void who_carries_on_from_another_entry_than_was_agreed() {
        Liars liars;
        const Raising raising{liars};
        const aphelion::Seen first = liars.log().head();
        const Endorsement word = raising.by(1, liars.people.key(1));
        QVERIFY(liars.play(0, Survey{Object::Asteroid, {1, 6}}));
        QCOMPARE(liars.told(raising.key, raising.with({word}, first)), "UnseenHead");
        QCOMPARE(liars.told(raising.key, raising.with({word})), "NotEndorsed");
    }

    void an_ask_of_an_old_epoch() {
        Liars liars;
        const Raising raising{liars};
        const Ask old = liars.surveying(0);
        QCOMPARE(liars.told(raising.key, raising.with(raising.byMost())), "nothing");
        const aphelion::Log& log = liars.honest.table().log();
        QCOMPARE(log.epoch(), 1u);
        const auto next = [&](const SigningKey& host, const Ask& ask) {
            return placedBy(host, log.table(), {log.nextNumber(), log.head().hash, ask});
        };
        QCOMPARE(liars.honest.why(next(raising.key, old)), "WrongEpoch");
        Ask host{1, std::nullopt, log.counter({}) + 1, log.head(), aphelion::SeatReleased{1}, {}};
        host = signedBy(liars.people.host(), log.table(), host); // who is the host no longer
        QCOMPARE(liars.honest.why(next(raising.key, host)), "BadSignature");
        const Ask anew = signedBy(raising.key, log.table(), host);
        QCOMPARE(liars.honest.why(next(liars.people.host(), anew)), "NotPlaced");
        QCOMPARE(liars.honest.why(next(raising.key, anew)), "nothing");
    }

    // What cannot be read.

    void an_entry_that_is_too_large() {
        Liars liars;
        const aphelion::Opening opening{aphelion::Bytes(256, 1), {}};
        QCOMPARE(liars.told(0, aphelion::Moved{aphelion::Bytes(257, 1), {}, {}}), "TooLarge");
        QCOMPARE(liars.told(0, aphelion::Unsealed{std::vector(13, opening)}), "TooLarge");
    }

    void what_no_version_of_this_app_says() {
        Liars liars;
        QCOMPARE(liars.told(0, aphelion::Moved{{}, {}, {}}), "BadEvent");
        QCOMPARE(liars.told(0, aphelion::Moved{{0x00, 0xff}, {}, {}}), "BadEvent");
    }

    // The same in a log, in an ask and in a message: nothing of it is guessed at.
    void what_only_a_newer_version_can_read() {
        Liars liars;
        aphelion::Bytes event = encode(Event(Revealed{}));
        event[0] = 23; // a kind that is not there yet
        QCOMPARE(liars.told(0, aphelion::Moved{event, {}, {}}), "NewerVersion");
        const Entry newer = liars.next(liars.ask(0, aphelion::Moved{event, {}, {}}));
        QVERIFY(liars.honest.kept().hear(newer) == aphelion::LogFault::NewerVersion);
        aphelion::Bytes bytes = encode(newer);
        bytes[1] = aphelion::logVersion + 1;
        QCOMPARE(aphelion::decodeEntry(bytes).fault(), aphelion::EntryFault::NewerVersion);
        QCOMPARE(aphelion::decodeMessage(aphelion::Bytes{0x82, 0x17, 0x00}).fault(),
                 aphelion::EntryFault::NewerVersion);
    }

    void a_message_out_of_bounds() {
        const auto broken = [](const aphelion::Message& message) {
            const auto read = aphelion::decodeMessage(encode(message));
            return !read && read.fault() == aphelion::EntryFault::Broken;
        };
        QVERIFY(broken(aphelion::Entries{{aphelion::Bytes(aphelion::longestEntry + 1)}}));
        QVERIFY(broken(aphelion::Entries{std::vector(2, aphelion::Bytes(aphelion::longestEntry))}));
        QVERIFY(broken(aphelion::Present{std::vector<aphelion::SeatNumber>(17)}));
        QVERIFY(broken(aphelion::Gathering{aphelion::Bytes(3600)}));
    }
};

QTEST_APPLESS_MAIN(LiarsTest)
#include "liars_test.moc"
