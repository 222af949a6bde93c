// Paints the states of one output as tiles. Runs in the worker. A plan says which tiles the page lacks; the painter
// fetches what they need with one request at a time, the first tiles first, and drops what is no longer planned.

import {css, mix, oklab, readableOn} from "./colour.js";
import {stringifyExact} from "./exact.js";
import {DARK, LIGHT, MOST_LABEL, ROW, SMALL, barIn, fit, toneOn} from "./look.js";
import {borderOf, boundaries, rasterise} from "./raster.js";
import {firstEndingAfter, indexAt, pixelShares} from "./states.js";
import {StyleTable} from "./styles.js";
import {ticks} from "./times.js";

/** Labels of narrower states would be illegible; CSS pixels. */
const LEAST_LABEL = 18;
const MOST_TIMES = 65536;

export class Painter {
    #styles = new StyleTable();
    #blocks = new Map();
    #plan = null;
    #call = null;
    #painting = false;

    constructor(url, fetchColumns, send) {
        Object.assign(this, {url, fetchColumns, send});
    }

    learn(styles) {
        this.#styles.learn(styles);
    }

    close() {
        this.#plan = null;
        this.#call?.abort();
    }

    /**
     * A plan has tiles [{key, k, urgent, rows: [{id, hasData}]}], where k counts blocks of time; level, which names
     * the zoom and the age of data; perColumn, columns, scale, origin, length, bounds, filter, dark, samples.
     */
    plan(plan) {
        if (plan.level !== this.#plan?.level) {
            this.#blocks.clear();
            this.#call?.abort();
        }
        this.#plan = plan;
        for (const k of this.#blocks.keys()) {
            if (k < plan.bounds[0] || k > plan.bounds[1]) {
                this.#blocks.delete(k);
            }
        }
        if (this.#call && !this.#call.blocks.some(k => plan.tiles.some(tile => tile.k === k))) {
            this.#call.abort();
        }
        this.#paintAll();
        this.#fetchNext();
    }

