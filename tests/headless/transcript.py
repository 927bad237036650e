#!/usr/bin/env python3
"""Replays an evening with `aphelion-headless` and compares every answer with the one that is written down.

A transcript has lines to say ("> ") and the answers to them ("< "). Names and hashes are random: the first one that turns
up is id-1 or hash-1, and so on; in lines to say they stand for what they were. A line "= restart" ends the program and
starts it again on the same folder. `--bless` writes down what the program answers now: read the difference first.
"""
import argparse
import difflib
import json
import os
import re
import subprocess
import sys
import tempfile

RANDOM = re.compile(r'"([0-9a-f]{64}|[0-9a-f]{32})"')


class Aliases:
    def __init__(self):
        self.known = {}

    def hide(self, text):
        def alias(found):
            kind = "hash" if len(found[1]) == 64 else "id"
            number = sum(name.startswith(kind) for name in self.known.values()) + 1
            return f'"{self.known.setdefault(found[1], f"{kind}-{number}")}"'
        return RANDOM.sub(alias, text)

    def show(self, text):
        for value, name in self.known.items():
            text = text.replace(f'"{name}"', f'"{value}"')
        return text


class Program:
    def __init__(self, command, folder):
        self.process = subprocess.Popen([command, folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        env={**os.environ, "APHELION_SECRET_FILE": "1"})

    def answer(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def stop(self):
        self.process.stdin.close()
        if self.process.wait() != 0:
            sys.exit("the program failed")


def played(command, lines):
    """The transcript as it goes now."""
    aliases, told = Aliases(), []
    with tempfile.TemporaryDirectory() as folder:
        program = Program(command, os.path.join(folder, "data"))
        for line in lines:
            if line.startswith("< "):
                continue
            told.append(line)
            if line == "= restart":
                program.stop()
                program = Program(command, os.path.join(folder, "data"))
            elif line.startswith("> "):
                answer = program.answer(aliases.show(line[2:]))
                told.append("< " + aliases.hide(json.dumps(json.loads(answer), ensure_ascii=False, separators=(",", ":"))))
        program.stop()
    return told


def main():
    read = argparse.ArgumentParser()
    read.add_argument("--headless", required=True)
    read.add_argument("--bless", action="store_true")
    read.add_argument("file")
    given = read.parse_args()
    with open(given.file, encoding="utf-8") as file:
        written = file.read().splitlines()
    now = played(given.headless, written)
    if given.bless:
        with open(given.file, "w", encoding="utf-8") as file:
            file.write("\n".join(now) + "\n")
        return
    difference = list(difflib.unified_diff(written, now, "as written", "as played", lineterm="", n=1))
    print("\n".join(difference) if difference else f"{len(now)} lines as written")
    sys.exit(1 if difference else 0)


if __name__ == "__main__":
    main()
