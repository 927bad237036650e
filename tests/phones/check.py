#!/usr/bin/env python3
"""Everything about phones and their stores that can be looked at without a phone: check.py [ROOT] [--store] [--program FILE].
Each module gives a list of problems from its check(root). With --store also what only a release needs."""

import argparse
import importlib
import os
import sys
from pathlib import Path

HERE = os.path.dirname(os.path.abspath(__file__))
NAMES = ("assets", "lanes", "licences", "metadata", "pictures", "plists", "workflows")


def modules():
    sys.path.insert(0, HERE)
    return {name: importlib.import_module(name) for name in NAMES}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root", nargs="?", type=Path, default=Path(HERE).parent.parent)
    parser.add_argument("--store", action="store_true")
    parser.add_argument("--program", help="the built app, to see what it is linked with")
    args = parser.parse_args()
    problems = []
    for name, module in modules().items():
        found = module.check(args.root, args.program) if name == "licences" else module.check(args.root)
        if args.store and hasattr(module, "check_for_store"):
            found = found + module.check_for_store(args.root)
        problems += [f"{name}: {problem}" for problem in found]
    print("\n".join(problems) or f"nothing to mend: {', '.join(NAMES)}")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
