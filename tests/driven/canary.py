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


def leave_secrets(app):
    """Ana writes a text, marks a cell, asks a survey and leaves a draft of another."""
    hands.sit_down(app, "Ana")
    app.tap("Notes")
    app.tap("Text")
    app.tap("Whatever you want to remember")
    app.do(type=SECRET)
    app.do(press="Escape")
    app.tap("Sector 4, gas cloud.*", matching=True)
    app.tap("Sector 4, gas cloud.*", matching=True)
    assert "Sector 4, gas cloud, suspected" in everything(app), "the canary sings while its owner looks"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        app = App(os.path.join(args.bin, "aphelion"), folder)
        hands.calm(app)
        hands.enter_game(app, CODE, ["Ana", "Luca"])
        leave_secrets(app)
        assert SECRET in everything(app), "the text is there while its owner looks"
        app.tap("Table")
        app.tap("Close my notes")
        secrets = [SECRET, "suspected", "folded corner", "is not a"]
        for where in ("the curtain", "the public board", "Luca's notes"):
            if where == "the public board":
                app.tap("Look at the board")
                app.wait("Turn order")
            if where == "Luca's notes":
                app.tap("Back")
                hands.sit_down(app, "Luca")
                app.tap("Notes")
                app.wait("Grid")
                secrets = [SECRET, "suspected"]
            held = everything(app)
            for secret in secrets:
                assert secret not in held, f"{where} holds {secret!r}"
        app.close()
        print("nothing of Ana's behind the curtain, on the public board or among Luca's notes")


if __name__ == "__main__":
    main()
