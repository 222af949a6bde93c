// The layers of a time graph over its rows: tiles, labels that stick, arrows and marks, the selection, the ruler.

import {canvasIn} from "./canvas.js";
import {MOST_LABEL} from "./look.js";
import {RULER, placer} from "./ruler.js";
import {ticks} from "./times.js";

export class GraphLayers {
    #placed = "";
    #inked = {key: "", start: 0, end: 1};

    constructor(body, {names, stripes, strip, over, ruler}) {
        const layer = (name, parent = this.chart) => {
            const element = parent.appendChild(document.createElement("div"));
            element.className = name;
            return element;
        };
        this.namesBox = layer("names", body);
        this.names = canvasIn(this.namesBox, names);
        this.chart = layer("layers", body);
        this.stripesBox = layer("stripes");
        this.stripes = canvasIn(this.stripesBox, stripes);
        this.clips = [layer("clip"), layer("clip")];
        this.range = layer("range");
        this.band = layer("range");
        this.edges = [layer("edge"), layer("edge")];
        this.stripBox = layer("strip");
        this.strip = canvasIn(this.stripBox, strip, true);
        this.overBox = layer("over");
        this.over = canvasIn(this.overBox, over, true);
        this.bar = layer("bar");
        this.rulerBox = layer("ruler");
        this.rulerSheet = layer("sheet", this.rulerBox);
        this.ruler = canvasIn(this.rulerSheet, (g, width) => ruler(g, width, this.#inked));
        this.context = layer("context", this.rulerBox);
        this.stripBox.style.width = `${MOST_LABEL + 8}px`;
        this.rulerBox.style.height = this.rulerSheet.style.height = `${RULER}px`;
    }

    close() {
        [this.names, this.stripes, this.strip, this.over, this.ruler].forEach(surface => surface.close());
    }

    /** Puts the layers where the chart is. */
    place(left, top, pinnedEnd, width, height) {
        const key = [left, top, pinnedEnd, width, height].join();
        if (key !== this.#placed) {
            this.#placed = key;
            this.chart.style.left = this.namesBox.style.width = `${left}px`;
            this.stripesBox.style.transform = `scaleX(${width - left})`;
            this.divider?.place(left);
            this.clips[0].style.top = `${pinnedEnd}px`;
            this.clips[1].style.top = `${top}px`;
            this.clips[1].style.height = `${pinnedEnd - top}px`;
        }
    }

    /** Paints names and backgrounds of rows. */
    paintRows() {
        this.names.redraw();
        this.stripes.redraw();
    }

    /** Shows the selection, and a range that is being marked to zoom into. */
    select(session, width, band) {
        const place = placer(session, 0, width);
        const x = at => Math.min(width + 4, Math.max(-4, place(at)));
        const show = (element, range) => {
            element.hidden = !range;
            if (range) {
                const [a, b] = range.map(x).sort((p, q) => p - q);
                element.style.transform = `translateX(${a}px)`;
                element.style.width = `${b - a}px`;
            }
        };
        const s = session.selection;
        show(this.range, s && s[0] !== s[1] ? s : null);
        show(this.band, band);
        this.edges.forEach((edge, i) => show(edge, s && [s[i], s[i]]));
        this.edges.forEach(edge => {
            edge.style.width = "";
        });
    }

    scrollbar(shown, top, height) {
        this.bar.hidden = !shown;
        this.bar.style.top = `${top}px`;
        this.bar.style.height = `${height}px`;
    }

    /** Moves the ruler, which is twice as wide as the window, and paints it anew only when it does not suffice. */
    #moveRuler(session, width, theme) {
        const {start, end, selection} = session;
        const span = end - start;
        const key = [span, width, devicePixelRatio, theme, selection].join();
        if (key !== this.#inked.key || start < this.#inked.start || end > this.#inked.end) {
            this.#inked = {key, start: start - span / 2, end: end + span / 2};
            this.ruler.redraw();
        }
        this.rulerSheet.style.transform = `translateX(${placer(session, 0, width)(this.#inked.start)}px)`;
        const {context} = ticks(session, width);
        if (this.context.textContent !== context) {
            this.context.textContent = context;
        }
    }

    /** Paints what changes with the window, and of the other layers those that hold something. */
    paint({session, width, theme, strip, over}) {
        this.#moveRuler(session, width, theme);
        this.stripBox.hidden = !strip;
        this.overBox.hidden = !over;
        if (strip) {
            this.strip.redraw();
        }
        if (over) {
            this.over.redraw();
        }
    }
}
