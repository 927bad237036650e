"""The words on the stores' pages: all of them in every language, none longer than a store takes."""

import os
import re

from tree import APPLE, PLAY, edit, here, put, read, remove

ANDROID = "fastlane/metadata/android"
IOS = "fastlane/metadata/ios"
LOOKS_AT = ("fastlane/metadata", "docs/privacy", "CMakeLists.txt")
PLAY_LIMITS = {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000}
APPLE_LIMITS = {"name.txt": 30, "subtitle.txt": 30, "promotional_text.txt": 170, "description.txt": 4000, "release_notes.txt": 4000,
                "keywords.txt": 100}
APPLE_PLAIN = ("copyright.txt", "primary_category.txt", "primary_first_sub_category.txt", "primary_second_sub_category.txt",
               "secondary_category.txt")
# Said in every language: that nobody who made the game stands behind the app.
UNOFFICIAL = {"en": ("unofficial", "not affiliated"), "fr": ("compagnon non officiel", "aucun lien"), "it": ("non ufficiale", "non è affiliata")}


def check(root):
    found = []
    for language in PLAY:
        play, apple = f"{ANDROID}/{PLAY[language]}", f"{IOS}/{APPLE[language]}"
        found += lengths(root, play, PLAY_LIMITS) + changelogs(root, play)
        found += lengths(root, apple, APPLE_LIMITS) + keywords(root, f"{apple}/keywords.txt")
        for path in (f"{play}/full_description.txt", f"{apple}/description.txt"):
            found += words(root, path, language)
    found += [f"{IOS}/{name} is not there" for name in APPLE_PLAIN if not here(root, f"{IOS}/{name}")]
    strangers = set(os.listdir(os.path.join(root, ANDROID))) - set(PLAY.values())
    strangers |= {name for name in os.listdir(os.path.join(root, IOS)) if "." not in name} - set(APPLE.values())
    return found + [f"{name} is no language of ours" for name in sorted(strangers)] + privacy(root)


def text_of(root, path):
    return read(root, path).strip()


def lengths(root, folder, limits):
    found = []
    for name, limit in limits.items():
        path = f"{folder}/{name}"
        if not here(root, path):
            found.append(f"{path} is not there")
        elif not 0 < len(text_of(root, path)) <= limit:
            found.append(f"{path} has {len(text_of(root, path))} characters, at most {limit}")
    return found


def version_code(root):
    """Of the first upload of this version: two digits each for major, minor, patch and upload, as in cmake/phone.cmake."""
    major, minor, patch = re.search(r"project\(aphelion VERSION (\d+)\.(\d+)\.(\d+)", read(root, "CMakeLists.txt")).groups()
    return ((int(major) * 100 + int(minor)) * 100 + int(patch)) * 100


def changelogs(root, folder):
    """Every version's, and one for the version that is built now."""
    files = os.listdir(os.path.join(root, folder, "changelogs")) if here(root, f"{folder}/changelogs") else []
    now = f"{version_code(root)}.txt"
    found = [] if now in files else [f"{folder}/changelogs has no {now}"]
    for name in files:
        if not re.fullmatch(r"[1-9]\d*\.txt", name):
            found.append(f"{folder}/changelogs/{name} is no version code")
        elif not 0 < len(text_of(root, f"{folder}/changelogs/{name}")) <= 500:
            found.append(f"{folder}/changelogs/{name} has more than 500 characters, or none")
    return found


def keywords(root, path):
    if not here(root, path):
        return []
    text = text_of(root, path)
    found = [f"{path} has {len(text.encode())} bytes, at most 100"] if len(text.encode()) > 100 else []
    return found + ([f"{path}: spaces after commas are counted too"] if ", " in text else [])


def words(root, path, language):
    if not here(root, path):
        return []
    text = text_of(root, path)
    found = [f"{path} does not say: {said}" for said in UNOFFICIAL[language] if said not in text]
    if "'" in text:
        found.append(f"{path}: apostrophes are ’")
    if language == "fr":
        found += [f"{path}: no narrow space before {sign[-1]}" for sign in re.findall(r"[^\u202f][:;!?»]", text)]
    return found


def privacy(root):
    """The page that the stores link to, with the part on deleting."""
    parts = {"en": "## Delete my data", "fr": "## Supprimer mes données", "it": "## Cancellare i miei dati"}
    found = []
    for language, part in parts.items():
        path = f"docs/privacy/{language}.md"
        if not here(root, path) or part not in read(root, path):
            found.append(f"{path} does not say how to delete one's data")
    return found


PLANTED = {
    "a title that is too long": edit(f"{ANDROID}/en-US/title.txt", "Aphelion", "Aphelion and more"),
    "a short text that is too long": edit(f"{ANDROID}/it-IT/short_description.txt", "App", "Un’app"),
    "a text forgotten": remove(f"{ANDROID}/fr-FR/full_description.txt"),
    "nothing said": put(f"{IOS}/it/subtitle.txt", "\n"),
    "keywords that are too long in bytes": edit(f"{IOS}/fr-FR/keywords.txt", "jeu", "jééééééééu"),
    "keywords with spaces": edit(f"{IOS}/en-US/keywords.txt", ",", ", "),
    "a changelog of no version": lambda root: os.rename(os.path.join(root, f"{ANDROID}/fr-FR/changelogs/10000.txt"),
                                                        os.path.join(root, f"{ANDROID}/fr-FR/changelogs/first.txt")),
    "a version without a changelog": edit("CMakeLists.txt", "VERSION 0.1.0", "VERSION 0.2.0"),
    "a changelog that is too long": put(f"{ANDROID}/en-US/changelogs/10000.txt", "new " * 200),
    "a language the store has not": lambda root: os.rename(os.path.join(root, f"{IOS}/it"), os.path.join(root, f"{IOS}/it-IT")),
    "as if it were official": edit(f"{ANDROID}/fr-FR/full_description.txt", "non officiel", "officiel"),
    "a plain space in French": edit(f"{IOS}/fr-FR/description.txt", "\u202f:", " :"),
    "no category": remove(f"{IOS}/primary_category.txt"),
    "no way to delete": edit("docs/privacy/it.md", "## Cancellare i miei dati", "## Altro"),
}
