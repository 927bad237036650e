#!/usr/bin/env python3
"""Whether the checks see what they should: planted.py [ROOT]. Each error of a module's PLANTED is made in a copy of the tree,
and that module has to find it, and nothing in the copy before."""

import os
import shutil
import sys
import tempfile
from functools import partial
from pathlib import Path

from check import HERE, modules

# Of the code only what says how it is built, and the pages of the settings.
CODE = {"core", "qml"}


def left_out(root, folder, names):
    parts = set(Path(folder).relative_to(root).parts)
    keep = not CODE & parts or "settings" in parts
    return {name for name in names if name == "__pycache__" or name.endswith("InchScreenshots")
            or not (keep or name == "CMakeLists.txt" or name.endswith(".cmake") or os.path.isdir(os.path.join(folder, name)))}


def copy(root, folder, what):
    for name in what:
        source, target = os.path.join(root, name), os.path.join(folder, name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if os.path.isdir(source):
            shutil.copytree(source, target, ignore=partial(left_out, root))
        else:
            shutil.copy(source, target)


def seen(root, module, spoil, check="check"):
    """What a module says of a copy of what it looks at, after it was spoilt."""
    with tempfile.TemporaryDirectory() as folder:
        copy(root, folder, module.LOOKS_AT)
        if spoil:
            spoil(Path(folder))
        return getattr(module, check)(Path(folder))


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.dirname(HERE))
    failed, count = [], 0
    for name, module in modules().items():
        before = seen(root, module, None)
        failed += [f"{name}: finds something where nothing is: {problem}" for problem in before]
        for error, spoil in module.PLANTED.items():
            count += 1
            if not seen(root, module, spoil):
                failed.append(f"{name}: does not see: {error}")
        if hasattr(module, "check_for_store"): # nothing that only a release has is in a copy
            count += 1
            failed += [] if seen(root, module, None, "check_for_store") else [f"{name}: would release without anything"]
    print("\n".join(failed) or f"{count} planted errors, all found")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
