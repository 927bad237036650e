"""The table: pawns, Earth, theories, peer review, the end and the board, by the referee's own reading."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from commands import Command, claimed, located
from scores import scores
from sky import mode_of

TARGETS = 2
TARGET_COST, RESEARCH_COST, LOCATE_COST = 4, 1, 5
INNER_SPACE = 3
FINDER_POINTS = 10
LAST_CHANCE_PHASE = 10**9  # after every theory phase


def survey_cost(width: int) -> int:
    return 4 if width <= 3 else 3 if width <= 6 else 2


def last_chance_limit(behind: int) -> int:
    return 0 if behind < 1 else 1 if behind <= 3 else 2


@dataclass(slots=True, eq=False)
class Theory:
    player: int
    sector: int
    object: str
    submitted: int
    space: int = 0
    face_up: bool = False


class Table:
    """One game. `seen` counts the situations that came up, for the coverage table."""

    def __init__(self, sky: str, players: int, order: list[int]) -> None:
        self.sky = sky
        self.mode = mode_of(sky)
        self.players = range(players)
        self.time = [0] * players
        self.arrival = [order.index(player) for player in self.players]
        self.arrivals = players
        self.earth = 0
        self.phase = "turn"
        self.targets_left = [TARGETS] * players
        self.researched_last = [False] * players
        self.tokens = [dict(self.mode.tokens) for _ in self.players]
        self.theories: list[Theory] = []
        self.theory_phases = 0
        self.choices: dict[int, list[dict[str, Any]]] = {}
        self.confirmed: dict[int, str] = {}
        self.ruled_out: set[tuple[int, str]] = set()
        self.conferences: list[str] = []
        self.finder: int | None = None
        self.planet_x_points = [0] * players
        self.last_chances: list[int] = []
        self.scores: list[dict[str, int]] | None = None
        self.seen: Counter[str] = Counter()

    # Looking at the table

    def sector_at(self, time: int) -> int:
        return time % self.mode.sectors + 1

    def object_at(self, sector: int) -> str:
        return self.sky[(sector - 1) % self.mode.sectors]

    def appears(self, sector: int) -> str:
        return self.object_at(sector).replace("X", "E")

    def run(self, first: int, last: int) -> list[int]:
        width = (last - first) % self.mode.sectors + 1
        return [self.sector_at(first - 1 + step) for step in range(width)]

    def visible(self) -> list[int]:
        return [self.sector_at(self.earth + step) for step in range(self.mode.half)]

    def sees_run(self, run: list[int]) -> bool:
        """A run that leaves the visible sky and comes back into it is not visible as a whole."""
        return set(run) <= set(self.visible())

    def turn_order(self) -> list[int]:
        return sorted(self.players, key=lambda player: (self.time[player], self.arrival[player]))

    def behind(self, player: int) -> int:
        return self.time[self.finder] - self.time[player]

    def theory_limit(self, player: int) -> int:
        if self.phase == "lastChance":
            return last_chance_limit(self.behind(player))
        return self.mode.theories_per_phase

    @property
    def to_act(self) -> int | None:
        if self.phase == "turn":
            return self.turn_order()[0]
        return self.last_chances[0] if self.phase == "lastChance" else None

    @property
    def waiting_for(self) -> list[int]:
        if self.phase == "turn":
            return self.turn_order()[:1]
        if self.phase == "theories":
            return [player for player in self.players if player not in self.choices]
        return list(self.last_chances)

    # Playing a command that is not refused

    def play(self, command: Command) -> dict[str, Any] | None:
        """The answer; research is answered with its topic, the clue is not the table's to know."""
        if command["do"] == "theories":
            return self._choose(command)
        if command["do"] == "lastChance":
            return self._last_chance(command)
        player = command["player"]
        answer, cost = getattr(self, "_" + command["do"])(command)
        self.researched_last[player] = command["do"] == "research"
        self._advance_pawn(player, cost)
        if self.finder is None:
            self._turn_earth()
        else:
            self._begin_last_chances()
        return answer

    def _survey(self, command: Command) -> tuple[dict[str, Any], int]:
        run = self.run(command["from"], command["to"])
        self.seen["survey wraps"] += run[0] > run[-1]
        self.seen["survey of one sector"] += len(run) == 1
        self.seen["survey counts Planet X as empty"] += (
            command["object"] == "E" and any(self.object_at(sector) == "X" for sector in run))
        count = sum(self.appears(sector) == command["object"] for sector in run)
        return {"count": count}, survey_cost(len(run))

    def _target(self, command: Command) -> tuple[dict[str, Any], int]:
        self.seen["target of Planet X"] += self.object_at(command["sector"]) == "X"
        self.targets_left[command["player"]] -= 1
        return {"object": self.appears(command["sector"])}, TARGET_COST

    def _research(self, command: Command) -> tuple[dict[str, Any], int]:
        return {"topic": command["topic"]}, RESEARCH_COST

    def _locate(self, command: Command) -> tuple[dict[str, Any], int]:
        found = self._finds(command)
        self.seen["locate succeeds" if found else "locate fails"] += 1
        if found:
            self.finder = command["player"]
            self.planet_x_points[self.finder] = FINDER_POINTS
        return {"found": found}, LOCATE_COST

    def _finds(self, command: Command) -> bool:
        place = located(command)
        sector = place["sector"]
        found = (self.object_at(sector) == "X" and self.object_at(sector - 1) == place["before"]
                 and self.object_at(sector + 1) == place["after"])
        self.seen["locate: right sector, wrong side"] += self.object_at(sector) == "X" and not found
        return found

    # Pawns and Earth

    def _advance_pawn(self, player: int, sectors: int) -> None:
        self.time[player] += sectors
        self.seen["pawn arrives in front of another"] += self.time.count(self.time[player]) > 1
        self.arrival[player] = self.arrivals
        self.arrivals += 1

    def _turn_earth(self) -> None:
        self.phase = "turn"
        while self.earth < min(self.time):
            self.earth += 1
            sector = self.sector_at(self.earth)
            lap = self.earth // self.mode.sectors
            if name := self.mode.conference_icons.get(sector):
                if name in self.conferences:
                    self.seen["conference icon entered again"] += 1
                else:
                    self.conferences.append(name)
                    self.seen[f"conference {name}"] += 1
            if sector in self.mode.theory_icons:
                self.phase = "theories"
                self.theory_phases += 1
                self.seen["theory phase in a later lap"] += lap > 0
                return

    # Theory phase

    def _choose(self, command: Command) -> None:
        self.choices[command["player"]] = claimed(command)
        if len(self.choices) < len(self.players):
            return
        self.seen["choices not given in turn order"] += list(self.choices) != self.turn_order()
        for player in self.turn_order():
            self._submit(player, self.choices[player], self.theory_phases)
        self.choices = {}
        for theory in self.theories:
            theory.space += not theory.face_up
        rearmost = min(self.time)
        self._peer_review()
        self.seen["penalties move the rearmost"] += min(self.time) > rearmost
        self._turn_earth()
        self.seen["two theory phases in one turn"] += self.phase == "theories"

    def _submit(self, player: int, theories: list[dict[str, Any]], submitted: int) -> None:
        for claim in theories:
            self.tokens[player][claim["object"]] -= 1
            self.seen["theory claimed again"] += (claim["sector"], claim["object"]) in self.ruled_out
            self.theories.append(Theory(player, claim["sector"], claim["object"], submitted))

    def _peer_review(self) -> None:
        ready = sorted({theory.sector for theory in self.theories
                        if theory.space == INNER_SPACE and not theory.face_up})
        self.seen["review of several sectors"] += len(ready) > 1
        for sector in ready:
            self._review_sector(sector)

    def _review_sector(self, sector: int) -> None:
        truth = self.object_at(sector)
        here = [theory for theory in self.theories if theory.sector == sector]
        inner = [theory for theory in here if theory.space == INNER_SPACE]
        outer = [theory for theory in here if theory.space < INNER_SPACE]
        correct = any(theory.object == truth for theory in inner)
        turned_up = here if correct else inner
        wrong = [theory for theory in turned_up if theory.object != truth]
        for theory in turned_up:
            theory.face_up = True
        if correct:
            self.confirmed[sector] = truth
        self.ruled_out |= {(sector, theory.object) for theory in wrong}
        self.theories = [theory for theory in self.theories if theory not in wrong]
        self._note_review(correct, inner, outer, wrong)
        penalised = {theory.player for theory in wrong}
        for player in [player for player in self.turn_order() if player in penalised]:
            self._advance_pawn(player, 1)

    def _note_review(self, correct: bool, inner: list[Theory], outer: list[Theory],
                     wrong: list[Theory]) -> None:
        losers = {theory.player for theory in wrong}
        self.seen["review confirms"] += correct
        self.seen["review: only wrong"] += not correct
        self.seen["review: right and wrong in the inner space"] += (
            correct and any(theory in wrong for theory in inner))
        self.seen["review: only wrong, outer stay face down"] += not correct and bool(outer)
        if correct:
            self.seen["collateral: right one turned up"] += any(t not in wrong for t in outer)
            self.seen["collateral: wrong one turned up"] += any(t in wrong for t in outer)
        self.seen["penalty"] += len(losers)
        self.seen["several penalised in one review"] += len(losers) > 1
        self.seen["two wrong of one player, one penalty"] += len(losers) < len(wrong)
        self.seen["penalised pawns were level"] += (
            len({self.time[player] for player in losers}) < len(losers))

    # The end

    def _begin_last_chances(self) -> None:
        self.phase = "lastChance"
        others = [player for player in self.turn_order() if player != self.finder]
        self.last_chances = [player for player in others if self.behind(player) >= 1]
        self.seen["level with or ahead of the finder"] += len(others) > len(self.last_chances)
        self.seen["several players, nobody behind"] += bool(others) and not self.last_chances
        if not self.last_chances:
            self._reveal()

    def _last_chance(self, command: Command) -> dict[str, bool] | None:
        player, answer = command["player"], None
        self.seen[f"last chance of a player {self.behind(player)} behind"] += 1
        if "locate" in command:
            answer = {"found": self._finds(command)}
            self.planet_x_points[player] = 2 * self.behind(player) * answer["found"]
            self.seen[f"last chance: locate {'succeeds' if answer['found'] else 'fails'}"] += 1
        else:
            form = f"{len(command['theories'])} theories" if "theories" in command else "pass"
            self.seen[f"last chance: {form}"] += 1
            self._submit(player, claimed(command), LAST_CHANCE_PHASE)
        self.last_chances.pop(0)
        if not self.last_chances:
            self._reveal()
        return answer

    def _reveal(self) -> None:
        self.phase = "over"
        right = [theory for theory in self.theories
                 if theory.object == self.object_at(theory.sector)]
        self.seen["reveal takes a wrong theory away"] += len(right) < len(self.theories)
        self.seen["reveal turns a right theory up"] += any(not theory.face_up for theory in right)
        for theory in right:
            theory.face_up = True
        self.theories = right
        self.scores = scores(self)
