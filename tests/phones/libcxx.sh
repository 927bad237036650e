#!/usr/bin/env bash
# The core built with clang and libc++: libcxx.sh FOLDER, which holds the programs. Golden codes and playthroughs as everywhere, then whole games
# between devices of the app without screens: store, wire, session and all. Qt is Debian's, built with the other
# standard library; nothing of either crosses between them, because Qt's interface has its own types.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
bin=$(realpath "${1:?folder of the programs}")
"$here/portability.sh" "$bin"
ldd "$bin/aphelion-headless" | grep -q 'libc++\.so' || { echo "that is not libc++"; exit 1; }
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
"$here/../lab/run.py" --air tcp --bin "$bin" --out "$out" whole-game killed-guest killed-host wrong-code
