// How times are written, and where the ruler has its ticks.

const S = 1e9;
const CLOCK = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10800, 21600, 43200, 86400].map(s => s * S);
const two = number => String(number).padStart(2, "0");

function grouped(nanos, digits) {
    return digits ? "." + String(nanos).padStart(9, "0").slice(0, digits).replace(/(\d{3})(?=\d)/g, "$1\u2009") : "";
}

function parts(time) {
    const second = time / 1000000000n;
    const date = new Date(Number(second) * 1000);
    return {
        day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
        hms: `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`,
        nanos: Number(time % 1000000000n),
    };
}

/** An instant to the nanosecond. */
export function full(time) {
    const {day, hms, nanos} = parts(time);
    return `${day} ${hms}${grouped(nanos, 9)}`;
}

/** A duration with its unit. */
export function duration(nanos, digits = 9) {
    for (const [unit, size, places] of [["s", 1e9, 9], ["ms", 1e6, 6], ["µs", 1e3, 3]]) {
        if (Math.abs(nanos) >= size) {
            const text = (nanos / size).toFixed(Math.min(digits, places)).replace(/\.?0+$/, "");
            const [whole, rest] = text.split(".");
            return `${whole}${rest ? "." + rest.replace(/(\d{3})(?=\d)/g, "$1\u2009") : ""} ${unit}`;
        }
    }
    return `${Math.round(nanos)} ns`;
}

/** The ticks of a window: {context, ticks: [{at, label, strong}], minor: [at]}. */
export function ticks(session, width) {
    const {start, end, origin} = session;
    const least = Math.max(1, (end - start) / width * 92);
    let step = CLOCK.find(s => least > S / 2 && s >= least);
    for (let power = 1; !step; power *= 10) {
        step = [1, 2, 5].map(m => m * power).find(s => s >= least);
    }
    const digits = step >= S ? 0 : step >= 1e8 ? 1 : 9 - Math.floor(Math.log10(step));
    const zone = BigInt(new Date(Number(origin / 1000000n)).getTimezoneOffset()) * 60000000000n;
    const big = BigInt(step);
    const modulo = Number(((origin - zone) % big + big) % big);
    const result = {context: "", ticks: [], minor: []};
    const first = parts(session.toTime(start));
    result.context = step >= S ? first.day : `${first.day} ${first.hms}`;
    const fine = step >= 5 && (step / 5) / (end - start) * width >= 5 ? step / 5 : step;
    for (let at = Math.ceil((start + modulo) / fine) * fine - modulo; at <= end; at += fine) {
        if (Math.abs(Math.round((at + modulo) / step) * step - at - modulo) > fine / 4) {
            result.minor.push(at);
            continue;
        }
        const {hms, nanos} = parts(session.toTime(at));
        const whole = nanos === 0 || step >= S;
        result.ticks.push({at, label: step >= 60 * S ? hms.slice(0, 5) : whole ? hms : grouped(nanos, digits), strong: whole && step < S});
    }
    return result;
}
