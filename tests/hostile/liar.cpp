#include "hostile/liar.h"

#include "planetx/cli/command.h"
#include "meeting/membership.h"

#include <nlohmann/json.hpp>

namespace planetx {

using aphelion::Message;
using aphelion::SeatNumber;

Liar::Liar(aphelion::Journal& kept, const aphelion::TableId& table, aphelion::Air& air, Say say)
    : m_say(std::move(say)), m_board(&air) {
    m_stories.push_back(std::make_unique<Story>(kept, table));
    const KeptTable& own = this->kept();
    aphelion::Credentials& credentials = m_board.credentials();
    decodeMembership(own.settings().at(aphelion::membershipSetting), credentials);
    const aphelion::GameCode& code = own.table().setup().code;
    credentials.password = aphelion::Secret(aphelion::viewOf(code.secret()));
    connect(&m_board, &aphelion::Switchboard::opened, this, [this](int number) { m_peers[number]; });
    connect(&m_board, &aphelion::Switchboard::said, this,
            [this](int number, const Message& message) { said(number, message); });
    connect(&m_board, &aphelion::Switchboard::gone, this, [this](int number, aphelion::Parting why, int) {
        const auto peer = m_peers.extract(number);
        const auto seats = peer ? peer.mapped().seats : std::vector<SeatNumber>();
        m_say({{"event", "gone"}, {"seats", seats}, {"why", static_cast<int>(why)}});
        if (peer && peer.mapped().story)
            handle(*peer.mapped().story, aphelion::Left{number});
    });
    m_board.show(code.lobby());
    if (own.isHost())
        m_board.seek(code.lobby());
    connect(&m_tick, &QTimer::timeout, this, &Liar::tick);
    m_tick.start(50);
}

// What is due is written by every story, as an honest device would.
void Liar::tick() {
    for (std::size_t story = 0; story < m_stories.size(); ++story) {
        (void)kept(story).settle();
        handle(story, aphelion::Changed{});
    }
}

void Liar::tellHeads() {
    for (std::size_t story = 0; story < m_stories.size(); ++story) {
        const aphelion::Log& log = m_stories[story]->log();
        if (m_heads.contains(story) && m_heads[story] == log.head())
            continue;
        m_heads[story] = log.head();
        m_say({{"event", "head"},
               {"story", story},
               {"number", log.head().number},
               {"hash", aphelion::hex(log.head().hash)},
               {"epoch", log.epoch()}});
    }
}

// By the keys of the log as it was at first: a story may have given them to others.
std::vector<SeatNumber> Liar::shownBy(int number, const aphelion::Here& here) {
    std::vector<SeatNumber> seats;
    const auto& opened = m_stories.front()->log().opened();
    for (const auto& [seat, signature] : here.proofs) {
        const auto part = aphelion::provenPart(opened.table, m_board.channel(number)->theirs, seat);
        if (seat && *seat < static_cast<SeatNumber>(opened.seats.size()) &&
            aphelion::verify(opened.seats[static_cast<std::size_t>(*seat)].key, part, signature))
            seats.push_back(*seat);
    }
    return seats;
}

// Whoever says where it stands is told the story that was made for it.
void Liar::said(int number, const Message& message) {
    note(number, message);
    Peer& peer = m_peers[number];
    if (const auto* here = std::get_if<aphelion::Here>(&message); here != nullptr && !peer.story) {
        const auto told = peer.seats.empty() ? m_toldTo.end() : m_toldTo.find(peer.seats.front());
        join(number, told == m_toldTo.end() ? 0 : told->second);
    } else if (peer.story) {
        handle(*peer.story, aphelion::Said{number, message});
    }
}

void Liar::note(int number, const Message& message) {
    Peer& peer = m_peers[number];
    if (const auto* here = std::get_if<aphelion::Here>(&message)) {
        peer.here = *here;
        peer.seats = shownBy(number, *here);
        m_say({{"event", "peer"}, {"seats", peer.seats}, {"epoch", here->epoch}});
    } else if (const auto* offer = std::get_if<aphelion::Offer>(&message)) {
        peer.offer = *offer;
        m_say({{"event", "offered"}, {"seats", peer.seats}, {"epoch", offer->epoch}});
    } else if (const auto* agreed = std::get_if<aphelion::Agreed>(&message)) {
        m_words.insert(m_words.end(), agreed->endorsements.begin(), agreed->endorsements.end());
        m_say({{"event", "agreed"}, {"seats", peer.seats}, {"words", m_words.size()}});
    } else if (const auto* refused = std::get_if<aphelion::NotWritten>(&message)) {
        m_say({{"event", "refused"}, {"why", name(refused->why)}});
    }
}

void Liar::join(int number, std::size_t story) {
    const auto* channel = m_board.channel(number);
    Peer& peer = m_peers[number];
    if (channel == nullptr || !peer.here)
        return;
    if (peer.story)
        handle(*peer.story, aphelion::Left{number});
    peer.story = story;
    const aphelion::Here here = *peer.here;
    handle(story, aphelion::Joined{number, channel->ours, channel->theirs});
    handle(story, aphelion::Said{number, here});
}

void Liar::handle(std::size_t story, const aphelion::Input& input) {
    carryOut(m_stories[story]->handle(input, m_board.now()));
    tellHeads();
}

void Liar::carryOut(const std::vector<aphelion::Output>& outputs) {
    for (const aphelion::Output& output : outputs) {
        if (const auto* say = std::get_if<aphelion::Say>(&output))
            m_board.say(say->to, say->message);
        else
            m_board.hangUp(std::get<aphelion::Drop>(output).peer, aphelion::Parting::Forged);
    }
}

// To the device of the seat that is asked for, or to everybody.
void Liar::tell(Request& request, const Message& message) {
    const bool all = !request.has("to");
    const auto to = static_cast<SeatNumber>(all ? 0 : request.number("to"));
    for (const auto& [number, peer] : std::map(m_peers))
        if (all || std::ranges::find(peer.seats, to) != peer.seats.end())
            m_board.say(number, message);
}

std::optional<Action> Liar::actionIn(std::size_t story, const Json& line) const {
    const Board& board = tableOf(m_stories[story]->kept()).board();
    const auto command = commandOf(line.dump(), board.play, static_cast<int>(board.players.size()));
    return command ? std::optional(command->action) : std::nullopt;
}

std::size_t Liar::storyIn(Request& request) {
    const auto story = static_cast<std::size_t>(request.has("story") ? request.number("story") : 0);
    if (story >= m_stories.size())
        request.refuse();
    return request.ok() ? story : 0;
}

const std::map<std::string, Liar::Verb, std::less<>>& Liar::verbs() {
    static const std::map<std::string, Verb, std::less<>> all{{"state", &Liar::state},
                                                              {"move", &Liar::move},
                                                              {"seek", &Liar::seek},
                                                              {"stopSeeking", &Liar::stopSeeking},
                                                              {"rekeyOwn", &Liar::rekeyOwn},
                                                              {"propose", &Liar::propose},
                                                              {"carryOn", &Liar::carryOn},
                                                              {"raise", &Liar::raise},
                                                              {"offer", &Liar::offer},
                                                              {"agreeTwice", &Liar::agreeTwice},
                                                              {"findFalsely", &Liar::findFalsely},
                                                              {"forgeRekeying", &Liar::forgeRekeying},
                                                              {"split", &Liar::split},
                                                              {"numberMyself", &Liar::numberMyself},
                                                              {"askTwice", &Liar::askTwice},
                                                              {"sayUnsigned", &Liar::sayUnsigned}};
    return all;
}

std::string Liar::answer(std::string_view line) {
    const Json value = Json::parse(line, nullptr, false);
    if (!value.is_object() || !value.contains("do") || !value["do"].is_string())
        return bad().dump();
    const auto verb = verbs().find(value["do"].get<std::string>());
    Request request(value); // NOLINT(misc-const-correctness): a verb changes it through a pointer to a function
    return verb == verbs().end() ? bad().dump() : (this->*verb->second)(request).dump();
}

} // namespace planetx
