#!/usr/bin/env python3
"""Whether the checks see what they should: planted.py [ROOT]. Each error of a module's PLANTED is made in a copy of the tree,
and that module has to find it, and nothing in the copy before."""

import os
import shutil
import sys
import tempfile

from check import HERE, modules

COPIED = ("ios", "android", "fastlane", ".github", "docs/privacy", "cmake", "core", "qml", "CMakeLists.txt", "CMakePresets.json")
LEFT_OUT = shutil.ignore_patterns("*.cpp.o", "__pycache__", "translations", "sevenInchScreenshots", "tenInchScreenshots", "screenshots")


def copy(root, folder):
    for name in COPIED:
        source, target = os.path.join(root, name), os.path.join(folder, name)
        if os.path.isdir(source):
            shutil.copytree(source, target, ignore=LEFT_OUT)
        elif os.path.exists(source):
            os.makedirs(os.path.dirname(target), exist_ok=True)
            shutil.copy(source, target)


def seen(root, check, spoil):
    """What the check says of a copy that was spoilt."""
    with tempfile.TemporaryDirectory() as folder:
        copy(root, folder)
        if spoil:
            spoil(folder)
        return check(folder)


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.dirname(HERE))
    failed, count = [], 0
    for name, module in modules().items():
        before = seen(root, module.check, None)
        failed += [f"{name}: finds something where nothing is: {problem}" for problem in before]
        for error, spoil in getattr(module, "PLANTED", {}).items():
            count += 1
            if not seen(root, module.check, spoil):
                failed.append(f"{name}: does not see: {error}")
    print("\n".join(failed) or f"{count} planted errors, all found")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
