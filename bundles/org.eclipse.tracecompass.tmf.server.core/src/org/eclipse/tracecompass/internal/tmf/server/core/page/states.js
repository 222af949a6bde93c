// The states of rows as columns of numbers. Times are ns since the start of the experiment.

/** Numbers of one kind that grow. */
class Numbers {
    constructor(Type) {
        this.all = new Type(64);
        this.size = 0;
    }

    add(value) {
        if (this.size === this.all.length) {
            const more = new this.all.constructor(2 * this.size);
            more.set(this.all);
            this.all = more;
        }
        this.all[this.size++] = value;
    }

    done() {
        return this.all.slice(0, this.size);
    }
}

/** Gives equal things equal numbers. */
class Distinct {
    list = [];
    #known = new Map();

    index(key, make) {
        let index = this.#known.get(key);
        if (index === undefined) {
            index = this.list.push(make()) - 1;
            this.#known.set(key, index);
        }
        return index;
    }
}

/** The tag of states that a filter does not want. */
const DIMMED = 1;
/** What is left of their opacity. */
const DIM = 0.22;

/**
 * Converts the answer of a server. Of each row, matches and dimmed say whether there are states that a
 * filter wants, and others.
 *
 * Styles and labels are numbers in lists that all rows share; -1 is no label. The shares of state i are those
 * from shareFrom[i] up to shareFrom[i + 1]; without shares it is one state.
 */
export function columnsOf(rows, origin) {
    const styles = new Distinct();
    const labels = new Distinct();
    const styleIndex = style => styles.index(
        `${style.parentKey ?? ""}\n${JSON.stringify(style.values ?? {})}`,
        () => ({parentKey: style.parentKey, values: style.values ?? {}}));
    const labelIndex = label => label ? labels.index(label, () => label) : -1;
    const converted = rows.map(row => ({id: Number(row.entryId), ...columns(row.states ?? [], origin, styleIndex, labelIndex)}));
    return {rows: converted, styles: styles.list, labels: labels.list};
}

function columns(states, origin, styleIndex, labelIndex) {
    const start = new Numbers(Float64Array);
    const end = new Numbers(Float64Array);
    const style = new Numbers(Int32Array);
    const label = new Numbers(Int32Array);
    const shareFrom = new Numbers(Int32Array);
    const shareStyle = new Numbers(Int32Array);
    const shareLabel = new Numbers(Int32Array);
    const shareTime = new Numbers(Float64Array);
    let matches = false;
    let dimmed = false;
    let shares = 0;
    let past = -Infinity;
    let sorted = true;
    for (const state of states) {
        sorted &&= past <= state.start;
        past = state.start;
    }
    // sort() would copy the list even if it has nothing to do
    for (const state of sorted ? states : [...states].sort((a, b) => a.start < b.start ? -1 : a.start > b.start ? 1 : 0)) {
        if (!state.style && !state.label) {
            continue; // known to be blank
        }
        const from = Number(BigInt(state.start) - origin);
        const to = Number(BigInt(state.end) - origin);
        if (to < from) {
            continue; // no server of ours sends it
        }
        if (start.size > 0 && end.all[start.size - 1] > from) {
            end.all[start.size - 1] = from; // of states that overlap, the later one wins
        }
        const {shares: text, ...values} = state.style?.values ?? {};
        const dim = state.tags & DIMMED ? {"opacity-factor": DIM} : {};
        Object.assign(values, dim);
        matches ||= !(state.tags & DIMMED);
        dimmed ||= Boolean(state.tags & DIMMED);
        start.add(from);
        end.add(to);
        style.add(styleIndex({parentKey: state.style?.parentKey, values}));
        label.add(labelIndex(state.label));
        shareFrom.add(shares);
        if (typeof text === "string") {
            for (const [time, parentKey, own, name] of JSON.parse(text)) {
                shareStyle.add(styleIndex({parentKey: parentKey ?? undefined, values: {...own, ...dim}}));
                shareLabel.add(labelIndex(name));
                shareTime.add(time);
                shares++;
            }
        }
    }
    shareFrom.add(shares);
    return {
        size: start.size, matches, dimmed,
        start: start.done(), end: end.done(), style: style.done(), label: label.done(),
        shareFrom: shareFrom.done(), shareStyle: shareStyle.done(), shareLabel: shareLabel.done(),
        shareTime: shareTime.done(),
    };
}

/** The index of the first state that ends after a time. */
export function firstEndingAfter(row, time) {
    let low = 0;
    let high = row.size;
    while (low < high) {
        const middle = low + high >> 1;
        if (row.end[middle] > time) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return low;
}

/** The index of the state at a time, or -1. */
export function indexAt(row, time) {
    const i = firstEndingAfter(row, time);
    return i < row.size && row.start[i] <= time ? i : -1;
}

/**
 * The time of each kind of state in a pixel: a list of {style, label, time}, the longest first.
 */
export function pixelShares(row, from, to) {
    const times = new Map();
    const add = (style, label, time) => {
        const key = `${style}/${label}`;
        const known = times.get(key);
        if (known) {
            known.time += time;
        } else {
            times.set(key, {style, label, time});
        }
    };
    for (let i = firstEndingAfter(row, from); i < row.size && row.start[i] < to; i++) {
        const span = row.end[i] - row.start[i];
        const inside = Math.min(to, row.end[i]) - Math.max(from, row.start[i]);
        if (row.shareFrom[i] === row.shareFrom[i + 1]) {
            add(row.style[i], row.label[i], inside);
        }
        for (let s = row.shareFrom[i]; s < row.shareFrom[i + 1]; s++) {
            add(row.shareStyle[s], row.shareLabel[s], inside === span ? row.shareTime[s] : row.shareTime[s] * inside / Math.max(1, span));
        }
    }
    return [...times.values()].filter(share => share.time > 0).sort((a, b) => b.time - a.time);
}
