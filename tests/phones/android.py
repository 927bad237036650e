#!/usr/bin/env python3
"""What can be checked of android/ without Android's own tools. One function per promise; each gives a list of problems.
android.py [PROJECT]; tests/phones/android_tools.py looks at the same with aapt2 and javac."""
import json
import re
import sys
import xml.etree.ElementTree as tree
from pathlib import Path

from manifest import ANDROID, FILLED, PACKAGE, merged, setting, text

PERMISSIONS = {  # and the last system that is asked for it
    "BLUETOOTH_SCAN": None, "BLUETOOTH_CONNECT": None, "BLUETOOTH_ADVERTISE": None, "VIBRATE": None,
    "BLUETOOTH": "30", "BLUETOOTH_ADMIN": "30", "ACCESS_COARSE_LOCATION": "30", "ACCESS_FINE_LOCATION": "30",
}


def named(top, tag):
    return {element.get(ANDROID + "name", ""): element for element in top.iter(tag)}


def permissions(root):
    found = {name.removeprefix("android.permission."): element.get(ANDROID + "maxSdkVersion")
             for name, element in named(merged(root), "uses-permission").items()}
    scan = named(merged(root), "uses-permission").get("android.permission.BLUETOOTH_SCAN")
    problems = [f"{name}: {found.get(name, 'missing')}, not {PERMISSIONS.get(name, 'wanted')}"
                for name in sorted(found.keys() | PERMISSIONS.keys())
                if (name in found) != (name in PERMISSIONS) or found.get(name) != PERMISSIONS.get(name)]
    if scan is None or scan.get(ANDROID + "usesPermissionFlags") != "neverForLocation":
        problems.append("BLUETOOTH_SCAN must say neverForLocation")
    return problems


def no_internet(root):
    removed = re.findall(r'"android\.permission\.(\w+)" tools:node="remove"', text(root))
    problems = [f"{name} must be kept out with tools:node" for name in ("INTERNET", "ACCESS_NETWORK_STATE") if name not in removed]
    if "%%INSERT_PERMISSIONS" in text(root):
        problems.append("Qt's modules would insert their permissions")
    return problems


def nothing_required(root):
    """Permissions ask for features by themselves, and stores hide the app from phones without them."""
    asked_for = {f"android.hardware.{name}" for name in
                 ("bluetooth", "bluetooth_le", "location", "location.gps", "location.network", "touchscreen")}
    features = {name: element for name, element in named(merged(root), "uses-feature").items() if name}
    return [f"{name} would hide the app from phones without it" for name in sorted(asked_for | features.keys())
            if name not in features or features[name].get(ANDROID + "required") != "false"]


def private(root):
    application = merged(root).find("application")
    wanted = {"allowBackup": "false", "fullBackupContent": "false", "dataExtractionRules": "@xml/data_extraction_rules",
              "hasFragileUserData": "false", "usesCleartextTraffic": "false"}
    problems = [f"{key} must be {value}" for key, value in wanted.items() if application.get(ANDROID + key) != value]
    rules = tree.parse(root / "android/res/xml/data_extraction_rules.xml").getroot()
    for way in ("cloud-backup", "device-transfer"):
        left_out = {element.get("domain") for element in rules.findall(f"{way}/exclude") if not element.get("path")}
        problems += [f"{way} takes {domain}" for domain in {"root", "file", "database", "sharedpref", "external"} - left_out]
    exported = [element.get(ANDROID + "name") for element in merged(root).iter() if element.get(ANDROID + "exported") == "true"]
    return problems + ([] if exported == [f"{PACKAGE}.AphelionActivity"] else [f"other apps may use {exported}"])


def back_is_a_key(root):
    return [] if merged(root).find("application").get(ANDROID + "enableOnBackInvokedCallback") == "false" else ["Qt would not hear back"]


