"""The lines of one game, and which skies agree with each."""

import json
from random import Random
from typing import NamedTuple

from evidence import Evidence
from skies import LETTERS
from world import World, counts


class Line(NamedTuple):
    text: str
    evidence: Evidence | None = None

    @staticmethod
    def of(evidence: Evidence) -> "Line":
        return Line(json.dumps(evidence), evidence)


class Script:
    """What is told first (pins) is true of all skies of the world already."""

    def __init__(self, world: World, pins: list[Line], lines: list[Line]) -> None:
        self.world, self.mode = world, world.mode
        self.pins, self.lines = len(pins), pins + lines
        self.text = "".join(f"{line.text}\n" for line in self.lines)
        # By line number from 1, of the lines that are evidence.
        self.agreeing = {number: world.agreeing(line.evidence)
                         for number, line in enumerate(self.lines, 1) if line.evidence}
        self.left = world.common(list(self.agreeing.values()))

    def left_after(self, number: int) -> int:
        """How many skies are left after that line."""
        return self.world.common([some for line, some in self.agreeing.items() if line <= number]).bit_count()

    def from_lines(self, numbers: list[int]) -> int:
        return self.world.common([self.agreeing[number] for number in numbers])

    def random_claim(self, rng: Random) -> str:
        """Any, or one that follows."""
        sector, letter, verb = rng.choice(self.mode.ring), rng.choice(LETTERS), rng.choice(("is", "not", "not"))
        if rng.random() < 0.6:
            left = self.world.members(self.left)
            table = counts(self.mode, left)
            known = [(place, kind, many != 0) for place, row in enumerate(table, 1) for kind, many in row.items()
                     if many in (0, len(left))]
            if known:
                sector, letter, there = rng.choice(known)
                verb = "is" if there else "not"
        return json.dumps({"sector": sector, verb: letter})
