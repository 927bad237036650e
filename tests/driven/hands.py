"""How a person does each thing in the app: with taps, by the words on the screen."""

import re

LABELS = {"C": "Comet", "A": "Asteroid", "D": "Dwarf planet", "G": "Gas cloud", "E": "Empty"}
NAMES = ["Ana", "Luca", "Mira", "Théo"]


def calm(app):
    """Without motion, so that nothing is tapped on its way, and without long waits for bots."""
    app.wait("Settings")
    app.do(prefer={"reducedMotion": True, "botPace": "quick"})


def enter_game(app, code, names, board=False):
    """From home to the curtain of a new table of these people."""
    app.tap("Enter game code")
    app.wait("Back")
    app.do(type=code)
    if board:
        app.tap("With the board")
    app.tap("Several of us")
    app.tap("Continue")
    seat_people(app, names)


def seat_people(app, names):
    """In the lobby."""
    app.wait("Start")
    while not app.shows(f"Player {len(names)}"):
        app.tap("Add a player")
    for number, name in enumerate(names, 1):
        app.tap(f"Player {number}")
        app.do(type=name)
    app.tap("Start")
    app.wait("Hand over to .*", matching=True)


def turn_order(app):
    """Who is rearmost, and so on, as the board shows it to everybody."""
    app.tap("Look at the board")
    app.wait("Turn order")
    names = [sight["name"].split(",")[0] for sight in app.see() if sight["role"] == "ListItem"]
    app.tap("Back")
    return names


def sit_down(app, name):
    """Through the curtain, whoever it names."""
    if not app.shows(f"I am {name}"):
        app.tap("I am not .*", matching=True)
        app.tap(name)
    app.tap(f"I am {name}")
    app.wait("I am .*", matching=True, gone=True)
    if app.shows("They’re already in your notes"):
        app.tap("Start")


def note_facts(app):
    """The starting facts are read and put away."""
    app.wait("Welcome.*", matching=True, ms=30000)
    app.tap("Start|I have noted them", matching=True)


ANSWER = ".*Only you see this.*" # on the table; it stays there until something else is done


def answer_on(app):
    """The answer that the table announces, if there is one."""
    return next((sight["name"] for sight in app.see() if sight["role"] == "AlertMessage" and "Only you see this" in sight["name"]), None)


def told(app, then=None):
    """The answer as it is announced; where it has a page of its own it is put away. Quick bots may have news at once: then
    the answer stands on the table after it."""
    app.wait(then or f"{ANSWER}|Continue", matching=True)
    if then:
        texts = [sight["name"] for sight in app.see() if sight["role"] == "AlertMessage"]
        app.tap(then)
        return texts[-1] if texts else ""
    while not (answer := answer_on(app)):
        if app.shows("Continue"):
            app.tap("Continue")
        app.wait(f"{ANSWER}|Continue", matching=True)
    return answer


def pick_run(app, first, last):
    """Along the wheel, in one go."""
    if last == first:
        app.tap(f"Sector {first}")
    else:
        app.do(drag=f"Sector {first}", to=f"Sector {last}")


def visible(app):
    """The visible half, as the line under the title says."""
    said = next(name for name in app.names() if "Visible sky" in name)
    first, last = re.search(r"Visible sky (\d+)–(\d+)", said).groups()
    return int(first), int(last)


def survey(app, move):
    app.tap("Survey.*", matching=True)
    app.tap("Appears empty" if move["object"] == "E" else LABELS[move["object"]])
    if not any(name.startswith(f"Sectors {move['from']} to {move['to']}") for name in app.names()): # the widest run is picked already
        pick_run(app, move["from"], move["to"])
    app.tap("Survey .*", matching=True)
    return told(app)


def target(app, move):
    """From the sector's own card."""
    app.tap(f"Sector {move['sector']}( .*|,.*)?", matching=True)
    app.tap(f"Target sector {move['sector']}.*", matching=True)
    return told(app)


def research(app, move):
    app.tap("Research.*", matching=True)
    app.tap(f"Topic {move['topic']}.*", matching=True)
    app.tap("Research topic.*", matching=True)
    return told(app)


def guess(app, where):
    app.tap(f"Sector {where['sector']}")
    for nth, side in enumerate(("before", "after")):
        label = LABELS[where[side]]
        cards = [sight for sight in app.see() if sight["name"] == label and sight["control"]]
        if not cards[nth]["checked"]: # what the notes hold is picked already
            app.tap(label, nth=nth)


def look_there(app, move):
    """As far as the moment that tells what came of it."""
    app.tap("Locate.*", matching=True)
    guess(app, move)
    app.tap("Locate Planet X.*", matching=True)
    app.tap("Yes, look there.*", matching=True)
    app.wait("Continue")


def locate(app, move):
    look_there(app, move)
    return told(app, "Continue")


def conference(app, move):
    app.tap("Conference")
    app.tap("Sector .*", matching=True, nth=int(move["name"][1:]) - 1)
    app.tap("Hold the conference")
    return told(app, "Done")


def review(app, move):
    app.tap("Review")
    app.tap(LABELS[move["object"]])
    app.tap(f"Sector {move['sector']}")
    app.tap("Turn up sector .*", matching=True)
    return told(app, "Done")


def choose(app, theories):
    for theory in theories:
        app.tap(LABELS[theory["object"]])
        app.tap(f"Sector {theory['sector']}.*", matching=True)


def theories(app, move):
    if not move["place"] and app.shows("No theory"): # on the table itself
        app.tap("No theory")
        return
    if not app.shows("Theories"):
        app.tap("Choose my theories")
    choose(app, move["place"])
    app.tap("Seal" if move["place"] else "No theory this time")
    app.wait("Seal|No theory this time", matching=True, gone=True) # another device may have to write it


def theory_there(app, sector, letter):
    """From the sector's own card."""
    app.tap(f"Sector {sector}( .*|,.*)?", matching=True)
    app.tap(LABELS[letter])
    app.tap("Seal")


def last_chance(app, move):
    if not app.shows("Last chance"):
        app.tap("Use my last chance")
    if "locate" in move:
        app.tap("Locate Planet X")
        guess(app, move["locate"])
        app.tap("Locate Planet X", nth=1)
        app.tap("Yes, look there.*", matching=True)
        app.tap("Continue")
        return
    choose(app, move.get("theories", []))
    app.tap("Place" if move.get("theories") else "Pass")
    app.wait("Place|Pass", matching=True, gone=True)


DEEDS = {"survey": survey, "target": target, "research": research, "locate": locate, "theories": theories,
         "lastChance": last_chance, "conference": conference, "review": review}


def see_news(app):
    """Peer reviews, conferences and who has found Planet X, which everybody looks at together."""
    while app.shows("Continue"):
        app.tap("Continue")


def play(app, move, name):
    """One whole turn: sit down, do it, look at what follows, hand over. What the player was told."""
    sit_down(app, name)
    answer = DEEDS[move["do"]](app, move)
    see_news(app)
    if app.shows("Close my notes"):
        app.tap("Close my notes")
        see_news(app) # what waited until the answer was put away
    return answer
