// JSON with 64-bit whole numbers kept exact: numbers that a double cannot hold become BigInt.

const hasSource = (() => {
    let seen = false;
    JSON.parse("1", (key, value, context) => {
        seen = context?.source === "1";
        return value;
    });
    return seen;
})();

const LONG = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;
const MARK = "\u0001";

/** Parses JSON; whole numbers beyond 2^53 are BigInt, all others are numbers. */
export function parseExact(text) {
    if (hasSource) {
        return JSON.parse(text, (key, value, context) =>
            typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(context.source)
                ? BigInt(context.source)
                : value);
    }
    // Older browsers: long numbers outside of texts are quoted first.
    const quoted = text.replace(LONG, part => part[0] === '"' ? part : `"\\u0001${part}"`);
    return JSON.parse(quoted, (key, value) =>
        typeof value === "string" && value[0] === MARK ? BigInt(value.slice(1)) : value);
}

/** Writes JSON; BigInt values are written as numbers with all their digits. */
export function stringifyExact(value) {
    if (typeof value === "bigint") {
        return value.toString();
    }
    if (Array.isArray(value)) {
        return `[${value.map(stringifyExact).join(",")}]`;
    }
    if (value !== null && typeof value === "object") {
        const members = Object.entries(value).filter(([, member]) => member !== undefined);
        return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${stringifyExact(member)}`).join(",")}}`;
    }
    return JSON.stringify(value ?? null);
}
