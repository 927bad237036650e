#!/usr/bin/env python3
"""A whole game of three people, each with a window of their own, over links on this computer: one window is killed and
comes back, then the host's is, and the others carry on without it until it returns. Answers and scores must be those of
`planetx play` on every window, and all windows show the same symbols in the end."""

import argparse
import os
import tempfile

import hands
from app import App, Refused
from end_to_end import check_answer, scores_shown
from reference import People, Reference

NAMES = hands.NAMES[:3]

# What is on the screen of somebody who has to choose, besides "Your turn".
READY = ["Choose my theories", "Theories", "Use my last chance", "Last chance"]


class Table:
    """Three windows at one table; the first is the host's."""

    def __init__(self, binary, folder, size):
        self.binary, self.folder, self.size = binary, folder, size
        self.air = os.path.join(folder, "air")
        self.apps = [self.open(number) for number in range(len(NAMES))]
        for app in self.apps:
            hands.calm(app)

    def open(self, number, resume=False):
        folder = os.path.join(self.folder, str(number))
        return App(self.binary, folder, size=self.size, resume=resume, air=self.air)

    def gather(self):
        """Until everybody has noted the own facts; gives the code."""
        host, guests = self.apps[0], self.apps[1:]
        host.tap("New game")
        host.tap("Just me")
        host.tap("Continue")
        host.wait("Game code .*", matching=True)
        code = next(name for name in host.names() if name.startswith("Game code "))[len("Game code "):].replace(" ", "")
        for guest, name in zip(guests, NAMES[1:]):
            guest.tap("Enter game code")
            guest.wait("Back")
            guest.wait(f"Table {code[:2]}, Standard")
            guest.tap(f"Table {code[:2]}, Standard")
            guest.do(type=code[2:])
            guest.tap("Just me")
            guest.tap("Continue")
            self.name(guest, name)
            guest.tap("Join the table")
            host.wait("Let in")
            host.tap("Let in")
            guest.wait("Done: Let in")
        host.tap("Continue")
        self.name(host, NAMES[0])
        host.tap("Start")
        for app in self.apps:
            app.wait("They’re already in your notes")
            app.tap("Start")
        return code

    @staticmethod
    def name(app, name):
        app.wait("Your name")
        app.tap("Your name")
        app.do(type=name)

    def order(self):
        app = self.apps[0]
        app.wait("Turn order")
        return [NAMES.index(sight["name"].split(",")[0]) for sight in app.see() if sight["role"] == "ListItem"]

    def play(self, move):
        app = self.apps[move["player"]]
        self.await_turn(app)
        try:
            told = hands.DEEDS[move["do"]](app, move)
        except Refused: # what the others did without this one came in just before the first tap
            assert app.shows("Follow the others"), app.names()
            self.await_turn(app)
            told = hands.DEEDS[move["do"]](app, move)
        self.look()
        return told

    @staticmethod
    def await_turn(app):
        """What happened on other windows arrives by itself; what all are shown comes first."""
        while not any(app.shows(title) for title in READY) and not any(n.startswith("Your turn") for n in app.names()):
            app.wait("Your turn.*|Continue|Follow the others|" + "|".join(READY), matching=True, ms=20000)
            if app.shows("Follow the others"):  # what the old host wrote last had reached nobody
                app.tap("Follow the others")
            hands.see_news(app)

    def look(self):
        """Everybody puts away what all are shown."""
        for app in self.apps:
            if app:
                hands.see_news(app)

    def kill(self, number):
        self.apps[number].kill()
        self.apps[number] = None

    def reopen(self, number):
        self.apps[number] = self.open(number, resume=True)
        self.apps[number].wait("Notes", ms=20000)

    def carry_on(self, number):
        """The host is gone: this one offers to carry on, everybody else who is there agrees."""
        self.apps[number].wait(".* is out of reach.*", matching=True, ms=40000)
        self.apps[number].tap(".* is out of reach.*", matching=True)
        self.apps[number].wait("Within reach: .*", matching=True, ms=60000)
        self.apps[number].tap("Carry on without it")
        for other, app in enumerate(self.apps):
            if app and other != number:
                app.wait("Agree", ms=20000)
                app.tap("Agree")
        self.apps[number].wait("Cancel request", gone=True, ms=20000)


def compare_symbols(apps):
    """When everybody has vouched there is nothing more to come: all windows show the same symbols then."""
    for app in apps:
        app.wait(".* have the same log to its end[.]", matching=True, ms=20000)
        app.wait("Symbols of entry .*", matching=True)
    shown = [name for app in apps for name in app.names() if name.startswith("Symbols of entry ")]
    newest = max(shown, key=lambda name: int(name.split(":")[0].split()[-1]))
    for app in apps:
        app.wait(newest)


def whole_game(binary, planetx, folder, seed, size):
    table = Table(binary, folder, size)
    code = table.gather()
    reference = Reference(planetx, code, len(NAMES), order=table.order())
    people = People(reference, seed)
    moves = 0
    while reference.board["phase"] != "over":
        move, answer = people.next_move()
        check_answer(move, answer, table.play(move) or "")
        moves += 1
        if moves == 3:
            table.kill(1)
            table.reopen(1)
        if moves == 6:
            table.kill(0)
            table.carry_on(1)
            table.reopen(0)
    for app in table.apps:
        app.wait("Reveal and score|Continue|Show everything", matching=True)
        hands.see_news(app)
        if not app.shows("Show everything"):
            app.tap("Reveal and score")
        app.tap("Show everything")
        app.wait("Total.*", matching=True)
        expected = {name: score["total"] for name, score in zip(NAMES, reference.board["scores"])}
        assert scores_shown(app) == expected, f"the app says {scores_shown(app)}, planetx says {expected}"
    compare_symbols(table.apps)
    for app in table.apps:
        app.close()
    return moves


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--size", default="390x844")
    given = parser.parse_args()
    size = tuple(map(int, given.size.split("x")))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        moves = whole_game(os.path.join(given.bin, "aphelion"), os.path.join(given.bin, "planetx"), folder, given.seed, size)
    print(f"three windows played {moves} moves; one was killed and came back, the host was killed and replaced")


if __name__ == "__main__":
    main()
