#!/usr/bin/env python3
"""Behind another player's curtain nothing of mine is left: neither in the items of the window nor in what a screen
reader could say. The same while everybody looks at a peer review together."""

import argparse
import json
import os
import tempfile

import hands
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
            app.close()
    print("nothing of Ana's behind the curtain, on the public board or among Luca's notes, on a phone and on a tablet")


if __name__ == "__main__":
    main()
