"""A device of Aphelion without screens: lines go in, answers come out, and what it tells by itself is kept."""

import json
import os
import queue
import subprocess
import threading
import time


class Failure(Exception):
    """Something that should have happened did not."""


def now():
    """Milliseconds, by the clock that the program's events carry."""
    return time.monotonic() * 1000


class Phone:
    def __init__(self, program, folder, air, name, as_user=None):
        self.program, self.folder, self.air, self.name, self.as_user = program, folder, air, name, as_user
        self.seat = None
        self.process = None

    def start(self):
        self.events = []
        self.told = threading.Condition()
        self.answers = queue.Queue()
        os.makedirs(self.folder, exist_ok=True)
        if self.as_user is not None:
            os.chown(self.folder, self.as_user, self.as_user)
        self.transcript = open(self.folder.rstrip("/") + ".log", "a", buffering=1)
        self.process = subprocess.Popen([self.program, os.path.join(self.folder, "data"), "--air", self.air],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.transcript, text=True,
                                        user=self.as_user, group=self.as_user, extra_groups=[] if self.as_user else None,
                                        env={**os.environ, "APHELION_SECRET_FILE": "1", "QT_MESSAGE_PATTERN": "%{time boot} %{category} %{message}"})
        self.reader = threading.Thread(target=self.listen, daemon=True)
        self.reader.start()
        return self

    def listen(self):
        for line in self.process.stdout:
            self.note("<", line)
            said = json.loads(line)
            if "event" in said:
                with self.told:
                    self.events.append(said)
                    self.told.notify_all()
            else:
                self.answers.put(said)
        self.answers.put(None)
        with self.told:
            self.told.notify_all()

    def note(self, mark, line):
        self.transcript.write(f"{now():.0f} {mark} {line.rstrip()}\n")

    def say(self, line):
        self.note(">", json.dumps(line))
        self.process.stdin.write(json.dumps(line) + "\n")
        self.process.stdin.flush()

    def try_to(self, what, **values):
        """The answer to a line, whatever it is."""
        line = {"do": what, **values}
        try:
            self.say(line)
            answer = self.answers.get(timeout=60)
        except (BrokenPipeError, queue.Empty):
            answer = None
        if answer is None:
            raise Failure(f"{self.name} does not answer {line}; its program {self.ending()}")
        return answer

    def ending(self):
        code = self.process.poll()
        return "is still running" if code is None else f"has ended with {code}"

    def do(self, what, **values):
        answer = self.try_to(what, **values)
        if not answer["ok"]:
            raise Failure(f"{self.name}: {what} {values} is refused: {answer}")
        return answer

    def last(self, event):
        """What it told last of that kind."""
        return next((told for told in reversed(self.events) if told["event"] == event), None)

    def wait(self, what, test, seconds):
        """Until test() gives something; it is asked again whenever something is told."""
        end = time.monotonic() + seconds
        with self.told:
            while True:
                seen = len(self.events)
                self.told.release()
                try:
                    found = test()
                finally:
                    self.told.acquire()
                if found:
                    return found
                left = end - time.monotonic()
                if left <= 0 or self.process.poll() is not None:
                    raise Failure(f"{self.name} waited {seconds} s for {what}. Its program {self.ending()}. {self.story()}")
                if len(self.events) == seen:
                    self.told.wait(min(left, 5))

    def story(self):
        """What it told last of everything."""
        last = {told["event"]: told for told in self.events}
        return "It told last: " + "; ".join(json.dumps(told) for told in last.values())

    def event(self, kind, test, since=0):
        """The first event of that kind from event number `since` on that passes."""
        return next((told for told in self.events[since:] if told["event"] == kind and test(told)), None)

    def wait_stage(self, stage, seconds):
        return self.wait(f"stage {stage}", lambda: (told := self.last("stage")) and told["stage"] == stage and told, seconds)

    def head(self):
        return self.last("head")

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.reader.join()
        self.transcript.write(f"{now():.0f} killed\n")

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.stdin.close()
            try:
                code = self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.kill()
                raise Failure(f"{self.name} does not end")
            if code != 0:
                raise Failure(f"{self.name} ended with {code}")

    # What people do with it.

    def new_player(self):
        self.player = self.do("newPlayer", name=self.name)["player"]

    def sit_down(self):
        """Opens the own file, at whichever seat this device carries."""
        for seat in range(4) if self.seat is None else [self.seat]:
            if self.try_to("unlock", seat=seat)["ok"]:
                self.seat = seat
                return
        raise Failure(f"{self.name} has no seat")

    def come_back(self):
        """The program again, at the table where it was left."""
        self.start()
        self.do("resume", table=self.do("tables")["tables"][0]["table"])
        self.sit_down()
