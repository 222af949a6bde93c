// A chart over time, with the list of its series at the left.

import {ask, complete} from "./api.js";
import {canvasIn} from "./canvas.js";
import {css, fade, parseColour} from "./colour.js";
import {connect} from "./gestures.js";
import {RULER, paintGrid, paintRuler, paintSelection} from "./ruler.js";
import {FONT, SMALL} from "./look.js";
import {onTheme, theme} from "./theme.js";
import {duration, full} from "./times.js";
import {hideTip, showTip} from "./tooltip.js";

const COLOURS = [
    0xff3b7dd8, 0xffe8833a, 0xff2fa36b, 0xffd6455d, 0xff8f6ad1, 0xff1fa8b8,
    0xffc99a1a, 0xffd66bb0, 0xff7a8b99, 0xff8aab2e, 0xffa9714b, 0xff5c6bc0,
];

export class ChartView {
    series = [];
    shown = null;

    constructor(session, output, body, frame) {
        Object.assign(this, {session, output, body, frame});
        body.classList.add("chart");
        this.list = body.appendChild(document.createElement("div"));
        this.list.className = "series";
        this.list.setAttribute("role", "group");
        this.list.setAttribute("aria-label", `Series of ${output.name}`);
        this.plot = body.appendChild(document.createElement("div"));
        this.plot.className = "plot";
        this.plot.tabIndex = 0;
        this.plot.setAttribute("role", "application");
        this.plot.setAttribute("aria-label", `${output.name}: chart`);
        this.surface = canvasIn(this.plot, (g, width, height) => this.#paint(g, width, height));
        connect(this.plot, this);
        onTheme(() => this.redraw());
    }

    left() {
        return 56;
    }

    redraw() {
        this.list.style.width = `${Math.max(80, this.frame.namesWidth() - this.left())}px`;
        this.surface.redraw();
    }

    async load(signal) {
        const id = encodeURIComponent(this.output.id);
        const learn = answer => this.#learn(answer.model?.entries ?? []);
        learn(await complete(this.session.path(`XY/${id}/tree`), this.session.range(0, this.session.length), signal, answer => {
            learn(answer);
            this.frame.busy(answer.statusMessage);
        }));
        this.frame.say(this.entries.length ? "" : "The analysis found nothing to show in this trace.");
        this.changed();
    }

    #learn(entries) {
        const names = new Map(entries.map(entry => [entry.id, entry]));
        this.entries = entries.filter(entry => entry.hasData);
        const byDefault = this.entries.some(entry => entry.isDefault) ? entry => entry.isDefault : (_, i) => i < 3;
        this.checked ??= new Set();
        if (this.checked.size === 0) {
            this.entries.filter(byDefault).forEach(entry => this.checked.add(entry.id));
        }
        this.list.replaceChildren(...this.entries.slice(0, 500).map(entry => {
            const label = document.createElement("label");
            const box = label.appendChild(document.createElement("input"));
            box.type = "checkbox";
            box.checked = this.checked.has(entry.id);
            box.addEventListener("change", () => {
                box.checked ? this.checked.add(entry.id) : this.checked.delete(entry.id);
                this.changed();
                this.frame.changed();
            });
            const swatch = label.appendChild(document.createElement("i"));
            swatch.style.background = css(this.#colour(entry));
            const parent = names.get(entry.parentId);
            label.append(entry.labels.filter(Boolean).slice(0, 2).join(" "));
            label.title = [parent?.labels[0], ...entry.labels].filter(Boolean).join(" · ");
            return label;
        }));
    }

    #colour(entry) {
        const own = parseColour(entry.style?.values?.color ?? "");
        return own ?? COLOURS[Math.max(0, this.entries.indexOf(entry)) % COLOURS.length];
    }

    changed() {
        this.redraw();
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.#fetch(), 60);
    }

