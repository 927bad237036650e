#!/usr/bin/env python3
"""Plays the first moves of a game into a folder, for `./dev run --demo`: prepare.py BIN FOLDER [--moves N]."""

import argparse
import json
import os
import subprocess

from reference import People, Reference

NAMES = ["Ana", "Luca", "Mira", "Théo"]
CODE = {"standard": "S000-4K7F", "expert": "E7FJ-XJT7"}


class Headless:
    def __init__(self, binary, folder):
        self.process = subprocess.Popen([binary, folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def do(self, what, **values):
        self.process.stdin.write(json.dumps({"do": what, **values}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise SystemExit(f"{what} {values}: {answer}")
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def with_help(bin_folder, folder, mode="standard"):
    """A table with the board on it at which hints are allowed. Ana, who sits first, has been told a little."""
    device = Headless(os.path.join(bin_folder, "aphelion-headless"), folder)
    ids = [device.do("newPlayer", name=name)["player"] for name in NAMES[:2]]
    device.do("newTable", code=CODE[mode], players=ids, order=[0, 1], board=True, help="hints")
    device.do("unlock", seat=0)
    for sought, start, end in (("A", 1, 6), ("E", 1, 6), ("G", 1, 3), ("A", 7, 9), ("E", 9, 12), ("D", 2, 7)):
        device.do("survey", player=0, object=sought, **{"from": start, "to": end})
    device.do("research", player=0, topic="B")
    device.do("target", player=0, sector=4)
    device.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bin")
    parser.add_argument("folder")
    parser.add_argument("--moves", type=int, default=17)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--pins", action="store_true", help="1111, 2222, ... instead of none")
    args = parser.parse_args()

    device = Headless(os.path.join(args.bin, "aphelion-headless"), args.folder)
    ids = []
    for i, name in enumerate(NAMES[: args.players]):
        pin = {"pin": str(i + 1) * 4} if args.pins else {}
        ids.append(device.do("newPlayer", name=name, **pin)["player"])
    device.do("newTable", code=CODE["standard"], players=ids, order=list(range(args.players)))
    people = People(Reference(os.path.join(args.bin, "planetx"), CODE["standard"], args.players), moves_before_locating=99)
    for _ in range(args.moves):
        move, _ = people.next_move()
        who = move["player"]
        device.do("unlock", seat=who, **({"pin": str(who + 1) * 4} if args.pins else {}))
        device.do(**{"what": move["do"], **{key: value for key, value in move.items() if key != "do"}})
        device.do("lock")
    device.close()


if __name__ == "__main__":
    main()
