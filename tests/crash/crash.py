#!/usr/bin/env python3
"""Plays games on a device without screens, kills it at random moments and looks whether anything is missing.

Whatever was answered with "ok" before the kill must be there after it: every entry of the log with its hash, every
operation on the note sheets, in order. The one line that was under way may be there or not.
"""
import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time


class Lost(Exception):
    pass


class Device:
    """The program on its folder; `do` gives nothing if it was killed before it answered."""

    def __init__(self, program, folder, rng):
        self.program, self.folder, self.rng = program, folder, rng
        self.process = None
        self.kills = 0
        self.lines = 0

    def start(self):
        self.process = subprocess.Popen([self.program, self.folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True)

    def do(self, kill=False, **line):
        self.lines += 1
        try:
            self.process.stdin.write(json.dumps(line) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Lost("the program ended by itself: " + self.process.stderr.read())
        if kill:
            time.sleep(self.rng.random() ** 3 * 0.02)
            self.process.kill()
            self.kills += 1
            rest, _ = self.process.communicate()
            self.process = None
            return json.loads(rest) if rest.endswith("\n") else None
        answer = self.process.stdout.readline()
        if not answer:
            raise Lost("the program ended by itself: " + self.process.stderr.read())
        return json.loads(answer)

    def stop(self):
        self.process.stdin.close()
        if self.process.wait() != 0:
            raise Lost("the program failed: " + self.process.stderr.read())


class Game:
    """What was acknowledged at one table."""

    def __init__(self, device, planetx, players):
        reply = device.do(do="newTable", mode=device.rng.choice(["standard", "standard", "expert"]), players=players)
        self.table = reply["table"]
        self.head, self.hash = reply["head"], reply["hash"]
        self.sky = json.loads(subprocess.run([planetx, "deal", reply["code"]], capture_output=True, text=True,
                                             check=True).stdout)["sky"]
        self.ops = [(0, None)] * len(players)  # by seat: how many, and their digest

    def resume(self, device):
        """After a kill: nothing acknowledged may be missing."""
        reply = device.do(do="resume", table=self.table)
        if not reply["ok"]:
            raise Lost(f"the table does not open: {reply}")
        if reply["head"] < self.head or device.do(do="hashAt", entry=self.head)["hash"] != self.hash:
            raise Lost(f"entry {self.head} was acknowledged and is gone")
        self.head, self.hash = reply["head"], reply["hash"]
        for seat, (ops, digest) in enumerate(self.ops):
            if not device.do(do="unlock", seat=seat)["ok"]:
                raise Lost(f"the file of seat {seat} does not open")
            found = device.do(do="digest", ops=ops)
            if digest and (found["ops"] < ops or found["digest"] != digest):
                raise Lost(f"{ops} operations of seat {seat} were acknowledged; there are {found['ops']}")
            whole = device.do(do="digest", ops=999_999)
            self.ops[seat] = (whole["ops"], whole["digest"])

    def acknowledge(self, seat, reply):
        if not reply or not reply["ok"]:
            return
        if "head" in reply:
            self.head, self.hash = reply["head"], reply["hash"]
        if "ops" in reply:
            self.ops[seat] = (reply["ops"], reply["digest"])


def guess(sky, right):
    n, x = len(sky), sky.index("X")
    at = x if right else (x + 3) % n
    before, after = sky[at - 1], sky[(at + 1) % n]
    return {"sector": at + 1, "before": before if before != "X" else "E", "after": after if after != "X" else "E"}


def next_action(board, sky, rng):
    """Somebody's legal move, most of the time."""
    seat = rng.choice(board["waitingFor"])
    if board["phase"] == "theories":
        sector = rng.randrange(len(sky))
        claim = sky[sector] if sky[sector] in "CADG" else "A"
        place = [{"sector": sector + 1, "object": claim}] if rng.random() < 0.6 else []
        return seat, {"do": "theories", "place": place}
    if board["phase"] == "lastChance":
        return seat, {"do": "lastChance", "pass": True}
    pick = rng.random()
    if pick < 0.03:
        return seat, {"do": "locate", **guess(sky, True)}
    if pick < 0.08:
        return seat, {"do": "locate", **guess(sky, False)}
    if pick < 0.25:
        return seat, {"do": "research", "topic": rng.choice("ABCDEF")}
    if pick < 0.4:
        return seat, {"do": "target", "sector": board["visible"][0]}
    return seat, {"do": "survey", "object": rng.choice("ADGE"), "from": board["visible"][0], "to": board["visible"][1]}


def scribble(sky, rng):
    sector = rng.randrange(len(sky)) + 1
    return rng.choice([{"do": "mark", "sector": sector, "object": rng.choice("ADG"), "mark": rng.choice(["no", "certain"])},
                       {"do": "write", "sector": sector, "text": f"thought {rng.randrange(1000)}"},
                       {"do": "undo"}, {"do": "redo"}, {"do": "whatIf"}, {"do": "keep"}, {"do": "drop"}])


def step(device, game, kill):
    """One line by somebody who has unlocked the own file; returns whether the game is over."""
    rng = device.rng
    state = device.do(do="state")
    board = state["board"]
    if board["phase"] == "over":
        audit = device.do(do="audit")
        if not audit.get("fair"):
            raise Lost(f"the audit finds {audit}")
        return True
    seat, line = next_action(board, game.sky, rng)
    device.do(do="unlock", seat=seat)
    if rng.random() < 0.5:
        line = scribble(game.sky, rng)
    elif line["do"] == "theories" and line["place"] and not kill:
        reply = device.do(player=seat, **line)
        game.acknowledge(seat, reply)
        if reply["ok"]:
            return False
        line["place"] = []  # no token left, or claimed already
    who = {} if line["do"] in ("mark", "write", "undo", "redo", "whatIf", "keep", "drop") else {"player": seat}
    game.acknowledge(seat, device.do(kill=kill, **who, **line))
    return False


def run(program, planetx, kills, seed):
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        device = Device(program, os.path.join(folder, "data"), rng)
        device.start()
        players = [device.do(do="newPlayer", name=name)["player"] for name in ("Ana", "Bob", "Cleo")]
        game, games = Game(device, planetx, players), 0
        while device.kills < kills:
            kill = rng.random() < 0.3
            over = step(device, game, kill)
            if device.process is None:
                device.start()
                game.resume(device)
            if over:
                games += 1
                game = Game(device, planetx, players)
        device.stop()
        files = sorted(os.listdir(os.path.join(folder, "data")))
        if any("damaged" in name for name in files):
            raise Lost(f"a file was set aside: {files}")
        print(f"crash: {device.kills} kills in {device.lines} lines and {games} finished games, nothing acknowledged was lost")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--headless", required=True)
    parser.add_argument("--planetx", required=True)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    os.environ["APHELION_SECRET_FILE"] = "1"
    try:
        run(given.headless, given.planetx, given.kills, given.seed)
    except Lost as lost:
        print(f"crash: seed {given.seed}: {lost}")
        sys.exit(1)


main()
