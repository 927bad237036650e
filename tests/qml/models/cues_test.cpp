#include <QtTest>

#include "qml/cues/cues.h"
#include "support/recording_handset.h"

#include <algorithm>
#include <cmath>

using namespace planetx;
using aphelion::Touch;
using cue::Moment;

namespace {

const std::vector<Moment> all{Moment::MyTurn, Moment::Answer, Moment::Together, Moment::Right,
                              Moment::Wrong,  Moment::Found,  Moment::Over,     Moment::Refused};

std::vector<Moment> heardOnes() {
    std::vector<Moment> some = all;
    std::erase_if(some, [](Moment moment) { return !cue::isHeard(moment); });
    return some;
}

int peak(const std::vector<std::int16_t>& samples) {
    int most = 0;
    for (const int one : samples)
        most = std::max(most, std::abs(one));
    return most;
}

// Notes what is to be heard.
class Listener : public Speaker {
public:
    explicit Listener(std::vector<Moment>& heard) : m_heard(heard) {}
    void play(Moment moment) override { m_heard.push_back(moment); }

private:
    std::vector<Moment>& m_heard;
};

// An app on a phone with ears at it.
struct Phone {
    std::shared_ptr<aphelion::Asked> asked = std::make_shared<aphelion::Asked>();
    App app{{aphelion::noKeystore(),
             aphelion::realWorld(),
             aphelion::Work::cheapest(),
             {},
             std::make_unique<aphelion::RecordingHandset>(asked)},
            nullptr};
    std::vector<Moment> heard;
    Cues cues;

    Phone() {
        cues.setApp(&app);
        cues.setSpeaker(std::make_unique<Listener>(heard));
        app.preferences()->setSound(true);
    }
    void giveAll() {
        for (const Moment moment : all)
            cues.give(moment);
    }
};

} // namespace

// What can be heard and felt.
class CuesTest : public QObject {
    Q_OBJECT

private slots:
    void a_cue_is_quiet_and_short() {
        for (const Moment moment : heardOnes()) {
            const auto samples = cue::samples(moment);
            QVERIFY(samples.size() > cue::rate / 10);
            const auto longest = moment == Moment::Found ? cue::rate * 15 / 10 : cue::rate * 6 / 10; // once in a game
            QVERIFY(samples.size() < static_cast<std::size_t>(longest));
            QVERIFY(peak(samples) > INT16_MAX / 10);
            QVERIFY(peak(samples) < INT16_MAX / 5);
        }
    }
    void a_cue_begins_and_ends_with_nothing() {
        constexpr std::ptrdiff_t moment = cue::rate / 200;
        for (const Moment which : heardOnes()) {
            const auto samples = cue::samples(which);
            QCOMPARE(samples.front(), 0);
            QCOMPARE(samples.back(), 0);
            QVERIFY(peak({samples.end() - moment, samples.end()}) < peak(samples) / 50);
        }
    }
    void a_cue_does_not_click() {
        for (const Moment moment : heardOnes()) {
            const auto samples = cue::samples(moment);
            int jump = 0;
            for (std::size_t i = 1; i < samples.size(); ++i)
                jump = std::max(jump, std::abs(samples[i] - samples[i - 1]));
            QVERIFY(jump < peak(samples) / 2);
        }
    }
    void every_cue_has_its_own_sound() {
        const auto some = heardOnes();
        for (std::size_t i = 0; i < some.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(cue::samples(some[i]) != cue::samples(some[j]));
    }
    void a_refusal_is_felt_and_not_heard() {
        QVERIFY(cue::samples(Moment::Refused).empty());
        Phone phone;
        phone.cues.give(Moment::Refused);
        QCOMPARE(phone.heard, std::vector<Moment>());
        QCOMPARE(phone.asked->lines.size(), 1);
    }
    void what_happens_is_heard_and_felt() {
        Phone phone;
        QSignalSpy given(&phone.cues, &Cues::given);
        phone.giveAll();
        QCOMPARE(phone.heard, heardOnes());
        QCOMPARE(phone.asked->lines.size(), qsizetype(all.size()));
        QCOMPARE(phone.asked->lines.first(), QString("feel %1").arg(int(Touch::Twice)));
        QCOMPARE(given.size(), qsizetype(all.size()));
    }
    void nobody_hears_anything_before_somebody_chose_it() {
        Preferences untouched;
        QVERIFY(!untouched.sound());
        QVERIFY(untouched.haptics());
    }
    void what_is_switched_off_does_not_happen() {
        Phone phone;
        phone.app.preferences()->setSound(false);
        phone.giveAll();
        QCOMPARE(phone.heard, std::vector<Moment>());
        QCOMPARE(phone.asked->lines.size(), qsizetype(all.size()));
        phone.asked->lines.clear();
        phone.app.preferences()->setSound(true);
        phone.app.preferences()->setHaptics(false);
        phone.giveAll();
        QCOMPARE(phone.heard, heardOnes());
        QCOMPARE(phone.asked->lines, QStringList());
    }
    void a_device_that_is_set_to_silence_is_silent() {
        Phone phone;
        phone.asked->silent = true;
        phone.giveAll();
        QCOMPARE(phone.heard, std::vector<Moment>());
    }
    void an_app_in_the_background_is_still() {
        Phone phone;
        phone.app.leftForeground();
        phone.giveAll();
        QCOMPARE(phone.heard, std::vector<Moment>());
        QCOMPARE(phone.asked->lines, QStringList());
        phone.app.cameForeground();
        phone.giveAll();
        QCOMPARE(phone.heard, heardOnes());
    }
    void an_example_is_one_half_of_a_cue() {
        Phone phone;
        phone.cues.sound(Moment::MyTurn);
        QCOMPARE(phone.asked->lines, QStringList());
        phone.cues.feel(Moment::MyTurn);
        QCOMPARE(phone.heard.size(), std::size_t(1));
        QCOMPARE(phone.asked->lines.size(), 1);
    }
};

QTEST_MAIN(CuesTest)
#include "cues_test.moc"
