"""Points and ranks at the end of a game."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules import Table


def scores(table: Table) -> list[dict[str, int]]:
    """To be asked after the reveal, when only right theories are left."""
    earliest: dict[int, int] = {}
    for theory in table.theories:
        before = earliest.get(theory.sector, theory.submitted)
        earliest[theory.sector] = min(before, theory.submitted)
    sheets = []
    for player in table.players:
        own = [theory for theory in table.theories if theory.player == player]
        leader = sum(theory.submitted == earliest[theory.sector] for theory in own)
        points = sum(table.mode.points[theory.object] for theory in own)
        planet_x = table.planet_x_points[player]
        sheets.append({"leader": leader, "theories": points, "x": planet_x,
                       "total": leader + points + planet_x})
        table.seen["leader bonus missed"] += leader < len(own)
        table.seen["leader bonus of a last chance"] += any(
            theory.submitted == earliest[theory.sector] and theory.space == 0 for theory in own)
    for sheet in sheets:
        sheet["rank"] = 1 + sum(_strength(other) > _strength(sheet) for other in sheets)
    bonuses = sum(sheet["leader"] for sheet in sheets)
    table.seen["leader bonus shared"] += bonuses > len(earliest)
    _note_ties(table, sheets)
    return sheets


def _strength(sheet: dict[str, int]) -> tuple[int, int, int]:
    return sheet["total"], sheet["x"], sheet["leader"]


def _note_ties(table: Table, sheets: list[dict[str, int]]) -> None:
    for one, other in combinations(sheets, 2):
        if one["total"] != other["total"]:
            continue
        broken_by = ("x" if one["x"] != other["x"] else
                     "leader" if one["leader"] != other["leader"] else "nothing: shared")
        table.seen[f"tie broken by {broken_by}"] += 1
        table.seen["shared victory"] += one["rank"] == other["rank"] == 1
