// The page: what is where, and how it follows the view.

const LABEL_ROOM = 10;
const LABEL_FONT = 11;

/** So wide is the flag of a mark at most. */
const FLAG = 120;

/** Makes the page; nothing in it says anything yet. */
function createPage(view) {
  const canvas = html('canvas', { class: 'rows' });
  const overview = html('canvas', { class: 'overview' });
  const parts = {
    canvas,
    overview,
    heading: html('h1', {}, view.title),
    subtitle: html('p', { class: 'subtitle' }),
    count: html('span', { class: 'count', role: 'status' }),
    marks: html('div', { class: 'marks' }),
    ticks: html('div', { class: 'ticks', 'aria-hidden': 'true' }),
    brush: html('div', { class: 'brush' }),
    labels: html('div', { class: 'labels' }),
    titles: html('div', { class: 'titles' }),
    spacer: html('div', { class: 'spacer' }),
    legend: html('div', { class: 'upper' }),
    details: html('div', { class: 'lower' }),
    spoken: html('div', { class: 'spoken', 'aria-live': 'polite' }),
    tip: html('div', { class: 'tip', role: 'tooltip', hidden: true }),
    drag: html('div', { class: 'drag', hidden: true }),
  };
  parts.minimap = html(
    'div',
    {
      class: 'minimap',
      tabindex: 0,
      role: 'slider',
      'aria-label': 'Overview of the whole time. Arrow keys move the visible span, plus and minus zoom.',
      'aria-valuemin': 0,
      'aria-valuemax': 100,
    },
    overview,
    parts.brush,
  );
  parts.stage = html(
    'div',
    {
      class: 'stage',
      tabindex: 0,
      role: 'application',
      'aria-roledescription': 'statemap',
      'aria-label': 'Rows of the statemap. Press question mark for the keys.',
    },
    canvas,
    parts.drag,
  );
  parts.panel = html(
    'aside',
    { class: 'panel', 'aria-label': 'Legend and details' },
    parts.legend,
    parts.details,
  );
  parts.scroller = html(
    'div',
    { class: 'scroller' },
    html('div', { class: 'viewport' }, parts.labels, parts.stage, parts.titles),
    parts.spacer,
  );
  parts.main = html(
    'main',
    {},
    html('div', { class: 'band' }, html('span', { class: 'gutter' }, 'all rows'), parts.minimap),
    html('div', { class: 'band' }, html('span', { class: 'gutter' }), parts.marks),
    html('div', { class: 'band' }, html('span', { class: 'gutter' }, kindOf(view)), parts.ticks),
    parts.scroller,
  );
  return parts;
}

/** What the rows are, if they are all alike. */
function kindOf(view) {
  const kinds = new Set(view.maps.map((map) => map.kind));
  return kinds.size === 1 ? [...kinds][0] : '';
}

/** Gives the names of rows as much room as they need, within reason. */
function gutterOf(view, page) {
  const context = document.createElementNS(XHTML, 'canvas').getContext('2d');
  context.font = '11px ' + getComputedStyle(page).fontFamily;
  let widest = 0;
  for (const map of view.maps) {
    for (const row of map.rows) {
      widest = Math.max(widest, context.measureText(row.name).width);
    }
  }
  return Math.round(clamp(widest + 26, 60, 240));
}

function drawAxis(view, parts) {
  const width = parts.canvas.clientWidth;
  const place = (time) => ((time - view.begin) / (view.end - view.begin)) * width;
  const ticks = ticksOf(view.begin, view.end, width / 110);
  parts.ticks.replaceChildren(
    ...ticks.map((tick) =>
      html(
        'span',
        {
          class: 'tick' + (place(tick.time) < 24 ? ' first' : place(tick.time) > width - 24 ? ' last' : ''),
          style: 'left:' + place(tick.time).toFixed(1) + 'px',
        },
        tick.text,
      ),
    ),
  );
}

/** Tells where a flag has room: not outside, and not over that of the other mark. */
function flagPlace(x, other, width, isMark) {
  const isFirst = other === null || x < other || (x === other && isMark);
  if (other === null || Math.abs(x - other) > 2 * FLAG) {
    return { x, left: x > width - FLAG };
  }
  const earlier = Math.min(x, other);
  const later = Math.max(x, other);
  if (later > width - FLAG) {
    return isFirst ? { x: Math.min(x, later - FLAG), left: true } : { x, left: true };
  }
  if (earlier < FLAG) {
    return isFirst ? { x, left: false } : { x: Math.max(x, earlier + FLAG), left: false };
  }
  return { x, left: isFirst };
}

