import Aphelion.Parts

// The code has been played on this device: somebody may remember its sky.
Notice {
    iconName: "ui-log"
    title: qsTr("You have played this code before", "about a game code")
    detail: qsTr("It deals the same sky again. Somebody may remember it.", "about a game code that was played before")
}
