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
function parseExact(text) {
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

/** Reads what a server answers; an error has its words, or says what is wrong with them. */
export async function readAnswer(answer) {
    const text = await answer.text();
    let json;
    try {
        json = parseExact(text);
    } catch {
        if (answer.ok) {
            throw new Error("The answer is not that of a trace server");
        }
    }
    if (!answer.ok) {
        throw new Error([json?.title, json?.detail].filter(Boolean).join(": ") || `HTTP ${answer.status}`);
    }
    return json;
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
