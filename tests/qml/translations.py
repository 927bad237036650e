#!/usr/bin/env python3
"""Looks at the words of every language: nothing is missing, placeholders are the same, and each is set as its readers
are used to. With --lupdate and --code also whether they know every string in the code: translations.py FOLDER"""

import argparse
import filecmp
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

LANGUAGES = ("en", "fr", "it")
NARROW = "\u202f"  # the space before French punctuation
STRAIGHT = re.compile("['\"]")


def messages(file):
    """Each message's place, source, and translations: one, or one for each plural; None where it is unfinished."""
    for context in ElementTree.parse(file).getroot().findall("context"):
        for message in context.findall("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
            unfinished = translation.get("type") is not None
            yield context.findtext("name"), message.findtext("source"), None if unfinished else forms


def placeholders(text):
    return set(re.findall(r"%(?:\d+|n)", text)) | set(re.findall(r"</?\w+>", text))


def setting(language, text):
    """What is wrong with the letters between the words."""
    if STRAIGHT.search(text):
        yield "a straight quotation mark or apostrophe"
    if re.search(r"[ \u202f\u00a0]{2}", text):
        yield "two spaces"
    if re.search("(Planète|Pianeta) X", text):
        yield "a space at which Planet X could be broken"
    if language == "fr":
        if re.search(rf"(?<!{NARROW})[:;!?»]|«(?!{NARROW})", text.replace("%1:%2", "")): # a time stays as it is
            yield "no narrow space before : ; ! ? » or after «"
        if re.search("[“”]", text):
            yield "quotation marks of another language"
    elif re.search(rf"[ {NARROW}\u00a0][:;!?](?!\w)", text):
        yield "a space before punctuation"


def faults(language, source, forms):
    if forms is None or not all(form.strip() or not source.strip() for form in forms):
        return ["is not translated"]
    found = ["is written with a straight quotation mark or apostrophe"] if STRAIGHT.search(source) else []
    for form in forms:
        if placeholders(form) != placeholders(source):
            found.append("has other placeholders")
        if {source[-1:], form[-1:]} & set(" .:?") and source[-1:] != form[-1:] or source[:1].isspace() != form[:1].isspace():
            found.append("begins or ends otherwise")
        found += setting(language, form) if language != "en" else []
    return found


def wrongs(folder):
    for language in LANGUAGES:
        for place, source, forms in messages(os.path.join(folder, f"aphelion_{language}.ts")):
            for fault in faults(language, source, forms):
                yield f"{language} {place}: “{source}” {fault}: {forms}"


def stale(folder, lupdate, code):
    """The languages whose files an update would change."""
    with tempfile.TemporaryDirectory() as fresh:
        for language in LANGUAGES:
            shutil.copy(os.path.join(folder, f"aphelion_{language}.ts"), fresh)
        subprocess.run([os.path.join(folder, "update"), lupdate, code, fresh], check=True)
        for language in LANGUAGES:
            name = f"aphelion_{language}.ts"
            if not filecmp.cmp(os.path.join(folder, name), os.path.join(fresh, name), shallow=False):
                yield f"{language}: the strings in the code are others than in {name}; ./dev words brings them up to date"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--lupdate")
    parser.add_argument("--code")
    args = parser.parse_args()
    found = list(wrongs(args.folder)) + (list(stale(args.folder, args.lupdate, args.code)) if args.lupdate else [])
    for one in found:
        print(one)
    print(f"{len(found)} words want attention")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
