// Puts the page in the place of the picture, once everything is there.

const LINK_AFTER = 250;

/** One of the buttons above the map. */
function tool(text, name, action) {
  return html('button', { class: 'tool', title: name, 'aria-label': name, click: action }, text);
}

function sortChoice(view) {
  const names = [...new Set(view.legends.flatMap((legend) => legend.states.map((s) => s.name)))];
  return html(
    'select',
    { 'aria-label': 'Sort rows' },
    html('option', { value: '' }, 'rows in their order'),
    html('option', { value: 'name' }, 'rows by name'),
    ...names.map((name) => html('option', { value: 'state:' + name }, 'most ' + name)),
  );
}

function helpDialog() {
  const dialog = html(
    'dialog',
    { class: 'help', 'aria-label': 'Keys and mouse' },
    html('h2', {}, 'Keys and mouse'),
    html('dl', {}, ...HELP.flatMap(([key, what]) => [html('dt', {}, key), html('dd', {}, what)])),
    html('p', {}, 'A pixel that holds several states has their mixed colour. Merged rectangles, of which'
      + ' only the shares are known, have a mark in the corner. The address of this page keeps'
      + ' what you see.'),
  );
  dialog.append(html('button', { class: 'tool', click: () => dialog.close() }, 'Close'));
  return dialog;
}

function createTools(app) {
  const { view, parts } = app;
  const act = (action) => () => {
    action();
    app.changed();
  };
  parts.find = html('input', {
    type: 'search',
    placeholder: 'Find rows',
    'aria-label': 'Find rows by name or description',
    input: () => {
      view.find = parts.find.value;
      app.rowsChanged();
    },
    keydown: (event) => {
      if (event.key === 'Enter') {
        app.nextFound(event.shiftKey ? -1 : 1);
      }
    },
  });
  parts.only = html(
    'button',
    {
      class: 'tool',
      title: 'Hide the rows that are not found',
      click: () => {
        view.only = !view.only;
        app.rowsChanged();
      },
    },
    'only matches',
  );
  parts.sort = sortChoice(view);
  parts.sort.addEventListener('change', () => {
    view.sort = parts.sort.value;
    app.rowsChanged();
  });
  parts.dialog = helpDialog();
  return html(
    'div',
    { class: 'tools', role: 'toolbar', 'aria-label': 'View' },
    tool('−', 'Zoom out (−)', act(() => zoomAboutMark(view, 1 / STEP))),
    tool('+', 'Zoom in (+)', act(() => zoomAboutMark(view, STEP))),
    tool('◂', 'Pan left (←)', act(() => pan(view, -PAN))),
    tool('▸', 'Pan right (→)', act(() => pan(view, PAN))),
    tool('Reset', 'Show everything (0)', act(() => showAll(view))),
    parts.sort,
    tool('Copy link', 'Copy a link to what is seen', () => app.copyLink()),
    tool('?', 'Keys and mouse (?)', () => app.help()),
    parts.find,
    parts.only,
    parts.count,
    html('span', { class: 'hint' }, 'drag to zoom · click to mark · Shift-click to measure'),
  );
}

/** Brings everything that is seen up to date, once per frame. */
function createApp(root, data) {
  const view = createView(data);
  const parts = createPage(view);
  const app = { root, view, parts, theme: null };
  let waiting = false;
  let linkTimer = 0;
  let coloured = '';
  let overview = '';
  const clear = () => {
    clearMarks(view);
    app.changed();
  };
  const draw = () => {
    waiting = false;
    const colours = [view.chosen?.legend.index, view.chosen?.state, view.member, view.value].join('\n');
    if (colours !== coloured) {
      view.maps.forEach((map) => colourMap(view, map, app.theme));
      coloured = colours;
    }
    paintRows(view, parts.canvas, parts.scroller.scrollTop, app.theme);
    const room = [parts.overview.clientWidth, view.only ? view.find : '', devicePixelRatio].join('\n');
    if (room !== overview) {
      paintOverview(view, parts.overview, app.theme);
      overview = room;
    }
    drawLabels(view, parts, (row) => {
      app.selectRow(row);
      parts.stage.focus({ preventScroll: true });
      app.changed();
    });
    drawAxis(view, parts);
    drawMarks(view, parts, clear);
    drawBrush(view, parts);
    drawSubtitle(view, parts);
    drawPanel(view, parts, app.changed);
    clearTimeout(linkTimer);
    linkTimer = setTimeout(keepLink, LINK_AFTER);
  };
  const keepLink = () => {
    const link = linkOf(view);
    if (link !== location.hash.slice(1)) {
      try {
        history.replaceState(null, '', '#' + link);
      } catch {
        // A document without an address of its own has no link to keep.
      }
    }
  };
  app.changed = () => {
    if (!waiting) {
      waiting = true;
      requestAnimationFrame(draw);
    }
  };
  app.rowsChanged = () => {
    layOut(view, parts.scroller.clientHeight);
    parts.spacer.style.height = view.height + 'px';
    parts.count.textContent = view.find === '' ? '' : countText(view.found.length) + ' found';
    parts.only.setAttribute('aria-pressed', String(view.only));
    parts.only.hidden = view.find === '';
    app.changed();
  };
  app.resized = () => {
    const width = parts.scroller.clientWidth;
    parts.main.style.setProperty('--bar', parts.scroller.offsetWidth - width + 'px');
    parts.scroller.style.setProperty('--room', parts.scroller.clientHeight + 'px');
    app.rowsChanged();
  };
  app.themed = () => {
    app.theme = themeOf(parts.page);
    coloured = overview = '';
    app.changed();
  };
  app.followLink = () => {
    followLink(view, location.hash.slice(1));
    parts.find.value = view.find;
    parts.sort.value = view.sort;
    if (parts.sort.value !== view.sort) {
      parts.sort.value = view.sort = '';
    }
    app.rowsChanged();
  };
  app.copyLink = async () => {
    keepLink();
    try {
      await navigator.clipboard.writeText(location.href);
      parts.spoken.textContent = 'The link is copied.';
      parts.count.textContent = 'link copied';
    } catch {
      parts.count.textContent = 'the address is the link';
    }
  };
  addActions(app);
  return app;
}

