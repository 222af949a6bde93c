// Mouse and keys in time: the same for all pictures.

const FAR = 4;

/** Connects an element; view has session, left(), and optionally row commands. */
export function connect(element, view) {
    const {session} = view;
    let drag = null;
    const time = event => {
        const box = element.getBoundingClientRect();
        const part = (event.clientX - box.left - view.left()) / (box.width - view.left());
        return session.start + Math.min(1, Math.max(0, part)) * (session.end - session.start);
    };
    const place = event => {
        const box = element.getBoundingClientRect();
        return {x: event.clientX - box.left, y: event.clientY - box.top};
    };
    element.addEventListener("contextmenu", event => event.preventDefault());
    element.addEventListener("pointerdown", event => {
        element.focus({preventScroll: true});
        const at = place(event);
        if (view.press?.(at, event)) {
            return;
        }
        element.setPointerCapture(event.pointerId);
        drag = {...at, button: event.button, time: time(event), start: session.start, end: session.end, scroll: view.scroll?.() ?? 0};
        if (event.button === 0) {
            drag.before = session.selection;
            if (event.shiftKey && session.selection) {
                drag.time = session.selection[0];
                session.select(drag.time, time(event));
            } else {
                session.select(drag.time);
            }
        }
        event.preventDefault();
    });
    element.addEventListener("pointermove", event => {
        const at = place(event);
        if (!drag) {
            view.hover?.(at, at.x >= view.left() ? time(event) : null);
            return;
        }
        view.hover?.(null);
        drag.moved ||= Math.hypot(at.x - drag.x, at.y - drag.y) >= FAR;
        if (!drag.moved) {
            return;
        }
        if (drag.button === 0) {
            session.select(drag.time, time(event));
        } else if (drag.button === 1) {
            const by = (drag.x - at.x) / (element.clientWidth - view.left()) * (drag.end - drag.start);
            session.show(drag.start + by, drag.end + by, false);
            view.scrollTo?.(drag.scroll + drag.y - at.y);
        } else {
            view.band = [drag.time, time(event)];
            view.redraw();
        }
    });
    const finish = () => {
        if (drag?.button === 2 && drag.moved && view.band) {
            session.show(Math.min(...view.band), Math.max(...view.band));
        }
        view.band = null;
        drag = null;
        view.redraw();
    };
    element.addEventListener("pointerup", finish);
    element.addEventListener("pointercancel", finish);
    element.addEventListener("pointerleave", () => view.hover?.(null));
    element.addEventListener("dblclick", event => view.double?.(place(event), time(event)));
    element.addEventListener("wheel", event => {
        const turns = event.deltaY / (event.deltaMode ? 3 : 100);
        if (event.ctrlKey || event.metaKey) {
            session.zoom(0.8 ** -turns, time(event));
        } else if (event.shiftKey || event.deltaX) {
            session.pan(0.08 * (event.deltaX ? event.deltaX / 100 : turns));
        } else if (!view.scrollBy?.(turns * 66)) {
            return;
        }
        event.preventDefault();
    }, {passive: false});
    element.addEventListener("keydown", event => {
        const name = (event.altKey ? "Alt+" : "") + (event.ctrlKey || event.metaKey ? "Ctrl+" : "")
            + (event.key.length === 1 ? event.key.toLowerCase() : event.key);
        const command = {...timeKeys(session), ...view.keys?.(event.shiftKey)}[name];
        if (command) {
            command();
            event.preventDefault();
            event.stopPropagation();
        }
    });
}

function timeKeys(session) {
    return {
        "a": () => session.pan(-0.12), "ArrowLeft": () => session.pan(-0.12),
        "d": () => session.pan(0.12), "ArrowRight": () => session.pan(0.12),
        "w": () => session.zoom(0.7), "s": () => session.zoom(1 / 0.7),
        "Ctrl++": () => session.zoom(0.7), "Ctrl+=": () => session.zoom(0.7), "Ctrl+-": () => session.zoom(1 / 0.7),
        "Home": () => session.show(0, session.length), "f": () => session.fit(),
        "Alt+ArrowLeft": () => session.step(true), "Alt+ArrowRight": () => session.step(false),
        "Escape": () => session.selection && session.select(session.selection[0]),
    };
}
