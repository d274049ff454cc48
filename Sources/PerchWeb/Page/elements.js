// Makes elements of the page. Text stays text: nothing is ever read as HTML.

/**
 * Makes an element with attributes and children.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, attributes = {}, ...children) {
  const el = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value);
  el.append(...children);
  return el;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Outlines on a square of 16 by 16. @type {Record<string, string>} */
const OUTLINES = {
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  panel: 'M2.5 3.5h11v9h-11zM10 3.5v9',
  link: 'M6.5 9.5l3-3M7 4.5l1-1a2.8 2.8 0 014 4l-1 1M9 11.5l-1 1a2.8 2.8 0 01-4-4l1-1',
  download: 'M8 2.5v7.5m0 0L5 7m3 3l3-3M3 13h10',
  next: 'M6 3.5L10.5 8 6 12.5',
  back: 'M10 3.5L5.5 8l4.5 4.5',
  more: 'M3 5h6m4 0h0M3 11h1m4 0h5M11 3.2v3.6M6 9.2v3.6',
  pick: 'M2.5 2.5l4 11 2-4.5 4.5-2z',
  close: 'M4 4l8 8M12 4l-8 8',
  copy: 'M5.5 5.5h7v7h-7zM3.5 10.5v-7h7',
  folder: 'M2.5 4h4l1.2 1.5h5.8V12h-11z',
  alone: 'M9.5 3h3.5v3.500M13 3L8 8M6.500 3.500H3v9.500h9.500V9.500',
};

/** @param {string} name @returns {SVGSVGElement} */
export function icon(name) {
  const svg = document.createElementNS(SVG, 'svg'), path = document.createElementNS(SVG, 'path');
  for (const [key, value] of Object.entries({ viewBox: '0 0 16 16', class: 'icon', 'aria-hidden': 'true' })) svg.setAttribute(key, value);
  path.setAttribute('d', OUTLINES[name]);
  svg.append(path);
  return svg;
}

/**
 * A button with an icon, and its title for those who cannot see it.
 * @param {string} name
 * @param {string} title
 * @param {() => void} action
 */
export function iconButton(name, title, action) {
  const button = make('button', { type: 'button', class: 'tool', title, 'aria-label': title }, icon(name));
  button.onclick = action;
  return button;
}

/**
 * One of a few choices, all of which are in sight.
 * @param {string} title
 * @param {[string, string][]} options values with their names
 * @param {string} value
 * @param {(value: string) => void} changed
 */
export function segments(title, options, value, changed) {
  const name = `segments ${title}`;
  const group = make('fieldset', { class: 'segments' }, make('legend', { class: 'live' }, title));
  for (const [key, label] of options) {
    const input = make('input', { type: 'radio', name, value: key });
    input.checked = key === value;
    input.onchange = () => changed(key);
    group.append(make('label', {}, input, make('span', {}, label)));
  }
  return group;
}

/**
 * A button that opens what is seldom needed. It closes at a press outside and at Escape.
 * @param {Node} face
 * @param {string} title
 * @param {...Node} contents
 */
export function popover(face, title, ...contents) {
  const button = make('summary', { class: 'tool', title, 'aria-label': title }, face);
  const box = make('details', { class: 'popover' }, button, make('div', { class: 'card' }, ...contents));
  const outside = (/** @type {Event} */ event) => { if (!box.contains(/** @type {Node} */ (event.target))) box.open = false; };
  box.addEventListener('toggle', () => {
    if (box.open) document.addEventListener('pointerdown', outside, true);
    else document.removeEventListener('pointerdown', outside, true);
  });
  box.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !box.open) return;
    event.stopPropagation();
    box.open = false;
    button.focus();
  });
  return box;
}

/**
 * What there is where nothing can be shown.
 * @param {string} title
 * @param {string} text
 * @param {...Node} more
 */
export const emptyState = (title, text, ...more) =>
  make('section', { class: 'empty' }, make('img', { src: '/page/icon.svg', alt: '', width: '44', height: '44' }), make('h2', {}, title), make('p', {}, text), ...more);

/** The address of the page with some values changed. @param {Record<string, string>} values */
export function addressWith(values) {
  const search = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value) search.set(name, value);
    else search.delete(name);
  }
  return `?${search}`;
}
