// The states of some rows over some time as an image. It covers more than the window, so that panning only copies;
// what lies outside is fetched in the background, and the old image stays until the new one is complete.

import {tellsShares} from "./api.js";
import {rasterise, boundaries} from "./raster.js";
import {fetchStates} from "./states-client.js";
import {oklab} from "./colour.js";
import {tone} from "./theme.js";

export const ROW = 22;
const BAR = 0.72;
/** How long the main thread may be kept at a time, ms. */
const SLICE = 8;
/** Other servers tell no shares; more samples per pixel come close to them. */
const SAMPLES = 4;
/** How long to wait before states of an unfinished analysis are asked for again, ms. */
const AGAIN = 500;

export class Picture {
    rows = new Map();
    #waiting = null;
    #wanted = "";

    constructor(session, output, styles, changed) {
        Object.assign(this, {session, output, styles, changed, canvas: null});
    }

    /** Forgets what is known, but keeps showing it until there is something newer. */
    invalidate() {
        this.#wanted = "";
        this.stale = true;
    }

    /** Fetches what a window needs, unless it is here or on its way. */
    want(start, end, width, rows, scale) {
        const span = end - start;
        const ids = rows.filter(row => row.hasData).map(row => row.id);
        const now = this.shown;
        const same = now && !this.stale && Math.abs(now.perPixel * width / span - 1) < 1e-9 && now.scale === scale;
        const has = same && ids.every(id => this.tops.has(id));
        const margin = span / 4;
        const enough = has && now.start <= Math.max(0, start - margin) && now.end >= Math.min(this.session.length, end + margin);
        if (enough || ids.length === 0) {
            return;
        }
        // whole pixels of the same grid on both sides
        const extra = Math.ceil(width * 0.75);
        const perPixel = span / width;
        const from = Math.max(0, Math.floor(start - extra * perPixel));
        const to = Math.min(this.session.length, Math.ceil(end + extra * perPixel));
        const key = [from, to, perPixel, ids.join(), scale].join("/");
        const covered = this.pending && Math.abs(this.pending.perPixel / perPixel - 1) < 1e-9
            && this.pending.from <= Math.max(0, start) && this.pending.to >= Math.min(this.session.length, end)
            && ids.every(id => this.pending.ids.has(id));
        if (key === this.#wanted || covered) {
            return;
        }
        this.#wanted = key;
        this.#waiting?.abort();
        this.#waiting = new AbortController();
        this.pending = {from, to, perPixel, ids: new Set(ids)};
        this.#load(from, to, perPixel, rows, ids, scale, this.#waiting.signal)
            .catch(e => {
                if (e.name !== "AbortError") {
                    this.error = e.message;
                    this.changed();
                }
            });
    }

    async #load(from, to, perPixel, rows, ids, scale, signal) {
        const columns = Math.max(1, Math.min(65535, Math.round((to - from) / perPixel * scale)));
        const times = Math.min(65536, Math.min(to - from, columns * (await tellsShares ? 1 : SAMPLES)) + 1);
        const answer = await fetchStates(
            this.session.path(`timeGraph/${encodeURIComponent(this.output.id)}/states`),
            {...this.session.range(from, to, times), requested_items: ids}, this.session.origin, signal);
        const map = answer.styles.map(style => this.styles.index(style));
        const data = new Map();
        for (const row of answer.rows) {
            row.style = row.style.map(i => map[i]);
            row.shareStyle = row.shareStyle.map(i => map[i]);
            data.set(row.id, {...row, labels: answer.labels});
        }
        const canvas = new OffscreenCanvas(columns, Math.max(1, Math.round(rows.length * ROW * scale)));
        const g = canvas.getContext("2d");
        const borders = boundaries(from, to - from, columns);
        const toned = new Map();
        const lab = style => toned.get(style) ?? toned.set(style, oklab(tone(style.argb))).get(style);
        const tops = new Map();
        let began = performance.now();
        for (let i = 0; i < rows.length; i++) {
            tops.set(rows[i].id, i * ROW);
            const states = data.get(rows[i].id);
            if (states?.size) {
                paintRow(g, rasterise(states, borders, this.styles, lab, scale), this.styles.heights, i * ROW * scale, (i + 1) * ROW * scale);
            }
            if (performance.now() - began > SLICE) {
                await new Promise(done => setTimeout(done));
                signal.throwIfAborted();
                began = performance.now();
            }
        }
        signal.throwIfAborted();
        Object.assign(this, {canvas, tops, rows: data, stale: false, error: "", pending: null,
            shown: {start: from, end: to, perPixel, scale}});
        this.changed();
        if (answer.status === "RUNNING") {
            setTimeout(() => this.#again(canvas), AGAIN);
        }
    }

    /** Asks again, unless something newer is shown. */
    #again(canvas) {
        if (this.canvas === canvas) {
            this.invalidate();
            this.changed();
        }
    }

    /** Copies the rows to a place. */
    draw(g, rows, top, start, end, left, width) {
        if (!this.canvas) {
            return;
        }
        const {start: from, end: to, scale} = this.shown;
        const perColumn = (to - from) / this.canvas.width;
        const x = left + (from - start) / (end - start) * width;
        const wide = (to - from) / (end - start) * width;
        g.imageSmoothingEnabled = false;
        // only the visible columns: an image of a far zoom would be millions of pixels wide
        const c0 = Math.max(0, Math.floor((start - from) / perColumn));
        const c1 = Math.min(this.canvas.width, Math.ceil((end - from) / perColumn));
        if (c1 <= c0) {
            return;
        }
        const same = Math.abs(wide * scale / this.canvas.width - 1) < 0.001;
        const snap = value => same ? Math.round(value * scale) / scale : value;
        const x0 = snap(x + c0 / this.canvas.width * wide);
        const w = same ? (c1 - c0) / scale : (c1 - c0) / this.canvas.width * wide;
        for (let i = 0; i < rows.length;) {
            const at = this.tops.get(rows[i].id);
            let n = 1;
            while (i + n < rows.length && at !== undefined && this.tops.get(rows[i + n].id) === at + n * ROW) {
                n++;
            }
            if (at !== undefined) {
                g.drawImage(this.canvas, c0, at * scale, c1 - c0, n * ROW * scale, x0, top + i * ROW, w, n * ROW);
            }
            i += n;
        }
    }
}

/** Writes the bands of a row: for each height the lines outside of the next smaller one. */
function paintRow(g, columns, heights, top, bottom) {
    top = Math.round(top);
    bottom = Math.round(bottom);
    const width = columns[0].length;
    const image = new ImageData(width, bottom - top);
    const pixels = new Uint32Array(image.data.buffer);
    const bar = Math.max(1, Math.round((bottom - top) * BAR));
    const barTop = Math.floor((bottom - top - bar) / 2);
    let inner = [0, 0];
    columns.forEach((colours, level) => {
        let extent = Math.max(1, Math.round(bar * (heights[level] ?? 1)));
        extent += (bar - extent) % 2 ? 1 : 0;
        const y0 = barTop + (bar - extent) / 2;
        for (let y = y0; y < y0 + extent; y++) {
            if (level === 0 || y < inner[0] || y >= inner[1]) {
                pixels.set(colours, y * width);
            }
        }
        inner = [y0, y0 + extent];
    });
    g.putImageData(image, 0, top);
}
