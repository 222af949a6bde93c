// A chart whose horizontal axis is not time: categories, ranges or numbers, for the window that is shown.

import {ask, complete} from "./api.js";
import {canvasIn} from "./canvas.js";
import {css, fade} from "./colour.js";
import {latest} from "./latest.js";
import {FONT, SMALL, fit} from "./look.js";
import {SeriesList} from "./series-list.js";
import {onTheme, theme} from "./theme.js";
import {duration} from "./times.js";
import {hideTip, showTip} from "./tooltip.js";

const LEFT = 56;
const TOP = 10;
const BOTTOM = 30;
const SAMPLES = 200;
/** How long to wait before the values of an unfinished analysis are asked for again, ms. */
const AGAIN = 500;

export class GenericChart {
    series = [];
    #asked = "";

    constructor(session, output, body, frame) {
        Object.assign(this, {session, output, body, frame});
        body.classList.add("chart");
        this.list = new SeriesList(body, output.name, () => {
            this.#asked = "";
            this.changed();
            frame.changed();
        });
        this.plot = body.appendChild(document.createElement("div"));
        this.plot.className = "plot";
        this.plot.tabIndex = 0;
        this.plot.setAttribute("role", "img");
        this.plot.setAttribute("aria-label", `${output.name}: chart`);
        this.surface = canvasIn(this.plot, (g, width, height) => this.#paint(g, width, height));
        this.fetch = latest(signal => this.#fetch(signal), e => frame.say(e.message));
        this.plot.addEventListener("pointermove", event => this.#hover(event));
        this.plot.addEventListener("pointerleave", hideTip);
        this.stopTheme = onTheme(() => this.redraw());
    }

    close() {
        this.stopTheme();
        this.fetch.stop();
        this.surface.close();
    }

    redraw() {
        this.list.element.style.width = `${Math.max(80, this.frame.namesWidth() - LEFT)}px`;
        this.surface.redraw();
    }

    #path(rest) {
        return this.session.path(`genericXY/${encodeURIComponent(this.output.id)}/${rest}`);
    }

    async load(signal) {
        const learn = answer => this.list.learn(answer.model?.entries ?? []);
        learn(await complete(this.#path("tree"), () => this.session.range(0, this.session.length), signal, answer => {
            learn(answer);
            this.frame.busy(answer.statusMessage);
        }));
        this.frame.say(this.list.entries.length ? "" : "The analysis found nothing to show in this trace.");
        this.changed();
    }

    changed() {
        const asked = [this.session.start, this.session.end].join();
        if (asked !== this.#asked && this.list.entries.length) {
            this.#asked = asked;
            this.fetch();
        }
        this.redraw();
    }

    async #fetch(signal) {
        const {start, end} = this.session;
        const items = [...this.list.checked];
        const {requested_timerange: {nbTimes, ...range}} = this.session.range(start, end);
        const answer = items.length ? await ask(this.#path("xy"),
            {requested_timerange: {...range, nbSamples: SAMPLES}, requested_items: items}, signal) : null;
        this.series = (answer?.model?.series ?? []).map(series => ({
            name: series.seriesName, argb: this.list.colour(series.seriesId), y: series.yValues,
            x: places(series), xAxis: series.xValuesDescription ?? {}, yAxis: series.yValuesDescription ?? {},
        }));
        const empty = this.series.every(series => series.y.length === 0);
        this.frame.say(!items.length ? "Tick series in the list at the left." : empty ? "There is nothing to show in this range of time." : "");
        this.redraw();
        if (answer?.status === "RUNNING") {
            setTimeout(() => this.fetch(), AGAIN);
        }
    }

