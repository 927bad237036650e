.pragma library

// The geometry of the wheel. Angles are degrees clockwise from the top; sector n stands at n steps.
// Paths are drawn around (c, c).

function mod(a, n) {
    return ((a % n) + n) % n;
}

function rad(degrees) {
    return degrees * Math.PI / 180;
}

function x(c, r, angle) {
    return c + r * Math.sin(rad(angle));
}

function y(c, r, angle) {
    return c - r * Math.cos(rad(angle));
}

function at(c, r, angle) {
    return x(c, r, angle).toFixed(3) + " " + y(c, r, angle).toFixed(3);
}

// Degrees that a length takes on a circle of radius r.
function spread(length, r) {
    return length / r * 180 / Math.PI;
}

function angleAt(px, py, c) {
    return mod(Math.atan2(px - c, c - py) * 180 / Math.PI, 360);
}

function sectorAt(px, py, c, sectors) {
    return mod(Math.round(angleAt(px, py, c) * sectors / 360) - 1, sectors) + 1;
}

function distance(px, py, c) {
    return Math.hypot(px - c, py - c);
}

function circle(c, r) {
    return "M" + at(c, r, 0) + "A" + r + " " + r + " 0 0 1 " + at(c, r, 180) + "A" + r + " " + r + " 0 0 1 " + at(c, r, 360) + "Z";
}

function arc(c, r, from, to) {
    return "M" + at(c, r, from) + "A" + r + " " + r + " 0 " + (to - from > 180 ? 1 : 0) + " 1 " + at(c, r, to);
}

function wedge(c, inner, outer, from, to) {
    const large = to - from > 180 ? 1 : 0;
    return arc(c, outer, from, to) + "L" + at(c, inner, to)
        + "A" + inner + " " + inner + " 0 " + large + " 0 " + at(c, inner, from) + "Z";
}

function ring(c, inner, outer) {
    return circle(c, outer) + circle(c, inner);
}

function spoke(c, inner, outer, angle) {
    return "M" + at(c, inner, angle) + "L" + at(c, outer, angle);
}

// Lines at the borders of the sectors, or (parts > 1) at every part of a sector but the borders.
function spokes(c, inner, outer, sectors, parts) {
    const step = 360 / sectors / parts;
    let path = "";
    for (let i = 0; i < sectors * parts; ++i) {
        if (parts === 1 || i % parts !== 0)
            path += spoke(c, inner, outer, (i + (parts === 1 ? 0.5 : 0)) * step + (parts === 1 ? 0 : 180 / sectors));
    }
    return path;
}

// Stars of one brightness on the half from 0 to 180 degrees; always the same ones, none behind the numbers.
function stars(c, inner, outer, gapFrom, gapTo, count, size, seed) {
    let state = seed;
    const next = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
    let path = "";
    for (let i = 0; i < count; ++i) {
        const r = Math.sqrt(inner * inner + next() * (outer * outer - inner * inner));
        const angle = 3 + next() * 174;
        const dot = size * (0.6 + 0.8 * next());
        if (r < gapFrom || r > gapTo)
            path += circleAt(x(c, r, angle), y(c, r, angle), dot);
    }
    return path;
}

// Stars of one brightness on an oblong, fewer towards its foot; always the same ones.
function starField(width, height, count, size, seed) {
    let state = seed;
    const next = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
    let path = "";
    for (let i = 0; i < count; ++i) {
        const across = next() * width;
        const down = Math.pow(next(), 1.5) * height;
        path += circleAt(across, down, size * (0.6 + 0.6 * next()));
    }
    return path;
}

function circleAt(cx, cy, r) {
    return "M" + (cx - r).toFixed(2) + " " + cy.toFixed(2) + "a" + r + " " + r + " 0 1 0 " + 2 * r + " 0a" + r + " " + r + " 0 1 0 " + -2 * r + " 0Z";
}

// Four-pointed stars at (fraction of c, angle, size).
function sparkles(c, places) {
    return places.map(([part, angle, size]) => {
        const sx = x(c, part * c, angle), sy = y(c, part * c, angle), s = size * c / 188, t = s / 5;
        return `M${sx} ${sy - s}L${sx + t} ${sy - t}L${sx + s} ${sy}L${sx + t} ${sy + t}L${sx} ${sy + s}L${sx - t} ${sy + t}L${sx - s} ${sy}L${sx - t} ${sy - t}Z`;
    }).join("");
}

// Where the Earth stops next on its way: at its goal, or at a gate before it.
function nextStop(from, to, sectors, gates) {
    const way = mod(to - from, sectors);
    for (let step = 1; step < way; ++step) {
        const sector = mod(from - 1 + step, sectors) + 1;
        if (gates.some(gate => gate.sector === sector))
            return sector;
    }
    return to;
}
