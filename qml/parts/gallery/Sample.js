.pragma library

// The game of the pictures: 1 E, 2 G, 3 C, 4 A, 5 A, 6 D, 7 C, 8 A, 9 A, 10 X, 11 E, 12 G; and an Expert game.

const table = {
    sectors: 12,
    earthSector: 11,
    pawns: [{ colour: 0, sector: 11, place: 0, toAct: true }, { colour: 3, sector: 12, place: 0 },
        { colour: 2, sector: 12, place: 1 }, { colour: 1, sector: 1, place: 0 }],
    tokens: [{ colour: 2, sector: 12, space: 1, letter: "" }, { colour: 3, sector: 12, space: 1, letter: "" },
        { colour: 3, sector: 4, space: 2, letter: "" }, { colour: 0, sector: 9, space: 1, letter: "A" },
        { colour: 0, sector: 8, space: 2, letter: "A" }, { colour: 1, sector: 7, space: 1, letter: "" },
        { colour: 1, sector: 6, space: 3, letter: "D", right: true }],
    confirmed: [{ sector: 6, object: "D" }],
    gates: [{ sector: 12, kind: "theory" }, { sector: 3, kind: "theory" }, { sector: 6, kind: "theory" },
        { sector: 9, kind: "theory" }, { sector: 10, kind: "conference", held: true }]
};

const expert = {
    sectors: 18,
    earthSector: 10,
    pawns: [{ colour: 3, sector: 10, place: 0, toAct: true }, { colour: 1, sector: 11, place: 0 },
        { colour: 0, sector: 12, place: 0 }, { colour: 2, sector: 12, place: 1 }],
    tokens: [{ colour: 3, sector: 9, space: 1, letter: "" }, { colour: 2, sector: 9, space: 1, letter: "" },
        { colour: 1, sector: 6, space: 1, letter: "" }, { colour: 0, sector: 3, space: 1, letter: "" },
        { colour: 0, sector: 4, space: 3, letter: "A", right: true }, { colour: 2, sector: 8, space: 3, letter: "D", right: true },
        { colour: 1, sector: 12, space: 2, letter: "" }, { colour: 1, sector: 13, space: 2, letter: "" },
        { colour: 0, sector: 14, space: 0, letter: "" }, { colour: 0, sector: 15, space: 0, letter: "" }],
    confirmed: [{ sector: 4, object: "A" }, { sector: 8, object: "D" }],
    gates: [{ sector: 18, kind: "theory" }, { sector: 3, kind: "theory" }, { sector: 6, kind: "theory" }, { sector: 9, kind: "theory" },
        { sector: 12, kind: "theory" }, { sector: 15, kind: "theory" }, { sector: 7, kind: "conference", held: true }, { sector: 16, kind: "conference" }]
};

function cell(code) {
    const marks = { ".": "Possible", x: "No", s: "Suspected", c: "Certain" };
    const origins = { p: "Printed", f: "Start", a: "OwnAnswer", u: "Public", h: "Hand" };
    return { mark: marks[code[0]], origin: origins[code[1]] ?? "Hand", layer: code.includes("?") ? 1 : 0, wrong: code.includes("!") };
}

const sheet = [
    "xp xf xu s s .", ". xf xu s . .", "s s?! xf xu . .", "xp ca! xu xf x x", ". s?! xu x . .", "xp xu cu xu xu xu",
    "s . xu xf . .", "xp s xf . . .", "xp s xu . . .", "xp . xu . . s", ". xf xu . s .", "xp xa xf s . ."
];

function sides(count) {
    const comets = [2, 3, 5, 7, 11, 13, 17];
    return Array.from({ length: count }, (_, i) => ({
        sector: i + 1,
        visible: count > 12 ? i + 1 >= 10 : i + 1 <= 4 || i + 1 >= 11,
        cometSector: comets.includes(i + 1),
        text: i === 6 ? "?" : ""
    }));
}

// Row by row: {cell: {sector, object, mark, ...}}
function cells(count, plain) {
    return sides(count).flatMap(({ sector }) => sheet[(sector - 1) % 12].split(" ").map((code, i) => ({
        cell: Object.assign({ sector: sector, object: "CADGEX"[i] }, cell(plain ? code.replace(/[?!]/g, "") : code))
    })));
}

const columns = [{ object: "C", certain: 0, total: 2 }, { object: "A", certain: 3, total: 4, wrong: true }, { object: "D", certain: 1, total: 1 },
    { object: "G", certain: 0, total: 2 }, { object: "E", certain: 0, total: 2 }, { object: "X", certain: 0, total: 1 }];
