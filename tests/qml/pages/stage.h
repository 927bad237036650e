#pragma once

#include <QCoreApplication>
#include <QDateTime>
#include <QObject>
#include <QTemporaryDir>
#include <QVariantMap>

#include "qml/app/app.h"
#include "qml/models/all_models.h"
#include "qml/pages/neighbour.h"
#include "qml/review/public_news.h"
#include "support/random_play.h"
#include "support/recording_handset.h"

namespace planetx {

// A real app with a real vault in a folder of its own, for tests of pages: brings a table to the point where a page is
// wanted. Its verbs give the name of a trouble, or nothing.
class Stage : public QObject {
    Q_OBJECT
    Q_PROPERTY(planetx::App* app READ app CONSTANT)
    Q_PROPERTY(planetx::Session* session READ session NOTIFY begun)
    Q_PROPERTY(planetx::PublicNews* news READ news CONSTANT)
    Q_PROPERTY(planetx::TableModel* table READ table NOTIFY begun)
    Q_PROPERTY(QString sky READ sky NOTIFY begun)
    Q_PROPERTY(bool linked READ linked WRITE setLinked NOTIFY begun)

public:
    explicit Stage(QObject* parent = nullptr);

    App* app() { return &m_app; }
    Session* session() const { return m_app.session(); }
    PublicNews* news() { return &m_news; }
    TableModel* table() { return m_models ? &m_models->table : nullptr; }
    aphelion::Asked* asked() { return m_asked.get(); } // of this device
    QString sky() const; // letters of the hidden sky: for those who must guess right or wrong

    // Whether the vault that is opened next can meet others: without it the device knows of nobody.
    bool linked() const { return m_app.air() != nullptr; }
    void setLinked(bool linked) { m_app.setAir(linked ? &m_air : nullptr); }

    // Tables near that are not noticed are forgotten so soon.
    Q_INVOKABLE void forgetTablesAfter(int milliseconds) {
        session()->vicinity().setMemory(aphelion::Milliseconds(milliseconds));
    }

    // What this device was asked for so far, as a handset; whether it can be felt.
    // The app is at something that takes a moment, and lets nobody press anything.
    Q_INVOKABLE bool isDeaf() const { return QCoreApplication::instance()->findChild<QObject*>("deaf") != nullptr; }

    Q_INVOKABLE QStringList askedOfDevice() { return std::exchange(m_asked->lines, {}); }
    Q_INVOKABLE void setVibrates(bool vibrates) { m_asked->vibrates = vibrates; }

    // Any but Unsupported.
    Q_INVOKABLE void setAirState(const QString& state);

    // One more device in the room, until another vault is opened.
    Q_INVOKABLE planetx::Neighbour* neighbour();

    // A new vault with a table of these people here and of lists of people at neighbours; this device leads it, or else
    // the first neighbour. Devices that have lost each other look for one another at once.
    Q_INVOKABLE QString gather(const QStringList& here, const QVariantList& elsewhere, bool leads = true);
    Q_INVOKABLE planetx::Neighbour* beside(int number) const { return m_neighbours.at(std::size_t(number)).get(); }

    // A table of two devices that an older version of the app began.
    Q_INVOKABLE QString openOld();

    // This device alone, with everything it has: as if it had been carried out of the room, and back.
    Q_INVOKABLE QString carryOut();
    Q_INVOKABLE QString carryBack();

    // Until it is this player's turn.
    Q_INVOKABLE QString playUntilTurn(int player);

    // A table with neighbours at a point where people must be told something: guest, away, hostless, offered, offering,
    // overtaken, asking, over; asked (whether a bot may play on), askedPhone (whether somebody goes on with another
    // phone), proposed (the same at the host), lent, taken, disputed, goingBack, forked, unchecked.
    Q_INVOKABLE QString bring(const QString& point);

    // Proof that a player's device, or for -1 the one that leads the table, has signed two different things.
    Q_INVOKABLE void accuse(int player);

    // The player of a neighbour says what they say of the other phone that has their seat now.
    Q_INVOKABLE QString protest(int neighbour);

    // The people of a neighbour agree, or not, to what they are asked.
    Q_INVOKABLE QString answer(int neighbour, bool yes);
    Q_INVOKABLE QString goBack(int neighbour); // they want to

    // A new vault in a new folder, and no table.
    Q_INVOKABLE QString open();

    // A vault that does not open: its list of tables is something else; a file lies where its folder should be.
    Q_INVOKABLE QString openBroken();
    Q_INVOKABLE QString openBehindAWall();
    Q_INVOKABLE void takeTheWallAway();

    // A new vault with a table of these people, none of whom looks. They have no PINs, unless pin is given. Help is
    // Bookkeeping, unless help says otherwise.
    Q_INVOKABLE QString begin(const QString& mode, const QStringList& names, bool withBoard = false,
                              const QString& pin = {}, const QString& help = {});

    // A new vault with this player at the contest of the day; the bots' moves are as much without a plan as the
    // others'.
    Q_INVOKABLE QString beginContest(const QString& name);

    // This player has played the skies of so many days up to this one.
    Q_INVOKABLE QString remember(const QString& name, int games, const QDateTime& last);

    // Something that is no entry follows in the open table's log: it cannot be resumed.
    Q_INVOKABLE void spoilLog();

    // Closes this vault and opens another one. Gives the folder of the first, for an app of its own.
    Q_INVOKABLE QString handOver();

    Q_INVOKABLE QString sit(int player);
    Q_INVOKABLE void lock();

    // {survey: "A", from: 2, to: 5}, {target: 3}, {research: "B"}, {locate: 4, before: "A", after: "E"},
    // {theories: [{sector: 3, object: "C"}]}, {pass: true} in the last chance. The curtain falls afterwards.
    Q_INVOKABLE QString act(int player, const QVariantMap& action);

    // Legal moves without a plan, always the same ones: so many, or until the game is in this phase.
    Q_INVOKABLE QString play(int moves);
    Q_INVOKABLE QString playUntil(const QString& phase);

    // Until there is public news of this kind: Review, Conference.
    Q_INVOKABLE QString playUntilNews(const QString& kind);

signals:
    void begun();

private:
    QString opened(const QString& folder);
    QString done(PlayerId who, const Action& action);
    QString moved();
    QString elsewhere(PlayerId who, const Action& action);
    QString lead(LobbyForm& lobby, const QVariantList& others);
    QString follow(LobbyForm& lobby, const QVariantList& others);
    QString attend();
    QString reopen(bool linked);
    QString hostGone(const QString& point);
    QString overtake();
    QString bringAsked(const QString& point);
    QString bringTaken();
    QString giveAway(PlayerId who, Session& host, int other);
    QString bringDisputed(const QString& point);
    QString bringForked();
    bool inStep() const;
    QString becalmed() const; // waits until all devices have heard everything

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QTemporaryDir> m_handedOver;
    aphelion::Rng m_rng{7};
    QString m_pin;
    std::shared_ptr<aphelion::LoopbackEther> m_ether = std::make_shared<aphelion::LoopbackEther>();
    RoomAir m_air{m_ether};
    std::vector<std::unique_ptr<Neighbour>> m_neighbours;
    std::uint64_t m_time = 1'800'000'000'000;
    std::shared_ptr<aphelion::Asked> m_asked = std::make_shared<aphelion::Asked>();
    App m_app;
    PublicNews m_news;
    std::unique_ptr<AllModels> m_models;
    std::unique_ptr<RandomPlay> m_play;
};

} // namespace planetx
