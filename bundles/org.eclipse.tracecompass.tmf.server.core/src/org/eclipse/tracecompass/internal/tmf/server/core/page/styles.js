// Resolves the styles of an output (keys, parents, factors) to entries of a palette.

import {mix, oklab, parseColour} from "./colour.js";

const ROTATION = [
    0xff5b8ff9, 0xff5ad8a6, 0xfff6bd16, 0xffe8684a, 0xff6dc8ec, 0xff9270ca,
    0xffff9d4d, 0xff269a99, 0xffff99c3, 0xff8c9cb8, 0xffb6d957, 0xffbf8f60,
];
const MOST_PARENTS = 8;

function hash(text) {
    let code = 0;
    for (let i = 0; i < text.length; i++) {
        code = Math.imul(code, 31) + text.charCodeAt(i) | 0;
    }
    return code;
}

/** The styles of one output. Indexes are given out in order of appearance and never change. */
export class StyleTable {
    #named = new Map();
    #indexes = new Map();

    /** The resolved styles by index: {name, argb, height, level, lab, opacity}. */
    styles = [];
    /** The different heights, ascending. */
    heights = [1];

    /** Learns the named styles of the output. */
    learn(styles) {
        this.#named = new Map(Object.entries(styles ?? {}));
        for (const [key, style] of this.#named) {
            if (style.values?.["style-name"] !== undefined) {
                this.index({parentKey: key, values: {}});
            }
        }
    }

    /** The index of a style as it was sent. */
    index(style) {
        const values = style.values ?? {};
        const key = (style.parentKey ?? "") + (Object.keys(values).length ? JSON.stringify(values) : "");
        let index = this.#indexes.get(key);
        if (index === undefined) {
            index = this.styles.length;
            this.#indexes.set(key, index);
            this.styles.push(this.#resolve(style, key));
            this.#level();
        }
        return index;
    }

    /** The colour and symbol of a marker or arrow; argb 0 if it has no colour. */
    lineStyle(style) {
        if (!style) {
            return {argb: 0, name: "", symbol: ""};
        }
        const values = this.#values(style);
        const coloured = values.color !== undefined || values["background-color"] !== undefined;
        return {
            argb: coloured ? this.#colour(values, "") : 0,
            name: String(values["style-name"] ?? style.parentKey ?? ""),
            symbol: String(values["symbol-type"] ?? ""),
            key: style.parentKey ?? "",
        };
    }

    #level() {
        this.heights = [...new Set(this.styles.map(style => style.height))].sort((a, b) => a - b);
        for (const style of this.styles) {
            style.level = this.heights.indexOf(style.height);
        }
    }

    #resolve(style, key) {
        const values = this.#values(style);
        const argb = this.#colour(values, key);
        return {
            key, argb,
            name: String(values["style-name"] ?? style.parentKey ?? ""),
            group: values["style-group"] ?? "",
            height: number(values, "height", 1),
            lab: oklab(argb),
            opacity: (argb >>> 24) / 255,
            level: 0,
        };
    }

    #values(style, depth = 0) {
        const values = {};
        if (style.parentKey && depth < MOST_PARENTS) {
            for (const key of style.parentKey.split(",")) {
                const parent = this.#named.get(key.trim());
                if (parent && parent !== style) {
                    Object.assign(values, this.#values(parent, depth + 1));
                }
            }
        }
        return Object.assign(values, style.values);
    }

    #colour(values, key) {
        let argb = parseColour(values["background-color"] ?? values.color ?? "");
        argb ??= ROTATION[(hash(key) % ROTATION.length + ROTATION.length) % ROTATION.length];
        const over = parseColour(values["background-color-blend"] ?? "");
        if (over !== null) {
            argb = mix(argb, over, (over >>> 24) / 255);
        }
        const opacity = Math.min(1, Math.max(0, number(values, "opacity", 1)));
        return (Math.round((argb >>> 24) * opacity) << 24 | argb & 0xffffff) >>> 0;
    }
}

function number(values, property, otherwise) {
    const value = typeof values[property] === "number" ? values[property] : otherwise;
    const factor = values[property + "-factor"];
    return typeof factor === "number" ? value * factor : value;
}
