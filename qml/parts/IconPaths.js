.pragma library

// Every icon on a grid of 24: what is filled (odd-even), what is stroked (round caps), and how wide.
// "bold" is a second stroke of another width. The drawings are our own.

const icons = {
    "action-conference": {
        fill: "M9.1 5.4a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0zM2.5 9.6a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0zM16.7 9.6a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z",
        line: "M3 15.2A9.6 6.6 0 0 0 21 15.2M7 13.4A5.4 3.4 0 0 1 17 13.4",
        lineWidth: 2
    },
    "action-locate": {
        line: "M12 22C7 16.6 4.5 13.2 4.5 9.6a7.5 7.5 0 0 1 15 0C19.5 13.2 17 16.6 12 22ZM9.3 6.9L14.7 12.3M14.7 6.9L9.3 12.3",
        lineWidth: 2
    },
    "action-peer-review": {
        line: "M17 8V3H4V17H8M8 8H20.5V21.5H8ZM11.2 14.9L13.4 17.1L17.4 12.4",
        lineWidth: 2
    },
    "action-research": {
        line: "M12 6.5C10 4.8 6.8 4.2 3 4.5V18.5C6.8 18.2 10 18.8 12 20.5C14 18.8 17.2 18.2 21 18.5V4.5C17.2 4.2 14 4.8 12 6.5ZM12 6.5V20.5",
        lineWidth: 2
    },
    "action-reveal": {
        fill: "M12 7.4L13.3 10.7L16.6 12L13.3 13.3L12 16.6L10.7 13.3L7.4 12L10.7 10.7Z",
        line: "M2 12C4.6 7.6 8 5.4 12 5.4S19.4 7.6 22 12C19.4 16.4 16 18.6 12 18.6S4.6 16.4 2 12Z",
        lineWidth: 2
    },
    "action-survey": {
        line: "M-0.63 9.12A17 17 0 0 1 24.63 9.12L17.95 15.15A8 8 0 0 0 6.05 15.15ZM9.79 12.81L7.31 4.16M14.21 12.81L16.69 4.16M6.5 20.5H17.5",
        lineWidth: 2
    },
    "action-target": {
        fill: "M10.1 12a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z",
        line: "M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM12 2V7M12 17V22M2 12H7M17 12H22",
        lineWidth: 2
    },
    "action-theory": {
        fill: "M9.3 13.2a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z",
        line: "M3 5.5H21V18.5H3ZM3 6L12 13L21 6",
        lineWidth: 2
    },
    "object-appears-empty": {
        line: "M8.01 4.49A8.5 8.5 0 0 1 15.99 4.49M19.51 8.01A8.5 8.5 0 0 1 19.51 15.99M15.99 19.51A8.5 8.5 0 0 1 8.01 19.51M4.49 15.99A8.5 8.5 0 0 1 4.49 8.01",
        lineWidth: 2
    },
    "object-asteroid": {
        fill: "M8.4 3.2L15.2 2.6L20.8 7.4L21.4 14.4L16.6 20.8L9.2 21.2L3.2 16.6L2.8 9.2ZM7.1 9.6a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0zM13.1 15a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z"
    },
    "object-comet": {
        fill: "M11.5 8a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z",
        line: "M11.2 12.8L3.2 20.8M9.6 7.6L4.6 12.6M16.4 14.4L11.4 19.4",
        lineWidth: 2
    },
    "object-dwarf-planet": {
        fill: "M7 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM15.96 5.64a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z",
        line: "M20.56 9.22A9 9 0 1 1 14.78 3.44",
        lineWidth: 1.75
    },
    "object-empty": {
        line: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0z",
        lineWidth: 2
    },
    "object-gas-cloud": {
        fill: "M8.15 11.4a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0zM13.35 9.6a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0zM11.95 14.6a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0z",
        line: "M8.2 19.6a4.6 4.6 0 0 1-3.4-7.7a4.7 4.7 0 0 1 4.6-6.3a5 5 0 0 1 8.9 1.5a4.4 4.4 0 0 1 1.7 7.7a4.3 4.3 0 0 1-5.6 3.6a4.6 4.6 0 0 1-6.2 1.2z",
        lineWidth: 2
    },
    "object-planet-x": {
        line: "M8.41 4.3A8.5 8.5 0 0 1 15.59 4.3M19.7 8.41A8.5 8.5 0 0 1 19.7 15.59M15.59 19.7A8.5 8.5 0 0 1 8.41 19.7M4.3 15.59A8.5 8.5 0 0 1 4.3 8.41",
        lineWidth: 2,
        bold: "M4.6 4.6L19.4 19.4M19.4 4.6L4.6 19.4",
        boldWidth: 2.5
    },
    "player-1-circle": {
        fill: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0z"
    },
    "player-2-square": {
        fill: "M4.5 4.5H19.5V19.5H4.5Z"
    },
    "player-3-triangle": {
        fill: "M12 2.8L22 20H2Z"
    },
    "player-4-diamond": {
        fill: "M12 1.8L22.2 12L12 22.2L1.8 12Z"
    },
    "season-autumn": {
        fill: "M20.5 3.5C21.5 13 18 19 11.5 19C9.6 19 7.9 18.3 6.9 17.1C5.2 15 5.2 11.4 8 8.7C11 5.8 15 6 20.5 3.5ZM14.9 9.4C11.7 11 9 13.6 7.7 16.6L9.4 17.4C10.6 14.8 12.8 12.4 15.7 11Z",
        line: "M3.5 21.5C4.5 19.5 5.6 18.2 7.2 16.8",
        lineWidth: 2
    },
    "season-spring": {
        line: "M12 21V11.5M12 13.5C12 9 9 6.5 4 6.5C4 11 7 13.5 12 13.5M12 11.5C12 7 15 4 20 4C20 8.5 17 11.5 12 11.5M7 21H17",
        lineWidth: 2
    },
    "season-summer": {
        fill: "M7.25 12a4.75 4.75 0 1 0 9.5 0a4.75 4.75 0 1 0 -9.5 0z",
        line: "M12 2V4.2M12 19.8V22M2 12H4.2M19.8 12H22M4.9 4.9L6.5 6.5M17.5 17.5L19.1 19.1M19.1 4.9L17.5 6.5M6.5 17.5L4.9 19.1",
        lineWidth: 2
    },
    "season-winter": {
        line: "M12 12L12 2.4M9.4 4.21L12 6.4L14.6 4.21M12 12L20.31 7.2M17.44 5.85L16.85 9.2L20.04 10.36M12 12L20.31 16.8M20.04 13.64L16.85 14.8L17.44 18.15M12 12L12 21.6M14.6 19.79L12 17.6L9.4 19.79M12 12L3.69 16.8M6.56 18.15L7.15 14.8L3.96 13.64M12 12L3.69 7.2M3.96 10.36L7.15 9.2L6.56 5.85",
        lineWidth: 1.75
    },
    "ui-back": {
        line: "M15 4L7 12L15 20",
        lineWidth: 2
    },
    "ui-backspace": {
        line: "M8.5 5H21V19H8.5L2.5 12ZM11.5 9L17.5 15M17.5 9L11.5 15",
        lineWidth: 2
    },
    "ui-check": {
        line: "M4 12.5L9.5 18L20 6.5",
        lineWidth: 2.25
    },
    "ui-close": {
        line: "M5 5L19 19M19 5L5 19",
        lineWidth: 2
    },
    "ui-down": {
        line: "M5 9L12 16L19 9",
        lineWidth: 2
    },
    "ui-eye-off": {
        line: "M2 12C4.6 7.6 8 5.4 12 5.4S19.4 7.6 22 12C19.4 16.4 16 18.6 12 18.6S4.6 16.4 2 12ZM4 20L20 4",
        lineWidth: 2
    },
    "ui-forward": {
        line: "M9 4L17 12L9 20",
        lineWidth: 2
    },
    "ui-help": {
        fill: "M10.7 17.3a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z",
        line: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM9.2 9.4a2.9 2.9 0 1 1 4.3 2.5C12.5 12.5 12 13 12 14.2",
        lineWidth: 2
    },
    "ui-laws": {
        line: "M12 6.2C9.8 4.7 6.8 4.2 3 4.5V18.3C6.8 18 9.8 18.5 12 20C14.2 18.5 17.2 18 21 18.3V4.5C17.2 4.2 14.2 4.7 12 6.2ZM12 6.2V20",
        lineWidth: 1.75
    },
    "ui-link-lost": {
        fill: "M10.2 18a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z",
        line: "M3 9.5C5.6 7.2 8.6 6 12 6C15.4 6 18.4 7.2 21 9.5M6.5 13.5C8.1 12.2 9.9 11.5 12 11.5C14.1 11.5 15.9 12.2 17.5 13.5M4 20.5L20 3.5",
        lineWidth: 2
    },
    "ui-lock": {
        fill: "M10.4 16a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z",
        line: "M5 11H19V21H5ZM8 11V7.5a4 4 0 0 1 8 0V11",
        lineWidth: 2
    },
    "ui-log": {
        fill: "M3 6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM3 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM3 18a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z",
        line: "M9 6H21M9 12H21M9 18H17",
        lineWidth: 2
    },
    "ui-menu": {
        line: "M4 7H20M4 12H20M4 17H20",
        lineWidth: 2
    },
    "ui-minus": {
        line: "M5 12H19",
        lineWidth: 2
    },
    "ui-more": {
        fill: "M3.2 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM10.2 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM17.2 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z"
    },
    "ui-notes": {
        line: "M5 3H19V21H5ZM5 9H19M5 15H19M11 3V21",
        lineWidth: 1.75
    },
    "ui-plus": {
        line: "M5 12H19M12 5V19",
        lineWidth: 2
    },
    "ui-redo": {
        line: "M16 4L20.5 8.5L16 13M20.5 8.5H9.5a5.5 5.5 0 0 0 0 11H15",
        lineWidth: 2
    },
    "ui-table": {
        fill: "M9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z",
        line: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM5.64 18.36L18.36 5.64",
        lineWidth: 1.75
    },
    "ui-time": {
        fill: "M13.65 4.64a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0zM10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z",
        line: "M16.25 4.64A8.5 8.5 0 1 1 7.75 4.64",
        lineWidth: 2
    },
    "ui-undo": {
        line: "M8 4L3.5 8.5L8 13M3.5 8.5H14.5a5.5 5.5 0 0 1 0 11H9",
        lineWidth: 2
    },
    "ui-warning": {
        fill: "M10.75 17.4a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0z",
        line: "M12 3.5L22 20.5H2ZM12 10V14.5",
        lineWidth: 2
    },
    "ui-what-if": {
        fill: "M3.6 12a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z",
        line: "M6 21V12M6 12C6 7 9 6 18 6M6 12V3M14.5 2.5L18 6L14.5 9.5",
        lineWidth: 2
    },
    "ui-write": {
        line: "M4 20L5.2 15.2L16.2 4.2A2.5 2.5 0 0 1 19.8 7.8L8.8 18.8ZM13.6 6.8L17.2 10.4",
        lineWidth: 2
    }
};

const none = { fill: "", line: "", lineWidth: 2, bold: "", boldWidth: 2 };

function icon(name) {
    return icons[name] || none;
}
