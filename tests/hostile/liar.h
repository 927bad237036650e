#pragma once

#include "headless/verbs.h"
#include "hostile/story.h"
#include "meeting/switchboard.h"

#include <QTimer>

#include <memory>
#include <set>

namespace planetx {

using aphelion::bad;
using aphelion::Json;
using aphelion::reply;
using aphelion::Request;
using Reply = Json;

// A device that has its place at a table, with keys of its own, and says whatever these can sign. Where it is not told
// to lie it does what an honest one does.
class Liar : public QObject {
public:
    using Say = std::function<void(const Json& line)>;

    Liar(aphelion::Journal& kept, const aphelion::TableId& table, aphelion::Air& air, Say say);

    std::string answer(std::string_view line);

private:
    using Verb = Reply (Liar::*)(Request&);
    static const std::map<std::string, Verb, std::less<>>& verbs();

    // As an honest device.
    Reply state(Request& request);
    Reply move(Request& request);
    Reply seek(Request& request);
    Reply stopSeeking(Request& request);
    Reply rekeyOwn(Request& request);
    Reply propose(Request& request);
    Reply carryOn(Request& request);

    // And as no honest one does.
    Reply raise(Request& request);
    Reply offer(Request& request);
    Reply agreeTwice(Request& request);
    Reply findFalsely(Request& request);
    Reply forgeRekeying(Request& request);
    Reply split(Request& request);
    Reply numberMyself(Request& request);
    Reply askTwice(Request& request);
    Reply sayUnsigned(Request& request);

    void said(int number, const aphelion::Message& message);
    void note(int number, const aphelion::Message& message);
    void join(int number, std::size_t story);
    void handle(std::size_t story, const aphelion::Input& input);
    void carryOut(const std::vector<aphelion::Output>& outputs);
    void tick();
    void tellHeads();
    std::vector<aphelion::SeatNumber> shownBy(int number, const aphelion::Here& here);
    void tell(Request& request, const aphelion::Message& message);
    std::optional<Action> actionIn(std::size_t story, const Json& line) const;
    std::size_t storyIn(Request& request);
    KeptTable& kept(std::size_t story = 0) { return m_stories[story]->kept(); }
    PlayerId self() { return static_cast<PlayerId>(kept().seats().front()); }

    // The other end of a channel.
    struct Peer {
        std::optional<std::size_t> story;
        std::vector<aphelion::SeatNumber> seats;
        std::optional<aphelion::Here> here;
        std::optional<aphelion::Offer> offer;
    };

    Say m_say;
    std::vector<std::unique_ptr<Story>> m_stories;
    std::map<aphelion::SeatNumber, std::size_t> m_toldTo;
    std::map<int, Peer> m_peers;
    std::vector<aphelion::Endorsement> m_words; // that others gave to this device's offer
    std::vector<aphelion::SigningKey> m_minted; // for seats that were to be taken from others
    std::map<std::size_t, aphelion::Seen> m_heads;
    aphelion::Switchboard m_board;
    QTimer m_tick;
};

} // namespace planetx
