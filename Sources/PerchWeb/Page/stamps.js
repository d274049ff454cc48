// Shapes and runs of glyphs as small pictures, made once from their exact coverage and drawn pixel on pixel.

import { Coverage } from './coverage.js';
import { standard } from './shapes.js';

/** @typedef {import('./wire.js').Path} Path */
/** @typedef {import('./wire.js').Color} Color */
/** @typedef {import('./coverage.js').Mask} Mask */
/** @typedef {import('./shapes.js').Matrix} Matrix */
/** A picture whose corner lies at x, y from where it is asked for. @typedef {{canvas: OffscreenCanvas, x: number, y: number, key: string}} Stamp */
/** A rectangle that stands for a larger one: from where it is stretched, and by how much. @typedef {{path: Path, x: number, y: number, dx: number, dy: number}} Corners */

/** In pixels. */
const MOST = 1 << 23;

/** Keeps the pictures that were drawn last. */
export class Stamps {
  constructor() {
    /** The longest unused first. @type {Map<object, Stamp>} */
    this.kept = new Map();
    this.area = 0;
  }

  /**
   * @param {object} owner what is drawn
   * @param {string} key how
   * @param {Color | null} color black where another paint is to be mixed in
   * @param {() => Mask | null} make
   * @returns {Stamp | null}
   */
  of(owner, key, color, make) {
    let stamp = this.kept.get(owner);
    if (stamp && stamp.key === key) {
      this.kept.delete(owner);
      this.kept.set(owner, stamp);
      return stamp;
    }
    if (stamp) this.drop(owner, stamp);
    const mask = make();
    if (!mask) return null;
    const { x, y, w, h, alpha } = mask, [red, green, blue, strength] = color || [0, 0, 0, 1];
    const canvas = new OffscreenCanvas(w, h), ctx = canvas.getContext('2d');
    if (!ctx) return null;
    const image = ctx.createImageData(w, h), words = new Uint32Array(image.data.buffer);
    const byte = (/** @type {number} */ v) => Math.round(Math.min(Math.max(v, 0), 1) * 255);
    const ink = byte(red) | byte(green) << 8 | byte(blue) << 16;
    for (let i = 0; i < alpha.length; i++) if (alpha[i]) words[i] = ink | Math.round(alpha[i] * strength) << 24;
    ctx.putImageData(image, 0, 0);
    stamp = { canvas, x, y, key };
    this.kept.set(owner, stamp);
    this.area += w * h;
    for (const [old, first] of this.kept) {
      if (this.area <= MOST || old === owner) break;
      this.drop(old, first);
    }
    return stamp;
  }

  /** @param {object} owner @param {Stamp} stamp */
  drop(owner, stamp) {
    this.kept.delete(owner);
    this.area -= stamp.canvas.width * stamp.canvas.height;
  }

  /**
   * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} ctx
   * @param {Stamp} stamp
   * @param {number} x
   * @param {number} y
   * @param {Corners | null} stretch
   */
  draw(ctx, stamp, x, y, stretch) {
    const { canvas } = stamp;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.imageSmoothingEnabled = false;
    if (!stretch) return ctx.drawImage(canvas, x + stamp.x, y + stamp.y);
    // Before the column that is repeated, the column, and behind it; the same for rows.
    const parts = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ more) =>
      [[0, at - from, 0, at - from], [at - from, 1, at - from, more + 1], [at - from + 1, size - (at - from) - 1, at - from + 1 + more, size - (at - from) - 1]];
    for (const [sx, sw, tx, tw] of parts(stretch.x, stamp.x, canvas.width, stretch.dx)) {
      for (const [sy, sh, ty, th] of parts(stretch.y, stamp.y, canvas.height, stretch.dy)) {
        ctx.drawImage(canvas, sx, sy, sw, sh, x + stamp.x + tx, y + stamp.y + ty, tw, th);
      }
    }
  }
}

