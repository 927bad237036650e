"""The referee refereed: examples printed in the rulebooks, counts of the specification, self-play."""

import json
import unittest
from random import Random
from typing import Any

from board import board
from clues import CONFERENCE_CLUES, holds, is_dealt
from commands import parse
from moves import Script
from refusals import REFUSALS, refusals
from rules import Table
from sky import EXPERT, MODES, NEVER_DEALT, STANDARD, is_legal, random_sky


def sky_with(**objects: str) -> str:
    """The first Standard sky with these objects: s9="A" means an asteroid in sector 9, s9="-A" none."""
    def suits(sky: str) -> bool:
        return all((sky[int(key[1:]) - 1] == value[-1]) != value.startswith("-")
                   for key, value in objects.items())
    return next(sky for sky in STANDARD.catalogue if suits(sky))


class TableTest(unittest.TestCase):
    def tell(self, table: Table, player: int, do: str, **fields: Any) -> Any:
        """Plays a command, or returns the name of its refusal."""
        if "start" in fields:
            fields["from"] = fields.pop("start")
        line = json.dumps({"player": player, "do": do, **fields}).encode()
        command = parse(line, len(table.players))
        reason = next(refusals(table, command), None) if command else "BadInput"
        return reason or table.play(command)

    def theory_phase(self, table: Table, *choices: list[tuple[int, str]]) -> None:
        """Enters a theory phase, wherever the Earth is, and hears all players."""
        table.phase = "theories"
        table.theory_phases += 1
        for player, choice in enumerate(choices):
            place = [{"sector": sector, "object": kind} for sector, kind in choice]
            self.assertIsNone(self.tell(table, player, "theories", place=place))


class Laws(unittest.TestCase):
    def test_number_of_standard_skies(self) -> None:
        self.assertEqual(len(set(STANDARD.catalogue)), 4446)
        self.assertTrue(all(map(is_legal, STANDARD.catalogue)))

    def test_random_skies_are_legal(self) -> None:
        for mode in MODES.values():
            self.assertTrue(all(is_legal(random_sky(mode, Random(n))) for n in range(50)))

    def test_planet_x_is_not_beside_a_dwarf_planet(self) -> None:
        self.assertFalse(is_legal("DXCAACAAGEEG"))

    def test_skies_never_dealt(self) -> None:
        self.assertEqual(sum(not is_dealt(sky) for sky in STANDARD.catalogue), 38)
        for name, skies in NEVER_DEALT.items():
            for sky in skies:
                self.assertEqual(len(sky), MODES[name].sectors)
                self.assertTrue(is_legal(sky) and not is_dealt(sky), sky)

    def test_conferences_never_state_a_law(self) -> None:
        self.assertNotIn({"kind": "notAdjacent", "x": "X", "y": "D"}, CONFERENCE_CLUES)


class Terms(unittest.TestCase):
    """The examples of the page of terms: bare rings with only the objects in question."""

    def sectors_where(self, clue: dict[str, Any], others: dict[int, str], moving: str) -> set[int]:
        """The free sectors in which one moving object makes the clue true."""
        free = [sector for sector in range(1, 13) if sector not in others]
        return {sector for sector in free
                if holds(clue, "".join((others | {sector: moving}).get(n, "E") for n in range(1, 13)))}

    def test_adjacent(self) -> None:
        clue = {"kind": "someAdjacent", "x": "G", "y": "D"}
        self.assertEqual(self.sectors_where(clue, {8: "D"}, "G"), {7, 9})

    def test_consecutive(self) -> None:
        clue = {"kind": "consecutive", "x": "A"}
        rest = self.sectors_where(clue, {9: "A", 12: "A", 10: "A"}, "A")
        self.assertEqual(rest, {11})

    def test_opposite(self) -> None:
        clue = {"kind": "notOpposite", "x": "X", "y": "C"}
        allowed = self.sectors_where(clue, {3: "C", 5: "C"}, "X")
        self.assertEqual(set(range(1, 13)) - {3, 5} - allowed, {9, 11})

    def test_within(self) -> None:
        clue = {"kind": "everyWithin", "x": "D", "y": "C", "n": 2}
        self.assertEqual(self.sectors_where(clue, {5: "C"}, "D"), {3, 4, 6, 7})
        self.assertEqual(self.sectors_where(clue, {5: "C", 7: "C"}, "D"), {3, 4, 6, 8, 9})

    def test_band(self) -> None:
        clue = {"kind": "band", "x": "A", "n": 5}
        known = {5: "A", 6: "A"}
        pairs = {(a, b) for a in {*range(1, 13)} - {5, 6}
                 for b in self.sectors_where(clue, known | {a: "A"}, "A") if a < b}
        lawful = {pair for pair in pairs
                  if all({one - 1, one + 1} & {5, 6, *pair} for one in pair)}
        self.assertEqual(lawful, {(2, 3), (3, 4), (4, 7), (7, 8), (8, 9)})

    def test_another_of_its_own_kind(self) -> None:
        sky = "CEEEEECEEEEE"
        self.assertTrue(holds({"kind": "everyOpposite", "x": "C", "y": "C"}, sky))
        self.assertTrue(holds({"kind": "noneWithin", "x": "C", "y": "C", "n": 5}, sky))
        self.assertFalse(holds({"kind": "noneWithin", "x": "C", "y": "C", "n": 6}, sky))

    def test_run_of_dwarf_planets(self) -> None:
        clue = {"kind": "runOf", "x": "D", "n": 3}
        self.assertTrue(holds(clue, "DEEDEEEEEEEEEEEEDD"))
        self.assertFalse(holds(clue, "DDEEDDEEEEEEEEEEEE"))