def joins_by_link(root):
    ours = set(re.findall(r"\w+", (root / "qml/app/join_link.h").read_text()))
    for part in merged(root).iter("intent-filter"):
        data = part.find("data")
        link = ("", "") if data is None else (data.get(ANDROID + "scheme"), data.get(ANDROID + "host"))
        if link == ("aphelion", "join") and ours.issuperset(link):
            names = set(named(part, "category")) | set(named(part, "action"))
            wanted = {"android.intent.action.VIEW", "android.intent.category.DEFAULT", "android.intent.category.BROWSABLE"}
            return [f"the link's filter lacks {name}" for name in wanted - names]
    return ["no filter for aphelion://join, or our links are others"]


def starts(root):
    activity = merged(root).find("application/activity")
    source = root / "android/src" / (activity.get(ANDROID + "name").replace(".", "/") + ".java")
    problems = [] if source.exists() and re.search(r"extends QtActivity\b", source.read_text()) else [f"{source.name} is not Qt's activity"]
    meta = named(activity, "meta-data")
    if "android.app.lib_name" not in meta or "%%INSERT_APP_LIB_NAME" not in text(root):
        problems.append("Qt does not learn which library is the app")
    if activity.get(ANDROID + "launchMode") != "singleTop":
        problems.append("a link would open the app a second time")
    if "android.intent.category.LAUNCHER" not in named(activity, "category"):
        problems.append("there is nothing to start it with")
    changes = set(activity.get(ANDROID + "configChanges", "").split("|"))
    restarting = {"orientation", "uiMode", "screenSize", "smallestScreenSize", "screenLayout", "locale", "fontScale", "density",
                  "keyboard", "keyboardHidden", "layoutDirection"} - changes
    return problems + [f"the app would be restarted by a change of {change}" for change in sorted(restarting)]


def markers(root):
    left = re.findall(r"%%\w+", text(root))
    known = {re.search(r"%%\w+", marker).group() for marker in FILLED}
    return [f"androiddeployqt knows no {marker}" for marker in left if marker not in known]


def lends_only_what_is_shared(root):
    provider = named(merged(root), "provider").get("androidx.core.content.FileProvider")
    if provider is None or provider.get(ANDROID + "authorities") != f"{PACKAGE}.files":
        return ["no FileProvider with the authority .files"]
    paths = [(path.tag, path.get("path")) for path in tree.parse(root / "android/res/xml/file_paths.xml").getroot()]
    problems = [] if paths == [("cache-path", "shared/")] else [f"{paths} can be lent"]
    if provider.get(ANDROID + "exported") != "false" or provider.get(ANDROID + "grantUriPermissions") != "true":
        problems.append("the FileProvider must lend, and only what is asked for")
    return problems


def languages(root):
    spoken = {path.stem.removeprefix("aphelion_") for path in (root / "qml/translations").glob("aphelion_*.ts")}
    listed = {element.get(ANDROID + "name") for element in tree.parse(root / "android/res/xml/locales_config.xml").getroot()}
    packed = set(re.findall(r'"(\w\w)"', re.search(r"resConfigs (.*)", (root / "android/build.gradle").read_text()).group(1)))
    problems = [f"{name} {what}, the app speaks {sorted(spoken)}" for what, name in
                (("are listed", sorted(listed)), ("are packed", sorted(packed))) if set(name) != spoken]
    def strings(folder):
        file = root / "android/res" / folder / "strings.xml"
        return {element.get("name") for element in tree.parse(file).getroot()} if file.exists() else set()
    for language in spoken - {"en"}:
        problems += [f"{language} does not say {name}" for name in strings("values") ^ strings(f"values-{language}")]
    return problems


def colours(root):
    theme = (root / "qml/parts/Palettes.js").read_text().split("var dark")[1]
    ours = {element.get("name"): element.text for element in tree.parse(root / "android/res/values/colors.xml").getroot()}
    dark = {name: re.search(rf'\b{name}: "(#\w+)"', theme).group(1) for name in ("background", "needle")}
    return [f"{name} is {ours.get(name)}, in the dark theme {colour}" for name, colour in dark.items() if ours.get(name) != colour]


