// The pictures of the index: asked for as they come into sight, and cut to what there is to see.

import { Painter } from './painter.js';
import { FrameDecoder, Reader } from './wire.js';
import { make } from './elements.js';

/** @typedef {import('./session.js').Session} Session */
/** @typedef {{id: string, scheme: string, state: 'waiting' | 'asked' | 'done', el: HTMLElement}} Wanted */

/** So many questions are under way at a time, so that what is in sight does not wait for what was. */
const MOST_ASKED = 4;
/** So many pictures are kept. */
const MOST_DRAWN = 300;
/** Pictures of at least this part of a screen's height are shown as a phone. */
const TALL = 0.5;
/** What is on a screen begins in this part of its height; what begins below it is a tall component. */
const UPPER = 0.12;
/** The part of the screen that a phone's picture shows, by its width. */
const PHONE = 1.25;
/** What is this part of the screen's width, and one color in its corners, is a sheet that a component lies on. */
const SHEET = 0.9, EDGE = 4;
/** Room that is left around what a picture is cut to, in points. */
const MARGIN = 12;
/** What is searched for the content has fewer pixels than what is shown: so many for each point. */
const SEARCH = 0.5;

export class Pictures {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** By preview and scheme. @type {Map<string, Wanted>} */
    this.known = new Map();
    /** @type {Set<string>} */
    this.inSight = new Set();
    this.watcher = new IntersectionObserver(seen => {
      for (const { isIntersecting, target } of seen) {
        const key = /** @type {HTMLElement} */ (target).dataset.key || '';
        if (isIntersecting) this.inSight.add(key);
        else this.inSight.delete(key);
      }
      this.ask();
    }, { rootMargin: '200px' });
  }

  /** The picture of a preview, which fills when it comes into sight. @param {string} id @param {string} scheme */
  picture(id, scheme) {
    const key = `${id} ${scheme}`;
    let wanted = this.known.get(key);
    if (!wanted) {
      const el = make('div', { class: 'picture', 'data-key': key, 'data-preview': id, 'data-scheme': scheme, 'aria-hidden': 'true' });
      this.known.set(key, wanted = { id, scheme, state: 'waiting', el });
      this.watcher.observe(el);
    }
    return wanted.el;
  }

  /** Asks for what is in sight and not there yet. */
  ask() {
    let asked = [...this.known.values()].filter(wanted => wanted.state === 'asked').length;
    for (const key of this.inSight) {
      const wanted = this.known.get(key);
      if (!wanted || wanted.state !== 'waiting' || !this.session.isOpen) continue;
      if (asked++ >= MOST_ASKED) return;
      wanted.state = 'asked';
      this.session.ask({ what: 'thumbnail', preview: wanted.id, scheme: wanted.scheme });
    }
  }

  /** The connection is a new one: what was asked for does not come any more. */
  restart() {
    for (const wanted of this.known.values()) if (wanted.state === 'asked') wanted.state = 'waiting';
    this.ask();
  }

  /** The previews may look different by now. */
  forget() {
    for (const wanted of this.known.values()) this.watcher.unobserve(wanted.el);
    this.known.clear();
    this.inSight.clear();
  }

  /** A preview could not be drawn. @param {string} id */
  failed(id) {
    for (const wanted of this.known.values()) {
      if (wanted.id !== id || wanted.state !== 'asked') continue;
      wanted.state = 'done';
      wanted.el.classList.add('failed');
      wanted.el.replaceChildren(make('span', {}, 'Could not be drawn'));
    }
    this.ask();
  }

  /** @param {string} id @param {string} scheme @param {Uint8Array} bytes */
  async show(id, scheme, bytes) {
    const wanted = this.known.get(`${id} ${scheme}`);
    if (!wanted) return;
    wanted.state = 'done';
    this.ask();
    const decoder = new FrameDecoder(), frame = decoder.decode(new Reader(bytes));
    await Promise.all(decoder.pending);
    draw(wanted.el, frame);
    wanted.el.dataset.drawn = '1';
    this.trim();
  }

  /** Gives up pictures that are out of sight where there are many; they are asked for again. */
  trim() {
    const drawn = [...this.known.entries()].filter(([, wanted]) => wanted.el.dataset.drawn);
    for (const [key, wanted] of drawn.slice(0, Math.max(0, drawn.length - MOST_DRAWN))) {
      if (this.inSight.has(key)) continue;
      wanted.el.replaceChildren();
      delete wanted.el.dataset.drawn;
      wanted.state = 'waiting';
    }
  }
}

