// The filter of a time graph, in the language of the server: rows without a state that it wants are hidden, and other
// states are dimmed. Texts to look for are also looked for in the names of rows, at once and with any server.

import {latest} from "./latest.js";
import {isPlain} from "./rows.js";
import {fetchStates} from "./states-client.js";

/** About how many events may be in the window for a search in each state instead of in what a pixel shows. */
const DEEP = 100_000;

export class GraphFilter {
    #text = "";
    #applied = "";

    constructor(view) {
        this.view = view;
        this.fetch = latest(signal => this.#fetch(signal), e => this.#refused(e));
    }

    /** What requests for states say. */
    get parameters() {
        return this.#text ? this.#query(this.#text) : undefined;
    }

    #query(text) {
        const {session} = this.view;
        const events = Number(session.experiment.nbEvents) * (session.end - session.start) / session.length;
        return {filter_expressions_map: {1: [text]}, strategy: events < DEEP ? "DEEP" : "SAMPLED"};
    }

    /** Another text; returns what is wrong with it, as far as the page knows. */
    set(text) {
        const {rows} = this.view;
        rows.filter = text;
        if (!text || isPlain(text)) {
            this.#text = "";
            this.#applied = text;
            rows.accepted = null;
            this.view.relayout();
        } else {
            rows.problem = "";
        }
        this.changed();
        return rows.problem;
    }

    /** The window or the rows changed: others may have states that are wanted. */
    changed() {
        if (this.view.rows.filter) {
            this.fetch();
        }
    }

    async #fetch(signal) {
        const {session, output, rows, body} = this.view;
        const text = rows.filter;
        const ids = rows.entries.filter(row => row.hasData).map(row => row.id);
        if (!text || !ids.length || rows.problem) {
            return;
        }
        const times = Math.min(65536, session.end - session.start + 1, Math.max(2, body.clientWidth));
        const answer = await fetchStates(session.path(`timeGraph/${encodeURIComponent(output.id)}/states`), {
            ...session.range(session.start, session.end, times), requested_items: ids, filter_query_parameters: this.#query(text),
        }, session.origin, signal);
        if (text !== rows.filter) {
            return;
        }
        // without any tag all states match, or the server knows no filters
        const tagged = answer.rows.some(row => row.dimmed);
        const accepted = tagged ? new Set(answer.rows.filter(row => row.matches).map(row => row.id)) : null;
        this.#text = tagged ? text : "";
        this.view.frame.problem("");
        if (text !== this.#applied || [...accepted ?? []].join() !== [...rows.accepted ?? []].join()) {
            this.#applied = text;
            rows.accepted = accepted;
            this.view.relayout();
        }
        this.view.redraw();
    }

    #refused(e) {
        if (isPlain(this.view.rows.filter)) {
            return; // it was looked for in the names
        }
        this.view.frame.problem(e.message);
    }
}