function addActions(app) {
  const { view, parts } = app;
  app.speak = () => {
    const r = selectedRectangle(view);
    const delta = view.second === null ? '' : ', ' + timeText(view.second - view.mark) + ' from the mark';
    parts.spoken.textContent =
      (r >= 0 ? sentenceOf(view.row, r) : view.row === null ? '' : view.row.label) + delta;
  };
  app.selectRow = (row) => {
    view.row = row;
    const top = parts.scroller.scrollTop;
    const room = parts.scroller.clientHeight;
    if (row.top < top || row.top + view.rowHeight > top + room) {
      parts.scroller.scrollTop = row.top - room / 2;
    }
    app.speak();
  };
  app.nextFound = (by) => {
    if (view.found.length > 0) {
      const at = view.found.indexOf(view.row);
      const next = (at < 0 ? (by > 0 ? 0 : -1) : at + by) + view.found.length;
      app.selectRow(view.found[next % view.found.length]);
      app.changed();
    }
  };
  app.measure = () => {
    view.measuring = !view.measuring && view.mark !== null;
    parts.spoken.textContent = view.measuring ? 'Measuring from the mark.' : 'Not measuring.';
  };
  app.help = () => parts.dialog.showModal();
  app.isActive = () => !parts.dialog.open;
}

/** Shows the page instead of the picture, which is there if anything goes wrong. */
function start(root) {
  const text = root.querySelector('script[type="application/json"]').textContent;
  const app = createApp(root, JSON.parse(text));
  const { view, parts } = app;
  parts.page = html(
    'div',
    { class: 'page', lang: 'en' },
    html('header', {}, parts.heading, parts.subtitle, createTools(app)),
    parts.main,
    parts.panel,
    parts.spoken,
    parts.tip,
    parts.dialog,
  );
  parts.frame = svg('foreignObject', { width: '100%', height: '100%' }, parts.page);
  root.append(parts.frame);
  for (const name of ['viewBox', 'role', 'aria-labelledby']) {
    root.removeAttribute(name);
  }
  root.setAttribute('width', '100%');
  root.setAttribute('height', '100%');
  root.setAttribute('class', 'statemap live');
  parts.main.style.setProperty('--gutter', gutterOf(view, parts.page) + 'px');
  drawSubtitle(view, parts);
  app.themed();
  app.followLink();
  app.resized();
  listen(app);
  addEventListener('DOMContentLoaded', () => root.querySelector('.picture')?.remove());
}

function listen(app) {
  listenToStage(app);
  listenToOverview(app);
  listenToKeys(app);
  listenToPrint(app);
  app.parts.scroller.addEventListener('scroll', app.changed);
  new ResizeObserver(app.resized).observe(app.parts.scroller);
  addEventListener('resize', app.resized);
  addEventListener('hashchange', app.followLink);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', app.themed);
}

const root = document.currentScript.closest('svg.statemap');
const before = ['viewBox', 'role', 'aria-labelledby', 'width', 'height', 'class'].map((name) => [
  name,
  root.getAttribute(name),
]);
try {
  start(root);
} catch (error) {
  root.querySelector('foreignObject')?.remove();
  before.forEach(([name, value]) => root.setAttribute(name, value));
  throw error;
}
