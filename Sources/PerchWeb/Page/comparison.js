// One preview several times at once, each alive: in all appearances, at all text sizes, on all devices.

import { make } from './elements.js';
import { Session } from './session.js';
import { frameDevice } from './device.js';
import { TEXT_SIZES } from './switches.js';

/** @typedef {import('./device.js').Device} Device */
/** What differs, with its name. @typedef {{title: string, values: Record<string, string>}} Way */

/** The ways of showing a preview beside the single one. @type {[string, string][]} */
export const COMPARISONS = [['', 'One'], ['appearances', 'All appearances'], ['texts', 'All text sizes'], ['devices', 'All devices']];

/** How wide a pane is at most, in points of the page. */
const WIDTHS = /** @type {Record<string, number>} */ ({ appearances: 420, texts: 280, devices: 260 });
/** How tall a pane is at most. */
const TALLEST = 720;

/** @param {string} kind @param {Device[]} devices @returns {Way[]} */
function ways(kind, devices) {
  switch (kind) {
    case 'appearances': return [
      { title: 'Light', values: { scheme: 'light', contrast: '0' } }, { title: 'Dark', values: { scheme: 'dark', contrast: '0' } },
      { title: 'Light, increased contrast', values: { scheme: 'light', contrast: '1' } },
      { title: 'Dark, increased contrast', values: { scheme: 'dark', contrast: '1' } },
    ];
    case 'texts': return TEXT_SIZES.map(([text, title]) => ({ title, values: { text } }));
    case 'devices': {
      // Devices with one screen look alike.
      const screens = new Map(devices.map(d => [`${d.width} ${d.height} ${d.top} ${d.bottom}`, d]));
      return [...screens.values()].map(d => ({ title: `${d.name}, ${d.width} × ${d.height}`, values: { device: d.name, layout: 'device' } }));
    }
    default: return [];
  }
}

export class Comparison {
  /**
   * @param {string} kind
   * @param {Device[]} devices
   * @param {string} standard
   * @param {any} begun what stands in the page itself
   * @param {() => Record<string, string>} settings
   */
  constructor(kind, devices, standard, begun, settings) {
    this.begun = begun;
    this.settings = settings;
    this.devices = devices;
    this.standard = standard;
    this.widest = WIDTHS[kind];
    /** @type {Map<HTMLElement, {way: Way, session: Session | null, holder: HTMLElement}>} */
    this.panes = new Map();
    this.el = make('div', { class: 'comparison', 'data-kind': kind });
    // Only what is in sight has a session.
    this.watcher = new IntersectionObserver(seen => {
      for (const { isIntersecting, target } of seen) {
        const pane = this.panes.get(/** @type {HTMLElement} */ (target));
        if (pane && isIntersecting && !pane.session) this.begin(pane);
      }
    }, { rootMargin: '100px' });
    for (const way of ways(kind, devices)) {
      const holder = make('div', { class: 'device' }, make('div', { class: 'stage' })), fit = make('div', { class: 'fit' }, holder);
      const el = make('figure', {}, make('figcaption', {}, way.title), fit);
      this.panes.set(el, { way, session: null, holder });
      this.watcher.observe(el);
      this.el.append(el);
    }
  }

  /** @param {{way: Way, session: Session | null, holder: HTMLElement}} pane */
  begin(pane) {
    const stage = /** @type {HTMLElement} */ (pane.holder.firstElementChild), fit = /** @type {HTMLElement} */ (pane.holder.parentElement);
    const first = { ...this.settings(), ...pane.way.values };
    const session = pane.session = new Session(stage, { first, secret: '', connect: this.begun.connect, socket: null, messages: [], closed: null }, false);
    session.tell = (kind, detail) => {
      if (kind === 'frame') {
        frameDevice(pane.holder, detail, this.devices, session.settings, this.standard);
        session.setZoom(scaleTo(fit, pane.holder, this.widest, TALLEST));
        fit.dataset.ready = '1';
      } else if (kind === 'closed') {
        fit.replaceChildren(make('p', { class: 'quiet' }, detail.reason || 'The session ended.'));
      } else if (kind === 'notice' && detail.kind === 'error' && detail.title) {
        fit.replaceChildren(make('p', { class: 'quiet' }, `${detail.title} ${detail.text}`));
      }
    };
  }

  /** The switches say something else. */
  change() {
    for (const { session, way } of this.panes.values()) if (session) session.change({ ...this.settings(), ...way.values });
  }

  end() {
    this.watcher.disconnect();
    for (const { session } of this.panes.values()) if (session) session.end();
  }
}

/**
 * Shows a device as large as fits, and never larger than it is. Returns its scale.
 * @param {HTMLElement} fit @param {HTMLElement} holder @param {number} widest @param {number} tallest
 */
export function scaleTo(fit, holder, widest, tallest) {
  const width = holder.offsetWidth, height = holder.offsetHeight;
  const scale = width && height ? Math.min(1, widest / width, tallest / height) : 1;
  place(fit, holder, scale);
  return scale;
}

/** Shows a device at a scale. @param {HTMLElement} fit @param {HTMLElement} holder @param {number} scale */
export function place(fit, holder, scale) {
  holder.style.transform = scale === 1 ? '' : `scale(${scale})`;
  fit.style.width = `${holder.offsetWidth * scale}px`;
  fit.style.height = `${holder.offsetHeight * scale}px`;
}
