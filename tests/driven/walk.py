"""A walk through every screen of the app, from a game that is really played. At each screen the visitor is called with
its name and may look: take pictures, check what fits, measure."""

import hands
import lessons
from reference import People, Reference

CODE = "S000-4K7F"
NAMES = hands.NAMES[:3]
PIN = "2580"


def type_pin(app, pin=PIN):
    for digit in pin:
        app.tap(digit)


def set_pin(app, player):
    app.tap("Set a PIN", nth=player)
    type_pin(app)
    type_pin(app)


def outside(app, look):
    """Home, new game, code, settings: before there is a table."""
    hands.calm(app)
    look("home-first")
    app.tap("New game")
    app.wait("Back")
    look("new-game")
    app.tap("Continue")
    app.wait("Back")
    look("code")
    app.tap("Back")
    app.tap("Back")
    app.tap("Settings")
    app.wait("Back")
    look("settings")
    app.tap("Import a player")
    app.wait("Choose the file")
    look("settings-bring")
    app.tap("Cancel")
    app.tap("Licences")
    app.wait("Qt .*", matching=True)
    look("licences")
    app.tap("Back")
    app.tap("Back")
    app.tap("Sky of the day")
    app.wait("Play solo")
    look("today")
    app.tap("Back")
    app.tap("History")
    app.wait("Back")
    look("history-empty")
    app.tap("Back")
    rules(app, look)


def rules(app, look):
    """The rules: folded up, a section open, and what a search finds."""
    app.tap("Rules")
    app.wait("Search the rules")
    look("rules")
    app.tap("Theories and peer review")
    look("rules-section")
    app.tap("Search the rules")
    app.do(type="e") # in every sentence of every language
    look("rules-all")
    app.tap("Clear the search")
    app.do(type="aster")
    look("rules-search")
    app.tap("Clear the search")
    app.do(type="moon")
    app.wait("Show all rules")
    look("rules-nothing")
    app.tap("Show all rules")
    app.tap("Back")


def lobby(app, look):
    app.tap("Enter game code")
    app.wait("Back")
    look("enter-code-empty")
    app.do(type="S0004K7Q")
    look("enter-code-wrong")
    app.do(press="Backspace")
    app.do(type="F")
    look("enter-code")
    app.tap("Several of us")
    app.tap("Continue")
    app.wait("Start")
    app.tap("Add a player")
    for number, name in enumerate(NAMES, 1):
        app.tap(f"Player {number}")
        app.do(type=name)
    set_pin(app, 1)
    look("lobby")
    app.tap("Start")
    app.wait("Hand over to .*", matching=True)


def near(app, host, look):
    """The page for a code, while nobody is near and while somebody is."""
    hands.calm(app)
    app.tap("Enter game code")
    app.wait("Looking for tables nearby…")
    look("enter-code-looking")
    host.tap("New game")
    host.tap("Continue")
    app.wait("Table .., Standard", matching=True)
    look("enter-code-near")
    app.tap("Table .., Standard", matching=True)
    app.wait("Table .., Standard: your code begins so", matching=True)
    look("enter-code-begun")


