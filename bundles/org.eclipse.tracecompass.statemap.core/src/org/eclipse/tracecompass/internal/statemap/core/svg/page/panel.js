// The panel at the right: legend with totals, tags of the chosen state, and what is selected.

const MOST_VALUES = 40;

const swatch = (state) =>
  html('span', { class: 'swatch', style: 'background:' + (state.none ? 'var(--strip)' : state.colour) });

function share(part) {
  return html('span', { class: 'share', style: '--part:' + (part * 100).toFixed(2) + '%' });
}

/** Shows each state with its share and time, and at the mark how many rows are in it. */
function legendSection(view, legend, refresh) {
  const span = spanOf(view);
  const rows = view.rows.filter((row) => row.map.legend === legend);
  const count = legend.states.length;
  const totals = totalsOf(rows, span, count);
  const marked = view.mark !== null && view.second === null;
  const now = marked ? totalsOf(rows, { begin: view.mark, end: view.mark }, count) : null;
  const title = view.legends.length > 1 ? 'States · ' + legend.maps[0].title : 'States';
  if (legend.totals.every((nanos) => nanos === 0)) {
    const none = html('p', { class: 'never' }, 'There are none in the time that is shown.');
    return html('section', { class: 'legend' }, html('h2', {}, title), none);
  }
  return html(
    'section',
    { class: 'legend' },
    html('h2', {}, title, html('small', {}, ' ' + span.words)),
    html(
      'div',
      { class: marked ? 'table marked' : 'table', role: 'group', 'aria-label': title },
      html(
        'div',
        { class: 'head', 'aria-hidden': 'true' },
        html('span', {}, 'state'),
        html('span', {}, marked ? 'rows at mark' : ''),
        html('span', {}, 'share'),
        html('span', {}, 'time'),
      ),
      ...legend.states.map((state, index) => {
        if (legend.totals[index] === 0) {
          return null;
        }
        const part = totals[count] === 0 || state.none ? 0 : totals[index] / totals[count];
        const chosen =
          view.chosen !== null && view.chosen.legend === legend && view.chosen.state === index;
        const atMark =
          now === null || now[index] === 0
            ? ''
            : rowsText(now[index]) +
              (state.none ? '' : ' (' + Math.round((now[index] / now[count]) * 100) + ' %)');
        return html(
          'button',
          {
            class: 'state' + (totals[index] === 0 || state.none ? ' absent' : ''),
            'aria-pressed': String(chosen),
            title: 'Highlight ' + state.name,
            click: () => {
              chooseState(view, legend, index);
              view.reveal = true;
              refresh();
            },
          },
          html('span', { class: 'name' }, swatch(state), html('span', {}, state.name)),
          html('span', { class: 'at' }, atMark),
          html('span', { class: 'percent' }, part === 0 ? '–' : percentText(part)),
          html('span', { class: 'time' }, totals[index] === 0 ? '–' : roughTime(totals[index])),
          share(part),
        );
      }),
      html(
        'div',
        { class: 'sum' },
        html('span', {}, 'all rows'),
        html('span', {}, now === null ? '' : rowsText(now[count])),
        html('span', {}, ''),
        html('span', { class: 'time' }, roughTime(totals[count])),
      ),
      neverText(legend),
    ),
  );
}

/** Names the states that do not occur at all. */
function neverText(legend) {
  const never = legend.states.filter((state, index) => legend.totals[index] === 0);
  const names = never.map((state) => state.name).join(', ');
  return never.length === 0 ? null : html('div', { class: 'never' }, 'never: ' + names);
}

/** Rows that are in a state at a time; of a merged rectangle, its share. */
function rowsText(rows) {
  if (rows > 0 && rows < 0.05) {
    return '< 0.1';
  }
  return rows.toFixed(Math.abs(rows - Math.round(rows)) < 0.05 ? 0 : 1);
}

function membersOf(legend, state) {
  const members = new Set();
  for (const map of legend.maps) {
    for (const tag of map.tags) {
      if (tag.state === state) {
        tag.members.forEach((value, member) => members.add(member));
      }
    }
  }
  return [...members].sort();
}

/** Shows by what the tags of the chosen state tell its times apart. */
function tagSection(view, refresh) {
  if (view.chosen === null) {
    return null;
  }
  const { legend, state } = view.chosen;
  const members = membersOf(legend, state);
  const title = html('h2', {}, 'Tags of ' + legend.states[state].name);
  if (members.length === 0) {
    return html('section', { class: 'tags' }, title, html('p', {}, 'This state has no tags.'));
  }
  return html(
    'section',
    { class: 'tags' },
    title,
    html(
      'div',
      { class: 'members', role: 'group', 'aria-label': 'Members of the tags' },
      ...members.map((member) =>
        html(
          'button',
          {
            class: 'member',
            'aria-pressed': String(view.member === member),
            click: () => {
              view.member = view.member === member ? null : member;
              view.value = null;
              view.reveal = true;
              refresh();
            },
          },
          member,
        ),
      ),
    ),
    view.member === null ? null : valueTable(view, refresh),
  );
}

