// What all views share: experiment, visible window, selection. Times are ns since the start of the experiment, as
// doubles: exact up to 104 days. 64-bit times are BigInt only where they enter and leave; arithmetic on BigInt for
// each state of each frame would be about ten times slower.

const LEAST = 10;

export class Session extends EventTarget {
    experiment = null;
    origin = 0n;
    length = 1;
    start = 0;
    end = 1;
    selection = null;
    /** Marks on the whole chart: {row: -1, time, end, label, argb, symbol}. */
    bookmarks = [];
    /** The id of the marker set that is shown, or an empty text. */
    markerSet = "";
    #past = [];
    #future = [];

    open(experiment) {
        const all = this.start === 0 && this.end === this.length;
        this.experiment = experiment;
        this.origin = BigInt(experiment.start);
        this.length = Math.max(1, this.toOffset(experiment.end));
        if (all || this.end > this.length) {
            this.start = 0;
            this.end = this.length;
        }
        this.tell();
    }

    toOffset(time) {
        return Number(BigInt(time) - this.origin);
    }

    toTime(offset) {
        return this.origin + BigInt(Math.round(offset));
    }

    /** A thread is selected; views of a single thread follow. */
    selectThread(thread) {
        this.thread = thread;
        this.dispatchEvent(new Event("thread"));
    }

    setBookmarks(bookmarks) {
        this.bookmarks = bookmarks;
        this.dispatchEvent(new Event("selection"));
    }

    path(rest) {
        return `experiments/${this.experiment.UUID}/outputs/${rest}`;
    }

    range(start = this.start, end = this.end, nbTimes = 2) {
        return {requested_timerange: {start: this.toTime(start), end: this.toTime(end), nbTimes}};
    }

    tell() {
        this.dispatchEvent(new Event("window"));
    }

    /** Shows another window; within the bounds it keeps its length. */
    show(start, end, remember = true) {
        const span = Math.min(this.length, Math.max(LEAST, Math.round(end - start)));
        const from = Math.round(Math.min(this.length - span, Math.max(0, start)));
        if (remember) {
            this.#past.push([this.start, this.end]);
            this.#past.splice(0, this.#past.length - 100);
            this.#future = [];
        }
        this.start = from;
        this.end = from + span;
        this.tell();
    }

    zoom(factor, at = this.middle()) {
        const part = (at - this.start) / (this.end - this.start);
        const span = Math.max(LEAST, (this.end - this.start) * factor);
        this.show(at - part * span, at + (1 - part) * span);
    }

    middle() {
        const s = this.selection;
        const at = s && s[0] === s[1] && s[0] >= this.start && s[0] <= this.end;
        return at ? s[0] : (this.start + this.end) / 2;
    }

    pan(part) {
        const by = part * (this.end - this.start);
        this.show(this.start + by, this.end + by);
    }

    fit() {
        const s = this.selection;
        if (s && s[0] !== s[1]) {
            this.show(Math.min(...s), Math.max(...s));
        } else {
            this.show(0, this.length);
        }
    }

    reveal(time) {
        if (time < this.start || time > this.end) {
            const half = (this.end - this.start) / 2;
            this.show(time - half, time + half);
        }
    }

    step(back) {
        const [from, to] = back ? [this.#past, this.#future] : [this.#future, this.#past];
        const window = from.pop();
        if (window) {
            to.push([this.start, this.end]);
            this.show(...window, false);
        }
    }

    select(begin, end = begin) {
        const inside = time => Math.round(Math.min(this.length, Math.max(0, time)));
        this.selection = [inside(begin), inside(end)];
        this.dispatchEvent(new Event("selection"));
    }
}
