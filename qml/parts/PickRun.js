.pragma library
.import "WheelMath.js" as WheelMath

// Runs of sectors as offsets from the first visible one: 0 is the first, length - 1 the last before the horizon.

function offset(sector, first, sectors) {
    return WheelMath.mod(sector - first, sectors);
}

function sector(offset, first, sectors) {
    return WheelMath.mod(first + offset - 1, sectors) + 1;
}

// The offsets on which a run may end, in order; no ends given means all.
function legal(ends, first, length, sectors) {
    const all = Array.from({ length: length }, (_, i) => i);
    if (ends.length === 0)
        return all;
    return all.filter(at => ends.includes(sector(at, first, sectors)));
}

function nearest(list, at) {
    return list.reduce((best, other) => Math.abs(other - at) < Math.abs(best - at) ? other : best, list[0]);
}

// The next one in that direction, or the same if there is none.
function next(list, at, by) {
    const beyond = list.filter(other => by > 0 ? other > at : other < at);
    return beyond.length === 0 ? at : by > 0 ? beyond[0] : beyond[beyond.length - 1];
}

// Where a finger at this angle is among the visible sectors. Past the horizon it stays at the side where it was.
function under(angle, first, length, sectors, last) {
    const at = Math.floor(WheelMath.mod(angle * sectors / 360 + 0.5 - first, sectors));
    return at < length ? at : last < (length - 1) / 2 ? 0 : length - 1;
}
