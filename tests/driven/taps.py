#!/usr/bin/env python3
"""Counts the presses of a pointer that a whole game alone, a round of three people on one tablet and the lessons cost:
a line of JSON each. docs/taps.md says what they were before, and what they are."""

import argparse
import json
import os
import sys
import tempfile

import hands
import walk
from app import App
from count_alone import alone, empty_phase_alone
from count_round import a_round
from counting import Count

# No more than this, where chance has no part in it.
MOST = {
    "theory phase without a theory, alone": 1,
    "theory phase without a theory, three on one tablet": 3,
    "hand over and unlock, three without a PIN": 5,
    "three surveys on one tablet": 12,
}


def play_lessons(app):
    try:
        from lessons import play_lessons as play
    except ImportError: # the lessons of before
        walk.first_game(app, lambda _: None)
    else:
        play(app)


def lessons(bin_folder):
    with tempfile.TemporaryDirectory() as folder:
        app = App(os.path.join(bin_folder, "aphelion"), folder)
        hands.calm(app)
        count = Count(app)
        with count.of("lessons"):
            play_lessons(app)
        app.close()
        return count.told("the lessons, from first to last")


COUNTS = {"solo": alone, "round": lambda where: a_round(where, pins=False), "pins": lambda where: a_round(where, pins=True),
          "lessons": lessons}


def beyond(bin_folder):
    """What costs more than it may."""
    kinds = a_round(bin_folder, pins=False)["kinds"]
    found = [empty_phase_alone(bin_folder), kinds["empty theory phase"]["taps"], kinds["hand over and unlock"]["taps"],
             kinds["survey"]["taps"]]
    for (what, most), taps in zip(MOST.items(), found):
        print(f"{what}: {taps:g}, at most {most}")
        if taps > most:
            yield f"{what}: {taps:g} presses instead of {most}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--check", action="store_true", help="only what has a limit")
    parser.add_argument("what", nargs="*", help=f"some of {', '.join(COUNTS)}")
    given = parser.parse_args()
    if given.check:
        sys.exit("\n".join(beyond(given.bin)) or 0)
    for what in given.what or COUNTS:
        print(json.dumps(COUNTS[what](given.bin)), flush=True)


if __name__ == "__main__":
    main()
