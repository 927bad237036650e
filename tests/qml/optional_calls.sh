#!/usr/bin/env bash
# What is found by a key is not called through ?.: Qt 6.8 does not call it, and gives undefined. Name it first.
# optional_calls.sh FOLDER
set -euo pipefail
found=$(grep -rnF --include='*.qml' --include='*.js' ']?.(' "$1" || true)
[ -z "$found" ] || { echo "a call that Qt 6.8 leaves out: $found" && exit 1; }
