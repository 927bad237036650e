"""The manifest as a phone gets it: filled in as androiddeployqt of Qt 6.8 does it, then merged as Gradle's plugin does."""
import re
import xml.etree.ElementTree as tree

ANDROID = "{http://schemas.android.com/apk/res/android}"
TOOLS = "{http://schemas.android.com/tools}"
PACKAGE = "org.aphelion.app"

# What androiddeployqt knows to fill in; the permissions and features of Qt's modules would go where these stand.
FILLED = {
    "-- %%INSERT_APP_NAME%% --": "aphelion",
    "-- %%INSERT_APP_ARGUMENTS%% --": "",
    "-- %%INSERT_APP_LIB_NAME%% --": "aphelion",
    "-- %%INSERT_VERSION_NAME%% --": "0.0.0",
    "-- %%INSERT_VERSION_CODE%% --": "1",
    "<!-- %%INSERT_PERMISSIONS -->": '<uses-permission android:name="android.permission.INTERNET"/>'
                                     '<uses-permission android:name="android.permission.ACCESS_NETWORK_STATE"/>'
                                     '<uses-permission android:name="android.permission.RECORD_AUDIO"/>',
    "<!-- %%INSERT_FEATURES -->": '<uses-feature android:name="android.hardware.camera" android:required="false"/>',
}

for prefix, address in (("android", ANDROID[1:-1]), ("tools", TOOLS[1:-1])):
    tree.register_namespace(prefix, address)


def text(root):
    return (root / "android/AndroidManifest.xml").read_text()


def setting(root, name):
    """What cmake/phone.cmake sets for Android."""
    found = re.search(rf"\b{name} (\S+?)\)?\n", (root / "cmake/phone.cmake").read_text())
    return found.group(1) if found else ""


def filled(root):
    whole = text(root)
    for marker, value in FILLED.items():
        whole = whole.replace(marker, value)
    return whole.replace("${applicationId}", PACKAGE)


def merged(root):
    top = tree.fromstring(filled(root))
    for parent in list(top.iter()):
        for child in list(parent):
            if child.get(TOOLS + "node") == "remove":
                twins = [c for c in parent if c.tag == child.tag and c.get(ANDROID + "name") == child.get(ANDROID + "name")]
                for twin in twins:
                    parent.remove(twin)
    for element in top.iter():
        for key in [key for key in element.attrib if key.startswith(TOOLS)]:
            del element.attrib[key]
    top.set("package", PACKAGE)
    sdk = tree.SubElement(top, "uses-sdk")
    sdk.set(ANDROID + "minSdkVersion", setting(root, "QT_ANDROID_MIN_SDK_VERSION"))
    sdk.set(ANDROID + "targetSdkVersion", setting(root, "QT_ANDROID_TARGET_SDK_VERSION"))
    return top
