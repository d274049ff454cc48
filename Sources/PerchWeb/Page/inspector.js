// Points at an element of a preview, and tells what is known of it.

import { make } from './elements.js';

/** @typedef {import('./session.js').Session} Session */
/** In points: left, top, width, height. @typedef {[number, number, number, number]} Box */
/**
 * @typedef {Object} Element
 * @property {string} name
 * @property {Box} frame
 * @property {{name: string, frame: Box}[]} modifiers
 * @property {{top: number, left: number, bottom: number, right: number}} [padding]
 * @property {string} [container]
 * @property {Box[]} [neighbors]
 * @property {string[]} fonts
 * @property {string[]} colors
 * @property {{name: string, module: string, path?: string, line?: number}[]} views
 * @property {number} [line] the element's line in the tree
 */

/** How wide a letter of the tree is, in points. */
const LETTER = 7.2;

export class Inspector {
  /** @param {HTMLElement} stage @param {Session} session @param {(isPicked: boolean) => void} ended */
  constructor(stage, session, ended) {
    this.session = session;
    this.ended = ended;
    this.isPicking = false;
    this.isAsking = false;
    this.showsDistances = false;
    /** @type {{x: number, y: number} | null} */
    this.next = null;
    /** What the pointer is over, and what was clicked on. @type {Element | null} */
    this.element = null;
    /** @type {Element | null} */
    this.picked = null;
    this.glass = make('div', { class: 'glass', hidden: '' });
    this.marks = make('div', { class: 'marks', 'aria-hidden': 'true' });
    stage.append(this.marks, this.glass);
    this.about = make('div', { class: 'about', role: 'status', 'aria-label': 'Element' });
    this.tree = make('pre', { tabindex: '0', 'aria-label': 'View tree', class: 'tree-text' });
    this.readings = make('pre', { tabindex: '0', 'aria-label': 'Accessibility tree', class: 'tree-text' });
    this.listen();
    this.tell();
  }

  listen() {
    const { glass } = this;
    // What is pointed at is not touched.
    for (const type of ['pointerdown', 'pointerup', 'pointermove', 'wheel', 'mousedown']) glass.addEventListener(type, event => event.stopPropagation());
    glass.addEventListener('pointermove', event => this.look(event));
    glass.addEventListener('pointerleave', () => {
      this.element = this.picked;
      this.mark();
      this.tell();
    });
    glass.addEventListener('click', event => {
      this.look(event);
      this.picked = this.element;
      this.pick(false, true);
      this.tell();
    });
    document.addEventListener('keydown', event => {
      if (event.key === 'Alt' && this.element) {
        this.showsDistances = true;
        this.mark();
        event.preventDefault();
      }
      if (event.key === 'Escape' && this.isPicking) this.pick(false);
    });
    document.addEventListener('keyup', event => {
      if (event.key !== 'Alt') return;
      this.showsDistances = false;
      this.mark();
    });
  }

  /** Begins, or ends, to point. @param {boolean} isOn @param {boolean} [isPicked] whether something was clicked on */
  pick(isOn, isPicked = false) {
    this.isPicking = isOn;
    this.glass.hidden = !isOn;
    if (!isOn) this.ended(isPicked);
  }

  /** Another preview is shown. */
  clear() {
    this.element = this.picked = null;
    this.pick(false);
    this.mark();
    this.tell();
  }

  /** @param {PointerEvent | MouseEvent} event */
  look(event) {
    this.next = this.session.place(event);
    this.ask();
  }

  /** One question at a time; the last place counts. */
  ask() {
    if (this.isAsking || !this.next) return;
    this.isAsking = true;
    this.session.ask({ what: 'inspect', x: String(this.next.x), y: String(this.next.y) });
    this.next = null;
  }

  /** @param {any} answer */
  answer(answer) {
    switch (answer.question) {
      case 'inspect':
        this.isAsking = false;
        this.element = answer.element || null;
        this.mark();
        if (!this.isPicking) {
          this.picked = this.element;
          // Panes that came over it leave it in sight.
          this.marks.querySelector('.mark')?.scrollIntoView({ block: 'nearest' });
        }
        this.tell();
        this.ask();
        break;
      case 'tree': this.lines(this.tree, answer.text); break;
      case 'accessibility': this.lines(this.readings, answer.text); break;
      case 'details': this.about.replaceChildren(make('pre', {}, answer.text)); break;
    }
  }

