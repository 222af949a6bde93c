// Fetches states and converts them off the main thread, so that the picture keeps moving meanwhile.

import {parseExact} from "./exact.js";
import {columnsOf} from "./states.js";

const waiting = new Map();

onmessage = async ({data}) => {
    if (data.cancel) {
        waiting.get(data.cancel)?.abort();
        return;
    }
    const control = new AbortController();
    waiting.set(data.id, control);
    try {
        const answer = await fetch(data.url, {
            method: "POST", body: data.body, signal: control.signal, headers: {"Content-Type": "application/json"},
        });
        const json = parseExact(await answer.text());
        const error = answer.ok ? null : json.detail ?? json.title;
        const result = columnsOf(json.model?.rows ?? [], data.origin);
        const buffers = result.rows.flatMap(row => Object.values(row)).filter(ArrayBuffer.isView).map(view => view.buffer);
        postMessage({id: data.id, error, status: json.status, ...result}, [...new Set(buffers)]);
    } catch (e) {
        postMessage({id: data.id, error: e.message, aborted: control.signal.aborted});
    } finally {
        waiting.delete(data.id);
    }
};
