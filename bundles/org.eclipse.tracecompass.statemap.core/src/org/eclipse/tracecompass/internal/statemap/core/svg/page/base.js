// Elements, colours and times: what all other files use.

const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** Makes an element. Strings among the children are text, never markup. */
function element(namespace, name, attributes, children) {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') {
      made.addEventListener(key, value);
    } else if (value !== null && value !== false) {
      made.setAttribute(key, value === true ? '' : value);
    }
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

const html = (name, attributes = {}, ...children) => element(XHTML, name, attributes, children);
const svg = (name, attributes = {}, ...children) => element(SVG, name, attributes, children);

const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

/** Returns the first characters of a text, none of them halved. */
const firstOf = (text, most) => [...text].slice(0, most).join('');

// Colours: mixed in Oklab by share of time, as in the picture without script.

const GAMMA_STEPS = 8192;
const GAMMA = new Uint8Array(GAMMA_STEPS + 1);
for (let i = 0; i <= GAMMA_STEPS; i++) {
  const c = i / GAMMA_STEPS;
  GAMMA[i] = Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
}
const gamma = (c) => GAMMA[c <= 0 ? 0 : c >= 1 ? GAMMA_STEPS : (c * GAMMA_STEPS + 0.5) | 0];

function linear(byte) {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** Turns #rrggbb into lightness, a and b. */
function labOf(hex) {
  const rgb = parseInt(hex.slice(1), 16);
  const r = linear(rgb >> 16);
  const g = linear((rgb >> 8) & 255);
  const b = linear(rgb & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Returns a colour as a pixel of a canvas. */
function pixelOf(L, A, B) {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  const red = gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return (255 << 24) | (blue << 16) | (green << 8) | red;
}

/** Returns a pixel of a canvas as #rrggbb. */
function hexOf(pixel) {
  const rgb = ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255);
  return '#' + rgb.toString(16).padStart(6, '0');
}

// Times, in nanoseconds.

const UNITS = ['ns', 'µs', 'ms', 's'];

function unitOf(nanos) {
  const size = Math.abs(nanos);
  return size < 1e3 ? 0 : size < 1e6 ? 1 : size < 1e9 ? 2 : 3;
}

/** Writes a time exactly, in the unit that suits it. */
function timeText(nanos) {
  const whole = Math.round(nanos);
  const unit = unitOf(whole);
  const text = (whole / 1000 ** unit).toFixed(unit * 3);
  return (unit === 0 ? text : text.replace(/\.?0+$/, '')) + ' ' + UNITS[unit];
}

/** Writes a time with about four digits. */
function roughTime(nanos) {
  const unit = unitOf(nanos);
  const value = nanos / 1000 ** unit;
  const digits = unit === 0 ? 0 : value < 10 ? 3 : value < 100 ? 2 : value < 1000 ? 1 : 0;
  return value.toFixed(digits) + ' ' + UNITS[unit];
}

function percentText(share) {
  const percent = share * 100;
  return (percent > 0 && percent < 0.05 ? '< 0.1' : percent.toFixed(1)) + ' %';
}

const countText = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** Returns round times from begin to end, at most so many, and how they are written. */
function ticksOf(begin, end, most) {
  const least = (end - begin) / Math.max(1, most);
  let step = 10 ** Math.ceil(Math.log10(Math.max(least, 1e-3)));
  for (const part of [5, 2]) {
    if (step / part >= least) {
      step /= part;
      break;
    }
  }
  step = Math.max(1, step);
  const unit = unitOf(Math.max(Math.abs(begin), Math.abs(end)));
  const size = 1000 ** unit;
  const digits = clamp(Math.ceil(-Math.log10(step / size) - 1e-9), 0, 9);
  const ticks = [];
  for (let i = Math.ceil(begin / step); i * step <= end; i++) {
    ticks.push({ time: i * step, text: ((i * step) / size).toFixed(digits) + ' ' + UNITS[unit] });
  }
  return ticks;
}
