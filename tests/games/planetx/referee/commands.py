"""From a line of text to a command of the right shape; everything else is BadInput."""

import json
from typing import Any

Command = dict[str, Any]
THEORY = {"sector": int, "object": str}
LOCATE = {"sector": int, "before": str, "after": str}
SHAPES: dict[str, list[dict[str, Any]]] = {
    "survey": [{"object": str, "from": int, "to": int}],
    "target": [{"sector": int}],
    "research": [{"topic": str}],
    "locate": [LOCATE],
    "theories": [{"place": [THEORY]}],
    "lastChance": [{"theories": [THEORY]}, {"locate": LOCATE}, {"pass": True}],
}


def fits(value: Any, shape: Any) -> bool:
    if isinstance(shape, dict):
        return (type(value) is dict and value.keys() == shape.keys()
                and all(fits(value[key], part) for key, part in shape.items()))
    if isinstance(shape, list):
        return type(value) is list and all(fits(part, shape[0]) for part in value)
    if shape is True:
        return value is True
    return type(value) is shape  # not isinstance: true is no integer


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def parse(line: bytes, players: int) -> Command | None:
    """The command in the line, or None for BadInput."""
    try:
        value = json.loads(line.decode(), parse_constant=_no_constant)
    except (ValueError, RecursionError):
        return None
    if type(value) is not dict or type(value.get("do")) is not str:
        return None
    if type(value.get("player")) is not int or not 0 <= value["player"] < players:
        return None
    fields = {key: part for key, part in value.items() if key not in ("player", "do")}
    if not any(fits(fields, shape) for shape in SHAPES.get(value["do"], [])):
        return None
    return value


def claimed(command: Command) -> list[dict[str, Any]]:
    """The theories that a command wants to submit."""
    return command.get("place", []) if command["do"] == "theories" else command.get("theories", [])


def located(command: Command) -> dict[str, Any] | None:
    """The place that a command says Planet X has, if it says so."""
    return command if command["do"] == "locate" else command.get("locate")
