#!/usr/bin/python3
"""The referee: plays random games against `planetx play` and compares every line of reply.

    referee.py --planetx PATH --games N [--seed S] [--mode standard|expert|both] [--game K]

Everything about game K follows from the seed and K: `--game K` plays that one again.
"""

import argparse
import json
import shlex
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import IO, Any

import malformed
from board import board
from commands import parse
from coverage import ENOUGH_GAMES, missing, report
from dealing import ClueBook, check_deal, is_text
from moves import Script
from preliminaries import check_calls
from refusals import refusals
from rules import Table
from sky import MODES, NEVER_DEALT, Mode, random_sky
from talk import Game, call_json


class Disagreement(Exception):
    def __init__(self, expected: Any, got: Any) -> None:
        super().__init__("the two sides disagree")
        self.expected, self.got = expected, got


def spelled(value: Any) -> str:
    """Equal exactly if the JSON values are: 1, 1.0 and true differ here, as they do on the wire."""
    return json.dumps(value, sort_keys=True)


class Referee:
    def __init__(self, planetx: str, seed: int, modes: list[str], errors: IO[bytes]) -> None:
        self.planetx, self.seed, self.modes, self.errors = planetx, seed, modes, errors
        self.seen: Counter[str] = Counter()
        self.books: dict[str, ClueBook] = {}
        self.lines = 0
        self.arguments: list[str] = []
        pool = Random(f"{seed}/pool")
        self.played_often = {name: [random_sky(MODES[name], pool) for _ in range(4)]
                             for name in modes}

    # Setting up

    def _sky(self, mode: Mode, rng: Random) -> str:
        whim = rng.random()
        if whim < 0.03:
            return rng.choice(NEVER_DEALT[mode.name])
        if whim < 0.08:
            return rng.choice(self.played_often[mode.name])
        return random_sky(mode, rng)

    def _set_up(self, rng: Random) -> tuple[str, ClueBook]:
        """Begins the arguments of the game; returns its sky and its clues."""
        mode = MODES[rng.choice(self.modes)]
        if rng.random() < 0.15:
            self.seen["game from a code"] += 1
            code = call_json(self.planetx, "new", mode.name, "--seed", str(rng.getrandbits(64)))["code"]
            self.arguments = ["--code", code]
            deal = call_json(self.planetx, "deal", code)
            check_deal(deal, code, mode)
            return deal["sky"], ClueBook(deal["sky"], deal)
        sky = self._sky(mode, rng)
        self.arguments = ["--sky", sky]
        if sky not in self.books:
            self.books[sky] = ClueBook(sky)
        return sky, self.books[sky]

    def _seats(self, rng: Random) -> list[int]:
        """Adds the players to the arguments; returns them from rearmost to foremost."""
        players = rng.choice((1, 2, 2, 3, 3, 4, 4, 4))
        self.seen[f"{players} players"] += 1
        order = list(range(players))
        if players != 2 or rng.random() < 0.5:
            self.arguments += ["--players", str(players)]
        if rng.random() < 0.8:
            rng.shuffle(order)
            self.arguments += ["--order", ",".join(map(str, order))]
        return order

    # Playing

    def play(self, number: int) -> None:
        rng = Random(f"{self.seed}/{number}")
        self.arguments = []
        transcript: list[bytes] = []
        reply = b""
        try:
            sky, book = self._set_up(rng)
            order = self._seats(rng)
            table = Table(sky, len(order), order)
            game = Game(self.planetx, self.arguments, self.errors)
            try:
                for line in self._lines(table, rng):
                    transcript.append(line)
                    reply = game.ask(line)
                    self._compare(table, book, line, reply)
                game.finish()
            finally:
                game.stop()
            self.seen.update(table.seen)
        except Exception as problem:  # a malformed deal or reply may trip over any of the checks
            self._explain(number, transcript, problem)
            if not isinstance(problem, Disagreement):
                print(f"last reply: {reply.decode(errors='backslashreplace')}")
                traceback.print_exc(file=sys.stdout)
            raise SystemExit(1) from None

    def _lines(self, table: Table, rng: Random) -> Iterator[bytes]:
        """The lines of a game, each chosen when the table has seen the one before."""
        script = Script(table, rng)
        unruly = rng.choice((0.05, 0.3, 0.6))
        patience = rng.randint(0, 40) if rng.random() < 0.05 else None
        while table.phase != "over" and patience != 0:
            yield self._line(script, rng, 0.5 if table.phase == "lastChance" else unruly)
            patience = patience and patience - 1
        self.seen["game broken off"] += table.phase != "over"
        if table.phase == "over":
            for _ in range(rng.randint(0, 3)):
                self.seen["line after the end"] += 1
                yield self._line(script, rng, 1)

    def _line(self, script: Script, rng: Random, unruly: float) -> bytes:
        if rng.random() >= unruly:
            line = malformed.encode(script.legal(), rng)
        else:
            command, whim = script.careless(), rng.random()
            if whim < 0.1:
                command = malformed.damaged_value(command, rng)
            line = malformed.encode(command, rng)
            if whim > 0.97:
                line = malformed.garbage(rng)
            elif whim > 0.93:
                line = malformed.damaged_text(line, rng)
        if rng.random() < 0.01:
            self.seen["blank line"] += 1
            line = rng.choice((b"\n", b"\n\n", b"  \n")) + line
        return line

    # Comparing

    def _compare(self, table: Table, book: ClueBook, line: bytes, reply: bytes) -> None:
        self.lines += 1
        got = json.loads(reply)
        if type(got) is not dict:
            raise Disagreement("a JSON object", got)
        command = parse(line.strip(), len(table.players))
        reasons = list(refusals(table, command)) if command else ["BadInput"]
        if reasons:
            self.seen[f"refused: {reasons[0]}"] += 1
            if len(reasons) > 1:
                self.seen[f"{reasons[0]} before {reasons[1]}"] += 1
            self._compare_refusal(reasons[0], got)
            return
        answer = table.play(command)
        self.seen[f"phase {table.phase}"] += 1
        if command["do"] == "research" and isinstance(got.get("answer"), dict):
            self._check_research(book, command["topic"], got["answer"])
            answer = got["answer"]
        expected = {"ok": True, "answer": answer, "board": board(table)}
        contract = {key: part for key, part in got.items() if key != "events"}
        if spelled(contract) != spelled(expected) or type(got.get("events")) is not list:
            raise Disagreement({**expected, "events": ["…"]}, got)

    def _compare_refusal(self, name: str, got: Any) -> None:
        message = got.get("message")
        expected = {"ok": False, "refusal": name,
                    "message": message if is_text(message) else "some words for people"}
        if spelled(got) != spelled(expected):
            raise Disagreement(expected, got)

    def _check_research(self, book: ClueBook, topic: str, answer: dict[str, Any]) -> None:
        self.seen["research asked again"] += topic in book.told
        book.check(topic, answer)
        kind = answer["clue"]["kind"] if answer["clue"] else None
        self.seen[f"clue {kind}" if kind else "research without a clue"] += 1

    def _explain(self, number: int, transcript: list[bytes], problem: Exception) -> None:
        print(f"disagreement in game {number} with --seed {self.seed} --mode "
              f"{self.modes[0] if len(self.modes) == 1 else 'both'} (again: --game {number})")
        print(f"planetx play {shlex.join(self.arguments)} <<'END'")
        for line in transcript:
            print(line.decode(errors="backslashreplace"))
        print("END")
        if isinstance(problem, Disagreement):
            print(f"referee: {spelled(problem.expected)}\nplanetx: {spelled(problem.got)}")
            print(f"differs: {', '.join(differences(problem.expected, problem.got))}")
        self.errors.seek(0)
        print(self.errors.read()[-4000:].decode(errors="replace"), end="")


