#!/usr/bin/env python3
"""Runs scenarios with the product's own programs: run.py --air tcp|bluetooth --bin FOLDER --out FOLDER [SCENARIO...]
Prints PASS or FAIL for each, with what was measured. The exit code is 0 only if all passed."""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import time

from figures import Figures
from radios import Bluetooth, Tcp
from scenarios import ALL
from table import Failure

LONGEST = 600  # seconds for one scenario, on a computer that has much else to do


class Lab:
    """What a scenario works with."""

    def __init__(self, air, given, name):
        self.air, self.programs, self.out = air, given.bin, os.path.join(given.out, name)
        self.moves_before_locating, self.messages = given.moves, given.messages
        self.figures = Figures()
        self.end = time.monotonic() + LONGEST

    def program(self, name):
        return os.path.join(self.programs, name)

    def left(self):
        """Seconds for what remains of the scenario."""
        return max(1, self.end - time.monotonic())

    def code(self):
        said = subprocess.run([self.program("planetx"), "new", "standard"], check=True, capture_output=True, text=True)
        return json.loads(said.stdout)["code"]

    def code_beside(self, code):
        """Another code for a lobby of the same name, which only the proof can tell from the right one."""
        return self.until(lambda other: other[:2] == code[:2] and other != code)

    def two_codes(self):
        code = self.code()
        return code, self.until(lambda other: other[:2] != code[:2])

    def until(self, wanted):
        while not wanted(code := self.code()):
            pass
        return code

    def count_bytes(self, name, before):
        after = self.air.bytes_sent()
        if after is not None:
            self.figures.count(name, after - before)


def too_long(*_):
    raise Failure(f"the scenario takes more than {LONGEST} s")


def run(name, scenario, air, given):
    lab = Lab(air, given, name)
    shutil.rmtree(lab.out, ignore_errors=True)
    os.makedirs(lab.out)
    begun = time.monotonic()
    signal.signal(signal.SIGALRM, too_long)
    trouble = None
    try:
        air.start(lab.out)
        signal.alarm(LONGEST)
        scenario(lab)
    except Exception as caught:  # whatever it is, the others have their turn
        trouble = caught
    finally:
        signal.alarm(0)
        air.stop()
    took = time.monotonic() - begun
    print(f"{'FAIL' if trouble else 'PASS'} {name} in {took:.0f} s: {scenario.__doc__}")
    for line in lab.figures.lines():
        print(f"     {line}")
    if trouble:
        print(f"     {type(trouble).__name__}: {trouble}")
    sys.stdout.flush()
    return trouble is None


def main(scenarios=ALL, about=__doc__):
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--air", choices=["tcp", "bluetooth"], required=True)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--moves", type=int, default=6, help="each player's before somebody finds Planet X")
    parser.add_argument("--messages", type=int, default=1000, help="of each channel, where there are many")
    parser.add_argument("--trace", action="store_true", help="keep what goes to and from the controllers")
    parser.add_argument("scenarios", nargs="*", metavar="scenario", help=", ".join(scenarios))
    given = parser.parse_args()
    unknown = set(given.scenarios) - set(scenarios)
    if unknown:
        parser.error(f"there is no scenario {', '.join(unknown)}; there are {', '.join(scenarios)}")
    os.makedirs(given.out, exist_ok=True)
    air = Tcp() if given.air == "tcp" else Bluetooth(os.path.join(given.bin, "btvirt"), given.out, given.trace)
    wanted = given.scenarios or [name for name in scenarios if air.privileges or name != "no-rights"]
    results = [run(name, scenarios[name], air, given) for name in wanted]
    print(f"{sum(results)} of {len(results)} scenarios passed over {air.name}")
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
