// The colours that canvases use: those of the viewer's light and dark theme.

import {mix} from "./colour.js";

const LIGHT = {
    dark: false, background: 0xffffffff, stripe: 0xfff8f9fb, group: 0xfff1f3f6, text: 0xff24292f,
    dimText: 0xff6b7480, header: 0xfff4f5f7, divider: 0xffd5d9df, grid: 0xffe9ebef, accent: 0xff2467d6,
    selectedRow: 0xffdde9fb, hoverRow: 0x122467d6, link: 0xff4b5563, marker: 0xffc2410c,
};
const DARK = {
    dark: true, background: 0xff2a2b2d, stripe: 0xff2e2f32, group: 0xff353739, text: 0xffd9dce1,
    dimText: 0xff969da7, header: 0xff333436, divider: 0xff4a4c50, grid: 0xff3b3d40, accent: 0xff6aa5ff,
    selectedRow: 0xff324563, hoverRow: 0x1a6aa5ff, link: 0xffa3adba, marker: 0xfffb923c,
};

export const FONT = "12px system-ui, 'Segoe UI', 'DejaVu Sans', 'Noto Sans', sans-serif";
export const BOLD = "bold " + FONT;
export const SMALL = FONT.replace("12px", "10.5px");

const system = matchMedia("(prefers-color-scheme: dark)");
const changed = new EventTarget();
let chosen = "auto";
let printing = false;

/** The theme that is shown now. */
export function theme() {
    const dark = !printing && (chosen === "dark" || chosen === "auto" && system.matches);
    return dark ? DARK : LIGHT;
}

/** What the user chose: light, dark or auto. */
export function themeChoice() {
    return chosen;
}

/** Chooses light, dark or auto, which follows the system. */
export function chooseTheme(name) {
    chosen = name;
    apply();
}

/** Calls back when another theme is shown. */
export function onTheme(listener) {
    changed.addEventListener("change", listener);
}

/** Light greys of states are toned down on dark. */
export function tone(argb) {
    const channels = [argb >> 16 & 255, argb >> 8 & 255, argb & 255];
    const max = Math.max(...channels);
    const lightGrey = max > 110 && max - Math.min(...channels) < 0.25 * max;
    return theme().dark && lightGrey ? (argb & 0xff000000 | mix(argb, theme().background, 0.5) & 0xffffff) >>> 0 : argb;
}

function apply() {
    document.documentElement.dataset.theme = theme().dark ? "dark" : "light";
    changed.dispatchEvent(new Event("change"));
}

system.addEventListener("change", apply);
addEventListener("beforeprint", () => {
    printing = true;
    apply();
});
addEventListener("afterprint", () => {
    printing = false;
    apply();
});
