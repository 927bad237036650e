#include "sim/misfortunes.h"

#include <algorithm>

namespace planetx::sim {

using aphelion::SeatNumber;

namespace {

constexpr std::size_t mostPhones = 5;

std::string named(const Phone& phone) { return "phone " + std::to_string(phone.name()); }

} // namespace

void Misfortunes::every(Milliseconds mean, std::function<void()> what) {
    if (mean == Milliseconds(0))
        return;
    m_scene.agenda.in(m_scene.upTo(2 * mean), [this, mean, what] {
        if (m_scene.isQuiet)
            return;
        what();
        every(mean, what);
    });
}

Phone* Misfortunes::anyRunning() {
    std::vector<Phone*> running;
    for (const auto& phone : m_phones)
        if (phone->isOn())
            running.push_back(phone.get());
    return running.empty() ? nullptr : m_scene.rng.pick(running);
}

void Misfortunes::begin() {
    const auto with = [this](auto what) {
        return [this, what] {
            if (Phone* phone = anyRunning())
                what(*phone);
        };
    };
    const Fate& fate = m_scene.fate;
    every(fate.cuts, [this] { m_air.cutOne(); });
    every(fate.pauses, with([this](Phone& phone) { pause(phone); }));
    every(fate.crashes, with([this](Phone& phone) {
              if (m_scene.oneIn(3))
                  crash(phone);
              else
                  phone.disk().dieAfter(1 + static_cast<int>(m_scene.rng.below(4)));
          }));
    every(fate.deaths, with([this](Phone& phone) { die(phone); }));
    every(fate.fullDisks, with([this](Phone& phone) {
              ++m_scene.figures.fullDisks;
              m_scene.story.tell("the disk of " + named(phone) + " is full");
              phone.disk().fill(1 + static_cast<int>(m_scene.rng.below(30)));
          }));
    every(fate.partings, [this] { part(); });
    every(fate.newcomers, [this] {
        for (const auto& phone : m_phones)
            if (phone->isOn() && phone->hasTable() && phone->company().host)
                return changeSeats(*phone);
    });
}

void Misfortunes::crash(Phone& phone) {
    if (!phone.isRunning())
        return;
    ++m_scene.figures.crashes;
    m_scene.story.tell(named(phone) + " crashes");
    m_air.lose(phone);
    phone.switchOff(Power::Off);
    m_scene.agenda.in(Milliseconds(200) + m_scene.upTo(Milliseconds(60'000)), [this, &phone] {
        if (phone.power() != Power::Off)
            return;
        m_scene.story.tell(named(phone) + " starts again");
        phone.switchOn();
        phone.give(aphelion::Changed{});
    });
}

void Misfortunes::pause(Phone& phone) {
    ++m_scene.figures.pauses;
    m_scene.story.tell(named(phone) + " falls asleep");
    phone.fallAsleep();
    const Milliseconds longest(m_scene.oneIn(2) ? 12'000 : 180'000);
    m_scene.agenda.in(Milliseconds(500) + m_scene.upTo(longest), [this, &phone] {
        if (phone.power() != Power::Asleep)
            return;
        m_scene.story.tell(named(phone) + " wakes up");
        phone.wakeUp();
        m_air.wake(phone);
    });
}

// Somebody is left to play on.
void Misfortunes::die(Phone& phone) {
    const auto living = std::ranges::count_if(
        m_phones, [this](const auto& one) { return one->isLiving() && !m_scene.lies(one->name()); });
    if (living < 2 && !m_scene.lies(phone.name()))
        return;
    ++m_scene.figures.deaths;
    m_scene.story.tell(named(phone) + " is gone for good");
    m_air.lose(phone);
    phone.switchOff(Power::Gone);
}

void Misfortunes::part() {
    ++m_scene.figures.partings;
    const auto group = static_cast<std::uint32_t>(m_scene.rng.below(1U << m_phones.size()));
    m_scene.story.tell("phones are out of reach of each other: group " + std::to_string(group));
    m_air.part(group);
    m_scene.agenda.in(Milliseconds(5'000) + m_scene.upTo(Milliseconds(120'000)), [this] { m_air.part(0); });
}

// People come late, leave, have a bot play for them, or go on with another phone.
void Misfortunes::changeSeats(Phone& host) {
    ++m_scene.figures.newcomers;
    switch (m_scene.rng.below(6)) {
    case 0: takeLate(host); break;
    case 1:
        (void)host.kept().release(static_cast<PlayerId>(m_scene.rng.below(host.kept().log()->seats().size())));
        break;
    case 2:
        if (const auto own = host.kept().seats(); !own.empty())
            (void)host.kept().rekey(static_cast<PlayerId>(m_scene.rng.pick(own)));
        break;
    case 3: lend(host); break;
    default: moveOut(host);
    }
    host.give(aphelion::Changed{});
}

Expected Misfortunes::newcomer() {
    Expected one{{}, aphelion::Bytes(aphelion::SigningKey::seedSize)};
    std::ranges::generate(one.player, [this] { return static_cast<std::uint8_t>(m_scene.rng.next()); });
    std::ranges::generate(one.seed, [this] { return static_cast<std::uint8_t>(m_scene.rng.next()); });
    return one;
}

// Somebody new at a phone of their own, or at the host's.
void Misfortunes::takeLate(Phone& host) {
    const auto& seats = host.kept().log()->seats();
    NewSeat seat{"Late", newcomer().player, {static_cast<Season>(seats.size()), Level::Beginner, 0}, {}};
    const bool lies = m_scene.lies(host.name()); // it would be more people than it may be
    if (!lies && (m_scene.oneIn(3) || m_phones.size() >= mostPhones)) {
        (void)host.kept().take({seat});
        return;
    }
    if (m_phones.size() >= mostPhones)
        return;
    const Expected one = newcomer();
    seat.elsewhere = one.key();
    if (host.kept().take({seat}))
        return;
    Phone& phone = m_newPhone();
    phone.expect(one);
    phone.switchOn();
}

// A seat goes on at another phone, if people agree; the old one may still be there. Now and then it is not its player
// who wants it.
void Misfortunes::moveOut(Phone& host) {
    if (m_phones.size() >= mostPhones)
        return;
    const auto seat = static_cast<SeatNumber>(m_scene.rng.below(host.kept().log()->seats().size()));
    const Expected one = newcomer();
    const aphelion::Rekeying wanted{seat, one.key()};
    if (!host.kept().log()->isPossible(wanted))
        return;
    const bool own = !m_scene.oneIn(4);
    m_scene.story.tell("seat " + std::to_string(seat) + " shall go on at another phone" +
                       (own ? "" : ", and its player knows nothing of it"));
    if (own)
        m_scene.moves.insert(one.key());
    host.give(aphelion::Propose{wanted});
    letIn(host, wanted, one);
}

// Whoever gets the seat comes when its key is in the log.
void Misfortunes::letIn(const Phone& host, const aphelion::Decision& asked, const Expected& one) {
    if (!host.isRunning() || !host.hasTable() || m_phones.size() >= mostPhones)
        return;
    const auto& seats = host.kept().log()->seats();
    if (host.kept().log()->hasSeat(seatOf(asked)) && seats[seatOf(asked)].key == one.key()) {
        Phone& phone = m_newPhone();
        phone.expect(one);
        phone.switchOn();
    } else if (host.company().proposed == asked) { // people are still being asked
        m_scene.agenda.in(Milliseconds(1'000), [this, &host, asked, one] { letIn(host, asked, one); });
    }
}

// A bot of the host's shall play for somebody.
void Misfortunes::lend(Phone& host) {
    const auto seat = static_cast<SeatNumber>(m_scene.rng.below(host.kept().log()->seats().size()));
    host.give(aphelion::Propose{aphelion::Lending{seat}});
}

void Misfortunes::end() {
    m_scene.isQuiet = true;
    m_scene.story.tell("all misfortunes are over");
    m_air.part(0);
    m_scene.clones.reset();
    for (const auto& phone : m_phones) {
        if (m_scene.lies(phone->name())) { // whoever lies leaves in the end
            m_air.lose(*phone);
            phone->switchOff(Power::Gone);
            continue;
        }
        phone->disk().fill(0);
        phone->disk().dieAfter(0);
        if (phone->power() == Power::Asleep) {
            phone->wakeUp();
            m_air.wake(*phone);
        }
        if (phone->power() == Power::Off) {
            phone->switchOn();
            phone->give(aphelion::Changed{});
        }
    }
}

} // namespace planetx::sim
