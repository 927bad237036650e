"""Looking at a copy of the project, and spoiling one."""

import os
import re
import struct

LANGUAGES = ("en", "fr", "it")
PLAY = {"en": "en-US", "fr": "fr-FR", "it": "it-IT"}
APPLE = {"en": "en-US", "fr": "fr-FR", "it": "it"}


def read(root, path):
    with open(os.path.join(root, path), encoding="utf-8") as file:
        return file.read()


def here(root, path):
    return os.path.exists(os.path.join(root, path))


def png(root, path):
    """Width, height and whether there is a fourth byte for what shows through; nothing, if it is no PNG."""
    with open(os.path.join(root, path), "rb") as file:
        head = file.read(64)
        rest = file.read()
    if head[:8] != b"\x89PNG\r\n\x1a\n" or head[12:16] != b"IHDR":
        return None
    width, height, _, kind = struct.unpack(">IIBB", head[16:26])
    return width, height, kind in (4, 6) or b"tRNS" in head + rest


def without_comments(xml):
    return re.sub(r"<!--.*?-->", "", xml, flags=re.S)


# For planted errors: each takes the copy's root.

def edit(path, old, new):
    def spoil(root):
        text = read(root, path)
        assert old in text, f"{path} has no {old!r} to spoil"
        write(root, path, text.replace(old, new))
    return spoil


def remove(path):
    return lambda root: os.remove(os.path.join(root, path))


def put(path, text):
    return lambda root: write(root, path, text)


def write(root, path, text):
    with open(os.path.join(root, path), "w", encoding="utf-8") as file:
        file.write(text)


def put_picture(path, width, height):
    """The head of a PNG of another size."""
    def spoil(root):
        with open(os.path.join(root, path), "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sIIBBBBB", 13, b"IHDR", width, height, 8, 2, 0, 0, 0))
    return spoil
