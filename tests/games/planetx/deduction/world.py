"""What follows from evidence, by looking at every sky."""

from collections import Counter
from functools import reduce
from math import fsum, log2
from typing import Any

from evidence import APPEARANCES, Evidence, disguised, question
from skies import LETTERS, Mode, Sky, bits, letters, members

Claim = dict[str, Any]
Answers = Counter[Any]


class World:
    """Some skies; a set of them is a number with a bit for each."""

    def __init__(self, mode: Mode, all_skies: list[Sky]) -> None:
        self.mode, self.skies = mode, all_skies
        self.all = (1 << len(all_skies)) - 1

    def agreeing(self, evidence: Evidence) -> int:
        one, other, answer = question(self.mode, evidence)
        known: dict[tuple[int, int], str] = {}
        for pair in {(sky[one], sky[other]) for sky in self.skies}:
            known[pair] = "1" if answer(*pair) else "0"
        last_first = "".join(known[sky[one], sky[other]] for sky in reversed(self.skies))
        return int(last_first or "0", 2)

    def agreeing_with_claim(self, claim: Claim) -> int:
        sort = "is" if "is" in claim else "not"
        return self.agreeing({sort: {"sector": claim["sector"], "object": claim[sort]}})

    def common(self, sets: list[int]) -> int:
        return reduce(int.__and__, sets, self.all)

    def members(self, chosen: int) -> list[Sky]:
        there = bin(chosen)[:1:-1]
        return [sky for sky, bit in zip(self.skies, there) if bit == "1"]

    def contains(self, chosen: int, text: str) -> bool:
        return any(letters(self.mode, sky) == text for sky in self.members(chosen))


def counts(mode: Mode, left: list[Sky]) -> list[dict[str, int]]:
    """In how many skies each sector holds each object."""
    table = [dict.fromkeys(LETTERS, 0) for _ in mode.ring]
    for kind, letter in enumerate(LETTERS):
        for places, many in Counter(sky[kind] for sky in left).items():
            for sector in members(places):
                table[sector - 1][letter] += many
    return table


def entropy(answers: Answers) -> float:
    total = answers.total()
    return fsum(many / total * log2(total / many) for many in answers.values() if many)


def survey_cost(length: int) -> int:
    return 4 if length <= 3 else 3 if length <= 6 else 2


def legal_actions(mode: Mode, left: list[Sky], visible: int) -> dict[tuple, tuple[int, float]]:
    """Every survey and target of the half that begins there: its cost, and the bits its answer is worth."""
    found: dict[tuple, tuple[int, float]] = {}
    table = counts(mode, left)
    for sector in mode.arc(visible, mode.half):
        holds = table[sector - 1]
        looks = Counter({"E": holds["E"] + holds["X"], **{letter: holds[letter] for letter in "CADG"}})
        found["target", sector] = 4, entropy(looks)
    for letter in APPEARANCES:
        kind = LETTERS.index(letter)
        lie = Counter(sky[kind] | sky[disguised(kind)] for sky in left)
        for first in range(mode.half):
            for length in range(1, mode.half - first + 1):
                arc = mode.arc(mode.step(visible, first), length)
                if letter == "C" and not {arc[0], arc[-1]} <= set(mode.comets):
                    continue
                here = bits(arc)
                answers: Answers = Counter()
                for places, many in lie.items():
                    answers[(places & here).bit_count()] += many
                found["survey", letter, arc[0], arc[-1]] = survey_cost(length), entropy(answers)
    return found
