"""The app on the screen, measured through its driver beside a plain window: starting, answering, turning, memory, size.
Drawn in software without a screen, so the figures say more about ratios than about anybody's phone. Run by itself it only
rehearses: everything is done once, whatever time it takes."""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "driven"))

import hands  # noqa: E402
from app import App  # noqa: E402
import solo  # noqa: E402
import solo_game  # noqa: E402
from prepare import CODE, Headless, with_help  # noqa: E402
from reference import People, Reference  # noqa: E402

TABLET = (1280, 800)
STARTS = 7
SURVEYS = 9
TURNS = 3
CONFERENCE = 10
HINTS = 8


def first_frame(app):
    while not (first := app.do(figures=True)["firstFrame"]):
        time.sleep(0.01)
    return first


def started(binary, folder):
    """Milliseconds from starting the program to its first frame."""
    before = 1000 * time.monotonic()
    app = App(binary, folder, size=TABLET)
    first = first_frame(app)
    app.close()
    return first - before


def first_frames(binary, plain, folder):
    """Medians of both, by turns, after one of each that fills caches."""
    times = [(started(binary, folder), started(plain, folder)) for _ in range(STARTS + 1)][1:]
    return [statistics.median(column) for column in zip(*times)]


class Steady(People):
    """Everybody surveys one sector at a time, which costs most: the last of a round turns the Earth by several sectors."""

    def propose(self):
        move = super().propose()
        if move["do"] in ("theories", "lastChance"):
            return move
        return {"player": move["player"], "do": "survey", "object": "A", "from": self.visible()[0], "to": self.visible()[0]}


class Table:
    """A table in a folder, played by headless before the app opens it."""

    def __init__(self, bin_folder, folder, players, board=False):
        self.device = Headless(os.path.join(bin_folder, "aphelion-headless"), folder)
        ids = [self.device.do("newPlayer", name=name)["player"] for name in hands.NAMES[:players]]
        self.device.do("newTable", code=CODE["standard"], players=ids, order=list(range(players)), board=board)

    def play(self, move):
        """Milliseconds until the answer was there."""
        self.device.do("unlock", seat=move["player"])
        rest = {key: value for key, value in move.items() if key != "do"}
        before = time.perf_counter()
        self.device.do(move["do"], **rest)
        took = 1000 * (time.perf_counter() - before)
        self.device.do("lock")
        return took


def ask_survey(app, move):
    """Everything but the last tap."""
    app.tap("Survey.*", matching=True)
    app.tap(hands.LABELS[move["object"]])
    hands.pick_run(app, move["from"], move["to"])


def answers(bin_folder):
    """Medians: from letting go of the button to the frame with the answer; the same question without a screen."""
    question = {"player": 0, "do": "survey", "object": "A", "from": 1, "to": 4}
    with tempfile.TemporaryDirectory() as folder:
        table = Table(bin_folder, folder, players=2, board=True)
        plain = [table.play(question) for _ in range(SURVEYS)]
        table.device.close()
        app = App(os.path.join(bin_folder, "aphelion"), folder, resume=True)
        app.wait("Hand over to .*", matching=True)
        app.do(prefer={"reducedMotion": True})
        hands.sit_down(app, hands.NAMES[0])
        shown = []
        for _ in range(SURVEYS):
            ask_survey(app, question)
            shown.append(app.do(tap="Survey .*", until=hands.ANSWER, matching=True)["ms"])
        app.close()
    return statistics.median(shown), statistics.median(plain)


def watched(app, deed):
    """The frames while something turns after a deed, until it has come to rest longer than the Earth stops at a gate."""
    app.do(watch="turning")
    deed()
    seen, rests = [], 0
    while rests < 8:
        time.sleep(0.1)
        now = app.do(figures=True)
        rests = rests + 1 if len(now["frames"]) == len(seen) else 0
        seen = now["frames"]
    return now


def spread(frames):
    frames = sorted(frames)
    return statistics.median(frames), frames[int(0.95 * (len(frames) - 1))], frames[-1]


def before_a_turn(bin_folder, folder):
    """Plays until somebody's survey is next that turns the Earth by three sectors, with theories on
    the board and no conference on the way; that survey."""
    scout, game = [Reference(os.path.join(bin_folder, "planetx"), CODE["standard"], 4) for _ in range(2)]
    ahead, people = [Steady(which, seed=6, moves_before_locating=99) for which in (scout, game)]
    table = Table(bin_folder, folder, players=4)
    while True:
        earth = scout.board["earth"]
        move, _ = ahead.next_move()
        if move["do"] == "survey" and len(scout.board["theories"]) > 8 and scout.board["earth"] == earth + 3 < CONFERENCE:
            table.device.close()
            return move
        table.play(people.next_move()[0])


def earth_turns(bin_folder):
    """All frames while the Earth turns on a tablet, several times over, and what drawing them took."""
    frames, drawing = [], []
    with tempfile.TemporaryDirectory() as folder:
        move = before_a_turn(bin_folder, os.path.join(folder, "0"))
        for turn in range(1, TURNS + 1):
            kept = shutil.copytree(os.path.join(folder, "0"), os.path.join(folder, str(turn)))
            app = App(os.path.join(bin_folder, "aphelion"), kept, size=TABLET, resume=True)
            app.wait("Hand over to .*", matching=True)
            app.do(prefer={"reducedMotion": True})
            hands.sit_down(app, hands.NAMES[move["player"]])
            ask_survey(app, move)
            app.do(prefer={"reducedMotion": False})
            seen = watched(app, lambda: app.tap("Survey .*", matching=True))
            frames += seen["frames"]
            drawing += seen["drawing"]
            app.close()
    return frames, drawing


