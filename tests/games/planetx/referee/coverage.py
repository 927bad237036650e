"""What a run has seen, and what it must have seen to be worth something."""

from collections import Counter

from refusals import REFUSALS

PHASES = ("turn", "theories", "lastChance", "over")
ALWAYS = (
    "locate fails", "locate succeeds", "locate: right sector, wrong side",
    "survey wraps", "survey of one sector", "survey counts Planet X as empty", "target of Planet X",
    "pawn arrives in front of another", "choices not given in turn order",
    "conference X1", "conference icon entered again", "theory phase in a later lap",
    "two theory phases in one turn", "penalties move the rearmost",
    "review confirms", "review: only wrong", "review: right and wrong in the inner space",
    "review: only wrong, outer stay face down", "review of several sectors",
    "collateral: right one turned up", "collateral: wrong one turned up",
    "penalty", "several penalised in one review", "penalised pawns were level",
    "two wrong of one player, one penalty", "theory claimed again",
    "last chance: pass", "last chance: 0 theories", "last chance: 1 theories",
    "last chance: 2 theories", "last chance: locate succeeds", "last chance: locate fails",
    "level with or ahead of the finder", "several players, nobody behind",
    "reveal takes a wrong theory away", "reveal turns a right theory up",
    "leader bonus missed", "leader bonus shared", "leader bonus of a last chance",
    "tie broken by x", "tie broken by leader", "tie broken by nothing: shared",
    "research without a clue", "research asked again", "game from a code", "blank line",
    "game broken off", "line after the end",
    *(f"last chance of a player {behind} behind" for behind in range(1, 6)),
    *(f"{players} players" for players in range(1, 5)),
)
EXPERT_ONLY = ("conference X2",)
ORDERS = ("TooManyTheories before BadSector", "BadSector before BadObject",
          "BadObject before NotVisible", "RangeTooWide before NotVisible",
          "NotVisible before CometEnds", "NoTargetLeft before NotVisible",
          "UnknownTopic before ResearchTwice", "TwoInOneSector before SectorConfirmed",
          "SectorConfirmed before DuplicateTheory", "DuplicateTheory before NoToken",
          "NotYourTurn before BadSector", "WrongPhase before BadSector",
          "AlreadyChosen before TooManyTheories")
ENOUGH_GAMES = 300


def required(modes: list[str]) -> list[str]:
    return [*(f"refused: {name}" for name in REFUSALS), *(f"phase {name}" for name in PHASES),
            *ALWAYS, *ORDERS, *(EXPERT_ONLY if "expert" in modes else ())]


def missing(seen: Counter[str], modes: list[str]) -> list[str]:
    return [situation for situation in required(modes) if not seen[situation]]


def report(seen: Counter[str], modes: list[str]) -> str:
    wanted = required(modes)
    others = sorted(situation for situation in seen if situation not in wanted and seen[situation])
    width = max(map(len, [*wanted, *others]))
    return "\n".join(f"  {situation:<{width}} {seen[situation]:>9}" for situation in [*wanted, *others])
