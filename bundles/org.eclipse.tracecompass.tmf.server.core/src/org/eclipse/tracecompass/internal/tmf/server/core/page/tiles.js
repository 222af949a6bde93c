// The states of a time graph as tiles: blocks of rows by blocks of time. Tiles lie still on a sheet per zoom level;
// panning moves the sheet, and only tiles that come into sight are painted, by the worker.

import {tellsShares} from "./api.js";
import {ROW} from "./look.js";
import {Sheet} from "./sheet.js";
import {RemotePainter} from "./states-client.js";
import {theme} from "./theme.js";

/** The width of a tile in CSS pixels, and its height in rows. */
const WIDTH = 512;
const ROWS = 16;
/** Other servers tell no shares; more samples per pixel come close to them. */
const SAMPLES = 4;
/** How long to wait before states of an unfinished analysis are asked for again, ms. */
const AGAIN = 500;
/** How long a zoom has to rest before it is fetched, ms; meanwhile the last picture is stretched. */
const REST = 40;
/** A sheet that is moved further than this many tiles is begun anew, to keep places exact. */
const FAR = 1000;

export class Tiles {
    #sheet = null;
    #old = null;
    #age = 0;
    #asked = "";
    #rest = 0;
    #next = "";
    #lacking = [];

    constructor(session, output, clips, changed) {
        Object.assign(this, {session, output, clips, changed, error: "", samples: SAMPLES});
        const path = `timeGraph/${encodeURIComponent(output.id)}/states`;
        this.painter = new RemotePainter(session.path(path), message => this.#hear(message));
        tellsShares.then(tells => {
            this.samples = tells ? 1 : SAMPLES;
            this.ready = true;
            changed();
        });
    }

    /** Fetches and paints everything again, but keeps showing what there is until then. */
    invalidate() {
        this.#age++;
        this.#asked = "";
    }

    close() {
        this.painter.close();
    }

    /** Whether all that is in sight is painted. */
    get complete() {
        return Boolean(this.#sheet) && !this.#old && this.#lacking.every(tile => !tile.urgent);
    }

    /**
     * Shows a window: the first and the last index of the rows in sight, and rows.pins pinned ones above them.
     */
    show({start, end, width, scale, rows, first, last, scroll, filter}) {
        const perColumn = (end - start) / (width * scale);
        const columns = Math.round(WIDTH * scale);
        const ks = [start, end].map(at => Math.floor(at / perColumn / columns));
        const level = [perColumn, scale, this.#age, theme().dark, JSON.stringify(filter ?? null)].join();
        const far = this.#sheet && Math.abs(this.#sheet.k - ks[0]) > FAR;
        if (this.ready && (this.#sheet?.level !== level || far) && rows.visible.length) {
            if (this.#sheet && this.#sheet.perColumn !== perColumn && !this.#resting(level)) {
                this.#place(start, perColumn, scale, scroll);
                return;
            }
            this.#begin(level, perColumn, columns, ks[0]);
        }
        if (this.#sheet?.level === level) {
            const key = [level, ks, rows.version, Math.floor(first / ROWS), Math.floor(last / ROWS)].join("/");
            if (key !== this.#asked) {
                this.#asked = key;
                this.#want(ks, rows, first, last, scale, filter);
            }
        }
        this.#place(start, perColumn, scale, scroll);
    }

    /** Whether a zoom level is wanted for a while already. */
    #resting(level) {
        if (this.#next !== level) {
            this.#next = level;
            clearTimeout(this.#rest);
            this.rested = false;
            this.#rest = setTimeout(() => {
                this.rested = true;
                this.changed();
            }, REST);
        }
        return this.rested;
    }

    #begin(level, perColumn, columns, k) {
        if (this.#old && this.#lacking.some(tile => tile.urgent)) {
            this.#sheet.remove(); // never shown
        } else if (this.#sheet) {
            this.#old?.remove();
            this.#old = this.#sheet;
        }
        this.#sheet = new Sheet(this.clips, level, perColumn, columns, k);
        this.#asked = "";
    }

    #place(start, perColumn, scale, scroll) {
        this.#old?.place(start, perColumn, scale, scroll);
        this.#sheet?.place(start, perColumn, scale, scroll);
    }

