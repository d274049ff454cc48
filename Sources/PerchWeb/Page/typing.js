// What is typed shows at once, in letters that the page has drawn before. The host sets it properly later, and its word counts.

import { Op } from './wire.js';

/** @typedef {import('./wire.js').DisplayNode} DisplayNode */
/** @typedef {import('./wire.js').Operation} Operation */
/** @typedef {import('./wire.js').Semantic} Semantic */
/** @typedef {import('./overlay.js').Held} Held */
/** @typedef {import('./scrolling.js').LiveFrame} LiveFrame */
/** A letter of a face, and how far it reaches at a size of one. @typedef {{glyph: any, advance: number}} Letter */

/** What the host draws for an empty text, so that its caret has a height. */
const EMPTY = ' ';

/** A caret is no wider, in points. */
const CARET = 4;

export class Typing {
  constructor() {
    /** By face, what is known of its letters. @type {WeakMap<object, Map<string, Letter>>} */
    this.faces = new WeakMap();
    /** @type {WeakSet<Operation>} */
    this.learned = new WeakSet();
  }

  /** @param {object} face */
  letters(face) {
    let letters = this.faces.get(face);
    if (!letters) this.faces.set(face, letters = new Map());
    return letters;
  }

  /** Only where a letter is a glyph, and one stands behind the other. @param {Operation} op */
  isPlain(op) { return op.kind === Op.glyphs && !op.rtl && op.glyphs.length === op.string.length; }

  /** @param {DisplayNode} node */
  learn(node) {
    for (const item of node.items) {
      if (item.isNode) {
        this.learn(/** @type {DisplayNode} */ (item));
        continue;
      }
      const op = /** @type {Operation} */ (item);
      if (this.learned.has(op) || !this.isPlain(op)) continue;
      this.learned.add(op);
      const letters = this.letters(op.face);
      for (let i = 0; i + 1 < op.glyphs.length; i++) {
        letters.set(op.string[i], { glyph: op.glyphs[i], advance: (op.xs[i + 1] - op.xs[i]) / op.size });
      }
    }
  }

  /**
   * The frame, with what was typed into fields that it does not know of.
   * @param {LiveFrame} frame
   * @param {Map<number, {held: Held, sequence: number}>} unanswered
   * @returns {LiveFrame}
   */
  ahead(frame, unanswered) {
    let { root } = frame;
    for (const [id, { held, sequence }] of unanswered) {
      const e = frame.elements.get(id), before = e && e.attributes.text;
      if (!e || before === undefined || sequence <= frame.answered) continue;
      this.learn(root);
      root = this.retyped(root, e, before, held, 0, 0);
    }
    return root === frame.root ? frame : { ...frame, root };
  }

  /**
   * @param {DisplayNode} node
   * @param {Semantic} e
   * @param {string} before what the host knows
   * @param {Held} held
   * @param {number} x0
   * @param {number} y0
   * @returns {DisplayNode}
   */
  retyped(node, e, before, held, x0, y0) {
    const x = x0 + node.x, y = y0 + node.y, box = e.frame;
    const isInside = (/** @type {number} */ px, /** @type {number} */ py) =>
      px >= box.x - 1 && px <= box.x + box.w + 1 && py >= box.y && py <= box.y + box.h;
    let hasChanged = false;
    /** Where the caret comes to, in the run that it stands in. @type {number | null} */
    let caret = null;
    let items = node.items.map(item => {
      if (item.isNode) {
        const child = /** @type {DisplayNode} */ (item), inner = this.retyped(child, e, before, held, x, y);
        hasChanged ||= inner !== child;
        return inner;
      }
      const op = /** @type {Operation} */ (item);
      if (op.kind !== Op.glyphs || !op.glyphs.length || !isInside(x + op.xs[0], y + op.ys[0])) return op;
      if (op.string !== (before || EMPTY)) {
        // What stands in an empty field is there to be typed over.
        if (before || !held.text) return op;
        hasChanged = true;
        return { ...op, string: '', glyphs: [], xs: new Float32Array(0), ys: new Float32Array(0) };
      }
      const typed = this.isPlain(op) ? this.set(op, held.text) : null;
      if (!typed) return op;
      hasChanged = true;
      caret = held.selection[1] < typed.xs.length ? typed.xs[held.selection[1]] : typed.end;
      return typed;
    });
    if (caret !== null) items = items.map(item => isCaret(item) ? { ...item, path: { ...item.path, rect: { ...item.path.rect, x: caret } }, bounds: undefined } : item);
    return hasChanged ? { isNode: true, id: node.id, x: node.x, y: node.y, effects: node.effects, items } : node;
  }

  /** A run with another text, as far as its letters are known; null where not even the first is. @param {Operation} op @param {string} text @returns {Operation | null} */
  set(op, text) {
    const letters = this.letters(op.face), glyphs = [], xs = [];
    let place = op.xs[0];
    for (const character of text) {
      const letter = letters.get(character);
      if (!letter) break;
      glyphs.push(letter.glyph);
      xs.push(place);
      place += letter.advance * op.size;
    }
    if (!glyphs.length) return null;
    return {
      ...op, string: text.slice(0, glyphs.length), end: place, glyphs, xs: Float32Array.from(xs), ys: new Float32Array(glyphs.length).fill(op.ys[0]),
      box: { ...op.box, w: Math.max(op.box.w, place - op.xs[0]) }, bounds: undefined,
    };
  }
}

/** @param {any} item */
const isCaret = item => !item.isNode && item.kind === Op.fill && item.path.rect && item.path.rect.w <= CARET;
