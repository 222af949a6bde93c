// Fetches states, converts and paints them off the main thread, so that the picture keeps moving meanwhile.

import {readAnswer} from "./exact.js";
import {Painter} from "./painter.js";
import {columnsOf} from "./states.js";

const waiting = new Map();
const painters = new Map();

onmessage = ({data}) => {
    if (data.cancel) {
        waiting.get(data.cancel)?.abort();
    } else if (data.fetch) {
        answer(data.id, control => columns(data.fetch, control.signal));
    } else if (data.look) {
        answer(data.id, async () => painters.get(data.painter)?.look(data.look) ?? null);
    } else if (data.open) {
        const send = (message, moved = []) => postMessage({painter: data.painter, ...message}, moved);
        painters.set(data.painter, new Painter(data.open, columns, send));
    } else if (data.styles) {
        painters.get(data.painter).learn(data.styles);
    } else if (data.plan) {
        painters.get(data.painter)?.plan(data.plan);
    } else if (data.close) {
        painters.get(data.painter)?.close();
        painters.delete(data.painter);
    }
};

async function answer(id, action) {
    const control = new AbortController();
    waiting.set(id, control);
    try {
        const result = await action(control);
        const buffers = result?.rows?.flatMap(row => Object.values(row)).filter(ArrayBuffer.isView).map(view => view.buffer) ?? [];
        postMessage({id, result}, [...new Set(buffers)]);
    } catch (e) {
        postMessage({id, error: e.message || e.name, aborted: control.signal.aborted});
    } finally {
        waiting.delete(id);
    }
}

async function columns({url, body, origin}, signal) {
    const reply = await fetch(url, {method: "POST", body, signal, headers: {"Content-Type": "application/json"}});
    const json = await readAnswer(reply);
    if (json.status === "FAILED") {
        throw new Error(json.statusMessage || "The analysis failed");
    }
    return {status: json.status, ...columnsOf(json.model?.rows ?? [], origin)};
}
