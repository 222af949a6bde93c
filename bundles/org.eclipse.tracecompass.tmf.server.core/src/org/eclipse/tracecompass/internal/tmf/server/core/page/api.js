// The operations of the Trace Server Protocol that the page uses.

import {readAnswer, stringifyExact} from "./exact.js";

/** Where the protocol's operations are: this server, or another one on this machine that the link names. */
export const base = new URL(new URLSearchParams(location.search).get("server") ?? "tsp/api", location.href).href;

/** Sends a request; an error has the words of the server. */
export async function send(method, path, body, signal) {
    const answer = await fetch(`${base}/${path}`, {
        method, signal,
        headers: body === undefined ? {} : {"Content-Type": "application/json"},
        body: body === undefined ? undefined : stringifyExact(body),
    });
    return readAnswer(answer);
}

export const get = path => send("GET", path);

/** Whether the server tells the exact share of each state in a pixel, as Astrolabe's does. */
export const tellsShares = get("identifier").then(facts => facts.productId === "astrolabe", () => false);

/** Asks an output; the answer is {model, status, statusMessage}, or an error with that message. */
export async function ask(path, parameters, signal) {
    const answer = await send("POST", path, {parameters}, signal);
    if (answer.status === "FAILED") {
        throw new Error(answer.statusMessage || "The analysis failed");
    }
    return answer;
}

/** Asks until the answer is complete, and tells of each answer before; parameters are made anew for each request. */
export async function complete(path, parameters, signal, partial) {
    for (let pause = 150; ; pause = Math.min(2000, pause * 1.5)) {
        const answer = await ask(path, parameters(), signal);
        if (answer.status === "COMPLETED") {
            return answer;
        }
        partial(answer);
        await new Promise(done => setTimeout(done, pause));
        signal?.throwIfAborted();
    }
}
