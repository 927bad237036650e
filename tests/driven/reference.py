"""A game that is known to be right: `planetx play`, and people who play it without much thought but always the same way."""

import json
import random
import subprocess


class Reference:
    """The command line's game; answers each move with what the app must show."""

    def __init__(self, planetx, code, players, board=False, order=None):
        self.players = players
        deal = subprocess.run([planetx, "deal", code], check=True, capture_output=True, text=True)
        self.deal = json.loads(deal.stdout)
        self.sky = self.deal["sky"]
        order = order or list(range(players))
        call = [planetx, "play", "--code", code, "--players", str(players), "--order", ",".join(map(str, order))]
        call += ["--board"] if board else []
        self.process = subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.board = {"phase": "turn", "toAct": order[0], "waitingFor": [order[0]], "earth": 1, "visible": [1, len(self.sky) // 2],
                      "targetsLeft": [2] * players, "theories": [], "confirmed": {}, "tokens": [], "scores": None}

    def play(self, move):
        self.process.stdin.write(json.dumps(move) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if answer["ok"]:
            self.board = answer["board"]
        return answer


def neighbours(sky, sector):
    return sky[sector - 2], sky[sector % len(sky)]


def truth_of(sky):
    """A guess that is right."""
    sector = sky.index("X") + 1
    before, after = neighbours(sky, sector)
    return {"sector": sector, "before": before, "after": after}


class People:
    """Surveys, targets and research by turns; true theories mostly; the first to have made enough moves finds Planet X."""

    def __init__(self, reference, seed=1, moves_before_locating=6):
        self.reference = reference
        self.random = random.Random(seed)
        self.patience = moves_before_locating
        self.made = [0] * reference.players

    def next_move(self):
        """The next legal move, made in the reference game, with its answer there."""
        while True:
            move = self.propose()
            answer = self.reference.play(move)
            if answer["ok"]:
                self.made[move["player"]] += 1
                return move, answer

    def propose(self):
        board = self.reference.board
        who = board["waitingFor"][0]
        if board["phase"] == "theories":
            return {"player": who, "do": "theories", "place": self.theories(who)}
        if board["phase"] == "lastChance":
            return self.last_chance(who)
        if self.made[who] >= self.patience:
            return {"player": who, "do": "locate", **self.truth()}
        return {"player": who, **self.random.choice([self.survey, self.survey, self.target, self.research])()}

    def truth(self):
        return truth_of(self.reference.sky)

    def last_chance(self, who):
        chance = self.random.randrange(3)
        if chance == 0:
            return {"player": who, "do": "lastChance", "pass": True}
        if chance == 1:
            return {"player": who, "do": "lastChance", "locate": self.truth()}
        return {"player": who, "do": "lastChance", "theories": self.theories(who)}

    def visible(self):
        first, last = self.reference.board["visible"]
        size = len(self.reference.sky)
        return [(first - 1 + i) % size + 1 for i in range((last - first) % size + 1)]

    def survey(self):
        sectors = self.visible()
        start = self.random.randrange(len(sectors))
        end = self.random.randrange(start, len(sectors))
        return {"do": "survey", "object": self.random.choice("CADGE"), "from": sectors[start], "to": sectors[end]}

    def target(self):
        return {"do": "target", "sector": self.random.choice(self.visible())}

    def research(self):
        return {"do": "research", "topic": self.random.choice("ABCDEF")}

    def theories(self, who):
        """One theory, true more often than not; sometimes none."""
        if self.random.randrange(5) == 0:
            return []
        sector = self.random.randrange(len(self.reference.sky)) + 1
        truth = self.reference.sky[sector - 1]
        wrong = truth not in "CADG" or self.random.randrange(4) == 0
        return [{"sector": sector, "object": self.random.choice("CADG") if wrong else truth}]