/** @param {HTMLElement} el @param {import('./wire.js').Frame} frame */
function draw(el, frame) {
  const scale = Math.min(2, devicePixelRatio), whole = make('canvas');
  new Painter(whole).paint(frame, scale);
  const sketch = sketched(whole, frame.width * SEARCH, frame.height * SEARCH), found = content(sketch);
  const isScreen = frame.height > frame.width && found.h > frame.height * TALL && found.y < frame.height * UPPER && frame.width >= 300;
  // What is at the very edge of the content is mixed with what is around it.
  const inner = isScreen ? null : around(frame, { ...found, x: found.x + EDGE, y: found.y + EDGE, w: found.w - 2 * EDGE, h: found.h - 2 * EDGE }, 0);
  const sheet = inner && found.w > 2 * EDGE && found.h > 2 * EDGE ? sheetColor(sketch, inner) : null;
  const part = isScreen ? screenPart(frame, found) : inner && sheet ? inner : around(frame, found, MARGIN);
  const canvas = make('canvas', { width: String(Math.round(part.w * scale)), height: String(Math.round(part.h * scale)) });
  canvas.getContext('2d')?.drawImage(whole, -part.x * scale, -part.y * scale);
  canvas.style.width = `${part.w}px`;
  el.style.background = `rgb(${[...(sheet || sketch.data.subarray(0, 3))].join(' ')})`;
  el.dataset.shape = isScreen ? (part.y > 0 ? 'phone end' : 'phone') : 'component';
  el.replaceChildren(canvas);
}

/** The content with some room around it. @param {{width: number, height: number}} frame @param {Box} found @param {number} margin */
function around(frame, found, margin) {
  if (!found.w) return { x: 0, y: 0, w: frame.width, h: frame.height };
  const x = Math.max(0, found.x - margin), y = Math.max(0, found.y - margin);
  const w = Math.min(frame.width, found.x + found.w + margin) - x;
  // Of a tall one the upper part is seen, at a size that can be judged.
  return { x, y, w, h: Math.min(Math.min(frame.height, found.y + found.h + margin) - y, Math.max(w, 200)) };
}

/**
 * The color of the sheet that a component lies on, where it is as wide as the screen and not the screen's own: it continues around the
 * picture, instead of ending in an edge that is not the component's.
 * @param {ImageData} sketch @param {{x: number, y: number, w: number, h: number}} part what is shown of a component, without its edge
 */
function sheetColor({ width, data }, part) {
  if (part.w * SEARCH < width * SHEET) return null;
  const pixels = new Uint32Array(data.buffer), left = part.x * SEARCH, top = part.y * SEARCH;
  const right = left + part.w * SEARCH - 1, bottom = top + Math.floor(part.h * SEARCH) - 1;
  const [place, ...others] = [[left, top], [right, top], [left, bottom], [right, bottom]].map(([x, y]) => y * width + x);
  if (pixels[place] === pixels[0] || others.some(other => pixels[other] !== pixels[place])) return null;
  return data.subarray(4 * place, 4 * place + 3);
}

/** The upper part of a screen; the lower one where only there is something to see. @param {{width: number, height: number}} frame @param {Box} found */
function screenPart(frame, found) {
  const h = Math.min(frame.height, frame.width * PHONE);
  return { x: 0, y: found.lower > 3 * found.upper ? frame.height - h : 0, w: frame.width, h };
}

/** In points. `upper` and `lower` tell how much there is to see in each half. @typedef {{x: number, y: number, w: number, h: number, upper: number, lower: number}} Box */

/** A picture with few pixels. @param {HTMLCanvasElement} whole @param {number} width @param {number} height */
function sketched(whole, width, height) {
  const w = Math.max(1, Math.round(width)), h = Math.max(1, Math.round(height));
  const context = /** @type {CanvasRenderingContext2D} */ (make('canvas', { width: String(w), height: String(h) }).getContext('2d', { willReadFrequently: true }));
  context.drawImage(whole, 0, 0, w, h);
  return context.getImageData(0, 0, w, h);
}

/**
 * Where there is something else than the background, which is the color of the first corner.
 * @param {ImageData} sketch
 * @returns {Box}
 */
function content({ width, height, data }) {
  const pixels = new Uint32Array(data.buffer);
  const ground = pixels[0];
  let left = width, top = height, right = -1, bottom = -1, upper = 0, lower = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = pixels[y * width + x];
      if (x && pixel !== pixels[y * width + x - 1]) {
        if (y < height / 2) upper++;
        else lower++;
      }
      if (pixel === ground) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return { x: 0, y: 0, w: 0, h: 0, upper, lower };
  return { x: left / SEARCH, y: top / SEARCH, w: (right - left + 1) / SEARCH, h: (bottom - top + 1) / SEARCH, upper, lower };
}
