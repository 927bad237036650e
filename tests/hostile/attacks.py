#!/usr/bin/env python3
"""What was once seen to break a table, tried on running programs: attacks.py --air tcp --bin FOLDER --out FOLDER [ATTACK...]
Every honest device is `aphelion-headless`, every liar `aphelion-hostile`, on the air of this computer. After each attack
the honest ones have one log and play on, and whoever can be named is named."""

import os
import shutil

from devices import Failure, evening, next_move, targeting

import run  # noqa: E402: devices.py says where it is


@evening(4)
def raised_alone(table):
    """A guest raises epochs with its own word alone, twice, from long ago, and a thousand of them."""
    table.play(6)
    liar = table.corrupt(1)
    liar.wait_for([0], table.patience)
    table.equal()
    for lie in ({}, {"doubled": True}, {"from": 2}, {"from": 2, "doubled": True}, *[{"times": 100}] * 10):
        liar.lie_to(0, "raise", table.patience, **lie)
        table.undisturbed()
    table.play(8)
    table.undisturbed()


@evening(4)
def raised_from_the_past(table):
    """A guest is given a word while the host is out of reach, keeps it, and uses it when the game has gone on."""
    ana, _, mira, theo = table.phones
    table.play(4)
    liar = table.corrupt(1)
    table.equal()
    table.gone(ana)
    liar.do("seek")
    liar.wait_for([2, 3], table.patience)
    since = liar.lie("offer")["from"]
    for phone in (mira, theo):
        table.wait_company(phone, "the offer", lambda company: company["offered"])
    mira.do("agree")
    theo.do("disagree")
    liar.wait("a word", lambda: liar.event("agreed", lambda told: told["words"] == 1), table.patience)
    table.back(ana)
    liar.do("stopSeeking")
    liar.wait_for([0], table.patience)
    table.play(8)
    for times in (1, 100):
        liar.wait_for([0], table.patience)
        liar.lie("raise", gathered=True, times=times, **{"from": since})
        table.undisturbed()
    table.play(4)
    table.undisturbed()


@evening(4)
def agreed_twice(table):
    """A guest says its word for a new host twice over: the others carry on all the same."""
    ana, _, mira, theo = table.phones
    table.play(4)
    liar = table.corrupt(1)
    table.equal()
    table.gone(ana)
    table.wait_company(mira, "the others", lambda company: company["present"] == [1, 2, 3])
    mira.do("carryOn")
    liar.wait("the offer", lambda: liar.event("offered", lambda told: True), table.patience)
    liar.lie("agreeTwice")
    table.wait_company(theo, "the offer", lambda company: company["offered"] or theo.head()["epoch"] == 1)
    theo.do("agree")
    for phone in (mira, theo):
        phone.wait("epoch 1", lambda: phone.head()["epoch"] == 1, table.patience)
    table.back(ana)
    table.play(5)
    table.undisturbed(epoch=1)


def end_and_score(table, witness):
    """Everybody passes the last chance; what the false finder got for Planet X."""
    while table.board()["phase"] != "over":
        table.play()
    return witness.do("state")["board"]["scores"][0]["x"]


@evening(3)
def found_and_rekeyed(table):
    """A host finds Planet X falsely over a seal that nobody can open, and would rekey its own seat to be excused."""
    _, luca, mira = table.phones
    table.play(3)
    table.play_until(0)
    liar = table.corrupt(0)
    liar.wait_for([1, 2], table.patience)
    before = luca.head()["number"] + 1
    liar.lie("findFalsely")
    table.equal(before)
    for phone in (luca, mira):
        liar.lie_to(phone.seat, "forgeRekeying", table.patience, seat=0)
        table.wait_company(phone, "the host", lambda company: company["hostHere"])
    table.equal(before)
    table.undisturbed()
    for yes in (False, True):
        liar.wait_for([1, 2], table.patience)
        liar.lie("propose", seat=0)
        for phone in (luca, mira):
            table.wait_company(phone, "the question", lambda company: company["asked"] == {"seat": 0, "lend": False})
        for phone in (luca, mira) if yes else (mira,):  # one no is enough
            phone.do("answer", yes=yes)
        for phone in (luca, mira):
            table.wait_company(phone, "the end of the question", lambda company: not company["asked"])
        table.equal(before + yes)
    points = end_and_score(table, luca)
    if points != 0:
        raise Failure(f"the false finder got {points} points")


@evening(3)
def found_and_signed_over(table):
    """The same, and the host's own word gives the seat to another key: it still owes what it has sealed."""
    _, luca, mira = table.phones
    table.play(3)
    table.play_until(0)
    liar = table.corrupt(0)
    liar.wait_for([1, 2], table.patience)
    before = luca.head()["number"]
    liar.lie("findFalsely")
    liar.do("rekeyOwn")
    table.equal(before + 2)
    end_and_score(table, luca)
    for phone in (luca, mira):
        audit = phone.do("audit")
        if audit["fair"] or (audit["entry"], audit["why"]) != (before + 1, "NeverOpened"):
            raise Failure(f"{phone.name} says of a guess that nobody opened: {audit}")


