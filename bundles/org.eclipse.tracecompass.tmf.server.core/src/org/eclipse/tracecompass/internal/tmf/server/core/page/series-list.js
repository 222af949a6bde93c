// The series of a chart, of which some are ticked.

import {css, parseColour} from "./colour.js";

const COLOURS = [
    0xff3b7dd8, 0xffe8833a, 0xff2fa36b, 0xffd6455d, 0xff8f6ad1, 0xff1fa8b8,
    0xffc99a1a, 0xffd66bb0, 0xff7a8b99, 0xff8aab2e, 0xffa9714b, 0xff5c6bc0,
];
/** More lines would make the page slow; the first ones are shown. */
const MOST = 500;
/** How many series are ticked if the server names none. */
const FIRST = 3;

export class SeriesList {
    entries = [];
    checked = null;

    constructor(body, name, changed) {
        this.changed = changed;
        this.element = body.appendChild(document.createElement("div"));
        this.element.className = "series";
        this.element.setAttribute("role", "group");
        this.element.setAttribute("aria-label", `Series of ${name}`);
        this.element.addEventListener("pointerdown", event => event.stopPropagation());
    }

    /** Shows the entries of a tree that have data, indented below their parents. */
    learn(all) {
        const known = new Map(all.map(entry => [entry.id, entry]));
        this.entries = all.filter(entry => entry.hasData);
        const byDefault = this.entries.some(entry => entry.isDefault) ? entry => entry.isDefault : (_, i) => i < FIRST;
        this.checked ??= new Set();
        if (this.checked.size === 0) {
            this.entries.filter(byDefault).forEach(entry => this.checked.add(entry.id));
        }
        this.element.replaceChildren(...this.entries.slice(0, MOST).map(entry => this.#line(entry, known.get(entry.parentId))));
    }

    #line(entry, parent) {
        const label = document.createElement("label");
        const box = label.appendChild(document.createElement("input"));
        box.type = "checkbox";
        box.checked = this.checked.has(entry.id);
        box.addEventListener("change", () => {
            this.checked[box.checked ? "add" : "delete"](entry.id);
            this.changed();
        });
        const swatch = label.appendChild(document.createElement("i"));
        swatch.style.background = css(this.colour(entry.id));
        label.append(entry.labels.filter(Boolean).slice(0, 2).join(" "));
        label.title = [parent?.labels[0], ...entry.labels].filter(Boolean).join(" · ");
        return label;
    }

    /** The colour of a series: its own, or one by its place. */
    colour(id) {
        const index = this.entries.findIndex(entry => entry.id === id);
        return parseColour(this.entries[index]?.style?.values?.color ?? "") ?? COLOURS[Math.max(0, index) % COLOURS.length];
    }
}
