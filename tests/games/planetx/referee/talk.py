"""Talking to `planetx`: one call, or one game line by line."""

import json
import os
import select
import subprocess
from typing import IO, Any

PATIENCE_MS = 20_000


class Silence(Exception):
    """The other side said nothing, broke off or said too much."""


def call(planetx: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([planetx, *arguments], stdin=subprocess.DEVNULL, capture_output=True,
                          timeout=PATIENCE_MS / 1000, check=False)


def call_json(planetx: str, *arguments: str) -> Any:
    done = call(planetx, *arguments)
    if done.returncode != 0:
        raise Silence(f"{' '.join(arguments)}: exit {done.returncode}, {done.stderr.decode()}")
    return json.loads(done.stdout)


class Game:
    """A running `planetx play`."""

    def __init__(self, planetx: str, arguments: list[str], errors: IO[bytes]) -> None:
        self.process = subprocess.Popen([planetx, "play", *arguments], bufsize=0, stderr=errors,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.poll = select.poll()
        self.poll.register(self.process.stdout, select.POLLIN | select.POLLHUP)

    def ask(self, line: bytes) -> bytes:
        """Sends the line (blank ones before it included) and returns the one line of reply."""
        try:
            self.process.stdin.write(line + b"\n")
        except BrokenPipeError:
            raise Silence(f"ended early, exit {self.process.wait()}") from None
        reply = self._read()
        while not reply.endswith(b"\n"):
            reply += self._read()
        if reply.count(b"\n") > 1:
            raise Silence(f"more than one line of reply: {reply!r}")
        return reply

    def _read(self) -> bytes:
        if not self.poll.poll(PATIENCE_MS):
            raise Silence("no reply in time")
        part = os.read(self.process.stdout.fileno(), 1 << 16)
        if not part:
            raise Silence(f"no reply, exit {self.process.wait()}")
        return part

    def finish(self) -> None:
        """Nothing more may come after the last line, and the end is a success."""
        self.process.stdin.close()
        rest = self.process.stdout.read()
        code = self.process.wait(PATIENCE_MS / 1000)
        if rest or code != 0:
            raise Silence(f"after the last line: {rest!r}, exit {code}")

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