def gradle(root):
    build = (root / "android/build.gradle").read_text()
    properties = (root / "android/gradle.properties").read_text()
    wanted = {"namespace androidPackageName": "the package's name comes from CMake", "minSdkVersion qtMinSdkVersion": "so does the lowest system",
              "targetSdkVersion qtTargetSdkVersion": "and the target", "ndkVersion androidNdkVersion": "and the NDK",
              "useLegacyPackaging true": "Qt 6.8 finds no libraries that stay in the package", "noCompress 'rcc'": "Qt maps its resources",
              "apply plugin: qtGradlePluginType": "Qt chooses the plugin", "ndk.abiFilters = qtTargetAbiList": "only processors that were built for",
              "qtAndroidDir + '/src'": "Qt's own classes", "androidx.core:core:": "the FileProvider"}
    problems = [f"build.gradle lacks '{line}': {why}" for line, why in wanted.items() if line not in build]
    version = re.search(r"com\.android\.tools\.build:gradle:(\d+)\.(\d+)", build)
    if not version or tuple(map(int, version.groups())) < (8, 6):
        problems.append("pages of 16 KB and system 35 need Android's plugin 8.6")
    if build.count("{") != build.count("}") or build.count("(") != build.count(")"):
        problems.append("build.gradle's brackets do not match")
    return problems + ([] if "android.useAndroidX=true" in properties else ["gradle.properties lacks android.useAndroidX"])


def cmake(root):
    wanted = {"QT_ANDROID_MIN_SDK_VERSION": "28", "QT_ANDROID_TARGET_SDK_VERSION": "35", "QT_ANDROID_PACKAGE_NAME": "${APHELION_ID}",
              "QT_ANDROID_PACKAGE_SOURCE_DIR": "${PROJECT_SOURCE_DIR}/android", "QT_ANDROID_VERSION_CODE": "${APHELION_VERSION_CODE}",
              "QT_ANDROID_VERSION_NAME": "${PROJECT_VERSION}", "APHELION_ID": PACKAGE}
    problems = [f"{name} is '{setting(root, name)}', not {value}" for name, value in wanted.items() if setting(root, name) != value]
    if "-Wl,-z,max-page-size=16384" not in (root / "cmake/phone.cmake").read_text():
        problems.append("the library is not aligned for pages of 16 KB")
    presets = {preset["name"]: preset for preset in json.loads((root / "CMakePresets.json").read_text())["configurePresets"]}
    problems += [f"there is no preset {name}" for name in ("android-arm64", "android-x86_64", "ios") if name not in presets]
    return problems


def java_and_cpp_agree(root):
    """What C++ calls in Java by name is there, and is public and static."""
    problems = []
    for source in [*root.glob("core/**/*.cpp"), *root.glob("qml/**/*.cpp")]:
        whole = source.read_text()
        for name in set(re.findall(r'"org/aphelion/app/(\w+)"', whole)):
            java = root / f"android/src/org/aphelion/app/{name}.java"
            methods = set(re.findall(r"public static \S+ (\w+)\(", java.read_text())) if java.exists() else set()
            called = {word for word in re.findall(r'"([a-z]\w*)"', whole)}
            problems += [f"{source.name} calls {name}.{method}, which is not there" for method in sorted(called - methods)]
    return problems


CHECKS = [permissions, no_internet, nothing_required, private, back_is_a_key, joins_by_link, starts, markers,
          lends_only_what_is_shared, languages, colours, gradle, cmake, java_and_cpp_agree]


def check(root):
    return [f"{promise.__name__}: {problem}" for promise in CHECKS for problem in promise(Path(root))]


if __name__ == "__main__":
    project = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2])
    found = check(project)
    print("\n".join(found) if found else f"android/: {len(CHECKS)} promises hold")
    sys.exit(1 if found else 0)