  /** Shows where the element is, and its paddings. */
  mark() {
    const { element } = this;
    this.marks.replaceChildren();
    if (!element) return;
    const box = (/** @type {string} */ kind, /** @type {Box} */ [x, y, w, h], text = '') => {
      const el = make('div', { class: kind }, text);
      Object.assign(el.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
      this.marks.append(el);
    };
    const [x, y, w, h] = element.frame, { padding } = element;
    if (padding) {
      const { top, left, bottom, right } = padding;
      box('padding', [x - left, y - top, w + left + right, top], top >= 8 ? text(top) : '');
      box('padding', [x - left, y + h, w + left + right, bottom], bottom >= 8 ? text(bottom) : '');
      box('padding', [x - left, y, left, h], left >= 12 ? text(left) : '');
      box('padding', [x + w, y, right, h], right >= 12 ? text(right) : '');
    }
    box('mark', element.frame);
    const label = make('div', { class: 'label' }, `${element.views[0] ? `${element.views[0].name} › ` : ''}${element.name}  ${text(w)} × ${text(h)}`);
    Object.assign(label.style, { left: `${Math.max(0, x)}px`, top: `${y > 26 ? y - 24 : y + h + 4}px` });
    this.marks.append(label);
    if (this.showsDistances) for (const gap of distances(element.frame, element.neighbors || [])) box(gap.isVertical ? 'gap vertical' : 'gap', gap.box, text(gap.length));
  }

  /** Tells in words what is known. */
  tell() {
    const { element } = this;
    if (!element) {
      return this.about.replaceChildren(make('p', { class: 'quiet' }, 'Press I or the arrow above, and point at an element. Hold Alt to see distances.'));
    }
    const [x, y, w, h] = element.frame, list = make('dl');
    const row = (/** @type {string} */ name, /** @type {(Node | string)[]} */ ...values) => list.append(make('dt', {}, name), make('dd', {}, ...values));
    const [view, ...outer] = element.views;
    if (view) row('View', make('strong', {}, view.name), ` in ${view.module}`);
    if (view && view.path) row('Source', make('span', { class: 'place' }, `${view.path}:${view.line}`));
    if (outer.length) row('Inside', outer.map(other => other.name).join(' ‹ '));
    row('Frame', `${text(x)}, ${text(y)}  ${text(w)} × ${text(h)}`);
    const { padding } = element;
    if (padding) row('Padding', `top ${text(padding.top)}, left ${text(padding.left)}, bottom ${text(padding.bottom)}, right ${text(padding.right)}`);
    if (element.fonts.length) row('Font', element.fonts.join(', '));
    if (element.colors.length) row('Colors', ...element.colors.flatMap(color => [swatch(color), `${color}  `]));
    if (element.modifiers.length) row('Modifiers', element.modifiers.map(m => m.name).join(' ‹ '));
    if (element.container) row('Container', element.container);
    const gaps = distances(element.frame, element.neighbors || []);
    if (gaps.length) row('Distances', gaps.map(gap => `${gap.side} ${text(gap.length)}`).join(', '));
    this.about.replaceChildren(make('h2', {}, element.name), list);
    this.follow();
  }

  /** The tree shows the line of the element. */
  follow() {
    const line = this.element?.line;
    for (const [i, button] of [...this.tree.children].entries()) button.toggleAttribute('data-at', i === line);
    const at = line === undefined ? null : this.tree.children[line];
    if (!(at instanceof HTMLElement) || !this.tree.offsetParent) return;
    const text = at.textContent || '', indent = text.length - text.trimStart().length;
    this.tree.scrollTo(Math.max(0, indent - 2) * LETTER, at.offsetTop - this.tree.clientHeight / 2);
  }

  /** Shows lines; those with a frame at their end mark it in the picture. @param {HTMLPreElement} to @param {string} lines */
  lines(to, lines) {
    // Who is about to click on a line keeps it.
    if (to.dataset.text === lines) return;
    to.dataset.text = lines;
    to.replaceChildren(...lines.split('\n').map((line, index) => {
      const button = make('button', { type: 'button' }, line);
      const frame = /(-?[\d.]+),(-?[\d.]+) ([\d.]+)×([\d.]+)\]?$/.exec(line);
      if (to === this.tree) button.onclick = () => this.session.ask({ what: 'details', line: String(index) });
      if (!frame) return button;
      const [x, y, w, h] = frame.slice(1).map(Number);
      const on = () => {
        const el = make('div', { class: 'mark' });
        Object.assign(el.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
        this.marks.replaceChildren(el);
      };
      button.onmouseenter = button.onfocus = on;
      button.onmouseleave = button.onblur = () => this.mark();
      return button;
    }));
    this.follow();
  }
}

/** @param {number} value */
const text = value => String(Math.round(value * 100) / 100);

/** @param {string} color */
function swatch(color) {
  const el = make('span', { class: 'swatch', 'aria-hidden': 'true' }), [solid, opacity] = color.split(' ');
  el.style.background = opacity ? `color-mix(in srgb, ${solid} ${opacity}%, transparent)` : solid;
  return el;
}

/**
 * How far the nearest neighbor on each side is.
 * @param {Box} frame @param {Box[]} neighbors
 */
function distances([x, y, w, h], neighbors) {
  /** @type {{side: string, length: number, isVertical: boolean, box: Box}[]} */
  const found = [];
  const nearest = (/** @type {string} */ side, /** @type {boolean} */ isVertical, /** @type {(box: Box) => number} */ length, /** @type {(length: number) => Box} */ box) => {
    const lengths = neighbors.filter(([nx, ny, nw, nh]) => isVertical ? nx < x + w && nx + nw > x : ny < y + h && ny + nh > y).map(length).filter(l => l >= 0);
    if (lengths.length) found.push({ side, length: Math.min(...lengths), isVertical, box: box(Math.min(...lengths)) });
  };
  nearest('above', true, ([, ny, , nh]) => y - ny - nh, l => [x + w / 2, y - l, 1, l]);
  nearest('below', true, ([, ny]) => ny - y - h, l => [x + w / 2, y + h, 1, l]);
  nearest('left', false, ([nx, , nw]) => x - nx - nw, l => [x - l, y + h / 2, l, 1]);
  nearest('right', false, ([nx]) => nx - x - w, l => [x + w, y + h / 2, l, 1]);
  return found;
}
