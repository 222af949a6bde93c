// A table that is a tree: figures of the visible range.

import {complete} from "./api.js";
import {Rows} from "./rows.js";
import {duration} from "./times.js";

export class TreeView {
    rows = new Rows();

    constructor(session, output, body, frame) {
        Object.assign(this, {session, output, body, frame});
        body.classList.add("table");
        body.tabIndex = 0;
        body.setAttribute("role", "region");
        body.setAttribute("aria-label", output.name);
        this.table = body.appendChild(document.createElement("table"));
    }

    async load(signal) {
        const path = this.session.path(`data/${encodeURIComponent(this.output.id)}/tree`);
        const answer = await complete(path, () => this.session.range(), signal, part => this.frame.busy(part.statusMessage));
        this.rows.learn(answer.model ?? {entries: []});
        this.frame.say(this.rows.entries.length ? "" : "The analysis found nothing to show in this trace.");
        this.redraw();
    }

    redraw() {
        const head = document.createElement("tr");
        this.rows.headers.forEach((header, column) => {
            const cell = head.appendChild(document.createElement("th"));
            const button = cell.appendChild(document.createElement("button"));
            button.textContent = header.name;
            button.title = header.tooltip ?? "";
            cell.ariaSort = this.rows.order?.column === column ? this.rows.order.down ? "descending" : "ascending" : "none";
            button.addEventListener("click", () => {
                this.rows.order = {column, down: this.rows.order?.column === column ? !this.rows.order.down : column > 0};
                this.rows.layout();
                this.redraw();
                this.frame.changed();
            });
        });
        this.table.replaceChildren(head, ...this.rows.visible.slice(0, 2000).map(entry => {
            const row = document.createElement("tr");
            entry.labels.forEach((label, column) => {
                const cell = row.appendChild(document.createElement("td"));
                const type = this.rows.headers[column]?.dataType;
                cell.textContent = type === "DURATION" && label ? duration(Number(label), 3) : label;
                cell.className = column ? "number" : "";
                if (!column) {
                    cell.style.paddingLeft = `${8 + entry.depth * 14}px`;
                    this.#twistie(cell, entry);
                }
            });
            return row;
        }));
    }

    /** What opens and closes the entries below one; entries without any keep its room. */
    #twistie(cell, entry) {
        const made = document.createElement(entry.children.length ? "button" : "span");
        made.className = "twistie";
        if (entry.children.length) {
            const closed = this.rows.closed.has(entry.id);
            made.textContent = closed ? "▸" : "▾";
            made.dataset.id = entry.id;
            made.setAttribute("aria-expanded", !closed);
            made.setAttribute("aria-label", entry.labels[0]);
            made.addEventListener("click", () => {
                this.rows.closed[closed ? "delete" : "add"](entry.id);
                this.rows.layout();
                this.redraw();
                this.table.querySelector(`[data-id="${entry.id}"]`)?.focus();
                this.frame.changed();
            });
        }
        cell.prepend(made);
    }

    changed() {
        const range = [this.session.start, this.session.end].join();
        if (range !== this.asked) {
            this.asked = range;
            clearTimeout(this.timer);
            this.timer = setTimeout(() => {
                this.call?.abort();
                this.call = new AbortController();
                this.load(this.call.signal).catch(e => this.frame.failed(e));
            }, 500);
        }
    }

    setFilter(text) {
        this.rows.filter = text;
        this.rows.layout();
        this.redraw();
        return this.rows.problem;
    }

    memory() {
        return {filter: this.rows.filter, order: this.rows.order, closed: [...this.rows.closed]};
    }

    recall(memory) {
        this.rows.filter = memory.filter ?? "";
        this.rows.order = memory.order ?? null;
        this.rows.closed = new Set(memory.closed ?? []);
    }
}
