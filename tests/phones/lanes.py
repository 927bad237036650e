"""The lanes of fastlane: every one runs to its end on a stage (lanes.rb), and calls what it should."""

import json
import os
import shutil
import subprocess
import tempfile

from tree import edit, put, read, remove

FASTFILE = "fastlane/Fastfile"
LOOKS_AT = ("fastlane/Fastfile", "fastlane/Appfile", "fastlane/Gemfile")
HERE = os.path.dirname(os.path.abspath(__file__))
COMPLETE = ["sh", "python3", "../tests/phones/check.py", "--store"]
# What a lane has to call, in this order; other calls may stand between.
CALLS = {
    "test": [["sh", "../dev", "test"]],
    "screenshots": [["sh", "../dev", "screens", "store"], COMPLETE],
    "android beta": [["sh", "cmake", "--preset", "android-arm64"], ["sh", "cmake", "--build"], ["upload_to_play_store"]],
    "android release": [COMPLETE, ["sh", "cmake", "--preset", "android-arm64"], ["sh", "cmake", "--build"], ["upload_to_play_store"]],
    "ios beta": [["app_store_connect_api_key"], ["sync_code_signing"], ["sh", "cmake", "--preset", "ios"], ["build_ios_app"], ["upload_to_testflight"]],
    "ios release": [COMPLETE, ["sync_code_signing"], ["build_ios_app"], ["upload_to_app_store"]],
}


def check(root):
    found = []
    for name in ("Fastfile", "Appfile", "Gemfile"):
        told = subprocess.run(["ruby", "--disable=gems", "-c", os.path.join(root, "fastlane", name)], capture_output=True, text=True)
        if told.returncode:
            return [f"fastlane/{name}: {told.stderr.strip()}"]
    if 'gem "fastlane", "' not in read(root, "fastlane/Gemfile"):
        found.append("fastlane/Gemfile does not say which version")
    for name in ("app_identifier", "package_name"):
        if f'{name} "org.aphelion.app"' not in read(root, "fastlane/Appfile"):
            found.append(f"fastlane/Appfile does not name the app as {name}")
    return found + staged(root)


def staged(root):
    """With an address and with something that was built, every lane ends; with the example, nothing is released."""
    lanes, problem = play(root, "https://somewhere.org/aphelion")
    if problem:
        return [problem]
    found = []
    for platform in ("android", "ios"):
        for name in ("test", "screenshots", "beta", "release"):
            key = f"{platform} {name}"
            lane = lanes.get(key)
            if not lane:
                found.append(f"there is no lane {key}")
            elif "refused" in lane:
                found.append(f"{key}: {lane['refused']}")
            else:
                found += [f"{key} does not call {' '.join(call)}" for call in missing(lane["calls"], CALLS.get(key) or CALLS[name])]
    found += options(lanes)
    lanes, _ = play(root, "https://aphelion.example")
    for key in ("android release", "ios release"):
        if lanes and key in lanes and not (lanes[key].get("refused") and not lanes[key]["calls"]):
            found.append(f"{key} begins though the project has no address")
    return found


def options(lanes):
    """What is told to the stores."""
    found = []
    last = {key: lane["calls"][-1][-1] for key, lane in lanes.items() if lane["calls"] and isinstance(lane["calls"][-1][-1], dict)}
    apple, play_store = last.get("ios release", {}), last.get("android release", {})
    for path, given in (("./fastlane/metadata/ios", apple.get("metadata_path")), ("./fastlane/screenshots", apple.get("screenshots_path")),
                        ("./fastlane/metadata/android", play_store.get("metadata_path"))):
        if path != given:
            found.append(f"the store is given {given}, not {path}")
    for what in ("privacy_url", "support_url", "marketing_url"):
        if set(apple.get(what, {})) != {"en-US", "fr-FR", "it"}:
            found.append(f"{what} is not there in every language")
    if apple.get("submit_for_review") is not False or play_store.get("release_status") != "draft":
        found.append("a release goes out without a person")
    return found


def missing(calls, wanted):
    rest = iter(calls)
    return [call for call in wanted if not any(one[:len(call)] == call for one in rest)]


def play(root, address):
    with tempfile.TemporaryDirectory() as stage:
        shutil.copytree(os.path.join(root, "fastlane"), os.path.join(stage, "fastlane"), ignore=shutil.ignore_patterns("metadata", "screenshots"))
        put("fastlane/address.txt", address + "\n")(stage)
        os.makedirs(os.path.join(stage, "build-android-arm64", "outputs"))
        put("build-android-arm64/outputs/aphelion.aab", "")(stage)
        told = subprocess.run(["ruby", "--disable=gems", os.path.join(HERE, "lanes.rb"), os.path.join(stage, FASTFILE)], capture_output=True, text=True)
    if told.returncode:
        return None, f"{FASTFILE}: {told.stderr.strip().splitlines()[0] if told.stderr else 'does not run'}"
    return json.loads(told.stdout), None


PLANTED = {
    "an end forgotten": edit(FASTFILE, "platform :ios do", "platform :ios do\n  if true"),
    "an action that is not there": edit(FASTFILE, "upload_to_testflight(", "upload_to_test_flight("),
    "an option that is not there": edit(FASTFILE, "release_status:", "status:"),
    "a lane forgotten": edit(FASTFILE, "lane :beta do", "lane :trial do"),
    "nothing is looked at before a release": edit(FASTFILE, "    links = pages # before anything is built\n    complete\n", "    links = pages\n"),
    "released to the example's address": edit(FASTFILE, "    address\n    complete", "    complete"),
    "released without a person": edit(FASTFILE, "submit_for_review: false", "submit_for_review: true"),
    "words from another folder": edit(FASTFILE, "./fastlane/metadata/ios", "./fastlane/metadata"),
    "a page in two languages": edit(FASTFILE, ', "it" => "it"', ""),
    "any fastlane": edit("fastlane/Gemfile", 'gem "fastlane", "2.228.0"', 'gem "fastlane"'),
    "another app": edit("fastlane/Appfile", 'package_name "org.aphelion.app"', 'package_name "org.other"'),
}
