// Records what a person does in a preview: to do it again, and to write it down as a test.

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./source.js').Source} Source */
/** What was done, in the words of `PerchTesting`. @typedef {{at: number, words: string}} Step */

/** So long is recorded, in milliseconds. */
const LONGEST = 60000;
/** A finger that goes further than this, in points, drags. */
const FAR = 10;
/** A finger that stays longer than this, in milliseconds, presses. */
const LONG = 500;

/** Roles with what finds them by name. @type {Record<string, string>} */
const QUERIES = {
  button: 'button', popUpButton: 'button', menu: 'button', radioButton: 'button', toggle: 'toggle', link: 'link', textField: 'field', secureTextField: 'field',
  searchField: 'field', textEditor: 'field', slider: 'slider', stepper: 'stepper', picker: 'picker', row: 'cell', cell: 'cell', tab: 'tab',
  menuItem: 'menuItem', text: 'text', image: 'image',
};

export class Recording {
  /** @param {Session} session @param {() => void} changed */
  constructor(session, changed) {
    this.session = session;
    this.changed = changed;
    /** When it began; nothing is recorded while it has not. @type {number | null} */
    this.began = null;
    /** What was sent, to be sent again. @type {{at: number, send: () => void}[]} */
    this.sent = [];
    /** @type {Step[]} */
    this.steps = [];
    /** @type {{x: number, y: number, at: number, query: string} | null} */
    this.down = null;
    session.sending = send => { if (this.began !== null) this.note(() => this.sent.push({ at: performance.now() - /** @type {number} */ (this.began), send })); };
    session.stage.addEventListener('pointerdown', event => this.pressed(event), true);
    session.stage.addEventListener('pointerup', event => this.released(event), true);
    session.stage.addEventListener('click', event => this.clicked(event), true);
    session.stage.addEventListener('wheel', event => this.turned(event), { capture: true, passive: true });
    session.stage.addEventListener('input', event => this.typed(event), true);
  }

  start() {
    this.sent = [];
    this.steps = [];
    this.began = performance.now();
    this.changed();
  }

  stop() {
    this.began = null;
    this.changed();
  }

  /** @param {() => void} add */
  note(add) {
    if (this.began === null) return;
    if (performance.now() - this.began > LONGEST) return this.stop();
    add();
  }

  /** @param {string} words */
  step(words) {
    this.note(() => this.steps.push({ at: performance.now() - /** @type {number} */ (this.began), words }));
    this.changed();
  }

  /** What finds an element of the page in a test; empty where nothing does. @param {EventTarget | null} target */
  query(target) {
    const id = this.session.overlay.idOf(target), shown = id === null ? undefined : this.session.overlay.shown.get(id);
    if (!shown) return '';
    const { role, label, identifier } = shown.known, name = QUERIES[role];
    if (identifier) return `screen.element(${literal(identifier)})`;
    return name && label ? `screen.${name}(${literal(label)})` : '';
  }

  /** The element at a place that a test can find. @param {PointerEvent | WheelEvent} event */
  at(event) {
    for (const el of document.elementsFromPoint(event.clientX, event.clientY)) {
      const query = this.session.stage.contains(el) ? this.query(el) : '';
      if (query) return query;
    }
    return '';
  }

  /** @param {PointerEvent} event */
  pressed(event) {
    if (this.began === null) return;
    const { x, y } = this.session.place(event);
    this.down = { x, y, at: performance.now(), query: this.at(event) };
  }

  /** @param {PointerEvent} event */
  released(event) {
    const { down } = this;
    this.down = null;
    if (!down) return;
    const { x, y } = this.session.place(event), across = x - down.x, along = y - down.y, place = `at: ${point(down)}`;
    if (Math.hypot(across, along) > FAR) {
      this.step(`screen.drag(from: ${point(down)}, to: ${point({ x, y })})`);
    } else if (performance.now() - down.at > LONG && down.query) {
      this.step(`${down.query}.press(forDuration: ${((performance.now() - down.at) / 1000).toFixed(1)})`);
    } else this.step(down.query ? `${down.query}.tap()` : `screen.tap(${place})`);
  }

  /** Clicks that keys and screen readers make. @param {MouseEvent} event */
  clicked(event) {
    const query = event.detail === 0 && this.began !== null ? this.query(event.target) : '';
    if (query) this.step(`${query}.tap()`);
  }

