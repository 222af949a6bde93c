// What is around each view: its title, its tools, and what it says while or why it is empty.

import {checkList} from "./check-list.js";
import {ChartView} from "./chart-view.js";
import {GenericChart} from "./generic-chart.js";
import {GraphView} from "./graph-view.js";
import {TableView} from "./table-view.js";
import {TreeView} from "./tree-view.js";

const KINDS = {TIME_GRAPH: GraphView, TREE_TIME_XY: ChartView, TREE_GENERIC_XY: GenericChart, TABLE: TableView, DATA_TREE: TreeView};

/** Shows one thread, which a colon and its number after the id of the output choose. */
const CRITICAL_PATH = "org.eclipse.tracecompass.analysis.graph.core.dataprovider.CriticalPathDataProvider";

/** Whether the page can show an output. */
export function canShow(output) {
    return output.type in KINDS;
}

export class ViewFrame {
    #abort = new AbortController();

    constructor(app, output, memory) {
        this.app = app;
        this.output = output;
        this.element = document.createElement("section");
        this.element.className = "view";
        this.element.setAttribute("aria-label", output.name);
        const head = this.element.appendChild(document.createElement("header"));
        head.appendChild(document.createElement("h2")).textContent = output.name;
        this.body = this.element.appendChild(document.createElement("div"));
        this.note = this.element.appendChild(document.createElement("p"));
        this.note.className = "note";
        this.note.setAttribute("role", "status");
        this.#build(memory?.thread);
        this.element.style.height = `${memory?.height ?? (output.type.endsWith("_XY") ? 200 : 300)}px`;
        new ResizeObserver(() => this.changed()).observe(this.element);
        this.#tools(head);
        if (memory) {
            this.view.recall(memory);
            if (this.filter) {
                this.filter.value = memory.filter ?? "";
            }
            this.arrows?.setAttribute("aria-pressed", Boolean(memory.arrows));
        }
    }

    /** Makes what shows the output; thread is the one that an output for a single thread is about. */
    #build(thread) {
        const body = document.createElement("div");
        body.className = "body";
        this.body.replaceWith(body);
        this.body = body;
        this.thread = thread;
        const output = thread ? {...this.output, id: `${this.output.id}:${thread}`} : this.output;
        this.view = new KINDS[output.type](this.app.session, output, body, this);
    }

    /** A thread was selected in another view. */
    followThread(thread) {
        if (this.output.id === CRITICAL_PATH && this.thread !== thread) {
            this.#abort.abort();
            this.#abort = new AbortController();
            this.view.close();
            this.#build(thread);
            this.load();
            this.app.remember();
        }
    }

    /** Whether the threads in this view are for others to follow. */
    get leads() {
        return this.output.id !== CRITICAL_PATH;
    }

    #tools(head) {
        const field = (label, type, action) => {
            const input = head.appendChild(document.createElement("input"));
            input.type = "search";
            input.placeholder = label;
            input.setAttribute("aria-label", `${label} in ${this.output.name}`);
            input.addEventListener(type, async event => {
                this.#mark(input, await action(input.value, event) ?? "");
            });
            return input;
        };
        const button = (text, label, action) => {
            const made = head.appendChild(document.createElement("button"));
            made.textContent = text;
            made.title = label;
            made.setAttribute("aria-label", `${label}: ${this.output.name}`);
            made.addEventListener("click", action);
            return made;
        };
        if (this.view.find) {
            this.search = field("Find", "keydown", (value, event) => event.key === "Enter" && value ? this.view.find(value, !event.shiftKey) : "");
        }
        if (this.view.setFilter) {
            this.filter = field("Filter rows", "input", value => {
                const problem = this.view.setFilter(value);
                this.changed();
                return problem;
            });
        }
        if (this.view.togglePin) {
            button("Pin", "Pin or release the selected row", () => {
                this.view.togglePin();
                this.changed();
            });
            this.arrows = button("Arrows", "Show arrows", () => {
                this.view.toggleArrows();
                this.arrows.setAttribute("aria-pressed", this.view.arrows);
                this.changed();
            });
            this.arrows.setAttribute("aria-pressed", "false");
            this.kinds = head.appendChild(document.createElement("details"));
            this.kinds.className = "menu";
            this.kinds.hidden = true;
        }
        button("×", "Close", () => this.app.close(this));
    }

    /** The output has kinds of annotations: each can be hidden. */
    categoriesChanged() {
        const {categories, hidden} = this.view.marks;
        this.kinds.hidden = categories.length === 0;
        const summary = document.createElement("summary");
        summary.textContent = "Marks";
        summary.setAttribute("aria-label", `Marks: ${this.output.name}`);
        this.kinds.replaceChildren(summary, checkList(categories.map(name => ({
            name, checked: !hidden.has(name),
            choose: checked => {
                hidden[checked ? "delete" : "add"](name);
                this.view.marks.fetch();
                this.changed();
            },
        }))));
    }

    #mark(input, problem) {
        input.setAttribute("aria-invalid", Boolean(problem));
        input.title = problem;
        if (problem) {
            this.announce(problem);
        }
    }

    /** Says what is wrong with the filter, or that nothing is. */
    problem(message) {
        if (this.filter && this.filter.title !== message) {
            this.#mark(this.filter, message);
        }
    }

    /** Loads what the view shows; quietly if it shows a part already. */
    async load(quietly = false) {
        if (!quietly) {
            this.busy("Loading");
        }
        try {
            await this.view.load(this.#abort.signal);
        } catch (e) {
            this.failed(e);
        }
    }

    /** Says why what the view shows could not be loaded; that it was given up needs no words. */
    failed(e) {
        if (e.name !== "AbortError") {
            this.say(`Nothing can be shown. ${e.message}`);
        }
    }

    dispose() {
        this.#abort.abort();
        this.view.close?.();
        this.element.remove();
    }

    busy(message) {
        this.say(`${!message || message === "Running" ? "The analysis is running" : message} …`);
        this.note.classList.add("busy");
    }

    say(message) {
        this.note.classList.remove("busy");
        this.note.textContent = message ?? "";
    }

    announce(message) {
        this.app.announce(message);
    }

    namesWidth() {
        return this.app.namesWidth;
    }

    focusSearch() {
        this.search.focus();
    }

    findNext(forward) {
        this.search.value ? this.view.find(this.search.value, forward) : this.search.focus();
    }

    changed() {
        this.view?.redraw();
        this.app.remember();
    }

    memory() {
        return {id: this.output.id, thread: this.thread, height: this.element.offsetHeight, ...this.view.memory()};
    }
}
