"""The pictures on the stores' pages, in the sizes that are asked for. Those of phones are kept in the repository; the others
are made before a release and looked at then."""

import os

from tree import APPLE, PLAY, here, png, put_picture, remove

ANDROID = "fastlane/metadata/android"
LOOKS_AT = ("fastlane/metadata/android",)
FEWEST, MOST = 4, 8 # Play shows apps with fewer to nobody and takes no more
ALL = 8_000_000 # bytes of one picture, as Play takes it
KEPT = 6_000_000 # bytes of all that is kept

# Only in a release: folder, how names begin, size.
MADE = [(f"{ANDROID}/{{}}/images/sevenInchScreenshots", PLAY, "seven", (1920, 1080)),
        (f"{ANDROID}/{{}}/images/tenInchScreenshots", PLAY, "ten", (2560, 1440)),
        ("fastlane/screenshots/{}", APPLE, "iphone", (1290, 2796)),
        ("fastlane/screenshots/{}", APPLE, "IPAD_PRO_3GEN_129", (2732, 2048))]


def check(root):
    found, weight = [], 0
    for locale in PLAY.values():
        images = f"{ANDROID}/{locale}/images"
        found += one(root, f"{images}/icon.png", (512, 512), True) + one(root, f"{images}/featureGraphic.png", (1024, 500), False)
        found += several(root, f"{images}/phoneScreenshots", "phone", (1080, 1920))
        for name in ("icon.png", "featureGraphic.png", *(f"phoneScreenshots/{name}" for name in listed(root, f"{images}/phoneScreenshots"))):
            weight += os.path.getsize(os.path.join(root, images, name)) if here(root, f"{images}/{name}") else 0
    return found + ([f"the pictures weigh {weight} bytes, at most {KEPT}"] if weight > KEPT else [])


def check_for_store(root):
    return [problem for folder, locales, start, size in MADE for locale in locales.values()
            for problem in several(root, folder.format(locale), start, size)]


def listed(root, folder):
    return sorted(os.listdir(os.path.join(root, folder))) if here(root, folder) else []


def one(root, path, size, alpha):
    if not here(root, path):
        return [f"{path} is not there"]
    found = png(root, path)
    if not found or found[:2] != size:
        return [f"{path} is {found[:2] if found else 'no PNG'}, not {size}"]
    if found[2] != alpha:
        return [f"{path}: {'a fourth byte a pixel is asked for' if alpha else 'nothing may show through'}"]
    return [f"{path} is too heavy"] if os.path.getsize(os.path.join(root, path)) > (1_000_000 if alpha else ALL) else []


def several(root, folder, start, size):
    names = [name for name in listed(root, folder) if name.startswith(start)]
    found = [] if FEWEST <= len(names) <= MOST else [f"{folder} has {len(names)} pictures of {start}, {FEWEST} to {MOST} are asked for"]
    for name in names:
        found += one(root, f"{folder}/{name}", size, False)
    return found


def pile(root):
    """More pictures than a store takes."""
    folder = os.path.join(root, f"{ANDROID}/fr-FR/images/phoneScreenshots")
    with open(os.path.join(folder, "phone-1.png"), "rb") as file:
        first = file.read()
    for number in range(20, 24):
        with open(os.path.join(folder, f"phone-{number}.png"), "wb") as file:
            file.write(first)


PLANTED = {
    "no icon": remove(f"{ANDROID}/it-IT/images/icon.png"),
    "an icon of another size": put_picture(f"{ANDROID}/en-US/images/icon.png", 500, 500),
    "a wide picture that is too high": put_picture(f"{ANDROID}/fr-FR/images/featureGraphic.png", 1024, 512),
    "a screen of another size": put_picture(f"{ANDROID}/it-IT/images/phoneScreenshots/phone-3.png", 1080, 2400),
    "no picture but text": lambda root: open(os.path.join(root, f"{ANDROID}/en-US/images/phoneScreenshots/phone-2.png"), "w").write("no"),
    "too many pictures": pile,
}
