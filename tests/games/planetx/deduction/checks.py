"""Compares what planetx prints with what the skies say."""

import json
from collections import Counter
from itertools import combinations
from math import isclose
from typing import Any

from script import Script
from skies import LETTERS
from world import counts, legal_actions

Seen = Counter[str]
BEST = 10


class Disagreement(Exception):
    """What the brute force expects, and what planetx said."""


def require(agree: bool, expected: Any, got: Any) -> None:
    if not agree:
        raise Disagreement(expected, got)


def same(one: Any, other: Any) -> bool:
    return type(other) in (int, float) and isclose(one, other, rel_tol=1e-9, abs_tol=1e-12)


def parsed(told: list[str]) -> list[Any]:
    def refuse(word: str) -> None:
        raise Disagreement("plain numbers", word)

    try:
        return [json.loads(line, parse_constant=refuse) for line in told]
    except json.JSONDecodeError as problem:
        raise Disagreement("JSON", f"{problem}: {told}") from None


def check_refusal(got: Any, seen: Seen) -> None:
    seen["refused line"] += 1
    message = got.get("message")
    expected = {"ok": False, "refusal": "BadInput", "message": message if message else "some words for people"}
    require(got == expected, expected, got)


def check_lines(script: Script, told: list[Any], seen: Seen, *, solving: bool) -> Any:
    """The replies to the lines one by one; returns what is left: one value at the end."""
    replies = iter(told)
    for number, line in enumerate(script.lines, 1):
        if not line.text.strip():
            seen["blank line"] += 1
        elif not line.evidence:
            check_refusal(next(replies, {}), seen)
        elif solving:
            got = next(replies, None)
            if number >= script.pins:
                expected = {"skies": script.left_after(number)}
                require(got == expected, f"line {number}: {expected}", got)
    rest = list(replies)
    require(len(rest) == 1, "one line at the end", rest)
    return rest[0]


# solve

def check_solution(script: Script, visible: int, told: list[str], seen: Seen) -> None:
    got = check_lines(script, parsed(told), seen, solving=True)
    require(list(got) == ["skies", "marginals", "best"], "skies, marginals, best", list(got))
    left = script.world.members(script.left)
    require(got["skies"] == len(left), len(left), got["skies"])
    seen["no sky left" if not left else "one sky left" if len(left) == 1 else "some skies left"] += 1
    check_marginals(counts(script.mode, left), len(left), got["marginals"])
    check_best(legal_actions(script.mode, left, visible), got["best"])


def check_marginals(table: list[dict[str, int]], skies: int, got: list[Any]) -> None:
    require(len(got) == len(table), f"{len(table)} sectors", got)
    for sector, (row, chances) in enumerate(zip(table, got), 1):
        expected = {letter: many / max(skies, 1) for letter, many in row.items()}
        require(list(chances) == list(LETTERS) and all(same(expected[kind], chances[kind]) for kind in LETTERS),
                f"sector {sector}: {expected}", chances)


def check_best(legal: dict[tuple, tuple[int, float]], got: list[Any]) -> None:
    """Each is legal and worth what it says, no other is worth more; of equals any may come first."""
    ranking = sorted((bits / cost for cost, bits in legal.values()), reverse=True)
    require(len(got) == BEST, f"{BEST} actions", got)
    asked = [action_of(entry) for entry in got]
    require(len(set(asked)) == BEST, "different actions", asked)
    for place, (action, entry) in enumerate(zip(asked, got)):
        require(action in legal, "a legal action", entry)
        cost, bits = legal[action]
        require(entry["cost"] == cost and same(bits, entry["bits"]) and same(bits / cost, entry["bitsPerTime"]),
                f"{place}: cost {cost}, {bits} bits, {bits / cost} per time", entry)
        require(same(ranking[place], entry["bitsPerTime"]), f"{place}: {ranking[place]} bits per time", entry)


def action_of(entry: dict[str, Any]) -> tuple:
    keys = {"survey": ["object", "from", "to"], "target": ["sector"]}.get(entry.get("do"))
    require(keys is not None and list(entry) == ["do", *keys, "cost", "bits", "bitsPerTime"], "a survey or target", entry)
    return entry["do"], *(entry[key] for key in keys)


# explain

def check_explanation(script: Script, claim: str, told: list[str], seen: Seen) -> None:
    got = check_lines(script, parsed(told), seen, solving=False)
    world = script.world
    against = world.all & ~world.agreeing_with_claim(json.loads(claim))
    if script.left == 0:
        require(list(got) == ["contradiction"], "a contradiction", got)
        check_reasons(script, got["contradiction"], world.all)
        seen["contradiction"] += 1
    elif script.left & against == 0:
        require(list(got) == ["holds", "because"] and got["holds"] is True, "it holds", got)
        check_reasons(script, got["because"], against)
        seen["follows from lines" if got["because"] else "follows from the laws"] += 1
    else:
        require(list(got) == ["holds", "counterexample"] and got["holds"] is False, "it does not hold", got)
        require(world.contains(script.left & against, got["counterexample"]),
                "a sky that agrees with the evidence and not with the claim", got)
        seen["counterexample"] += 1


def check_reasons(script: Script, reasons: Any, against: int) -> None:
    """These lines leave none of the skies against it, and no fewer lines do."""
    require(isinstance(reasons, list) and all(number in script.agreeing for number in reasons)
            and reasons == sorted(set(reasons)), "numbers of lines with evidence, ascending", reasons)
    require(script.from_lines(reasons) & against == 0, "lines that suffice", reasons)
    if not reasons or script.pins:
        return  # with pins, fewer lines might leave skies that are not looked at here
    for fewer in combinations(script.agreeing, len(reasons) - 1):
        require(script.from_lines(list(fewer)) & against != 0, f"{list(fewer)} already suffice", reasons)
