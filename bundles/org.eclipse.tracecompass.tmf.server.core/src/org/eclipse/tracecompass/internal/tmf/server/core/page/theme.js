// Which theme is shown: the one that was chosen, or that of the system.

import {DARK, LIGHT} from "./look.js";

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

/** Calls back when another theme is shown; returns what ends that. */
export function onTheme(listener) {
    changed.addEventListener("change", listener);
    return () => changed.removeEventListener("change", listener);
}

function apply() {
    document.documentElement.dataset.theme = theme().dark ? "dark" : "light";
    changed.dispatchEvent(new Event("change"));
}

system.addEventListener("change", apply);

/** Shows the light theme while printing. */
export function printTheme(on) {
    if (printing !== on) {
        printing = on;
        apply();
    }
}

addEventListener("beforeprint", () => printTheme(true));
addEventListener("afterprint", () => printTheme(false));
