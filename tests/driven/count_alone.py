"""A whole Standard game alone, counted: seven turns that take the Earth through six theory phases, two theories that are
right, then Planet X. What is targeted lies beside Planet X, if it can be seen then. How opponents play is chance, so a game
is played again that came out otherwise."""

import os
import tempfile

import hands
from app import App
from counting import MY_THEORIES, NO_THEORY, Count, no_theory, offered
from reference import truth_of
from solo_game import code_shown, deal_of

PHASES = 6
PUBLISHED = (1, 2) # those in which the person publishes
ATTEMPTS = 25
ASKED = "|".join(("Your turn.*", "Continue", "Theories", MY_THEORIES, *NO_THEORY, "Last chance", "Use my last chance", "Show everything"))
ONWARDS = ("Continue", "Reveal and score", "Show everything", "Done") # after the last turn


class Alone:
    def __init__(self, bin_folder, folder):
        self.app = App(os.path.join(bin_folder, "aphelion"), folder)
        self.count, self.turns, self.phases, self.turned_up = Count(self.app), 0, 0, 0
        hands.calm(self.app)
        with self.count.of("begin"):
            self.begin()
        self.sky = deal_of(bin_folder, self.code)["sky"]
        self.asteroids = [sector for sector, letter in enumerate(self.sky, 1) if letter == "A"]

    def begin(self):
        app = self.app
        app.tap("Solo")
        app.wait("Back")
        app.tap("Continue")
        app.wait("Your name")
        self.code = code_shown(app)
        app.tap("Your name")
        app.do(type=hands.NAMES[0])
        app.tap("Start")
        hands.note_facts(app)

    def play(self, phases=PHASES):
        """Until the turn after so many theory phases; whether it came, before somebody else found Planet X."""
        while True:
            self.app.wait(ASKED, matching=True, ms=60000)
            names = self.app.names()
            if "Last chance" in names or "Use my last chance" in names:
                return False
            if "Continue" in names:
                self.see_news(names)
            elif any(word in names for word in ("Theories", MY_THEORIES, *NO_THEORY)):
                self.theories()
            elif not any(name.startswith("Your turn") for name in names):
                return False
            elif self.phases >= phases or self.turned_up > len(PUBLISHED):
                return True
            else:
                self.act()

    def see_news(self, names):
        nothing = any(name.startswith("Nothing is turned up") for name in names)
        kind = "conference" if "Peer review" not in names else "empty theory phase" if nothing else "peer review"
        self.turned_up += kind == "peer review"
        with self.count.of(kind, more=nothing):
            self.app.tap("Continue")

    def theories(self):
        self.phases += 1
        if self.phases in PUBLISHED:
            with self.count.of("theory phase with a theory"):
                hands.theory_there(self.app, self.asteroids.pop(), "A")
        else:
            with self.count.of("empty theory phase"):
                no_theory(self.app)

    def act(self):
        """Costs of 3, 1, 3, 4, 3, 1 and 3: six theory phases."""
        first, last = hands.visible(self.app)
        move = {1: {"do": "research", "topic": "A"}, 3: {"do": "target", "sector": self.beside(first, last)}, 5: {"do": "research", "topic": "B"}}.get(
            self.turns, {"do": "survey", "object": "AG"[self.turns // 2 % 2], "from": first, "to": last})
        with self.count.of(move["do"]):
            hands.DEEDS[move["do"]](self.app, move)
        self.turns += 1

    def beside(self, first, last):
        """A neighbour of Planet X that is visible and not empty; else the first visible sector."""
        size, x = len(self.sky), self.sky.index("X")
        seen = {(first - 1 + i) % size for i in range((last - first) % size + 1)}
        return next((at % size + 1 for at in (x - 1, x + 1) if at % size in seen and self.sky[at % size] != "E"), first)

    def find(self):
        """Planet X is found; then everything that follows, until home."""
        with self.count.of("locate"):
            hands.locate(self.app, truth_of(self.sky))
        self.turns += 1
        with self.count.of("the end"):
            while not self.app.shows("New game"):
                self.app.wait("|".join((*ONWARDS, "New game")), matching=True, ms=60000)
                if word := offered(self.app, ONWARDS):
                    self.app.tap(word)


def alone(bin_folder):
    """Only the person's own theories are turned up: others' add pages by chance."""
    for _ in range(ATTEMPTS):
        with tempfile.TemporaryDirectory() as folder:
            game = Alone(bin_folder, folder)
            if game.play() and (game.phases, game.turned_up) == (PHASES, len(PUBLISHED)):
                game.find()
                game.app.close()
                return game.count.told("a Standard game alone, six theory phases, four of them empty", turns=game.turns)
            game.app.kill()
    raise SystemExit(f"none of {ATTEMPTS} games went as it should")


def empty_phase_alone(bin_folder):
    """The presses of a theory phase in which the person publishes nothing: no more is played."""
    with tempfile.TemporaryDirectory() as folder:
        game = Alone(bin_folder, folder)
        game.play(phases=max(PUBLISHED) + 1)
        game.app.close()
        return game.count.each("empty theory phase")
