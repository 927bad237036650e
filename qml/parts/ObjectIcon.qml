import QtQuick

// The icon of an object by its letter; "?" is the broken ring of what merely appears empty.
Icon {
    property string object: "E"

    readonly property var names: ({
        C: "object-comet", A: "object-asteroid", D: "object-dwarf-planet", G: "object-gas-cloud",
        E: "object-empty", X: "object-planet-x", "?": "object-appears-empty"
    })

    name: names[object] ?? ""
    colour: Theme.objectColour(object)
}