    async #fetch() {
        this.call?.abort();
        this.call = new AbortController();
        const {start, end} = this.session;
        const items = [...this.checked ?? []];
        const width = Math.max(2, this.plot.clientWidth - this.left());
        const times = Math.min(65536, end - start + 1, width + 1);
        try {
            const answer = await ask(this.session.path(`XY/${encodeURIComponent(this.output.id)}/xy`),
                {...this.session.range(start, end, times), requested_items: items}, this.call.signal);
            this.series = (answer.model?.series ?? []).map(series => ({
                name: series.seriesName, kind: series.style?.values?.["series-type"] ?? "line",
                argb: this.#colour(this.entries.find(entry => entry.id === series.seriesId) ?? {}),
                x: (series.xValues ?? []).map(time => this.session.toOffset(time)), y: series.yValues,
                unit: series.yValuesDescription,
            }));
            this.redraw();
        } catch (e) {
            if (e.name !== "AbortError") {
                this.frame.say(e.message);
            }
        }
    }

    #paint(g, width, height) {
        const t = theme();
        const {session} = this;
        const left = this.left();
        const chart = width - left;
        g.fillStyle = css(t.background);
        g.fillRect(0, 0, width, height);
        paintGrid(g, session, left, chart, RULER, height);
        let most = 0;
        let least = 0;
        for (const {y} of this.series) {
            for (const value of y) {
                most = Math.max(most, value);
                least = Math.min(least, value);
            }
        }
        const span = most - least || 1;
        const step = [1, 2, 5, 10].map(m => m * 10 ** Math.floor(Math.log10(span / 4))).find(s => span / s <= 5) ?? span;
        const top = RULER + 8;
        const bottom = height - 6;
        const y = value => bottom - (value - least) / span * (bottom - top);
        const x = at => left + (at - session.start) / (session.end - session.start) * chart;
        g.font = SMALL;
        g.textBaseline = "middle";
        const isTime = this.series[0]?.unit?.dataType === "DURATION" || this.series[0]?.unit?.unit === "ns";
        for (let value = Math.ceil(least / step) * step; value <= most; value += step) {
            g.fillStyle = css(t.grid);
            g.fillRect(left, Math.round(y(value)), chart, 1);
            g.fillStyle = css(t.dimText);
            const text = isTime ? duration(value, 1) : Math.abs(value) >= 1e4 ? value.toExponential(0) : String(+value.toPrecision(4));
            g.fillText(text, left - 6 - g.measureText(text).width, Math.min(bottom - 4, y(value)));
        }
        g.save();
        g.beginPath();
        g.rect(left, RULER, chart, height - RULER);
        g.clip();
        for (const series of this.series) {
            g.strokeStyle = g.fillStyle = css(series.argb);
            g.lineWidth = 1.5;
            if (series.kind === "scatter") {
                series.x.forEach((at, i) => g.fillRect(x(at) - 2, y(series.y[i]) - 2, 4, 4));
            } else if (series.kind === "bar") {
                const wide = Math.max(1, chart / Math.max(1, series.x.length) - 0.5);
                series.x.forEach((at, i) => g.fillRect(x(at) - wide / 2, y(series.y[i]), wide, y(0) - y(series.y[i])));
            } else {
                g.beginPath();
                series.x.forEach((at, i) => g.lineTo(x(at), y(series.y[i])));
                g.stroke();
                if (series.kind === "area" && series.x.length) {
                    g.lineTo(x(series.x.at(-1)), y(0));
                    g.lineTo(x(series.x[0]), y(0));
                    g.fillStyle = css(fade(series.argb, 0.25));
                    g.fill();
                }
            }
        }
        g.restore();
        g.font = FONT;
        g.fillStyle = css(t.header);
        g.fillRect(0, 0, left, RULER);
        paintRuler(g, session, left, chart);
        paintSelection(g, session, left, chart, height);
        if (this.band) {
            g.fillStyle = css(fade(t.accent, 0.25));
            g.fillRect(x(Math.min(...this.band)), RULER, Math.abs(x(this.band[1]) - x(this.band[0])), height);
        }
    }

    hover(at, time = null) {
        hideTip();
        if (time === null || !this.series.length) {
            return;
        }
        const box = this.plot.getBoundingClientRect();
        const lines = this.series.slice(0, 12).map(({name, x, y, unit}) => {
            let best = 0;
            x.forEach((value, i) => {
                best = Math.abs(value - time) < Math.abs(x[best] - time) ? i : best;
            });
            return [name, x.length ? `${+y[best].toPrecision(6)} ${unit?.unit ?? ""}` : "no value"];
        });
        showTip(this.output.name, [...lines, ["Time", full(this.session.toTime(time))]], box.left + at.x, box.top + at.y);
    }

    double(at) {
        if (at.y < RULER) {
            this.session.fit();
        }
    }

    memory() {
        return {checked: [...this.checked ?? []]};
    }

    recall(memory) {
        this.checked = new Set(memory.checked ?? []);
    }
}