    #want(ks, rows, first, last, scale, filter) {
        const sheet = this.#sheet;
        const blocks = this.#blocks(rows, first, last);
        const wanted = new Map();
        const plan = [];
        for (let far = 0; far < 2; far++) {
            for (let k = ks[0] - 1; k <= ks[1] + 1; k++) {
                for (const block of blocks) {
                    const urgent = k >= ks[0] && k <= ks[1] && block.inSight;
                    if (urgent === (far === 0)) {
                        const key = `${k}/${block.key}`;
                        wanted.set(key, {k, block});
                        plan.push({key, k, urgent, rows: block.rows});
                    }
                }
            }
        }
        this.#reuse(wanted);
        for (const [key, tile] of sheet.tiles) {
            if (!wanted.has(key)) {
                tile.canvas.remove();
                sheet.tiles.delete(key);
            } else {
                this.#put(tile, wanted.get(key).block);
            }
        }
        this.wanted = wanted;
        this.#lacking = plan.filter(tile => !sheet.tiles.get(tile.key)?.whole);
        this.painter.plan({
            level: sheet.level, perColumn: sheet.perColumn, columns: sheet.columns, scale, samples: this.samples, filter,
            origin: this.session.origin, length: this.session.length, dark: theme().dark,
            bounds: [ks[0] - 1, ks[1] + 1], tiles: this.#lacking,
        });
        this.#settle();
    }

    #blocks(rows, first, last) {
        const blocks = [];
        const add = (side, from, to, offset) => {
            for (let i = from; i < to; i += ROWS) {
                const part = rows.visible.slice(i, Math.min(to, i + ROWS)).map(row => ({id: row.id, hasData: Boolean(row.hasData)}));
                const inSight = side === 1 || i + ROWS > first && i < last;
                if (side === 1 || i + 2 * ROWS > first && i < last + ROWS) {
                    blocks.push({key: part.map(row => row.id).join(), rows: part, side, top: (i - offset) * ROW, inSight});
                }
            }
        };
        add(1, 0, rows.pins, 0);
        add(0, rows.pins, rows.visible.length, rows.pins);
        return blocks;
    }

    /** Makes tiles of rows that are painted already, but lay in other blocks: the layout changed. */
    #reuse(wanted) {
        const sheet = this.#sheet;
        const lacking = [...wanted].filter(([key]) => !sheet.tiles.has(key));
        const old = new Map();
        if (lacking.length) {
            for (const tile of sheet.tiles.values()) {
                tile.rows.forEach((row, index) => old.set(`${tile.k}/${row.id}`, {tile, index}));
            }
        }
        const scale = devicePixelRatio;
        for (const [key, {k, block}] of lacking) {
            const found = block.rows.map(row => old.get(`${k}/${row.id}`));
            if (!found.some(Boolean)) {
                continue;
            }
            const image = new OffscreenCanvas(sheet.columns, Math.max(1, Math.round(block.rows.length * ROW * scale)));
            const g = image.getContext("2d");
            found.forEach((place, i) => {
                if (place) {
                    const [top, bottom, from] = [i, i + 1, place.index].map(n => Math.round(n * ROW * scale));
                    g.drawImage(place.tile.canvas, 0, from, sheet.columns, bottom - top, 0, top, sheet.columns, bottom - top);
                }
            });
            const ids = new Set(block.rows.map(row => row.id));
            const labels = [...new Set(found.filter(Boolean).map(place => place.tile))].flatMap(tile => tile.labels.filter(label => ids.has(label.row)));
            const whole = found.every((place, i) => place?.tile.whole || !block.rows[i].hasData);
            this.#set(key, k, block, image.transferToImageBitmap(), labels, whole);
        }
    }

    #set(key, k, block, bitmap, labels, whole) {
        const canvas = this.#sheet.tiles.get(key)?.canvas ?? document.createElement("canvas");
        [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
        canvas.getContext("bitmaprenderer").transferFromImageBitmap(bitmap);
        const tile = {k, canvas, labels, whole, rows: block.rows};
        this.#sheet.tiles.set(key, tile);
        this.#put(tile, block);
    }

    #put(tile, block) {
        const style = tile.canvas.style;
        const scale = devicePixelRatio;
        style.left = `${(tile.k - this.#sheet.k) * this.#sheet.columns / scale}px`;
        style.top = `${block.top}px`;
        style.width = `${tile.canvas.width / scale}px`;
        style.height = `${tile.canvas.height / scale}px`;
        if (tile.canvas.parentNode !== this.#sheet.sides[block.side]) {
            this.#sheet.sides[block.side].append(tile.canvas);
        }
    }

    #hear(message) {
        if (message.level !== this.#sheet?.level) {
            message.bitmap?.close();
            return;
        }
        if (message.error) {
            this.error = message.error;
            this.#again(2000);
            this.changed();
        } else if (message.running) {
            this.#again(AGAIN);
        } else {
            this.#adopt(message);
        }
    }

    #adopt({tile: key, k, bitmap, labels}) {
        const block = this.wanted.get(key)?.block;
        if (!block) {
            bitmap.close();
            return;
        }
        this.#set(key, k, block, bitmap, labels, true);
        this.#lacking = this.#lacking.filter(each => each.key !== key);
        this.#settle();
    }

    /** Shows a new sheet in place of the old one once nothing in sight is missing. */
    #settle() {
        const waits = Boolean(this.#old) && this.#lacking.some(tile => tile.urgent);
        this.#sheet.sides.forEach(side => {
            side.hidden = waits;
        });
        if (!waits && this.#old) {
            this.#old.remove();
            this.#old = null;
        }
        if (!waits) {
            this.error = "";
            this.shown = true;
        }
        this.changed();
    }

    #again(pause) {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => {
            this.invalidate();
            this.changed();
        }, pause);
    }

    /** The label at a time in each row: {start, end, label, argb, opacity, ink} by id of the row. */
    labelsAt(time) {
        const found = new Map();
        const sheet = this.#old ?? this.#sheet;
        const k = Math.floor(time / sheet?.perColumn / sheet?.columns);
        for (const tile of sheet?.tiles.values() ?? []) {
            if (tile.k === k) {
                for (const label of tile.labels) {
                    if (label.start < time && label.end > time) {
                        found.set(label.row, label);
                    }
                }
            }
        }
        return found;
    }
}