def hint_frames(bin_folder):
    """The frames while hints are thought about in Expert, on a tablet, with the notes beside the table."""
    frames, drawing = [], []
    with tempfile.TemporaryDirectory() as folder:
        with_help(bin_folder, folder, "expert")
        app = App(os.path.join(bin_folder, "aphelion"), folder, size=TABLET, resume=True)
        app.wait("Hand over to .*", matching=True)
        app.do(prefer={"reducedMotion": True})
        hands.sit_down(app, hands.NAMES[0])
        for _ in range(HINTS):
            app.tap("Help")
            app.wait("Hint")
            app.do(prefer={"reducedMotion": False}) # something must move for frames to come
            app.do(watch="thinking")
            app.tap("Hint")
            app.wait("Show me what")
            seen = app.do(figures=True)
            frames += seen["frames"]
            drawing += seen["drawing"]
            app.do(prefer={"reducedMotion": True})
            app.tap("Show me what")
            app.tap("Mark it")
        app.close()
    return frames, drawing


def bot_frames(bin_folder):
    """The frames while three opponents think and act in Expert, on a tablet. Who is next hangs on the deal: own turns go by
    until an opponent's is seen."""
    with tempfile.TemporaryDirectory() as folder:
        player = solo.Thoughtless(App(os.path.join(bin_folder, "aphelion"), folder, size=TABLET))
        app = player.app
        solo.begin(app, "Expert", 3)
        hands.note_facts(app)
        seen = {"frames": []}
        while not seen["frames"]:
            app.wait(f"{solo_game.READY}|Skip", matching=True, ms=60000)
            if app.shows("Skip"):
                app.do(prefer={"reducedMotion": False})
                seen = watched(app, lambda: app.wait(solo_game.READY, matching=True, ms=60000))
                app.do(prefer={"reducedMotion": True})
            else:
                assert player.answer_what_is_asked(), "the game ended before an opponent was seen"
        app.close()
    return seen["frames"], seen["drawing"]


def plain_turns(plain):
    app = App(plain, "")
    app.do(watch="turning")
    time.sleep(2)
    seen = app.do(figures=True)
    app.close()
    return seen["frames"], seen["drawing"]


def peak_mb(app):
    with open(f"/proc/{app.process.pid}/status", encoding="ascii") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) / 1024


def memory(bin_folder):
    """The most that was in memory in the course of a whole game of three, from home to home; a plain window's."""
    names, code = hands.NAMES[:3], CODE["standard"]
    with tempfile.TemporaryDirectory() as folder:
        app = App(os.path.join(bin_folder, "aphelion"), folder)
        hands.calm(app)
        hands.enter_game(app, code, names)
        order = [names.index(name) for name in hands.turn_order(app)]
        game = Reference(os.path.join(bin_folder, "planetx"), code, len(names), order=order)
        people = People(game, seed=3)
        while game.board["phase"] != "over":
            move, _ = people.next_move()
            hands.play(app, move, names[move["player"]])
        app.tap("Show everything")
        app.wait("Total.*", matching=True)
        app.tap("Done")
        app.wait("New game")
        peak = peak_mb(app)
        app.close()
    plain = App(os.path.join(bin_folder, "plain-window"), "")
    first_frame(plain)
    least = peak_mb(plain)
    plain.close()
    return peak, least


def stripped_mb(binary):
    with tempfile.NamedTemporaryFile() as file:
        subprocess.run(["strip", "-o", file.name, binary], check=True)
        return os.path.getsize(file.name) / 1e6


def measured(bin_folder):
    """Lines of the table: label, unit, ours, plain, and the least ratio of plain to ours that is asked for."""
    app, plain = os.path.join(bin_folder, "aphelion"), os.path.join(bin_folder, "plain-window")
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder) # or every program complains
        yield "start to first frame (plain: window)", "ms", *first_frames(app, plain, folder), 0.03
        yield "tap to answer seen (plain: headless)", "ms", *answers(bin_folder), 0.03
        frames, drawing = earth_turns(bin_folder)
        plain_frames, plain_drawing = plain_turns(plain)
        for kind, ours, theirs, least in zip(("median", "95 in 100", "worst"), spread(frames), spread(plain_frames), (0.2, None, None)):
            yield f"frame as the Earth turns, {kind}", "ms", ours, theirs, least
        yield "drawing it, median of CPU time", "ms", statistics.median(drawing), statistics.median(plain_drawing), None
        frames, drawing = hint_frames(bin_folder)
        for kind, ours, theirs in zip(("median", "95 in 100", "worst"), spread(frames), spread(plain_frames)):
            yield f"frame as a hint is found, {kind}", "ms", ours, theirs, None
        yield "drawing it, worst of CPU time", "ms", max(drawing), max(plain_drawing), None
        frames, drawing = bot_frames(bin_folder)
        for kind, ours, theirs in zip(("median", "95 in 100", "worst"), spread(frames), spread(plain_frames)):
            yield f"frame as opponents play, {kind}", "ms", ours, theirs, None
        yield "drawing it, worst of CPU time", "ms", max(drawing), max(plain_drawing), None
        yield "peak memory, whole game", "MB", *memory(bin_folder), 0.2
        yield "the program, stripped", "MB", stripped_mb(os.path.join(bin_folder, "aphelion-shipped")), None, None


def rehearse():
    global SURVEYS, TURNS, HINTS
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    bin_folder = parser.parse_args().bin
    SURVEYS = TURNS = HINTS = 1
    answers(bin_folder)
    for frames_of in (earth_turns, hint_frames, bot_frames):
        frames, _ = frames_of(bin_folder)
        assert frames, f"{frames_of.__name__}: nothing was seen to move"
    print("everything that is measured on the screen can be done")


if __name__ == "__main__":
    rehearse()
