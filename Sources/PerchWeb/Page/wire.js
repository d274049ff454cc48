// The wire's page end: bytes to display lists and back to events. Documentation/WireFormat.md describes the format;
// FrameDecoder.swift is the twin of this file.

/** @typedef {{x: number, y: number, w: number, h: number}} Rect */
/** @typedef {[number, number, number, number]} Color red, green, blue and alpha, 0...1 */
/** @typedef {{c: Color, t: number}} Stop */
/**
 * @typedef {Object} Path
 * @property {number} kind
 * @property {Rect} [rect]
 * @property {number} [rx]
 * @property {number} [ry]
 * @property {number[][]} [steps]
 * @property {Path2D} [made]
 * @property {Rect | null} [box]
 */
/** @typedef {{kind: number, [key: string]: any}} Paint */
/** @typedef {{kind: number, bounds?: Rect | null, [key: string]: any}} Operation */
/** @typedef {{kind: number, [key: string]: any}} Effect */
/**
 * A node of a display list. Nodes never change; a frame shares all that did not change with the frame before.
 * @typedef {Object} DisplayNode
 * @property {number} id
 * @property {number} x
 * @property {number} y
 * @property {Effect[]} effects
 * @property {(DisplayNode | Operation)[]} items
 * @property {boolean} isNode
 * @property {Rect | null} [content]
 * @property {Rect | null} [bounds]
 */
/**
 * What is told about an element for assistive technology.
 * @typedef {Object} Semantic
 * @property {number} id
 * @property {string} role
 * @property {string} label
 * @property {string} value
 * @property {string} hint
 * @property {string} identifier
 * @property {number} flags
 * @property {number} level
 * @property {Rect} frame
 * @property {string[]} actions
 * @property {Record<string, string>} attributes
 * @property {number[]} children
 */
/**
 * @typedef {Object} Frame
 * @property {number} number
 * @property {number} width
 * @property {number} height
 * @property {Color | null} background
 * @property {DisplayNode} root
 * @property {number[]} roots
 * @property {Map<number, Semantic>} elements
 */

/** Bits of `Semantic.flags`. */
export const Flag = {
  disabled: 1, selected: 2, header: 4, link: 8, button: 16, image: 32, modal: 64, toggle: 128, adjustable: 256,
  activates: 512, escapes: 1024, editable: 2048, focused: 4096, updatesOften: 8192,
};

const text = new TextDecoder();
const utf8 = new TextEncoder();

/** Takes bytes apart. */
export class Reader {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.place = 0;
  }

  byte() {
    if (this.place >= this.bytes.length) throw new RangeError('truncated');
    return this.bytes[this.place++];
  }

  flag() { return this.byte() === 1; }

  /** @returns {number} exact up to 2^53 */
  unsigned() {
    let value = 0, factor = 1;
    for (let i = 0; i < 10; i++) {
      const next = this.byte();
      value += (next & 0x7f) * factor;
      if (next < 0x80) return value;
      factor *= 128;
    }
    throw new RangeError('number');
  }

  signed() {
    const bits = this.unsigned();
    return bits % 2 ? -(bits + 1) / 2 : bits / 2;
  }

  float() {
    this.place += 4;
    return this.view.getFloat32(this.place - 4, true);
  }

  number() {
    const head = this.unsigned();
    if (head % 2 === 0) {
      const zigzag = head / 2;
      return (zigzag % 2 ? -(zigzag + 1) / 2 : zigzag / 2) / 12;
    }
    if (head === 1) return this.float();
    this.place += 8;
    return this.view.getFloat64(this.place - 8, true);
  }

  /** @param {number} count */
  raw(count) {
    if (count > this.bytes.length - this.place) throw new RangeError('truncated');
    this.place += count;
    return this.bytes.subarray(this.place - count, this.place);
  }

  string() { return text.decode(this.raw(this.unsigned())); }

  /** @returns {Rect} */
  rect() { return { x: this.number(), y: this.number(), w: this.number(), h: this.number() }; }

  /** @returns {[number, number]} */
  point() { return [this.number(), this.number()]; }

  /** @returns {Color} */
  color() {
    if (this.byte() === 0) {
      const b = this.raw(4);
      return [b[0] / 255, b[1] / 255, b[2] / 255, b[3] / 255];
    }
    return [this.float(), this.float(), this.float(), this.float()];
  }

  /**
   * @template T
   * @param {() => T} read
   * @returns {T[]}
   */
  list(read) {
    const values = [];
    for (let left = this.unsigned(); left > 0; left--) values.push(read());
    return values;
  }

  numbers() { return this.list(() => this.number()); }

  /** @returns {Record<string, string>} */
  strings() { return Object.fromEntries(this.list(() => [this.string(), this.string()])); }
}

