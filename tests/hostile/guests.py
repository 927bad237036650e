"""What a guest can say that is not so."""

from devices import evening, next_move, targeting


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
