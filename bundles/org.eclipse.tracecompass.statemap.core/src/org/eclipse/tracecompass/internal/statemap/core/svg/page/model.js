// What is drawn: maps, rows, and rectangles in columns.

/** Reads a map; its times become those of the first map of the stack. */
function readMap(raw, index, base) {
  const map = {
    index,
    kind: raw.kind,
    title: raw.title,
    startSeconds: raw.start[0],
    startNanos: raw.start[1],
    merged: raw.merged,
    states: raw.states.map(([name, colour, none]) => ({ name, colour, none: none === 1, lab: labOf(colour) })),
    tags: raw.tags.map(([state, name, members]) => ({
      state,
      members: new Map(Object.entries(members).concat([['tag', name]])),
    })),
    start: new Float64Array(raw.rectangles),
    end: new Float64Array(raw.rectangles),
    count: new Float64Array(raw.rectangles).fill(1),
    shareFrom: new Int32Array(raw.rectangles + 1),
    shareState: new Int32Array(raw.shares),
    shareNanos: new Float64Array(raw.shares),
    tagFrom: new Int32Array(raw.rectangles + 1),
    tagNumber: new Int32Array(raw.tagShares),
    tagNanos: new Float64Array(raw.tagShares),
    rows: [],
  };
  const next = { rectangle: 0, share: 0, tag: 0 };
  raw.rows.forEach((row, order) => map.rows.push(readRow(map, row, order, base, next)));
  map.shareFrom[next.rectangle] = next.share;
  map.tagFrom[next.rectangle] = next.tag;
  return map;
}

function readRow(map, [name, description, count, numbers], order, base, next) {
  const label = map.kind + ' ' + name + (description ? ' (' + description + ')' : '');
  const row = { map, name, description, label, order, from: next.rectangle };
  let at = 0;
  let time = base;
  for (let i = 0; i < count; i++) {
    const r = next.rectangle++;
    time += numbers[at++];
    const duration = numbers[at++];
    map.start[r] = time;
    time += duration;
    map.end[r] = time;
    map.shareFrom[r] = next.share;
    let states = numbers[at++];
    if (states < 0) {
      states = -states;
      map.count[r] = numbers[at++];
    }
    for (let s = 0; s < states; s++) {
      map.shareState[next.share] = numbers[at++];
      map.shareNanos[next.share++] = states === 1 ? duration : numbers[at++];
    }
    map.tagFrom[r] = next.tag;
    for (let tags = numbers[at++]; tags > 0; tags--) {
      map.tagNumber[next.tag] = numbers[at++];
      map.tagNanos[next.tag++] = numbers[at++];
    }
  }
  row.to = next.rectangle;
  return row;
}

/** Writes a time of the stack as date and time of day, to the nanosecond. */
function instantText(map, time) {
  const nanos = BigInt(map.startNanos) + BigInt(Math.round(time));
  const whole = BigInt(map.startSeconds) * 1000000000n + nanos;
  const seconds = Number(whole / 1000000000n);
  const rest = String(whole % 1000000000n).padStart(9, '0');
  const date = new Date(seconds * 1000);
  return isNaN(date)
    ? seconds + '.' + rest + ' s since the epoch'
    : date.toISOString().slice(0, 19).replace('T', ' ') + '.' + rest + ' UTC';
}

const isMerged = (map, r) => map.shareFrom[r + 1] - map.shareFrom[r] > 1;

/** Says how many rectangles were merged into one, or nothing. */
function mergedText(map, r) {
  const states = map.shareFrom[r + 1] - map.shareFrom[r];
  if (map.count[r] === 1 && states === 1) {
    return '';
  }
  const what = states === 1 ? 'of the same state' : 'of ' + states + ' states, order unknown';
  return (map.count[r] === 1 ? '' : countText(map.count[r]) + ' rectangles ') + what;
}

/** Returns the first rectangle of a row that ends after a time. */
function firstAfter(row, time) {
  let low = row.from;
  let high = row.to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (row.map.end[middle] > time) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

/** Returns the rectangle of a row at a time, or -1. */
function rectangleAt(row, time) {
  const r = firstAfter(row, time);
  return r < row.to && row.map.start[r] <= time ? r : -1;
}

/** Returns the states of a rectangle, the longest first. */
function statesOf(map, r) {
  const states = [];
  for (let s = map.shareFrom[r]; s < map.shareFrom[r + 1]; s++) {
    states.push({
      state: map.states[map.shareState[s]],
      share: map.shareNanos[s] / (map.end[r] - map.start[r]),
      nanos: map.shareNanos[s],
    });
  }
  return states.sort((a, b) => b.nanos - a.nanos);
}

/** Returns the tags of a rectangle, the longest first. */
function tagsOf(map, r) {
  const tags = [];
  for (let g = map.tagFrom[r]; g < map.tagFrom[r + 1]; g++) {
    tags.push({ tag: map.tags[map.tagNumber[g]], nanos: map.tagNanos[g] });
  }
  return tags.sort((a, b) => b.nanos - a.nanos);
}

/**
 * Walks over the rectangles of rows in a span. An instant is a span whose ends are equal; what
 * lies in it counts as one nanosecond, so that shares of it are shares of rows.
 *
 * @param visit receives map, rectangle, and by what the times in it are to be multiplied
 */
function eachIn(rows, span, visit) {
  for (const row of rows) {
    const map = row.map;
    if (span.begin === span.end) {
      const r = rectangleAt(row, span.begin);
      if (r >= 0) {
        visit(map, r, 1 / (map.end[r] - map.start[r]));
      }
      continue;
    }
    for (let r = firstAfter(row, span.begin); r < row.to && map.start[r] < span.end; r++) {
      const start = Math.max(map.start[r], span.begin);
      const end = Math.min(map.end[r], span.end);
      visit(map, r, (end - start) / (map.end[r] - map.start[r]));
    }
  }
}

/** Returns the time in each state, and last their sum, in which time without a state does not count. */
function totalsOf(rows, span, states) {
  const totals = new Float64Array(states + 1);
  eachIn(rows, span, (map, r, part) => {
    for (let s = map.shareFrom[r]; s < map.shareFrom[r + 1]; s++) {
      const state = map.shareState[s];
      totals[state] += map.shareNanos[s] * part;
      totals[states] += map.states[state].none ? 0 : map.shareNanos[s] * part;
    }
  });
  return totals;
}

/** Returns the time with each value of a member of the tags of a state, the longest first. */
function tagTotalsOf(rows, span, state, member) {
  const totals = new Map();
  eachIn(rows, span, (map, r, part) => {
    for (let g = map.tagFrom[r]; g < map.tagFrom[r + 1]; g++) {
      const tag = map.tags[map.tagNumber[g]];
      const value = tag.members.get(member);
      if (tag.state === state && value !== undefined) {
        totals.set(value, (totals.get(value) || 0) + map.tagNanos[g] * part);
      }
    }
  });
  return [...totals].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** Maps whose states are the same have one legend. */
function legendsOf(maps) {
  const legends = new Map();
  for (const map of maps) {
    const key = JSON.stringify(map.states);
    if (!legends.has(key)) {
      legends.set(key, { index: legends.size, states: map.states, maps: [] });
    }
    map.legend = legends.get(key);
    map.legend.maps.push(map);
  }
  for (const legend of legends.values()) {
    const rows = legend.maps.flatMap((map) => map.rows);
    const always = { begin: -Infinity, end: Infinity };
    legend.totals = totalsOf(rows, always, legend.states.length);
  }
  return [...legends.values()];
}