    /** What all series have: the axis, and how much room a place has. */
    #axes(width, height) {
        const all = this.series.flatMap(series => series.x);
        const start = Math.min(...all.map(place => place.from));
        const end = Math.max(...all.map(place => place.to));
        const most = Math.max(1e-9, ...this.series.flatMap(series => series.y));
        return {
            start, end, most,
            x: at => LEFT + (at - start) / (end - start || 1) * (width - LEFT - 8),
            y: value => height - BOTTOM - Math.max(0, value) / most * (height - BOTTOM - TOP),
        };
    }

    #paint(g, width, height) {
        const t = theme();
        g.fillStyle = css(t.background);
        g.fillRect(0, 0, width, height);
        if (!this.series.some(series => series.y.length)) {
            return;
        }
        const {start, end, most, x, y} = this.#axes(width, height);
        const {xAxis, yAxis} = this.series[0];
        g.font = SMALL;
        g.textBaseline = "middle";
        for (const value of steps(0, most, (height - BOTTOM) / 40)) {
            g.fillStyle = css(t.grid);
            g.fillRect(LEFT, Math.round(y(value)), width - LEFT, 1);
            g.fillStyle = css(t.dimText);
            const text = fit(g, written(value, yAxis), LEFT - 8);
            g.fillText(text, LEFT - 6 - g.measureText(text).width, y(value));
        }
        this.series.forEach((series, s) => {
            g.fillStyle = css(fade(series.argb, this.series.length > 1 ? 0.6 : 1));
            series.x.forEach((place, i) => {
                const [a, b] = [x(place.from), x(place.to)];
                const wide = Math.max(1, (b - a) / this.series.length - 1);
                g.fillRect(a + s * (wide + 1), y(series.y[i]), wide, y(0) - y(series.y[i]));
            });
        });
        g.fillStyle = css(t.text);
        const named = this.series[0].x.filter(place => place.name !== undefined);
        const ticks = named.length ? named.map(place => [(place.from + place.to) / 2, place.name])
            : steps(start, end, width / 110).map(value => [value, written(value, xAxis)]);
        let free = 0;
        for (const [at, text] of ticks) {
            const wide = g.measureText(text).width;
            if (x(at) - wide / 2 > free && x(at) + wide / 2 < width) {
                g.fillText(text, x(at) - wide / 2, height - BOTTOM + 9);
                free = x(at) + wide / 2 + 8;
            }
        }
        g.font = FONT;
        g.fillStyle = css(t.dimText);
        const title = [xAxis.label, xAxis.dataType !== "DURATION" && xAxis.unit && `(${xAxis.unit})`].filter(Boolean).join(" ");
        g.fillText(title, LEFT + (width - LEFT - g.measureText(title).width) / 2, height - 8);
    }

    #hover(event) {
        hideTip();
        const box = this.plot.getBoundingClientRect();
        if (!this.series.some(series => series.y.length)) {
            return;
        }
        const {x} = this.#axes(box.width, box.height);
        const lines = this.series.flatMap(series => {
            const i = series.x.findIndex(place => event.clientX - box.left >= x(place.from) && event.clientX - box.left < x(place.to));
            return i < 0 ? [] : [
                [series.xAxis.label || "At", series.x[i].name ?? `${written(series.x[i].from, series.xAxis)} … ${written(series.x[i].to, series.xAxis)}`],
                [series.name, written(series.y[i], series.yAxis)],
            ];
        });
        if (lines.length) {
            showTip(this.output.name, lines, event.clientX, event.clientY);
        }
    }

    memory() {
        return {checked: [...this.list.checked ?? []]};
    }

    recall(memory) {
        this.list.checked = new Set(memory.checked ?? []);
    }
}

/** Where the values of a series are on the axis: {from, to, name}. */
function places(series) {
    if (series.xRanges) {
        return series.xRanges.map(range => ({from: Number(range.start), to: Number(range.end)}));
    }
    if (series.xCategories) {
        return series.xCategories.map((name, i) => ({from: i, to: i + 1, name}));
    }
    const values = (series.xValues ?? []).map(Number);
    const half = values.length > 1 ? (values.at(-1) - values[0]) / (values.length - 1) / 2 : 0.5;
    return values.map(value => ({from: value - half, to: value + half}));
}

/** Round values of an axis, about as many as wanted. */
function steps(from, to, wanted) {
    const least = (to - from || 1) / Math.max(1, wanted);
    const power = 10 ** Math.floor(Math.log10(least));
    const step = [1, 2, 5, 10].map(m => m * power).find(s => s >= least);
    const all = [];
    for (let value = Math.ceil(from / step) * step; value <= to; value += step) {
        all.push(value);
    }
    return all;
}

function written(value, axis) {
    return axis.dataType === "DURATION" || axis.unit === "ns" ? duration(value, 2)
        : Math.abs(value) >= 1e6 ? value.toExponential(1) : String(+value.toPrecision(5));
}
