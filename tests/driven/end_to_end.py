#!/usr/bin/env python3
"""A whole game of three people on one phone, by pointer, with the app killed in the middle; the scores must be those of
`planetx play`. Then a dozen moves of an Expert game with the board on the table."""

import argparse
import os
import tempfile

import hands
from app import App
from reference import People, Reference

NAMES = hands.NAMES[:3]


def scores_shown(app):
    """The last line of the score sheet, by player's name."""
    rows = {s["name"].split(":")[0]: s["name"].split(":")[1] for s in app.see() if s["role"] == "Row"}
    totals = [int(value) for value in rows["Total"].split(",")]
    return totals


def whole_game(binary, planetx, folder, code, seed):
    app = App(binary, folder)
    hands.calm(app)
    hands.enter_game(app, code, NAMES)
    order = [NAMES.index(name) for name in hands.turn_order(app)]
    reference = Reference(planetx, code, len(NAMES), order=order)
    people = People(reference, seed)
    moves = 0
    while reference.board["phase"] != "over":
        move, _ = people.next_move()
        hands.play(app, move, NAMES[move["player"]])
        moves += 1
        if moves in (4, 9, 14) and reference.board["phase"] != "over":
            app.kill()
            app = App(binary, folder, resume=True)
            app.wait("Hand over to .*", matching=True)
    hands.sit_down(app, NAMES[0])
    app.tap("Show everything")
    app.wait("Total.*", matching=True)
    expected = sorted((score["total"] for score in reference.board["scores"]), reverse=True)
    shown = scores_shown(app)
    assert shown == expected, f"the app says {shown}, planetx says {expected}"
    app.tap("Done")
    app.wait("New game")
    assert not app.shows("Resume"), "a finished game is not offered to be resumed"
    assert app.close() == 0
    return moves, shown


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("--code", default="S000-4K7F")
    parser.add_argument("--seed", type=int, default=3)
    args = parser.parse_args()
    binary, planetx = os.path.join(args.bin, "aphelion"), os.path.join(args.bin, "planetx")
    with tempfile.TemporaryDirectory() as folder:
        moves, totals = whole_game(binary, planetx, folder, args.code, args.seed)
        print(f"{moves} moves, killed three times, totals {totals} as planetx says")


if __name__ == "__main__":
    main()
