// Colours and fonts of pictures: those of the viewer's light and dark theme. Workers use them too.

import {mix} from "./colour.js";

export const LIGHT = {
    dark: false, background: 0xffffffff, stripe: 0xfff8f9fb, group: 0xfff1f3f6, text: 0xff24292f,
    dimText: 0xff6b7480, header: 0xfff4f5f7, divider: 0xffd5d9df, grid: 0xffe9ebef, accent: 0xff2467d6,
    selectedRow: 0xffdde9fb, hoverRow: 0x122467d6, link: 0xff4b5563, marker: 0xffc2410c,
};
export const DARK = {
    dark: true, background: 0xff2a2b2d, stripe: 0xff2e2f32, group: 0xff353739, text: 0xffd9dce1,
    dimText: 0xff969da7, header: 0xff333436, divider: 0xff4a4c50, grid: 0xff3b3d40, accent: 0xff6aa5ff,
    selectedRow: 0xff324563, hoverRow: 0x1a6aa5ff, link: 0xffa3adba, marker: 0xfffb923c,
};

export const FONT = "12px system-ui, 'Segoe UI', 'DejaVu Sans', 'Noto Sans', sans-serif";
export const BOLD = "bold " + FONT;
export const SMALL = FONT.replace("12px", "10.5px");

/** The height of a row in CSS pixels. */
export const ROW = 22;

/** Longer labels would hide where states begin; CSS pixels. */
export const MOST_LABEL = 300;

/** The part of the height of a row that its states fill. */
const BAR = 0.72;

/** Where the bar of a state is in its row, in pixels of the screen. */
export function barIn(top, bottom) {
    const bar = Math.max(1, Math.round((bottom - top) * BAR));
    return {top: top + Math.floor((bottom - top - bar) / 2), height: bar};
}

/** Light greys of states are toned down on dark. */
export function toneOn(theme, argb) {
    const channels = [argb >> 16 & 255, argb >> 8 & 255, argb & 255];
    const max = Math.max(...channels);
    const lightGrey = max > 110 && max - Math.min(...channels) < 0.25 * max;
    return theme.dark && lightGrey ? (argb & 0xff000000 | mix(argb, theme.background, 0.5) & 0xffffff) >>> 0 : argb;
}

/** The part of a text that fits into some pixels. */
export function fit(g, text, room) {
    if (room <= 0) {
        return "";
    }
    if (g.measureText(text).width <= room) {
        return text;
    }
    let low = 0;
    let high = text.length;
    while (low < high) {
        const middle = low + high + 1 >> 1;
        if (g.measureText(text.slice(0, middle) + "…").width <= room) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return low ? text.slice(0, low) + "…" : "";
}
