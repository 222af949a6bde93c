// A table of any length; only the lines on the screen are fetched.

import {ask, complete} from "./api.js";
import {duration} from "./times.js";

const LINE = 22;
const PAGE = 200;
/** Browsers limit the height of an element. */
const MOST_HEIGHT = 8e6;

export class TableView {
    size = 0;
    selected = -1;
    pages = new Map();

    constructor(session, output, body, frame) {
        Object.assign(this, {session, output, body, frame});
        body.classList.add("table");
        body.tabIndex = 0;
        body.setAttribute("role", "grid");
        body.setAttribute("aria-label", output.name);
        this.space = body.appendChild(document.createElement("div"));
        this.table = this.space.appendChild(document.createElement("table"));
        body.addEventListener("scroll", () => this.#fill());
        new ResizeObserver(() => this.#fill()).observe(body);
        body.addEventListener("keydown", event => this.#key(event));
        this.table.addEventListener("click", event => {
            const line = event.target.closest("tr[data-index]");
            if (line) {
                this.#select(Number(line.dataset.index));
            }
        });
    }

    #path(what) {
        return this.session.path(`table/${encodeURIComponent(this.output.id)}/${what}`);
    }

    #ask(what, parameters) {
        return ask(this.#path(what), parameters);
    }

    async load(signal) {
        const busy = part => this.frame.busy(part.statusMessage);
        const columns = (await complete(this.#path("columns"), () => ({}), signal, busy)).model ?? [];
        this.time = columns.findIndex(column => /timestamp ns|time.*ns/i.test(column.name));
        const numbers = new Set(columns.filter(column => column.type === "TIMESTAMP").map(column => `${column.name} ns`));
        this.shown = columns.map((_, index) => index).filter(index => !numbers.has(columns[index].name));
        this.columns = columns;
        const learn = answer => {
            this.pages.clear();
            this.#learn(0, answer.model);
            this.#fill();
        };
        learn(await complete(this.#path("lines"), () => ({requested_table_index: 0, requested_table_count: PAGE}), signal, part => {
            learn(part);
            busy(part);
        }));
        this.frame.say(this.size ? "" : "This trace has no lines for this table.");
        this.changed();
    }

    #learn(page, model) {
        this.pages.set(page, model?.lines ?? []);
        this.size = Number(model?.size ?? 0);
        const order = (model?.columnIds ?? []).map(Number);
        this.cells = this.columns.map((column, index) => Math.max(order.indexOf(Number(column.id)), order.length ? -1 : index));
        this.space.style.height = `${Math.min(MOST_HEIGHT, (this.size + 1) * LINE)}px`;
        this.body.setAttribute("aria-rowcount", this.size);
    }

    #text(index, content) {
        return this.columns[index].type === "DURATION" && /^\d+$/.test(content) ? duration(Number(content), 3) : content;
    }

    #room() {
        return Math.max(1, Math.floor(this.body.clientHeight / LINE) - 1);
    }

    #first() {
        const most = this.space.offsetHeight - this.body.clientHeight;
        return most <= 0 ? 0 : Math.round(this.body.scrollTop / most * Math.max(0, this.size - this.#room()));
    }

    #fill() {
        if (!this.columns) {
            return;
        }
        const first = this.#first();
        const rows = [];
        const head = document.createElement("tr");
        for (const column of this.shown.map(index => this.columns[index])) {
            const cell = head.appendChild(document.createElement("th"));
            cell.scope = "col";
            cell.textContent = column.name;
            cell.title = column.description;
        }
        rows.push(head);
        for (let index = first; index < Math.min(this.size, first + this.#room() + 1); index++) {
            const line = this.pages.get(Math.floor(index / PAGE))?.[index % PAGE];
            const row = document.createElement("tr");
            row.dataset.index = index;
            row.setAttribute("aria-rowindex", index + 1);
            row.setAttribute("aria-selected", index === this.selected);
            for (const column of this.shown) {
                const content = line ? line.cells?.[this.cells[column]]?.content ?? "" : "…";
                row.appendChild(document.createElement("td")).textContent = this.#text(column, content);
            }
            rows.push(row);
            if (!line) {
                this.#fetch(Math.floor(index / PAGE));
            }
        }
        this.table.replaceChildren(...rows);
        this.table.style.transform = `translateY(${this.body.scrollTop}px)`;
    }

    async #fetch(page) {
        if (this.pages.has(page)) {
            return;
        }
        this.pages.set(page, null);
        try {
            this.#learn(page, (await this.#ask("lines", {requested_table_index: page * PAGE, requested_table_count: PAGE})).model);
        } catch (e) {
            this.pages.delete(page);
            this.frame.say(e.message);
        }
        this.#fill();
    }

    #select(index, tell = true) {
        this.selected = Math.min(this.size - 1, Math.max(0, index));
        const first = this.#first();
        if (this.selected < first || this.selected >= first + this.#room()) {
            const most = this.space.offsetHeight - this.body.clientHeight;
            this.body.scrollTop = most * Math.max(0, this.selected - this.#room() / 2) / Math.max(1, this.size - this.#room());
        }
        this.#fill();
        const line = this.pages.get(Math.floor(this.selected / PAGE))?.[this.selected % PAGE];
        if (tell && line && this.time >= 0) {
            const at = this.session.toOffset((line.cells?.[this.cells[this.time]]?.content ?? "").replace(/\D/g, ""));
            this.own = true;
            this.session.select(at);
            this.session.reveal(at);
            this.own = false;
        }
    }

    #key(event) {
        const step = {ArrowDown: 1, ArrowUp: -1, PageDown: this.#room(), PageUp: -this.#room(), Home: -Infinity, End: Infinity}[event.key];
        if (step) {
            this.#select(this.selected + step);
            event.preventDefault();
        } else if (event.key === "F3") {
            this.frame.findNext(!event.shiftKey);
            event.preventDefault();
        }
    }

    /** Follows the selected time. */
    changed() {
        const at = this.session.selection?.[0];
        if (this.own || at === undefined || at === this.followed || !this.columns) {
            return;
        }
        this.followed = at;
        clearTimeout(this.timer);
        this.timer = setTimeout(async () => {
            const answer = await this.#ask("lines", {requested_times: [this.session.toTime(at)], requested_table_count: 1}).catch(() => null);
            if (answer?.model) {
                this.#select(Number(answer.model.lowIndex), false);
            }
        }, 150);
    }

    /** Goes to the next line with a match in any column. */
    async find(text, forward = true) {
        const found = await Promise.all(this.columns.map(column => this.#ask("lines", {
            requested_table_index: Math.max(0, this.selected + (forward ? 1 : -1)), requested_table_count: 1,
            table_search_expressions: {[column.id]: text}, table_search_direction: forward ? "NEXT" : "PREVIOUS",
        }).catch(() => null)));
        const indexes = found.flatMap(answer => answer?.model?.lines?.map(line => Number(line.index)) ?? []);
        if (!indexes.length) {
            return "No line matches";
        }
        this.#select(forward ? Math.min(...indexes) : Math.max(...indexes));
        return "";
    }

    redraw() {}

    memory() {
        return {};
    }

    recall() {}
}
