// The gallery's own views: an index of all previews with live thumbnails, and a preview at work between switches and panes.

import { Painter } from './painter.js';
import { FrameDecoder, Reader } from './wire.js';

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./wire.js').Frame} Frame */
/** `provider` where it stands for all previews of a provider, whose code has not run yet. @typedef {{id: string, title: string, module: string, place: string, provider?: string}} Row */

/**
 * Makes an element with attributes and children; text stays text.
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

/** The address of the page with some values changed. @param {Record<string, string>} values */
export function addressWith(values) {
  const search = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value) search.set(name, value);
    else search.delete(name);
  }
  return `?${search}`;
}

/**
 * The index of all previews.
 * @param {HTMLElement} body
 * @param {Session} session one without a preview, which answers questions
 * @param {Row[]} rows
 */
export function index(body, session, rows) {
  const search = make('input', { type: 'search', placeholder: 'Search', 'aria-label': 'Search previews', name: 'search' });
  const count = make('span', { role: 'status' });
  const bar = make('header', { class: 'bar' }, make('h1', {}, document.title), count, search);
  const main = make('main');
  body.append(bar, main);
  /** @type {Map<string, HTMLCanvasElement>} */
  const canvases = new Map();
  /** @type {Set<string>} */
  const asked = new Set();
  const watcher = new IntersectionObserver(seen => {
    for (const { isIntersecting, target } of seen) {
      const id = /** @type {HTMLElement} */ (target).dataset.preview || '';
      if (!isIntersecting || asked.has(id)) continue;
      asked.add(id);
      session.ask({ what: 'thumbnail', preview: id, ...appearance() });
    }
  }, { rootMargin: '300px' });
  /** Previews that cannot be drawn. @type {Set<string>} */
  const failed = new Set();
  const fill = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = rows.filter(r => words.every(w => `${r.title} ${r.module} ${r.place}`.toLowerCase().includes(w)));
    count.textContent = `${found.length} of ${rows.length}`;
    main.replaceChildren();
    for (const [file, group] of Map.groupBy(found, r => `${r.module}/${r.place.split(/[:#]/)[0]}`)) {
      main.append(make('h2', { class: 'group' }, file), make('ul', { class: 'grid' }, ...group.map(row => {
        let canvas = canvases.get(row.id);
        if (!canvas) {
          canvas = make('canvas', { 'aria-hidden': 'true', 'data-preview': row.id, width: '3', height: '4' });
          canvases.set(row.id, canvas);
          watcher.observe(canvas);
        }
        return make('li', {}, make('a', { href: addressWith({ preview: row.id }) },
          canvas, make('strong', {}, row.title), make('small', {}, failed.has(row.id) ? FAILED : row.place)));
      })));
    }
  };
  search.addEventListener('input', fill);
  document.addEventListener('keydown', event => {
    if (event.key === '/' && document.activeElement !== search) {
      event.preventDefault();
      search.focus();
    }
  });
  fill();
  for (const row of rows) if (row.provider) session.ask({ what: 'provided', preview: row.id });
  return {
    /** What a provider has made is known, or that it or a preview came to nothing. @param {any} answer */
    answer(answer) {
      const index = rows.findIndex(row => row.id === answer.preview);
      if (answer.question === 'failed') {
        failed.add(answer.preview);
        const place = canvases.get(answer.preview)?.parentElement?.querySelector('small');
        if (place) place.textContent = FAILED;
      } else if (answer.question === 'provided' && index >= 0 && rows[index].provider) {
        rows.splice(index, 1, ...answer.previews);
        fill();
      }
    },
    /** A picture of a preview came. @param {string} id @param {Uint8Array} bytes */
    async thumbnail(id, bytes) {
      const canvas = canvases.get(id);
      if (!canvas) return;
      const decoder = new FrameDecoder();
      const frame = decoder.decode(new Reader(bytes));
      await Promise.all(decoder.pending);
      const scale = Math.min(1.5, 240 * devicePixelRatio / Math.max(frame.width, frame.height * 0.75));
      new Painter(canvas).paint(frame, scale);
      canvas.dataset.drawn = '1';
    },
  };
}

