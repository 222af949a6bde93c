// The arrows between rows, which are fetched only while they are shown.

import {ask} from "./api.js";
import {css, fade} from "./colour.js";
import {latest} from "./latest.js";
import {ROW} from "./look.js";
import {RULER, placer} from "./ruler.js";
import {theme} from "./theme.js";

export class Arrows {
    shown = false;
    links = [];

    constructor(view) {
        this.view = view;
        this.fetch = latest(signal => this.#fetch(signal), e => view.frame.say(e.message));
    }

    toggle() {
        this.shown = !this.shown;
        this.fetch();
    }

    async #fetch(signal) {
        const {session, output, styles, body} = this.view;
        if (!this.shown) {
            this.links = [];
            this.view.redraw();
            return;
        }
        const answer = await ask(session.path(`timeGraph/${encodeURIComponent(output.id)}/arrows`),
            session.range(session.start, session.end, Math.max(2, body.clientWidth)), signal);
        this.links = (answer.model ?? []).map(arrow => ({
            from: Number(arrow.sourceId), to: Number(arrow.targetId), start: session.toOffset(arrow.start),
            end: session.toOffset(arrow.end), argb: styles.lineStyle(arrow.style).argb,
        }));
        this.view.redraw();
    }

    paint(g, left, width, height) {
        const {session, rows, selected} = this.view;
        const index = new Map(rows.visible.map((row, i) => [row.id, i]));
        const x = placer(session, left, width - left);
        const y = id => this.view.rowTop(index.get(id)) + ROW / 2;
        const places = new Map();
        for (const link of this.links) {
            if (index.has(link.from) && index.has(link.to) && link.from !== link.to &&
                    Math.max(link.start, link.end) >= session.start && Math.min(link.start, link.end) <= session.end) {
                const p = [x(link.start), y(link.from), x(link.end), y(link.to)].map(Math.round);
                if (Math.max(p[1], p[3]) > RULER && Math.min(p[1], p[3]) < height) {
                    places.set(p.join(), {p, link});
                }
            }
        }
        const crowd = (n, few, many) => Math.min(1, Math.max(0, (n - few) / (many - few)));
        const opacity = places.size >= 500 ? 0 : 0.65 - 0.45 * crowd(places.size, 40, 500);
        for (const {p, link} of places.values()) {
            const own = selected && (link.from === selected.id || link.to === selected.id);
            const part = own ? 0.8 : Math.min(p[1], p[3]) < RULER || Math.max(p[1], p[3]) > height ? 0.4 * opacity : opacity;
            if (part > 0) {
                g.strokeStyle = g.fillStyle = css(fade(link.argb || theme().link, part));
                paintArrow(g, p, part > 0.25);
            }
        }
    }
}

function paintArrow(g, [x1, y1, x2, y2], withHead) {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
    const head = withHead && length >= 8 ? 7 : 0;
    g.beginPath();
    g.moveTo(x1, y1);
    g.lineTo(x2 - ux * head, y2 - uy * head);
    g.stroke();
    if (head) {
        g.beginPath();
        g.moveTo(x2, y2);
        g.lineTo(x2 - ux * 7 - uy * 3, y2 - uy * 7 + ux * 3);
        g.lineTo(x2 - ux * 7 + uy * 3, y2 - uy * 7 - ux * 3);
        g.fill();
    }
}
