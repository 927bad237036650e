#!/usr/bin/env python3
"""Pictures of every screen in every size: build/screens/LANGUAGE/SIZE/SCREEN.png, a contact sheet per size, and what does
not fit. With --check no pictures, only the fit, at normal and doubled type. The walk is in English; at every screen the
app speaks the language that is looked at, and then English again."""

import argparse
import os
import subprocess
import sys
import tempfile
import time

import prepare
import walk
from app import App

SIZES = {"390x844": (390, 844), "320x568": (320, 568), "844x390": (844, 390), "1280x800": (1280, 800)}
TIGHT = ("320x568", "844x390") # where longer words show first
LANGUAGES = ("en", "fr", "it")
IN_ALL_THEMES = ("table", "notes", "survey", "help-why")


class Camera:
    def __init__(self, folder, language):
        self.app, self.folder, self.language, self.misfits = None, folder, language, []

    def __call__(self, screen):
        self.app.speak(self.language)
        for name, size in SIZES.items():
            self.app.do(size=size)
            self.take(name, screen)
            if screen in IN_ALL_THEMES:
                self.take_looks(name, screen)
        self.app.do(size=SIZES["390x844"])
        self.app.speak("en")

    def take_looks(self, size, screen):
        for contrast in (False, True):
            for theme in ("dark", "light", "red"):
                self.app.do(prefer={"theme": theme, "highContrast": contrast})
                if contrast or theme != "dark":
                    self.take(size, f"{screen}-{theme}" + ("-contrast" if contrast else ""))
        self.app.do(prefer={"theme": "dark", "highContrast": False})

    def take(self, size, screen):
        folder = os.path.join(self.folder, self.language, size)
        os.makedirs(folder, exist_ok=True)
        self.app.do(grab=os.path.join(folder, screen + ".png"))
        self.misfits += [f"{screen} at {size}: {what}" for what in self.app.fits()]


class Ruler:
    """Looks at every size with type at 100 and 200 per cent, in one language; or in English, and in all of them where it
    is tight. Takes no pictures."""

    def __init__(self, language):
        self.app, self.language, self.misfits = None, language, []

    def __call__(self, screen):
        for percent in (100, 200):
            self.app.do(prefer={"textSize": percent})
            for name, size in SIZES.items():
                self.app.do(size=size)
                languages = [self.language] if self.language else LANGUAGES if name in TIGHT else ["en"]
                self.measure(f"{screen} at {name}, {percent} %", languages)
        self.app.do(prefer={"textSize": 100})
        self.app.do(size=SIZES["390x844"])

    def measure(self, where, languages):
        for language in languages:
            self.app.speak(language)
            self.misfits += [f"{where}, {language}: {what}" for what in self.app.fits()]
        self.app.speak("en")


def contact_sheets(folder, language):
    for name, (width, height) in SIZES.items():
        pictures = sorted(os.listdir(os.path.join(folder, language, name)))
        paths = [os.path.join(folder, language, name, picture) for picture in pictures if picture.endswith(".png")]
        columns = 4 if width > height else 8
        tile = "320x" if width > height else "195x"
        subprocess.run(["montage", *sum([["-label", os.path.basename(path)[:-4], path] for path in paths], []),
                        "-tile", f"{columns}x", "-geometry", f"{tile}+8+8", "-font", "Inter-Regular", "-background", "#20242f", "-fill", "white",
                        os.path.join(folder, f"contact-{language}-{name}.png")], check=True)


def spoil(folder):
    """Leaves a file there that is no vault."""
    with open(os.path.join(folder, "device.db"), "wb") as file:
        file.write(b"this is not a vault" * 400)


def visit(binary, look, walk_through, furnish=lambda folder: None, resume=False):
    with tempfile.TemporaryDirectory() as folder:
        furnish(folder)
        look.app = App(binary, folder, resume=resume)
        walk_through(look.app)
        look.app.close()


def visit_near(binary, look):
    """Two windows on this computer."""
    with tempfile.TemporaryDirectory() as folder:
        air = os.path.join(folder, "air")
        host = App(binary, os.path.join(folder, "host"), air=air)
        look.app = App(binary, os.path.join(folder, "guest"), air=air)
        walk.near(look.app, host, look)
        look.app.close()
        host.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("language", nargs="?", choices=LANGUAGES, help="of the pictures, or the one that is checked")
    parser.add_argument("--bin", required=True)
    parser.add_argument("--out", default="build/screens")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    began = time.monotonic()
    binary, planetx = os.path.join(args.bin, "aphelion"), os.path.join(args.bin, "planetx")
    look = Ruler(args.language) if args.check else Camera(args.out, args.language or "en")
    visit(binary, look, lambda app: walk.whole(app, look, planetx))
    visit(binary, look, lambda app: walk.with_the_board(app, look))
    visit(binary, look, lambda app: walk.closed(app, look), spoil)
    visit(binary, look, lambda app: walk.with_help(app, look), lambda folder: prepare.with_help(args.bin, folder), resume=True)
    visit(binary, look, lambda app: walk.alone(app, look))
    visit(binary, look, lambda app: walk.first_game(app, look))
    visit_near(binary, look)
    if not args.check:
        contact_sheets(args.out, args.language or "en")
    for misfit in look.misfits:
        print(misfit)
    print(f"{time.monotonic() - began:.0f} s, {len(look.misfits)} misfits")
    sys.exit(1 if look.misfits else 0)


if __name__ == "__main__":
    main()
