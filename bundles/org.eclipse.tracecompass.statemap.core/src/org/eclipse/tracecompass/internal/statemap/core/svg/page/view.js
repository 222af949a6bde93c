// What the reader has chosen, and the rows that follow from it.

/** The shortest time that can be shown across the whole width, in nanoseconds. */
const SHORTEST = 10;
const MAP_TITLE = 24;
const TALLEST = 80;

/** How much higher than asked for rows become where there is room. */
const MOST_FITTING = 4;

function createView(data) {
  const base = data.maps[0].begin;
  const maps = data.maps.map((raw, index) => readMap(raw, index, base));
  return {
    title: data.title,
    maps,
    legends: legendsOf(maps),
    first: base,
    last: Math.max(data.maps[0].end, base + 1),
    begin: base,
    end: Math.max(data.maps[0].end, base + 1),
    mark: null,
    second: null,
    measuring: false,
    row: null,
    chosen: null, // {legend, state}
    member: null,
    value: null,
    reveal: false,
    find: '',
    only: true,
    sort: '',
    leastHeight: data.height,
    rowHeight: data.height,
    fitted: true,
    items: [],
    rows: [],
    found: [],
    height: 0,
  };
}

function show(view, begin, end) {
  const span = clamp(end - begin, Math.min(SHORTEST, view.last - view.first), view.last - view.first);
  view.begin = clamp(begin, view.first, view.last - span);
  view.end = view.begin + span;
}

const showAll = (view) => show(view, view.first, view.last);

/** Shows less time if the factor is above 1; the time given stays where it is. */
function zoom(view, factor, about) {
  const span = clamp((view.end - view.begin) / factor, SHORTEST, view.last - view.first);
  const share = (about - view.begin) / (view.end - view.begin);
  show(view, about - share * span, about - share * span + span);
}

/** Zooms about the marked time, which moves to the middle, or else about the middle. */
function zoomAboutMark(view, factor) {
  const middle = view.mark === null ? (view.begin + view.end) / 2 : view.mark;
  const half = (view.end - view.begin) / factor / 2;
  show(view, middle - half, middle + half);
}

/** Shows the time between the marks, or that of the selected rectangle. */
function zoomToMarked(view) {
  const r = selectedRectangle(view);
  if (view.second !== null && view.second !== view.mark) {
    show(view, Math.min(view.mark, view.second), Math.max(view.mark, view.second));
  } else if (r >= 0) {
    show(view, view.row.map.start[r], view.row.map.end[r]);
  }
}

/** Shows as much time as before, from another beginning. */
const moveTo = (view, begin) => show(view, begin, begin + (view.end - view.begin));

const pan = (view, share) => moveTo(view, view.begin + (view.end - view.begin) * share);

const isFound = (view, row) => row.label.toLowerCase().includes(view.find.toLowerCase());

function timeIn(row, state) {
  const span = { begin: -Infinity, end: Infinity };
  return totalsOf([row], span, row.map.states.length)[state];
}

function sortedRows(view, map) {
  const rows = [...map.rows];
  if (view.sort === 'name') {
    const order = new Intl.Collator('en', { numeric: true });
    return rows.sort((a, b) => order.compare(a.name, b.name));
  }
  const state = map.states.findIndex((known) => 'state:' + known.name === view.sort);
  if (state < 0) {
    return rows;
  }
  const time = new Map(rows.map((row) => [row, timeIn(row, state)]));
  return rows.sort((a, b) => time.get(b) - time.get(a) || a.order - b.order);
}

/** Lays out the rows that are to be shown, by what is searched and how it is sorted. */
function layOut(view, room) {
  const shown = view.maps.map((map) => ({ map, rows: sortedRows(view, map) }));
  view.found = [];
  for (const part of shown) {
    for (const row of part.rows) {
      row.top = -1;
      row.found = view.find !== '' && isFound(view, row);
    }
    view.found.push(...part.rows.filter((row) => row.found));
    if (view.only && view.find !== '') {
      part.rows = part.rows.filter((row) => row.found);
    }
  }
  view.rows = shown.flatMap((part) => part.rows);
  if (view.fitted) {
    fitRows(view, room);
  }
  view.items = [];
  view.height = 0;
  const place = (map, row, height) => {
    view.items.push({ top: view.height, height, map, row });
    view.height += height;
  };
  for (const { map, rows } of shown) {
    if (view.maps.length > 1) {
      place(map, null, MAP_TITLE);
    }
    for (const row of rows) {
      row.top = view.height;
      place(map, row, view.rowHeight);
    }
  }
}

/** Makes rows taller where there is room for all of them, but not out of proportion. */
function fitRows(view, room) {
  const titles = view.maps.length > 1 ? view.maps.length * MAP_TITLE : 0;
  const fitting = Math.floor((room - titles) / Math.max(1, view.rows.length));
  view.rowHeight = clamp(fitting, view.leastHeight, view.leastHeight * MOST_FITTING);
}

/** Returns the time that totals are about: between the marks if there are two. */
function spanOf(view) {
  if (view.mark !== null && view.second !== null && view.mark !== view.second) {
    return {
      begin: Math.min(view.mark, view.second),
      end: Math.max(view.mark, view.second),
      words: 'between the marks',
    };
  }
  return { begin: view.begin, end: view.end, words: 'in the visible span' };
}

/** Marks a time and chooses a row; to measure, the mark that is there stays and gets a second one. */
function markTime(view, time, row, measure) {
  const exact = Math.round(clamp(time, view.first, view.last));
  if (measure && view.mark !== null) {
    view.second = exact;
    return;
  }
  view.mark = exact;
  view.second = null;
  view.row = row;
}

function clearMarks(view) {
  view.mark = null;
  view.second = null;
  view.measuring = false;
}

const selectedRectangle = (view) =>
  view.row === null || view.mark === null ? -1 : rectangleAt(view.row, view.mark);

function chooseState(view, legend, state) {
  const again = view.chosen !== null && view.chosen.legend === legend && view.chosen.state === state;
  view.chosen = again ? null : { legend, state };
  view.member = null;
  view.value = null;
}

/** Returns the share of a rectangle that is highlighted, for each map; null if nothing is chosen. */
function highlightOf(view, map) {
  if (view.chosen === null) {
    return null;
  }
  if (view.chosen.legend !== map.legend) {
    return () => 0;
  }
  const state = view.chosen.state;
  if (view.value === null) {
    return (r) => {
      for (let s = map.shareFrom[r]; s < map.shareFrom[r + 1]; s++) {
        if (map.shareState[s] === state) {
          return map.shareNanos[s] / (map.end[r] - map.start[r]);
        }
      }
      return 0;
    };
  }
  const matching = map.tags.map(
    (tag) => tag.state === state && tag.members.get(view.member) === view.value,
  );
  return (r) => {
    let nanos = 0;
    for (let g = map.tagFrom[r]; g < map.tagFrom[r + 1]; g++) {
      nanos += matching[map.tagNumber[g]] ? map.tagNanos[g] : 0;
    }
    return nanos / (map.end[r] - map.start[r]);
  };
}
