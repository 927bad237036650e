#!/usr/bin/env python3
"""Every check finds the error it is there for: one is planted in a copy of the project at a time, and the check that
is named must be the one that speaks."""
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import android  # noqa: E402

PROJECT = Path(__file__).parents[2]
MANIFEST = "android/AndroidManifest.xml"
GRADLE = "android/build.gradle"
PHONE = "cmake/phone.cmake"
ACTIVITY = "android/src/org/aphelion/app/AphelionActivity.java"

PLANTED = [  # the check, the file, what stands there, what is put in its place
    ("permissions", MANIFEST, '<uses-permission android:name="android.permission.VIBRATE" />', ""),
    ("permissions", MANIFEST, "permission.VIBRATE", "permission.CAMERA"),
    ("permissions", MANIFEST, ' android:usesPermissionFlags="neverForLocation"', ""),
    ("permissions", MANIFEST, 'ACCESS_FINE_LOCATION" android:maxSdkVersion="30"', 'ACCESS_FINE_LOCATION"'),
    ("permissions", MANIFEST, "<supports-screens", "<!-- %%INSERT_PERMISSIONS --><supports-screens"),
    ("no_internet", MANIFEST, '<uses-permission android:name="android.permission.INTERNET" tools:node="remove" />', ""),
    ("no_internet", MANIFEST, "<supports-screens", "<!-- %%INSERT_PERMISSIONS --><supports-screens"),
    ("nothing_required", MANIFEST, 'bluetooth_le" android:required="false"', 'bluetooth_le" android:required="true"'),
    ("nothing_required", MANIFEST, '<uses-feature android:name="android.hardware.location.gps" android:required="false" />', ""),
    ("private", MANIFEST, 'allowBackup="false"', 'allowBackup="true"'),
    ("private", MANIFEST, 'android:dataExtractionRules="@xml/data_extraction_rules"', ""),
    ("private", "android/res/xml/data_extraction_rules.xml", '<exclude domain="file" />', ""),
    ("private", MANIFEST, 'android:exported="false"', 'android:exported="true"'),
    ("back_is_a_key", MANIFEST, 'enableOnBackInvokedCallback="false"', 'enableOnBackInvokedCallback="true"'),
    ("joins_by_link", MANIFEST, 'android:scheme="aphelion"', 'android:scheme="aphelio"'),
    ("joins_by_link", MANIFEST, '<category android:name="android.intent.category.BROWSABLE" />', ""),
    ("starts", MANIFEST, "org.aphelion.app.AphelionActivity", "org.aphelion.app.Activity"),
    ("starts", ACTIVITY, "extends QtActivity", "extends Activity"),
    ("starts", MANIFEST, 'launchMode="singleTop"', 'launchMode="standard"'),
    ("starts", MANIFEST, "|uiMode|", "|"),
    ("starts", MANIFEST, "android.app.lib_name", "android.app.library"),
    ("markers", MANIFEST, "%%INSERT_VERSION_NAME%%", "%%INSERT_VERSION%%"),
    ("lends_only_what_is_shared", "android/res/xml/file_paths.xml", 'path="shared/"', 'path="/"'),
    ("lends_only_what_is_shared", MANIFEST, "${applicationId}.files", "${applicationId}.qtprovider"),
    ("languages", "android/res/xml/locales_config.xml", '<locale android:name="it" />', ""),
    ("languages", GRADLE, '"en", "fr", "it"', '"en"'),
    ("languages", "android/res/values-fr/strings.xml", 'name="name"', 'name="nom"'),
    ("colours", "android/res/values/colors.xml", "#0B0E24", "#0B0E25"),
    ("gradle", GRADLE, "useLegacyPackaging true", "useLegacyPackaging false"),
    ("gradle", GRADLE, "build:gradle:8.6.0", "build:gradle:8.2.0"),
    ("gradle", GRADLE, "namespace androidPackageName", "namespace 'org.example'"),
    ("gradle", GRADLE, "    lintOptions {", "    lintOptions"),
    ("gradle", "android/gradle.properties", "useAndroidX=true", "useAndroidX=false"),
    ("cmake", PHONE, "TARGET_SDK_VERSION 35", "TARGET_SDK_VERSION 33"),
    ("cmake", PHONE, "max-page-size=16384", "max-page-size=4096"),
    ("cmake", "CMakePresets.json", '"android-arm64"', '"android"'),
    ("java_and_cpp_agree", ACTIVITY, "void paintBars(int", "void paintBar(int"),
    ("java_and_cpp_agree", "qml/app/system_bars.cpp", "app/AphelionActivity", "app/Aphelion"),
]


def copy(folder):
    for part in ("android", "cmake", "core", "qml"):
        shutil.copytree(PROJECT / part, folder / part, ignore=shutil.ignore_patterns("*.png", "*.qml"))
    shutil.copy(PROJECT / "CMakePresets.json", folder)


class EveryCheck(unittest.TestCase):
    def test_is_content_with_the_project(self):
        self.assertEqual(android.check(PROJECT), [])

    def test_finds_the_error_it_is_there_for(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            copy(folder)
            self.assertEqual(android.check(folder), [])
            for promise, file, old, new in PLANTED:
                with self.subTest(promise=promise, file=file, new=new):
                    before = (folder / file).read_text()
                    self.assertIn(old, before)
                    (folder / file).write_text(before.replace(old, new, 1))
                    found = android.check(folder)
                    (folder / file).write_text(before)
                    self.assertTrue([one for one in found if one.startswith(promise + ":")], found)

    def test_has_an_error_planted(self):
        self.assertEqual({promise for promise, *_ in PLANTED}, {promise.__name__ for promise in android.CHECKS})


if __name__ == "__main__":
    unittest.main()
