"""Several devices at one table, whose game is compared with `planetx play` after every move."""

import contextlib
import os
import sys

sys.path += [os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tests", part) for part in ("headless", "driven")]
from phone import Failure, Phone, now  # noqa: E402
from reference import People, Reference  # noqa: E402

NAMES = ["Ana", "Luca", "Mira", "Théo"]


class Table:
    """The first phone is the host's. Seats are numbered as the log has them, phones as they stand here."""

    def __init__(self, lab, phones):
        self.lab, self.phones = lab, phones
        self.patience = lab.air.patience
        self.moves = 0

    @property
    def host(self):
        return self.phones[0]

    def of_seat(self, seat):
        return next(phone for phone in self.phones if phone.seat == seat)

    # Coming together.

    def invite(self, code):
        self.code = self.host.do("invite", code=code, players=[self.host.player])["code"]

    def join(self):
        """All guests at once; until each has proved the code."""
        begun = {}
        for guest in self.phones[1:]:
            begun[guest.name] = now()
            guest.do("join", code=self.code, players=[guest.player])
        for guest in self.phones[1:]:
            told = guest.wait_stage("AtDoor", self.patience)
            self.lab.figures.took("join, from the code to the host's door", told["at"] - begun[guest.name])

    def start(self, seed):
        """The host lets everybody in and opens the table."""
        guests = self.phones[1:]
        self.host.wait(f"{len(guests)} guests", lambda: len((self.host.last("guests") or {"guests": []})["guests"]) == len(guests),
                       self.patience)
        self.host.do("admit", all=True)
        for guest in guests:
            guest.wait_stage("Inside", self.patience)
        begun = now()
        players = len(self.phones)
        self.host.do("start", order=list(range(players)))
        for guest in guests:
            told = guest.wait("the open table", guest.head, self.patience)
            self.lab.figures.took("open the table, until a guest has it", told["at"] - begun)
        for phone in self.phones:
            phone.sit_down()
        self.reference = Reference(self.lab.program("planetx"), self.code, players)
        self.people = People(self.reference, seed, self.lab.moves_before_locating)

    def gather(self, code, seed=1):
        self.invite(code)
        self.join()
        self.start(seed)

    # Playing.

    @property
    def is_over(self):
        return self.reference.board["phase"] == "over"

    def ask(self, move):
        """Asks, and gives when it did and how far the log was."""
        phone = self.of_seat(move["player"])
        return now(), phone.do("state")["head"], phone.do(move["do"], **{k: v for k, v in move.items() if k != "do"})

    def play(self, without=()):
        """The next move, as everybody in the reference game makes it; until all but `without` have heard it."""
        move, expected = self.people.next_move()
        phone = self.of_seat(move["player"])
        since = len(phone.events)
        asked, head, reply = self.ask(move)
        if reply.get("asking"):
            reply = phone.wait("the answer", lambda: phone.event("answered", lambda told: True, since), self.patience)
        if not reply["ok"] or reply["answer"] != expected["answer"]:
            raise Failure(f"{phone.name} was told {reply} of {move}; planetx says {expected['answer']}")
        last = max(self.heard(other, head)["at"] for other in self.phones if other not in without)
        self.lab.figures.took("ask, until all devices have the entry", last - asked)
        self.moves += 1
        return move

    def heard(self, phone, head):
        """When the device had more of the log than that."""
        return phone.wait(f"entry {head + 1}", lambda: phone.event("head", lambda told: told["number"] > head), self.patience)

    def agree(self, phones=None):
        """Until all devices have the board that the reference game has."""
        expected = {key: value for key, value in self.reference.board.items() if key != "tokens"}

        def differs(phone):
            board = phone.do("state")["board"]
            return {key for key in expected if board[key] != expected[key]}

        for phone in phones or self.phones:
            try:
                phone.wait(f"the board of planetx after {self.moves} moves", lambda: not differs(phone), self.patience)
            except Failure as failure:
                raise Failure(f"{failure}. Other than in planetx: {differs(phone)}") from None

    def play_moves(self, count):
        for _ in range(count):
            if not self.is_over:
                self.play()
                self.agree()

    def play_until(self, wanted):
        """Until the next move would be one that is wanted; whether there is such a move."""
        while not self.is_over and not wanted(self.reference.board):
            self.play_moves(1)
        return not self.is_over

    def finish(self):
        """To the end; then all have the same log, and nobody has lied in it."""
        self.play_moves(1000)
        for phone in self.phones:
            phone.wait("an audit that passes", lambda: phone.do("audit")["fair"], self.patience)
        self.compare()
        self.show_symbols()

    def show_symbols(self):
        """Every device shows the same eight symbols for the same entry."""
        shown = [phone.do("symbols") for phone in self.phones]
        if len(shown[0]["symbols"]) != 8 or any(one != shown[0] for one in shown):
            raise Failure(f"the devices show {shown}")

    def compare(self):
        """Everybody has the same log."""
        newest = self.phones[0]
        for phone in self.phones[1:]:
            phone.wait(f"the log of {newest.name}", lambda: phone.head()["hash"] == newest.head()["hash"], self.patience)
        self.lab.figures.count("entries", newest.head()["number"] + 1)


@contextlib.contextmanager
def phones_in(lab, count, first=0):
    """New devices, each with a player."""
    phones = [Phone(lab.program("aphelion-headless"), os.path.join(lab.out, f"{NAMES[n]}"), lab.air.of(n), NAMES[n])
              for n in range(first, first + count)]
    try:
        for phone in phones:
            phone.start().new_player()
        yield phones
        for phone in phones:
            phone.stop()
    finally:
        for phone in phones:
            if phone.process.poll() is None:
                phone.kill()