    #missing(tile) {
        const known = this.#blocks.get(tile.k);
        return tile.rows.filter(row => row.hasData && !known?.has(row.id)).map(row => row.id);
    }

    /** Fetches the first tile that lacks states, and its neighbours in time that are as urgent. */
    async #fetchNext() {
        const plan = this.#plan;
        const lacking = new Map();
        let urgent;
        let first;
        for (const tile of plan?.tiles ?? []) {
            const ids = this.#missing(tile);
            if (ids.length && tile.urgent === (urgent ??= tile.urgent)) {
                first ??= tile.k;
                lacking.set(tile.k, new Set([...lacking.get(tile.k) ?? [], ...ids]));
            }
        }
        if (this.#call || first === undefined) {
            return;
        }
        let [low, high] = [first, first];
        while (lacking.has(low - 1) && (high - low + 2) * plan.columns * plan.samples < MOST_TIMES) {
            low--;
        }
        while (lacking.has(high + 1) && (high - low + 2) * plan.columns * plan.samples < MOST_TIMES) {
            high++;
        }
        const blocks = Array.from({length: high - low + 1}, (_, i) => low + i);
        const call = new AbortController();
        call.blocks = blocks;
        this.#call = call;
        try {
            await this.#fetch(plan, blocks, [...new Set(blocks.flatMap(k => [...lacking.get(k)]))], call.signal);
        } catch (e) {
            if (!call.signal.aborted) {
                this.#plan = null;
                this.send({error: e.message, level: plan.level});
            }
        }
        if (this.#call === call) {
            this.#call = null;
        }
        this.#paintAll();
        this.#fetchNext();
    }

    async #fetch(plan, blocks, ids, signal) {
        const end = Math.ceil(plan.length / plan.perColumn);
        const c0 = Math.max(0, blocks[0] * plan.columns);
        const c1 = Math.min(end, (blocks.at(-1) + 1) * plan.columns);
        const known = new Map();
        if (c1 > c0) {
            const [from, to] = [Math.floor(borderOf(c0, plan.perColumn)), Math.ceil(borderOf(c1, plan.perColumn))];
            const range = {
                start: plan.origin + BigInt(from), end: plan.origin + BigInt(to),
                nbTimes: Math.min(MOST_TIMES, to - from + 1, (c1 - c0) * plan.samples + 1),
            };
            const parameters = {requested_timerange: range, requested_items: ids, filter_query_parameters: plan.filter};
            const answer = await this.fetchColumns({url: this.url, body: stringifyExact({parameters}), origin: plan.origin}, signal);
            const map = answer.styles.map(style => this.#styles.index(style));
            for (const row of answer.rows) {
                row.style = row.style.map(i => map[i]);
                row.shareStyle = row.shareStyle.map(i => map[i]);
                row.labels = answer.labels;
                known.set(row.id, row);
            }
            if (answer.status === "RUNNING") {
                this.send({running: true, level: plan.level});
            }
        }
        signal.throwIfAborted();
        for (const k of blocks) {
            const block = this.#blocks.get(k) ?? new Map();
            ids.forEach(id => block.set(id, known.get(id) ?? null));
            this.#blocks.set(k, block);
        }
    }

    /** Paints what can be, a tile per task, so that a new plan is heard between them. */
    async #paintAll() {
        if (this.#painting) {
            return;
        }
        this.#painting = true;
        for (;;) {
            const plan = this.#plan;
            const at = plan?.tiles.findIndex(tile => this.#missing(tile).length === 0) ?? -1;
            if (at < 0) {
                break;
            }
            const [tile] = plan.tiles.splice(at, 1);
            const {bitmap, labels} = this.#paint(plan, tile);
            this.send({tile: tile.key, level: plan.level, k: tile.k, bitmap, labels}, [bitmap]);
            await yieldTask();
        }
        this.#painting = false;
    }

    #paint(plan, tile) {
        const {scale, columns, perColumn} = plan;
        const t = plan.dark ? DARK : LIGHT;
        const canvas = new OffscreenCanvas(columns, Math.max(1, Math.round(tile.rows.length * ROW * scale)));
        const g = canvas.getContext("2d", {willReadFrequently: true});
        const first = tile.k * columns;
        const borders = boundaries(first, columns, perColumn);
        g.fillStyle = css(t.grid);
        const window = {start: borders[0], end: borders[columns], origin: plan.origin, toTime: at => plan.origin + BigInt(Math.round(at))};
        for (const {at} of ticks(window, columns / scale).ticks) {
            g.fillRect(Math.round(at / perColumn) - first, 0, Math.max(1, Math.round(scale)), canvas.height);
        }
        const toned = new Map();
        const lab = style => toned.get(style) ?? toned.set(style, oklab(toneOn(t, style.argb))).get(style);
        const labels = [];
        tile.rows.forEach((row, i) => {
            const states = this.#blocks.get(tile.k)?.get(row.id);
            if (states?.size) {
                const [top, bottom] = [i, i + 1].map(n => Math.round(n * ROW * scale));
                paintRow(g, rasterise(states, borders, this.#styles, lab, scale), this.#styles.heights, top, bottom);
                this.#labels(g, plan, t, states, borders, i).forEach(label => labels.push({row: row.id, ...label}));
            }
        });
        return {bitmap: canvas.transferToImageBitmap(), labels};
    }

    /** Writes the labels of a row, and returns them: those that begin left of the window stick to its border. */
    #labels(g, plan, t, states, borders, i) {
        const {scale, perColumn} = plan;
        const [from, to] = [borders[0], borders[plan.columns]];
        const perPixel = perColumn * scale;
        const found = [];
        g.save();
        g.scale(scale, scale);
        g.font = SMALL;
        g.textBaseline = "middle";
        for (let s = firstEndingAfter(states, from); s < states.size && states.start[s] < to; s++) {
            const label = states.label[s] < 0 ? "" : states.labels[states.label[s]];
            const width = (states.end[s] - states.start[s]) / perPixel;
            const style = this.#styles.styles[states.style[s]];
            if (!label || width < LEAST_LABEL || style.height < 0.6 || states.shareFrom[s] !== states.shareFrom[s + 1]) {
                continue;
            }
            const argb = toneOn(t, style.argb);
            const fill = mix((argb | 0xff000000) >>> 0, t.background, 1 - style.opacity);
            const ink = readableOn(fill);
            const text = fit(g, label, Math.min(MOST_LABEL, width - 8));
            if (text.length > 4 || text === label) {
                g.fillStyle = css(ink);
                g.fillText(text, (states.start[s] - from) / perPixel + 4, (i + 0.5) * ROW);
            }
            found.push({start: states.start[s], end: states.end[s], label, argb, opacity: style.opacity, ink});
        }
        g.restore();
        return found;
    }

    /** What a row holds at a time, and around it. */
    look({id, time, from, to}) {
        const {perColumn, columns} = this.#plan ?? {};
        const states = this.#blocks.get(Math.floor(time / perColumn / columns))?.get(id);
        if (!states) {
            return null;
        }
        const at = indexAt(states, time);
        const name = (style, label) => ({name: this.#styles.styles[style].name, label: label < 0 ? "" : states.labels[label]});
        return {
            shares: pixelShares(states, from, to).map(share => ({...name(share.style, share.label), time: share.time})),
            state: at < 0 ? null : {
                ...name(states.style[at], states.label[at]), argb: this.#styles.styles[states.style[at]].argb,
                start: states.start[at], end: states.end[at],
            },
        };
    }
}

const {port1, port2} = new MessageChannel();
const yielded = [];
port1.onmessage = () => yielded.shift()();

/** Lets other tasks run; timers would wait some milliseconds. */
function yieldTask() {
    return new Promise(done => {
        yielded.push(done);
        port2.postMessage(0);
    });
}

/** Writes the bands of a row: for each height the lines outside of the next smaller one. */
function paintRow(g, columns, heights, top, bottom) {
    const width = columns[0].length;
    const bar = barIn(0, bottom - top);
    const image = g.getImageData(0, top, width, bottom - top);
    const pixels = new Uint32Array(image.data.buffer);
    let inner = [0, 0];
    columns.forEach((colours, level) => {
        let extent = Math.max(1, Math.round(bar.height * (heights[level] ?? 1)));
        extent += (bar.height - extent) % 2 ? 1 : 0;
        const y0 = bar.top + (bar.height - extent) / 2;
        for (let y = y0; y < y0 + extent; y++) {
            if (level === 0 || y < inner[0] || y >= inner[1]) {
                for (let x = 0, at = y * width; x < width; x++, at++) {
                    if (colours[x] >>> 24) {
                        pixels[at] = over(colours[x], pixels[at]);
                    }
                }
            }
        }
        inner = [y0, y0 + extent];
    });
    g.putImageData(image, 0, top);
}

/** A colour over the grid, which is opaque, or over nothing. */
function over(colour, below) {
    const alpha = colour >>> 24;
    if (alpha === 255 || below >>> 24 === 0) {
        return colour;
    }
    let mixed = 0xff000000;
    for (let shift = 0; shift < 24; shift += 8) {
        const [a, b] = [colour >>> shift & 255, below >>> shift & 255];
        mixed |= Math.round(b + (a - b) * alpha / 255) << shift;
    }
    return mixed >>> 0;
}
