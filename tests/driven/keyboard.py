#!/usr/bin/env python3
"""A whole game against a bot by keyboard alone, from home to the score and back. On the way: whatever has
the keyboard can be seen, is marked and has a name; on every page Tab goes through everything that can be used, in the
order in which it is read; Escape loses nothing that was half made; whose turn it is and every answer are announced once."""

import os
import re

import solo_game
from app import App
from end_to_end import scores_shown
from hands import ANSWER, LABELS
from reference import truth_of

# By arrows: a wheel's sectors, the notes' cells; by Escape. What an icon on the rim means stands on its sector's card.
NOT_BY_TAB = re.compile(r"Sector \d+(, .*)?|Close this sheet|(Theory phase|Conference) at sector \d+(, .*)?")


class Keyboard:
    def __init__(self, app):
        self.app, self.met, self.presses = app, set(), 0

    def press(self, *keys):
        for key in keys:
            self.app.do(press=key)
            self.presses += 1

    def focus(self):
        """What has the keyboard now; it must be something that a person can find."""
        now = self.app.do(focus=True)["focus"]
        assert now["name"], f"the keyboard is at something without a name: {now}; {self.app.names()}"
        assert now["seen"], f"the keyboard is at something out of sight: {now}"
        assert now["mark"] >= 3, f"nothing shows that the keyboard is here: {now}"
        return now

    def go_to(self, name, about=""):
        """With Tab, as far as it needs."""
        for _ in range(60):
            self.press("Tab")
            now = self.focus()
            if re.fullmatch(name, now["name"]) and re.search(rf"{about}(?!\d)", now["description"]): # sector 1 is not 12
                return
        raise AssertionError(f"Tab never comes to {name}: {self.app.names()}")

    def choose(self, name, key="Return", about=""):
        self.go_to(name, about)
        self.press(key)

    def round(self, page):
        """Once around a page that is seen for the first time."""
        if page in self.met:
            return
        self.met.add(page)
        self.press("Tab")
        begun = self.focus()["index"]
        order, reached = [begun], {self.focus()["name"]}
        while len(order) < 80:
            self.press("Tab")
            now = self.focus()
            if now["index"] == begun:
                break
            order.append(now["index"])
            reached.add(now["name"])
        turns = sum(later < earlier for earlier, later in zip(order, order[1:] + order[:1]))
        assert turns <= 1, f"{page}: Tab jumps about: {order} of {self.app.names()}"
        wanted = {sight["name"] for sight in self.app.see()
                  if sight["control"] and sight["enabled"] and not NOT_BY_TAB.fullmatch(sight["name"])}
        assert wanted <= reached, f"{page}: Tab never comes to {wanted - reached}"

    def pick_sector(self, sector):
        """On a wheel for one sector."""
        self.go_to("No sectors picked|Sector .*")
        for _ in range(20):
            if self.focus()["name"] == f"Sector {sector}":
                return
            self.press("Right")
        raise AssertionError(f"the arrows never come to sector {sector}")