class Turns(TableTest):
    def test_yellow_targets_from_10_to_2(self) -> None:
        table = Table(STANDARD.catalogue[0], 1, [0])
        table.time[0] = table.earth = 9
        self.tell(table, 0, "target", sector=12)
        self.assertEqual(board(table)["pawns"], [{"t": 13, "sector": 2}])

    def test_earth_stops_at_the_conference_once(self) -> None:
        table = Table(STANDARD.catalogue[0], 2, [0, 1])
        table.time, table.earth = [8, 11], 8
        self.tell(table, 0, "research", topic="A")
        self.assertEqual((table.conferences, board(table)["earth"]), (["X1"], 10))
        table.earth, table.time = 20, [20, 30]
        self.tell(table, 0, "target", sector=10)
        self.assertEqual((table.conferences, board(table)["earth"]), (["X1"], 12))

    def test_comet_survey_of_the_note_sheet_wraps(self) -> None:
        table = Table(STANDARD.catalogue[0], 1, [0])
        table.time[0] = table.earth = 10
        self.assertIn("count", self.tell(table, 0, "survey", object="C", start=11, to=3))
        self.assertEqual(table.time[0], 13)

    def test_planet_x_appears_empty(self) -> None:
        sky = sky_with(s4="X", s3="E", s5="-E")
        survey = self.tell(Table(sky, 1, [0]), 0, "survey", object="E", start=3, to=5)
        self.assertEqual(survey, {"count": 2})
        self.assertEqual(self.tell(Table(sky, 1, [0]), 0, "target", sector=4), {"object": "E"})

    def test_a_pawn_arrives_in_front(self) -> None:
        table = Table(STANDARD.catalogue[0], 3, [2, 0, 1])
        for player in (2, 0, 1):
            self.assertEqual(table.to_act, player)
            self.tell(table, player, "research", topic="B")
        self.assertEqual(table.turn_order(), [2, 0, 1])

    def test_research_twice(self) -> None:
        table = Table(STANDARD.catalogue[0], 1, [0])
        self.tell(table, 0, "research", topic="B")
        self.assertEqual(self.tell(table, 0, "research", topic="C"), "ResearchTwice")
        self.assertEqual(self.tell(table, 0, "research", topic="G"), "UnknownTopic")


class TheoryPhases(TableTest):
    def test_the_printed_review(self) -> None:
        """Sector 9 holds an asteroid, sector 10 no dwarf planet."""
        table = Table(sky_with(s9="A", s10="-D"), 2, [0, 1])
        self.theory_phase(table, [(9, "A")], [(10, "D")])
        self.theory_phase(table, [], [])
        self.assertEqual([theory.space for theory in table.theories], [2, 2])
        self.theory_phase(table, [], [])
        shown = board(table)
        self.assertEqual(shown["confirmed"], {"9": "A"})
        self.assertEqual(shown["ruledOut"], [{"sector": 10, "object": "D"}])
        self.assertEqual(table.time, [0, 1])
        self.assertEqual([(theory.sector, theory.face_up) for theory in table.theories], [(9, True)])

    def test_a_correct_one_turns_the_outer_ones_up(self) -> None:
        table = Table(sky_with(s9="A"), 3, [0, 1, 2])
        self.theory_phase(table, [(9, "A")], [(9, "C")], [])
        self.theory_phase(table, [], [(9, "G")], [(9, "A")])
        self.theory_phase(table, [], [], [])
        self.assertEqual([(theory.player, theory.space) for theory in table.theories], [(0, 3), (2, 2)])
        self.assertEqual(table.time, [0, 1, 0], "two wrong theories, one step")
        table.phase = "theories"
        place = [{"sector": 9, "object": "D"}]
        self.assertEqual(self.tell(table, 0, "theories", place=place), "SectorConfirmed")

    def test_only_wrong_ones_leave_the_outer_ones_face_down(self) -> None:
        table = Table(sky_with(s9="A"), 2, [0, 1])
        self.theory_phase(table, [(9, "C")], [])
        self.theory_phase(table, [], [(9, "A")])
        self.theory_phase(table, [], [])
        self.assertEqual([(theory.space, theory.face_up) for theory in table.theories], [(2, False)])
        self.assertEqual(table.confirmed, {})

    def test_penalties_keep_the_order(self) -> None:
        table = Table(sky_with(s9="A"), 3, [2, 0, 1])
        self.theory_phase(table, [(9, "C")], [], [(9, "G")])
        self.theory_phase(table, [], [], [])
        self.theory_phase(table, [], [], [])
        self.assertEqual(table.turn_order(), [1, 2, 0])

    def test_refusals_of_one_theory(self) -> None:
        table = Table(sky_with(s9="A"), 1, [0])
        self.theory_phase(table, [(9, "D")])
        table.phase = "theories"
        again = [{"sector": 9, "object": "D"}]
        self.assertEqual(self.tell(table, 0, "theories", place=again), "DuplicateTheory")
        elsewhere = [{"sector": 8, "object": "D"}]
        self.assertEqual(self.tell(table, 0, "theories", place=elsewhere), "NoToken")
        self.assertEqual(self.tell(table, 0, "theories", place=again * 2), "TooManyTheories")


