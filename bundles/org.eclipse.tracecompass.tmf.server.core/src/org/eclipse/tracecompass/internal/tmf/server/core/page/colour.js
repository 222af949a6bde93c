// Colours as 0xAARRGGBB numbers, and their mixture in the Oklab space: the same as in the viewer.

const LINEAR = Float64Array.from({length: 256}, (_, i) => linear(i / 255));
const STEPS = 1 << 13;
const THRESHOLDS = Float64Array.from({length: 256}, (_, i) => i === 255 ? Infinity : linear((i + 0.5) / 255));
const COMPONENTS = new Uint8Array(STEPS);
for (let i = 0, component = 0; i < STEPS; i++) {
    while (THRESHOLDS[component] <= i / STEPS) {
        component++;
    }
    COMPONENTS[i] = component;
}

function linear(c) {
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function component(light) {
    if (light <= 0) {
        return 0;
    }
    if (light >= 1) {
        return 255;
    }
    const found = COMPONENTS[Math.floor(light * STEPS)];
    return light >= THRESHOLDS[found] ? found + 1 : found;
}

/** The coordinates of a colour: lightness, a, b. */
export function oklab(argb) {
    const r = LINEAR[argb >> 16 & 255];
    const g = LINEAR[argb >> 8 & 255];
    const b = LINEAR[argb & 255];
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ];
}

/** The colour of coordinates, 0xRRGGBB. */
export function rgbOf(lightness, a, b) {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b;
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b;
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b;
    l = l * l * l;
    m = m * m * m;
    s = s * s * s;
    return component(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) << 16
        | component(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) << 8
        | component(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s);
}

/** #rgb, #rrggbb or #rrggbbaa as 0xAARRGGBB; null for anything else. */
export function parseColour(text) {
    let hex = String(text).trim().toLowerCase();
    if (!/^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(hex)) {
        return null;
    }
    hex = hex.slice(1);
    if (hex.length === 3) {
        hex = [...hex].map(digit => digit + digit).join("");
    }
    const alpha = hex.length === 8 ? parseInt(hex.slice(6), 16) : 255;
    return (alpha << 24 | parseInt(hex.slice(0, 6), 16)) >>> 0;
}

/** The colour a part of the way from one to another. */
export function mix(from, to, part) {
    let mixed = 0;
    for (let shift = 0; shift < 32; shift += 8) {
        const a = from >>> shift & 255;
        const b = to >>> shift & 255;
        mixed |= Math.round(a + (b - a) * part) << shift;
    }
    return mixed >>> 0;
}

/** A colour with a part of its opacity. */
export function fade(argb, part) {
    return (Math.round((argb >>> 24) * part) << 24 | argb & 0xffffff) >>> 0;
}

/** A colour as CSS has it. */
export function css(argb) {
    return `rgba(${argb >> 16 & 255},${argb >> 8 & 255},${argb & 255},${(argb >>> 24) / 255})`;
}

/** Black or white: what can be read on a colour. */
export function readableOn(argb) {
    const light = 0.2126 * LINEAR[argb >> 16 & 255] + 0.7152 * LINEAR[argb >> 8 & 255] + 0.0722 * LINEAR[argb & 255];
    return light > 0.205 ? 0xff1b1f24 : 0xffffffff;
}
