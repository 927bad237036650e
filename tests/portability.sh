#!/usr/bin/env bash
# Golden codes and playthroughs come out byte by byte the same from every build:
# portability.sh PLACE..., a PLACE being a folder of binaries, with an emulator's name before it if need be
set -euo pipefail
export LC_ALL=C # so that [a-z] means small letters
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

first=
for place in "$@"; do
    read -r -a words <<<"$place"
    folder=${words[-1]}
    emulator=("${words[@]:0:${#words[@]}-1}")
    out=$scratch/out
    "${emulator[@]}" "$folder/golden_codes" >"$out"
    cmp "$out" "$here/games/planetx/deal/golden_codes.txt"
    "$here/games/planetx/playthroughs/replay.py" --planetx "${emulator[*]} $folder/planetx" --raw "$here"/games/planetx/playthroughs/[a-z]*.txt >>"$out"
    sum=$(sha256sum <"$out" | cut -c1-16)
    echo "$place: $(wc -c <"$out") bytes, sha256 $sum"
    [ -z "$first" ] || [ "$sum" = "$first" ] || { echo "$place differs"; exit 1; }
    first=$sum
done