/** Shows the marks above the axis, each with its time; a click takes it away. */
function drawMarks(view, parts, clear) {
  const width = parts.canvas.clientWidth;
  const place = (time) => ((time - view.begin) / (view.end - view.begin)) * width;
  const isSeen = (x) => x >= -1 && x <= width + 1;
  const flag = (time, text, name, { x, left }) =>
    html(
      'button',
      {
        class: 'flag ' + name + (left ? ' left' : ''),
        style: 'left:' + x.toFixed(1) + 'px',
        title: instantText(view.maps[0], time) + '. Click to remove the marks.',
        click: clear,
      },
      text,
    );
  const flags = [];
  if (view.mark !== null && isSeen(place(view.mark))) {
    const other = view.second !== null && isSeen(place(view.second)) ? place(view.second) : null;
    flags.push(flag(view.mark, timeText(view.mark), 'first', flagPlace(place(view.mark), other, width, true)));
  }
  if (view.second !== null) {
    const from = clamp(place(Math.min(view.mark, view.second)), 0, width);
    const to = clamp(place(Math.max(view.mark, view.second)), 0, width);
    const style = 'left:' + from.toFixed(1) + 'px;width:' + (to - from).toFixed(1) + 'px';
    flags.push(html('div', { class: 'between', style }));
    if (isSeen(place(view.second))) {
      const other = isSeen(place(view.mark)) ? place(view.mark) : null;
      const words = 'Δ ' + timeText(view.second - view.mark);
      flags.push(flag(view.second, words, 'second', flagPlace(place(view.second), other, width, false)));
    }
  }
  const focused = parts.marks.contains(document.activeElement)
    ? document.activeElement.classList[1]
    : null;
  parts.marks.replaceChildren(...flags);
  if (focused !== null) {
    (parts.marks.querySelector('.' + focused) || parts.stage).focus({ preventScroll: true });
  }
}

function drawLabels(view, parts, select) {
  const scrollTop = parts.scroller.scrollTop;
  const visible = visibleItems(view, scrollTop, parts.stage.clientHeight);
  const every = Math.max(1, Math.ceil(LABEL_ROOM / view.rowHeight));
  const labels = [];
  const titles = [];
  const size = clamp(view.rowHeight, LABEL_ROOM, LABEL_FONT);
  const font = ';font-size:' + size + 'px;line-height:' + view.rowHeight + 'px';
  let number = 0;
  for (const item of visible) {
    const place = 'top:' + (item.top - scrollTop) + 'px;height:' + item.height + 'px';
    if (item.row === null) {
      titles.push(html('h2', { class: 'map', style: place }, item.map.title));
      continue;
    }
    const row = item.row;
    const selected = row === view.row;
    if (number++ % every === 0 || selected) {
      labels.push(
        html(
          'button',
          {
            class: 'label' + (selected ? ' selected' : '') + (row.found ? ' found' : ''),
            style: place + font,
            title: row.label,
            tabindex: -1,
            'aria-pressed': String(selected),
            click: () => select(row),
          },
          row.name,
        ),
      );
    }
  }
  parts.labels.replaceChildren(...labels);
  parts.titles.replaceChildren(...titles);
}

function drawBrush(view, parts) {
  const whole = view.last - view.first;
  const left = ((view.begin - view.first) / whole) * 100;
  const width = ((view.end - view.begin) / whole) * 100;
  parts.brush.style.left = left + '%';
  parts.brush.style.width = width + '%';
  parts.minimap.setAttribute('aria-valuenow', (left + width / 2).toFixed(1));
  parts.minimap.setAttribute(
    'aria-valuetext',
    timeText(view.begin) + ' to ' + timeText(view.end),
  );
}

function drawSubtitle(view, parts) {
  const map = view.maps[0];
  const rows = view.maps.reduce((sum, each) => sum + each.rows.length, 0);
  const rectangles = view.maps.reduce((sum, each) => sum + each.start.length, 0);
  const merged = view.maps.reduce((sum, each) => sum + each.merged, 0);
  const offset = view.begin === 0 ? '' : '; offset = ' + timeText(view.begin);
  const start = new Date(map.startSeconds * 1000);
  const day = isNaN(start) ? '' : ', ' + start.toISOString().replace('T', ' ').slice(0, 19) + ' UTC';
  const items = [
    'span = ' + timeText(view.end - view.begin) + offset,
    'start = ' + map.startSeconds + ' s since the epoch' + day,
    countText(rows) + (rows === 1 ? ' row, ' : ' rows, ') + countText(rectangles) + ' rectangles',
    merged === 0 ? 'none merged' : countText(merged) + ' of them merged (with a mark in the corner)',
  ];
  parts.subtitle.replaceChildren(
    ...items.map((text, i) => html('span', { class: i === 0 ? 'span' : null }, text)),
  );
}
