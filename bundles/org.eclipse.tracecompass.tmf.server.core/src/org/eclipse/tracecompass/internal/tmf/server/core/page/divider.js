// The border between names and pictures, which mouse and arrow keys move.

const LEAST = 60;
const STEP = 20;

/** Puts the border of a view into an element; app.namesWidth is what all views share. */
export function dividerIn(element, app, name) {
    const handle = element.appendChild(document.createElement("div"));
    handle.className = "divider";
    handle.tabIndex = 0;
    handle.setAttribute("role", "separator");
    handle.setAttribute("aria-orientation", "vertical");
    handle.setAttribute("aria-label", `Width of the names in ${name}`);
    handle.title = "Drag, or use the arrow keys, to change the width of the names";
    let drag = null;
    handle.addEventListener("pointerdown", event => {
        drag = {x: event.clientX, width: app.namesWidth};
        handle.setPointerCapture(event.pointerId);
        event.stopPropagation();
    });
    handle.addEventListener("pointermove", event => {
        if (drag) {
            app.setNamesWidth(drag.width + event.clientX - drag.x);
        }
    });
    handle.addEventListener("pointerup", () => {
        drag = null;
    });
    handle.addEventListener("keydown", event => {
        const by = {ArrowLeft: -STEP, ArrowRight: STEP}[event.key];
        if (by) {
            app.setNamesWidth(app.namesWidth + by);
            event.preventDefault();
            event.stopPropagation();
        }
    });
    return {
        place(left) {
            handle.style.left = `${left - 4}px`;
            handle.setAttribute("aria-valuenow", left);
            handle.setAttribute("aria-valuemin", LEAST);
            handle.setAttribute("aria-valuemax", Math.round(element.clientWidth / 2));
        },
    };
}

/** The nearest width that leaves something to see. */
export function allowedWidth(width) {
    return Math.round(Math.max(LEAST, Math.min(innerWidth / 2, width)));
}
