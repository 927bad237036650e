#!/usr/bin/env python3
"""The lessons from first to last by what is lit and nothing else, until a game of one's own has begun; and how many taps that
takes. It took 31 when every choice and every answer had a button of its own, and the first game had to be set up."""

import argparse
import os
import re
import sys
import tempfile

import hands
from app import App

MOST = 15
LIT = ", lit up"
THOUGHT = "Sector 11" # where several are lit one has to think


def lit(app):
    """The thing to press, as the screen reader hears it."""
    found = [sight["name"] for sight in app.see() if sight["name"].endswith(LIT)]
    assert found, f"nothing is lit: {app.names()}"
    thing = next((name for name in found if name.startswith(THOUGHT)), found[0]).removesuffix(LIT)
    return re.escape(thing) + "(,.*)?" # what is known of it may follow


def play_lessons(app, look=lambda name: None):
    """From home into the first game; the number of taps. `look` is called at each lesson with its number."""
    taps = 0

    def tap(name):
        nonlocal taps
        taps += 1
        app.tap(name, matching=True)

    tap("How to play")
    number = 0
    while not app.shows("Play your first game"):
        step = next(name for name in app.names() if name.startswith("Step "))
        if step != number:
            number = step
            look(step)
        tap("Continue" if app.shows("Continue") else lit(app))
    look("last")
    tap("Play your first game")
    app.wait("How to play", gone=True)
    app.wait("I have noted them|Start", matching=True, ms=30000)
    return taps


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", required=True)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        app = App(os.path.join(args.bin, "aphelion"), folder)
        hands.calm(app)
        taps = play_lessons(app)
        app.close()
    print(f"{taps} taps")
    sys.exit(0 if taps <= MOST else f"more than {MOST}")


if __name__ == "__main__":
    main()
