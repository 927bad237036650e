#!/usr/bin/env python3
"""A whole game of one person against bots, by pointer, in each mode: their turns go by as they are seen,
the app is killed while one of them thinks, and goes on from there to the score. Hints that are asked for on the way are
held against the deal, and the game is looked back on."""

import json
import os
import re
import subprocess

import hands
import solo_game
from app import App
from end_to_end import scores_shown

OBJECTS = {"comet": "C", "asteroid": "A", "dwarf planet": "D", "gas cloud": "G", "truly empty": "E", "empty sector": "E", "Planet X": "X"}


def object_in(words):
    return next(letter for name, letter in OBJECTS.items() if name in words)


def claim_in(words):
    """'Sector 3 is not a comet': where, whether it is not, and what."""
    where, no, what = re.search(r"(\w+ \w+) is (not )?(.*)", words).groups()
    return int(re.search(r"[Ss]ector (\d+)", words)[1]), bool(no), object_in(where if "Planet" in where else what)


def evidence_in(words, deal):
    """A reason on the screen as a line of evidence; nothing for a law, or what is no reason."""
    if words.startswith(("Starting fact: ", "Peer review: ")):
        sector, no, what = claim_in(words)
        return {"not" if no else "is": {"sector": sector, "object": what}}
    if found := re.fullmatch(r"You surveyed (.*) in sectors? (\d+)(?:–(\d+))?: (\w+)\.", words):
        what, first, last, count = found.groups()
        what = "E" if "empty" in what else object_in(what)
        return {"survey": {"object": what, "from": int(first), "to": int(last or first), "count": 0 if count == "none" else int(count)}}
    if found := re.fullmatch(r"Topic (.): .*", words):
        return {"clue": next(topic["clue"] for topic in deal["topics"] if topic["letter"] == found[1])}
    if words.startswith("Conference: "):
        return {"clue": next(held["clue"] for held in deal["conferences"] if held["text"] in words)}
    assert not words.startswith("You "), words  # not done in this game
    return None


def explained(planetx, mode, claim, evidence):
    asked = subprocess.run([planetx, "explain", mode, "--claim", json.dumps(claim)], input="".join(json.dumps(e) + "\n" for e in evidence),
                           capture_output=True, text=True, check=True)
    return json.loads(asked.stdout.splitlines()[-1])


def ask_hint(app, planetx, deal):
    """A hint whose claim must be true, and follow from its reasons and from no fewer. Gives how many there are, besides
    laws; nothing where nothing new follows."""
    app.tap("Notes")
    app.tap("Help")
    app.tap("Hint")
    app.wait("Show me what|Nothing more to deduce yet.*", matching=True, ms=30000)
    if not app.shows("Show me what"):
        app.tap("Done")
        app.tap("Table")
        return None
    app.tap("Show me what")
    headline = next(sight["name"] for sight in app.see() if sight["role"] == "AlertMessage")
    sector, no, what = claim_in(headline)
    assert (deal["sky"][sector - 1] != what) == no, (headline, deal["sky"])
    app.tap("Why?")
    evidence = [e for e in (evidence_in(name, deal) for name in app.names()) if e]
    claim = {"sector": sector, "not" if no else "is": what}
    for left_out in range(-1, len(evidence)):
        fewer = [e for i, e in enumerate(evidence) if i != left_out]
        said = explained(planetx, deal["mode"], claim, fewer)
        assert said["holds"] == (left_out == -1), (headline, evidence, left_out, said)
    app.tap("Mark it")
    app.tap("Table")
    return len(evidence)


def look_back(app):
    """Through every entry of the game; fewer and fewer skies are possible for everybody."""
    app.tap("Look back")
    app.wait("Skies still possible: .*", matching=True, ms=30000)
    left, steps = [], 0
    while True:
        shown = [int(re.sub(r"\D", "", name.split(":")[1])) for name in app.names() if name.startswith("Skies still possible: ")]
        assert not left or all(now <= before for now, before in zip(shown, left)), (left, shown)
        before, left = app.names(), shown
        app.do(press="Right")
        if app.names() == before:
            break
        steps += 1
    assert steps > 10, steps
    app.tap("Back")
    return steps


def begin(app, mode, opponents, name="Ana"):
    hands.calm(app)
    app.tap("Solo")
    app.wait("Back")
    app.tap(mode)
    for _ in range(opponents - 1):
        app.tap("Add a bot")
    app.tap("Hints")
    app.tap("Continue")
    app.wait("Start")
    code = solo_game.code_shown(app)
    app.tap("Your name")
    app.do(type=name)
    app.tap("Start")
    return code


class Thoughtless(solo_game.Player):
    """Plays by pointer, surveys whatever is visible, and has no theories."""

    def __init__(self, app):
        super().__init__(app)
        self.turns = 0

    def reveal(self):
        self.app.tap("Reveal and score")

    def note_facts(self):
        self.app.tap("Start")

    def see_news(self):
        hands.see_news(self.app)

    def theories(self):
        hands.theories(self.app, {"place": []})

    def last_chance(self):
        hands.last_chance(self.app, {})

    def act(self):
        first, last = hands.visible(self.app)
        hands.survey(self.app, {"object": "AG"[self.turns % 2], "from": first, "to": last})
        self.turns += 1


class Player(Thoughtless):
    """Researches now and then, asks for some hints, and kills the app where an opponent is seen thinking."""

    def __init__(self, bin_folder, folder):
        self.binary, self.planetx, self.folder = os.path.join(bin_folder, "aphelion"), os.path.join(bin_folder, "planetx"), folder
        super().__init__(App(self.binary, folder))
        self.deal, self.kills, self.hints = None, 0, []

    def wait_until_asked(self):
        self.app.wait(solo_game.READY + "|Skip", matching=True, ms=30000)
        if self.kills < 3 and self.app.shows("Skip"):
            self.kills += 1
            self.app.kill()
            self.app = App(self.binary, self.folder, resume=True)
        super().wait_until_asked()

    def act(self):
        app = self.app
        if self.turns > 0 and len(self.hints) < 4:
            self.hints += [reasons for reasons in [ask_hint(app, self.planetx, self.deal)] if reasons is not None]
        if self.turns % 3 == 1 and any(n.startswith("Research") and "cannot" not in n for n in app.names()):
            hands.research(app, {"topic": "ABCDEF"[self.turns // 3 % 6]})
            self.turns += 1
        else:
            super().act()


def game_of(bin_folder, folder, mode, opponents):
    player = Player(bin_folder, folder)
    player.deal = solo_game.deal_of(bin_folder, begin(player.app, mode, opponents))
    player.play()
    app = player.app
    app.tap("Show everything")
    app.wait("Total.*", matching=True)
    scores = scores_shown(app)
    assert player.kills > 0, "no opponent was seen thinking"
    assert player.hints, "no hint was given"
    assert len(scores) == opponents + 1, scores
    steps = look_back(app)
    assert app.close() == 0
    return (f"{mode}: {player.turns} own turns, killed {player.kills} times while an opponent thought, "
            f"hints with {player.hints} reasons, {steps} steps looked back, {scores}")


def whole_game(bin_folder, folder):
    return "\n".join(game_of(bin_folder, os.path.join(folder, mode), mode, opponents)
                     for mode, opponents in (("Standard", 2), ("Expert", 1)))


if __name__ == "__main__":
    solo_game.main(__doc__, whole_game)
