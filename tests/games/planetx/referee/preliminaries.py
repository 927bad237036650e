"""Before the games: the number of skies, and calls that must be refused as a whole."""

from sky import STANDARD
from talk import call, call_json

EXPERT_SKIES = 1_138_272  # too many to count again for every run
SKY = "DCXECAAAAGEG"
WRONG_CALLS = (
    ("play",),
    ("play", "--sky", "A" * 12),
    ("play", "--sky", SKY[:-1]),
    ("play", "--sky", SKY.lower()),
    ("play", "--sky", SKY[::-1]),
    ("play", "--sky", SKY, "--players", "0"),
    ("play", "--sky", SKY, "--players", "5"),
    ("play", "--sky", SKY, "--players", "two"),
    ("play", "--sky", SKY, "--players", "2", "--order", "0,0"),
    ("play", "--sky", SKY, "--players", "2", "--order", "0"),
    ("play", "--sky", SKY, "--players", "2", "--order", "0,1,2"),
    ("play", "--sky", SKY, "--players", "2", "--order", "0,2"),
    ("play", "--sky", SKY, "--code", "S7KM-4QXE"),
    ("play", "--sky", SKY, "--speed", "9"),
    ("play", "--code", "S7KM-4QXF"),
    ("play", "--code", "ABCD"),
    ("deal", "S7KM-4QXF"),
    ("deal", "E7KM-4QXE"),
    ("new", "classic"),
    ("count",),
    ("observe",),
)


def check_calls(planetx: str) -> None:
    for mode, skies in (("standard", len(STANDARD.catalogue)), ("expert", EXPERT_SKIES)):
        counted = call_json(planetx, "count", mode)
        if counted != {"mode": mode, "skies": skies}:
            raise SystemExit(f"count {mode}: expected {skies}, got {counted}")
    for arguments in WRONG_CALLS:
        done = call(planetx, *arguments)
        if done.returncode != 2 or not done.stderr.strip():
            raise SystemExit(f"planetx {' '.join(arguments)}: expected exit 2 and a message, got "
                             f"exit {done.returncode}, {done.stderr!r}")