/** Puts bytes together. */
export class Writer {
  constructor() {
    /** @type {number[]} */
    this.bytes = [];
  }

  /** @param {number} value */
  byte(value) {
    this.bytes.push(value & 255);
    return this;
  }

  /** @param {number} value */
  unsigned(value) {
    let rest = Math.max(0, Math.floor(value));
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.bytes.push((rest % 128) | 128);
    this.bytes.push(rest);
    return this;
  }

  /** @param {number} value */
  float(value) {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setFloat32(0, value, true);
    this.bytes.push(...bytes);
    return this;
  }

  /** @param {Uint8Array} bytes */
  raw(bytes) {
    for (const b of bytes) this.bytes.push(b);
    return this;
  }

  /** @param {string} value */
  string(value) {
    const bytes = utf8.encode(value);
    this.unsigned(bytes.length);
    for (const b of bytes) this.bytes.push(b);
    return this;
  }

  /** @param {Record<string, string>} values */
  strings(values) {
    const entries = Object.entries(values);
    this.unsigned(entries.length);
    for (const [name, value] of entries) this.string(name).string(value);
    return this;
  }

  done() { return new Uint8Array(this.bytes); }
}

const FILL = 32, STROKE = 33, GLYPHS = 34, IMAGE = 35;
export const Op = { fill: FILL, stroke: STROKE, glyphs: GLYPHS, image: IMAGE };

/** Puts frames together, each from one that was acknowledged. */
export class FrameDecoder {
  constructor() {
    /** @type {Map<number, Frame>} */
    this.frames = new Map();
    /** @type {{color: boolean, glyphs: Map<number, any>}[]} */
    this.faces = [];
    /** @type {Map<number, any>} */
    this.images = new Map();
    /** Images that are still being read; a frame waits for them. @type {Promise<void>[]} */
    this.pending = [];
  }

  /**
   * @param {Reader} r
   * @returns {Frame}
   */
  decode(r) {
    const number = r.unsigned(), baseNumber = r.unsigned();
    const base = baseNumber ? this.frames.get(baseNumber) : null;
    if (baseNumber && !base) throw new RangeError('base');
    const width = r.number(), height = r.number();
    const background = r.flag() ? r.color() : null;
    this.tables(r);
    const root = this.node(r, r.byte(), base ? base.root : null);
    const known = base || { roots: [], elements: new Map() };
    const roots = r.flag() ? r.list(() => r.unsigned()) : known.roots;
    const gone = r.list(() => r.unsigned()), count = r.unsigned();
    const elements = gone.length || count ? new Map(known.elements) : known.elements;
    for (const id of gone) elements.delete(id);
    for (let left = count; left > 0; left--) {
      const element = semantic(r, elements);
      elements.set(element.id, element);
    }
    for (const key of this.frames.keys()) if (key < baseNumber) this.frames.delete(key);
    const frame = { number, width, height, background, root, roots, elements };
    this.frames.set(number, frame);
    return frame;
  }

  /** @param {Reader} r */
  tables(r) {
    r.list(() => {
      r.string();
      r.unsigned();
      this.faces.push({ color: r.flag(), glyphs: new Map() });
      for (let i = 0; i < 4; i++) r.number();
    });
    r.list(() => {
      const id = r.unsigned(), w = r.unsigned(), h = r.unsigned(), scale = r.number();
      const file = r.raw(r.unsigned());
      const image = { w, h, scale, bitmap: /** @type {ImageBitmap | null} */ (null) };
      this.images.set(id, image);
      const blob = new Blob([/** @type {BlobPart} */ (file.slice())], { type: 'image/png' });
      this.pending.push(createImageBitmap(blob, { colorSpaceConversion: 'none' }).then(
        bitmap => { image.bitmap = bitmap; }, () => {}));
    });
    r.list(() => {
      const face = this.faces[r.unsigned()];
      r.list(() => face.glyphs.set(r.unsigned(), this.glyph(r)));
    });
    r.list(() => {
      const id = r.unsigned();
      this.images.delete(id);
    });
  }