function valueTable(view, refresh) {
  const { legend, state } = view.chosen;
  const marked = view.mark !== null && view.second === null;
  const span = marked ? { begin: view.mark, end: view.mark } : spanOf(view);
  const rows = view.row === null ? view.rows : [view.row];
  const like = rows.filter((row) => row.map.legend === legend);
  const all = totalsOf(like, span, legend.states.length)[legend.states.length];
  const values = tagTotalsOf(like, span, state, view.member);
  const sum = values.reduce((total, [, nanos]) => total + nanos, 0);
  const part = (nanos) => (all === 0 ? 0 : nanos / all);
  const where = view.row === null ? '' : view.row.label + ', ';
  const when = marked ? 'at ' + timeText(view.mark) : span.words;
  return html(
    'div',
    { class: 'table values' },
    html('p', {}, 'By ' + view.member + ', ' + where + when + ':'),
    ...values.slice(0, MOST_VALUES).map(([value, nanos]) =>
      html(
        'button',
        {
          class: 'value',
          'aria-pressed': String(view.value === value),
          click: () => {
            view.value = view.value === value ? null : value;
            refresh();
          },
        },
        html('span', { class: 'name' }, html('span', {}, value)),
        html('span', { class: 'percent' }, percentText(part(nanos))),
        html('span', { class: 'time' }, marked ? '' : roughTime(nanos)),
        share(part(nanos)),
      ),
    ),
    values.length <= MOST_VALUES
      ? null
      : html('p', {}, '… and ' + (values.length - MOST_VALUES) + ' more'),
    html(
      'div',
      { class: 'sum' },
      html('span', {}, 'total'),
      html('span', { class: 'percent' }, percentText(part(sum))),
      html('span', { class: 'time' }, marked ? '' : roughTime(sum)),
    ),
  );
}

/** Describes a rectangle: as it is read aloud, and as the first line of what is shown. */
function sentenceOf(row, r) {
  const map = row.map;
  const states = statesOf(map, r);
  const main = states[0].state.name;
  const what =
    states.length === 1
      ? main
      : percentText(states[0].share) + ' ' + main + ' and ' + (states.length - 1) + ' more, merged';
  return (
    row.label + ', ' + what + ' at ' + timeText(map.start[r]) + ' for ' +
    timeText(map.end[r] - map.start[r])
  );
}

/** Shows all that is known of a rectangle. */
function rectangleCard(row, r, mostTags) {
  const map = row.map;
  const states = statesOf(map, r);
  const tags = tagsOf(map, r);
  const merged = mergedText(map, r);
  const line = (name, value) => [html('dt', {}, name), html('dd', {}, value)];
  return [
    html('h3', {}, row.label),
    mixList(states, map.end[r] - map.start[r]),
    html(
      'dl',
      {},
      ...line('start', timeText(map.start[r])),
      ...line('duration', timeText(map.end[r] - map.start[r])),
      ...(merged === '' ? [] : line('merged', merged)),
    ),
    ...tags.slice(0, mostTags).map(({ tag, nanos }) =>
      html(
        'dl',
        { class: 'tag' },
        ...line('tag', tag.members.get('tag') + (states.length > 1 ? ', ' + roughTime(nanos) : '')),
        ...[...tag.members].filter(([name]) => name !== 'tag').flatMap((pair) => line(...pair)),
      ),
    ),
    tags.length > mostTags ? html('p', {}, '… and ' + (tags.length - mostTags) + ' more tags') : null,
  ].filter((part) => part !== null);
}

/** Shows how long the selected row was in each state. */
function rowTotals(view, row) {
  const span = spanOf(view);
  const count = row.map.states.length;
  const totals = totalsOf([row], span, count);
  const states = row.map.states
    .map((state, index) => ({ state, nanos: totals[index] }))
    .filter(({ state, nanos }) => nanos > 0 && !state.none)
    .sort((a, b) => b.nanos - a.nanos);
  return states.length === 0
    ? []
    : [html('h3', { class: 'span-of-row' }, 'Row ' + span.words), mixList(states, totals[count])];
}

/** Lists states with their shares and times. */
function mixList(states, all) {
  return html(
    'ul',
    { class: 'mix' },
    ...states.map(({ state, nanos }) =>
      html(
        'li',
        {},
        swatch(state),
        html('span', { class: 'what' }, state.name),
        nanos === all
          ? null
          : html('span', {}, percentText(nanos / all) + ', ' + roughTime(nanos)),
      ),
    ),
  );
}

function selectionSection(view) {
  if (view.row === null) {
    return null;
  }
  const r = selectedRectangle(view);
  const card =
    r < 0
      ? [html('h3', {}, view.row.label), html('p', {}, view.mark === null ? '' : 'No state at the mark.')]
      : rectangleCard(view.row, r, 20);
  if (view.mark !== null) {
    const instant = instantText(view.maps[0], view.mark);
    const date = html('dl', {}, html('dt', {}, 'mark'), html('dd', {}, instant));
    card.splice(r < 0 ? card.length : 3, 0, date);
  }
  return html(
    'section',
    { class: 'selection', 'aria-label': 'Selection' },
    html('h2', {}, 'Selected'),
    ...card,
    ...rowTotals(view, view.row),
  );
}

/** Writes the panel anew, and leaves the focus where it was. */
function drawPanel(view, parts, refresh) {
  const buttons = () => [...parts.panel.querySelectorAll('button')];
  const focused = buttons().indexOf(document.activeElement);
  const scroll = parts.legend.scrollTop;
  parts.legend.replaceChildren(
    ...[
      ...view.legends.map((legend) => legendSection(view, legend, refresh)),
      tagSection(view, refresh),
    ].filter((section) => section !== null),
  );
  parts.legend.scrollTop = scroll;
  if (view.reveal) {
    parts.legend.querySelector('.tags')?.scrollIntoView({ block: 'nearest' });
    view.reveal = false;
  }
  const selection = selectionSection(view);
  parts.details.replaceChildren(...(selection === null ? [] : [selection]));
  if (focused >= 0) {
    buttons()[focused]?.focus();
  }
}
