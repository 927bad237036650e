#!/usr/bin/env python3
"""Starts two programs at once on one empty folder, again and again, and looks whether anything is lost.

Each adds a player. Whatever was answered with "ok" must be there afterwards. A program that does not get the folder has to
say that it is in use, and nothing else.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

TAKEN = "the folder cannot be opened: InUse"


def start(program, folder):
    return subprocess.Popen([program, folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def players(program, folder):
    said, fault = start(program, folder).communicate('{"do":"players"}\n')
    return {one["name"] for one in json.loads(said)["players"]} if said else fault.strip()


def race(program, folder):
    """What the folder lacks afterwards, and how many programs got it."""
    names = ("Ana", "Ben")
    running = [start(program, folder) for _ in names]
    answers = [one.communicate(json.dumps({"do": "newPlayer", "name": name}) + "\n") for name, one in zip(names, running)]
    added = set()
    for name, (said, fault) in zip(names, answers):
        if said and json.loads(said)["ok"]:
            added.add(name)
        elif not fault.strip().endswith(TAKEN):
            return f"{name} was told: {said or fault}", 0
    kept = players(program, folder)
    lost = "nobody got the folder" if not added else None if kept == added else f"added {added}, kept {kept}"
    return lost, len(added)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--headless", required=True)
    parser.add_argument("--starts", type=int, default=200)
    given = parser.parse_args()
    os.environ["APHELION_SECRET_FILE"] = "1"
    both, lost = 0, []
    for number in range(given.starts):
        with tempfile.TemporaryDirectory() as folder:
            fault, got = race(given.headless, os.path.join(folder, "data"))
            both += got == 2
            lost += [f"start {number}: {fault}"] if fault else []
    print("\n".join(lost[:5]))
    print(f"first_start: {given.starts} starts of two programs at once, {both} times one after the other, {len(lost)} times something was lost")
    sys.exit(1 if lost else 0)


main()
