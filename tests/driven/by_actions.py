#!/usr/bin/env python3
"""A whole game against a bot by what a screen reader can do alone: things are found by role and name and
asked to act, texts are put into their places. No pointer and no key. Notes are marked, the sky wheel is asked about its
sectors, and the game is looked back on."""

import os
import re

import solo_game
from app import App
from end_to_end import scores_shown
from hands import ANSWER, LABELS, visible
from reference import truth_of


class Voice:
    def __init__(self, app):
        self.app, self.bids = app, 0

    def bid(self, name, **how):
        self.app.do(bid=name, matching=True, **how)
        self.bids += 1

    def shows(self, name):
        return any(re.fullmatch(name, seen) for seen in self.app.names())

    def pick(self, sector):
        self.bid(rf"Sector {sector}(, .*)?", role="Button")


class Player(solo_game.Player):
    def __init__(self, app, truth):
        super().__init__(app)
        self.voice, self.truth = Voice(app), truth
        self.turns = self.placed = 0

    def told(self, then=None):
        self.app.wait(then or ANSWER, matching=True)
        answers = [sight["name"] for sight in self.app.see() if sight["role"] == "AlertMessage"]
        assert answers, "the answer is not told"
        if then:
            self.voice.bid(then)

    def survey(self):
        first, last = visible(self.app)
        self.voice.bid("Survey, .*")
        self.voice.bid("Gas cloud", role="RadioButton")
        self.voice.pick(first)
        self.voice.pick(last)
        wheel = f"Sectors {first} to {last}"
        assert self.app.shows(wheel), self.app.names()
        self.voice.bid("Survey gas clouds.*")
        self.told()

    def target(self):
        """The wheel as a slider."""
        self.voice.bid("Target, .*")
        for _ in range(2):
            self.voice.bid("No sectors picked|Sector .*", role="Slider", to="Increase")
        self.voice.bid("No sectors picked|Sector .*", role="Slider", to="Decrease")
        self.voice.bid("Target sector.*")
        self.told()

    def research(self):
        self.voice.bid("Research, .*")
        self.voice.bid("Topic C.*", role="RadioButton")
        self.voice.bid("Research topic.*")
        self.told()

    def locate(self):
        self.voice.bid("Locate, .*")
        self.voice.pick(self.truth["sector"])
        self.voice.bid(LABELS[self.truth["before"]], role="RadioButton", nth=0)
        self.voice.bid(LABELS[self.truth["after"]], role="RadioButton", nth=1)
        self.voice.bid("Locate Planet X.*")
        self.voice.bid("Yes, look there.*")
        self.told("Continue")

    def notes(self):
        """A cell, a sector's own words, the wheel and the record."""
        voice, app = self.voice, self.app
        voice.bid("Notes", role="PageTab")
        cell = next(sight["name"] for sight in app.see() if re.fullmatch("Sector 4, .*, possible", sight["name"]))
        voice.bid(re.escape(cell))
        assert not app.shows(cell), f"{cell} was not marked"
        voice.bid("Undo")
        assert app.shows(cell), f"{cell} was not taken back"
        voice.bid("Wheel", role="PageTab")
        voice.pick(4)
        voice.bid("Your words about sector 4", role="EditableText", say="gas, I think")
        app.wait("Sector 4.*", matching=True)
        voice.bid("Sector after")
        voice.bid("Sector before")
        kept = next(sight["value"] for sight in app.see() if sight["name"] == "Your words about sector 4")
        assert kept == "gas, I think", kept
        voice.bid("Close this sheet")
        voice.bid("Record", role="PageTab")
        voice.bid("Grid", role="PageTab")
        voice.bid("Table", role="PageTab")

    def theories(self):
        if self.voice.shows("Choose my theories"):
            self.voice.bid("Choose my theories")
        self.app.wait("Theories")
        if self.placed == 0:
            self.voice.bid("Asteroid", role="RadioButton")
            self.voice.pick(2)
        self.placed += 1
        self.voice.bid("Seal|No theory this time")

    def last_chance(self):
        if self.voice.shows("Use my last chance"):
            self.voice.bid("Use my last chance")
        self.voice.bid("Pass")

    def act(self):
        if self.turns == 1:
            self.voice.pick(1)
            self.voice.bid("Close this sheet")
            self.notes()
        (self.survey, self.target, self.research, self.locate)[min(self.turns, 3)]()
        self.turns += 1

    def reveal(self):
        self.voice.bid("Reveal and score")

    def note_facts(self):
        self.voice.bid("Start")

    def see_news(self):
        self.voice.bid("Continue")


def begin(app, voice):
    app.wait("Settings")
    app.do(prefer={"reducedMotion": True, "botPace": "quick"}) # bots hurry
    voice.bid("Enter game code")
    app.wait("Back")
    voice.bid("Game code.*", role="EditableText", say="S0004K7F")
    app.wait("Continue")
    voice.bid("Back")
    voice.bid("Solo")
    voice.bid("Standard")
    voice.bid("Continue")
    app.wait("Start")
    code = solo_game.code_shown(app)
    voice.bid("Your name", role="EditableText", say="Ana")
    voice.bid("Start")
    return code


def look_back(voice):
    voice.bid("Look back")
    voice.app.wait("Skies still possible: .*", matching=True, ms=30000)
    voice.bid("Step .*", role="Slider", to="Increase")
    voice.bid("Step .*", role="Slider", to="Increase")
    voice.bid("Step .*", role="Slider", to="Decrease")
    assert voice.shows("Step 2 of .*|Step 1 of .*"), voice.app.names()
    voice.bid("Back")


def whole_game(bin_folder, folder):
    app = App(os.path.join(bin_folder, "aphelion"), folder)
    app.do(heard=True) # as if a screen reader were there
    player = Player(app, None)
    code = begin(app, player.voice)
    player.truth = truth_of(solo_game.deal_of(bin_folder, code)["sky"])
    player.play()
    player.voice.bid("Show everything")
    app.wait("Total.*", matching=True)
    scores = scores_shown(app)
    assert set(scores) >= {"Ana"} and len(scores) == 2, scores
    look_back(player.voice)
    player.voice.bid("Done")
    app.wait("New game")
    assert app.close() == 0
    return f"{player.turns} own turns, {player.voice.bids} actions, {scores}"


if __name__ == "__main__":
    solo_game.main(__doc__, whole_game)
