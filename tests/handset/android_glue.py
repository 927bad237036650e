#!/usr/bin/env python3
"""The Java of the Android app compiles, and has every method that the C++ calls, with the signature it is called by.
Against declarations of our own, because there is no Android here: android_glue.py JAVAC SOURCE"""

import os
import re
import subprocess
import sys
import tempfile


def framework(path):
    """The declarations, by the names of their files."""
    with open(path, encoding="utf-8") as file:
        parts = re.split(r"^== (.*)$", file.read(), flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2]))


def write(folder, classes):
    for name, text in classes.items():
        path = os.path.join(folder, name + ".java")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"package {os.path.dirname(name).replace('/', '.')};\n{text}")


def offered(javac, folder):
    """Name and signature of every public static method."""
    javap = os.path.join(os.path.dirname(os.path.realpath(javac)), "javap")
    listed = subprocess.run([javap, "-s", "-cp", folder, "org.aphelion.app.Handset"], check=True, capture_output=True, text=True).stdout
    return set(re.findall(r"public static .* (\w+)\(.*\);\n\s+descriptor: (\S+)", listed))


def called(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    signatures = dict(re.findall(r'constexpr auto (\w+) = "(\(.*)";', text))
    kinds = {"tell": "takesFlag", "says": "answersFlag", "hand": "takesText"}
    calls = {(verb, signatures[kinds[how]]) for how, verb in re.findall(r'\b(tell|says|hand)\("(\w+)"', text)}
    return calls | {(verb, signatures[kind]) for verb, kind in re.findall(r'glue, "(\w+)", (\w+)', text)}


def main():
    javac, source = sys.argv[1:]
    here = os.path.dirname(os.path.abspath(__file__))
    with tempfile.TemporaryDirectory() as folder:
        write(folder, framework(os.path.join(here, "framework.txt")))
        glue = os.path.join(source, "android/src/org/aphelion/app/Handset.java")
        subprocess.run([javac, "--release", "11", "-Xlint:all,-deprecation,-options,-serial", "-Werror", "-d", folder, "-sourcepath", folder, glue], check=True)
        has, wants = offered(javac, folder), called(os.path.join(source, "core/handset/android_handset.cpp"))
    missing = wants - has
    print(f"{len(wants)} calls, {len(missing)} without a method {sorted(missing)}")
    sys.exit(1 if missing or len(wants) < 7 else 0)


if __name__ == "__main__":
    main()
