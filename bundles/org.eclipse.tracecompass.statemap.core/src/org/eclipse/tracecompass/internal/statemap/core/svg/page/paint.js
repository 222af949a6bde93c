// The rows as pixels: what shares a pixel is mixed by its time, at every zoom.

const MARK_FROM_WIDTH = 9;
const MARK_FROM_HEIGHT = 7;
const MARK = 4;
const GAP_FROM_HEIGHT = 16;
const DIMMED = 0.78;
const LEAST_HIGHLIGHT = 0.35;

/** Reads the colours of the page, which are those of the reader's theme. */
function themeOf(page) {
  const style = getComputedStyle(page);
  const value = (name) => style.getPropertyValue(name).trim();
  const strip = labOf(value('--strip'));
  return {
    strip,
    stripPixel: pixelOf(...strip),
    paperPixel: pixelOf(...labOf(value('--paper'))),
    accent: labOf(value('--accent')),
    accentText: value('--accent'),
    ink: value('--ink'),
    paper: value('--paper'),
    grid: value('--grid'),
  };
}

/** Computes the colour of each rectangle of a map; dims what is not highlighted. */
function colourMap(view, map, theme) {
  const count = map.start.length;
  if (!map.L) {
    map.L = new Float32Array(count);
    map.A = new Float32Array(count);
    map.B = new Float32Array(count);
    map.pixel = new Int32Array(count);
  }
  const highlight = highlightOf(view, map);
  for (let r = 0; r < count; r++) {
    const length = map.end[r] - map.start[r];
    let L = 0;
    let A = 0;
    let B = 0;
    for (let s = map.shareFrom[r]; s < map.shareFrom[r + 1]; s++) {
      const share = map.shareNanos[s] / length;
      const state = map.states[map.shareState[s]];
      const lab = state.none ? theme.strip : state.lab;
      L += share * lab[0];
      A += share * lab[1];
      B += share * lab[2];
    }
    if (highlight !== null) {
      const share = highlight(r);
      const strength = share > 0 ? Math.max(LEAST_HIGHLIGHT, share) : 0;
      const mix = (c, i) => {
        const dim = c + (theme.strip[i] - c) * DIMMED;
        return dim + (theme.accent[i] - dim) * strength;
      };
      L = mix(L, 0);
      A = mix(A, 1);
      B = mix(B, 2);
    }
    map.L[r] = L;
    map.A[r] = A;
    map.B[r] = B;
    map.pixel[r] = pixelOf(L, A, B);
  }
}

/** Computes one line of pixels of a row. */
function lineOf(view, row, line, theme) {
  const map = row.map;
  const width = line.length;
  const scale = width / (view.end - view.begin);
  let at = -1;
  let cover = 0;
  let L = 0;
  let A = 0;
  let B = 0;
  const flush = () => {
    const rest = Math.max(0, 1 - cover);
    const all = cover + rest;
    line[at] = pixelOf(
      (L + rest * theme.strip[0]) / all,
      (A + rest * theme.strip[1]) / all,
      (B + rest * theme.strip[2]) / all,
    );
  };
  const add = (pixel, part, r) => {
    if (pixel !== at) {
      if (at >= 0) {
        flush();
      }
      at = pixel;
      cover = L = A = B = 0;
    }
    cover += part;
    L += part * map.L[r];
    A += part * map.A[r];
    B += part * map.B[r];
  };
  line.fill(theme.stripPixel);
  for (let r = firstAfter(row, view.begin); r < row.to && map.start[r] < view.end; r++) {
    const from = Math.max(0, (map.start[r] - view.begin) * scale);
    const to = Math.min(width, (map.end[r] - view.begin) * scale);
    const first = Math.floor(from);
    const last = Math.floor(to);
    if (first === last) {
      add(first, to - from, r);
      continue;
    }
    add(first, first + 1 - from, r);
    line.fill(map.pixel[r], first + 1, last);
    if (to > last) {
      add(last, to - last, r);
    }
  }
  if (at >= 0 && at < width) {
    flush();
  }
}

/** Where what is painted of a row ends: high rows have a gap below. */
const footOf = (item) => item.top + item.height - (item.height < GAP_FROM_HEIGHT ? 0 : 1);

/** Paints what is visible of the rows. */
function paintRows(view, canvas, scrollTop, theme) {
  const ratio = devicePixelRatio || 1;
  const width = Math.max(1, Math.round(canvas.clientWidth * ratio));
  const height = Math.max(1, Math.round(canvas.clientHeight * ratio));
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const pixels = new Int32Array(image.data.buffer).fill(theme.paperPixel);
  const line = new Int32Array(width);
  const visible = visibleItems(view, scrollTop, canvas.clientHeight).filter((item) => item.row);
  for (const item of visible) {
    const top = clamp(Math.round((item.top - scrollTop) * ratio), 0, height);
    const bottom = clamp(Math.round((footOf(item) - scrollTop) * ratio), 0, height);
    if (bottom > top) {
      lineOf(view, item.row, line, theme);
      for (let y = top; y < bottom; y++) {
        pixels.set(line, y * width);
      }
    }
  }
  context.putImageData(image, 0, 0);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  paintOver(view, context, canvas, scrollTop, visible, theme);
  context.setTransform(1, 0, 0, 1, 0, 0);
}