def differences(expected: Any, got: Any, path: str = "") -> list[str]:
    if isinstance(expected, dict) and isinstance(got, dict):
        return [found for key in sorted({*expected, *got} - {"events"})
                for found in differences(expected.get(key), got.get(key), f"{path}/{key}")]
    return [] if spelled(expected) == spelled(got) else [path or "/"]


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--planetx", required=True, metavar="PATH")
    options.add_argument("--games", type=int, default=ENOUGH_GAMES)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--mode", choices=(*MODES, "both"), default="both")
    options.add_argument("--game", type=int, help="play only the game of this number")
    chosen = options.parse_args()
    modes = list(MODES) if chosen.mode == "both" else [chosen.mode]
    with tempfile.TemporaryFile() as errors:
        referee = Referee(chosen.planetx, chosen.seed, modes, errors)
        numbers = range(chosen.games) if chosen.game is None else [chosen.game]
        if chosen.game is None:
            check_calls(chosen.planetx)
        for number in numbers:
            referee.play(number)
    print(report(referee.seen, modes))
    unseen = missing(referee.seen, modes) if len(numbers) >= ENOUGH_GAMES else []
    for situation in unseen:
        print(f"never seen: {situation}")
    print(f"referee: {len(numbers)} games, {referee.lines} lines, 0 disagreements")
    return 1 if unseen else 0


if __name__ == "__main__":
    sys.exit(main())
