"""What iOS is told of the app: Info.plist, the privacy manifest, how it is exported, and the words in every language."""

import plistlib
import re

from tree import LANGUAGES, edit, here, put, read, remove

INFO = "ios/Info.plist.in"
PRIVACY = "ios/PrivacyInfo.xcprivacy"
EXPORT = "ios/ExportOptions.plist"
LOOKS_AT = ("ios",)
APP = "org.aphelion.app"

# What Apple lets each kind of call be used for, as far as an app like this one may.
REASONS = {"FileTimestamp": {"C617.1", "DDA9.1", "3B52.1"}, "SystemBootTime": {"35F9.1"}, "DiskSpace": {"E174.1", "85F4.1"},
           "UserDefaults": {"CA92.1"}}
UPRIGHT = "UIInterfaceOrientationPortrait"
ALL_WAYS = {UPRIGHT, UPRIGHT + "UpsideDown", "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"}


def check(root):
    found = []
    for path, look in ((INFO, info), (PRIVACY, privacy), (EXPORT, export)):
        try:
            values = plistlib.loads(read(root, path).encode())
        except Exception as error: # whatever the parser says
            found.append(f"{path}: cannot be read: {error}")
            continue
        found += [f"{path}: {problem}" for problem in look(root, values)]
    return found + strings(root)


def info(root, values):
    named = {"CFBundleIdentifier": "${MACOSX_BUNDLE_GUI_IDENTIFIER}", "CFBundleExecutable": "${MACOSX_BUNDLE_EXECUTABLE_NAME}",
             "CFBundleShortVersionString": "${MACOSX_BUNDLE_SHORT_VERSION_STRING}", "CFBundleVersion": "${MACOSX_BUNDLE_BUNDLE_VERSION}",
             "CFBundlePackageType": "APPL", "LSRequiresIPhoneOS": True, "UIRequiresFullScreen": False,
             "UILaunchStoryboardName": "LaunchScreen", "ITSAppUsesNonExemptEncryption": True,
             "UIStatusBarStyle": "UIStatusBarStyleLightContent", "CFBundleLocalizations": list(LANGUAGES)}
    found = [f"{key} should be {value!r}, not {values.get(key)!r}" for key, value in named.items() if values.get(key) != value]
    if "aphelion" not in [scheme for one in values.get("CFBundleURLTypes", []) for scheme in one.get("CFBundleURLSchemes", [])]:
        found.append("links of aphelion: do not open the app")
    if not values.get("NSBluetoothAlwaysUsageDescription"):
        found.append("does not say what Bluetooth is for: iOS would end the app")
    if "UIBackgroundModes" in values:
        found.append("has background modes, which the app does not use")
    if UPRIGHT not in values.get("UISupportedInterfaceOrientations", []):
        found.append("no upright iPhone")
    if set(values.get("UISupportedInterfaceOrientations~ipad", [])) != ALL_WAYS:
        found.append("an iPad that is not full-screen has to turn all four ways")
    if not here(root, f"ios/{values.get('UILaunchStoryboardName')}.storyboard"):
        found.append("the launch screen is not there")
    return found


def privacy(root, values):
    found = [f"{key} should be {value!r}" for key, value in
             {"NSPrivacyTracking": False, "NSPrivacyTrackingDomains": [], "NSPrivacyCollectedDataTypes": []}.items()
             if values.get(key) != value]
    given = {one.get("NSPrivacyAccessedAPIType", "").removeprefix("NSPrivacyAccessedAPICategory"):
             set(one.get("NSPrivacyAccessedAPITypeReasons", [])) for one in values.get("NSPrivacyAccessedAPITypes", [])}
    for kind, allowed in REASONS.items():
        if not given.get(kind):
            found.append(f"no reason for {kind}")
        elif not given[kind] <= allowed:
            found.append(f"{kind} cannot be used for {sorted(given[kind] - allowed)}")
    return found + [f"{kind} is nothing Apple asks about" for kind in given if kind not in REASONS]


def export(root, values):
    found = [] if values.get("method") == "app-store-connect" else ["not for the store"]
    return found + ([] if APP in values.get("provisioningProfiles", {}) else [f"no profile for {APP}"])


def strings(root):
    found, english = [], None
    for language in LANGUAGES:
        path = f"ios/{language}.lproj/InfoPlist.strings"
        if not here(root, path):
            found.append(f"{path} is not there")
            continue
        lines = [line for line in re.sub(r"/\*.*?\*/", "", read(root, path), flags=re.S).splitlines() if line.strip()]
        pairs = [re.fullmatch(r'"(\w+)" = "((?:[^"\\]|\\.)*)";', line) for line in lines]
        found += [f"{path}: cannot be read: {line}" for line, pair in zip(lines, pairs) if not pair]
        words = {pair[1]: pair[2] for pair in pairs if pair}
        english = english or words
        if set(words) != {"CFBundleDisplayName", "NSBluetoothAlwaysUsageDescription"}:
            found.append(f"{path}: has {sorted(words)}")
        elif language != "en" and words["NSBluetoothAlwaysUsageDescription"] == english["NSBluetoothAlwaysUsageDescription"]:
            found.append(f"{path}: still English")
    return found


PLANTED = {
    "a tag is not closed": edit(INFO, "</array>\n    <key>CFBundleName", "\n    <key>CFBundleName"),
    "another identifier": edit(INFO, "${MACOSX_BUNDLE_GUI_IDENTIFIER}</string>\n    <key>CFBundleInfo", "org.other</string>\n    <key>CFBundleInfo"),
    "no reason for Bluetooth": edit(INFO, "NSBluetoothAlwaysUsageDescription", "NSBluetoothUsage"),
    "no link": edit(INFO, "<string>aphelion</string>", "<string>afelio</string>"),
    "an iPad that does not turn": edit(INFO, "<string>UIInterfaceOrientationPortraitUpsideDown</string>", ""),
    "a background mode": edit(INFO, "<key>UIRequiresFullScreen</key>", "<key>UIBackgroundModes</key><array/><key>UIRequiresFullScreen</key>"),
    "a language forgotten": edit(INFO, "<string>it</string>", ""),
    "encryption kept secret": edit(INFO, "<key>ITSAppUsesNonExemptEncryption</key>\n    <true/>", "<key>ITSAppUsesNonExemptEncryption</key>\n    <false/>"),
    "no launch screen": remove("ios/LaunchScreen.storyboard"),
    "somebody is followed": edit(PRIVACY, "<key>NSPrivacyTracking</key>\n    <false/>", "<key>NSPrivacyTracking</key>\n    <true/>"),
    "a reason that is none": edit(PRIVACY, "C617.1", "C617.2"),
    "a reason of something else": edit(PRIVACY, "CA92.1", "35F9.1"),
    "a reason forgotten": edit(PRIVACY, "CategoryDiskSpace", "CategoryDiscSpace"),
    "exported for somewhere else": edit(EXPORT, "app-store-connect", "ad-hoc"),
    "words without a semicolon": edit("ios/fr.lproj/InfoPlist.strings", '"Aphelion";', '"Aphelion"'),
    "Italian in English": lambda root: put("ios/it.lproj/InfoPlist.strings", read(root, "ios/en.lproj/InfoPlist.strings"))(root),
    "no French": remove("ios/fr.lproj/InfoPlist.strings"),
}