class TheEnd(TableTest):
    def setUp(self) -> None:
        self.sky = sky_with(s9="A")
        planet = self.sky.index("X")
        self.place = {"sector": planet + 1, "before": self.sky[planet - 1],
                      "after": self.sky[(planet + 1) % 12]}

    def found_at(self, *times: int) -> Table:
        table = Table(self.sky, len(times), list(range(len(times))))
        table.time, table.earth = list(times), times[0]
        self.assertEqual(self.tell(table, 0, "locate", **self.place), {"found": True})
        self.assertEqual(table.earth, times[0], "the Earth does not turn")
        return table

    def test_last_chances_by_distance(self) -> None:
        table = self.found_at(0, 0, 2, 5)
        self.assertEqual(board(table)["waitingFor"], [1, 2])
        two = [{"sector": 9, "object": "A"}, {"sector": 8, "object": "C"}]
        self.assertEqual(self.tell(table, 2, "lastChance", theories=two), "NotYourTurn")
        self.assertIsNone(self.tell(table, 1, "lastChance", theories=two))
        self.assertEqual(self.tell(table, 2, "lastChance", theories=two), "TooManyTheories")
        self.assertEqual(self.tell(table, 2, "lastChance", locate=self.place), {"found": True})
        self.assertEqual([sheet["x"] for sheet in table.scores], [10, 0, 6, 0])
        self.assertEqual(self.tell(table, 2, "lastChance", **{"pass": True}), "WrongPhase")

    def test_nobody_behind(self) -> None:
        self.assertEqual(self.found_at(0, 5).phase, "over")
        self.assertEqual(self.found_at(0).phase, "over")

    def test_leader_bonus_is_shared_within_a_phase(self) -> None:
        table = Table(self.sky, 3, [0, 1, 2])
        self.theory_phase(table, [(9, "A")], [(9, "A")], [])
        self.theory_phase(table, [], [], [(9, "A")])
        self.tell(table, 0, "locate", **self.place)
        for player in (1, 2):
            self.tell(table, player, "lastChance", theories=[])
        self.assertEqual([(sheet["leader"], sheet["theories"], sheet["rank"]) for sheet in table.scores],
                         [(1, 2, 1), (1, 2, 2), (0, 2, 3)])


class SelfPlay(TableTest):
    def test_random_games_keep_their_books(self) -> None:
        for number in range(60):
            rng = Random(number)
            players = rng.randint(1, 4)
            mode = rng.choice((STANDARD, EXPERT))
            table = Table(random_sky(mode, rng), players, rng.sample(range(players), players))
            script = Script(table, rng)
            while table.phase != "over":
                command = script.legal() if rng.random() < 0.7 else script.careless()
                before = json.dumps(board(table))
                reason = next(refusals(table, command), None)
                if reason:
                    self.assertIn(reason, REFUSALS)
                    self.assertEqual(json.dumps(board(table)), before)
                else:
                    table.play(command)
                    self.check_books(table)

    def check_books(self, table: Table) -> None:
        if table.phase == "turn":
            self.assertEqual(table.earth, min(table.time))
        for player in table.players:
            shown = sum(theory.player == player for theory in table.theories)
            spent = sum(table.mode.tokens.values()) - sum(table.tokens[player].values())
            self.assertLessEqual(shown, spent)
            self.assertGreaterEqual(min(table.tokens[player].values()), 0)
        for theory in table.theories:
            self.assertEqual(theory.face_up, theory.sector in table.confirmed or table.phase == "over")
            self.assertLessEqual(theory.space, 3)
            self.assertTrue(theory.face_up or theory.space < 3)


if __name__ == "__main__":
    unittest.main()
