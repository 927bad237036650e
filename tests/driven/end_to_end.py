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
    """The totals of the score sheet, "Total: Mira (you) 20, Luca 7", by player."""
    total = next(sight["name"] for sight in app.see() if sight["name"].startswith("Total:"))
    return {part.rsplit(" ", 1)[0].strip().removesuffix(" (you)"): int(part.rsplit(" ", 1)[1]) for part in total.split(":")[1].split(",")}


def check_answer(move, answer, told):
    """What the screen told the asker is what the command line says."""
    answer = answer["answer"] or {}
    if "count" in answer:
        expected = f", {answer['count']},"
    elif "object" in answer:
        expected = "Appears empty" if answer["object"] == "E" else hands.LABELS[answer["object"]]
    elif "text" in answer:
        expected = answer["text"]
    elif "found" in answer and move["do"] == "locate":
        expected = "You found it!" if answer["found"] else "Not this time"
    elif "correct" in answer:
        expected = "Right" if answer["correct"] else "Wrong"
    else:
        return
    assert expected in told, f"{move}: the app says {told!r}, planetx says {answer}"


def whole_game(binary, planetx, folder, code, seed):
    app = App(binary, folder)
    hands.calm(app)
    hands.enter_game(app, code, NAMES)
    order = [NAMES.index(name) for name in hands.turn_order(app)]
    reference = Reference(planetx, code, len(NAMES), order=order)
    people = People(reference, seed)
    moves = 0
    while reference.board["phase"] != "over":
        move, answer = people.next_move()
        check_answer(move, answer, hands.play(app, move, NAMES[move["player"]]))
        moves += 1
        if moves in (4, 9, 14) and reference.board["phase"] != "over":
            app.kill()
            app = App(binary, folder, resume=True)
            app.wait("Hand over to .*", matching=True)
    app.tap("Show everything")
    app.wait("Total.*", matching=True)
    expected = {name: score["total"] for name, score in zip(NAMES, reference.board["scores"])}
    shown = scores_shown(app)
    assert shown == expected, f"the app says {shown}, planetx says {expected}"
    app.tap("Done")
    app.wait("New game")
    assert not app.shows("Resume"), "a finished game is not offered to be resumed"
    assert app.close() == 0
    return moves, shown


def with_the_board(binary, planetx, folder, code):
    """Nobody is held to turns; the app answers what is asked."""
    names = NAMES[:2]
    app = App(binary, folder)
    hands.calm(app)
    hands.enter_game(app, code, names, board=True)
    reference = Reference(planetx, code, len(names), board=True)
    truth = [(sector, letter) for sector, letter in enumerate(reference.sky, 1) if letter in "CADG"]
    right, (there, other) = truth[0], truth[1]
    moves = [
        {"player": 1, "do": "survey", "object": "A", "from": 2, "to": 7},
        {"player": 1, "do": "target", "sector": 3},
        {"player": 0, "do": "research", "topic": "B"},
        {"player": 0, "do": "research", "topic": "E"},
        {"player": 0, "do": "target", "sector": 14},
        {"player": 0, "do": "target", "sector": 15},
        {"player": 1, "do": "survey", "object": "E", "from": 9, "to": 11},
        {"player": 1, "do": "conference", "name": "X1"},
        {"player": 0, "do": "review", "sector": right[0], "object": right[1]},
        {"player": 0, "do": "review", "sector": there, "object": "A" if other != "A" else "G"},
        {"player": 1, "do": "locate", "sector": 9, "before": "A", "after": "E"},
        {"player": 0, "do": "conference", "name": "X2"},
        {"player": 0, "do": "locate", **People(reference).truth()},
    ]
    for move in moves:
        everybodys = move["do"] in ("conference", "review")
        answer = reference.play({key: value for key, value in move.items() if key != "player" or not everybodys})
        assert answer["ok"], f"{move}: {answer}"
        check_answer(move, answer, hands.play(app, move, names[move["player"]]))
    assert app.close() == 0
    return len(moves)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("--code", default="S000-4K7F")
    parser.add_argument("--board-code", default="E7FJ-XJT7")
    parser.add_argument("--seed", type=int, default=3)
    args = parser.parse_args()
    binary, planetx = os.path.join(args.bin, "aphelion"), os.path.join(args.bin, "planetx")
    with tempfile.TemporaryDirectory() as folder:
        moves, totals = whole_game(binary, planetx, folder, args.code, args.seed)
        print(f"{moves} moves, killed three times, totals {totals} as planetx says")
    with tempfile.TemporaryDirectory() as folder:
        moves = with_the_board(binary, planetx, folder, args.board_code)
        print(f"{moves} moves with the board on the table, every answer as planetx says")


if __name__ == "__main__":
    main()
