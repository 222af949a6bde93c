// Mouse, wheel and keys.

const STEP = 1.25;
const PAN = 0.15;
const STILL = 4;
const EDGE = 7;

const HELP = [
  ['Click', 'mark the time, select the row and its state'],
  ['Shift or Alt + click', 'mark a second time: the difference, and the totals between'],
  ['Drag', 'zoom to what was dragged over'],
  ['Shift + drag', 'pan'],
  ['Wheel', 'zoom about the pointer; with Shift, pan; over the names, scroll'],
  ['+  −', 'zoom about the mark'],
  ['0', 'show everything'],
  ['z', 'zoom to the time between the marks, or to the selected state'],
  ['← →', 'pan'],
  ['Shift + ← →', 'previous or next state of the selected row'],
  ['↑ ↓  Page Up, Page Down', 'select another row'],
  [',  .', 'move the mark by a pixel'],
  ['m', 'measure: from here on the second mark is moved; again to stop'],
  ['[  ]', 'lower or higher rows'],
  ['/', 'find rows; Enter goes to the next one'],
  ['Esc', 'clear the tag, the state, the marks, the selection'],
  ['Tab', 'go on to the next of the buttons, the overview, the rows, the states'],
  ['?', 'this list'],
];

/** Reads a place of the mouse as row and time; the row may be null. */
function placeOf(app, event) {
  const { view, parts } = app;
  const box = parts.canvas.getBoundingClientRect();
  const x = clamp(event.clientX - box.left, 0, box.width);
  const y = event.clientY - box.top + parts.scroller.scrollTop;
  const item = view.items.find((each) => each.top <= y && y < each.top + each.height);
  return {
    x,
    time: view.begin + (x / Math.max(1, box.width)) * (view.end - view.begin),
    row: item ? item.row : null,
  };
}

function listenToStage(app) {
  const { view, parts } = app;
  let press = null;
  const dragTo = (event) => {
    const place = placeOf(app, event);
    if (press.pans) {
      const span = press.end - press.begin;
      const by = ((press.x - place.x) / Math.max(1, parts.canvas.clientWidth)) * span;
      moveTo(view, press.begin + by);
      app.changed();
      return;
    }
    parts.drag.hidden = false;
    parts.drag.style.left = Math.min(press.x, place.x) + 'px';
    parts.drag.style.width = Math.abs(press.x - place.x) + 'px';
  };
  parts.stage.addEventListener('pointerdown', (event) => {
    if (event.button > 1) {
      return;
    }
    const place = placeOf(app, event);
    const pans = event.shiftKey || event.button === 1;
    press = { ...place, begin: view.begin, end: view.end, pans, moved: false };
    parts.stage.setPointerCapture(event.pointerId);
    parts.stage.focus({ preventScroll: true });
    event.preventDefault();
  });
  parts.stage.addEventListener('pointermove', (event) => {
    if (press === null) {
      showTip(app, event);
      return;
    }
    press.moved = press.moved || Math.abs(placeOf(app, event).x - press.x) > STILL;
    if (press.moved) {
      hideTip(app);
      dragTo(event);
    }
  });
  parts.stage.addEventListener('pointerup', (event) => {
    if (press === null) {
      return;
    }
    const place = placeOf(app, event);
    const started = press;
    press = null;
    parts.drag.hidden = true;
    if (!started.moved) {
      markTime(view, place.time, place.row, event.shiftKey || event.altKey);
      app.speak();
    } else if (!started.pans) {
      show(view, Math.min(started.time, place.time), Math.max(started.time, place.time));
    }
    app.changed();
  });
  parts.stage.addEventListener('pointercancel', () => {
    press = null;
    parts.drag.hidden = true;
  });
  parts.stage.addEventListener('pointerleave', () => hideTip(app));
  parts.stage.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey) {
        return;
      }
      event.preventDefault();
      const unit = event.deltaMode === 0 ? 1 : 30;
      const sideways = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX;
      if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        pan(view, (sideways * unit) / parts.canvas.clientWidth);
      } else {
        zoom(view, Math.exp(-event.deltaY * unit * 0.002), placeOf(app, event).time);
      }
      hideTip(app);
      app.changed();
    },
    { passive: false },
  );
}

function showTip(app, event) {
  const { view, parts } = app;
  const { row, time } = placeOf(app, event);
  const r = row === null ? -1 : rectangleAt(row, time);
  if (row === null) {
    hideTip(app);
    return;
  }
  const key = row.map.index + ' ' + row.order + ' ' + r;
  if (parts.tip.dataset.key !== key) {
    parts.tip.dataset.key = key;
    parts.tip.replaceChildren(
      ...(r >= 0
        ? rectangleCard(row, r, 3)
        : [html('h3', {}, row.label), html('p', {}, 'no state at ' + timeText(time))]),
    );
  }
  parts.tip.hidden = false;
  const size = parts.tip.getBoundingClientRect();
  const room = parts.page.getBoundingClientRect();
  const right = event.clientX + 16 + size.width < room.right;
  const below = event.clientY + 18 + size.height < room.bottom;
  const x = right ? event.clientX + 16 : Math.max(room.left, event.clientX - 12 - size.width);
  const y = below ? event.clientY + 18 : Math.max(room.top, event.clientY - 12 - size.height);
  parts.tip.style.left = x - room.left + 'px';
  parts.tip.style.top = y - room.top + 'px';
}

function hideTip(app) {
  app.parts.tip.hidden = true;
  app.parts.tip.dataset.key = '';
}