  /** @param {Reader} r */
  glyph(r) {
    const kind = r.byte();
    if (kind === 0) return null;
    if (kind === 2) return { image: this.images.get(r.unsigned()), box: r.rect() };
    let x = 0, y = 0;
    const next = () => [x += r.signed(), y += r.signed()].map(v => v / 32768);
    const steps = r.list(() => {
      const step = r.byte();
      return [step, ...Array.from({ length: step < 4 ? Math.max(1, step) : 0 }, next).flat()];
    });
    return { steps, masks: new Map() };
  }

  /**
   * @param {Reader} r
   * @param {number} tag
   * @param {DisplayNode | null} base
   * @returns {DisplayNode}
   */
  node(r, tag, base) {
    if (tag === 1) {
      const id = r.unsigned(), [x, y] = r.point();
      return { isNode: true, id, x, y, effects: this.effects(r, []), items: r.list(() => this.item(r)) };
    }
    if (!base) throw new RangeError('node');
    if (tag === 0) return base;
    let { x, y, effects, items } = base;
    if (tag & 4) [x, y] = r.point();
    if (tag & 8) effects = this.effects(r, base.effects);
    if (tag & 16) items = this.items(r, base.items);
    return { isNode: true, id: base.id, x, y, effects, items };
  }

  /** @param {Reader} r */
  item(r) {
    const tag = r.byte();
    return tag < 32 ? this.node(r, tag, null) : this.operation(r, tag);
  }

  /**
   * @param {Reader} r
   * @param {(DisplayNode | Operation)[]} old
   */
  items(r, old) {
    const items = [];
    let place = 0;
    for (let step = r.unsigned(); step > 0; step = r.unsigned()) {
      const count = Math.floor(step / 4);
      switch (step % 4) {
        case 0:
          for (let i = 0; i < count; i++) items.push(old[place++]);
          break;
        case 1: place += count; break;
        case 2:
          for (let i = 0; i < count; i++) {
            items.push(this.node(r, r.byte(), /** @type {DisplayNode} */ (old[place++])));
          }
          break;
        default: for (let i = 0; i < count; i++) items.push(this.item(r));
      }
    }
    return items;
  }

  /**
   * @param {Reader} r
   * @param {Effect[]} base
   * @returns {Effect[]}
   */
  effects(r, base) {
    let index = 0;
    return r.list(() => {
      const old = base[index++], kind = r.byte();
      switch (kind) {
        case 0: return { kind, opacity: r.number() };
        case 1: return { kind, m: six(r) };
        case 2: return { kind, m: Array.from({ length: 9 }, () => r.number()) };
        case 3: {
          const flags = r.byte();
          return { kind, evenOdd: !!(flags & 4), path: path(r) };
        }
        case 4: return { kind, mode: r.byte() };
        case 5: return { kind, radius: r.number(), opaque: r.flag() };
        case 6: return { kind, color: r.color(), radius: r.number(), x: r.number(), y: r.number() };
        case 7: return { kind, node: this.node(r, r.byte(), old && old.kind === 7 ? old.node : null) };
        case 8: return { kind };
        case 9: return { kind, filter: filter(r) };
        case 10: return { kind, path: path(r), radius: r.number(), saturation: r.number(), tint: r.color() };
        default: return {
          kind, path: path(r), radius: r.number(), saturation: r.number(), tint: r.color(), rim: r.color(), shadow: r.color(),
          rimWidth: r.number(), shadowRadius: r.number(), shadowOffset: r.number(),
        };
      }
    });
  }

  /**
   * @param {Reader} r
   * @param {number} tag
   * @returns {Operation}
   */
  operation(r, tag) {
    const kind = tag & 35;
    switch (kind) {
      case FILL: return { kind, evenOdd: !!(tag & 4), path: path(r), paint: this.paint(r) };
      case STROKE: {
        const shape = path(r);
        const pen = {
          width: r.number(), cap: r.byte(), join: r.byte(), miter: r.number(), dash: r.numbers(), phase: r.number(),
        };
        return { kind, path: shape, pen, paint: this.paint(r) };
      }
      case GLYPHS: {
        const face = this.faces[r.unsigned()], size = r.number(), string = r.string(), box = r.rect();
        const count = r.unsigned();
        const glyphs = new Array(count), xs = new Float32Array(count), ys = new Float32Array(count);
        if (count) {
          const level = r.flag(), baseline = level ? r.float() : 0;
          for (let i = 0; i < count; i++) {
            glyphs[i] = face.glyphs.get(r.unsigned());
            r.signed();
            xs[i] = r.float();
            ys[i] = level ? baseline : r.float();
          }
        }
        return { kind, face, color: face.color, rtl: !!(tag & 4), size, string, box, glyphs, xs, ys, paint: this.paint(r) };
      }
      default: {
        const image = this.images.get(r.unsigned()), to = r.rect(), from = tag & 4 ? r.rect() : null;
        const tint = tag & 8 ? this.paint(r) : null;
        return { kind: IMAGE, image, to, from, tint, opacity: r.number(), interpolation: r.byte() };
      }
    }
  }

