"""What a deal promises, and whether the clues handed out in a game keep it."""

from collections import Counter
from functools import cache
from typing import Any

from clues import (CONFERENCE_CLUES, KINDS_OF_OBJECT, Clue, finds_planet_x, holds, is_dealt,
                   may_be_topic, title)
from sky import STANDARD, Mode, is_legal, mode_of

LETTERS = "ABCDEF"
SEASONS = {"spring", "summer", "autumn", "winter"}
FACTS_PER_GROUP = 4
FEWEST_SKIES_LEFT = 48


class Broken(Exception):
    """A promise of the deal that does not hold."""


def need(condition: bool, promise: str) -> None:
    if not condition:
        raise Broken(promise)


def is_text(value: Any) -> bool:
    return type(value) is str and bool(value.strip())


class ClueBook:
    """The clues of one sky: true, and the same whenever they are asked."""

    def __init__(self, sky: str, dealt: dict[str, Any] | None = None) -> None:
        self.sky = sky
        self.dealt = is_dealt(sky)
        self.told: dict[str, Any] = {}
        if dealt:
            self.told = {topic["letter"]: {"clue": topic["clue"], "text": topic["text"]}
                         for topic in dealt["topics"]}

    def check(self, topic: str, answer: Any) -> None:
        need(type(answer) is dict and "clue" in answer, "research is answered with a clue")
        need(answer == self.told.setdefault(topic, answer), f"topic {topic} says always the same")
        clue = answer["clue"]
        need((clue is not None) == self.dealt, "a clue exactly where Planet X can be found")
        if clue is not None:
            need(set(answer) == {"clue", "text"} and is_text(answer["text"]), "a clue has a text")
            need(may_be_topic(clue, mode_of(self.sky)), f"a research topic may say {clue}")
            need(holds(clue, self.sky), f"{clue} is true")


@cache
def _says_something(kind: str, x: str, y: str | None, n: int | None) -> bool:
    parts = {"kind": kind, "x": x, "y": y, "n": n}
    clue = {key: part for key, part in parts.items() if part is not None}
    return not all(holds(clue, sky) for sky in STANDARD.catalogue)


def _check_clue(clue: Clue, sky: str) -> None:
    need(holds(clue, sky), f"{clue} is true")
    if mode_of(sky) is STANDARD:
        need(_says_something(clue["kind"], clue["x"], clue.get("y"), clue.get("n")),
             f"{clue} is not true of all skies")


def check_deal(deal: dict[str, Any], code: str, mode: Mode) -> None:
    need(deal["code"] == code and deal["mode"] == mode.name, "the deal names its code and mode")
    sky = deal["sky"]
    need(len(sky) == mode.sectors and is_legal(sky), f"{sky} keeps the laws")
    _check_topics(deal["topics"], sky)
    _check_conferences(deal["conferences"], sky)
    need(set(deal["start"]) == SEASONS, "four seasons")
    for facts in deal["start"].values():
        _check_season(facts, sky)
    different = {frozenset(map(_fact, facts)) for facts in deal["start"].values()}
    need(len(different) == len(SEASONS), "the seasons differ")


def _check_topics(topics: list[dict[str, Any]], sky: str) -> None:
    need([topic["letter"] for topic in topics] == list(LETTERS), "topics A to F")
    for topic in topics:
        need(may_be_topic(topic["clue"], mode_of(sky)), f"a topic may say {topic['clue']}")
        _check_clue(topic["clue"], sky)
        need(topic["title"] == title(topic["clue"]), f"{topic['title']} is the title of its clue")
        need(is_text(topic["text"]), "a topic has a text")
    titles = [tuple(topic["title"]) for topic in topics]
    need(len(set(titles)) == len(titles), "six different titles")
    need(sum(len(one) == 1 for one in titles) <= 2, "at most two single-object titles")
    named = Counter(kind for one in titles for kind in one)
    need(all(1 <= named[kind] <= 3 for kind in KINDS_OF_OBJECT), "each object in 1 to 3 titles")


def _check_conferences(conferences: list[dict[str, Any]], sky: str) -> None:
    names = list(mode_of(sky).conference_icons.values())
    need([conference["name"] for conference in conferences] == names, f"conferences {names}")
    for conference in conferences:
        need(conference["clue"] in CONFERENCE_CLUES, f"a conference may say {conference['clue']}")
        _check_clue(conference["clue"], sky)
        need(conference["title"] == title(conference["clue"]), "the title of a conference")
        need(is_text(conference["text"]), "a conference has a text")
    need(finds_planet_x(sky, [conference["clue"] for conference in conferences]),
         "the conferences leave one place for Planet X")


def _fact(fact: dict[str, Any]) -> tuple[int, str]:
    return fact["sector"], fact["not"]


def _check_season(facts: list[dict[str, Any]], sky: str) -> None:
    mode = mode_of(sky)
    pairs = [_fact(fact) for fact in facts]
    need(len(pairs) == 3 * FACTS_PER_GROUP == len(set(pairs)), "twelve different facts")
    need(all(1 <= sector <= mode.sectors and sky[sector - 1] != kind for sector, kind in pairs),
         "every fact is true")
    need(max(Counter(sector for sector, _ in pairs).values()) <= 2, "at most two facts a sector")
    groups = [pairs[start:start + FACTS_PER_GROUP] for start in (0, 4, 8)]
    for number, group in enumerate(groups):
        sectors = {sector for sector, _ in group}
        kinds = Counter(kind for _, kind in group)
        need(len(sectors) == FACTS_PER_GROUP, "four different sectors in a group")
        need(set(kinds) | {"C"} == set(KINDS_OF_OBJECT), "an A, a D and a G in every group")
        need(kinds["C"] == (number == 2), "'not a comet' once, in the third group")
        need(all(sector in mode.comet_sectors for sector, kind in group if kind == "C"),
             "'not a comet' in a comet sector")
    need(all(sector in mode.comet_sectors for sector, _ in groups[0]), "group 1: comet sectors")
    need(not any(sector in mode.comet_sectors for sector, _ in groups[1]), "group 2: the others")
    if mode is STANDARD:
        left = sum(all(other[sector - 1] != kind for sector, kind in pairs)
                   for other in mode.catalogue)
        need(left >= FEWEST_SKIES_LEFT, f"{left} skies are left by the facts")