class Player(solo_game.Player):
    def __init__(self, app, truth):
        super().__init__(app)
        self.keys, self.truth = Keyboard(app), truth
        self.turns, self.answers, self.placed, self.noted, self.turn_heard = 0, 0, 0, False, False
        self.heard() # listens from now on

    def heard(self):
        return self.app.do(heard=True)["heard"]

    def told(self, then=None):
        """The answer: announced once. It stays on the table, or the keyboard is where it is done with."""
        self.app.wait(then or ANSWER, matching=True)
        answer = next(sight["name"] for sight in self.app.see() if sight["role"] == "AlertMessage")
        heard = self.heard()
        assert heard.count(answer) == 1, f"{answer} should be announced once: {heard}"
        self.turn_heard = "Your turn, Ana" in heard[heard.index(answer):] # it may be the own turn again
        if then:
            assert self.keys.focus()["name"] == then
            self.keys.press("Return")
        self.answers += 1

    def survey(self):
        keys, app = self.keys, self.app
        keys.choose("Survey, .*")
        app.wait("Back")
        keys.round("survey")
        keys.choose("Asteroid", "Space")
        keys.go_to("No sectors picked|Sectors? .*")
        keys.press("Right", "Shift+Right", "Shift+Right")
        run = keys.focus()["name"]
        assert run.startswith("Sectors "), run
        if self.turns == 0: # half made, and left
            keys.press("Escape")
            app.wait("Your turn.*", matching=True)
            keys.choose("Survey, .*")
            app.wait("Back")
            assert app.shows(run), f"{run} is lost: {app.names()}"
            assert any(sight["name"] == "Asteroid" and sight["checked"] for sight in app.see()), "the object is lost"
        keys.choose("Survey asteroids.*")
        self.told()

    def target(self):
        keys = self.keys
        keys.choose("Target, .*")
        self.app.wait("Back")
        keys.round("target")
        keys.go_to("No sectors picked|Sector .*")
        keys.press("Right", "Right")
        keys.choose("Target sector.*")
        self.told()

    def research(self):
        keys = self.keys
        keys.choose("Research, .*")
        self.app.wait("Back")
        keys.round("research")
        keys.choose("Topic B.*")
        keys.choose("Research topic.*")
        self.told()

    def locate(self):
        keys = self.keys
        keys.choose("Locate, .*")
        self.app.wait("Back")
        keys.round("locate")
        keys.pick_sector(self.truth["sector"])
        sector, sectors = self.truth["sector"], 12
        keys.choose(LABELS[self.truth["before"]], about=f"In sector {(sector - 2) % sectors + 1}")
        keys.choose(LABELS[self.truth["after"]], about=f"In sector {sector % sectors + 1}")
        keys.choose("Locate Planet X.*")
        self.app.wait("Yes, look there.*", matching=True)
        keys.round("locate-sure")
        keys.choose("Yes, look there.*")
        self.told("Continue")

    def notes(self):
        """A mark in the grid and one by the sheet of a sector, and back to the table."""
        keys, app = self.keys, self.app
        keys.choose("Notes")
        app.wait("Grid")
        keys.round("notes")
        keys.go_to("Sector 1, comet.*")
        keys.press("Down", "Right")
        while not keys.focus()["name"].endswith("possible"): # a tap explains what was given
            keys.press("Right")
        before = keys.focus()["name"]
        keys.press("Space")
        assert keys.focus()["name"] != before, f"{before} was not marked"
        keys.press("F2")
        app.wait("Your words.*", matching=True)
        keys.round("notes-sector")
        keys.press("Escape")
        for view in ("Wheel", "Record"):
            keys.choose(view)
            keys.round(f"notes-{view}")
        keys.press("Escape")
        app.wait("Your turn.*", matching=True)
        self.noted = True

    def theories(self):
        keys, app = self.keys, self.app
        if app.shows("Choose my theories"):
            keys.choose("Choose my theories")
        app.wait("Theories")
        if self.placed == 0:
            keys.choose("Asteroid")
            keys.go_to("No sectors picked|Sector .*")
            keys.press("Right")
            keys.round("theories")
        self.placed += 1
        keys.choose("Seal|No theory this time")

    def last_chance(self):
        if self.app.shows("Use my last chance"):
            self.keys.choose("Use my last chance")
        self.keys.choose("Pass")

    def act(self):
        self.check_turn_announced()
        if self.turns == 2 and not self.noted:
            self.notes()
        self.keys.round("table")
        (self.survey, self.target, self.research, self.locate)[min(self.turns, 3)]()
        self.turns += 1

    def check_turn_announced(self):
        heard = self.heard()
        assert heard.count("Your turn, Ana") + self.turn_heard == 1, heard
        self.turn_heard = False

    def reveal(self):
        self.keys.choose("Reveal and score")

    def note_facts(self):
        self.keys.round("start")
        self.keys.choose("Start")

    def see_news(self):
        self.keys.round("peer-review" if self.app.shows("Peer review") else "conference")
        self.keys.choose("Continue")


def begin(app, keys):
    """From home to the table; gives the game code."""
    app.wait("Settings")
    app.do(prefer={"reducedMotion": True, "botPace": "quick"}) # bots hurry
    app.wait("Opening your tables", gone=True)
    keys.round("home")
    keys.choose("Solo")
    app.wait("Back")
    keys.round("solo")
    keys.choose("Continue")
    app.wait("Start")
    code = solo_game.code_shown(app)
    keys.go_to("Your name")
    app.do(type="Ana")
    keys.round("lobby")
    keys.choose("Start")
    return code


def whole_game(bin_folder, folder):
    app = App(os.path.join(bin_folder, "aphelion"), folder)
    player = Player(app, None)
    code = begin(app, player.keys)
    player.truth = truth_of(solo_game.deal_of(bin_folder, code)["sky"])
    player.play()
    keys = player.keys
    keys.choose("Show everything")
    app.wait("Total.*", matching=True)
    keys.round("reveal")
    scores = scores_shown(app)
    assert set(scores) >= {"Ana"} and len(scores) == 2, scores
    keys.choose("Done")
    app.wait("New game")
    assert app.close() == 0
    return f"{player.turns} own turns, {player.answers} answers announced, {keys.presses} keys, {len(keys.met)} pages gone round, {scores}"


if __name__ == "__main__":
    solo_game.main(__doc__, whole_game)