function visibleItems(view, scrollTop, height) {
  return view.items.filter(
    (item) => item.top < scrollTop + height && item.top + item.height > scrollTop,
  );
}

function paintOver(view, context, canvas, scrollTop, visible, theme) {
  const width = canvas.clientWidth;
  const xOf = (time) => ((time - view.begin) / (view.end - view.begin)) * width;
  const bottom = Math.min(canvas.clientHeight, view.height - scrollTop);
  context.fillStyle = theme.grid;
  for (const tick of ticksOf(view.begin, view.end, width / 110)) {
    context.fillRect(Math.round(xOf(tick.time)), 0, 1, bottom);
  }
  if (view.rowHeight >= MARK_FROM_HEIGHT) {
    for (const item of visible) {
      paintMerged(view, context, item, scrollTop, xOf, width);
    }
  }
  paintSelection(view, context, scrollTop, xOf, width, theme);
  const line = (time, dash) => {
    const path = new Path2D();
    path.moveTo(xOf(time), 0);
    path.lineTo(xOf(time), bottom);
    strokeSeen(context, path, theme.accentText, 2, dash, theme);
  };
  if (view.mark !== null) {
    line(view.mark, []);
  }
  if (view.second !== null) {
    line(view.second, [5, 4]);
  }
}

/** Marks merged rectangles in a corner, where there is room for it. */
function paintMerged(view, context, item, scrollTop, xOf, width) {
  const map = item.map;
  const foot = footOf(item) - scrollTop;
  for (let r = firstAfter(item.row, view.begin); r < item.row.to; r++) {
    if (map.start[r] >= view.end) {
      break;
    }
    const from = Math.max(-1, xOf(map.start[r]));
    const to = Math.min(width + 1, xOf(map.end[r]));
    if (to - from >= MARK_FROM_WIDTH && isMerged(map, r)) {
      context.fillStyle = map.L[r] > 0.6 ? 'rgba(0,0,0,.55)' : 'rgba(255,255,255,.7)';
      context.beginPath();
      context.moveTo(from, foot - MARK);
      context.lineTo(from + MARK, foot);
      context.lineTo(from, foot);
      context.fill();
    }
  }
}

/** Draws a line with a rim, so that it is seen on any state. */
function strokeSeen(context, path, colour, width, dash, theme) {
  context.strokeStyle = theme.paper;
  context.lineWidth = width + 2;
  context.stroke(path);
  context.setLineDash(dash);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
  context.setLineDash([]);
}

function paintSelection(view, context, scrollTop, xOf, width, theme) {
  if (view.row === null || view.row.top < 0) {
    return;
  }
  const top = view.row.top - scrollTop;
  const row = new Path2D();
  row.rect(-2, top, width + 4, view.rowHeight);
  strokeSeen(context, row, theme.ink, 1, [], theme);
  const r = selectedRectangle(view);
  if (r >= 0) {
    const from = Math.max(-3, xOf(view.row.map.start[r]));
    const to = Math.min(width + 3, xOf(view.row.map.end[r]));
    const rectangle = new Path2D();
    rectangle.rect(from, top, Math.max(2, to - from), view.rowHeight);
    strokeSeen(context, rectangle, theme.ink, 2, [], theme);
  }
}

/** Paints how many of the rows are in which state over the whole time. */
function paintOverview(view, canvas, theme) {
  const ratio = devicePixelRatio || 1;
  const width = Math.max(1, Math.round(canvas.clientWidth * ratio));
  const height = Math.max(1, Math.round(canvas.clientHeight * ratio));
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  const states = view.legends.flatMap((legend) => legend.states);
  const time = timesByPixel(view, width, states.length);
  const image = context.createImageData(width, height);
  const pixels = new Int32Array(image.data.buffer).fill(theme.stripPixel);
  const colours = states.map((state) => (state.none ? theme.stripPixel : pixelOf(...state.lab)));
  const full = ((view.last - view.first) / width) * Math.max(1, view.rows.length);
  for (let x = 0; x < width; x++) {
    let sum = 0;
    let bottom = height;
    for (let s = 0; s < states.length; s++) {
      sum += time[x * states.length + s] / full;
      const top = Math.max(0, Math.round(height * (1 - sum)));
      for (let y = top; y < bottom; y++) {
        pixels[y * width + x] = colours[s];
      }
      bottom = Math.min(bottom, top);
    }
  }
  context.putImageData(image, 0, 0);
}

function timesByPixel(view, width, states) {
  const time = new Float64Array(width * states);
  const scale = width / (view.last - view.first);
  const offsets = [];
  let offset = 0;
  for (const legend of view.legends) {
    offsets.push(offset);
    offset += legend.states.length;
  }
  const all = { begin: view.first, end: view.last };
  eachIn(view.rows, all, (map, r) => {
    const from = Math.max(0, (map.start[r] - view.first) * scale);
    const to = Math.min(width, (map.end[r] - view.first) * scale);
    const length = map.end[r] - map.start[r];
    for (let x = Math.floor(from); x < to; x++) {
      const part = Math.min(to, x + 1) - Math.max(from, x);
      const nanos = part / scale / length;
      for (let s = map.shareFrom[r]; s < map.shareFrom[r + 1]; s++) {
        const state = offsets[map.legend.index] + map.shareState[s];
        time[x * states + state] += map.shareNanos[s] * nanos;
      }
    }
  });
  return time;
}
