"""What a host can say that is not so."""

import os
import shutil

from devices import Failure, evening, next_move, targeting


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
    mira.do("unlock", seat=2) # when her seat was taken, the curtain fell
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
