"""The asset catalogue and the launch screen: every named file is there, in the size it says."""

import json
import os
import xml.etree.ElementTree

from tree import edit, here, png, put_picture, read, remove

CATALOGUE = "ios/Assets.xcassets"
SCREEN = "ios/LaunchScreen.storyboard"
LOOKS_AT = ("ios",)
WANTED = ("AppIcon.appiconset", "AccentColor.colorset", "LaunchBackground.colorset", "LaunchMark.imageset")


def check(root):
    found = [] if here(root, f"{CATALOGUE}/Contents.json") else [f"{CATALOGUE} is no catalogue"]
    for name in WANTED:
        path = f"{CATALOGUE}/{name}"
        try:
            values = json.loads(read(root, f"{path}/Contents.json"))
        except (OSError, ValueError) as error:
            found.append(f"{path}: cannot be read: {error}")
            continue
        found += [f"{path}: {problem}" for problem in contents(root, path, values)]
    return found + launch(root)


def contents(root, path, values):
    found = pictures(root, path, values.get("images", []))
    if path.endswith(".appiconset"):
        found += icon(root, path, values["images"])
    for colour in values.get("colors", []):
        parts = colour["color"]["components"]
        if not {"red", "green", "blue", "alpha"} <= set(parts):
            found.append(f"a colour of {sorted(parts)}")
    return found


def pictures(root, path, entries):
    found, named = [], set()
    for entry in entries:
        file = entry.get("filename", "")
        named.add(file)
        size = png(root, f"{path}/{file}") if here(root, f"{path}/{file}") else None
        if not size:
            found.append(f"{file} is no picture")
        elif "size" in entry and f"{size[0]}x{size[1]}" != entry["size"]:
            found.append(f"{file} has {size[0]}x{size[1]}, not {entry['size']}")
    scales = {entry["scale"]: png(root, f"{path}/{entry['filename']}") for entry in entries if "scale" in entry and not found}
    if scales and any(scales.get(f"{n}x", (0, 0))[:2] != (n * scales["1x"][0], n * scales["1x"][1]) for n in (1, 2, 3)):
        found.append("its scales are not once, twice and three times the same")
    present = {file for file in os.listdir(os.path.join(root, path)) if file.endswith(".png")}
    return found + [f"{file} is not named in it" for file in sorted(present - named)]


def icon(root, path, entries):
    looks = {entry.get("appearances", [{"value": "any"}])[0]["value"]: entry["filename"] for entry in entries}
    found = [] if set(looks) == {"any", "dark", "tinted"} else [f"an icon in {sorted(looks)}"]
    for look in ("any", "tinted"): # the store refuses an icon that something shows through
        if look in looks and here(root, f"{path}/{looks[look]}") and (png(root, f"{path}/{looks[look]}") or (0, 0, False))[2]:
            found.append(f"something shows through {looks[look]}")
    return found


def launch(root):
    if not here(root, SCREEN):
        return [f"{SCREEN} is not there"]
    try:
        tree = xml.etree.ElementTree.fromstring(read(root, SCREEN))
    except xml.etree.ElementTree.ParseError as error:
        return [f"{SCREEN}: cannot be read: {error}"]
    ids = [one.get("id") for one in tree.iter() if one.get("id") and one.tag != "device"]
    asked = [one.get(key) for one in tree.iter("constraint") for key in ("firstItem", "secondItem")] + [tree.get("initialViewController")]
    found = [f"{SCREEN}: there is no {one}" for one in asked if one not in ids]
    found += [f"{SCREEN}: {one} is there twice" for one in {one for one in ids if ids.count(one) > 1}]
    if tree.get("launchScreen") != "YES":
        found.append(f"{SCREEN} is no launch screen")
    for kind, folder, name in [("picture", "imageset", one.get("image")) for one in tree.iter("imageView")] + \
                              [("colour", "colorset", one.get("name")) for one in tree.iter("color") if one.get("name")]:
        if not here(root, f"{CATALOGUE}/{name}.{folder}"):
            found.append(f"{SCREEN}: there is no {kind} {name}")
    return found


PLANTED = {
    "a comma too many": edit(f"{CATALOGUE}/AppIcon.appiconset/Contents.json", '"version": 1', '"version": 1,'),
    "an icon that is too small": put_picture(f"{CATALOGUE}/AppIcon.appiconset/icon.png", 512, 512),
    "an icon one can look through": lambda root: os.replace(os.path.join(root, f"{CATALOGUE}/AppIcon.appiconset/icon-dark.png"),
                                                            os.path.join(root, f"{CATALOGUE}/AppIcon.appiconset/icon.png")),
    "no tinted icon": edit(f"{CATALOGUE}/AppIcon.appiconset/Contents.json", "tinted\"", "dark\""),
    "a picture that is not there": remove(f"{CATALOGUE}/LaunchMark.imageset/mark@2x.png"),
    "a picture of another scale": put_picture(f"{CATALOGUE}/LaunchMark.imageset/mark@3x.png", 320, 320),
    "a colour without blue": edit(f"{CATALOGUE}/AccentColor.colorset/Contents.json", '"blue"', '"blau"'),
    "a launch screen with another picture": edit(SCREEN, 'image="LaunchMark"', 'image="Logo"'),
    "a launch screen held by nothing": edit(SCREEN, 'firstItem="Aph-im-001" firstAttribute="centerX"', 'firstItem="Aph-im-002" firstAttribute="centerX"'),
    "a launch screen that is cut off": edit(SCREEN, "</document>", ""),
}
