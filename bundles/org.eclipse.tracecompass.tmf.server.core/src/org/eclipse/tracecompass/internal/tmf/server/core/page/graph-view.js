// A time graph: names at the left, states at the right. What is seen consists of layers: rows and names, the tiles of
// states, what lies over them, and the ruler. Panning in time moves the tiles, and paints only ruler and labels anew.

import {ask, complete} from "./api.js";
import {Arrows} from "./arrows.js";
import {css} from "./colour.js";
import {connect} from "./gestures.js";
import {dividerIn} from "./divider.js";
import {GraphFilter} from "./graph-filter.js";
import {graphKeys} from "./graph-keys.js";
import {GraphLayers} from "./graph-layers.js";
import {INDENT, columnsIn, paintHeader, paintRows, paintStripes} from "./graph-names.js";
import {StickyLabels} from "./graph-strip.js";
import {GraphTip} from "./graph-tip.js";
import {ROW} from "./look.js";
import {Marks} from "./marks.js";
import {RULER, paintRuler, paintSelection} from "./ruler.js";
import {Rows} from "./rows.js";
import {StyleTable} from "./styles.js";
import {onTheme, theme} from "./theme.js";
import {Tiles} from "./tiles.js";

export class GraphView {
    rows = new Rows();
    styles = new StyleTable();
    selected = null;
    #scroll = 0;
    #asked = false;
    #rowsShown = "";
    #failure = "";

