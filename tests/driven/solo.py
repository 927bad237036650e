#!/usr/bin/env python3
"""A whole game of one person against opponents of the app, by pointer, in each mode: their turns go by as they are seen,
the app is killed while one of them thinks, and goes on from there to the score. Hints that are asked for on the way are
held against the deal, and the game is looked back on."""

import argparse
import json
import os
import re
import subprocess
import tempfile

import hands
from app import App
from end_to_end import scores_shown

READY = "I have noted them|Your turn.*|Choose my theories|No theory this time|Pass|Use my last chance|Continue|Reveal and score|Show everything"


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
    app.wait("Show me what|.*Nothing new.*|.*nothing new.*", matching=True, ms=30000)
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
        app.tap("Add an opponent")
    app.tap("Hints")
    app.tap("Continue")
    app.wait("Start")
    code = next(re.search(r"[SE]\w{3}-\w{4}", name)[0] for name in app.names() if re.search(r", [SE]\w{3}-\w{4}", name))
    app.tap("Your name")
    app.do(type=name)
    app.tap("Start")
    app.wait("I have noted them")
    app.tap("I have noted them")
    return code


def act(app, turn):
    """Whatever the player can do now, without much thought."""
    first, last = hands.visible(app)
    if turn % 3 == 1 and any(n.startswith("Research") and "cannot" not in n for n in app.names()):
        return hands.research(app, {"topic": "ABCDEF"[turn // 3 % 6]})
    return hands.survey(app, {"object": "AG"[turn % 2], "from": first, "to": last})


def whole_game(bin_folder, folder, mode, opponents):
    binary, planetx = os.path.join(bin_folder, "aphelion"), os.path.join(bin_folder, "planetx")
    app = App(binary, folder)
    code = begin(app, mode, opponents)
    deal = json.loads(subprocess.run([planetx, "deal", code], capture_output=True, text=True, check=True).stdout)
    turns = kills = 0
    hints = []
    while True:
        app.wait(READY + "|Skip", matching=True, ms=30000)
        if kills < 3 and app.shows("Skip"):
            kills += 1
            app.kill()
            app = App(binary, folder, resume=True)
        app.wait(READY, matching=True, ms=30000)
        names = app.names()
        if "Show everything" in names:
            break
        if "Reveal and score" in names:
            app.tap("Reveal and score")
            continue
        if "I have noted them" in names:  # killed before the first own turn
            app.tap("I have noted them")
            continue
        if "Continue" in names:
            hands.see_news(app)
        elif any(n in names for n in ("No theory this time", "Choose my theories")):
            hands.theories(app, {"place": []})
        elif any(n in names for n in ("Pass", "Use my last chance")):
            hands.last_chance(app, {})
        else:
            if turns > 0 and len(hints) < 4:
                hints += [reasons for reasons in [ask_hint(app, planetx, deal)] if reasons is not None]
            act(app, turns)
            turns += 1
    app.tap("Show everything")
    app.wait("Total.*", matching=True)
    scores = scores_shown(app)
    assert kills > 0, "no opponent was seen thinking"
    assert hints, "no hint was given"
    assert len(scores) == opponents + 1, scores
    steps = look_back(app)
    assert app.close() == 0
    return f"{turns} own turns, killed {kills} times while an opponent thought, hints with {hints} reasons, {steps} steps looked back, {scores}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    given = parser.parse_args()
    for mode, opponents in (("Standard", 2), ("Expert", 1)):
        with tempfile.TemporaryDirectory() as folder:
            print(f"{mode}: {whole_game(given.bin, os.path.join(folder, 'solo'), mode, opponents)}")


if __name__ == "__main__":
    main()
