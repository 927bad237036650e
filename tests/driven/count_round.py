"""A round of three people on one tablet, counted: everybody surveys once, then nobody publishes."""

import os
import tempfile

import hands
import walk
from app import App
from counting import MY_THEORIES, NO_THEORY, Count, no_theory, offered
from reference import Reference

NAMES = walk.NAMES
TABLET = (1280, 800)


def sit_down_all(app, pins):
    """From home to the curtain of a new table."""
    app.tap("Enter game code")
    app.wait("Back")
    app.do(type=walk.CODE)
    if app.shows("Several of us"):
        app.tap("Several of us")
    app.tap("Continue")
    app.wait("Start")
    while not app.shows(f"Player {len(NAMES)}"):
        app.tap("Add a player")
    for number, name in enumerate(NAMES, 1):
        app.tap(f"Player {number}")
        app.do(type=name)
        if pins:
            walk.set_pin(app, 0) # the first that has none
    app.tap("Start")
    app.wait("Hand over to .*", matching=True)


class Round:
    def __init__(self, bin_folder, folder, pins):
        self.app, self.pins = App(os.path.join(bin_folder, "aphelion"), folder, size=TABLET), pins
        self.count, self.seated = None, None
        hands.calm(self.app)
        sit_down_all(self.app, pins)
        order = [NAMES.index(name) for name in hands.turn_order(self.app)]
        self.reference = Reference(os.path.join(bin_folder, "planetx"), walk.CODE, len(NAMES), order=order)

    def waiting(self, phase):
        """Who has to act, while this phase lasts; whoever sits there comes first."""
        while self.reference.board["phase"] == phase:
            waiting = self.reference.board["waitingFor"]
            yield self.seated if self.seated in waiting else waiting[0]

    def play(self):
        self.count = Count(self.app)
        for who in self.waiting("turn"):
            self.turn(who)
        for who in self.waiting("theories"):
            self.no_theory(who)
        with self.count.of("empty theory phase"):
            hands.see_news(self.app)
        assert self.count.times["survey"] == len(NAMES), self.count.times

    def unlock(self, name):
        app = self.app
        if not app.shows(f"Hand over to {name}"):
            app.tap("I am not .*", matching=True)
            app.tap(name)
        if self.pins:
            walk.type_pin(app)
        else:
            app.tap(f"I am {name}")
        app.wait("Look at the board", gone=True)

    def hand_over(self):
        """If the curtain has not fallen by itself."""
        names = self.app.names()
        if "Look at the board" in names: # it has
            return
        if word := next((name for name in names if name.startswith("Hand over to ") or name == "Close my notes"), None):
            self.app.tap(word)

    def turn(self, who):
        """A survey of four sectors, which costs 3: a theory phase comes when everybody has made one."""
        first = self.reference.board["visible"][0]
        move = {"player": who, "do": "survey", "object": "A", "from": first, "to": (first + 2) % len(self.reference.sky) + 1}
        with self.count.of("hand over and unlock"):
            self.unlock(NAMES[who])
        self.app.wait("Welcome.*|Your turn.*", matching=True)
        if self.app.shows(f"Welcome, {NAMES[who]}"):
            with self.count.of("starting facts"):
                hands.note_facts(self.app)
        with self.count.of("survey"):
            hands.survey(self.app, move)
        self.heard(move)
        self.seated = who
        if self.reference.board["phase"] == "turn": # else the own theories come next
            with self.count.of("hand over and unlock", more=True):
                self.hand_over()

    def no_theory(self, who):
        with self.count.of("empty theory phase", more=True):
            if chip := offered(self.app, [f"{NAMES[who]}, No theory"]): # on the curtain
                self.app.tap(chip)
            else:
                if not offered(self.app, (MY_THEORIES, *NO_THEORY)):
                    self.unlock(NAMES[who])
                no_theory(self.app)
                self.hand_over()
        self.heard({"player": who, "do": "theories", "place": []})

    def heard(self, move):
        answer = self.reference.play(move)
        assert answer["ok"], f"{move}: {answer}"


def a_round(bin_folder, pins):
    """The second one: in the first everybody is shown the starting facts besides."""
    with tempfile.TemporaryDirectory() as folder:
        table = Round(bin_folder, folder, pins)
        table.play()
        first = table.count.told("")["taps"]
        table.play()
        table.app.close()
        return table.count.told(f"a round of three on one tablet, PINs {'on' if pins else 'off'}", first=first)