  /**
   * @param {Reader} r
   * @returns {Paint}
   */
  paint(r) {
    const kind = r.byte();
    switch (kind) {
      case 0: return { kind, color: r.color() };
      case 1: return { kind, stops: stops(r), from: r.point(), to: r.point(), spread: r.byte() };
      case 2:
        return { kind, stops: stops(r), center: r.point(), r0: r.number(), r1: r.number(), m: six(r), spread: r.byte() };
      case 3: return { kind, stops: stops(r), center: r.point(), start: r.number(), end: r.number() };
      case 4: return { kind, image: this.images.get(r.unsigned()), origin: r.point(), scale: r.number() };
      default: {
        const columns = r.unsigned(), rows = r.unsigned();
        const points = r.list(() => r.point()), colors = r.list(() => r.color());
        return { kind, columns, rows, points, colors, background: r.color(), m: six(r) };
      }
    }
  }
}

/** @param {Reader} r */
const six = r => Array.from({ length: 6 }, () => r.number());

/**
 * Places that step back are hard edges.
 * @param {Reader} r
 * @returns {Stop[]}
 */
function stops(r) {
  let least = -Infinity;
  return r.list(() => {
    const c = r.color(), t = r.number();
    least = Math.max(least, Number.isFinite(t) ? t : 0);
    return { c, t: least };
  });
}

/**
 * @param {Reader} r
 * @returns {Path}
 */
function path(r) {
  const kind = r.byte();
  if (kind === 0) return { kind };
  if (kind === 5) {
    return {
      kind,
      steps: r.list(() => {
        const step = r.byte();
        const count = step === 4 ? 0 : step < 2 ? 2 : step === 2 ? 4 : 6;
        return [step, ...Array.from({ length: count }, () => r.number())];
      }),
    };
  }
  const rect = r.rect();
  return kind === 2 || kind === 3 ? { kind, rect, rx: r.number(), ry: r.number() } : { kind, rect };
}

/** @param {Reader} r */
function filter(r) {
  const kind = r.byte();
  switch (kind) {
    case 5: case 7: return { kind };
    case 6: return { kind, color: r.color() };
    case 8: return { kind, m: r.list(() => r.float()) };
    case 9: return { kind, low: r.number(), high: r.number(), color: r.color() };
    default: return { kind, amount: r.number() };
  }
}

/**
 * @param {Reader} r
 * @param {Map<number, Semantic>} known
 * @returns {Semantic}
 */
function semantic(r, known) {
  const id = r.unsigned(), fields = r.unsigned();
  const e = Object.assign({
    id, role: '', label: '', value: '', hint: '', identifier: '', flags: 0, level: 0,
    frame: { x: 0, y: 0, w: 0, h: 0 }, actions: [], attributes: {}, children: [],
  }, known.get(id));
  if (fields & 1) e.role = r.string();
  if (fields & 2) e.label = r.string();
  if (fields & 4) e.value = changed(r, e.value);
  if (fields & 8) e.hint = r.string();
  if (fields & 16) e.identifier = r.string();
  if (fields & 32) e.flags = r.unsigned();
  if (fields & 64) e.level = r.byte();
  if (fields & 128) e.frame = r.rect();
  if (fields & 256) e.actions = r.list(() => r.string());
  if (fields & 512) {
    const before = e.attributes;
    e.attributes = Object.fromEntries(r.list(() => {
      const name = r.string();
      return [name, changed(r, before[name] || '')];
    }));
  }
  if (fields & 1024) e.children = r.list(() => r.unsigned());
  return e;
}

/** A text, by what it shares with another at both ends where that is much. @param {Reader} r @param {string} old */
function changed(r, old) {
  if (!r.flag()) return r.string();
  const prefix = r.unsigned(), suffix = r.unsigned();
  if (prefix + suffix > old.length) throw new RangeError('text');
  return old.slice(0, prefix) + r.string() + old.slice(old.length - suffix);
}
