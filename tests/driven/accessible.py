#!/usr/bin/env python3
"""A walk through every screen with the eyes of those who see little or nothing. Whatever can be used has a name, says when
it cannot be used, is not named like its neighbour, is as large as a finger and is read in the order in which it stands:
on a phone and on a tablet. On the screens of a game texts and icons stand out in every theme and for every kind of eyes."""

import argparse
import os
import sys
import time

import prepare
import walk
from screens import SIZES, spoil, visit, visit_near

THEMES = ("dark", "light", "red")
IN_ALL_THEMES = {"home", "table", "table-sector", "notes", "notes-what-if", "notes-wheel", "notes-record", "notes-sector", "survey", "answer",
                 "target", "research", "locate", "theories", "peer-review", "conference", "log", "reveal", "replay", "settings", "help-why",
                 "help-check", "board-score-sheet", "solo-board", "curtain-pin", "enter-code-wrong"}


class Reader:
    def __init__(self):
        self.app, self.found, self.weakest = None, [], dict.fromkeys(THEMES, 21)

    def __call__(self, screen):
        for name in ("1280x800", "390x844"):
            self.app.do(size=SIZES[name])
            self.found += [f"{screen} at {name}: {what}" for what in self.app.do(flaws=True)["flaws"]]
        for theme in THEMES if screen in IN_ALL_THEMES else THEMES[:1]:
            self.look_at(screen, theme)

    def look_at(self, screen, theme):
        if theme != "dark":
            self.app.do(prefer={"theme": theme})
        seen = self.app.do(faint=True)
        self.found += [f"{screen} in {theme}: {what}" for what in seen["faint"]]
        self.weakest[theme] = min(self.weakest[theme], seen["weakest"])
        if theme != "dark":
            self.app.do(prefer={"theme": "dark"})


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", required=True)
    args = parser.parse_args()
    began = time.monotonic()
    binary, planetx = os.path.join(args.bin, "aphelion"), os.path.join(args.bin, "planetx")
    look = Reader()
    visit(binary, look, lambda app: walk.whole(app, look, planetx))
    visit(binary, look, lambda app: walk.with_the_board(app, look))
    visit(binary, look, lambda app: walk.closed(app, look), spoil)
    visit(binary, look, lambda app: walk.with_help(app, look), lambda folder: prepare.with_help(args.bin, folder), resume=True)
    visit(binary, look, lambda app: walk.alone(app, look))
    visit_near(binary, look)
    for what in look.found:
        print(what)
    weakest = ", ".join(f"{theme} {ratio:.1f}" for theme, ratio in look.weakest.items())
    print(f"{time.monotonic() - began:.0f} s, {len(look.found)} flaws; the weakest text has a contrast of {weakest}")
    sys.exit(1 if look.found else 0)


if __name__ == "__main__":
    main()
