// The list of bookmarks.

import {get, send} from "./api.js";
import {full} from "./times.js";

export class Bookmarks {
    constructor(session, list, failed) {
        Object.assign(this, {session, list, failed});
    }

    #path(rest = "") {
        return `experiments/${this.session.experiment.UUID}/bookmarks${rest}`;
    }

    async load() {
        const path = this.#path();
        const all = await get(path).catch(() => []);
        if (path !== this.#path()) {
            return;
        }
        this.session.setBookmarks(all.map(mark => ({
            row: -1, time: this.session.toOffset(mark.start), end: this.session.toOffset(mark.end), label: mark.name, argb: 0, symbol: "",
        })).sort((a, b) => a.time - b.time));
        this.list.replaceChildren(...all.map(mark => this.#item(mark)));
        if (!all.length) {
            this.list.appendChild(document.createElement("li")).textContent = "Select a time, then add a bookmark.";
        }
    }

    #item(mark) {
        const item = document.createElement("li");
        const go = item.appendChild(document.createElement("button"));
        go.textContent = mark.name;
        go.title = full(BigInt(mark.start));
        go.addEventListener("click", () => {
            this.session.select(this.session.toOffset(mark.start), this.session.toOffset(mark.end));
            this.session.reveal(this.session.toOffset(mark.start));
        });
        const remove = item.appendChild(document.createElement("button"));
        remove.textContent = "×";
        remove.setAttribute("aria-label", `Delete bookmark ${mark.name}`);
        remove.addEventListener("click", () => send("DELETE", this.#path(`/${mark.uuid}`)).then(() => this.load(), this.failed));
        return item;
    }

    async add(name) {
        const selection = this.session.selection ?? [this.session.start, this.session.end];
        const [start, end] = [...selection].sort((a, b) => a - b).map(at => this.session.toTime(at));
        await send("POST", this.#path(), {parameters: {name, start, end}}).then(() => this.load(), this.failed);
    }
}
