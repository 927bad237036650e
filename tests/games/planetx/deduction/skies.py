"""All legal skies, from the rulebook alone. A sky is six sets of sectors as bits, in the order of LETTERS."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

LETTERS = "CADGEX"
COMET, ASTEROID, DWARF, GAS, EMPTY, PLANET_X = range(6)
Sky = tuple[int, int, int, int, int, int]


class Mode(NamedTuple):
    name: str
    size: int
    comets: tuple[int, ...]  # the comet sectors
    dwarfs: int
    skies: int  # as many as the specification counts

    @property
    def half(self) -> int:
        return self.size // 2

    @property
    def ring(self) -> range:
        return range(1, self.size + 1)

    @property
    def everywhere(self) -> int:
        return (1 << self.size) - 1

    def step(self, sector: int, steps: int) -> int:
        return (sector - 1 + steps) % self.size + 1

    def distance(self, one: int, other: int) -> int:
        apart = abs(one - other)
        return min(apart, self.size - apart)

    def beside(self, places: int) -> int:
        turned = places << 1 | places >> self.size - 1 | places >> 1 | places << self.size - 1
        return turned & self.everywhere

    def arc(self, start: int, length: int) -> list[int]:
        return [self.step(start, steps) for steps in range(length)]


STANDARD = Mode("standard", 12, (2, 3, 5, 7, 11), 1, 4_446)
EXPERT = Mode("expert", 18, (2, 3, 5, 7, 11, 13, 17), 4, 1_138_272)


def bits(sectors) -> int:
    return sum(1 << sector - 1 for sector in sectors)


@cache
def members(places: int) -> list[int]:
    return [sector for sector in range(1, places.bit_length() + 1) if places >> sector - 1 & 1]


def letters(mode: Mode, sky: Sky) -> str:
    return "".join(next(letter for letter, places in zip(LETTERS, sky) if places >> sector - 1 & 1)
                   for sector in mode.ring)


def smallest_band(mode: Mode, sectors: list[int]) -> int:
    """The length of the shortest unbroken run that holds them all."""
    ordered = sorted(set(sectors))
    steps = [(after - before) % mode.size or mode.size for before, after in zip(ordered, ordered[1:] + ordered[:1])]
    return mode.size - max(steps) + 1  # all but the widest gap


# Where each kind may lie, as far as its own laws go; `may` says for each kind where it may be at all.

def _choices(mode: Mode, sectors, many: int, may: int) -> list[list[int]]:
    return [list(chosen) for chosen in combinations(sectors, many) if bits(chosen) & ~may == 0]


def _asteroids(mode: Mode, may: int) -> list[int]:
    return [bits(four) for four in _choices(mode, mode.ring, 4, may)
            if all(any(mode.distance(one, other) == 1 for other in four) for one in four)]


def _dwarfs(mode: Mode, may: int) -> list[int]:
    # A band of exactly six has a dwarf planet at both ends, or it would be shorter.
    return [bits(some) for some in _choices(mode, mode.ring, mode.dwarfs, may)
            if mode.dwarfs == 1 or smallest_band(mode, some) == 6]


@cache
def _gas_clouds(mode: Mode, free: int) -> list[int]:
    """The pairs in these sectors that are each beside one of the free sectors they leave over."""
    pairs = [bits(pair) for pair in combinations(members(free), 2)]
    return [pair for pair in pairs if pair & ~mode.beside(free & ~pair) == 0]


def _apart(mode: Mode, dwarfs: int, planet: int) -> bool:
    return all(mode.distance(dwarf, planet) > 1 for dwarf in members(dwarfs))


def skies(mode: Mode, may: list[int] | None = None) -> Iterator[Sky]:
    """All of them, or those in which each kind is only where it may be."""
    may = may or [mode.everywhere] * 6
    comet_pairs = [bits(pair) for pair in _choices(mode, mode.comets, 2, may[COMET])]
    asteroid_fours = _asteroids(mode, may[ASTEROID])
    for dwarfs in _dwarfs(mode, may[DWARF]):
        for planet in members(may[PLANET_X]):
            if not _apart(mode, dwarfs, planet):
                continue
            planet_x = bits([planet])
            for asteroids in asteroid_fours:
                if asteroids & (dwarfs | planet_x):
                    continue
                for comets in comet_pairs:
                    if comets & (dwarfs | planet_x | asteroids):
                        continue
                    free = mode.everywhere & ~(dwarfs | planet_x | asteroids | comets)
                    for gas in _gas_clouds(mode, free):
                        empty = free & ~gas
                        if gas & ~may[GAS] == 0 and empty & ~may[EMPTY] == 0:
                            yield comets, asteroids, dwarfs, gas, empty, planet_x
