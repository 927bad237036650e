#!/usr/bin/env bash
# The core built with clang and libc++: libcxx.sh FOLDER, which holds the programs. Debian's Qt is built with the other standard library and
# gives nothing that has std types in its name, so the rooms with Qt are compiled but not all of them can be linked. What
# can is run: golden codes and playthroughs, bots, parsers over their corpus, and games between simulated devices,
# some of them in real files.
set -euo pipefail
tests=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
bin=$(realpath "${1:?folder of the programs}")
ldd "$bin/sim" | grep -q 'libc++\.so' || { echo "that is not libc++"; exit 1; }
"$tests/portability.sh" "$bin"
for parser in "$bin"/fuzz_*; do
    "$parser" "$tests/fuzz/corpus/${parser##*/fuzz_}"
done
"$bin/bots" 40 3 | tail -3
"$bin/sim" 2000
