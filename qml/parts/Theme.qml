pragma Singleton
import QtQuick
import QtQuick.Templates as T

// Every colour, type size, distance and duration of the app, for the dark, the light and the red theme.
QtObject {
    id: root

    property string name: "dark" // dark, light, red
    property real textScale: 1 // 1 to 2
    property bool reducedMotion: false
    property bool byKeys: false // the last thing done was done by keyboard

    readonly property bool dark: name !== "light" && name !== "red"
    readonly property bool light: name === "light"
    readonly property bool red: name === "red"

    function pick(dark: color, light: color, red: color): color {
        return root.light ? light : root.red ? red : dark;
    }

    readonly property color background: pick("#0B0E24", "#F4F1E9", "#0A0000")
    readonly property color backgroundTop: pick("#10143A", "#F4F1E9", "#0A0000")
    readonly property color curtainTop: pick("#151A4A", "#E6E8FA", "#0A0000")
    readonly property color surface: pick("#141938", "#FFFFFF", "#160202")
    readonly property color raised: pick("#1F264F", "#FFFFFF", "#240505")
    readonly property color selected: pick("#1F264F", "#E9EAF7", "#240505")
    readonly property color outline: pick("#343C6E", "#D5D0C2", "#4E0F0B")
    readonly property color control: pick("#6670B0", "#72758F", "#BE3025")
    readonly property color text: pick("#EEF0FB", "#1A1E3C", "#FF7462")
    readonly property color muted: pick("#A9B1D8", "#4F5576", "#F25C4C")
    readonly property color accent: pick("#F2CF8A", "#363B91", "#FF8673")
    readonly property color accentInk: pick("#1B1638", "#FFFFFF", "#1C0000")
    readonly property color needle: pick("#F2CF8A", "#8F5F00", "#FF8673")
    readonly property color danger: pick("#FF8F86", "#B3261E", "#FF6A58")
    readonly property color dangerInk: pick("#2A0A0E", "#FFFFFF", "#1C0000")
    readonly property color success: pick("#7FDCAB", "#1C6B41", "#FF6A58")
    readonly property color successInk: pick("#0A2418", "#FFFFFF", "#1C0000")
    readonly property color whatIf: pick("#FF9ED2", "#AE2378", "#FF8673")
    readonly property color ruledOut: pick("#0B0E24", "#E7E4DA", "#0A0000")
    readonly property color glow: Qt.alpha(accent, light ? 0.16 : red ? 0.12 : 0.24) // over what help points at
    readonly property color scrim: light ? "#4D000000" : "#80000000"

    readonly property color skyA: pick("#35428F", "#FFFFFF", "#4A0D08")
    readonly property color skyB: pick("#29336F", "#F7F6FF", "#360906")
    readonly property color skyC: pick("#1F2759", "#E6E8FA", "#280605")
    readonly property color groundC: pick("#161B3F", "#C9CCE4", "#180202")
    readonly property color ground: pick("#10142E", "#D3D6EA", "#100101")
    readonly property color hub: pick("#10142E", "#EEF0FA", "#100101")
    readonly property color star: pick("#FFFFFF", "#363B91", "#FF8673")
    readonly property color band: pick("#805B6BD0", "#2E363B91", "#2AFF8673")
    readonly property color earthLit: pick("#BFE0FF", "#BFE0FF", "#FF9C8A")
    readonly property color earthSea: pick("#5E97DD", "#5E97DD", "#D84A3A")
    readonly property color earthRim: pick("#2C5AA8", "#2C5AA8", "#7A1B12")
    readonly property color earthLand: pick("#CFF1DC", "#E9F7EE", "#FFB3A6")

    readonly property var playerColours: light ? ["#1566CF", "#BC4312", "#0D4A39", "#A1438F"]
        : red ? ["#FF7A68", "#F46050", "#FF6A58", "#F25C4C"]
        : ["#62ABFF", "#F58F4E", "#92F2C6", "#EAB4DC"]
    readonly property var objectColours: light
        ? ({ C: "#006C8E", A: "#8C4A2F", D: "#556400", G: "#6A3CB5", E: "#545A7C", X: "#8A5A00" })
        : red ? ({ C: "#FF7462", A: "#FF7462", D: "#FF7462", G: "#FF7462", E: "#E0483A", X: "#FF8673" })
        : ({ C: "#86DDF7", A: "#E5AC92", D: "#CFE07C", G: "#C6ADFF", E: "#B4BCE0", X: "#F2CF8A" })

    function playerColour(player: int): color {
        return root.playerColours[player] ?? root.muted;
    }
    // "?" is what merely appears empty: the colour of empty, another icon.
    function objectColour(letter: string): color {
        return root.objectColours[letter === "?" ? "E" : letter] ?? root.muted;
    }
    // One step lighter while pressed; in the light theme one step darker.
    function pressed(fill: color): color {
        return root.light ? Qt.darker(fill, 1.08) : Qt.lighter(fill, 1.25);
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
