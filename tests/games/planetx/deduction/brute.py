#!/usr/bin/python3
"""Deduction by brute force: random evidence for `planetx solve` and `planetx explain`, compared with looking at every sky.

    brute.py --planetx PATH [--games N] [--seed S] [--expert] [--every] [--game NAME]

Standard games look at all skies. Expert ones at those that agree with a few targets told first; with --expert at all of
them, which takes a while. With --every each single piece of evidence there is in Standard is told alone. A failing game is printed so that it can be typed in; everything about a game follows from the
seed and its name: `--game standard/17` plays that one again.
"""

import argparse
import shlex
import subprocess
import sys
from collections import Counter
from random import Random
from typing import NoReturn

from checks import Disagreement, check_explanation, check_solution
from evidence import any_evidence, every_evidence, no_evidence, true_evidence, true_target
from script import Line, Script
from skies import COMET, DWARF, EXPERT, LETTERS, PLANET_X, STANDARD, Mode, Sky, bits, skies
from world import World

PINS = 5  # targets told first, where the skies are too many for a quick look at all
CLAIMS = 3
ENOUGH_GAMES = 150
EXPECTED = ("contradiction", "counterexample", "follows from lines", "follows from the laws", "no sky left",
            "one sky left", "refused line", "blank line")


def random_expert_sky(rng: Random) -> Sky:
    while True:
        may = [EXPERT.everywhere] * 6
        may[COMET] = bits(rng.sample(EXPERT.comets, 2))
        may[DWARF] = bits(EXPERT.arc(rng.choice(EXPERT.ring), 6))
        may[PLANET_X] = bits([rng.choice(EXPERT.ring)])
        found = list(skies(EXPERT, may))
        if found:
            return rng.choice(found)


def pinned_world(sky: Sky, rng: Random) -> tuple[World, list[Line]]:
    """A few targets, and the Expert skies that agree with them."""
    pins = [true_target(sky, sector) for sector in rng.sample(EXPERT.ring, PINS)]
    may = [EXPERT.everywhere] * 6
    for pin in pins:
        seen = pin["target"]
        for kind, letter in enumerate(LETTERS):
            if seen["object"] != ("E" if letter == "X" else letter):
                may[kind] &= ~bits([seen["sector"]])
    return World(EXPERT, list(skies(EXPERT, may))), [Line.of(pin) for pin in pins]


def random_lines(mode: Mode, sky: Sky, rng: Random) -> list[Line]:
    many, whim = rng.randint(0, rng.choice((4, 9, 9, 16))), rng.random()
    if whim < 0.15:
        lines = [Line.of(any_evidence(mode, rng)) for _ in range(many)]
    else:
        lines = [Line.of(true_evidence(mode, sky, rng)) for _ in range(many)]
        if whim > 0.8:  # so much that one sky or few are left
            seen = rng.sample(mode.ring, rng.randint(mode.half, mode.size))
            lines += [Line.of(true_target(sky, sector)) for sector in seen]
        for _ in range(rng.randint(1, 2) if whim < 0.4 else 0):
            lines.insert(rng.randint(0, len(lines)), Line.of(any_evidence(mode, rng)))
    for _ in range(rng.choice((0, 0, 0, 1, 2))):
        refused = rng.random() < 0.6
        lines.insert(rng.randint(0, len(lines)), Line(no_evidence(mode, rng) if refused else rng.choice(("", "  \t"))))
    return lines


class Brute:
    def __init__(self, planetx: str, seed: int) -> None:
        self.planetx, self.seed, self.name = planetx, seed, ""
        self.seen: Counter[str] = Counter()
        self.worlds: dict[str, World] = {}

    def play(self, name: str) -> None:
        self.name = name
        rng = Random(f"{self.seed}/{name}")
        kind, number = name.split("/")
        self._compare(self._script(kind, int(number), rng), rng)

    def _script(self, kind: str, number: int, rng: Random) -> Script:
        if kind == "pinned":
            sky = random_expert_sky(rng)
            world, pins = pinned_world(sky, rng)
            return Script(world, pins, random_lines(EXPERT, sky, rng))
        if kind == "alone":
            return Script(self._world(STANDARD), [], [Line.of(every_evidence(STANDARD)[number])])
        mode = EXPERT if kind == "expert" else STANDARD
        sky = rng.choice(self._world(mode).skies)
        return Script(self._world(mode), [], random_lines(mode, sky, rng))

    def _world(self, mode: Mode) -> World:
        if mode.name not in self.worlds:
            self.worlds[mode.name] = World(mode, list(skies(mode)))
            found = len(self.worlds[mode.name].skies)
            if found != mode.skies:
                raise SystemExit(f"{mode.name}: {found} skies instead of {mode.skies}")
        return self.worlds[mode.name]

    def _compare(self, script: Script, rng: Random) -> None:
        visible = rng.choice(script.mode.ring)
        call = ["solve", script.mode.name, *(["--visible", str(visible)] if visible > 1 else [])]
        self._ask(script, call, lambda told: check_solution(script, visible, told, self.seen))
        for _ in range(CLAIMS):
            claim = script.random_claim(rng)
            call = ["explain", script.mode.name, "--claim", claim]
            self._ask(script, call, lambda told, claim=claim: check_explanation(script, claim, told, self.seen))

    def _ask(self, script: Script, call: list[str], check) -> None:
        done = subprocess.run([self.planetx, *call], input=script.text, capture_output=True, text=True, timeout=120,
                              check=False)
        try:
            if done.returncode != 0:
                raise Disagreement("exit 0", f"exit {done.returncode}")
            check(done.stdout.splitlines())
        except Disagreement as problem:
            self._show(script, call, *problem.args)
        except (AttributeError, KeyError, TypeError) as problem:  # a malformed reply may trip over any of the checks
            self._show(script, call, "values of the contract", f"{done.stdout}{problem!r}")

    def _show(self, script: Script, call: list[str], expected: str, got: str) -> NoReturn:
        print(f"disagreement in game {self.name} (again: --seed {self.seed} --game {self.name})")
        print(f"planetx {shlex.join(call)} <<'END'\n{script.text}END")
        print(f"brute force: {expected}\nplanetx:     {got}")
        raise SystemExit(1)


def game_names(chosen: argparse.Namespace) -> list[str]:
    if chosen.game:
        return [chosen.game]
    many = {"standard": chosen.games, "pinned": chosen.games // 20}
    if chosen.expert:
        many = {"expert": chosen.games}
    if chosen.every:
        many = {"alone": len(every_evidence(STANDARD))}
    return [f"{kind}/{number}" for kind, games in many.items() for number in range(games)]


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--planetx", required=True, metavar="PATH")
    options.add_argument("--games", type=int, default=ENOUGH_GAMES)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--expert", action="store_true", help="look at all Expert skies")
    options.add_argument("--every", action="store_true", help="every single piece of evidence alone, in Standard")
    options.add_argument("--game", metavar="NAME", help="only this game, like standard/17")
    chosen = options.parse_args()
    names = game_names(chosen)
    brute = Brute(chosen.planetx, chosen.seed)
    for name in names:
        brute.play(name)
    for situation, many in sorted(brute.seen.items()):
        print(f"{many:8} {situation}")
    unseen = [situation for situation in EXPECTED if not chosen.every and len(names) >= ENOUGH_GAMES and not brute.seen[situation]]
    for situation in unseen:
        print(f"never seen: {situation}")
    print(f"brute: {len(names)} games, 0 disagreements")
    return 1 if unseen else 0


if __name__ == "__main__":
    sys.exit(main())
