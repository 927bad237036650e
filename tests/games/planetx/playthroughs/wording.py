"""The wording of playthroughs: from a short sentence to a command, and from its answer to lines for people."""

import json
import textwrap

INDENT = "    "
WIDTH = 116

OBJECTS = {"C": "comet", "A": "asteroid", "D": "dwarf planet", "G": "gas cloud", "E": "appears empty", "X": "Planet X"}


# From a short sentence to the command's JSON.


def theories(words):
    if words == ["none"]:
        return []
    pairs = [word.split("=") for word in words]
    return [{"sector": int(sector), "object": thing} for sector, thing in pairs]


def guess(sector, before, after):
    return {"sector": int(sector), "before": before, "after": after}


def survey(thing, run):
    first, last = run.split("-")
    return {"do": "survey", "object": thing, "from": int(first), "to": int(last)}


def last_chance(kind, *words):
    use = {"theories": lambda: theories(list(words)), "locate": lambda: guess(*words), "pass": lambda: True}
    return {"do": "lastChance", kind: use[kind]()}


PLAYERS = {
    "survey": survey,
    "target": lambda sector: {"do": "target", "sector": int(sector)},
    "research": lambda topic: {"do": "research", "topic": topic},
    "locate": lambda *words: {"do": "locate", **guess(*words)},
    "theories": lambda *words: {"do": "theories", "place": theories(list(words))},
    "last": last_chance,
}
BY_HAND = {  # with the board on the table
    "review": lambda theory: {"do": "review", **theories([theory])[0]},
    "conference": lambda name: {"do": "conference", "name": name},
    "reveal": lambda: {"do": "reveal"},
}


def command_json(sentence):
    """`raw` sends the rest as it stands, for what is no command."""
    first, *rest = sentence.split()
    if first == "raw":
        return sentence.removeprefix("raw").strip()
    try:
        if first in BY_HAND:
            return json.dumps(BY_HAND[first](*rest))
        return json.dumps({"player": int(first), **PLAYERS[rest[0]](*rest[1:])})
    except (ValueError, TypeError, KeyError, IndexError) as fault:
        raise ValueError(f"not a command: {sentence}") from fault


# From planetx's answer to lines for people. Whatever has no words of its own is shown as JSON: nothing is lost.


def listed(items, none="none"):
    return " ".join(str(item) for item in items) or none


def answer_words(answer):
    match answer:
        case {"count": count}: return f"learns {count}"
        case {"object": thing}: return f"learns {OBJECTS[thing]}"
        case {"text": text, "clue": _}: return f"learns: {text}" if text else "learns: no clue"
        case {"found": found}: return "found" if found else "not found"
        case {"correct": correct}: return "right" if correct else "wrong"
        case {"sky": sky}: return f"the sky is {sky}"
    return json.dumps(answer)


def event_words(event):
    match event:
        case {"event": "surveyed", "player": p, "object": o, "from": a, "to": b}: return f"p{p} surveys {o} {a}-{b}"
        case {"event": "targeted", "player": p, "sector": s}: return f"p{p} targets {s}"
        case {"event": "researched", "player": p, "topic": topic}: return f"p{p} researches {topic}"
        case {"event": "located", "player": p, "found": found}:
            return f"p{p} {'finds' if found else 'does not find'} Planet X"
        case {"event": "conference held", "name": name, "text": text}: return f"conference {name}: {text}"
        case {"event": "theories sealed", "player": p}: return f"p{p} has chosen"
        case {"event": "theories placed", "player": p, "sectors": []}: return f"p{p} places nothing"
        case {"event": "theories placed", "player": p, "sectors": sectors}: return f"p{p} places in {listed(sectors)}"
        case {"event": "theory turned up", "player": p, "sector": s, "object": o, "correct": correct}:
            return f"p{p} s{s}={o} is {'right' if correct else 'wrong'}"
        case {"event": "reviewed", "sector": s, "object": o, "correct": correct}:
            return f"{s}={o} is {'right' if correct else 'wrong'}"
        case {"event": "revealed"}: return "the sky is revealed"
    return json.dumps(event)


