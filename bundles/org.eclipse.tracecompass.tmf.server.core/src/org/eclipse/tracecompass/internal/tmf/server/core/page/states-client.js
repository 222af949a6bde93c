// Asks the worker for states.

import {base} from "./api.js";
import {stringifyExact} from "./exact.js";

const worker = new Worker(new URL("worker.js", import.meta.url), {type: "module"});
const waiting = new Map();
let last = 0;

worker.onmessage = ({data}) => {
    const {resolve, reject} = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error) {
        reject(new DOMException(data.error, data.aborted ? "AbortError" : "OperationError"));
    } else {
        resolve(data);
    }
};

/** Fetches the states of rows as columns; nobody waits any more when the signal is aborted. */
export function fetchStates(path, parameters, origin, signal) {
    return new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, {resolve, reject});
        signal?.addEventListener("abort", () => worker.postMessage({cancel: id}));
        worker.postMessage({id, url: `${base}/${path}`, body: stringifyExact({parameters}), origin});
    });
}
