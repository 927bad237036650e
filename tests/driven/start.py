#!/usr/bin/env python3
"""The app as it is shipped, with the radio of this computer if there is one: it starts, asks nobody for anything, and has
nothing to complain about."""

import argparse
import os
import tempfile

from app import App


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", required=True)
    binary = os.path.join(parser.parse_args().bin, "aphelion")
    with tempfile.TemporaryDirectory() as folder, open(os.path.join(folder, "errors"), "w+") as errors:
        runtime = {"XDG_RUNTIME_DIR": folder}
        app = App(binary, os.path.join(folder, "data"), radio=True, errors=errors, env=runtime)
        app.wait("New game")
        app.tap("Enter game code")
        app.wait("Back")
        app.close()
        errors.seek(0)
        said = errors.read()
        assert said == "", f"on standard error: {said}"
    print("started without a word")


if __name__ == "__main__":
    main()
