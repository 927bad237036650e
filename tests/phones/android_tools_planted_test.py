#!/usr/bin/env python3
"""The checks with Android's tools find errors too: android_tools_planted_test.py TOOLS. By hand (./dev phones), not every day."""
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import android_tools  # noqa: E402
from android_planted_test import ACTIVITY, MANIFEST, PHONE, copy  # noqa: E402

TOOLS = Path(sys.argv.pop(1) if len(sys.argv) > 1 else "build-android-tools").resolve()

HANDSET = "android/src/org/aphelion/app/Handset.java"

PLANTED = [  # the check, the file, what stands there, what is put in its place, what is said about it
    ("package", MANIFEST, "@mipmap/icon", "@mipmap/ikon", "ikon"),
    ("package", MANIFEST, "android:localeConfig", "android:localesConfig", "localesConfig"),
    ("package", MANIFEST, 'maxSdkVersion="30"', 'maxSdkVersion="eleven"', "maxSdkVersion"),
    ("package", MANIFEST, 'permission.VIBRATE" />', 'permission.VIBRATE" /><uses-permission android:name="android.permission.NFC" />', "NFC"),
    ("package", MANIFEST, 'location.gps" android:required="false"', 'location.gps" android:required="true"', "location.gps"),
    ("package", "android/res/values/styles.xml", "Theme.Material.NoActionBar", "Theme.Material.NoBar", "NoBar"),
    ("package", "android/res/values-v31/styles.xml", "windowSplashScreenBackground", "windowSplashBackground", "windowSplashBackground"),
    ("package", "android/res/drawable/icon_foreground.xml", "android:strokeWidth", "android:strokWidth", "strokWidth"),
    ("package", "android/res/xml/locales_config.xml", "</locale-config>", "", "locales_config"),
    ("package", PHONE, "TARGET_SDK_VERSION 35", "TARGET_SDK_VERSION 34", "targetSdkVersion"),
    ("classes", ACTIVITY, "WindowInsets.Type.displayCutout()", "WindowInsets.Type.cutout()", "cutout"),
    ("classes", ACTIVITY, "window.setStatusBarColor(top)", "window.setStatusBarColor()", "setStatusBarColor"),
    ("classes", ACTIVITY, "R.style.Aphelion", "R.style.Night", "Night"),
    ("classes", ACTIVITY, "import android.graphics.Insets;", "import android.view.Insets;", "android.view.Insets"),
    ("classes", ACTIVITY, "VANILLA_ICE_CREAM", "VANILLA", "VANILLA"),
    ("classes", ACTIVITY, "setTheme(R.style.Aphelion); //", "setTheme(R.style.Aphelion) //", "';' expected"),
    ("calls", HANDSET, "boolean shareFile(", "boolean sendFile(", "shareFile"),
    ("calls", HANDSET, "keepPrivate(Activity activity, boolean on)", "keepPrivate(Activity activity, int on)", "keepPrivate"),
    ("calls", "qml/app/system_bars.cpp", '"(IIZ)V"', '"(IIB)V"', "paintBars(IIB)V"),
    ("cpp", "core/handset/android_handset.cpp", "canFeel() const override", "mayFeel() const override", "mayFeel"),
    ("cpp", "qml/app/system_bars.cpp", "static_cast<jboolean>", "static_cast<jbool>", "jbool"),
    ("cpp", "qml/app/system_bars.cpp", "#include <QJniObject>", "", "QJniObject"),
]


class EveryTool(unittest.TestCase):
    def test_finds_the_error_it_is_there_for(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            copy(folder)
            self.assertEqual(android_tools.check(folder, TOOLS), [])
            for promise, file, old, new, said in PLANTED:
                with self.subTest(promise=promise, file=file, new=new):
                    before = (folder / file).read_text()
                    self.assertIn(old, before)
                    (folder / file).write_text(before.replace(old, new, 1))
                    found = android_tools.check(folder, TOOLS, [android_tools.package, android_tools.classes, getattr(android_tools, promise)])
                    (folder / file).write_text(before)
                    self.assertTrue([one for one in found if one.startswith(promise + ":") and said in one], found)


if __name__ == "__main__":
    unittest.main()
