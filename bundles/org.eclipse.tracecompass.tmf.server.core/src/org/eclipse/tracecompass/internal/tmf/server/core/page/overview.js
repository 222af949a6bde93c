// The number of events over the whole time, with the visible window.

import {ask, complete} from "./api.js";
import {canvasIn} from "./canvas.js";
import {css, fade, mix} from "./colour.js";
import {onTheme, theme} from "./theme.js";

const HISTOGRAM = "org.eclipse.tracecompass.internal.tmf.core.histogram.HistogramDataProvider";

export class Overview {
    bars = [];

    constructor(session, element) {
        this.session = session;
        this.element = element;
        this.surface = canvasIn(element, (g, width, height) => this.#paint(g, width, height));
        onTheme(() => this.surface.redraw());
        const part = name => {
            const made = element.appendChild(document.createElement("div"));
            made.className = name;
            return made;
        };
        this.veils = [part("veil"), part("veil right")];
        this.window = part("window");
        session.addEventListener("window", () => this.#frame());
        session.addEventListener("selection", () => this.surface.redraw());
        new ResizeObserver(() => this.#frame()).observe(element);
        const time = event => {
            const box = element.getBoundingClientRect();
            return (event.clientX - box.left) / box.width * session.length;
        };
        let drag = null;
        element.addEventListener("pointerdown", event => {
            const span = session.end - session.start;
            const at = time(event);
            if (at < session.start || at > session.end) {
                session.show(at - span / 2, at + span / 2);
            }
            drag = {at, start: session.start, span};
            element.setPointerCapture(event.pointerId);
        });
        element.addEventListener("pointermove", event => {
            if (drag) {
                const start = drag.start + time(event) - drag.at;
                session.show(start, start + drag.span, false);
            }
        });
        element.addEventListener("pointerup", () => {
            drag = null;
        });
        element.addEventListener("dblclick", () => session.show(0, session.length));
        element.addEventListener("wheel", event => {
            session.zoom(0.8 ** (-event.deltaY / 100));
            event.preventDefault();
        }, {passive: false});
        element.addEventListener("keydown", event => {
            const command = {ArrowLeft: () => session.pan(-0.12), ArrowRight: () => session.pan(0.12), Home: () => session.show(0, session.length),
                w: () => session.zoom(0.7), s: () => session.zoom(1 / 0.7), f: () => session.fit()}[event.key];
            if (command) {
                command();
                event.preventDefault();
            }
        });
    }

    async load(outputs) {
        const output = outputs.find(each => each.id === HISTOGRAM);
        this.element.hidden = !output;
        if (!output) {
            return;
        }
        const path = this.session.path(`XY/${encodeURIComponent(output.id)}`);
        const {experiment} = this.session;
        const all = () => this.session.range(0, this.session.length, Math.max(2, Math.min(1000, this.element.clientWidth)));
        const tree = await complete(`${path}/tree`, all, undefined, () => {});
        const items = tree.model.entries.filter(entry => entry.hasData).map(entry => entry.id);
        const answer = await ask(`${path}/xy`, {...all(), requested_items: items});
        if (experiment.UUID !== this.session.experiment.UUID) {
            return;
        }
        const series = answer.model?.series ?? [];
        this.bars = (series[0]?.yValues ?? []).map((_, i) => series.reduce((sum, each) => sum + (each.yValues[i] ?? 0), 0));
        this.surface.redraw();
    }

    #paint(g, width, height) {
        const t = theme();
        const {session} = this;
        g.fillStyle = css(t.background);
        g.fillRect(0, 0, width, height);
        g.fillStyle = css(mix(t.accent, t.background, 0.35));
        const most = Math.max(1, ...this.bars);
        const wide = width / Math.max(1, this.bars.length);
        this.bars.forEach((value, i) => {
            const tall = Math.sqrt(value / most) * (height - 4);
            g.fillRect(i * wide, height - tall, Math.max(0.5, wide), tall);
        });
        const x = at => Math.round(at / session.length * width);
        if (session.selection) {
            const [from, to] = session.selection.map(x).sort((p, q) => p - q);
            g.fillStyle = css(fade(t.accent, 0.3));
            g.fillRect(from, 0, Math.max(1, to - from), height);
        }
        g.fillStyle = css(t.marker);
        session.bookmarks.forEach(mark => g.fillRect(x(mark.time), 0, 1, height));
    }

    /** Moves what shows the window: a frame, and veils over what lies outside; nothing is painted anew. */
    #frame() {
        const {start, end, length} = this.session;
        const width = this.element.clientWidth;
        const [a, b] = [start, end].map(at => at / length);
        this.veils[0].style.transform = `scaleX(${a})`;
        this.veils[1].style.transform = `scaleX(${1 - b})`;
        this.window.style.transform = `translateX(${Math.round(a * width)}px)`;
        this.window.style.width = `${Math.max(3, Math.round((b - a) * width))}px`;
    }
}
