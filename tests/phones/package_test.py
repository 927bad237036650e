#!/usr/bin/env python3
"""What the package is told by cmake/phone.cmake: names, systems, numbers, and files that are there."""
import hashlib
import io
import re
import subprocess
import tarfile
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
        self.assertEqual(package["PLUGINS"], "EXCLUDE_BY_TYPE multimedia")

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


class APinnedSource(unittest.TestCase):
    """cmake/pinned.cmake with an archive that is already there: nothing is fetched."""

    def unpacked(self, folder, wanted):
        """Whether a project that wants the archive with this sum gets its file."""
        (folder / "CMakeLists.txt").write_text(
            "cmake_minimum_required(VERSION 3.25)\nproject(p LANGUAGES NONE)\n"
            f"include({PROJECT}/cmake/pinned.cmake)\npinned_source(DIR thing-1 t/thing/thing_1.tar.gz {wanted})\n"
            "file(READ ${DIR}/file.c text)\n")
        done = subprocess.run(["cmake", "-G", "Ninja", "-S", folder, "-B", folder / "build"], capture_output=True, text=True)
        return done.returncode == 0, done.stderr

    def archive(self, folder, text):
        path = folder / "build-sources/thing_1.tar.gz"
        path.parent.mkdir(exist_ok=True)
        with tarfile.open(path, "w:gz") as archive:
            entry = tarfile.TarInfo("thing-1/file.c")
            entry.size = len(text)
            archive.addfile(entry, io.BytesIO(text))
        return hashlib.sha256(path.read_bytes()).hexdigest()

    def test_is_unpacked_if_it_is_the_one_we_know_and_refused_otherwise(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            known = self.archive(folder, b"int known;")
            self.assertTrue(self.unpacked(folder, known)[0])
            other = self.archive(folder, b"int other;")
            taken, why = self.unpacked(folder, "0" * 64)
            self.assertFalse(taken)
            self.assertIn(other, why)


if __name__ == "__main__":
    unittest.main()