/**
 * A small rectangle with the same corners as a large one; null for what is none, or is small itself.
 * @param {Path} path
 * @param {Matrix} m
 * @returns {Corners | null}
 */
export function corners(path, m) {
  if ((path.kind !== 2 && path.kind !== 3) || !path.rect || m[1] || m[2] || m[0] <= 0 || m[3] <= 0) return null;
  const r = standard(path.rect);
  // Twice as far as smooth corners reach, with whole pixels taken out.
  const spare = (/** @type {number} */ size, /** @type {number} */ radius, /** @type {number} */ scale) =>
    Math.floor((size - 2 * 1.6 * Math.min(Math.max(radius, 0), size / 2)) * scale) - 4;
  const dx = spare(r.w, path.rx || 0, m[0]), dy = spare(r.h, path.ry || 0, m[3]);
  if (dx < 1 || dy < 1) return null;
  const w = r.w - dx / m[0], h = r.h - dy / m[3];
  return {
    path: { kind: path.kind, rect: { x: r.x, y: r.y, w, h }, rx: path.rx, ry: path.ry },
    x: Math.round((r.x + w / 2) * m[0] + m[4]), y: Math.round((r.y + h / 2) * m[3] + m[5]), dx, dy,
  };
}

// Glyphs

/** A glyph's outline in its own unit, drawn by a canvas or measured. @template T @param {any} glyph @param {T} to @returns {T} */
function traceGlyph(glyph, to) {
  /** @type {any} */
  const pen = to;
  for (const [step, ...p] of glyph.steps) pen[['moveTo', 'lineTo', 'quadraticCurveTo', 'bezierCurveTo', 'closePath'][step]](...p);
  return to;
}

/** @param {any} glyph @returns {Path2D} */
export const outline = glyph => glyph.path || (glyph.path = traceGlyph(glyph, new Path2D()));

/**
 * What a glyph covers at a place, to the quarter of a pixel. Of each glyph the sizes and quarters that came last are kept.
 * @param {any} glyph
 * @param {number} size in pixels
 * @param {number} x
 * @param {number} y
 * @returns {Mask | null}
 */
export function glyphMask(glyph, size, x, y) {
  const qx = Math.floor(x * 4 + 0.5), qy = Math.floor(y * 4 + 0.5), dx = qx & 3, dy = qy & 3;
  const key = `${size} ${dx} ${dy}`;
  /** @type {Mask | null | undefined} */
  let mask = glyph.masks.get(key);
  if (mask === undefined) {
    if (glyph.masks.size >= 16) glyph.masks.clear();
    mask = traceGlyph(glyph, new Coverage([size, 0, 0, size, dx / 4, dy / 4])).mask();
    glyph.masks.set(key, mask);
  }
  return mask && { ...mask, x: mask.x + (qx - dx) / 4, y: mask.y + (qy - dy) / 4 };
}

/** Neighbours that touch add up, so joined scripts show no seams. @param {(Mask | null)[]} masks @returns {Mask | null} */
export function runMask(masks) {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const mask of masks) {
    if (!mask) continue;
    x0 = Math.min(x0, mask.x);
    y0 = Math.min(y0, mask.y);
    x1 = Math.max(x1, mask.x + mask.w);
    y1 = Math.max(y1, mask.y + mask.h);
  }
  const w = x1 - x0, h = y1 - y0;
  if (!(w > 0 && h > 0 && w * h <= MOST)) return null;
  const alpha = new Uint8Array(w * h);
  for (const mask of masks) {
    if (!mask) continue;
    for (let row = 0; row < mask.h; row++) {
      let to = (mask.y - y0 + row) * w + mask.x - x0;
      for (let i = row * mask.w; i < (row + 1) * mask.w; i++, to++) alpha[to] = Math.min(255, alpha[to] + mask.alpha[i]);
    }
  }
  return { x: x0, y: y0, w, h, alpha };
}
