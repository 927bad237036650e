"""The frame of a game against bots: what is asked of the person, one thing after the other, until everything
is over. Whose hands do it, a pointer's, a keyboard's or a screen reader's, is the player's own affair."""

import argparse
import json
import os
import re
import subprocess
import tempfile
import time

# What the screen shows when something is asked, and what the player then does. Otherwise it is the player's turn.
ASKED = {
    "Show everything": None,
    "Reveal and score": "reveal",
    "They’re already in your notes": "note_facts",
    "Continue": "see_news",
    "No theory this time": "theories",
    "Choose my theories": "theories",
    "Pass": "last_chance",
    "Use my last chance": "last_chance",
}
READY = "|".join(ASKED) + "|Your turn.*"


class Player:
    """Somebody at the app, with a method for each thing that is asked, and act for the own turn."""

    def __init__(self, app):
        self.app = app

    def wait_until_asked(self):
        self.app.wait(READY, matching=True, ms=30000)

    def answer_what_is_asked(self):
        """Whether there was something left to do."""
        names = self.app.names()
        deed = next((deed for asked, deed in ASKED.items() if asked in names), "act")
        if deed:
            getattr(self, deed)()
        return bool(deed)

    def play(self):
        """Until the sky can be shown."""
        self.wait_until_asked()
        while self.answer_what_is_asked():
            self.wait_until_asked()


def code_shown(app):
    """The game code, in the lobby."""
    names = [name.replace("\u2011", "-") for name in app.names()] # in a sentence a code does not break
    return next(found[1] for found in (re.search(r", ([SE]\w{3}-\w{4})", name) for name in names) if found)


def deal_of(bin_folder, code):
    planetx = os.path.join(bin_folder, "planetx")
    return json.loads(subprocess.run([planetx, "deal", code], capture_output=True, text=True, check=True).stdout)


def main(about, whole_game):
    """whole_game(bin_folder, folder): what it saw, in words"""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--bin", required=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        print(whole_game(parser.parse_args().bin, folder))
    print(f"{time.monotonic() - began:.0f} s")
