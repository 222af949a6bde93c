// What the tooltip of a time graph says: first what the page knows, then what the server adds.

import {ask} from "./api.js";
import {css} from "./colour.js";
import {cellText} from "./graph-names.js";
import {duration, full} from "./times.js";
import {hideTip, showTip} from "./tooltip.js";

/** How long the pointer has to rest, ms. */
const REST = 300;
const MOST_LINES = 12;

export class GraphTip {
    #timer = 0;

    constructor(view) {
        this.view = view;
    }

    /** The pointer is over a row at a time, which is null over names; or nowhere, without a row. */
    over(row, time, at) {
        clearTimeout(this.#timer);
        hideTip();
        if (row) {
            this.#timer = setTimeout(() => this.#show(row, time, at), REST);
        }
    }

    async #show(row, time, at) {
        const {session, rows, output, body} = this.view;
        const asked = this.#timer;
        const box = body.getBoundingClientRect();
        const show = (lines, colour) => {
            if (asked === this.#timer) {
                showTip(row.labels[0] ?? "", lines, box.left + at.x, box.top + at.y, colour);
            }
        };
        if (time === null) {
            show(row.labels.slice(1).map((_, i) => [rows.headers[i + 1]?.name ?? "", cellText(rows, row, i + 1)]).filter(line => line[1]));
            return;
        }
        const pixel = (session.end - session.start) / (body.clientWidth - this.view.left());
        const found = await this.view.tiles.painter.look({id: row.id, time, from: time - pixel / 2, to: time + pixel / 2});
        if (!found?.state && !found?.shares.length) {
            return;
        }
        const {state} = found;
        const several = found.shares.length > 1;
        const lines = [
            ...several ? blended(found.shares, pixel) : alone(session, state ?? found.shares[0]),
            ["Time", full(session.toTime(time))],
        ];
        const colour = several || !state ? "" : css(state.argb);
        show(lines, colour);
        const element = state ? {elementType: "state", time: session.toTime(state.start), duration: state.end - state.start} : undefined;
        const answer = await ask(session.path(`timeGraph/${encodeURIComponent(output.id)}/tooltip`),
            {requested_times: [session.toTime(time)], requested_items: [row.id], requested_element: element}).catch(() => null);
        if (answer?.model) {
            const known = new Set(lines.map(line => line[0]));
            show([...lines, ...Object.entries(answer.model).filter(([name]) => !known.has(name))], colour);
        }
    }
}

function blended(shares, pixel) {
    const sums = new Map();
    for (const share of shares) {
        const name = share.name || share.label || "?";
        sums.set(name, (sums.get(name) ?? 0) + share.time);
    }
    return [["State", `several in ${duration(pixel, 3)}`], ...[...sums].slice(0, MOST_LINES)
        .map(([name, sum]) => [name, `${(sum * 100 / pixel).toFixed(1)} %  (${duration(sum, 3)})`])];
}

function alone(session, state) {
    const name = [state.name, state.label !== state.name && state.label].filter(Boolean).join(": ");
    return state.start === undefined ? [["State", name]] : [
        ["State", name], ["Duration", duration(state.end - state.start)],
        ["Start", full(session.toTime(state.start))], ["End", full(session.toTime(state.end))],
    ];
}
