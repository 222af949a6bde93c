// Labels of states that begin left of the window: they stick to its border.

import {css, mix} from "./colour.js";
import {MOST_LABEL, ROW, SMALL, barIn, fit} from "./look.js";
import {RULER, placer} from "./ruler.js";
import {theme} from "./theme.js";

export class StickyLabels {
    /** What sticks: {mark, row, index, from, to}, where from and to are the places of the state. */
    labels = [];

    constructor(view) {
        this.view = view;
    }

    #chart() {
        return this.view.body.clientWidth - this.view.left();
    }

    /** Finds what sticks now. */
    look({pinned, rows, first}) {
        const {session, tiles} = this.view;
        const labels = tiles.labelsAt(session.start);
        if (!labels.size) {
            this.labels = [];
            return;
        }
        const x = placer(session, 0, this.#chart());
        const of = (row, index) => ({mark: labels.get(row.id), row, index});
        const pinnedEnd = RULER + pinned.length * ROW;
        this.labels = [...pinned.map(of), ...rows.map((row, i) => of(row, first + i))]
            .filter(({mark, index}) => mark && x(mark.start) <= -4 && (index < pinned.length || this.view.rowTop(index) >= pinnedEnd))
            .map(each => ({...each, from: x(each.mark.start), to: x(each.mark.end)}));
    }

    /** Paints them; what the tiles show of them is painted over. */
    paint(g, width, height) {
        const t = theme();
        const scale = devicePixelRatio;
        const chart = this.#chart();
        const perPixel = (this.view.session.end - this.view.session.start) / chart;
        g.clearRect(0, 0, width, height);
        g.font = SMALL;
        g.textBaseline = "middle";
        for (const {mark, row, index, from, to} of this.labels) {
            const top = this.view.rowTop(index);
            const end = Math.min(chart, to);
            const old = from + 4 + g.measureText(fit(g, mark.label, Math.min(MOST_LABEL, (mark.end - mark.start) / perPixel - 8))).width;
            if (old > 0) {
                const bar = barIn(Math.round(top * scale), Math.round((top + ROW) * scale));
                const behind = row === this.view.selected ? t.selectedRow : index % 2 ? t.stripe : t.background;
                g.fillStyle = css(mix((mark.argb | 0xff000000) >>> 0, behind, 1 - mark.opacity));
                g.fillRect(0, bar.top / scale, Math.min(end - 1, old + 1), bar.height / scale);
            }
            const text = fit(g, mark.label, Math.min(MOST_LABEL, end - 8));
            if (text.length > 4 || text === mark.label) {
                g.fillStyle = css(mark.ink);
                g.fillText(text, 4, top + ROW / 2);
            }
        }
    }
}
