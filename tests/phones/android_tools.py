#!/usr/bin/env python3
"""android/ in the hands of Android's own tools: aapt2 links manifest and resources against a framework, javac compiles our
classes against stubs of it, and C++ that is meant for Android is read with Android's definitions.
android_tools.py TOOLS [PROJECT]; tests/phones/android_root makes the folder TOOLS."""
import functools
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree
from pathlib import Path

import stubs
from android import PERMISSIONS
from manifest import PACKAGE, merged, setting

QT_ACTIVITY = """package org.qtproject.qt.android.bindings;
public class QtActivity extends android.app.Activity {
    @Override public void onCreate(android.os.Bundle state) {}
    @Override public void onConfigurationChanged(android.content.res.Configuration changed) {}
}
"""


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    return done.returncode, done.stdout, (done.stdout + done.stderr).strip()


def linked(root, tools, work):
    """Compiles and links; gives what is wrong, or nothing and work/app.apk."""
    (work / "AndroidManifest.xml").write_bytes(tree.tostring(merged(root)))
    resources = tools / "root/usr/share/android-framework-res/framework-res.apk"
    for command in (("compile", "--dir", root / "android/res", "-o", work / "res.zip"),
                    ("link", "-I", resources, "--manifest", work / "AndroidManifest.xml", "--java", work / "java",
                     "-o", work / "app.apk", work / "res.zip")):
        code, _, said = run(tools / "aapt2", *command)
        if code or "error:" in said or "warn:" in said:
            return [f"aapt2 {command[0]}: {said}"]
    return []


def package(root, tools, work):
    problems = linked(root, tools, work)
    if problems:
        return problems
    _, badging, _ = run(tools / "aapt2", "dump", "badging", work / "app.apk")
    _, whole, _ = run(tools / "aapt2", "dump", "xmltree", "--file", "AndroidManifest.xml", work / "app.apk")
    asked = set(re.findall(r"uses-permission: name='([\w.]+)'", badging))
    if asked != {f"android.permission.{name}" for name in PERMISSIONS}:
        problems.append(f"the package asks for {sorted(asked)}")
    wanted = {f"package: name='{PACKAGE}'": badging, "sdkVersion:'28'": badging, "targetSdkVersion:'35'": badging,
              f"launchable-activity: name='{PACKAGE}.AphelionActivity'": badging, "application-label-fr:": badging,
              "application-label-it:": badging, "allowBackup(0x01010280)=false": whole, 'scheme(0x01010027)="aphelion"': whole,
              'host(0x01010028)="join"': whole, f'authorities(0x01010018)="{PACKAGE}.files"': whole}
    problems += [f"the package lacks {line}" for line, where in wanted.items() if line not in where]
    problems += [f"the package needs {line}" for line in re.findall(r"uses-(?:implied-)?feature: .*", badging)]
    return problems


@functools.cache
def framework(tools):
    declared = {}
    stubs.read(tools / "types/android-platform-37.d.ts", declared)
    stubs.read(tools / "types/androidx-32.d.ts", declared)
    return declared


def classes(root, tools, work):
    ours = sorted((root / "android/src").glob("**/*.java"))
    declared = framework(tools)
    activity = work / "stubs/QtActivity.java"
    activity.parent.mkdir(parents=True)
    activity.write_text(QT_ACTIVITY)
    sources = "\n".join(path.read_text() for path in ours) + QT_ACTIVITY + "import android.app.Activity;import android.os.Bundle;"
    made = stubs.write(declared, sources, work / "stubs")
    missing = [name for name in re.findall(r"import (android[\w.]*);", sources) if name not in declared]
    if missing:
        return [f"Android has no {', '.join(missing)}"]
    resources = list((work / "java").glob("**/R.java"))
    code, _, said = run("javac", "--release", "8", "-Xlint:-options", "-d", work / "classes", *resources, *made, activity, *ours)
    return [] if code == 0 else [f"javac: {said}"]


def calls(root, tools, work):
    """Whatever C++ asks of our classes by name is there, with the signature it is asked by."""
    offered, asked = set(), set()
    for made in (work / "classes" / PACKAGE.replace(".", "/")).glob("*.class"):
        _, listed, _ = run("javap", "-s", made)
        offered |= set(re.findall(r"public static .* (\w+)\(.*\);\n\s+descriptor: (\S+)", listed))
    for source in (path.read_text() for path in [*root.glob("core/**/*.cpp"), *root.glob("qml/**/*.cpp")]):
        if "QJniObject::callStaticMethod" in source:
            signatures = dict(re.findall(r'constexpr auto (\w+) = "(\(.*)";', source))
            kinds = {"tell": "takesFlag", "says": "answersFlag", "hand": "takesText"}
            asked |= {(verb, signatures[kinds[how]]) for how, verb in re.findall(r'\b(tell|says|hand)\("(\w+)"', source)}
            asked |= {(verb, signatures[kind]) for verb, kind in re.findall(r'glue, "(\w+)", (\w+)', source)}
            asked |= set(re.findall(r'"org/[\w/]+", "(\w+)",\s*"(\(.*?)"', source))
    return [f"no class of ours has {verb}{signature}" for verb, signature in sorted(asked - offered)] + ([] if len(asked) >= 8 else [f"only {len(asked)} calls were found"])


def cpp(root, tools, work):
    """Whatever mentions Android is read as a compiler for Android would: its branches are otherwise never seen here."""
    java = Path(run("readlink", "-f", run("which", "javac")[1].strip())[1].strip()).parents[1] / "include"
    qt = Path(run("qmake6", "-query", "QT_INSTALL_HEADERS")[1].strip())
    headers = [java, java / "linux", qt, *(qt / f"Qt{module}" for module in ("Core", "Gui", "Qml", "DBus", "Bluetooth"))]
    flags = [word for folder in headers for word in ("-isystem", folder)]
    problems = []
    for source in sorted([*root.glob("core/**/*.cpp"), *root.glob("qml/**/*.cpp")]):
        if "android" in source.name or "Q_OS_ANDROID" in source.read_text():
            code, _, said = run("clang++-16", "-std=c++20", "-fsyntax-only", "-fPIC", "-Wall", "-Wextra", "-Werror", "-D__ANDROID__",
                                *flags, "-I", root, "-I", root / "core", source)
            problems += [f"{source.name}: {said}"] if code else []
    return problems


CHECKS = [package, classes, calls, cpp]


def check(root, tools, promises=None):
    """The package first: it makes the class R that the others need."""
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        found = []
        for promise in dict.fromkeys(promises or CHECKS):
            found += [f"{promise.__name__}: {problem}" for problem in promise(Path(root), Path(tools), work)]
        return found


if __name__ == "__main__":
    project = Path(sys.argv[2] if len(sys.argv) > 2 else Path(__file__).parents[2])
    found = check(project, Path(sys.argv[1]).resolve())
    level = setting(project, "QT_ANDROID_TARGET_SDK_VERSION")
    print("\n".join(found) if found else f"android/: aapt2 links it for system {level}, javac compiles its classes, its C++ reads well")
    sys.exit(1 if found else 0)