def whose_move(board):
    match board:
        case {"phase": "turn", "toAct": who, "waitingFor": [only]} if who == only: return f"turn of p{who}"
        case {"phase": "theories", "toAct": None, "waitingFor": [*who]}:
            return f"theory phase, waiting for {listed(f'p{p}' for p in who)}"
        case {"phase": "lastChance", "toAct": who, "waitingFor": [first, *others]} if who == first:
            return f"last chance of p{who}" + "".join(f", then p{p}" for p in others)
        case {"phase": "over", "toAct": None, "waitingFor": []}: return "over"
    return json.dumps([board.get(key) for key in ("phase", "toAct", "waitingFor")])


def place(theory):
    return f"p{theory['player']} s{theory['sector']}"


def theories_by_place(theories):
    """What each player has in each sector; the place with the newest theory comes last."""
    found = {}
    for theory in theories:
        up, thing = theory["faceUp"], theory["object"]
        known = f"={thing}" if up and thing else "?" if not up and thing is None else f"faceUp {up} {thing}"
        found[place(theory)] = found.pop(place(theory), place(theory)) + f" space{theory['space']} {known}"
    return found


def places(board):
    return [place(theory) for theory in board.get("theories", [])]


def added(old, new):
    """The places at the end of the new list that do not continue the old one; others may have left it."""
    rest = list(new)
    for place in old:
        if rest and rest[0] == place:
            rest.pop(0)
    return rest


def score_words(score):
    return (f"{score['total']} = leader {score['leader']} + theories {score['theories']} + X {score['x']},"
            f" rank {score['rank']}")


SHARED = {
    "earth": lambda sector: f"earth {sector}",
    "visible": lambda ends: "visible " + "-".join(map(str, ends)),
    "confirmed": lambda them: "confirmed " + listed(f"{sector}={thing}" for sector, thing in them.items()),
    "ruledOut": lambda them: "ruled out " + listed(f"{t['sector']}={t['object']}" for t in them),
    "conferences": lambda names: "conferences " + listed(names),
    "finder": lambda who: "finder none" if who is None else f"finder p{who}",
}
EACH = {
    "pawns": lambda pawn: f"t{pawn['t']} sector {pawn['sector']}",
    "targetsLeft": lambda left: f"targets {left}",
    "tokens": lambda left: "tokens " + listed(f"{thing}{n}" for thing, n in left.items()),
    "scores": score_words,
}
MOVE = ("phase", "toAct", "waitingFor")
FIELDS = ("earth", "visible", "pawns", "targetsLeft", "tokens", "theories", "confirmed", "ruledOut", "conferences",
          "finder", "scores")
AT_FIRST = {"confirmed": "confirmed none", "ruledOut": "ruled out none", "conferences": "conferences none",
            "finder": "finder none"}


def field_words(field, value):
    """By a name that stays the same from board to board."""
    if field in EACH and value:
        return {f"{field} {p}": f"p{p} {EACH[field](one)}" for p, one in enumerate(value)}
    if field == "theories":
        return theories_by_place(value)
    if field == "scores" and value is None:
        return {}
    return {field: SHARED[field](value) if field in SHARED else f"{field} {json.dumps(value)}"}


def board_words(board):
    words = {"move": whose_move(board)}
    for field in dict.fromkeys([*FIELDS, *board]):
        if field not in board:
            words[field] = f"{field} missing"
        elif field not in MOVE:
            words |= field_words(field, board[field])
    return words


def wrapped(title, items):
    """Lines break between items, not inside them."""
    whole = [item.replace(" ", "\xa0").replace(",\xa0", ", ") for item in items]
    lines = textwrap.wrap(title + "; ".join(whole), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT * 2)
    return [line.replace("\xa0", " ") for line in lines]


class Watcher:
    """Tells of each answer whose move it is now and what else is new since the one before."""

    def __init__(self):
        self.seen = AT_FIRST
        self.places = []

    def lines(self, reply):
        if not reply["ok"]:
            return [f"{INDENT}refused: {reply['refusal']}"]
        learned = [] if reply["answer"] is None else [INDENT + answer_words(reply["answer"])]
        heard = wrapped("heard: ", map(event_words, reply["events"]))
        return learned + heard + wrapped("board: ", self.news(reply["board"]))

    def news(self, board):
        words, now = board_words(board), places(board)
        fresh = added(self.places, now)
        told = [f"new {text}" if name in fresh else text for name, text in words.items()
                if name == "move" or name in fresh or self.seen.get(name) != text]
        told += [f"{name} gone" for name in self.seen if name not in words]
        self.seen, self.places = words, now
        return told
