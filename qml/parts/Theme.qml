pragma Singleton
import QtQuick
import QtQuick.Templates as T
import "Palettes.js" as Palettes

// Every colour, type size, distance and duration of the app, for the dark, the light and the red theme.
QtObject {
    id: root

    property string name: "dark" // dark, light, red
    property bool highContrast: false
    property real textScale: 1 // 1 to 2
    property bool reducedMotion: false
    property bool byKeys: false // the last thing done was done by keyboard

    readonly property bool dark: name !== "light" && name !== "red"
    readonly property bool light: name === "light"
    readonly property bool red: name === "red"

    readonly property var palette: Palettes.of(name, highContrast)
    readonly property color background: palette.background
    readonly property color backgroundTop: palette.backgroundTop
    readonly property color curtainTop: palette.curtainTop
    readonly property color surface: palette.surface
    readonly property color raised: palette.raised
    readonly property color selected: palette.selected
    readonly property color outline: palette.outline
    readonly property color control: palette.control
    readonly property color text: palette.text
    readonly property color muted: palette.muted
    readonly property color accent: palette.accent
    readonly property color accentInk: palette.accentInk
    readonly property color needle: palette.needle
    readonly property color danger: palette.danger
    readonly property color dangerInk: palette.dangerInk
    readonly property color success: palette.success
    readonly property color whatIf: palette.whatIf
    readonly property color ruledOut: palette.ruledOut
    readonly property color glow: palette.glow // over what help points at
    readonly property color scrim: palette.scrim

    readonly property color skyA: palette.skyA
    readonly property color skyB: palette.skyB
    readonly property color skyC: palette.skyC
    readonly property color groundC: palette.groundC
    readonly property color ground: palette.ground
    readonly property color hub: palette.hub
    readonly property color star: palette.star
    readonly property color band: palette.band
    readonly property color earthLit: palette.earthLit
    readonly property color earthSea: palette.earthSea
    readonly property color earthRim: palette.earthRim
    readonly property color earthLand: palette.earthLand

    function playerColour(player: int): color {
        return root.palette.players[player] ?? root.muted;
    }
    // "?" is what merely appears empty: the colour of empty, another icon.
    function objectColour(letter: string): color {
        return root.palette.objects[letter === "?" ? "E" : letter] ?? root.muted;
    }
    // How strongly a quiet line or mark is drawn; in high contrast none is quiet.
    function quiet(strength: real): real {
        return root.highContrast ? 1 : strength;
    }
    // How strongly something is drawn that cannot be used or does not count.
    function dimmed(strength: real): real {
        return root.highContrast ? 0.75 : strength;
    }
    // How wide a line is; in high contrast so wide that some of its pixels are wholly its colour.
    function stroke(width: real): real {
        return root.highContrast ? width + 0.8 : width;
    }
    // One step lighter while pressed; in the light theme one step darker. Black would not become lighter.
    function pressed(fill: color): color {
        return root.highContrast ? Qt.tint(fill, Qt.alpha(root.text, 0.2)) : root.light ? Qt.darker(fill, 1.08) : Qt.lighter(fill, 1.25);
    }

    // Whether the focus ring is around it: Tab came to it, or the page brought the keyboard there for somebody who uses one.
    function isMarked(control: T.Control): bool {
        return control.visualFocus || (root.byKeys && control.activeFocus);
    }

    readonly property FontLoader interRegular: FontLoader { source: "fonts/Inter-Regular.otf" }
    readonly property FontLoader interLight: FontLoader { source: "fonts/Inter-Light.otf" }
    readonly property FontLoader interMedium: FontLoader { source: "fonts/Inter-Medium.otf" }
    readonly property FontLoader interSemiBold: FontLoader { source: "fonts/Inter-SemiBold.otf" }
    readonly property FontLoader garamond: FontLoader { source: "fonts/EBGaramond12-Regular.otf" }
    readonly property FontLoader garamondItalic: FontLoader { source: "fonts/EBGaramond12-Italic.otf" }
    readonly property string sans: "Inter"
    readonly property string serif: garamond.name

    function sized(size: real): int {
        return Math.round(size * root.textScale);
    }
    // How large words on a wheel are, of its radius: they grow with the type as far as their place lets them.
    function onWheel(share: real, most: real): real {
        return Math.min(share * root.textScale, most);
    }
    readonly property font display: Qt.font({ family: serif, pixelSize: sized(48) })
    readonly property font displayItalic: Qt.font({ family: serif, italic: true, pixelSize: sized(24) })
    readonly property font title: Qt.font({ family: serif, pixelSize: Math.min(sized(28), 36) })
    readonly property font titleSmall: Qt.font({ family: serif, pixelSize: Math.min(sized(22), 36) })
    readonly property font titleLarge: Qt.font({ family: serif, pixelSize: Math.min(sized(32), 40) })
    readonly property font figure: Qt.font({ family: sans, weight: Font.Light, pixelSize: sized(44) })
    readonly property font heading: Qt.font({ family: sans, weight: Font.DemiBold, pixelSize: sized(17) })
    readonly property font body: Qt.font({ family: sans, pixelSize: sized(14) })
    readonly property font subtitle: Qt.font({ family: sans, pixelSize: sized(13) })
    readonly property font button: Qt.font({ family: sans, weight: Font.DemiBold, pixelSize: sized(16) })
    readonly property font label: Qt.font({ family: sans, weight: Font.DemiBold, pixelSize: sized(13) })
    readonly property font labelPlain: Qt.font({ family: sans, weight: Font.Medium, pixelSize: sized(13) })
    readonly property font small: Qt.font({ family: sans, weight: Font.Medium, pixelSize: sized(12) })
    readonly property font smallStrong: Qt.font({ family: sans, weight: Font.DemiBold, pixelSize: sized(12) })

    readonly property int touch: 44
    readonly property int gap: 8
    readonly property int group: 16
    readonly property int radiusCell: 7
    readonly property int radiusStrip: 12
    readonly property int radiusTile: 14
    readonly property int radiusCard: 16
    function margin(width: real): int {
        return width < 360 ? 12 : width < 700 ? 16 : 24;
    }

    function ms(duration: int): int {
        return root.reducedMotion ? 0 : duration;
    }
    readonly property int pressTime: ms(80)
    readonly property int pageIn: ms(220)
    readonly property int pageOut: ms(160)
    readonly property int pawnFirst: ms(180)
    readonly property int pawnFurther: ms(60)
    readonly property int earthTurn: ms(320)
    readonly property int gateStop: ms(400)
    readonly property int tokenTurn: ms(240)
    readonly property int reveal: ms(260)
    readonly property int revealPause: ms(600)
    readonly property int orbit: ms(1200)
}
