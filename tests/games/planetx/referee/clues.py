"""What every clue says about a sky, which clues may be dealt, and whether they can find Planet X."""

from typing import Any

from sky import EXPERT, Mode, distance, look_alikes, mode_of, smallest_band

Clue = dict[str, Any]
KINDS_OF_OBJECT = "ACDG"
QUANTIFIERS = ("some", "none", "every")
RANGES = {"everyWithin": range(2, 6), "noneWithin": range(2, 7), "band": range(2, 9),
          "runOf": range(3, 4), "within": range(2, 8), "notWithin": range(2, 8)}
BAND_OF_TWO = {"standard": range(3, 10), "expert": range(3, 13)}
MAY_NAME_ANOTHER = {"someOpposite", "noneOpposite", "everyOpposite", "noneWithin"}
CONFERENCE = {"notAdjacent": "none", "notOpposite": "none", "within": "every", "notWithin": "none"}


def places(sky: str, kind: str) -> list[int]:
    return [place for place, letter in enumerate(sky) if letter == kind]


def longest_run(sky: str, kind: str) -> int:
    runs = "".join("#" if letter == kind else " " for letter in sky * 2).split()
    return min(max(map(len, runs), default=0), len(sky))


def relation(kind: str) -> str:
    return next(word for word in ("Adjacent", "Opposite", "Within") if word.lower() in kind.lower())


def holds(clue: Clue, sky: str) -> bool:
    kind, subjects, size = clue["kind"], places(sky, clue["x"]), len(sky)
    if kind == "consecutive":
        return longest_run(sky, clue["x"]) == len(subjects)
    if kind == "runOf":
        return longest_run(sky, clue["x"]) >= clue["n"]
    if kind == "band":
        return smallest_band(subjects, size) <= clue["n"]
    others = places(sky, clue["y"])
    if kind == "bandOfTwo":
        return smallest_band(subjects + others, size) <= clue["n"]
    nearest, farthest = {"Adjacent": (1, 1), "Opposite": (size // 2, size // 2),
                         "Within": (1, clue.get("n", 0))}[relation(kind)]
    related = [any(nearest <= distance(one, other, size) <= farthest for other in others)
               for one in subjects]
    quantifier = CONFERENCE.get(kind) or next(q for q in QUANTIFIERS if kind.startswith(q))
    return {"some": any(related), "none": not any(related), "every": all(related)}[quantifier]


def _has_exactly(clue: Any, *keys: str) -> bool:
    return (type(clue) is dict and set(clue) == {"kind", "x", *keys}
            and all(type(clue[key]) is str for key in clue if key != "n")
            and type(clue.get("n", 0)) is int)


def may_be_topic(clue: Any, mode: Mode) -> bool:
    """Is this a value that the table of research kinds allows (whether true or not)?"""
    kind = clue.get("kind") if type(clue) is dict else None
    if kind == "consecutive":
        return _has_exactly(clue) and clue["x"] == "A"
    if kind == "runOf":
        return (_has_exactly(clue, "n") and clue["x"] == "D" and clue["n"] in RANGES[kind]
                and mode is EXPERT)
    if kind == "band":
        return (_has_exactly(clue, "n") and clue["x"] in KINDS_OF_OBJECT
                and clue["n"] in RANGES[kind] and not (mode is EXPERT and clue["x"] == "D"))
    if kind in ("bandOfTwo", "everyWithin", "noneWithin"):
        numbers = BAND_OF_TWO[mode.name] if kind == "bandOfTwo" else RANGES[kind]
        fits = _has_exactly(clue, "y", "n") and clue["n"] in numbers
    else:
        fits = _has_exactly(clue, "y") and kind in {
            quantifier + word for quantifier in QUANTIFIERS for word in ("Adjacent", "Opposite")}
    return (fits and clue["x"] in KINDS_OF_OBJECT and clue["y"] in KINDS_OF_OBJECT
            and (clue["x"] != clue["y"] or kind in MAY_NAME_ANOTHER))


def conference_clues() -> list[Clue]:
    """Every value a conference may have, the same in both modes."""
    clues = [{"kind": "notAdjacent", "x": "X", "y": other} for other in "ACGE"]
    clues += [{"kind": "notOpposite", "x": "X", "y": other} for other in "ACDGE"]
    clues += [{"kind": kind, "x": "X", "y": other, "n": reach}
              for kind in ("within", "notWithin") for other in KINDS_OF_OBJECT
              for reach in RANGES[kind]]
    return clues


CONFERENCE_CLUES = conference_clues()


def title(clue: Clue) -> list[str]:
    other = clue.get("y")
    return [clue["x"]] if other in (None, "E", clue["x"]) else [clue["x"], other]


def is_dealt(sky: str) -> bool:
    """Can conferences leave Planet X exactly one place among the sectors that appear empty?"""
    rivals = look_alikes(sky)
    excluded = {frozenset(rival for rival in rivals if not holds(clue, rival))
                for clue in CONFERENCE_CLUES if holds(clue, sky)}
    reached = {frozenset()}
    for _ in mode_of(sky).conference_icons:
        reached = {before | more for before in reached for more in excluded}
    return frozenset(rivals) in reached


def finds_planet_x(sky: str, conferences: list[Clue]) -> bool:
    return not any(all(holds(clue, rival) for clue in conferences) for rival in look_alikes(sky))
