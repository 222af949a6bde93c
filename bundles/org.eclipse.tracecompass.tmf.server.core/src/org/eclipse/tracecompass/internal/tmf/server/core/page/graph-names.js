// The left part of a time graph: names, columns, their header, and the background of all rows.

import {css} from "./colour.js";
import {BOLD, FONT, ROW, fit} from "./look.js";
import {RULER} from "./ruler.js";
import {theme} from "./theme.js";
import {duration} from "./times.js";

export const INDENT = 14;
/** What the names keep when there are columns, CSS pixels. */
const LEAST_NAMES = 130;

/** The text of a cell. */
export function cellText(rows, row, column) {
    const text = row.labels[column] ?? "";
    return rows.headers[column]?.dataType === "DURATION" && text ? duration(Number(text), 3) : text;
}

/** The columns beside the names: {column, x, width}, as many as there is room for. */
export function columnsIn(rows, left) {
    const widths = rows.headers.slice(1).map(header => header.dataType === "STRING" ? 110 : 76);
    while (widths.length && widths.reduce((a, b) => a + b, 0) > left - LEAST_NAMES) {
        widths.pop();
    }
    let x = left;
    return widths.map((width, i) => ({column: i + 1, width})).reverse().map(c => ({...c, x: x -= c.width})).reverse();
}

/** Paints the background of some rows, the first of which has an index and a place. */
export function paintStripes(g, shown, index, top, selected, width) {
    const t = theme();
    shown.forEach((row, i) => {
        g.fillStyle = css(row === selected ? t.selectedRow : !row.hasData ? t.group : (index + i) % 2 ? t.stripe : t.background);
        g.fillRect(0, top + i * ROW, width, ROW);
    });
}

/** Paints the names and columns of some rows. */
export function paintRows(g, rows, shown, index, top, selected, left) {
    paintStripes(g, shown, index, top, selected, left);
    const columns = columnsIn(rows, left);
    shown.forEach((row, i) => paintName(g, rows, row, top + i * ROW, left, columns));
}

function paintName(g, rows, row, y, left, columns) {
    const t = theme();
    const x = 4 + row.depth * INDENT;
    const middle = y + ROW / 2;
    g.textBaseline = "middle";
    g.fillStyle = css(t.dimText);
    if (row.children.length) {
        g.beginPath();
        (rows.closed.has(row.id) ? [[4, -4], [9, 0], [4, 4]] : [[2, -2], [10, -2], [6, 3]])
            .forEach(([dx, dy]) => g.lineTo(x + dx, middle + dy));
        g.fill();
    }
    if (rows.pinned.has(row.id)) {
        g.fillStyle = css(t.accent);
        g.fillRect(x - 2, middle - 2, 4, 4);
    }
    g.font = row.hasData ? FONT : BOLD;
    g.fillStyle = css(t.text);
    const room = (columns[0]?.x ?? left) - x - INDENT - 4;
    g.fillText(fit(g, row.labels[0] ?? "", room), x + INDENT + 2, middle);
    g.font = FONT;
    g.fillStyle = css(t.dimText);
    for (const {column, x: cx, width} of columns) {
        const text = fit(g, cellText(rows, row, column), width - 10);
        g.fillText(text, cx + width - 6 - g.measureText(text).width, middle);
    }
}

/** Paints the titles of the names and columns. */
export function paintHeader(g, rows, name, left) {
    const t = theme();
    g.fillStyle = css(t.header);
    g.fillRect(0, 0, left, RULER);
    g.font = FONT;
    g.textBaseline = "middle";
    g.fillStyle = css(t.dimText);
    const {order} = rows;
    const title = column => (rows.headers[column]?.name || (column ? "" : name))
        + (order?.column === column ? order.down ? " ▾" : " ▴" : "");
    g.fillText(fit(g, title(0), LEAST_NAMES), 8, RULER * 0.66);
    for (const {column, x, width} of columnsIn(rows, left)) {
        const text = fit(g, title(column), width - 10);
        g.fillText(text, x + width - 6 - g.measureText(text).width, RULER * 0.66);
    }
    g.fillStyle = css(t.divider);
    g.fillRect(0, RULER - 1, left, 1);
}