  /** @param {WheelEvent} event */
  turned(event) {
    if (this.began === null) return;
    const last = this.steps[this.steps.length - 1], query = this.at(event) || 'screen.allElements.firstMatch';
    const before = last && /^(.*)\.scroll\(byDeltaX: (\S+), deltaY: (\S+)\)$/.exec(last.words);
    const isSame = before && before[1] === query;
    const words = `${query}.scroll(byDeltaX: ${round((isSame ? Number(before[2]) : 0) - event.deltaX)}, deltaY: ${round((isSame ? Number(before[3]) : 0) - event.deltaY)})`;
    if (isSame) last.words = words;
    else this.step(words);
  }

  /** @param {Event} event */
  typed(event) {
    const { data, inputType } = /** @type {InputEvent} */ (event), query = this.began === null ? '' : this.query(event.target);
    if (!query) return;
    const text = inputType === 'deleteContentBackward' ? '\b' : inputType.startsWith('insertLineBreak') ? '\n' : data || '';
    if (!text) return;
    const last = this.steps[this.steps.length - 1], start = `${query}.type(`;
    const before = last && last.words.startsWith(start) ? last.words.slice(start.length, -1) : '';
    if (before) last.words = `${start}${before.slice(0, -1)}${literal(text).slice(1)})`;
    else this.step(`${start}${literal(text)})`);
  }

  /** Does all of it again, in a session that has just begun. */
  replay() {
    for (const { at, send } of this.sent) setTimeout(send, at);
  }

  /**
   * The test that does the same.
   * @param {string} title @param {string} module @param {Source | null} source
   */
  test(title, module, source) {
    const name = title.replace(/[^A-Za-z0-9]+(.)?/g, (_, next = '') => next.toUpperCase()).replace(/^[^A-Za-z]+/, '') || 'Preview';
    let last = 0;
    const steps = this.steps.flatMap(({ at, words }) => {
      const wait = at - last;
      last = at;
      return [...wait > 300 ? [`screen.advance(by: .seconds(${(wait / 1000).toFixed(1)}))`] : [], words];
    });
    const body = source ? content(source.text) : { states: [], lines: ['/* The preview\u2019s view */'] };
    const view = body.states.length
      ? ['    struct Content: View {', ...body.states.map(line => `        ${line}`), '        var body: some View {', ...body.lines.map(line => `            ${line}`), '        }', '    }', '    let screen = render(Content())']
      : body.lines.length === 1 ? [`    let screen = render(${body.lines[0]})`] : ['    let screen = render(', '        Group {', ...body.lines.map(line => `            ${line}`), '        })'];
    return ['import PerchTesting', 'import SwiftUI', 'import Testing', `@testable import ${module}`, '', `@MainActor @Test func recorded${name[0].toUpperCase()}${name.slice(1)}() {`,
      ...view, ...steps.map(step => `    ${step}`), '    screen.settle()', '    // Say what has to be true now: #expect(screen.text("…").exists)', '}', ''].join('\n');
  }
}

/** What a preview's closure holds, without its indentation. @param {string} text */
function content(text) {
  const start = text.indexOf('{') + 1, end = text.lastIndexOf('}');
  const lines = text.slice(start, Math.max(start, end)).split('\n').filter(line => line.trim());
  const indent = Math.min(...lines.map(line => line.length - line.trimStart().length));
  const plain = lines.map(line => line.slice(Number.isFinite(indent) ? indent : 0).trimEnd());
  if (plain.length === 1) plain[0] = plain[0].trim();
  return {
    states: plain.filter(line => line.startsWith('@Previewable ')).map(line => line.replace('@Previewable ', '')),
    lines: plain.filter(line => !line.startsWith('@Previewable ')),
  };
}

/** @param {number} value */
const round = value => Math.round(value * 10) / 10;

/** @param {{x: number, y: number}} place */
const point = ({ x, y }) => `CGPoint(x: ${Math.round(x)}, y: ${Math.round(y)})`;

/** A text as Swift writes it. @param {string} text */
const literal = text => `"${text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n').replace(/\t/g, '\\t').replace(/[\u0000-\u001f]/g, c => `\\u{${c.charCodeAt(0).toString(16)}}`)}"`;
