#!/usr/bin/python3
"""Replays playthroughs: whole games as text, checked against what `planetx play` answers.

A file holds comment lines (#), one header line with the arguments of planetx, and commands, one a line.
Indented below a command stands what came of it: the answer, what everybody hears, and what changed on the board.
"""

import argparse
import difflib
import json
import shlex
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # a test leaves nothing in the source folder

from wording import Watcher, command_json


def is_comment(line):
    return not line.strip() or line.startswith("#")


def kept_lines(text):
    return [line for line in text.splitlines() if not line.startswith(" ")]


def replies(planetx, kept):
    header, *sentences = [line for line in kept if not is_comment(line)]
    asked = "\n".join(map(command_json, sentences)) + "\n"
    run = subprocess.run(planetx + header.split(), input=asked, capture_output=True, encoding="utf-8", timeout=600)
    printed = run.stdout.splitlines()
    if run.returncode or len(printed) != len(sentences):
        raise ValueError(f"{len(sentences)} commands, {len(printed)} answers, exit {run.returncode}\n{run.stderr}")
    return printed


def as_played(kept, printed):
    watcher, answers, lines, header_seen = Watcher(), iter(printed), [], False
    for line in kept:
        lines.append(line)
        if not is_comment(line) and header_seen:
            lines += watcher.lines(json.loads(next(answers)))
        header_seen = header_seen or not is_comment(line)
    return "\n".join(lines) + "\n"


def differs(path, written, played, bless):
    if written == played:
        return False
    if bless:
        path.write_text(played, encoding="utf-8")
    else:
        print("\n".join(difflib.unified_diff(written.splitlines(), played.splitlines(), f"{path.name} as written",
                                             f"{path.name} as played", lineterm="")))
    return True


def main():
    read = argparse.ArgumentParser(description="Replays playthroughs of The Search for Planet X.")
    read.add_argument("--planetx", required=True, type=shlex.split, metavar="COMMAND", help="may have several words")
    read.add_argument("--bless", action="store_true", help="write what was played into the files")
    read.add_argument("--raw", action="store_true", help="print only the JSON lines of planetx")
    read.add_argument("--show", action="store_true", help="print the games as they are played")
    read.add_argument("files", nargs="+", type=Path, metavar="FILE")
    given = read.parse_args()
    commands, different = 0, 0
    for path in given.files:
        written = path.read_text(encoding="utf-8")
        try:
            printed = replies(given.planetx, kept_lines(written))
        except ValueError as fault:
            sys.exit(f"{path.name}: cannot be played: {fault}")
        commands += len(printed)
        if given.raw:
            print("\n".join(printed))
            continue
        played = as_played(kept_lines(written), printed)
        if given.show:
            print(played)
        different += differs(path, written, played, given.bless)
    if not given.raw:
        verdict = f"{different} {'rewritten' if given.bless else 'not as written'}" if different else "all as written"
        print(f"playthroughs: {len(given.files)} games, {commands} commands, {verdict}")
    return 1 if different and not given.bless else 0


if __name__ == "__main__":
    sys.exit(main())
