#!/usr/bin/env bash
# A room can include exactly the rooms that the architecture allows it: COMPILER ARROWS INCLUDE_PATHS CORE
set -euo pipefail
compiler=$1 arrows=$2 include_paths=$3 core=$4
tries=0 wrong=0

mapfile -t rooms < <(cut -d';' -f1 "$include_paths")
if [ "$(printf '%s\n' "${rooms[@]}" | sort)" != "$(grep -v '^#' "$arrows" | cut -d: -f1 | sort)" ]; then
    echo "the rooms that are built are not the rooms of $arrows"
    exit 1
fi

# Where a room lies in core: those of games have their game before their name.
folder_of() { if [[ $1 == */* ]]; then echo "games/$1"; else echo "$1"; fi; }

while IFS=';' read -r -a words; do
    from=${words[0]}
    flags=()
    for path in "${words[@]:1}"; do flags+=("-I$path"); done
    for to in "${rooms[@]}"; do
        [ "$to" = "$from" ] && continue
        folder=$(folder_of "$to")
        header=$(cd "$core" && find "$folder" -name '*.h' | sort | head -n 1)
        header=$to${header#"$folder"}
        allowed=no compiles=no
        grep -qE "^$from:.* $to( |$)" "$arrows" && allowed=yes
        if said=$("$compiler" -std=c++20 -fsyntax-only "${flags[@]}" -x c++ - <<<"#include \"$header\"" 2>&1); then
            compiles=yes
        elif [[ $said != *"$header"*"o such file"* && $said != *"$header' file not found"* ]]; then
            echo "$from including $header fails for another reason: $said"
            exit 1
        fi
        tries=$((tries + 1))
        if [ $allowed != $compiles ]; then
            echo "$from including $header: allowed $allowed, compiles $compiles"
            wrong=$((wrong + 1))
        fi
    done
done <"$include_paths"

# A path that leaves the room by the back door would escape the check above.
if grep -rnE '#include "(\.\.|/)' "$core"; then
    echo "an include goes around the rooms"
    exit 1
fi
if grep -rnE '#include <Q' "$core"/{base,code,crypto,table,wire,device/store} "$core/games"; then
    echo "Qt in an inner room"
    exit 1
fi
if grep -rlE '#include <(QBluetooth|QLowEnergy|QtBluetooth)' "$core" "$core/../qml" "$core/../tests" | grep -v '/device/bluetooth/'; then
    echo "Qt Bluetooth outside its folder"
    exit 1
fi
echo "$tries includes tried, $wrong against the architecture"
[ $wrong = 0 ]