class Visit:
    """Plays on, stopping wherever something is seen for the first time."""

    def __init__(self, app, look, reference, people):
        self.app, self.look, self.reference, self.people = app, look, reference, people
        self.seen = set()

    def once(self, name):
        if name not in self.seen:
            self.seen.add(name)
            self.look(name)

    def sit_down(self, name):
        app = self.app
        if not app.shows(f"Hand over to {name}"):
            app.tap("I am not .*", matching=True)
            self.once("curtain-choose")
            app.tap(name)
        if app.shows("1"):
            self.once("curtain-pin")
            for digit in PIN: # by the keyboard, which nobody has to bring there first
                app.do(press=digit)
        else:
            self.once("curtain")
            app.tap(f"I am {name}")
        app.wait("Hand over to .*", matching=True, gone=True)
        if app.shows("They’re already in your notes"):
            self.once("start")
            app.tap("Start")

    def act(self, move):
        app, deed = self.app, move["do"]
        if deed == "survey" and "survey" not in self.seen:
            self.survey(move)
        elif deed == "locate":
            self.peek(deed)
            hands.look_there(app, move)
            self.once("found")
            app.tap("Continue")
        elif deed in ("target", "research", "theories", "lastChance") and deed not in self.seen:
            self.peek(deed)
            hands.DEEDS[deed](app, move)
        else:
            hands.DEEDS[deed](app, move)

    def survey(self, move):
        app = self.app
        app.tap("Survey.*", matching=True)
        app.tap("Appears empty" if move["object"] == "E" else hands.LABELS[move["object"]])
        hands.pick_run(app, move["from"], move["to"])
        self.once("survey")
        app.tap("Survey .*", matching=True)
        app.wait(hands.ANSWER, matching=True)
        self.once("answer")

    def peek(self, deed):
        """Opens the page of an action, looks, and goes back: the choice comes afterwards."""
        app = self.app
        tiles = {"target": "Target.*", "research": "Research.*", "locate": "Locate.*"}
        if deed in tiles and deed not in self.seen:
            app.tap(tiles[deed], matching=True)
            app.wait("Back")
            self.once(deed)
            app.tap("Back")
        else:
            self.once(deed)

    def news(self):
        app = self.app
        while app.shows("Peer review") or app.shows("The clue for everybody"):
            self.once("peer-review" if app.shows("Peer review") else "conference")
            app.tap("Continue")

    def notes(self):
        app = self.app
        app.tap("Notes")
        app.wait("Grid")
        self.once("notes")
        app.tap("What if")
        app.tap("Sector 5, asteroid.*", matching=True)
        app.tap("Sector 5, asteroid.*", matching=True)
        self.once("notes-what-if")
        app.tap("Drop")
        app.tap("Wheel")
        self.once("notes-wheel")
        app.tap("Record")
        self.once("notes-record")
        app.tap("Grid")
        app.tap("Sector 3, gas cloud.*", matching=True, hold=True)
        self.once("notes-sector")
        app.do(press="Escape")
        app.tap("Log")
        app.wait("Log")
        self.once("log")
        app.tap("More")
        self.once("more")
        app.tap("Table")

    def go_home_and_back(self):
        self.app.tap("Leave the table")
        self.app.wait("Resume")
        self.once("home")
        self.app.tap("Resume")
        self.app.wait("Hand over to .*", matching=True)

    def whole_game(self, notes_at=12):
        app, board = self.app, lambda: self.reference.board
        moves = 0
        while board()["phase"] != "over":
            who = board()["waitingFor"][0]
            self.sit_down(NAMES[who])
            if moves == notes_at:
                app.tap("Sector 10, .*", matching=True)
                self.once("table-sector")
                app.do(press="Escape")
                self.once("table")
                self.notes()
            move, _ = self.people.next_move()
            self.act(move)
            self.news()
            if app.shows("Close my notes"):
                if moves == 2:
                    self.once("table-hand-over")
                app.tap("Close my notes")
                self.news()
            moves += 1
            if moves == 9:
                self.go_home_and_back()


def looking_back(app, look):
    app.tap("Look back")
    app.wait("Skies still possible: .*", matching=True)
    app.do(press="Right")
    look("replay-begin")
    app.tap("What would have been best here?")
    app.wait("Best for .*|Nothing would have been better .*", matching=True)
    look("replay-best")
    for _ in range(40):
        app.do(press="Right")
    look("replay")
    app.tap("Back")
    app.wait("Look back")


def remembering(app, look):
    """What came of finished games."""
    app.tap("History")
    app.wait("Back")
    look("history")
    app.tap("Statistics")
    app.wait("Whose games?")
    look("statistics-choose")
    app.tap(f"{NAMES[1]}, with a PIN")
    app.wait("Cancel")
    look("statistics-pin")
    app.tap("Cancel")
    app.tap(NAMES[0])
    app.wait("game: 1")
    look("statistics")


def carrying(app, look):
    """A player who goes to another device."""
    app.tap("Back")
    app.tap("Back")
    app.tap("Settings")
    app.tap("Move to another device", nth=0)
    app.wait("Make the file")
    look("settings-take")
    app.tap("Cancel")


def ending(app, look):
    app.wait("Show everything")
    look("reveal-opening")
    app.tap("Show everything")
    app.wait("Total.*", matching=True)
    look("reveal")
    looking_back(app, look)
    app.tap("Done")
    app.wait("New game")
    remembering(app, look)
    carrying(app, look)


def whole(app, look, planetx):
    outside(app, look)
    lobby(app, look)
    order = [NAMES.index(name) for name in hands.turn_order(app)]
    reference = Reference(planetx, CODE, len(NAMES), order=order)
    people = People(reference, seed=3)
    visit = Visit(app, look, reference, people)
    visit.whole_game()
    ending(app, look)


