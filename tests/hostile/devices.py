"""Devices at a table of which one may lie: a liar takes the place of an honest program, with its folder and its keys."""

import json
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "lab"))
from table import Failure, Phone, Table, phones_in  # noqa: E402


def next_move(board, who=None):
    """What somebody may do whose turn it is."""
    who = board["waitingFor"][0] if who is None else who
    if board["phase"] == "theories":
        return {"player": who, "do": "theories", "place": []}
    if board["phase"] == "lastChance":
        return {"player": who, "do": "lastChance", "pass": True}
    first, last = board["visible"]
    return {"player": who, "do": "survey", "object": "G", "from": first, "to": last}


def targeting(board):
    """Something else that the same player may do."""
    return {"player": board["waitingFor"][0], "do": "target", "sector": board["visible"][0]}


class Liar(Phone):
    """The device that an honest one was until now."""

    def __init__(self, honest, program):
        super().__init__(program, honest.folder, honest.air, honest.name)
        self.seat = honest.seat
        honest.stop()
        self.start()

    def play(self, line, **where):
        self.do("move", line=json.dumps(line), **where)

    def lie(self, what, line=None, other=None, **values):
        lines = {name: json.dumps(value) for name, value in (("line", line), ("other", other)) if value}
        return self.do(what, **lines, **values)

    def lie_to(self, to, what, seconds, **values):
        """That device hangs up for it; a little later there is a new channel."""
        self.wait_for([to], seconds)
        since = len(self.events)
        self.lie(what, to=to, **values)
        forged = 9  # as partings are numbered
        self.wait("a goodbye", lambda: self.event("gone", lambda told: told["seats"] == [to] and told["why"] == forged, since),
                  seconds)

    def head(self):
        return next((told for told in reversed(self.events) if told["event"] == "head" and told["story"] == 0), None)

    def wait_for(self, seats, seconds):
        return self.wait(f"seats {seats}", lambda: set(seats) <= set(self.do("state")["present"]), seconds)


class Evening:
    """A table of honest devices, by seat; Ana is the host."""

    def __init__(self, lab, phones):
        self.lab, self.phones = lab, phones
        self.patience = lab.air.patience
        self.gather(Table(lab, phones))
        self.seats = {phone.seat: phone for phone in phones}

    def gather(self, table):
        """One after another, so that seats are numbered as the phones stand here."""
        host, *guests = self.phones
        table.invite(self.lab.code())
        for number, guest in enumerate(guests, 1):
            guest.do("join", code=table.code, players=[guest.player])
            host.wait(guest.name, lambda: len(host.do("meeting")["guests"]) == number, self.patience)
        table.start(seed=1)

    def corrupt(self, seat):
        """From now on this seat's device lies."""
        liar = Liar(self.seats[seat], self.lab.program("aphelion-hostile"))
        self.seats[seat] = liar
        self.phones[self.phones.index(next(phone for phone in self.phones if phone.name == liar.name))] = liar
        return liar

    def honest(self):
        return [phone for phone in self.phones if not isinstance(phone, Liar) and self.is_on(phone)]

    def board(self):
        """As soon as somebody is waited for, or the game is over."""
        phone = self.honest()[0]
        waits = lambda board: board if board["waitingFor"] or board["phase"] == "over" else None  # noqa: E731
        return phone.wait("somebody's turn", lambda: waits(phone.do("state")["board"]), self.patience)

    def play(self, moves=1):
        """Whoever is to act does something, until all that are there have the same log."""
        for _ in range(moves):
            board = self.board()
            before = self.honest()[0].do("state")["head"]
            who = next((who for who in board["waitingFor"] if self.is_on(self.seats[who])), None)
            if who is None:
                raise Failure(f"nobody is there of those who are waited for: {board}")
            self.act(self.seats[who], next_move(board, who))
            self.equal(before + 1)

    def play_until_sealed(self, seat):
        """Until it has sealed its theories, and others have not."""
        while (board := self.board())["phase"] != "theories" or seat in board["waitingFor"]:
            self.play()

    @staticmethod
    def is_on(phone):
        return phone.process.poll() is None

    def act(self, phone, line):
        if isinstance(phone, Liar):
            phone.play(line)
            return
        self.wait_company(phone, "the host", lambda company: company["hostHere"])
        since = len(phone.events)
        reply = phone.do(line["do"], **{key: value for key, value in line.items() if key != "do"})
        if reply.get("asking"):
            told = phone.wait("the answer", lambda: phone.event("answered", lambda told: True, since), self.patience)
            if not told["ok"]:
                raise Failure(f"{phone.name} was told {told} of {line}")

    def play_until(self, seat):
        """Until it is this seat's turn."""
        while (board := self.board())["phase"] != "turn" or board["waitingFor"] != [seat]:
            self.play()

    def equal(self, at_least=0, phones=None):
        """All honest devices have one log, of at least so many entries."""
        phones = phones or self.honest()

        def heads():
            states = [phone.do("state") for phone in phones]
            same = len({state["hash"] for state in states}) == 1
            return same and states[0]["head"] >= at_least

        for phone in phones:
            phone.wait(f"one log of {at_least} entries", heads, self.patience)

    def company(self, phone):
        return phone.do("meeting")["company"]

    def wait_company(self, phone, what, test):
        return phone.wait(what, lambda: test(self.company(phone)), self.patience)

    def undisturbed(self, epoch=0):
        """Nobody honest is asked about anything, or sees two histories, or another epoch."""
        for phone in self.honest():
            company = self.company(phone)
            for trouble in ("overtaken", "fork", "taken", "asked"):
                if company[trouble]:
                    raise Failure(f"{phone.name} sees {trouble}: {company}")
            if phone.head()["epoch"] != epoch:
                raise Failure(f"{phone.name} is in epoch {phone.head()['epoch']}")

    def named(self, phones, culprit):
        for phone in phones:
            self.wait_company(phone, f"{culprit} to be named", lambda company: culprit in company["liars"])

    def none_named(self):
        for phone in self.honest():
            if liars := self.company(phone)["liars"]:
                raise Failure(f"{phone.name} names {liars}")

    def gone(self, phone):
        """The device is off, and everybody has seen that."""
        phone.kill()
        for other in self.phones:
            if self.is_on(other) and not isinstance(other, Liar):
                self.wait_company(other, f"{phone.name} to be missed", lambda company: phone.seat not in company["present"])

    def back(self, phone):
        """It has everything that was written meanwhile. If others have carried on, its person goes with them."""
        phone.come_back()
        self.wait_company(phone, "the others", lambda company: len(company["present"]) > 1)
        if self.honest()[-1].head()["epoch"] > phone.head()["epoch"]:
            self.wait_company(phone, "those who carried on", lambda company: company["overtaken"])
            phone.do("follow")
        for other in self.honest():
            self.wait_company(other, "the host", lambda company: company["hostHere"])
        self.equal()


def evening(count):
    """A scenario with so many devices."""
    def decorate(scenario):
        def run(lab):
            with phones_in(lab, count) as phones:
                scenario(Evening(lab, phones))
        run.__doc__ = scenario.__doc__
        return run
    return decorate