@evening(3)
def rekeyed_in_two_logs(table):
    """A host shows each of two guests a log in which the other one's seat has another key."""
    _, luca, mira = table.phones
    table.play(4)
    liar = table.corrupt(0)
    liar.wait_for([1, 2], table.patience)
    table.equal()
    before = luca.head()["number"]
    for seat, to in ((2, 1), (1, 2)):
        liar.lie_to(to, "forgeRekeying", table.patience, seat=seat)
    liar.wait_for([1, 2], table.patience)
    table.equal(before)
    table.undisturbed()
    table.play(3)
    told_to_mira = liar.lie("split", seat=2)["story"]
    liar.lie("propose", seat=2)
    liar.lie("propose", seat=1, story=told_to_mira)
    for phone in (luca, mira):
        table.wait_company(phone, "the question", lambda company: company["asked"])
        number = phone.head()["number"]
        phone.do("answer", yes=True)
        phone.wait("the entry", lambda: phone.head()["number"] > number, table.patience)
    liar.stop()
    table.named([luca, mira], {"hostOfEpoch": 0})
    settle_fork(table, stays=luca, follows=mira)
    taken = table.wait_company(mira, "the question whether it was her", lambda company: company["taken"])
    mira.do("wasMe", entry=taken[0]["entry"], yes=False)
    carry_on(table, luca, [mira])
    luca.do("releaseSeat", seat=0)
    table.equal()
    table.play(6)


@evening(3)
def two_stories(table):
    """A host tells two guests two stories: they see it when they meet, name it and go on without it."""
    _, luca, mira = table.phones
    table.play(3)
    table.play_until(0)
    liar = table.corrupt(0)
    liar.wait_for([1, 2], table.patience)
    table.equal()
    board = table.board()
    told_to_mira = liar.lie("split", seat=2)["story"]
    numbers = {phone: phone.head()["number"] for phone in (luca, mira)}
    liar.play(next_move(board))
    liar.play(targeting(board), story=told_to_mira)
    for phone, number in numbers.items():
        phone.wait("the entry", lambda: phone.head()["number"] > number, table.patience)
    liar.stop()
    table.named([luca, mira], {"hostOfEpoch": 0})
    settle_fork(table, stays=luca, follows=mira)
    carry_on(table, luca, [mira])
    luca.do("releaseSeat", seat=0)
    table.equal()
    table.play(6)


def settle_fork(table, stays, follows):
    for phone in (stays, follows):
        table.wait_company(phone, "two histories and where they part", lambda company: company["forkKnown"])
    follows.do("follow")
    stays.do("stay")
    table.equal(phones=[stays, follows])


def carry_on(table, by, others):
    epoch = by.head()["epoch"] + 1
    by.do("carryOn")
    for phone in others:
        table.wait_company(phone, "the offer", lambda company: company["offered"])
        phone.do("agree")
    for phone in (by, *others):
        phone.wait(f"epoch {epoch}", lambda: phone.head()["epoch"] == epoch, table.patience)


@evening(3)
def numbered_by_a_guest(table):
    """A guest gives its entry a number itself, another one to each device, and asks twice with one count."""
    ana, _, mira = table.phones
    table.play(2)
    table.play_until(1)
    liar = table.corrupt(1)
    table.equal()
    board = table.board()
    table.gone(ana)
    liar.do("seek")
    liar.lie_to(2, "numberMyself", table.patience, line=next_move(board))
    table.undisturbed()
    table.back(ana)
    liar.do("stopSeeking")
    liar.lie_to(0, "numberMyself", table.patience, line=targeting(board))
    table.undisturbed()
    table.none_named()
    liar.wait_for([0], table.patience)
    liar.lie("askTwice", line=next_move(board), other=targeting(board), to=0)
    table.named([ana, mira], {"seat": 1})
    table.equal()
    table.play(5)
    table.undisturbed()


@evening(3)
def unsigned(table):
    """One entry that nobody has signed, from a guest: it is nothing, also when the guest is gone."""
    ana, _, mira = table.phones
    table.play(2)
    table.play_until(1)
    liar = table.corrupt(1)
    table.equal()
    board = table.board()
    liar.lie_to(0, "sayUnsigned", table.patience, line=next_move(board))
    table.undisturbed()
    table.gone(ana)
    liar.do("seek")
    liar.lie_to(2, "sayUnsigned", table.patience, line=next_move(board))
    table.undisturbed()
    liar.do("stopSeeking")
    table.back(ana)
    table.play(2)
    table.play_until(2)
    liar.stop()
    table.play(1)
    table.undisturbed()
    table.none_named()


@evening(3)
def restored(table):
    """A host that was put back from an older copy writes alone: it leaves the fork, and what it cannot open is let go."""
    ana, luca, mira = table.phones
    table.play(3)
    table.play_until(0)
    folder = os.path.join(ana.folder, "data")
    ana.stop()
    shutil.copytree(folder, folder + ".copy")
    table.back(ana)
    table.play_until_sealed(0)
    table.gone(ana)
    shutil.rmtree(folder)
    shutil.move(folder + ".copy", folder)
    air, ana.air = ana.air, table.lab.air.of(0) + "-elsewhere"
    ana.come_back()
    table.act(ana, targeting(ana.do("state")["board"]))
    ana.stop()
    ana.air = air
    ana.come_back()
    table.named([ana, luca, mira], {"hostOfEpoch": 0})
    table.wait_company(ana, "two histories", lambda company: company["forkKnown"])
    ana.do("follow")
    table.equal()
    carry_on(table, luca, [mira])
    table.equal()
    luca.do("lend", seat=0)
    table.wait_company(mira, "the question", lambda company: company["asked"] == {"seat": 0, "lend": True})
    mira.do("answer", yes=True)
    table.wait_company(mira, "the end of the question", lambda company: not company["asked"])
    table.play(6)


ALL = {"raised-alone": raised_alone, "raised-from-the-past": raised_from_the_past, "agreed-twice": agreed_twice,
       "found-and-rekeyed": found_and_rekeyed, "found-and-signed-over": found_and_signed_over,
       "rekeyed-in-two-logs": rekeyed_in_two_logs, "two-stories": two_stories, "numbered-by-a-guest": numbered_by_a_guest,
       "unsigned": unsigned, "restored": restored}


if __name__ == "__main__":
    run.main(ALL, __doc__)
