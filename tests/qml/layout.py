#!/usr/bin/env python3
"""Is every page laid out as qmlformat would? layout.py QMLFORMAT FILE...

What is short may stand on one line, and what is long may be broken: where we have fewer or more lines than qmlformat, only
the code must be the same. Qt 6.4's qmlformat cannot be let loose on the files themselves: it loses the value of a pragma and
the ?. of a call, and that would be another program."""

import difflib
import re
import subprocess
import sys


def as_qmlformat_says(line):
    """Our line without what qmlformat loses or leaves out."""
    line = re.sub(r"^(\s*signal \w+)\(\)", r"\1", line)
    line = re.sub(r"^(pragma \w+): \w+$", r"\1", line)
    return line.replace("?.(", "(")


def as_we_say(line):
    """A line of qmlformat with keys as we write them, and one space where it puts two."""
    line = re.sub(r'([{,]\s*|^\s*)"(\w+)": ', r"\1\2: ", line)
    return re.sub(r"( on \w+)  \{$", r"\1 {", line)


def code(lines):
    """What is left without layout: spaces, what separates on one line, quotes of keys."""
    return re.sub(r'[\s;"]', "", "".join(lines))


def uncommented(lines):
    return [line for line in lines if not line.strip().startswith("//")]


def same_code(mine, wanted):
    """qmlformat moves some comments to a line of their own and loses others."""
    return code(mine) == code(wanted) or code(uncommented(mine)) == code(uncommented(wanted))


def written(lines):
    return [line for line in lines if line.strip()]


def in_literal(line_before):
    """Whether qmlformat indents what follows once more than we do: the keys of an object in an expression."""
    return line_before.endswith(("({", ", {"))


def blocks(ours, theirs):
    """(begin, end, first, last) of what differs, taken together until both sides hold the same code."""
    together = None
    for kind, begin, end, first, last in difflib.SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        together = (together[0], end, together[2], last) if together else (begin, end, first, last)
        if same_code(ours[together[0]:end], theirs[together[2]:last]):
            yield together
            together = None
    if together:
        yield together


def faults(ours, theirs):
    """(line, ours, theirs) wherever lines are laid out differently without being folded or broken."""
    for begin, end, first, last in blocks(ours, theirs):
        mine, wanted = written(ours[begin:end]), written(theirs[first:last])
        folded = len(mine) != len(wanted) or in_literal(ours[begin - 1])
        if not (folded and same_code(mine, wanted)):
            yield begin + 1, mine, wanted


def main():
    qmlformat, *files = sys.argv[1:]
    found = 0
    for path in files:
        with open(path, encoding="utf-8") as file:
            ours = [as_qmlformat_says(line) for line in file.read().splitlines()]
        said = subprocess.run([qmlformat, path], capture_output=True, text=True, check=False)
        if said.returncode:
            found += 1
            print(f"{path}: {said.stderr}")
        theirs = [as_we_say(line) for line in said.stdout.splitlines()]
        for line, mine, wanted in faults(ours, theirs):
            found += 1
            print(f"{path}:{line}", *[f"- {text}" for text in mine], *[f"+ {text}" for text in wanted], sep="\n")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
