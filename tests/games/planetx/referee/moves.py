"""Random play: legal moves that bring a game through all its phases, and careless ones."""

from random import Random
from typing import Any

from commands import Command
from refusals import PHASE_OF, refusals
from rules import LOCATE_COST, Table
from sky import OBJECTS

JUNK_OBJECTS = ("X", "E", "asteroid", "a", "", "CA", " A", "É")
JUNK_TOPICS = ("G", "a", "", "AB", "0", "É")
FAR_SECTORS = (0, -1, 99, 2**31, -2**31 - 1, 2**40)


class Script:
    """How one game is going to be played: its length, the contested sectors, the skill."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table = table
        self.rng = rng
        self.end_time = rng.choice((rng.randint(0, 6), rng.randint(8, 20), rng.randint(16, 30),
                                    rng.randint(30, 52)))
        self.contested = rng.sample(range(1, table.mode.sectors + 1), rng.randint(2, 5))
        self.skill = rng.choice((0.2, 0.5, 0.8, 0.95))
        self.diligence = rng.choice((0.5, 0.9, 1.0))

    # Legal moves

    def legal(self) -> Command:
        if self.table.phase == "turn":
            return {"player": self.table.to_act, **self._action()}
        if self.table.phase == "theories":
            player = self.rng.choice(self.table.waiting_for)
            return self._with_theories({"player": player, "do": "theories"}, "place")
        command = {"player": self.table.to_act, "do": "lastChance"}
        form = self.rng.choice(("theories", "theories", "theories", "theories", "locate", "locate", "pass"))
        if form == "pass":
            return {**command, "pass": True}
        if form == "locate":
            return {**command, "locate": self._location(self.rng.random() < 0.6)}
        return self._with_theories(command, "theories")

    def _action(self) -> Command:
        table, rng = self.table, self.rng
        player = table.to_act
        if table.time[player] >= self.end_time:
            nobody_behind = all(time >= table.time[player] + LOCATE_COST
                                for other, time in enumerate(table.time) if other != player)
            return {"do": "locate", **self._location(rng.random() < (0.9 if nobody_behind else 0.4))}
        kinds = ["survey"] * 8 + ["locate"]
        kinds += ["target"] * 4 * (table.targets_left[player] > 0)
        kinds += ["research"] * 6 * (not table.researched_last[player])
        kind = rng.choice(kinds)
        if kind == "survey":
            return {"do": kind, **self._survey()}
        if kind == "target":
            return {"do": kind, "sector": rng.choice(table.visible())}
        if kind == "research":
            return {"do": kind, "topic": rng.choice("ABCDEF")}
        return {"do": kind, **self._location(False)}

    def _survey(self) -> dict[str, Any]:
        visible, kind = self.table.visible(), self.rng.choice("CADGE")
        if kind == "C":
            visible = [sector for sector in visible if sector in self.table.mode.comet_sectors]
        ends = sorted(self.rng.choices(range(len(visible)), k=2))
        return {"object": kind, "from": visible[ends[0]], "to": visible[ends[1]]}

    def _location(self, right: bool) -> dict[str, Any]:
        table, rng = self.table, self.rng
        planet = table.sky.index("X") + 1
        place = {"sector": planet, "before": table.object_at(planet - 1),
                 "after": table.object_at(planet + 1)}
        if not right:
            wrong = rng.choice(list(place))
            choices = range(1, table.mode.sectors + 1) if wrong == "sector" else "CADGE"
            place[wrong] = rng.choice([other for other in choices if other != place[wrong]])
        return place

    def _with_theories(self, command: Command, key: str) -> Command:
        """Adds as many theories as wanted, each only if the table allows it."""
        theories: list[dict[str, Any]] = []
        limit = self.table.theory_limit(command["player"])
        for _ in range(limit + 2):
            if len(theories) < limit and self.rng.random() < self.diligence:
                more = theories + [self._claim()]
                if next(refusals(self.table, {**command, key: more}), None) is None:
                    theories = more
        return {**command, key: theories}

    def _claim(self) -> dict[str, Any]:
        rng = self.rng
        sector = (rng.choice(self.contested) if rng.random() < 0.8
                  else rng.randint(1, self.table.mode.sectors))
        truth = self.table.object_at(sector)
        kind = truth if truth in "ACDG" and rng.random() < self.skill else rng.choice("ACDG")
        return {"sector": sector, "object": kind}

    # Careless moves: of the right shape, but any of their parts may be off

    def careless(self) -> Command:
        rng, table = self.rng, self.table
        fitting = [kind for kind, phase in PHASE_OF.items() if phase == table.phase]
        kind = rng.choice(fitting if fitting and rng.random() < 0.85 else list(PHASE_OF))
        right = table.to_act if table.phase != "theories" else rng.choice(table.waiting_for)
        anybody = right is None or rng.random() < 0.2
        player = rng.choice(table.players) if anybody else right
        return {"player": player, "do": kind, **getattr(self, "_careless_" + kind)(player)}

    def _careless_survey(self, player: int) -> dict[str, Any]:
        if self.rng.random() < 0.3:  # in sight, with ends that may not suit comets
            ends = sorted(self.rng.choices(range(self.table.mode.half), k=2))
            visible = self.table.visible()
            return {"object": "C", "from": visible[ends[0]], "to": visible[ends[1]]}
        return {"object": self._careless_object(), "from": self._careless_sector(),
                "to": self._careless_sector()}

    def _careless_target(self, player: int) -> dict[str, Any]:
        return {"sector": self._careless_sector()}

    def _careless_research(self, player: int) -> dict[str, Any]:
        return {"topic": self.rng.choice(JUNK_TOPICS if self.rng.random() < 0.3 else "ABCDEF")}

    def _careless_locate(self, player: int) -> dict[str, Any]:
        place = self._location(False)
        careless = {"sector": self._careless_sector(), "before": self._careless_object(),
                    "after": self._careless_object()}
        return {key: careless[key] if self.rng.random() < 0.4 else place[key] for key in place}

    def _careless_theories(self, player: int) -> dict[str, Any]:
        return {"place": self._careless_list(player)}

    def _careless_lastChance(self, player: int) -> dict[str, Any]:
        form = self.rng.choice(("theories", "theories", "theories", "locate", "pass"))
        if form == "theories":
            return {form: self._careless_list(player)}
        return {form: self._careless_locate(player) if form == "locate" else True}

    def _careless_list(self, player: int) -> list[dict[str, Any]]:
        claims = [self._careless_claim(player) for _ in range(self.rng.choice((1, 1, 2, 2, 2, 3)))]
        if self.rng.random() < 0.3:
            claims[0]["sector"] = claims[-1]["sector"]
        return claims

    def _careless_claim(self, player: int) -> dict[str, Any]:
        rng, table = self.rng, self.table
        claim = self._claim()
        whim = rng.random()
        own = [theory for theory in table.theories if theory.player == player]
        spent = [kind for kind, left in table.tokens[player].items() if left == 0]
        if whim < 0.25 and own:
            theory = rng.choice(own)
            claim = {"sector": theory.sector, "object": theory.object}
        elif whim < 0.4 and table.confirmed:
            claim["sector"] = rng.choice(list(table.confirmed))
        elif whim < 0.6 and spent:
            claim["object"] = rng.choice(spent)
        elif whim < 0.75:
            claim["sector"] = self._careless_sector()
        elif whim < 0.85:
            claim["object"] = self._careless_object()
        return claim

    def _careless_sector(self) -> int:
        size = self.table.mode.sectors
        outside = (*FAR_SECTORS, size + 1)
        return self.rng.choice(outside) if self.rng.random() < 0.1 else self.rng.randint(1, size)

    def _careless_object(self) -> str:
        return self.rng.choice(JUNK_OBJECTS if self.rng.random() < 0.25 else OBJECTS)


