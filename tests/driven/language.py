#!/usr/bin/env python3
"""The app speaks the system's language until somebody chooses another; what was being done stays, and the choice is kept."""

import argparse
import os
import tempfile

import hands
from app import App

ITALIAN = {"LC_ALL": "it_CH.UTF-8"}


def chosen_in_settings(app):
    app.wait("Nuova partita")
    app.do(prefer={"reducedMotion": True})
    app.tap("Impostazioni")
    app.tap("Français")
    app.wait("Réglages")
    app.tap("Retour")
    app.wait("Nouvelle partie")


def changed_at_the_table(app):
    """A survey half made is still there after a visit to the settings."""
    app.speak("en")
    hands.enter_game(app, "S000-4K7F", hands.NAMES[:2])
    app.tap("I am (?!not ).*", matching=True) # whose turn it is
    app.tap("Start")
    app.tap("Survey.*", matching=True)
    app.tap("Gas cloud")
    hands.pick_run(app, 2, 4)
    app.wait("Survey gas clouds.*", matching=True)
    app.speak("fr")
    app.wait("Détecter les nuages de gaz.*", matching=True)
    app.tap("Retour")
    app.tap("Plus")
    app.tap("Réglages")
    app.tap("Italiano")
    app.wait("Impostazioni")
    app.tap("Indietro")
    app.tap("Tavolo")
    app.tap("Rileva.*", matching=True)
    app.wait("Rileva le nubi di gas.*", matching=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", required=True)
    binary = os.path.join(parser.parse_args().bin, "aphelion")
    with tempfile.TemporaryDirectory() as folder:
        app = App(binary, folder, env=ITALIAN)
        chosen_in_settings(app)
        app.close()
        app = App(binary, folder, env=ITALIAN)
        app.wait("Nouvelle partie")
        changed_at_the_table(app)
        app.close()
        app = App(binary, folder)
        app.wait("Nuova partita")
        app.close()
    print("spoke Italian, French and English")


if __name__ == "__main__":
    main()
