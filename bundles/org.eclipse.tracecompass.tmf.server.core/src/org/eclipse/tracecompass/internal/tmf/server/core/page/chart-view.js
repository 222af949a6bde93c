// A chart over time, with the list of its series at the left.

import {ask, complete} from "./api.js";
import {canvasIn} from "./canvas.js";
import {css, fade} from "./colour.js";
import {connect} from "./gestures.js";
import {latest} from "./latest.js";
import {RULER, paintGrid, paintRuler, paintSelection} from "./ruler.js";
import {FONT, SMALL} from "./look.js";
import {SeriesList} from "./series-list.js";
import {onTheme, theme} from "./theme.js";
import {duration, full} from "./times.js";
import {hideTip, showTip} from "./tooltip.js";

/** How long to wait before the values of an unfinished analysis are asked for again, ms. */
const AGAIN = 500;

export class ChartView {
    series = [];
    #said = "";
    shown = null;

    constructor(session, output, body, frame) {
        Object.assign(this, {session, output, body, frame});
        body.classList.add("chart");
        this.list = new SeriesList(body, output.name, () => {
            this.changed();
            frame.changed();
        });
        this.fetch = latest(signal => this.#fetch(signal), e => {
            this.#said = e.message;
            frame.say(e.message);
        });
        this.plot = body.appendChild(document.createElement("div"));
        this.plot.className = "plot";
        this.plot.tabIndex = 0;
        this.plot.setAttribute("role", "application");
        this.plot.setAttribute("aria-label", `${output.name}: chart`);
        this.surface = canvasIn(this.plot, (g, width, height) => this.#paint(g, width, height));
        connect(this.plot, this);
        this.stopTheme = onTheme(() => this.redraw());
    }

    close() {
        this.stopTheme();
        this.fetch.stop();
        this.surface.close();
    }

    left() {
        return 56;
    }

    redraw() {
        this.list.element.style.width = `${Math.max(80, this.frame.namesWidth() - this.left())}px`;
        this.surface.redraw();
    }

    async load(signal) {
        const id = encodeURIComponent(this.output.id);
        const learn = answer => this.list.learn(answer.model?.entries ?? []);
        learn(await complete(this.session.path(`XY/${id}/tree`), () => this.session.range(0, this.session.length), signal, answer => {
            learn(answer);
            this.frame.busy(answer.statusMessage);
        }));
        this.frame.say(this.list.entries.length ? "" : "The analysis found nothing to show in this trace.");
        this.changed();
    }

    changed() {
        this.redraw();
        this.fetch();
    }

    async #fetch(signal) {
        const {session} = this;
        const items = [...this.list.checked ?? []];
        if (!items.length) {
            this.series = [];
            this.#say(this.list.entries.length ? "Tick series in the list at the left." : "");
            this.redraw();
            return;
        }
        // half a window more at both sides, so that panning shows something at once
        const span = session.end - session.start;
        const start = Math.max(0, Math.floor(session.start - span / 2));
        const end = Math.min(session.length, Math.ceil(session.end + span / 2));
        const width = Math.max(2, this.plot.clientWidth - this.left()) * (end - start) / span;
        const times = Math.min(65536, end - start + 1, Math.round(width) + 1);
        const answer = await ask(session.path(`XY/${encodeURIComponent(this.output.id)}/xy`),
            {...session.range(start, end, times), requested_items: items}, signal);
        this.series = (answer.model?.series ?? []).map(series => ({
            name: series.seriesName, kind: series.style?.values?.["series-type"] ?? "line",
            argb: this.list.colour(series.seriesId),
            x: (series.xValues ?? []).map(time => session.toOffset(time)), y: series.yValues,
            unit: series.yValuesDescription,
        }));
        this.#say("");
        this.redraw();
        if (answer.status === "RUNNING") {
            setTimeout(() => this.fetch(), AGAIN);
        }
    }

    /** Says why there is nothing; what others say stays. */
    #say(message) {
        if (message !== this.#said) {
            this.#said = message;
            this.frame.say(message);
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
        for (const {x: times, y} of this.series) {
            times.forEach((at, i) => {
                if (at >= session.start && at <= session.end) {
                    most = Math.max(most, y[i]);
                    least = Math.min(least, y[i]);
                }
            });
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
                const wide = Math.max(1, (x(series.x[1] ?? session.end) - x(series.x[0])) - 0.5);
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
        return {checked: [...this.list.checked ?? []]};
    }

    recall(memory) {
        this.list.checked = new Set(memory.checked ?? []);
    }
}
