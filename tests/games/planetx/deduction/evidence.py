"""What evidence and clues say about a sky, from the rulebook alone, and random evidence, true and false."""

import json
from collections.abc import Callable
from functools import cache
from itertools import product
from random import Random
from typing import Any

from skies import EMPTY, LETTERS, PLANET_X, Mode, Sky, bits, members, smallest_band

Evidence = dict[str, Any]  # as the command line reads it
BODIES = "CADG"
APPEARANCES = "CADGE"
RELATIONS = [quantifier + relation for quantifier in ("some", "none", "every")
             for relation in ("Adjacent", "Opposite")]
NUMBERED = ["everyWithin", "noneWithin", "bandOfTwo"]
ALONE = ["band", "consecutive", "runOf"]  # about one kind of object
CONFERENCE = {"notAdjacent": "noneAdjacent", "notOpposite": "noneOpposite", "within": "everyWithin",
              "notWithin": "noneWithin"}


# What it says: a question about where at most two kinds are.

Question = tuple[int, int, Callable[[int, int], bool]]


def question(mode: Mode, evidence: Evidence) -> Question:
    (sort, said), = evidence.items()
    if sort == "clue":
        kind, x = said["kind"], said["x"]
        y = said.get("y", x)
        return LETTERS.index(x), LETTERS.index(y), lambda xs, ys: says(
            mode, CONFERENCE.get(kind, kind), said.get("n", 0), members(xs), members(ys))
    kind = LETTERS.index(said["object"])
    if sort == "survey":
        arc = bits(surveyed(mode, said))
        return kind, disguised(kind), lambda xs, ys: ((xs | ys) & arc).bit_count() == said["count"]
    here = bits([said["sector"]])
    if sort == "target":
        return kind, disguised(kind), lambda xs, ys: (xs | ys) & here != 0
    return kind, kind, lambda xs, ys: (xs & here != 0) == (sort == "is")


def disguised(kind: int) -> int:
    """What else looks like this kind: Planet X appears empty."""
    return PLANET_X if kind == EMPTY else kind


def surveyed(mode: Mode, survey: dict[str, Any]) -> list[int]:
    return mode.arc(survey["from"], (survey["to"] - survey["from"]) % mode.size + 1)


def says(mode: Mode, kind: str, n: int, xs: list[int], ys: list[int]) -> bool:
    if kind == "band":
        return smallest_band(mode, xs) <= n
    if kind == "bandOfTwo":
        return smallest_band(mode, xs + ys) <= n
    if kind == "consecutive":
        return smallest_band(mode, xs) == len(xs)
    if kind == "runOf":
        return any(set(mode.arc(start, n)) <= set(xs) for start in mode.ring)
    distances = {"Adjacent": range(1, 2), "Opposite": range(mode.half, mode.half + 1),
                 "Within": range(1, n + 1)}
    wanted = next(range_ for word, range_ in distances.items() if kind.endswith(word))
    related = [any(mode.distance(x, y) in wanted for y in ys) for x in xs]
    return {"some": any(related), "none": not any(related), "ever": all(related)}[kind[:4]]


def holds(mode: Mode, evidence: Evidence, sky: Sky) -> bool:
    one, other, answer = question(mode, evidence)
    return answer(sky[one], sky[other])


# All evidence there is.

@cache
def every_clue(mode: Mode) -> list[Evidence]:
    found = []
    for kind in [*RELATIONS, *NUMBERED, *CONFERENCE, *ALONE]:
        others = [None] if kind in ALONE else APPEARANCES if kind in CONFERENCE else BODIES
        numbers = mode.ring if kind in (*NUMBERED, "band", "runOf", "within", "notWithin") else [None]
        for x, y, n in product("X" if kind in CONFERENCE else BODIES, others, numbers):
            clue = {"kind": kind, "x": x, "y": y, "n": n}
            found.append({"clue": {key: value for key, value in clue.items() if value is not None}})
    return found


def every_evidence(mode: Mode) -> list[Evidence]:
    surveys = [{"survey": {"object": kind, "from": start, "to": mode.step(start, more), "count": count}}
               for kind, start, more in product(APPEARANCES, mode.ring, range(mode.half))
               for count in range(more + 2)]
    sectors = [{sort: {"sector": sector, "object": kind}}
               for sort, kinds in (("target", APPEARANCES), ("not", LETTERS), ("is", LETTERS))
               for sector, kind in product(mode.ring, kinds)]
    return every_clue(mode) + sectors + surveys


# Random evidence.

