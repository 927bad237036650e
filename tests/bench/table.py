#!/usr/bin/python3
"""Prints the benchmark's figures as a table and checks the ratios: table.py RESULTS.json BIN"""

import json
import os
import subprocess
import sys
import time

import screen

# What is measured: label, benchmark, plain benchmark, least ratio.
RATIOS = [
    ("all Standard skies", "catalogue/0", "cataloguePlain/0", None),
    ("all Expert skies", "catalogue/1", "cataloguePlain/1/iterations:1", 100),
    ("survey for asteroids, Expert", "survey/asteroids", "surveyPlain/asteroids", 5),
    ("survey for empty, Expert", "survey/empty", "surveyPlain/empty", 5),
    ("best action of all, Expert skies", "bestAction", "eachActionByItself", 30),
    ("  and about Planet X", "bestActionAboutX", "eachActionByItself", None),
    ("entry stored (plain: write, sync)", "storedEntry/real_time", "storedEntryPlain/real_time", None),
    ("unlock (plain: Argon2id alone)", "unlock/iterations:5/real_time", "stretchPin/iterations:5/real_time", None),
    ("note kept (plain: in memory)", "storedNote/real_time", "note/iterations:2000", None),
    ("meeting by code (plain: its points)", "handshake/code", "codeByItself", 0.1),
    ("meeting by pairing (plain: its keys)", "handshake/pairing", "keysByThemselves", 0.1),
    ("meeting by table key", "handshake/tableKey", "keysByThemselves", 0.1),
    ("action in step (plain: signatures)", "actionInStep/20/iterations:200", "actionSigned", 0.03),
    ("log of 300 entries read (plain: version 1)", "openLog/2", "openLog/1", 0.3),
    ("entry signed (plain: version 1)", "makeEntry/2", "makeEntry/1", 0.3),
]
TIMES = [
    ("deal, cold, Standard", "dealCold/0"),
    ("deal, warm, Standard", "dealWarm/0"),
    ("deal, cold, Expert", "dealCold/1"),
    ("deal, warm, Expert", "dealWarm/1"),
    ("one more piece, all Expert skies", "narrowAll"),
    ("  all marginals", "tallyAll"),
    ("one more piece and its undo, mid-game", "narrowMidGame"),
    ("  all marginals", "tallyMidGame"),
    ("a bot's turn, Expert, knowing nothing", "botBegins"),
    ("a bot's turn, Expert, mid-game", "botMidGame"),
    ("a reason in Expert, 20 pieces", "explainTwenty"),
    ("action with answer, stored", "storedAction/real_time"),
    ("resume a table of 300 entries", "resume300/real_time"),
]
FRAGMENTS = (20, 185, 512)
MOST_CATALOGUE_MB = 6.0
MOST_BOTS_MB = 8.0
MOST_PEER_KB = 64.0


def process_ms(planetx: str, code: str) -> float:
    """The median of whole runs of `planetx deal`."""
    runs = []
    for _ in range(15):
        start = time.perf_counter()
        subprocess.run([planetx, "deal", code], check=True, stdout=subprocess.DEVNULL)
        runs.append(1000 * (time.perf_counter() - start))
    return sorted(runs)[len(runs) // 2]


def main() -> int:
    results, bin_folder = sys.argv[1:]
    planetx = os.path.join(bin_folder, "planetx")
    with open(results, encoding="utf-8") as file:
        found = {run["name"]: run for run in json.load(file)["benchmarks"]}
    missed = []
    print(f"{'':36}{'ms':>10}{'plain ms':>12}{'ratio':>9}{'wanted':>9}")
    for label, fast, plain, least in RATIOS:
        ratio = found[plain]["real_time"] / found[fast]["real_time"]
        wanted = f">= {least}" if least else ""
        print(f"{label:36}{found[fast]['real_time']:10.2f}{found[plain]['real_time']:12.1f}{ratio:9.2f}{wanted:>9}")
        if least and ratio < least:
            missed.append(f"{label}: {ratio:.1f} instead of {least}")
    stored = found["storedEntry/real_time"]["real_time"]
    print(f"{'entries stored per second':36}{1000 / stored:10.0f}")
    print(f"{'on disk after 100 actions, 200 notes':36}{found['sizeAfterGame/iterations:1']['kB']:10.0f} kB")
    print(f"{'bytes of an entry (version 1)':36}{found['openLog/2']['bytes']:10.0f}{found['openLog/1']['bytes']:12.0f}")
    for size in FRAGMENTS:
        second = 1000 / found[f"message200/{size}"]["real_time"]
        print(f"{f'messages of 200 bytes, cut to {size}':36}{second:10.0f} a second, {found[f'onAir200/{size}/iterations:1']['bytes']:.0f} bytes on air")
    for size in (20, 185):
        step = found[f"actionInStep/{size}/iterations:200"]
        print(f"{f'actions in step, cut to {size}':36}{1000 / step['real_time']:10.0f} a second, {step['bytes']:.0f} bytes on air each")
    whole = found["resumeInStep300/iterations:3"]
    print(f"{'300 entries resumed, cut to 20':36}{whole['batches']:10.0f} round trips, {whole['bytes'] / 1024:.0f} KB on air, "
          f"{whole['seconds']:.1f} s at a fragment a millisecond")
    for label, name in TIMES:
        print(f"{label:36}{found[name]['real_time']:10.2f}")
    for mode in ("standard", "expert"):
        new = subprocess.run([planetx, "new", mode, "--seed", "1"], check=True, capture_output=True, text=True)
        print(f"{'planetx deal, process, ' + mode:36}{process_ms(planetx, json.loads(new.stdout)['code']):10.2f}")
    memory = found["catalogue/1"]["peakMB"]
    print(f"{'Expert catalogue, peak':36}{memory:10.2f} MB, wanted <= {MOST_CATALOGUE_MB:.0f}")
    if memory > MOST_CATALOGUE_MB:
        missed.append(f"catalogue: {memory:.2f} MB")
    bots = found["fourBots/iterations:1"]["peakMB"]
    print(f"{'four bots at an Expert table, peak':36}{bots:10.2f} MB, wanted <= {MOST_BOTS_MB:.0f}")
    if bots > MOST_BOTS_MB:
        missed.append(f"four bots: {bots:.2f} MB")
    peer = found["memoryOfPeer/iterations:1"]["kB"]
    print(f"{'a peer, everything full':36}{peer:10.2f} KB, wanted <= {MOST_PEER_KB:.0f}")
    if peer > MOST_PEER_KB:
        missed.append(f"peer: {peer:.2f} KB")
    print(f"\n{'on the screen, in software':36}{'':>10}{'plain':>12}{'ratio':>9}{'wanted':>9}")
    for label, unit, ours, plain, least in screen.measured(bin_folder):
        beside = f"{plain:9.2f} {unit}{plain / ours:9.2f}" if plain else ""
        print(f"{label:36}{ours:7.1f} {unit}{beside}{f'>= {least}' if least else '':>9}", flush=True)
        if least and plain / ours < least:
            missed.append(f"{label}: {plain / ours:.2f} instead of {least}")
    for line in missed:
        print(f"missed: {line}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
