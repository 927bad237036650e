"""Lines that are no commands, or only just: what a script with a slip of the pen would send."""

import json
from random import Random
from typing import Any

from commands import Command

GARBAGE = (b"{}", b"[]", b"null", b"true", b"7", b'"survey"', b"survey A 1 6", b"{", b"}", b"\xff\xfe",
           b'{"player":0}', b'{"do":"research"}', b"[" * 2000, b'{"a":' * 500, b"NaN", b"'",
           b'{"player":0,"do":"research","topic":"A"')
ODD_VALUES = (None, True, False, 1.0, 2.5, "1", "", [], {}, [1], {"sector": 1}, "A", -1.0)
ODD_PLAYERS = (-1, 4, 5, 2**31, 10**20, "0", 0.0, None, True, [0])
ODD_ACTIONS = ("", "Survey", "pass", "research ", "skip", "undo")


def encode(value: Any, rng: Random) -> bytes:
    """JSON in one of its equal spellings: key order, spaces and escapes are free."""
    if isinstance(value, dict) and rng.random() < 0.3:
        value = dict(rng.sample(list(value.items()), len(value)))
    text = json.dumps(value, ensure_ascii=rng.random() < 0.5,
                      separators=rng.choice(((",", ":"), (", ", ": "), (" ,\t", "\t: "))))
    if rng.random() < 0.05:
        text = f"  {text} "
    if rng.random() < 0.05:
        text = text.replace('"do"', '"\\u0064o"')
    return text.encode()


def garbage(rng: Random) -> bytes:
    return rng.choice(GARBAGE)


def damaged_text(line: bytes, rng: Random) -> bytes:
    """The line with a slip that no JSON reader may forgive."""
    kind = rng.randrange(6)
    if kind == 0:
        return line.strip()[:rng.randrange(1, len(line.strip()))]
    if kind == 1:
        return line + rng.choice((b"}", b",", b" {}", line, b"x"))
    if kind == 2:
        return line.replace(b'"', b"'")
    if kind == 3:
        return line.rstrip()[:-1] + b",}"
    if kind == 4:
        return line.replace(b"}", rng.choice((b',"n":01}', b',"n":+1}', b',"n":1.}', b',"n":NaN}')), 1)
    return b"// " + line


def damaged_value(command: Command, rng: Random) -> Command:
    """The command with one part of it missing, strange or too much."""
    command = json.loads(json.dumps(command))
    part = _some_part(command, rng)
    kind = rng.randrange(6)
    if kind == 0:
        name = rng.choice(("note", "sector2", "Player", "pass", "locate", "theories"))
        part[name] = rng.choice((1, True, []))
    elif kind == 1:
        del part[rng.choice(list(part))]
    elif kind == 2:
        command["player"] = rng.choice(ODD_PLAYERS)
    elif kind == 3:
        command["do"] = rng.choice(ODD_ACTIONS + ODD_VALUES)
    else:
        part[rng.choice(list(part))] = rng.choice(ODD_VALUES)
    return command


def _some_part(command: Command, rng: Random) -> dict[str, Any]:
    nested = [part for value in command.values()
              for part in (value if isinstance(value, list) else [value]) if isinstance(part, dict)]
    return rng.choice(nested) if nested and rng.random() < 0.5 else command
