// Turns the states of a row into columns of colour, by the rules of the viewer's painter: a column has the mean of
// its states in the Oklab space, weighted by their time; what it lacks lets the background through.

import {rgbOf} from "./colour.js";
import {firstEndingAfter} from "./states.js";

/** The least opacity of a column that holds any state at all. */
const MIN_COVER = 0.45;
const EDGE = 0.18;
const CHANNELS = 5;

/**
 * The times of the borders of some columns on the grid of a zoom level: column c begins at c times perColumn. They are
 * whole nanoseconds, as the samples of a server are, unless columns are about as short as a nanosecond.
 */
export function boundaries(first, width, perColumn) {
    return Float64Array.from({length: width + 1}, (_, i) => borderOf(first + i, perColumn));
}

/** The time at which a column of a zoom level begins. */
export function borderOf(column, perColumn) {
    return perColumn < 4 ? column * perColumn : Math.floor(column * perColumn);
}

/**
 * The colours of a row's columns, one list per height of the palette; a colour is 0xAABBGGRR as a canvas stores it.
 */
export function rasterise(row, borders, palette, tone, scale) {
    const width = borders.length - 1;
    const levels = palette.heights.length;
    const sums = new Float64Array(width * levels * CHANNELS);
    const edges = new Uint8Array(width);
    const from = borders[0];
    const to = borders[width];
    const edgeWidth = 4 * scale;
    const colours = toned(palette, tone);
    let near = 0;

    const position = time => {
        if (time <= from) {
            return (time - from) * width / (to - from);
        }
        if (time >= to) {
            return width + (time - to) * width / (to - from);
        }
        let c = near;
        if (time < borders[c] || time >= borders[c + 1]) {
            c = Math.min(width - 1, Math.floor((time - from) * width / (to - from)));
            while (time >= borders[c + 1]) {
                c++;
            }
            while (time < borders[c]) {
                c--;
            }
        }
        near = c;
        return c + (time - borders[c]) / (borders[c + 1] - borders[c]);
    };
    const add = (column, style, weight) => {
        if (weight > 0) {
            const colour = colours[style];
            const at = (column * levels + palette.styles[style].level) * CHANNELS;
            sums[at] += weight * colour[0];
            sums[at + 1] += weight * colour[1];
            sums[at + 2] += weight * colour[2];
            sums[at + 3] += weight * colour[3];
            sums[at + 4] += weight;
        }
    };
    const cover = (style, x0, x1, part) => {
        const c0 = Math.min(width - 1, Math.floor(x0));
        const c1 = Math.min(width - 1, Math.floor(x1));
        if (c0 === c1) {
            add(c0, style, (x1 - x0) * part);
            return;
        }
        add(c0, style, (c0 + 1 - x0) * part);
        for (let c = c0 + 1; c < c1; c++) {
            add(c, style, part);
        }
        add(c1, style, (x1 - c1) * part);
    };

    let pastEnd = 0;
    let pastWidth = 0;
    // from the state before, so that the first column too knows whether states meet there
    for (let i = Math.max(0, firstEndingAfter(row, from) - 1); i < row.size && row.start[i] < to; i++) {
        const left = position(row.start[i]);
        const right = position(row.end[i]);
        const x0 = Math.max(0, left);
        const x1 = Math.max(x0, Math.min(width, right));
        const first = row.shareFrom[i];
        const last = row.shareFrom[i + 1];
        if (first === last) {
            cover(row.style[i], x0, x1, 1);
        } else {
            let whole = 0;
            for (let s = first; s < last; s++) {
                whole += row.shareTime[s];
            }
            whole = Math.max(whole, row.end[i] - row.start[i], 1);
            for (let s = first; s < last; s++) {
                cover(row.shareStyle[s], x0, x1, row.shareTime[s] / whole);
            }
        }
        // widths beyond the tile count too: a tile is only a part of the picture
        if (right - left >= edgeWidth && pastWidth >= edgeWidth && left === pastEnd && left >= 0 && x0 < width) {
            edges[Math.floor(x0)] = 1;
        }
        pastEnd = right;
        pastWidth = right - left;
    }
    return resolve(sums, edges, width, levels);
}

function toned(palette, tone) {
    return palette.styles.map(style => {
        const lab = tone(style);
        return [style.opacity * lab[0], style.opacity * lab[1], style.opacity * lab[2], style.opacity];
    });
}

function resolve(sums, edges, width, levels) {
    const columns = Array.from({length: levels}, () => new Uint32Array(width));
    for (let c = 0; c < width; c++) {
        let lightness = 0;
        let a = 0;
        let b = 0;
        let opacity = 0;
        let time = 0;
        for (let level = levels - 1; level >= 0; level--) {
            const at = (c * levels + level) * CHANNELS;
            lightness += sums[at];
            a += sums[at + 1];
            b += sums[at + 2];
            opacity += sums[at + 3];
            time += sums[at + 4];
            if (opacity > 0) {
                columns[level][c] = pixel(rgbOf(lightness / opacity, a / opacity, b / opacity), opacity, time, edges[c]);
            }
        }
    }
    return columns;
}

function pixel(rgb, opacity, time, edge) {
    const coverage = time > 0.999 ? 1 : MIN_COVER + (1 - MIN_COVER) * time;
    const alpha = Math.floor(Math.min(1, opacity / time) * coverage * 255 + 0.5);
    const part = edge ? 1 - EDGE : 1;
    const red = Math.round((rgb >> 16 & 255) * part);
    const green = Math.round((rgb >> 8 & 255) * part);
    const blue = Math.round((rgb & 255) * part);
    return (alpha << 24 | blue << 16 | green << 8 | red) >>> 0;
}
