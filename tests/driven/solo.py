#!/usr/bin/env python3
"""A whole game of one person against opponents of the app, by pointer, in each mode: their turns go by as they are seen,
the app is killed while one of them thinks, and goes on from there to the score."""

import argparse
import os
import tempfile

import hands
from app import App
from end_to_end import scores_shown

READY = "I have noted them|Your turn.*|Choose my theories|No theory this time|Pass|Use my last chance|Continue|Reveal and score|Show everything"


def begin(app, mode, opponents, name="Ana"):
    hands.calm(app)
    app.tap("Solo")
    app.wait("Back")
    app.tap(mode)
    for _ in range(opponents - 1):
        app.tap("Add an opponent")
    app.tap("Continue")
    app.wait("Start")
    app.tap("Your name")
    app.do(type=name)
    app.tap("Start")
    app.wait("I have noted them")
    app.tap("I have noted them")


def act(app, turn):
    """Whatever the player can do now, without much thought."""
    first, last = hands.visible(app)
    if turn % 3 == 1 and any(n.startswith("Research") and "cannot" not in n for n in app.names()):
        return hands.research(app, {"topic": "ABCDEF"[turn // 3 % 6]})
    return hands.survey(app, {"object": "AG"[turn % 2], "from": first, "to": last})


def whole_game(binary, folder, mode, opponents):
    app = App(binary, folder)
    begin(app, mode, opponents)
    turns = kills = 0
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
            if any(n.startswith("It is somebody else's turn") for n in names):
                app.wait("It is somebody else's turn.*", matching=True, gone=True, ms=30000)
            else:
                hands.last_chance(app, {})
        else:
            act(app, turns)
            turns += 1
    app.tap("Show everything")
    app.wait("Total.*", matching=True)
    scores = scores_shown(app)
    assert len(scores) == opponents + 1, scores
    assert app.close() == 0
    return turns, kills, scores


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    given = parser.parse_args()
    for mode, opponents in (("Standard", 2), ("Expert", 1)):
        with tempfile.TemporaryDirectory() as folder:
            turns, kills, scores = whole_game(os.path.join(given.bin, "aphelion"), os.path.join(folder, "solo"), mode, opponents)
        assert kills > 0, "no opponent was seen thinking"
        print(f"{mode}: {turns} own turns, killed {kills} times while an opponent thought, {scores}")


if __name__ == "__main__":
    main()
