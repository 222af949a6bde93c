// What is seen, drawn as a picture that prints sharp, and whole on one page.

/** Paper is white, whatever the reader's theme is. */
const PAPER = {
  strip: labOf('#f1f3f5'),
  stripPixel: pixelOf(...labOf('#f1f3f5')),
  accent: labOf('#0b57d0'),
  accentText: '#0b57d0',
};

const PRINT = { left: 138, strip: 862, width: 1250, page: 930, top: 76, row: 20, legend: 1018, line: 18 };

/** So many pixels, whose states are mixed, are in one unit of the picture. */
const FINE = 2;

/** Draws the visible span of the visible rows as a picture of its own. */
function drawPrint(view, theme) {
  const titles = view.items.length - view.rows.length;
  const room = PRINT.page - PRINT.top - 16 - titles * (PRINT.line + 4);
  const most = clamp(view.rowHeight, LABEL_ROOM, PRINT.row);
  const rowHeight = Math.min(most, room / Math.max(1, view.rows.length));
  const every = Math.ceil(LABEL_ROOM / rowHeight);
  const group = svg('svg', { class: 'printed', width: '100%', height: '100%', preserveAspectRatio: 'xMidYMin' });
  const scale = PRINT.strip / (view.end - view.begin);
  const label = (words, x, y, kind) => group.append(svg('text', { x, y, class: kind }, words));
  label(view.title, PRINT.left, 20, 'title');
  label(
    'span = ' + timeText(view.end - view.begin) + '; from ' + timeText(view.begin) +
      (view.second === null ? '' : '; Δ = ' + timeText(view.second - view.mark)),
    PRINT.left, 36, 'plain',
  );
  let y = PRINT.top;
  let number = 0;
  for (const item of view.items) {
    if (item.row === null) {
      label(item.map.title, PRINT.left, y + 14, 'head');
      y += PRINT.line + 4;
      continue;
    }
    if (number++ % every === 0) {
      const foot = y + Math.max(rowHeight, LABEL_ROOM) / 2 + 3.5;
      label(firstOf(item.row.name, 24), PRINT.left - 6, foot, 'name');
    }
    printRow(view, item.row, group, y, rowHeight);
    y += rowHeight;
  }
  for (const tick of ticksOf(view.begin, view.end, 8)) {
    const x = PRINT.left + (tick.time - view.begin) * scale;
    group.append(svg('path', { class: 'tick', d: `M${x} ${PRINT.top - 5}V${y}` }));
    label(tick.text, x, PRINT.top - 8, 'axis');
  }
  for (const [time, dash] of [[view.mark, 'none'], [view.second, '4 3']]) {
    if (time !== null && time >= view.begin && time <= view.end) {
      const x = PRINT.left + (time - view.begin) * scale;
      const d = `M${x} ${PRINT.top - 24}V${y}`;
      group.append(svg('path', { d, stroke: theme.accentText, 'stroke-dasharray': dash }));
      label(timeText(time), x + 3, PRINT.top - 21, 'plain');
    }
  }
  const height = Math.max(y, printLegend(view, label, group)) + 16;
  group.setAttribute('viewBox', `0 0 ${PRINT.width} ${height}`);
  return group;
}

/** Draws a row as it is painted, pixels of one colour together. */
function printRow(view, row, group, y, height) {
  const line = new Int32Array(PRINT.strip * FINE);
  lineOf(view, row, line, PAPER);
  const paths = new Map();
  for (let from = 0, to = 0; from < line.length; from = to) {
    for (to = from + 1; to < line.length && line[to] === line[from]; ) {
      to++;
    }
    const d = `M${from / FINE} 0h${(to - from) / FINE}`;
    paths.set(line[from], (paths.get(line[from]) || '') + d);
  }
  const place = `translate(${PRINT.left} ${(y + height / 2).toFixed(2)})`;
  const strip = svg('g', { transform: place, 'stroke-width': height.toFixed(2) });
  for (const [pixel, d] of paths) {
    strip.append(svg('path', { d, stroke: hexOf(pixel) }));
  }
  group.append(strip);
}

function printLegend(view, label, group) {
  let y = PRINT.top;
  for (const legend of view.legends) {
    const rows = view.rows.filter((row) => row.map.legend === legend);
    const totals = totalsOf(rows, view, legend.states.length);
    const sum = totals[legend.states.length] || 1;
    label('States in this span', PRINT.legend, y, 'head');
    for (const [index, state] of legend.states.entries()) {
      if (state.none || legend.totals[index] === 0) {
        continue;
      }
      y += PRINT.line;
      const box = { x: PRINT.legend, y: y - 11, width: 28, height: 13, fill: state.colour };
      group.append(svg('rect', { ...box, class: 'box' }));
      const words = firstOf(state.name, 22) + ', ' + percentText(totals[index] / sum);
      label(words, PRINT.legend + 36, y, 'plain');
    }
    y += 2 * PRINT.line;
  }
  return y;
}

/** Puts the picture in the place of the page while it is printed. */
function listenToPrint(app) {
  const { root, view } = app;
  let before = null;
  addEventListener('beforeprint', () => {
    if (before !== null) {
      return;
    }
    const names = ['style', 'class'];
    before = names.map((name) => [name, root.getAttribute(name)]);
    view.maps.forEach((map) => colourMap(view, map, PAPER));
    // Chromium prints an empty sheet when the size of the root changes here.
    root.append(drawPrint(view, PAPER));
    root.removeAttribute('style');
    root.setAttribute('class', 'statemap printing');
  });
  addEventListener('afterprint', () => {
    root.querySelector('.printed')?.remove();
    for (const [name, value] of before ?? []) {
      if (value === null) {
        root.removeAttribute(name);
      } else {
        root.setAttribute(name, value);
      }
    }
    before = null;
    app.themed();
  });
}