    constructor(session, output, body, frame) {
        Object.assign(this, {session, output, body, frame});
        this.layers = new GraphLayers(body, {
            names: (g, width, height) => this.#paintNames(g, width, height),
            stripes: (g, width, height) => this.#paintStripes(g, width, height),
            strip: (g, width, height) => this.strip.paint(g, width, height),
            over: (g, width, height) => this.#paintOver(g, width, height),
            ruler: (g, width, window) => this.#paintRuler(g, width, window),
        });
        this.layers.divider = dividerIn(body, frame.app, output.name);
        this.tiles = new Tiles(session, output, this.layers.clips, () => {
            if (this.tiles.error !== this.#failure) {
                this.#failure = this.tiles.error;
                frame.say(this.#failure);
            }
            this.redraw();
        });
        this.strip = new StickyLabels(this);
        this.links = new Arrows(this);
        this.marks = new Marks(this);
        this.tip = new GraphTip(this);
        this.filter = new GraphFilter(this);
        body.tabIndex = 0;
        body.setAttribute("role", "application");
        body.setAttribute("aria-label", `${output.name}: time graph`);
        connect(body, this);
        this.stopTheme = onTheme(() => this.redraw());
    }

    async load(signal) {
        const id = encodeURIComponent(this.output.id);
        const style = ask(this.session.path(`${id}/style`), {}, signal).then(answer => {
            this.styles.learn(answer.model?.styles);
            this.tiles.painter.learn(answer.model?.styles);
        });
        // show() tells of a failure, unless that of the tree comes first
        style.catch(() => {});
        const show = async answer => {
            await style;
            if (answer.model) {
                // the states of an analysis that was running may be others now
                if (this.rows.entries.length) {
                    this.tiles.invalidate();
                }
                this.rows.learn(answer.model);
            }
            this.redraw();
        };
        const tree = await complete(this.session.path(`timeGraph/${id}/tree`), () => this.session.range(0, this.session.length), signal, async answer => {
            await show(answer);
            this.frame.busy(answer.statusMessage);
        });
        await show(tree);
        this.frame.say(this.rows.entries.length ? "" : "The analysis found nothing to show in this trace.");
        this.links.fetch();
        this.marks.load(signal);
        this.filter.changed();
    }

    close() {
        this.stopTheme();
        this.tiles.close();
        this.links.fetch.stop();
        this.marks.fetch.stop();
        this.filter.fetch.stop();
        this.layers.close();
    }

    /** Paints what changed, before the next frame. */
    redraw() {
        if (!this.#asked) {
            this.#asked = true;
            requestAnimationFrame(() => this.draw());
        }
    }

    draw() {
        this.#asked = false;
        const {session, body} = this;
        const width = body.clientWidth;
        const height = body.clientHeight;
        if (!width || !height) {
            return;
        }
        const left = this.left();
        const {first, last} = this.onScreen();
        const shown = [this.rows.version, this.#scroll, this.selected?.id, left, theme().dark].join();
        if (shown !== this.#rowsShown) {
            this.#rowsShown = shown;
            this.layers.paintRows();
        }
        this.layers.place(left, RULER, RULER + this.rows.pins * ROW, width, height);
        this.tiles.show({
            start: session.start, end: session.end, width: width - left, scale: devicePixelRatio,
            rows: this.rows, first, last, scroll: this.#scroll, filter: this.filter.parameters,
        });
        this.layers.select(session, width - left, this.band);
        this.strip.look(this.onScreen());
        this.layers.paint({
            session, width: width - left, theme: theme().dark, strip: this.strip.labels.length > 0,
            over: this.links.links.length > 0 || this.marks.shown.length > 0});
    }

    /** The window or the selection changed. */
    changed() {
        this.redraw();
        if (this.links.shown) {
            this.links.fetch();
        }
        this.marks.fetch();
        this.filter.changed();
    }

    get arrows() {
        return this.links.shown;
    }

    toggleArrows() {
        this.links.toggle();
    }

    left() {
        return Math.round(Math.min(this.frame.namesWidth(), this.body.clientWidth / 2));
    }

    scroll() {
        return this.#scroll;
    }

    scrollTo(value) {
        const most = Math.max(0, this.rows.visible.length * ROW - this.body.clientHeight + RULER);
        const before = this.#scroll;
        this.#scroll = Math.round(Math.min(most, Math.max(0, value)));
        this.tip.over(null);
        this.redraw();
        return before !== this.#scroll;
    }

    scrollBy(by) {
        return this.scrollTo(this.#scroll + by) || this.rows.visible.length * ROW > this.body.clientHeight - RULER;
    }

    /** The rows in sight: the pinned ones, and the others with the indexes of the first and after the last. */
    onScreen() {
        const {visible, pins} = this.rows;
        const first = pins + Math.floor(this.#scroll / ROW);
        const last = Math.min(visible.length, first + Math.ceil((this.body.clientHeight - RULER) / ROW) + 1);
        return {pinned: visible.slice(0, pins), rows: visible.slice(first, last), first, last};
    }

    /** Where a row begins, by its index; above the ruler or below the view if it is out of sight. */
    rowTop(index) {
        return RULER + index * ROW - (index < this.rows.pins ? 0 : this.#scroll);
    }

    rowAt(y) {
        if (y < RULER) {
            return null;
        }
        const direct = Math.floor((y - RULER) / ROW);
        return this.rows.visible[direct < this.rows.pins ? direct : Math.floor((y - RULER + this.#scroll) / ROW)] ?? null;
    }

    #paintNames(g, left, height) {
        const t = theme();
        g.fillStyle = css(t.background);
        g.fillRect(0, 0, left, height);
        const {pinned, rows, first} = this.onScreen();
        paintRows(g, this.rows, rows, first, this.rowTop(first), this.selected, left);
        paintRows(g, this.rows, pinned, 0, RULER, this.selected, left);
        paintHeader(g, this.rows, this.output.name, left);
        g.fillStyle = css(t.divider);
        g.fillRect(left - 1, 0, 1, height);
        this.#paintPinnedEnd(g, pinned, left);
        this.#scrollbar(height);
    }

    /** The background behind the states is the same from left to right, so it is one pixel that is stretched. */
    #paintStripes(g, width, height) {
        g.fillStyle = css(theme().background);
        g.fillRect(0, 0, width, height);
        const {pinned, rows, first} = this.onScreen();
        paintStripes(g, rows, first, this.rowTop(first), this.selected, width);
        paintStripes(g, pinned, 0, RULER, this.selected, width);
        this.#paintPinnedEnd(g, pinned, width);
    }

    #paintPinnedEnd(g, pinned, width) {
        if (pinned.length) {
            g.fillStyle = css(theme().divider);
            g.fillRect(0, RULER + pinned.length * ROW, width, 1);
        }
    }

    #scrollbar(height) {
        const all = this.rows.visible.length * ROW;
        const room = height - RULER;
        this.layers.scrollbar(all > room, RULER + this.#scroll / all * room, Math.max(20, room * room / all));
    }

    #paintOver(g, width, height) {
        g.clearRect(0, 0, width, height);
        g.save();
        g.beginPath();
        g.rect(0, RULER, width, height - RULER);
        g.clip();
        this.marks.paint(g, width, height);
        this.links.paint(g, 0, width, height);
        g.restore();
    }

    #paintRuler(g, width, {start, end}) {
        const {origin, selection} = this.session;
        const window = {start, end, origin, selection, toTime: at => this.session.toTime(at)};
        paintRuler(g, window, 0, width, false);
        paintSelection(g, window, 0, width, RULER);
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
            const hit = columnsIn(this.rows, this.left()).find(c => x >= c.x && x < c.x + c.width)?.column ?? 0;
            const {order} = this.rows;
            this.rows.order = order?.column !== hit ? {column: hit, down: hit > 0} : order.down === hit > 0 ? {column: hit, down: !order.down} : null;
            this.relayout();
        } else if (row?.children.length && x < 4 + (row.depth + 1) * INDENT) {
            this.toggle(row);
        }
        return true;
    }

    async double({x, y}, time) {
        const row = this.rowAt(y);
        if (x < this.left()) {
            row && this.toggle(row);
        } else if (y < RULER) {
            this.session.fit();
        } else if (row) {
            const {state} = await this.#stateAt(row, time) ?? {};
            if (state) {
                this.session.select(state.start, state.end);
            }
        }
    }

    #stateAt(row, time) {
        return this.tiles.painter.look({id: row.id, time, from: time, to: time});
    }

    /** Selects a row, and says it and its state at the selected time. */
    async choose(row) {
        this.selected = row;
        this.redraw();
        if (this.frame.leads && row.metadata?.TID?.[0] > 0) {
            this.session.selectThread(Number(row.metadata.TID[0]));
        }
        const at = this.session.selection?.[1];
        const {state} = at === undefined ? {} : await this.#stateAt(row, at) ?? {};
        if (this.selected === row) {
            this.frame.announce([row.labels.filter(Boolean).join(", "), state?.name, state?.label].filter(Boolean).join(", "));
        }
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
        return this.filter.set(text);
    }

    relayout() {
        this.rows.layout();
        this.scrollTo(this.#scroll);
        if (this.rows.entries.length) {
            this.frame.say(this.rows.visible.length ? "" : "No row has a state here that the filter wants.");
        }
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
                this.go(visible.indexOf(row));
                return "";
            }
        }
        return "No row matches";
    }

    /** Selects a row by its index, and scrolls to it. */
    go(index) {
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

    keys(shift) {
        return graphKeys(this, shift);
    }

    hover(at, time = null) {
        this.tip.over(at && this.rowAt(at.y), time, at);
    }

    /** What a link keeps of this view. */
    memory() {
        return {closed: [...this.rows.closed], pinned: [...this.rows.pinned], filter: this.rows.filter, arrows: this.arrows, order: this.rows.order, hiddenMarks: [...this.marks.hidden]};
    }

    recall(memory) {
        this.rows.closed = new Set(memory.closed ?? []);
        this.rows.pinned = new Set(memory.pinned ?? []);
        this.rows.filter = memory.filter ?? "";
        this.rows.order = memory.order ?? null;
        this.links.shown = Boolean(memory.arrows);
        this.marks.hidden = new Set(memory.hiddenMarks ?? []);
        this.rows.layout();
    }
}
