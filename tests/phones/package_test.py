#!/usr/bin/env python3
"""What the package is told by cmake/phone.cmake: names, systems, numbers, and files that are there."""
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

PROJECT = Path(__file__).parents[2]


def told(phone, *more):
    with tempfile.TemporaryDirectory() as build:
        done = subprocess.run(["cmake", "-S", PROJECT / "tests/phones/package", "-B", build, "-G", "Ninja", f"-DPHONE={phone}",
                               f"-DAPHELION={PROJECT}", *more], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return dict(re.findall(r"^-- (\w+)=(.*)$", done.stdout, re.M))


class ThePackage(unittest.TestCase):
    def test_for_android_has_its_name_its_systems_and_our_folder(self):
        package = told("ANDROID")
        self.assertEqual(package["QT_ANDROID_PACKAGE_NAME"], "org.aphelion.app")
        self.assertEqual((package["QT_ANDROID_MIN_SDK_VERSION"], package["QT_ANDROID_TARGET_SDK_VERSION"]), ("28", "35"))
        self.assertEqual(Path(package["QT_ANDROID_PACKAGE_SOURCE_DIR"]), PROJECT / "android")
        self.assertIn("max-page-size=16384", package["LINK_OPTIONS"])

    def test_has_a_number_that_grows_with_every_version_and_every_upload(self):
        package = told("ANDROID", "-DAPHELION_BUILD=7")
        self.assertEqual((package["QT_ANDROID_VERSION_NAME"], package["QT_ANDROID_VERSION_CODE"]), ("12.34.56", "12345607"))

    @unittest.skipUnless((PROJECT / "ios").exists(), "no folder ios")
    def test_for_ios_has_the_same_name_and_number_and_its_files(self):
        package = told("IOS", "-DAPHELION_BUILD=8")
        self.assertEqual(package["MACOSX_BUNDLE_GUI_IDENTIFIER"], "org.aphelion.app")
        self.assertEqual((package["MACOSX_BUNDLE_SHORT_VERSION_STRING"], package["MACOSX_BUNDLE_BUNDLE_VERSION"]), ("12.34.56", "12345608"))
        self.assertEqual(package["XCODE_ATTRIBUTE_TARGETED_DEVICE_FAMILY"], "1,2")
        files = [package["MACOSX_BUNDLE_INFO_PLIST"], package["QT_IOS_LAUNCH_SCREEN"], *package["SOURCES"].split(";")]
        self.assertEqual([file for file in files if not Path(file).exists()], [])
        for name in ("Assets.xcassets", "PrivacyInfo.xcprivacy", "en.lproj/InfoPlist.strings", "it.lproj/InfoPlist.strings"):
            self.assertTrue([file for file in files if file.endswith(name)], name)


if __name__ == "__main__":
    unittest.main()
