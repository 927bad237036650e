#!/usr/bin/env python3
"""Behind another player's curtain nothing of mine is left: neither in the items of the window nor in what a screen
reader could say. The same while everybody looks at a peer review together. The moment in which somebody finds Planet X
is seen by all around the table: it says that it was found and nothing of where, and then the curtain falls."""

import argparse
import json
import os
import re
import tempfile

import hands
import solo_game
from app import App

SECRET = "canary-of-ana"
CODE = "S000-4K7F"


def everything(app):
    """All texts that any item holds, shown or not, and all that is said."""
    return json.dumps([app.do(texts=True)["texts"], app.see()])


def open_notes(app, wide):
    if not wide: # else they stand beside the table
        app.tap("Notes")
    app.wait("Grid")


def leave_secrets(app, wide):
    """Ana writes a text and marks a cell."""
    hands.sit_down(app, "Ana")
    open_notes(app, wide)
    app.tap("Text")
    app.tap("Whatever you want to remember")
    app.do(type=SECRET)
    app.do(press="Escape")
    assert SECRET in everything(app), "the text is there while its owner looks"
    app.tap("Grid")
    app.tap("Sector 4, gas cloud.*", matching=True)
    app.tap("Sector 4, gas cloud.*", matching=True)
    assert "Sector 4, gas cloud, suspected" in everything(app), "the mark is there while its owner looks"
    if not wide:
        app.tap("Table")
    app.tap("Close my notes")


def listen(app, wide):
    """Where Ana is not looking."""
    secrets = [SECRET, "suspected", "folded corner", "is not a"]
    for where in ("the curtain", "the public board", "Luca's notes"):
        if where == "the public board":
            app.tap("Look at the board")
            app.wait("Turn order")
        if where == "Luca's notes":
            app.tap("Back")
            hands.sit_down(app, "Luca")
            open_notes(app, wide)
            secrets = [SECRET, "suspected"]
        held = everything(app)
        for secret in secrets:
            assert secret not in held, f"{where} holds {secret!r}"


def find_planet_x(app, bin_folder, wide):
    """Whoever's turn it is locates it. Everybody sees that screen."""
    if not wide:
        app.tap("Table")
    app.tap("Close my notes")
    app.wait("I am .*", matching=True)
    hands.sit_down(app, next(name for name in ("Ana", "Luca") if app.shows(f"I am {name}")))
    app.tap("Locate.*", matching=True)
    sky = solo_game.deal_of(bin_folder, CODE)["sky"]
    x = sky.index("X") + 1
    beside = {"before": x - 1 or len(sky), "after": x % len(sky) + 1}
    hands.guess(app, {"sector": x, **{side: sky[sector - 1] for side, sector in beside.items()}})
    app.tap("Locate Planet X.*", matching=True)
    app.tap("Yes, look there.*", matching=True)
    app.wait("You found it!.*", matching=True)
    said = " ".join(app.names())
    assert not re.search(r"\d|comet|asteroid|dwarf|gas|empty", said), f"the moment says {said!r}"
    held = said if wide else everything(app) # on a tablet the own notes wait under it
    before, after = beside.values()
    for told in (f"in sector {x}", f"In sector {before}", f"In sector {after}", f"Sector {x}: ", f"between {before} and {after}"):
        assert told not in held, f"the moment holds {told!r}"
    app.tap("Continue")
    app.wait("Hand over to .*", matching=True)
    assert "You found it" not in everything(app)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    args = parser.parse_args()
    for wide in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            app = App(os.path.join(args.bin, "aphelion"), folder)
            hands.calm(app)
            hands.enter_game(app, CODE, ["Ana", "Luca"])
            if wide:
                app.do(size=(1280, 800))
            leave_secrets(app, wide)
            listen(app, wide)
            find_planet_x(app, args.bin, wide)
            app.close()
    print("nothing of Ana's behind the curtain, on the public board or among Luca's notes, on a phone and on a tablet")


if __name__ == "__main__":
    main()
