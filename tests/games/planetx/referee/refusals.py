"""Why a command is refused: the reasons that apply, in the order in which they are looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from commands import Command, claimed, located

if TYPE_CHECKING:
    from rules import Table

REFUSALS = ("BadInput", "WrongPhase", "NotYourTurn", "AlreadyChosen", "TooManyTheories", "BadSector",
            "BadObject", "RangeTooWide", "NotVisible", "CometEnds", "NoTargetLeft", "UnknownTopic",
            "ResearchTwice", "TwoInOneSector", "SectorConfirmed", "DuplicateTheory", "NoToken")
PHASE_OF = {"survey": "turn", "target": "turn", "research": "turn", "locate": "turn",
            "theories": "theories", "lastChance": "lastChance"}
SURVEYED = frozenset("CADGE")
CLAIMED = frozenset("ACDG")
BESIDE = frozenset("CADGE")
TOPICS = frozenset("ABCDEF")


def refusals(table: Table, command: Command) -> Iterator[str]:
    """Yields every reason that can be judged; the first one is the answer."""
    wrong_phase = PHASE_OF[command["do"]] != table.phase
    if wrong_phase:
        yield "WrongPhase"
    elif table.to_act not in (None, command["player"]):
        yield "NotYourTurn"
    elif command["player"] in table.choices:
        yield "AlreadyChosen"
    if len(claimed(command)) > table.theory_limit(command["player"]):
        yield "TooManyTheories"
    bad_sector = not all(1 <= sector <= table.mode.sectors for sector in _sectors(command))
    if bad_sector:
        yield "BadSector"
    if not all(name in allowed for name, allowed in _objects(command)):
        yield "BadObject"
    if wrong_phase or bad_sector:
        return  # what follows is judged against the phase and the ring
    yield from _ACTION_REFUSALS.get(command["do"], _of_theories)(table, command)


def _sectors(command: Command) -> list[int]:
    named = [theory["sector"] for theory in claimed(command)]
    if place := located(command):
        named.append(place["sector"])
    if command["do"] == "survey":
        named += [command["from"], command["to"]]
    if command["do"] == "target":
        named.append(command["sector"])
    return named


def _objects(command: Command) -> list[tuple[str, frozenset[str]]]:
    """Each object named, with those it may be."""
    named = [(theory["object"], CLAIMED) for theory in claimed(command)]
    if place := located(command):
        named += [(place[side], BESIDE) for side in ("before", "after")]
    if command["do"] == "survey":
        named.append((command["object"], SURVEYED))
    return named


def _of_survey(table: Table, command: Command) -> Iterator[str]:
    run = table.run(command["from"], command["to"])
    if len(run) > table.mode.half:
        yield "RangeTooWide"
    if not table.sees_run(run):
        yield "NotVisible"
    if command["object"] == "C" and not {run[0], run[-1]} <= set(table.mode.comet_sectors):
        yield "CometEnds"


def _of_target(table: Table, command: Command) -> Iterator[str]:
    if table.targets_left[command["player"]] == 0:
        yield "NoTargetLeft"
    if not table.sees_run([command["sector"]]):
        yield "NotVisible"


def _of_research(table: Table, command: Command) -> Iterator[str]:
    if command["topic"] not in TOPICS:
        yield "UnknownTopic"
    if table.researched_last[command["player"]]:
        yield "ResearchTwice"


def _of_theories(table: Table, command: Command) -> Iterator[str]:
    theories: list[dict[str, Any]] = claimed(command)
    player = command["player"]
    sectors = [theory["sector"] for theory in theories]
    if len(set(sectors)) < len(sectors):
        yield "TwoInOneSector"
    if any(sector in table.confirmed for sector in sectors):
        yield "SectorConfirmed"
    own = {(theory.sector, theory.object) for theory in table.theories if theory.player == player}
    if any((theory["sector"], theory["object"]) in own for theory in theories):
        yield "DuplicateTheory"
    wanted = Counter(theory["object"] for theory in theories)
    if any(number > table.tokens[player].get(kind, 0) for kind, number in wanted.items()):
        yield "NoToken"


_ACTION_REFUSALS = {"survey": _of_survey, "target": _of_target, "research": _of_research}