const appearance = () => ({ scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' });

const FAILED = 'could not be drawn';

const SIZES = ['xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge', 'accessibility1', 'accessibility2',
  'accessibility3', 'accessibility4', 'accessibility5'];

/**
 * The switches over a preview; what they say stands in the address.
 * @param {HTMLElement} body
 * @param {Row} row
 * @param {string[]} devices
 * @param {Record<string, string>} settings what counts where the address says nothing
 * @param {() => void} changed
 */
export function switches(body, row, devices, settings, changed) {
  const address = () => new URLSearchParams(location.search);
  const set = (/** @type {string} */ name, /** @type {string} */ value) => {
    history.replaceState(null, '', addressWith({ [name]: value }));
    changed();
  };
  const choice = (/** @type {string} */ title, /** @type {string} */ name, /** @type {[string, string][]} */ options) => {
    const select = make('select', { name });
    for (const [value, label] of options) select.append(make('option', { value }, label));
    select.value = address().get(name) || options[0][0];
    select.onchange = () => set(name, select.value === options[0][0] ? '' : select.value);
    return make('label', {}, title, select);
  };
  const toggle = (/** @type {string} */ title, /** @type {string} */ name) => {
    const box = make('input', { type: 'checkbox', name });
    box.checked = settings[name] === '1';
    // Off is told as well: a reader's browser may have it on.
    box.onchange = () => set(name, box.checked ? '1' : '0');
    return make('label', {}, box, title);
  };
  const locale = make('input', { name: 'locale', size: '7', placeholder: 'en_US', 'aria-label': 'Language' });
  locale.value = address().get('locale') || '';
  locale.onchange = () => set('locale', locale.value);
  const same = (/** @type {string} */ value) => /** @type {[string, string]} */ ([value, value]);
  body.append(make('header', { class: 'bar' },
    make('a', { href: '?previews=1' }, 'All previews'), make('h1', {}, row.title),
    choice('Appearance', 'scheme', [['', 'Browser’s'], same('light'), same('dark')]),
    choice('Design', 'appearance', [['', 'Program’s'], ['ios18', 'iOS 18'], ['ios26', 'iOS 26']]),
    choice('Text', 'text', [['', 'Browser’s'], ...SIZES.map(same)]),
    choice('Device', 'device', [['', 'Preview’s'], ...devices.map(same)]),
    make('label', {}, 'Language', locale), toggle('Right to left', 'rtl'), toggle('Contrast', 'contrast'),
    toggle('Bold', 'bold'), toggle('Reduced motion', 'motion'), toggle('Landscape', 'landscape')));
}

/**
 * Panes beside a preview: what the session says about itself when it is asked.
 * @param {HTMLElement} body
 * @param {HTMLElement} stage
 * @param {Session} session
 */
export function panes(body, stage, session) {
  const mark = make('div', { class: 'mark', hidden: '' });
  stage.append(mark);
  /** @type {Record<string, HTMLPreElement>} */
  const texts = {};
  /** @type {Record<string, HTMLDetailsElement>} */
  const details = {};
  const pane = (/** @type {string} */ what, /** @type {string} */ title) => {
    texts[what] = make('pre', { tabindex: '0', 'aria-label': title });
    details[what] = make('details', {}, make('summary', {}, title), texts[what]);
    details[what].ontoggle = () => { if (details[what].open) ask(what); };
    return details[what];
  };
  const ask = (/** @type {string} */ what) => { if (what !== 'events') session.ask({ what }); };
  const speed = make('select', { name: 'clock', 'aria-label': 'Clock' });
  for (const [value, label] of [['1', 'Real time'], ['0.25', 'Slow, a quarter'], ['0.05', 'Slow, a twentieth'], ['0', 'By step']]) {
    speed.append(make('option', { value }, label));
  }
  speed.onchange = () => {
    session.setClock('speed', Number(speed.value));
    step.disabled = speed.value !== '0';
  };
  const step = make('button', { type: 'button', disabled: '' }, 'Step 1/60 s');
  step.onclick = () => session.setClock('step', 1 / 60);
  body.append(make('aside', { class: 'panes', 'aria-label': 'Inspector' },
    make('div', { class: 'bar' }, make('label', {}, 'Clock', speed), step),
    pane('tree', 'View tree'), pane('accessibility', 'Accessibility tree'), pane('counters', 'Last frame'),
    pane('events', 'Events')));
  const about = make('pre', { role: 'status', 'aria-label': 'Element' });
  details.tree.append(about);
  /** @type {WeakMap<HTMLElement, string>} */
  const shown = new WeakMap();
  /** Shows lines; those with a frame at their end mark it in the picture. @param {HTMLPreElement} to @param {string} text */
  const show = (to, text) => {
    // Who is about to click on a line keeps it.
    if (shown.get(to) === text) return;
    shown.set(to, text);
    to.replaceChildren(...text.split('\n').map((line, index) => {
      const button = make('button', { type: 'button' }, line);
      if (to === texts.tree) button.onclick = () => session.ask({ what: 'details', line: String(index) });
      const frame = /(-?[\d.]+),(-?[\d.]+) ([\d.]+)×([\d.]+)\]?$/.exec(line);
      if (frame) {
        const [x, y, w, h] = frame.slice(1).map(Number);
        const on = () => {
          mark.hidden = false;
          Object.assign(mark.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
        };
        button.onmouseenter = button.onfocus = on;
        button.onmouseleave = button.onblur = () => { mark.hidden = true; };
      }
      return button;
    }));
  };
  let asked = 0;
  /** @type {string[]} */
  const events = [];
  for (const type of ['pointerdown', 'pointerup', 'keydown', 'input', 'click']) {
    stage.addEventListener(type, event => {
      const target = /** @type {HTMLElement} */ (event.target);
      const what = target.getAttribute('aria-label') || target.textContent || '';
      events.unshift(`${type} ${what.slice(0, 40)}`);
      events.length = Math.min(events.length, 60);
      if (details.events.open) texts.events.textContent = events.join('\n');
    }, true);
  }
  return {
    /** @param {any} answer */
    answer(answer) {
      if (answer.question === 'counters') {
        texts.counters.textContent = Object.entries(answer.counters).map(([name, n]) => `${name}: ${n}`).join('\n');
      } else if (answer.question === 'details') {
        about.textContent = answer.text;
      } else if (texts[answer.question]) {
        show(texts[answer.question], answer.text);
      }
    },
    /** Asks again for what is open, a few times a second at most. */
    refresh() {
      if (performance.now() - asked < 250) return;
      asked = performance.now();
      texts.counters.dataset.bytes = String(session.frameBytes);
      for (const what of ['tree', 'accessibility', 'counters']) if (details[what].open) ask(what);
    },
  };
}

/** @typedef {{name: string, width: number, height: number, top: number, bottom: number}} Device */

/**
 * What a device draws over its programs: the time and the batteries, and the mark that leads home. None where the picture is not
 * a device's whole screen.
 * @param {HTMLElement} holder
 * @param {Frame} frame
 * @param {Device[]} devices
 * @param {Record<string, string>} settings
 * @param {string} standard the device where none is asked for
 */
export function frameDevice(holder, frame, devices, settings, standard) {
  holder.style.color = settings.scheme === 'dark' ? '#fff' : '#000';
  const isScreen = (/** @type {Device} */ d) => d.width === frame.width && d.height === frame.height;
  const isTurned = (/** @type {Device} */ d) => d.width === frame.height && d.height === frame.width;
  const named = devices.find(d => d.name === (settings.device || standard));
  // A preview may ask for a device of its own.
  const device = [named, ...settings.device ? [] : devices].find(d => d && (isScreen(d) || isTurned(d)));
  const look = device ? `${device.name} ${isScreen(device)}` : '';
  if (holder.dataset.look === look) return;
  holder.dataset.look = look;
  holder.classList.toggle('framed', Boolean(device));
  const stage = /** @type {HTMLElement} */ (holder.querySelector('.stage'));
  for (const el of stage.querySelectorAll('.status, .home')) el.remove();
  if (!device) return;
  // On its side a phone has no status bar.
  if (device.top > 20 && isScreen(device)) {
    const time = make('span', {}, '9:41'), battery = make('span', { class: 'battery' });
    const status = make('div', { class: 'status', 'aria-hidden': 'true' }, time, battery);
    Object.assign(status.style, { padding: `${Math.max(4, device.top / 2 - 12)}px ${frame.width * 0.09}px 0` });
    stage.append(status);
  }
  if (device.bottom > 0) stage.append(make('div', { class: 'home', 'aria-hidden': 'true' }));
}
