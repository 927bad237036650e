import Aphelion.Parts

// A button below help.
SecondaryButton {
    font: Theme.label
    horizontalPadding: 12
}
