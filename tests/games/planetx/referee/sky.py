"""The sky: the two modes, the placement laws, every legal sky or a random one."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from random import Random

OBJECTS = "CADGEX"


@dataclass(frozen=True)
class Mode:
    name: str
    sectors: int
    counts: dict[str, int]
    comet_sectors: tuple[int, ...]
    theories_per_phase: int
    theory_icons: tuple[int, ...]
    conference_icons: dict[int, str]
    points: dict[str, int]
    tokens: dict[str, int]

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def half(self) -> int:
        return self.sectors // 2

    @cached_property
    def placements(self) -> "Placements":
        return Placements(self)

    @cached_property
    def catalogue(self) -> list[str]:
        return list(all_skies(self))


STANDARD = Mode(
    "standard", 12, {"C": 2, "A": 4, "D": 1, "G": 2, "E": 2, "X": 1}, (2, 3, 5, 7, 11),
    1, (3, 6, 9, 12), {10: "X1"},
    {"A": 2, "C": 3, "G": 4, "D": 4}, {"A": 4, "C": 2, "D": 1, "G": 2})
EXPERT = Mode(
    "expert", 18, {"C": 2, "A": 4, "D": 4, "G": 2, "E": 5, "X": 1}, (2, 3, 5, 7, 11, 13, 17),
    2, (3, 6, 9, 12, 15, 18), {7: "X1", 16: "X2"},
    {"A": 2, "C": 3, "G": 4, "D": 2}, {"A": 4, "C": 2, "D": 4, "G": 2})
MODES = {mode.name: mode for mode in (STANDARD, EXPERT)}
DWARF_BAND = 6
# Skies in which no conference can tell Planet X from a truly empty sector: rare, so kept at hand.
NEVER_DEALT = {
    "standard": ("AACAADCEGXGE", "DCCEGXGEAAAA", "AADAAECGEGCX", "GAAXCDCEAAGE", "GEGECAADAACX"),
    "expert": ("DCDEEGXAAAAEGEEDCD", "DCCDDEGAAEEEXAAGED", "DCDAAGEEEXEEGAADCD",
               "ACEGXEDDAADDEEEGCA", "ECAACEGXEDDAADDEEG"),
}


def mode_of(sky: str) -> Mode:
    return next(mode for mode in MODES.values() if mode.sectors == len(sky))


def distance(a: int, b: int, sectors: int) -> int:
    gap = abs(a - b) % sectors
    return min(gap, sectors - gap)


def smallest_band(places: list[int], sectors: int) -> int:
    """The length of the shortest unbroken run of sectors that holds all places."""
    ordered = sorted(places)
    gaps = [(after - before - 1) % sectors
            for before, after in zip(ordered, ordered[1:] + ordered[:1])]
    return sectors - max(gaps)


def is_legal(sky: str) -> bool:
    """The placement laws, read sector by sector: deliberately not the way skies are made below."""
    size = len(sky)
    if size not in (mode.sectors for mode in MODES.values()):
        return False
    mode = mode_of(sky)
    if any(sky.count(kind) != number for kind, number in mode.counts.items()):
        return False
    for place, kind in enumerate(sky):
        beside = sky[place - 1] + sky[(place + 1) % size]
        if kind == "C" and place + 1 not in mode.comet_sectors:
            return False
        if kind == "A" and "A" not in beside:
            return False
        if kind == "G" and "E" not in beside:
            return False
        if kind == "D" and "X" in beside:
            return False
    dwarfs = [place for place, kind in enumerate(sky) if kind == "D"]
    return mode is STANDARD or smallest_band(dwarfs, size) == DWARF_BAND


class Placements:
    """Per kind, the sets of sectors it may take, as bit masks (bit 0 is sector 1)."""

    def __init__(self, mode: Mode) -> None:
        self.mode = mode
        ring = range(mode.sectors)
        self.full = (1 << mode.sectors) - 1
        self.planets = [1 << place for place in ring]
        self.comets = [self._mask(sector - 1 for sector in pair)
                       for pair in combinations(mode.comet_sectors, mode.counts["C"])]
        pairs = [self._mask((place, place + 1)) for place in ring]
        self.asteroids = sorted({a | b for a, b in combinations(pairs, 2) if not a & b})
        self.gas_clouds = [self._mask(pair) for pair in combinations(ring, mode.counts["G"])]
        if mode is STANDARD:
            self.dwarfs = self.planets
        else:
            self.dwarfs = [self._mask(start + step for step in (0, *inner, DWARF_BAND - 1))
                           for start in ring
                           for inner in combinations(range(1, DWARF_BAND - 1), 2)]

    def _mask(self, places) -> int:
        mask = 0
        for place in places:
            mask |= 1 << place % self.mode.sectors
        return mask

    def beside(self, mask: int) -> int:
        last = self.mode.sectors - 1
        return (mask << 1 | mask >> 1 | mask >> last | mask << last) & self.full

    def gas_clouds_fit(self, gas: int, others: int) -> bool:
        empty = self.full & ~(gas | others)
        return not gas & others and not gas & ~self.beside(empty)

    def text(self, masks: dict[str, int]) -> str:
        letters = ["E"] * self.mode.sectors
        for kind, mask in masks.items():
            while mask:
                letters[(mask & -mask).bit_length() - 1] = kind
                mask &= mask - 1
        return "".join(letters)


def all_skies(mode: Mode) -> Iterator[str]:
    may = mode.placements
    for dwarfs, planet in product(may.dwarfs, may.planets):
        if planet & (dwarfs | may.beside(dwarfs)):
            continue
        for comets in may.comets:
            if comets & (dwarfs | planet):
                continue
            for asteroids in may.asteroids:
                if asteroids & (dwarfs | planet | comets):
                    continue
                others = dwarfs | planet | comets | asteroids
                for gas in may.gas_clouds:
                    if may.gas_clouds_fit(gas, others):
                        yield may.text({"D": dwarfs, "X": planet, "C": comets,
                                        "A": asteroids, "G": gas})


def random_sky(mode: Mode, rng: Random) -> str:
    """Every legal sky is equally likely. Expert has too many to list them all: there, independent
    draws, thrown away when they clash."""
    if mode is STANDARD:
        return rng.choice(mode.catalogue)
    may = mode.placements
    while True:
        dwarfs, planet = rng.choice(may.dwarfs), rng.choice(may.planets)
        if planet & (dwarfs | may.beside(dwarfs)):
            continue
        comets, asteroids = rng.choice(may.comets), rng.choice(may.asteroids)
        if comets & asteroids or (comets | asteroids) & (dwarfs | planet):
            continue
        gas = rng.choice(may.gas_clouds)
        if may.gas_clouds_fit(gas, dwarfs | planet | comets | asteroids):
            return may.text({"D": dwarfs, "X": planet, "C": comets, "A": asteroids, "G": gas})


def look_alikes(sky: str) -> list[str]:
    """The other legal skies that appear the same: Planet X exchanged with a truly empty sector."""
    hidden = sky.replace("X", "E")
    swapped = (hidden[:place] + "X" + hidden[place + 1:]
               for place, kind in enumerate(sky) if kind == "E")
    return [other for other in swapped if is_legal(other)]
