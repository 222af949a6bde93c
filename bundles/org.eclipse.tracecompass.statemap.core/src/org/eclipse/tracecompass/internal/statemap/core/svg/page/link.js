// What the reader sees, kept in the fragment of the address.

/** Writes the view as a fragment; what is as at the beginning is left out. */
function linkOf(view) {
  const link = new URLSearchParams();
  const put = (name, value) => link.set(name, String(value));
  if (view.begin !== view.first || view.end !== view.last) {
    put('begin', Math.round(view.begin));
    put('end', Math.round(view.end));
  }
  if (view.mark !== null) {
    put('at', view.mark);
  }
  if (view.second !== null) {
    put('to', view.second);
  }
  if (view.row !== null) {
    put('row', view.row.map.index + ':' + view.row.name);
  }
  if (view.chosen !== null) {
    put('state', view.chosen.legend.index + ':' + view.chosen.legend.states[view.chosen.state].name);
  }
  for (const name of ['member', 'value']) {
    if (view[name] !== null) {
      put(name, view[name]);
    }
  }
  if (view.find !== '') {
    put('find', view.find);
  }
  if (!view.only) {
    put('all', 1);
  }
  if (view.sort !== '') {
    put('sort', view.sort);
  }
  return link.toString();
}

/** Reads a fragment; what it does not say is as at the beginning, what makes no sense is passed over. */
function followLink(view, fragment) {
  const link = new URLSearchParams(fragment);
  const number = (name) => {
    const value = Number(link.get(name) ?? NaN);
    return Number.isFinite(value) && link.get(name) !== '' ? value : null;
  };
  const named = (name) => {
    const [, index, rest] = /^(\d+):([^]*)$/.exec(link.get(name) ?? '') ?? [null, -1, ''];
    return [Number(index), rest];
  };
  const begin = number('begin');
  const end = number('end');
  showAll(view);
  if (begin !== null && end !== null && begin < end) {
    show(view, begin, end);
  }
  const inside = (time) => (time === null ? null : clamp(time, view.first, view.last));
  view.mark = inside(number('at'));
  view.second = view.mark === null ? null : inside(number('to'));
  const [mapIndex, rowName] = named('row');
  view.row = view.maps[mapIndex]?.rows.find((row) => row.name === rowName) ?? null;
  const [legendIndex, stateName] = named('state');
  const legend = view.legends[legendIndex];
  const state = legend ? legend.states.findIndex((each) => each.name === stateName) : -1;
  view.chosen = state < 0 ? null : { legend, state };
  view.member = view.chosen === null ? null : link.get('member');
  view.value = view.member === null ? null : link.get('value');
  view.find = link.get('find') ?? '';
  view.only = !link.has('all');
  view.sort = link.get('sort') ?? '';
}
