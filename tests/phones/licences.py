"""Whose work is in the app: whatever CMake looks for, builds or bundles, and whatever the program is linked with, is on the
app's licences page, with its text."""

import os
import re
import subprocess

from tree import edit, here, put, read, remove, write

LIST = "qml/settings/licences.cpp"
TEXTS = "qml/settings/licences"
COMPILED_IN = "qml/screens.cmake"
LOOKS_AT = ("cmake", "core", "qml")
NOT_SHIPPED = {"Python3", "nlohmann_json", "rapidcheck", "benchmark", "Threads", "Test"} # tests, the command line, the system itself
OURS = {"libsodium": "libsodium", "sodium": "libsodium", "OpenSSL": "openssl", "Qt6": "qt", "Qt6Keychain": "qtkeychain", "qtkeychain": "qtkeychain",
        "qrcodegencpp": "qrcodegen", "QR-Code-generator": "qrcodegen", "libtomcrypt": "libtomcrypt", "Inter": "inter", "EBGaramond12": "eb-garamond",
        "@journeyapps/sqlcipher": "sqlcipher", "sqlite": "sqlite"}
# What a program for a computer is linked with, by the beginning of the library's name.
LIBRARIES = {"libQt6": "qt", "libcrypto": "openssl", "libsodium": "libsodium", "libqt6keychain": "qtkeychain", "libqrcodegencpp": "qrcodegen"}
SYSTEM = ("libc.", "libm.", "libgcc_s.", "libstdc++.", "libdl.", "libpthread.", "ld-linux", "libatomic.")


def check(root, program=None):
    listed = re.findall(r'Line\{"([\w-]+)", "[^"]+",\s*"[^"]+"\}', read(root, LIST))
    found = []
    for name, licence in {**needed(root), "Aphelion": "aphelion"}.items():
        if licence is None:
            found.append(f"{name}: which licence? Say so in tests/phones/licences.py")
        elif licence not in listed:
            found.append(f"{name}: {LIST} does not list {licence}")
    for name in listed:
        if not here(root, f"{TEXTS}/{name}.txt") or len(read(root, f"{TEXTS}/{name}.txt")) < 150:
            found.append(f"{TEXTS}/{name}.txt has no licence in it")
        if f"licences/{name}.txt" not in read(root, COMPILED_IN):
            found.append(f"{COMPILED_IN} leaves out licences/{name}.txt")
    return found + modules(root) + (linked(program, listed) if program else [])


def cmake_files(root):
    for folder in ("cmake", "core", "qml"):
        for path, _, names in os.walk(os.path.join(root, folder)):
            yield from (os.path.join(path, name) for name in names if name == "CMakeLists.txt" or name.endswith(".cmake"))


def needed(root):
    """Each thing of somebody else's, as CMake calls it, with its licence if it is known."""
    names = {"sqlite"} # inside SQLCipher's amalgamation
    for path in cmake_files(root):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        names |= set(re.findall(r"find_package\((\w+)", text)) | set(re.findall(r"find_library\(\w+ ([\w-]+)", text))
        names |= {name for name in re.findall(r"pinned_source\(\w+ ([\w.-]+?)-[\d.]+\s", text)}
        names |= set(re.findall(r'_PACKAGE "(@?[\w/-]+)@', text))
        fonts = re.search(r"foreach\(font ([^)]*)\)", text)
        names |= {font.split("-")[0] for font in fonts[1].split()} if fonts else set()
    return {name: OURS.get(name) for name in sorted(names) if name not in NOT_SHIPPED}


def modules(root):
    """Qt's licence says which of its modules are used."""
    text, used = read(root, f"{TEXTS}/qt.txt"), set()
    for path in cmake_files(root):
        if "driver" not in path: # hands for tests
            with open(path, encoding="utf-8") as file:
                for components in re.findall(r"find_package\(Qt6 REQUIRED COMPONENTS ([\w ]+)\)", file.read()):
                    used |= set(components.split())
    named = {"QuickControls2": "Quick Controls", "DBus": "D-Bus"}
    return [f"{TEXTS}/qt.txt does not name {named.get(one, one)}" for one in sorted(used - NOT_SHIPPED) if named.get(one, one) not in text.split("GNU LESSER")[0]]


def linked(program, listed):
    told = subprocess.run(["readelf", "--dynamic", "--wide", program], capture_output=True, text=True, check=True).stdout
    found = []
    for library in re.findall(r"NEEDED.*\[([^\]]+)\]", told):
        licence = next((licence for start, licence in LIBRARIES.items() if library.startswith(start)), None)
        if licence is None and not library.startswith(SYSTEM):
            found.append(f"the program is linked with {library}: which licence?")
        elif licence and licence not in listed:
            found.append(f"the program is linked with {library}: {LIST} does not list {licence}")
    return found


def add_line(path, line):
    return lambda root: write(root, path, read(root, path) + line)


PLANTED = {
    "a library forgotten": edit(LIST, 'Line{"libsodium", "libsodium", "ISC"},', ""),
    "a typeface forgotten": edit(LIST, ',\n                           Line{"eb-garamond", "EB Garamond", "SIL Open Font License 1.1"}', ""),
    "a new library": add_line("core/CMakeLists.txt", "find_package(ZLIB REQUIRED)\n"),
    "a new library from a pinned source": add_line("cmake/sodium.cmake", "pinned_source(ZSTD_DIR zstd-1.5.7 libz/zstd.tar.gz 0)\n"),
    "a licence without words": put(f"{TEXTS}/sqlcipher.txt", "BSD"),
    "a licence that is not there": remove(f"{TEXTS}/inter.txt"),
    "a licence that is not compiled in": edit(COMPILED_IN, "licences/qrcodegen.txt", ""),
    "a new module of Qt": add_line("qml/CMakeLists.txt", "find_package(Qt6 REQUIRED COMPONENTS Positioning)\n"),
}
