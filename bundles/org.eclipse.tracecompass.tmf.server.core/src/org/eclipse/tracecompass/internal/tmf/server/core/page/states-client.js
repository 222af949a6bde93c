// What the worker does for the page: it fetches states, converts them, and paints them.

import {base} from "./api.js";
import {stringifyExact} from "./exact.js";

const worker = new Worker(new URL("worker.js", import.meta.url), {type: "module"});
const waiting = new Map();
const painters = new Map();
let last = 0;

worker.onmessage = ({data}) => {
    if (data.painter) {
        painters.get(data.painter)?.(data);
        return;
    }
    const {resolve, reject} = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error) {
        reject(new DOMException(data.error, data.aborted ? "AbortError" : "OperationError"));
    } else {
        resolve(data.result);
    }
};

function call(message, signal) {
    return new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, {resolve, reject});
        signal?.addEventListener("abort", () => worker.postMessage({cancel: id}));
        worker.postMessage({id, ...message});
    });
}

/** Fetches the states of rows as columns; nobody waits any more when the signal is aborted. */
export function fetchStates(path, parameters, origin, signal) {
    return call({fetch: {url: `${base}/${path}`, body: stringifyExact({parameters}), origin}}, signal);
}

/** Paints the states of one output; the listener gets its tiles and problems. */
export class RemotePainter {
    #id = ++last;

    constructor(path, listener) {
        painters.set(this.#id, listener);
        worker.postMessage({painter: this.#id, open: `${base}/${path}`});
    }

    /** Tells the named styles of the output. */
    learn(styles) {
        worker.postMessage({painter: this.#id, styles});
    }

    /** Tells which tiles are wanted now, in this order; nothing else is. */
    plan(plan) {
        worker.postMessage({painter: this.#id, plan});
    }

    /** What a row holds around a time: {state, shares}. */
    look(question) {
        return call({painter: this.#id, look: question});
    }

    close() {
        painters.delete(this.#id);
        worker.postMessage({painter: this.#id, close: true});
    }
}
