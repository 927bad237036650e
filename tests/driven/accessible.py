#!/usr/bin/env python3
"""A walk through every screen with the eyes of those who see little or nothing. Whatever can be used has a name, says when
it cannot be used, is not named like its neighbour, is as large as a finger and is read in the order in which it stands,
and nothing under a sheet is told: on a phone and on a tablet. On the screens of a game texts and icons stand out in every
theme and for every kind of eyes; in high contrast they do more so, and so do the outlines."""

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
                 "help-check", "found", "missed", "board-score-sheet", "solo-board", "curtain-pin", "enter-code-wrong"}
HIGH = {"text": 7, "large": 7, "icon": 7, "line": 4.5, "unusable": 4.5} # what high contrast promises


class Reader:
    def __init__(self):
        self.app, self.found, self.weakest = None, [], {}

    def __call__(self, screen):
        for name in ("1280x800", "390x844"):
            self.app.do(size=SIZES[name])
            self.found += [f"{screen} at {name}: {what}" for what in self.app.do(flaws=True)["flaws"]]
        self.look_at(screen, "dark", {})
        if screen in IN_ALL_THEMES:
            for theme in THEMES[1:]:
                self.app.do(prefer={"theme": theme})
                self.look_at(screen, theme, {})
            for theme in THEMES:
                self.app.do(prefer={"theme": theme, "highContrast": True})
                self.look_at(screen, f"{theme} in high contrast", HIGH)
            self.app.do(prefer={"theme": "dark", "highContrast": False})

    def look_at(self, screen, looks, least):
        seen = self.app.do(faint=least)
        self.found += [f"{screen} in {looks}: {what}" for what in seen["faint"]]
        self.weakest[looks] = min(self.weakest.get(looks, 21), seen["weakest"])


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
    weakest = ", ".join(f"{looks} {ratio:.1f}" for looks, ratio in look.weakest.items())
    print(f"{time.monotonic() - began:.0f} s, {len(look.found)} flaws; the weakest text has a contrast of {weakest}")
    sys.exit(1 if look.found else 0)


if __name__ == "__main__":
    main()
