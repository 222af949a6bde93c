// A tree of rows, and which of them are shown where.

/** Whether a filter is a text to look for; otherwise it is an expression, which only the server understands. */
export function isPlain(text) {
    return !/[=<>!~&"']|\|\||\b(and|or|not|contains|includes|equals|matches|present)\b/.test(text);
}

/** The entries of a tree with their children and depth. */
export class Rows {
    entries = [];
    headers = [];
    visible = [];
    closed = new Set();
    pinned = new Set();
    filter = "";
    problem = "";
    /** The ids of the rows that the server's filter accepts; null if it accepts all. */
    accepted = null;
    order = null;
    pins = 0;
    #good = () => true;
    /** Grows with each change of the layout. */
    version = 0;

    learn(model) {
        this.headers = model.headers ?? [];
        const known = new Map(model.entries.map(entry => [Number(entry.id), {...entry, id: Number(entry.id), children: []}]));
        this.entries = [...known.values()];
        this.byId = known;
        this.roots = [];
        for (const entry of this.entries) {
            const parent = known.get(Number(entry.parentId ?? -1));
            entry.parent = parent ?? null;
            (parent?.children ?? this.roots).push(entry);
        }
        this.layout();
    }

    layout() {
        this.version++;
        const accepts = this.#filter();
        const passes = new Map();
        const check = entry => {
            const below = entry.children.map(check).some(Boolean);
            passes.set(entry, below || accepts(entry));
            return passes.get(entry);
        };
        (this.roots ?? []).forEach(check);
        const shown = [];
        const visit = (entry, depth) => {
            if (passes.get(entry)) {
                entry.depth = depth;
                if (!this.pinned.has(entry.id)) {
                    shown.push(entry);
                }
                if (!this.closed.has(entry.id)) {
                    this.#sorted(entry.children).forEach(child => visit(child, depth + 1));
                }
            }
        };
        this.#sorted(this.roots ?? []).forEach(entry => visit(entry, 0));
        const pins = [...this.pinned].map(id => this.byId?.get(id)).filter(Boolean);
        this.pins = pins.length;
        this.visible = [...pins, ...shown];
    }

    /** A row passes if its text matches or the server accepts it. While the filter is wrong, the last good one holds. */
    #filter() {
        this.problem = "";
        let matches = () => false;
        if (isPlain(this.filter)) {
            try {
                const wanted = new RegExp(this.filter, /[A-Z]/.test(this.filter) ? "" : "i");
                matches = entry => entry.labels.some(label => wanted.test(label));
            } catch (e) {
                this.problem = e.message;
                return this.#good;
            }
        } else if (!this.accepted) {
            matches = () => true;
        }
        const {accepted} = this;
        this.#good = entry => matches(entry) || accepted?.has(entry.id);
        return this.#good;
    }

    #sorted(entries) {
        if (!this.order) {
            return entries;
        }
        const {column, down} = this.order;
        const key = entry => entry.labels[column] ?? "";
        const compare = (a, b) => {
            const numbers = key(a) !== "" && key(b) !== "" && !isNaN(key(a)) && !isNaN(key(b));
            return numbers ? key(a) - key(b) : key(a).localeCompare(key(b));
        };
        return [...entries].sort((a, b) => down ? compare(b, a) : compare(a, b));
    }
}
