// Annotations: marks on the whole chart or on a row, by category and from the marker set that is chosen.

import {ask, get} from "./api.js";
import {css, fade, mix} from "./colour.js";
import {latest} from "./latest.js";
import {ROW, SMALL} from "./look.js";
import {placer} from "./ruler.js";
import {theme} from "./theme.js";

const TINT = 0.12;
const LINE = 0.7;
const PADDING = 4;
const SIZE = 4;

export class Marks {
    categories = [];
    hidden = new Set();
    #found = [];

    constructor(view) {
        this.view = view;
        this.fetch = latest(signal => this.#fetch(signal), e => view.frame.announce(e.message));
    }

    #path() {
        return this.view.session.path(`${encodeURIComponent(this.view.output.id)}/annotations`);
    }

    /** Asks which kinds there are; a server without annotations has none. */
    async load() {
        const set = this.view.session.markerSet;
        const answer = await get(this.#path() + (set ? `?markerSetId=${encodeURIComponent(set)}` : "")).catch(() => null);
        this.categories = answer?.model?.annotationCategories ?? [];
        this.view.frame.categoriesChanged?.();
        this.fetch();
    }

    async #fetch(signal) {
        const {session, body, rows} = this.view;
        const wanted = this.categories.filter(name => !this.hidden.has(name));
        if (!wanted.length) {
            this.#learn([]);
            return;
        }
        const answer = await ask(this.#path(), {
            ...session.range(session.start, session.end, Math.max(2, body.clientWidth)),
            requested_items: rows.visible.map(row => row.id), requested_marker_set: session.markerSet || undefined,
            requested_marker_categories: wanted,
        }, signal);
        // a server need not look at the wanted categories
        this.#learn(Object.entries(answer.model?.annotations ?? {})
            .flatMap(([category, marks]) => this.hidden.has(category) ? [] : marks));
    }

    #learn(annotations) {
        const {session, styles} = this.view;
        this.#found = annotations.filter(mark => (mark.type ?? "CHART") === "CHART").map(mark => {
            const style = styles.lineStyle(mark.style);
            return {
                row: Number(mark.entryId ?? -1), time: session.toOffset(mark.time), end: session.toOffset(mark.time) + Math.max(0, Number(mark.duration)),
                label: mark.label ?? "", argb: style.argb, symbol: style.symbol,
            };
        }).sort((a, b) => a.time - b.time);
        this.view.redraw();
    }

    /** The marks of the server, and the bookmarks. */
    get shown() {
        return this.view.session.bookmarks?.length ? [...this.#found, ...this.view.session.bookmarks] : this.#found;
    }

    paint(g, width, height) {
        const {session, rows} = this.view;
        const t = theme();
        const x = placer(session, 0, width);
        const seen = this.shown.filter(mark => mark.end >= session.start && mark.time <= session.end);
        const index = new Map(rows.visible.map((row, i) => [row.id, i]));
        let free = -Infinity;
        for (const mark of seen) {
            const argb = mark.argb || t.marker;
            const tint = css(argb >>> 24 === 255 ? fade(argb, TINT) : argb);
            const [x0, x1] = [x(mark.time), x(mark.end)];
            if (mark.row < 0) {
                const line = fade((argb | 0xff000000) >>> 0, LINE);
                if (x1 - x0 >= 1) {
                    g.fillStyle = tint;
                    g.fillRect(x0, 0, x1 - x0, height);
                    g.fillStyle = css(fade(line, 0.5));
                    g.fillRect(x1, 0, 1, height);
                }
                g.fillStyle = css(line);
                g.fillRect(x0, 0, 1, height);
            } else if (index.has(mark.row)) {
                const top = this.view.rowTop(index.get(mark.row));
                if (x1 - x0 >= 1) {
                    g.fillStyle = tint;
                    g.fillRect(x0, top, x1 - x0, ROW);
                } else {
                    g.fillStyle = g.strokeStyle = css(argb);
                    mark.symbol ? paintSymbol(g, mark.symbol, x0, top + ROW / 2) : polygon(g, [x0 - 3.5, top + 2, x0 + 3.5, top + 2, x0, top + 8]);
                }
            }
        }
        g.font = SMALL;
        g.textBaseline = "middle";
        const tall = 16;
        for (const mark of seen) {
            const at = Math.max(0, x(mark.time)) + 1;
            if (mark.row >= 0 || !mark.label.trim() || at < free) {
                continue;
            }
            const wide = g.measureText(mark.label).width + 2 * PADDING;
            g.fillStyle = css(mix(t.background, ((mark.argb || t.marker) | 0xff000000) >>> 0, 0.18));
            g.beginPath();
            g.roundRect(at, height - tall - 2, wide, tall, 3);
            g.fill();
            g.fillStyle = css(t.text);
            g.fillText(mark.label, at + PADDING, height - 2 - tall / 2);
            free = at + wide + 2;
        }
    }
}

function polygon(g, points) {
    g.beginPath();
    for (let i = 0; i < points.length; i += 2) {
        g.lineTo(points[i], points[i + 1]);
    }
    g.closePath();
    g.fill();
}

const SHAPES = {
    diamond: [0, -1, 1, 0, 0, 1, -1, 0],
    square: [-1, -1, 1, -1, 1, 1, -1, 1],
    triangle: [0, -1, 1, 1, -1, 1],
    "inverted-triangle": [-1, -1, 1, -1, 0, 1],
};
const CROSSES = {cross: [-1, -1, 1, 1, -1, 1, 1, -1], plus: [-1, 0, 1, 0, 0, -1, 0, 1]};

/** Draws a symbol; any name that is not one of the protocol's is written. */
function paintSymbol(g, symbol, x, y) {
    if (SHAPES[symbol]) {
        polygon(g, SHAPES[symbol].map((part, i) => part * SIZE + (i % 2 ? y : x)));
    } else if (CROSSES[symbol]) {
        const [a, b, c, d, e, f, h, k] = CROSSES[symbol].map((part, i) => part * SIZE + (i % 2 ? y : x));
        g.lineWidth = 2;
        g.beginPath();
        g.moveTo(a, b);
        g.lineTo(c, d);
        g.moveTo(e, f);
        g.lineTo(h, k);
        g.stroke();
        g.lineWidth = 1;
    } else if (symbol === "circle") {
        g.beginPath();
        g.arc(x, y, SIZE, 0, 2 * Math.PI);
        g.fill();
    } else if (symbol !== "none") {
        g.font = SMALL;
        g.textBaseline = "middle";
        g.fillText(symbol, x - g.measureText(symbol).width / 2, y);
    }
}
