#!/usr/bin/env python3
"""Seats of one device, asked for as lines: somebody comes late, and somebody goes."""

import argparse
import json
import os
import subprocess
import tempfile


def answers(program, folder, lines):
    call = subprocess.run([program, folder], input="".join(json.dumps(line) + "\n" for line in lines), capture_output=True,
                          text=True, check=True, env={**os.environ, "APHELION_SECRET_FILE": "1"})
    return [said for said in map(json.loads, call.stdout.splitlines()) if "event" not in said]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    program = os.path.join(parser.parse_args().bin, "aphelion-headless")
    with tempfile.TemporaryDirectory() as folder:
        data = os.path.join(folder, "data")
        people = [said["player"] for said in answers(program, data, [{"do": "newPlayer", "name": name} for name in ("Ana", "Luca", "Mira")])]
        said = answers(program, data, [{"do": "newTable", "mode": "standard", "players": people[:2]},
                                       {"do": "takeSeat", "player": people[2]},
                                       {"do": "releaseSeat", "seat": 2},
                                       {"do": "takeSeat", "player": people[2]}])
        late = said[1]
        assert late["ok"], f"nobody can come late: {late}"
        assert said[2]["ok"], said[2]
        assert not said[3]["ok"], "who has left cannot come back to the same table"


if __name__ == "__main__":
    main()