def random_clue(mode: Mode, rng: Random) -> Evidence:
    """Each kind as often; large numbers, which say little, seldom."""
    kind = rng.choice([*RELATIONS, *NUMBERED, *CONFERENCE, *ALONE])
    most = mode.size if rng.random() < 0.1 else mode.half
    return rng.choice([told for told in every_clue(mode)
                       if told["clue"]["kind"] == kind and told["clue"].get("n", 0) <= most])


def random_survey(mode: Mode, rng: Random) -> dict[str, Any]:
    start = rng.choice(mode.ring)
    return {"object": rng.choice(APPEARANCES), "from": start,
            "to": mode.step(start, rng.randrange(mode.half))}


def appearance(sky: Sky, sector: int) -> str:
    kind = next(kind for kind, places in zip(LETTERS, sky) if places & bits([sector]))
    return "E" if kind == "X" else kind


def true_target(sky: Sky, sector: int) -> Evidence:
    return {"target": {"sector": sector, "object": appearance(sky, sector)}}


def true_evidence(mode: Mode, sky: Sky, rng: Random) -> Evidence:
    sort = rng.choice(("survey", "survey", "survey", "target", "not", "not", "is", "clue", "clue"))
    if sort == "survey":
        survey = random_survey(mode, rng)
        kind = LETTERS.index(survey["object"])
        seen = (sky[kind] | sky[disguised(kind)]) & bits(surveyed(mode, survey))
        return {"survey": {**survey, "count": seen.bit_count()}}
    if sort == "target":
        return true_target(sky, rng.choice(mode.ring))
    while True:
        said = random_clue(mode, rng) if sort == "clue" else {
            sort: {"sector": rng.choice(mode.ring), "object": rng.choice(LETTERS)}}
        if holds(mode, said, sky):
            return said


def any_evidence(mode: Mode, rng: Random) -> Evidence:
    """True or false, possible or not."""
    sort = rng.choice(("survey", "survey", "target", "not", "is", "clue"))
    if sort == "clue":
        return random_clue(mode, rng)
    if sort == "survey":
        count = rng.choice((0, 1, 1, 2, 2, 3, 4, 5, -1, 7, 99, -(1 << 40), 1 << 40))
        return {"survey": {**random_survey(mode, rng), "count": count}}
    allowed = APPEARANCES if sort == "target" else LETTERS
    return {sort: {"sector": rng.choice(mode.ring), "object": rng.choice(allowed)}}


# Lines that are no evidence.

def no_evidence(mode: Mode, rng: Random) -> str:
    too_far = mode.step(1, mode.half)
    return rng.choice((
        "evidence", "[]", "7", "null", "{}", '{"survey":', '"survey"', '{"survey":{}}', '{"locate":{"sector":1}}',
        json.dumps({"survey": {"object": "A", "from": 1, "to": too_far, "count": 1}}),
        '{"survey":{"object":"X","from":1,"to":3,"count":1}}',
        '{"survey":{"object":"A","from":1,"to":3,"count":1.0}}',
        '{"survey":{"object":"A","from":1,"to":3,"count":"1"}}',
        '{"survey":{"object":"A","from":1,"to":3}}',
        '{"survey":{"object":"A","from":0,"to":3,"count":1}}',
        '{"target":{"sector":1,"object":"X"}}',
        '{"target":{"sector":19,"object":"E"}}',
        '{"target":{"sector":true,"object":"E"}}',
        '{"target":{"sector":1,"object":"a"}}',
        '{"target":{"sector":1,"object":"E","cost":4}}',
        '{"not":{"sector":1,"object":"AC"}}',
        '{"is":{"sector":-1,"object":"A"}}',
        '{"is":{"sector":1,"object":"A"},"not":{"sector":2,"object":"A"}}',
        '{"clue":{"kind":"everyNear","x":"A","y":"C"}}',
        '{"clue":{"kind":"everyWithin","x":"A","y":"C"}}',
        '{"clue":{"kind":"everyWithin","x":"A","y":"C","n":0}}',
        '{"clue":{"kind":"everyWithin","x":"A","y":"C","n":19}}',
        '{"clue":{"kind":"everyAdjacent","x":"A","y":"C","n":1}}',
        '{"clue":{"kind":"everyAdjacent","x":"X","y":"C"}}',
        '{"clue":{"kind":"everyAdjacent","x":"A","y":"E"}}',
        '{"clue":{"kind":"band","x":"A","y":"C","n":3}}',
        '{"clue":{"kind":"consecutive"}}',
        '{"clue":{"kind":"notAdjacent","x":"A","y":"C"}}',
        '{"clue":{"kind":"notAdjacent","x":"X","y":"X"}}',
    ))
