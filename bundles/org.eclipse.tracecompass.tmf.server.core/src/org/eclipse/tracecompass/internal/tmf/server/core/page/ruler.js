// The ruler, the grid and the selection, which all pictures share.

import {css, fade, mix, readableOn} from "./colour.js";
import {BOLD, FONT, SMALL} from "./look.js";
import {theme} from "./theme.js";
import {duration, ticks} from "./times.js";

export const RULER = 36;

/**
 * Where times are in a picture: whole pixels of the screen, counted so that all that lies at one time moves alike
 * when the window moves.
 */
export function placer(session, left, width) {
    const perColumn = (session.end - session.start) / (width * devicePixelRatio);
    const first = Math.round(session.start / perColumn);
    return at => left + (Math.round(at / perColumn) - first) / devicePixelRatio;
}

export function paintGrid(g, session, left, width, top, bottom) {
    g.fillStyle = css(theme().grid);
    const x = placer(session, left, width);
    for (const {at} of ticks(session, width).ticks) {
        g.fillRect(x(at), top, 1, bottom - top);
    }
}

/** Paints the ruler; what is the same for all ticks is written at its left border if it is wanted. */
export function paintRuler(g, session, left, width, withContext = true) {
    const t = theme();
    g.save();
    g.beginPath();
    g.rect(left, 0, width, RULER);
    g.clip();
    g.fillStyle = css(t.header);
    g.fillRect(left, 0, width, RULER);
    const {context, ticks: major, minor} = ticks(session, width);
    const x = placer(session, left, width);
    g.fillStyle = css(mix(t.divider, t.dimText, 0.35));
    minor.forEach(at => g.fillRect(x(at), RULER - 4, 1, 4));
    g.textBaseline = "middle";
    let free = -Infinity;
    for (const tick of major) {
        const at = x(tick.at);
        g.fillStyle = css(t.dimText);
        g.fillRect(at, RULER - 8, 1, 8);
        g.font = tick.strong ? BOLD : FONT;
        const end = at + 4 + g.measureText(tick.label).width;
        if (at + 4 > free && end <= left + width) {
            g.fillStyle = css(t.text);
            g.fillText(tick.label, at + 4, RULER * 0.66);
            free = end + 6;
        }
    }
    g.font = SMALL;
    g.fillStyle = css(t.dimText);
    if (withContext) {
        g.fillText(context, left + 6, RULER * 0.26);
    }
    g.fillStyle = css(t.divider);
    g.fillRect(left, RULER - 1, width, 1);
    g.restore();
}

export function paintSelection(g, session, left, width, height, top = RULER) {
    if (!session.selection) {
        return;
    }
    const t = theme();
    const place = placer(session, left, width);
    const x = at => Math.min(left + width + 4, Math.max(left - 4, place(at)));
    const [a, b] = [...session.selection].sort((p, q) => p - q);
    g.save();
    g.beginPath();
    g.rect(left, 0, width, height);
    g.clip();
    if (b > a) {
        g.fillStyle = css(fade(t.accent, t.dark ? 0.16 : 0.1));
        g.fillRect(x(a), top, x(b) - x(a), height - top);
        if (top) {
            g.fillStyle = css(t.accent);
            g.fillRect(x(a), top - 3, x(b) - x(a), 3);
            g.font = SMALL;
            const text = duration(b - a, 3);
            const wide = g.measureText(text).width + 10;
            const middle = Math.min(left + width - wide / 2, Math.max(left + 140, (x(a) + x(b)) / 2));
            g.beginPath();
            g.roundRect(middle - wide / 2, 1.5, wide, 14.5, 3);
            g.fill();
            g.fillStyle = css(readableOn(t.accent));
            g.textBaseline = "middle";
            g.fillText(text, middle - wide / 2 + 5, 9);
        }
    }
    g.fillStyle = css(t.accent);
    [a, b].forEach(at => g.fillRect(x(at), Math.max(0, top - 3), 1, height));
    g.restore();
}
