#!/usr/bin/env bash
# Names are shown as they were typed: texts on the screen are Labels, which know no markup, or say themselves how they are read.
# plain_text.sh FOLDER
set -euo pipefail
found=$(grep -rlE --include='*.qml' '(^|[^.[:alnum:]])Text \{' "$1" | xargs -r grep -L 'textFormat: ' || true)
[ -z "$found" ] || { echo "Text instead of Label in: $found" && exit 1; }