/** Drags the span in the overview, or one of its ends, or begins where it was pressed. */
function listenToOverview(app) {
  const { view, parts } = app;
  let press = null;
  const timeAt = (event) => {
    const box = parts.minimap.getBoundingClientRect();
    return view.first + ((event.clientX - box.left) / box.width) * (view.last - view.first);
  };
  parts.minimap.addEventListener('pointerdown', (event) => {
    const box = parts.minimap.getBoundingClientRect();
    const edge = (EDGE / box.width) * (view.last - view.first);
    const time = timeAt(event);
    const span = view.end - view.begin;
    const kind =
      Math.abs(time - view.begin) < edge ? 'begin' : Math.abs(time - view.end) < edge ? 'end' : 'all';
    if (kind === 'all' && (time < view.begin || time > view.end)) {
      show(view, time - span / 2, time + span / 2);
      app.changed();
    }
    press = { kind, time, begin: view.begin, end: view.end };
    parts.minimap.setPointerCapture(event.pointerId);
  });
  parts.minimap.addEventListener('pointermove', (event) => {
    if (press === null) {
      return;
    }
    const time = timeAt(event);
    if (press.kind === 'all') {
      moveTo(view, press.begin + time - press.time);
    } else if (press.kind === 'begin') {
      show(view, Math.min(time, press.end), press.end);
    } else {
      show(view, press.begin, Math.max(time, press.begin));
    }
    app.changed();
  });
  parts.minimap.addEventListener('pointerup', () => (press = null));
  parts.minimap.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoom(view, Math.exp(-event.deltaY * 0.002), timeAt(event));
      app.changed();
    },
    { passive: false },
  );
}

/** Selects a row by its distance from the selected one, and brings it into view. */
function stepRow(app, by) {
  const { view } = app;
  if (view.rows.length === 0) {
    return;
  }
  const at = view.rows.indexOf(view.row);
  const next = at < 0 ? (by > 0 ? 0 : view.rows.length - 1) : at + by;
  app.selectRow(view.rows[clamp(next, 0, view.rows.length - 1)]);
}

/** Moves the mark to the state before or after the one in which it is. */
function stepState(app, by) {
  const { view } = app;
  const row = view.row || view.rows[0];
  if (!row || row.to === row.from) {
    return;
  }
  const time = view.measuring && view.second !== null ? view.second : view.mark;
  const at = time === null ? row.from : firstAfter(row, time);
  const isInside = time !== null && rectangleAt(row, time) >= 0;
  const r = clamp(by > 0 && !isInside ? at : at + by, row.from, row.to - 1);
  view.row = row;
  moveMark(app, row.map.start[r]);
}

function moveMark(app, time) {
  const { view } = app;
  markTime(view, time, view.row, view.measuring);
  const span = view.end - view.begin;
  if (time < view.begin || time >= view.end) {
    moveTo(view, time - span / 2);
  }
  app.speak();
}

function escape(view) {
  if (view.value !== null) {
    view.value = null;
  } else if (view.chosen !== null) {
    chooseState(view, view.chosen.legend, view.chosen.state);
  } else if (view.mark !== null) {
    clearMarks(view);
  } else {
    view.row = null;
  }
}

function keysOf(app) {
  const { view, parts } = app;
  const pixel = () => (view.end - view.begin) / Math.max(1, parts.canvas.clientWidth);
  const nudge = (by) => {
    const from = view.measuring && view.second !== null ? view.second : view.mark;
    moveMark(app, from === null ? (view.begin + view.end) / 2 : from + by * Math.max(1, pixel()));
  };
  const page = () => Math.max(1, Math.floor(parts.stage.clientHeight / view.rowHeight) - 1);
  const height = (by) => {
    view.rowHeight = clamp(view.rowHeight + by, 2, TALLEST);
    view.fitted = false;
    app.rowsChanged();
  };
  return {
    '+': () => zoomAboutMark(view, STEP),
    '=': () => zoomAboutMark(view, STEP),
    '-': () => zoomAboutMark(view, 1 / STEP),
    '0': () => showAll(view),
    Home: () => showAll(view),
    ArrowLeft: () => pan(view, -PAN),
    ArrowRight: () => pan(view, PAN),
    'Shift+ArrowLeft': () => stepState(app, -1),
    'Shift+ArrowRight': () => stepState(app, 1),
    ArrowUp: () => stepRow(app, -1),
    ArrowDown: () => stepRow(app, 1),
    'Shift+ArrowUp': () => stepRow(app, -1),
    'Shift+ArrowDown': () => stepRow(app, 1),
    PageUp: () => stepRow(app, -page()),
    PageDown: () => stepRow(app, page()),
    ',': () => nudge(-1),
    '.': () => nudge(1),
    m: () => app.measure(),
    z: () => zoomToMarked(view),
    '[': () => height(-2),
    ']': () => height(2),
    '/': () => parts.find.focus(),
    '?': () => app.help(),
    Escape: () => escape(view),
  };
}

function listenToKeys(app) {
  const keys = keysOf(app);
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !app.isActive()) {
      return;
    }
    const target = event.target;
    if (target.localName === 'input' || target.localName === 'select') {
      if (event.key === 'Escape') {
        app.parts.stage.focus();
      }
      return;
    }
    const shifted = event.key.startsWith('Arrow') && event.shiftKey;
    const action = keys[(shifted ? 'Shift+' : '') + event.key];
    if (action) {
      event.preventDefault();
      action();
      app.changed();
    }
  });
}
