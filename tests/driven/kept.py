#!/usr/bin/env python3
"""What is half made stays: a code, names, a survey, a guess, theories, a what-if and words on the notes. The window is
turned and resized, language, text size and looks change, somebody goes back and returns, and what belongs to a player
is there again after the app was killed."""

import argparse
import os
import tempfile
import time

import hands
from app import App
from screens import SIZES

CODE = "S000-4K7F"
WORDS = "behind the sun"
TURNS = ("390x844", "844x390", "1280x800", "320x568", "390x844")


def holds(app, name, role=None, value=None, checked=None, nth=0):
    """Something is on the screen as it was left."""
    found = [sight for sight in app.see() if sight["name"] == name and (role is None or sight["role"] == role)]
    assert len(found) > nth, f"{name} is lost: {app.names()}"
    assert value is None or found[nth]["value"] == value, f"{name} was {value}, is {found[nth]['value']}"
    assert checked is None or found[nth]["checked"] == checked, f"{name} is not chosen any more"


def shake(app, check):
    """Everything that happens to a window while somebody is in the middle of something."""
    check()
    for size in TURNS:
        app.do(size=SIZES[size])
        check()
    for language in ("fr", "it", "en"):
        app.speak(language)
    check()
    for wish in ({"textSize": 200}, {"theme": "light", "highContrast": True}):
        app.do(prefer=wish)
        check()
    app.do(prefer={"textSize": 100, "theme": "dark", "highContrast": False})


def half_a_code(app):
    def check():
        holds(app, "Game code, 8 symbols", value="S0004")
        holds(app, "With the board", checked=True)

    app.tap("Enter game code")
    app.wait("Back")
    app.do(type=CODE[:6])
    app.tap("With the board")
    shake(app, check)
    app.tap("Back")
    app.wait("New game")
    app.tap("Enter game code")
    app.wait("Back")
    holds(app, "Game code, 8 symbols", value="S0004")
    app.do(type=CODE[6:])
    app.tap("All on screen")
    app.tap("Several of us")
    app.tap("Continue")


def names_in_the_lobby(app):
    def check():
        holds(app, "Player 1", "EditableText", value="Ana")
        holds(app, "Player 2", "EditableText", value="Lu")

    app.wait("Start")
    app.tap("Player 1")
    app.do(type="Ana")
    app.tap("Player 2")
    app.do(type="Lu")
    shake(app, check)
    app.do(type="ca") # the keyboard is still there
    holds(app, "Player 2", "EditableText", value="Luca")
    app.tap("Back")
    app.tap("Continue")
    app.wait("Start")
    holds(app, "Player 1", "EditableText", value="Ana")
    holds(app, "Player 2", "EditableText", value="Luca")
    app.tap("Start")
    app.wait("Hand over to .*", matching=True)


def sit_down(app):
    """Whoever is named."""
    app.tap("I am (?!not ).*", matching=True)
    app.wait("Hand over to .*", matching=True, gone=True)
    if app.shows("I have noted them"):
        app.tap("I have noted them")


def surveyed(app):
    holds(app, "Gas cloud", "RadioButton", checked=True)
    holds(app, "Sectors 2 to 4", "Slider")


def guessed(app):
    holds(app, "Sector 4", "Slider")
    holds(app, "Asteroid", "RadioButton", checked=True, nth=0)
    holds(app, "Empty", "RadioButton", checked=True, nth=1)


def look_at(app, page, check):
    app.tap(page + ".*", matching=True)
    app.wait("Back")
    check(app)
    app.tap("Back")


def drafts_of_actions(app):
    app.tap("Survey.*", matching=True)
    app.tap("Gas cloud")
    hands.pick_run(app, 2, 4)
    shake(app, lambda: surveyed(app))
    app.tap("Back")
    app.tap("Locate.*", matching=True)
    hands.guess(app, {"sector": 4, "before": "A", "after": "E"})
    shake(app, lambda: guessed(app))
    app.tap("Back")
    look_at(app, "Survey", surveyed)
    look_at(app, "Locate", guessed)


def supposed(app):
    holds(app, "Sector 5, Planet X, not here, by hand, what if", "Button")
    holds(app, "Drop")


def written(app):
    holds(app, "Whatever you want to remember", "EditableText", value=WORDS)


def notes(app):
    app.tap("Notes")
    app.tap("What if")
    app.tap("Sector 5, Planet X.*", matching=True)
    shake(app, lambda: supposed(app))
    app.tap("Text")
    app.do(type=WORDS[:-4])
    app.do(size=SIZES["844x390"]) # before a pause in typing
    app.do(type=WORDS[-4:])
    shake(app, lambda: written(app))
    app.do(press="Escape")
    app.tap("Table")


def look_at_notes(app):
    app.tap("Notes")
    supposed(app)
    app.tap("Text")
    written(app)
    app.do(press="Escape")
    app.tap("Table")


def until_theories(app):
    """Moves that cost much, until the Earth comes to a gate."""
    for _ in range(8):
        if app.shows("Theories") or app.shows("Choose my theories"):
            return
        first, last = hands.visible(app)
        hands.survey(app, {"object": "A", "from": first, "to": last})
        if app.shows("Close my notes"):
            app.tap("Close my notes")
            sit_down(app)
    raise AssertionError(f"no theory phase: {app.names()}")


def theories(app):
    if not app.shows("Theories"):
        app.tap("Choose my theories")
    hands.choose(app, [{"object": "A", "sector": 5}])
    app.wait("Seal")
    shake(app, lambda: chosen(app))
    app.tap("Back")
    app.tap("Choose my theories")
    chosen(app)


def chosen(app):
    holds(app, "Asteroid in sector 5")
    holds(app, "Seal")


def killed(app, binary, folder):
    app.kill()
    app = App(binary, folder, resume=True)
    app.wait("Hand over to .*", matching=True)
    sit_down(app)
    return app


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", required=True)
    binary = os.path.join(parser.parse_args().bin, "aphelion")
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        app = App(binary, folder)
        hands.calm(app)
        half_a_code(app)
        names_in_the_lobby(app)
        sit_down(app)
        drafts_of_actions(app)
        notes(app)
        app = killed(app, binary, folder)
        look_at(app, "Survey", surveyed)
        look_at(app, "Locate", guessed)
        look_at_notes(app)
        until_theories(app)
        theories(app)
        app = killed(app, binary, folder)
        if not app.shows("Theories"):
            app.tap("Choose my theories")
        chosen(app)
        app.close()
    print(f"{time.monotonic() - began:.0f} s, everything half made was kept")


if __name__ == "__main__":
    main()
