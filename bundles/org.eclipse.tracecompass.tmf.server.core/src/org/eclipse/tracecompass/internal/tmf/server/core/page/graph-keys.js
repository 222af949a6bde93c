// The keys of a time graph that concern rows and states; those of time are in gestures.js.

import {ROW} from "./look.js";
import {RULER} from "./ruler.js";
import {fetchStates} from "./states-client.js";

export function graphKeys(view, shift) {
    const {rows, body, frame} = view;
    const at = () => rows.visible.indexOf(view.selected);
    const page = Math.max(1, Math.floor((body.clientHeight - RULER) / ROW) - 1);
    const open = value => {
        const row = view.selected;
        if (row?.children.length && rows.closed.has(row.id) === value) {
            view.toggle(row, value);
        } else if (!value && row?.parent) {
            view.go(rows.visible.indexOf(row.parent));
        }
    };
    return {
        "ArrowDown": () => view.go(at() + 1), "ArrowUp": () => view.go(at() - 1),
        "PageDown": () => view.go(at() + page), "PageUp": () => view.go(at() - page),
        "Ctrl+Home": () => view.go(0), "Ctrl+End": () => view.go(Infinity),
        "Enter": () => view.selected?.children.length && view.toggle(view.selected),
        "+": () => open(true), "-": () => open(false),
        "n": () => step(view, true, shift), "p": () => step(view, false, shift),
        "Ctrl+ArrowRight": () => step(view, true, shift), "Ctrl+ArrowLeft": () => step(view, false, shift),
        "Ctrl+f": () => frame.focusSearch(), "F3": () => frame.findNext(!shift),
    };
}

/** Goes to the next border of a state, exact however far the picture is zoomed out. */
async function step(view, forward, extend) {
    const {session, selected: row} = view;
    const s = session.selection;
    const from = s ? s[1] : forward ? session.start : session.end;
    if (!row) {
        view.go(0);
        return;
    }
    const path = session.path(`timeGraph/${encodeURIComponent(view.output.id)}/states`);
    // look at ever wider ranges around the instant
    for (let span = Math.max(1000, (session.end - session.start) / view.body.clientWidth); ; span *= 16) {
        const a = Math.max(0, forward ? from : from - span);
        const b = Math.min(session.length, forward ? from + span : from);
        const answer = await fetchStates(path, {...session.range(a, b, 1025), requested_items: [row.id]}, session.origin);
        const borders = answer.rows.flatMap(states => [...states.start, ...states.end]);
        const found = forward ? borders.filter(at => at > from) : borders.filter(at => at < from);
        if (found.length) {
            const to = forward ? Math.min(...found) : Math.max(...found);
            session.select(extend && s ? s[0] : to, to);
            session.reveal(to);
            view.choose(row);
            return;
        }
        if (a === 0 && !forward || b === session.length && forward) {
            view.frame.announce("There is no further state");
            return;
        }
    }
}
