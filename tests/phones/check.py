#!/usr/bin/env python3
"""Everything about phones and their stores that can be looked at without a phone: check.py [ROOT] [--store] [--program FILE].
Each module beside this one that has a check(root) gives a list of problems. With --store also what only a release needs."""

import argparse
import importlib
import os
import sys
from pathlib import Path

HERE = os.path.dirname(os.path.abspath(__file__))


def modules():
    """Everything here that checks something, by name."""
    sys.path.insert(0, HERE)
    names = sorted(name[:-3] for name in os.listdir(HERE) if name.endswith(".py"))
    loaded = {name: importlib.import_module(name) for name in names if name not in ("check", "planted", "tree")}
    return {name: module for name, module in loaded.items() if hasattr(module, "check")}


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
    print("\n".join(problems) or f"nothing to mend: {', '.join(modules())}")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
