// A time graph: names at the left, states at the right.

import {ask, complete} from "./api.js";
import {canvasIn} from "./canvas.js";
import {css, fade, mix, readableOn} from "./colour.js";
import {connect} from "./gestures.js";
import {Picture, ROW} from "./picture.js";
import {RULER, paintGrid, paintRuler, paintSelection} from "./ruler.js";
import {Rows} from "./rows.js";
import {firstEndingAfter, indexAt, pixelShares} from "./states.js";
import {StyleTable} from "./styles.js";
import {BOLD, FONT, SMALL, onTheme, theme, tone} from "./theme.js";
import {duration, full} from "./times.js";
import {hideTip, showTip} from "./tooltip.js";

const INDENT = 14;

export class GraphView {
    rows = new Rows();
    styles = new StyleTable();
    arrows = false;
    links = [];
    selected = null;
    #scroll = 0;
    #tip = 0;

    constructor(session, output, body, frame) {
        Object.assign(this, {session, output, body, frame});
        this.surface = canvasIn(body, (g, width, height, scale) => this.#paint(g, width, height, scale));
        this.picture = new Picture(session, output, this.styles, () => {
            frame.say(this.picture.error);
            this.redraw();
        });
        body.tabIndex = 0;
        body.setAttribute("role", "application");
        body.setAttribute("aria-label", `${output.name}: time graph`);
        connect(body, this);
        onTheme(() => {
            this.picture.invalidate();
            this.redraw();
        });
    }

    async load(signal) {
        const id = encodeURIComponent(this.output.id);
        const style = await ask(this.session.path(`${id}/style`), {}, signal);
        this.styles.learn(style.model?.styles);
        const show = answer => {
            if (answer.model) {
                this.rows.learn(answer.model);
                this.picture.invalidate();
            }
            this.redraw();
        };
        show(await complete(this.session.path(`timeGraph/${id}/tree`), this.session.range(0, this.session.length), signal, answer => {
            show(answer);
            this.frame.busy(answer.statusMessage);
        }));
        this.frame.say(this.rows.entries.length ? "" : "The analysis found nothing to show in this trace.");
        this.#fetchArrows();
    }

    redraw() {
        this.surface.redraw();
    }

    changed() {
        this.redraw();
        clearTimeout(this.arrowTimer);
        this.arrowTimer = setTimeout(() => this.#fetchArrows(), 200);
    }

    toggleArrows() {
        this.arrows = !this.arrows;
        this.#fetchArrows();
    }

    async #fetchArrows() {
        this.arrowCall?.abort();
        if (!this.arrows) {
            this.links = [];
            this.redraw();
            return;
        }
        this.arrowCall = new AbortController();
        try {
            const answer = await ask(this.session.path(`timeGraph/${encodeURIComponent(this.output.id)}/arrows`),
                this.session.range(this.session.start, this.session.end, Math.max(2, this.body.clientWidth)), this.arrowCall.signal);
            this.links = (answer.model ?? []).map(arrow => ({
                from: Number(arrow.sourceId), to: Number(arrow.targetId), start: this.session.toOffset(arrow.start),
                end: this.session.toOffset(arrow.end), argb: this.styles.lineStyle(arrow.style).argb,
            }));
            this.redraw();
        } catch (e) {
            if (e.name !== "AbortError") {
                this.frame.say(e.message);
            }
        }
    }

    left() {
        return Math.min(this.frame.namesWidth(), this.body.clientWidth / 2);
    }

    scroll() {
        return this.#scroll;
    }

    scrollTo(value) {
        const most = Math.max(0, this.rows.visible.length * ROW - this.body.clientHeight + RULER);
        const before = this.#scroll;
        this.#scroll = Math.round(Math.min(most, Math.max(0, value)));
        hideTip();
        this.redraw();
        return before !== this.#scroll;
    }

    scrollBy(by) {
        return this.scrollTo(this.#scroll + by) || this.rows.visible.length * ROW > this.body.clientHeight - RULER;
    }

    #onScreen() {
        const {visible, pins} = this.rows;
        const first = pins + Math.floor(this.#scroll / ROW);
        const last = Math.min(visible.length, first + Math.ceil((this.body.clientHeight - RULER) / ROW) + 1);
        return {pinned: visible.slice(0, pins), rows: visible.slice(first, last), first, last};
    }

    #y(index) {
        return RULER + index * ROW - (index < this.rows.pins ? 0 : this.#scroll);
    }

    rowAt(y) {
        if (y < RULER) {
            return null;
        }
        const direct = Math.floor((y - RULER) / ROW);
        return this.rows.visible[direct < this.rows.pins ? direct : Math.floor((y - RULER + this.#scroll) / ROW)] ?? null;
    }

    #paint(g, width, height, scale) {
        const t = theme();
        const {session} = this;
        const left = this.left();
        const chart = width - left;
        g.fillStyle = css(t.background);
        g.fillRect(0, 0, width, height);
        const {pinned, rows, first, last} = this.#onScreen();
        const pinnedEnd = RULER + pinned.length * ROW;
        const page = last - first + 1;
        const around = this.rows.visible.slice(Math.max(this.rows.pins, first - page), last + page);
        this.picture.want(session.start, session.end, chart, [...pinned, ...around], scale);
        const part = (shown, index, top, bottom) => {
            g.save();
            g.beginPath();
            g.rect(0, top, width, bottom - top);
            g.clip();
            shown.forEach((row, i) => {
                g.fillStyle = css(row === this.selected ? t.selectedRow : !row.hasData ? t.group : (index + i) % 2 ? t.stripe : t.background);
                g.fillRect(0, this.#y(index + i), width, ROW);
            });
            paintGrid(g, session, left, chart, top, bottom);
            g.save();
            g.beginPath();
            g.rect(left, top, chart, bottom - top);
            g.clip();
            this.picture.draw(g, shown, this.#y(index), session.start, session.end, left, chart);
            shown.forEach((row, i) => this.#labels(g, row, this.#y(index + i), left, chart));
            g.restore();
            shown.forEach((row, i) => this.#name(g, row, this.#y(index + i), left));
            g.restore();
        };
        part(rows, first, pinnedEnd, height);
        part(pinned, 0, RULER, pinnedEnd);
        this.#paintArrows(g, left, width, height);
        this.#header(g, left);
        paintRuler(g, session, left, chart);
        paintSelection(g, session, left, chart, height);
        if (this.band) {
            const x = at => left + (at - session.start) / (session.end - session.start) * chart;
            g.fillStyle = css(fade(t.accent, 0.25));
            g.fillRect(x(Math.min(...this.band)), RULER, x(Math.max(...this.band)) - x(Math.min(...this.band)), height);
        }
        g.fillStyle = css(t.divider);
        g.fillRect(left - 1, 0, 1, height);
        if (pinned.length) {
            g.fillRect(0, pinnedEnd, width, 1);
        }
        const all = this.rows.visible.length * ROW;
        const room = height - RULER;
        if (all > room) {
            g.fillStyle = css(fade(t.dimText, 0.5));
            g.fillRect(width - 5, RULER + this.#scroll / all * room, 4, Math.max(20, room * room / all));
        }
    }

    #columns(left) {
        const widths = this.rows.headers.slice(1).map(header => header.dataType === "STRING" ? 110 : 76);
        while (widths.length && widths.reduce((a, b) => a + b, 0) > left - 130) {
            widths.pop();
        }
        let x = left;
        return widths.map((width, i) => ({column: i + 1, width})).reverse().map(c => ({...c, x: x -= c.width})).reverse();
    }

    #header(g, left) {
        const t = theme();
        g.fillStyle = css(t.header);
        g.fillRect(0, 0, left, RULER);
        g.font = FONT;
        g.textBaseline = "middle";
        g.fillStyle = css(t.dimText);
        const {order} = this.rows;
        const title = column => (this.rows.headers[column]?.name || (column ? "" : this.output.name))
            + (order?.column === column ? order.down ? " ▾" : " ▴" : "");
        g.fillText(fit(g, title(0), 130), 8, RULER * 0.66);
        for (const {column, x, width} of this.#columns(left)) {
            const text = fit(g, title(column), width - 10);
            g.fillText(text, x + width - 6 - g.measureText(text).width, RULER * 0.66);
        }
        g.fillStyle = css(t.divider);
        g.fillRect(0, RULER - 1, left, 1);
    }

    #name(g, row, y, left) {
        const t = theme();
        const x = 4 + row.depth * INDENT;
        const middle = y + ROW / 2;
        g.textBaseline = "middle";
        g.fillStyle = css(t.dimText);
        if (row.children.length) {
            g.beginPath();
            (this.rows.closed.has(row.id) ? [[4, -4], [9, 0], [4, 4]] : [[2, -2], [10, -2], [6, 3]])
                .forEach(([dx, dy]) => g.lineTo(x + dx, middle + dy));
            g.fill();
        }
        if (this.rows.pinned.has(row.id)) {
            g.fillStyle = css(t.accent);
            g.fillRect(x - 2, middle - 2, 4, 4);
        }
        const columns = this.#columns(left);
        g.font = row.hasData ? FONT : BOLD;
        g.fillStyle = css(t.text);
        const room = (columns[0]?.x ?? left) - x - INDENT - 4;
        g.fillText(fit(g, row.labels[0] ?? "", room), x + INDENT + 2, middle);
        g.font = FONT;
        g.fillStyle = css(t.dimText);
        for (const {column, x: cx, width} of columns) {
            const text = fit(g, this.#cell(row, column), width - 10);
            g.fillText(text, cx + width - 6 - g.measureText(text).width, middle);
        }
    }

    #cell(row, column) {
        const text = row.labels[column] ?? "";
        return this.rows.headers[column]?.dataType === "DURATION" && text ? duration(Number(text), 3) : text;
    }

    #labels(g, row, y, left, chart) {
        const states = this.picture.rows.get(row.id);
        if (!states) {
            return;
        }
        const {start, end} = this.session;
        const pixels = chart / (end - start);
        g.font = SMALL;
        g.textBaseline = "middle";
        for (let i = firstEndingAfter(states, start); i < states.size && states.start[i] < end; i++) {
            const label = states.label[i] < 0 ? "" : states.labels[states.label[i]];
            if (!label || states.shareFrom[i] !== states.shareFrom[i + 1] || (states.end[i] - states.start[i]) * pixels < 18) {
                continue;
            }
            const style = this.styles.styles[states.style[i]];
            const x0 = Math.max(left, left + (states.start[i] - start) * pixels);
            const room = Math.min(left + chart, left + (states.end[i] - start) * pixels) - x0 - 8;
            if (style.height < 0.6 || room < 10) {
                continue;
            }
            const text = fit(g, label, room);
            if (text.length > 4 || text === label) {
                const argb = tone(style.argb);
                g.fillStyle = css(readableOn(mix((argb | 0xff000000) >>> 0, theme().background, 1 - style.opacity)));
                g.fillText(text, x0 + 4, y + ROW / 2);
            }
        }
    }

    #paintArrows(g, left, width, height) {
        if (!this.links.length) {
            return;
        }
        const index = new Map(this.rows.visible.map((row, i) => [row.id, i]));
        const {start, end} = this.session;
        const x = at => left + (at - start) / (end - start) * (width - left);
        const places = new Map();
        for (const link of this.links) {
            if (index.has(link.from) && index.has(link.to) && link.from !== link.to && link.end >= start && link.start <= end) {
                const p = [x(link.start), this.#y(index.get(link.from)) + ROW / 2, x(link.end), this.#y(index.get(link.to)) + ROW / 2].map(Math.round);
                if (Math.max(p[1], p[3]) > RULER && Math.min(p[1], p[3]) < height) {
                    places.set(p.join(), {p, link});
                }
            }
        }
        const crowd = (n, few, many) => Math.min(1, Math.max(0, (n - few) / (many - few)));
        const opacity = places.size >= 500 ? 0 : 0.65 - 0.45 * crowd(places.size, 40, 500);
        g.save();
        g.beginPath();
        g.rect(left, RULER, width - left, height - RULER);
        g.clip();
        for (const {p: [x1, y1, x2, y2], link} of places.values()) {
            const own = this.selected && (link.from === this.selected.id || link.to === this.selected.id);
            const part = own ? 0.8 : Math.min(y1, y2) < RULER || Math.max(y1, y2) > height ? 0.4 * opacity : opacity;
            if (part <= 0) {
                continue;
            }
            g.strokeStyle = g.fillStyle = css(fade(link.argb || theme().link, part));
            const length = Math.hypot(x2 - x1, y2 - y1);
            const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
            const head = part > 0.25 && length >= 8 ? 7 : 0;
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
        g.restore();
    }

    press({x, y}, event) {
        const row = this.rowAt(y);
        if (row && event.button !== 1) {
            this.choose(row);
        }
        if (x >= this.left()) {
            return false;
        }
        if (y < RULER) {
            const hit = this.#columns(this.left()).find(c => x >= c.x && x < c.x + c.width)?.column ?? 0;
            const {order} = this.rows;
            this.rows.order = order?.column !== hit ? {column: hit, down: hit > 0} : order.down === hit > 0 ? {column: hit, down: !order.down} : null;
            this.relayout();
        } else if (row?.children.length && x < 4 + (row.depth + 1) * INDENT) {
            this.toggle(row);
        }
        return true;
    }

    double({x, y}, time) {
        const row = this.rowAt(y);
        if (x < this.left()) {
            row && this.toggle(row);
        } else if (y < RULER) {
            this.session.fit();
        } else if (row) {
            const states = this.picture.rows.get(row.id);
            const i = states ? indexAt(states, time) : -1;
            if (i >= 0) {
                this.session.select(states.start[i], states.end[i]);
            }
        }
    }

    choose(row) {
        this.selected = row;
        const states = this.picture.rows.get(row.id);
        const at = this.session.selection?.[1];
        const i = states && at !== undefined ? indexAt(states, at) : -1;
        const style = i < 0 ? null : this.styles.styles[states.style[i]];
        this.frame.announce([row.labels.filter(Boolean).join(", "), style?.name, i < 0 ? "" : states.labels[states.label[i]]].filter(Boolean).join(", "));
        this.redraw();
    }

    toggle(row, open = this.rows.closed.has(row.id)) {
        if (open) {
            this.rows.closed.delete(row.id);
        } else {
            this.rows.closed.add(row.id);
        }
        this.relayout();
    }

    togglePin() {
        if (this.selected) {
            const {pinned} = this.rows;
            if (!pinned.delete(this.selected.id)) {
                pinned.add(this.selected.id);
            }
            this.relayout();
        }
    }

    setFilter(text) {
        this.rows.filter = text;
        this.relayout();
        return this.rows.problem;
    }

    relayout() {
        this.rows.layout();
        this.scrollTo(this.#scroll);
        this.frame.changed();
    }

    /** Goes to the next row whose name matches. */
    find(text, forward = true) {
        let wanted;
        try {
            wanted = new RegExp(text, /[A-Z]/.test(text) ? "" : "i");
        } catch (e) {
            return e.message;
        }
        const {visible} = this.rows;
        const from = visible.indexOf(this.selected);
        for (let i = 1; i <= visible.length; i++) {
            const row = visible[((from + (forward ? i : -i)) % visible.length + visible.length) % visible.length];
            if (wanted.test(row.labels[0] ?? "")) {
                this.#go(visible.indexOf(row));
                return "";
            }
        }
        return "No row matches";
    }

    #go(index) {
        const {visible, pins} = this.rows;
        const at = Math.min(visible.length - 1, Math.max(0, index));
        if (!visible[at]) {
            return;
        }
        this.choose(visible[at]);
        if (at >= pins) {
            const top = at * ROW;
            const room = this.body.clientHeight - RULER - ROW;
            this.scrollTo(Math.min(top - pins * ROW, Math.max(top - room, this.#scroll)));
        }
    }

    async #step(forward, extend) {
        const row = this.selected;
        const s = this.session.selection;
        const from = s ? s[1] : forward ? this.session.start : this.session.end;
        if (!row) {
            this.#go(0);
            return;
        }
        const {fetchStates} = await import("./states-client.js");
        // exact however far the picture is zoomed out: look at ever wider ranges around the instant
        for (let span = Math.max(1000, (this.session.end - this.session.start) / this.body.clientWidth); ; span *= 16) {
            const a = Math.max(0, forward ? from : from - span);
            const b = Math.min(this.session.length, forward ? from + span : from);
            const answer = await fetchStates(this.session.path(`timeGraph/${encodeURIComponent(this.output.id)}/states`),
                {...this.session.range(a, b, 1025), requested_items: [row.id]}, this.session.origin);
            const borders = answer.rows.flatMap(states => [...states.start, ...states.end]);
            const found = forward ? borders.filter(at => at > from) : borders.filter(at => at < from);
            if (found.length) {
                const to = forward ? Math.min(...found) : Math.max(...found);
                this.session.select(extend && s ? s[0] : to, to);
                this.session.reveal(to);
                this.choose(row);
                return;
            }
            if (a === 0 && !forward || b === this.session.length && forward) {
                this.frame.announce("There is no further state");
                return;
            }
        }
    }

    keys(shift) {
        const at = () => this.rows.visible.indexOf(this.selected);
        const page = Math.max(1, Math.floor((this.body.clientHeight - RULER) / ROW) - 1);
        const open = value => {
            const row = this.selected;
            if (row?.children.length && this.rows.closed.has(row.id) === value) {
                this.toggle(row, value);
            } else if (!value && row?.parent) {
                this.#go(this.rows.visible.indexOf(row.parent));
            }
        };
        return {
            "ArrowDown": () => this.#go(at() + 1), "ArrowUp": () => this.#go(at() - 1),
            "PageDown": () => this.#go(at() + page), "PageUp": () => this.#go(at() - page),
            "Ctrl+Home": () => this.#go(0), "Ctrl+End": () => this.#go(Infinity),
            "Enter": () => this.selected?.children.length && this.toggle(this.selected),
            "+": () => open(true), "-": () => open(false),
            "n": () => this.#step(true, shift), "p": () => this.#step(false, shift),
            "Ctrl+ArrowRight": () => this.#step(true, shift), "Ctrl+ArrowLeft": () => this.#step(false, shift),
            "Ctrl+f": () => this.frame.focusSearch(), "F3": () => this.frame.findNext(!shift),
        };
    }

    hover(at, time = null) {
        clearTimeout(this.#tip);
        hideTip();
        const row = at && this.rowAt(at.y);
        if (row) {
            this.#tip = setTimeout(() => this.#tooltip(row, time, at), 300);
        }
    }

    async #tooltip(row, time, at) {
        const box = this.body.getBoundingClientRect();
        const show = (lines, colour) => showTip(row.labels[0] ?? "", lines, box.left + at.x, box.top + at.y, colour);
        if (time === null) {
            show(row.labels.slice(1).map((label, i) => [this.rows.headers[i + 1]?.name ?? "", this.#cell(row, i + 1)]).filter(line => line[1]));
            return;
        }
        const states = this.picture.rows.get(row.id);
        if (!states) {
            return;
        }
        const pixel = (this.session.end - this.session.start) / (this.body.clientWidth - this.left());
        const shares = pixelShares(states, time - pixel / 2, time + pixel / 2);
        const i = indexAt(states, time);
        const lines = [];
        let colour = "";
        if (shares.length > 1) {
            lines.push(["State", `several in ${duration(pixel, 3)}`]);
            const sums = new Map();
            for (const share of shares) {
                const name = this.styles.styles[share.style].name || states.labels[share.label] || "?";
                sums.set(name, (sums.get(name) ?? 0) + share.time);
            }
            [...sums].slice(0, 12).forEach(([name, sum]) => lines.push([name, `${(sum * 100 / pixel).toFixed(1)} %  (${duration(sum, 3)})`]));
        } else if (i >= 0) {
            const style = this.styles.styles[states.style[i]];
            const label = states.labels[states.label[i]];
            colour = css(style.argb);
            lines.push(["State", [style.name, label !== style.name && label].filter(Boolean).join(": ")],
                ["Duration", duration(states.end[i] - states.start[i])],
                ["Start", full(this.session.toTime(states.start[i]))], ["End", full(this.session.toTime(states.end[i]))]);
        } else {
            return;
        }
        lines.push(["Time", full(this.session.toTime(time))]);
        show(lines, colour);
        const asked = this.#tip;
        const element = i < 0 ? undefined : {elementType: "state", time: this.session.toTime(states.start[i]), duration: states.end[i] - states.start[i]};
        const answer = await ask(this.session.path(`timeGraph/${encodeURIComponent(this.output.id)}/tooltip`),
            {requested_times: [this.session.toTime(time)], requested_items: [row.id], requested_element: element}).catch(() => null);
        if (answer?.model && asked === this.#tip) {
            const known = new Set(lines.map(line => line[0]));
            show([...lines, ...Object.entries(answer.model).filter(([name]) => !known.has(name))], colour);
        }
    }

    /** What a link keeps of this view. */
    memory() {
        return {closed: [...this.rows.closed], pinned: [...this.rows.pinned], filter: this.rows.filter, arrows: this.arrows, order: this.rows.order};
    }

    recall(memory) {
        this.rows.closed = new Set(memory.closed ?? []);
        this.rows.pinned = new Set(memory.pinned ?? []);
        this.rows.filter = memory.filter ?? "";
        this.rows.order = memory.order ?? null;
        this.arrows = Boolean(memory.arrows);
        this.rows.layout();
    }
}

function fit(g, text, room) {
    if (room <= 0) {
        return "";
    }
    if (g.measureText(text).width <= room) {
        return text;
    }
    let low = 0;
    let high = text.length;
    while (low < high) {
        const middle = low + high + 1 >> 1;
        if (g.measureText(text.slice(0, middle) + "…").width <= room) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return low ? text.slice(0, low) + "…" : "";
}