def with_the_board(app, look):
    """The screens that only a game with the cardboard board has."""
    hands.calm(app)
    hands.enter_game(app, "E7FJ-XJT7", NAMES[:2], board=True)
    hands.sit_down(app, "Ana")
    look("board-table")
    app.tap("Survey.*", matching=True)
    app.tap("Comet")
    look("board-survey")
    app.tap("Back")
    clues(app, look)
    app.tap("Conference")
    app.wait("Back")
    look("board-conference")
    app.tap("Sector .*: .*", matching=True, nth=0)
    app.tap("Hold the conference")
    app.wait("Read it out to everybody")
    look("board-conference-held")
    app.tap("Done")
    app.tap("Review")
    app.wait("Back")
    look("board-review")
    app.tap("Back")
    app.tap("Reveal")
    look("board-reveal")
    app.tap("Reveal the sky")
    app.tap("Show everything")
    look("board-sky")
    app.tap("Count the points")
    app.wait("Score sheet")
    look("board-score-sheet")


def clues(app, look):
    """A clue that was read, and what its words mean."""
    app.tap("Research.*", matching=True)
    app.tap("Topic A.*", matching=True)
    app.tap("Research topic A.*", matching=True)
    app.wait(hands.ANSWER, matching=True)
    look("answer-clue")
    app.tap("What do.* mean.", matching=True)
    app.wait("Other terms")
    look("terms")
    app.tap("Other terms")
    look("terms-all")
    app.do(press="Escape")
    app.wait("Other terms", gone=True)
    app.tap("Research.*", matching=True)
    app.wait("Back")
    look("research-read")
    app.tap("Back")


def with_help(app, look):
    """Help on the notes at a table that allows all of it, and the warning before a guess that cannot be right."""
    app.wait("Hand over to .*", matching=True)
    app.do(prefer={"reducedMotion": True})
    hands.sit_down(app, "Ana")
    app.tap("Notes")
    app.tap("Help")
    look("help")
    app.tap("Hint")
    app.wait("Show me what")
    look("help-where")
    app.tap("Show me what")
    app.tap("Why?")
    app.tap("(You|Topic|Starting).*", matching=True)
    look("help-why")
    app.tap("Done")
    app.tap("Help")
    app.tap("Fill in")
    app.wait("Undo takes them back.")
    look("help-filled-in")
    app.tap("Done")
    app.tap("What if")
    for cell in ("Sector 4, Planet X.*", "Sector 3, dwarf planet.*"): # a tap would only explain what was told
        app.tap(cell, matching=True, hold=True)
        app.tap("Certain")
        app.do(press="Escape")
        app.wait("Certain", gone=True)
    app.tap("Help")
    app.tap("Check")
    app.wait(".*cannot be.*", matching=True)
    look("help-check")
    app.tap("Done")
    app.tap("Drop")
    app.tap("Table")
    app.tap("Locate.*", matching=True)
    hands.guess(app, {"sector": 4, "before": "A", "after": "E"})
    app.tap("Locate Planet X.*", matching=True)
    app.wait("What you have been told rules this out")
    look("locate-doubted")
    app.tap("Yes, look there.*", matching=True)
    app.wait("Not this time.*", matching=True)
    look("missed")
    app.tap("Continue")


def alone(app, look):
    """Against bots, with the cardboard board beside it."""
    hands.calm(app)
    app.tap("Solo")
    app.wait("Back")
    app.tap("Add a bot")
    app.tap("With the board")
    look("solo")
    app.tap("Continue")
    app.wait("Start")
    app.tap("Your name")
    app.do(type=NAMES[0])
    look("solo-lobby")
    app.tap("Start")
    app.wait("They’re already in your notes")
    app.tap("Start")
    app.wait("Your turn.*", matching=True, ms=30000)
    app.tap(".* steps", matching=True)
    look("solo-board")
    app.tap("Done")
    app.wait("On your board", gone=True)
    first, last = hands.visible(app)
    hands.survey(app, {"object": "A", "from": first, "to": last})
    app.wait("Skip|Choose my theories", matching=True, ms=30000) # who comes next is chance
    if app.shows("Skip"):
        look("solo-thinking")
    app.wait("Your turn.*|Choose my theories", matching=True, ms=30000)
    look("solo-table")


def first_game(app, look):
    """The lessons, one after the other, and an answer to a wrong press."""
    hands.calm(app)
    wrong = {"Step 3 of 12": "Sector 4", "Step 11 of 12": "Sector 12"}

    def at(step):
        look("lesson-" + step.removeprefix("Step ").split(" ")[0])
        if step in wrong:
            app.tap(wrong[step])
            look(f"lesson-{step.split(' ')[1]}-wrong")

    lessons.play_lessons(app, at)


def closed(app, look):
    """A folder that cannot be opened."""
    app.wait("Try again")
    app.wait("Opening your tables", gone=True)
    look("closed")
