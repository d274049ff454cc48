// How much of each pixel a shape covers, exactly. Browsers place edges on quarters of a pixel, which shows in text.

/** @typedef {import('./shapes.js').Matrix} Matrix */
/** Coverage from 0 to 255, row by row, of the pixels from x, y on. @typedef {{x: number, y: number, w: number, h: number, alpha: Uint8Array}} Mask */

/** How far straight lines may lie from a curve, in pixels. */
const TOLERANCE = 0.02;
const LARGEST = 1 << 18;

/** Takes a path as a canvas does, and gives what it covers. */
export class Coverage {
  /** @param {Matrix} m leads to the device */
  constructor(m) {
    this.m = m;
    /** Two ends each. @type {number[]} */
    this.lines = [];
    this.start = this.end = [0, 0];
  }

  /** @param {number} x @param {number} y */
  at(x, y) {
    const { m } = this;
    return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.closePath();
    this.start = this.end = this.at(x, y);
  }

  /** @param {number[]} p */
  line(p) {
    this.lines.push(this.end[0], this.end[1], p[0], p[1]);
    this.end = p;
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) { this.line(this.at(x, y)); }

  /** @param {number} cx @param {number} cy @param {number} x @param {number} y */
  quadraticCurveTo(cx, cy, x, y) {
    const a = this.end, b = this.at(cx, cy), c = this.at(x, y);
    const count = pieces(Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]) / 4);
    for (let i = 1; i < count; i++) {
      const t = i / count, s = 1 - t;
      this.line([0, 1].map(k => s * s * a[k] + 2 * s * t * b[k] + t * t * c[k]));
    }
    this.line(c);
  }

  /** @param {number} ax @param {number} ay @param {number} bx @param {number} by @param {number} x @param {number} y */
  bezierCurveTo(ax, ay, bx, by, x, y) {
    const a = this.end, b = this.at(ax, ay), c = this.at(bx, by), d = this.at(x, y);
    const bend = (/** @type {number[]} */ p, /** @type {number[]} */ q, /** @type {number[]} */ r) =>
      Math.hypot(p[0] - 2 * q[0] + r[0], p[1] - 2 * q[1] + r[1]);
    const count = pieces(Math.max(bend(a, b, c), bend(b, c, d)) * 0.75);
    for (let i = 1; i < count; i++) {
      const t = i / count, s = 1 - t;
      this.line([0, 1].map(k => s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k]));
    }
    this.line(d);
  }

  /** @param {number} x @param {number} y @param {number} w @param {number} h */
  rect(x, y, w, h) {
    this.moveTo(x, y);
    this.lineTo(x + w, y);
    this.lineTo(x + w, y + h);
    this.lineTo(x, y + h);
    this.closePath();
  }

  closePath() { if (this.end !== this.start) this.line(this.start); }

  /** Null where nothing is covered, or too much. @param {boolean} [evenOdd] @returns {Mask | null} */
  mask(evenOdd = false) {
    this.closePath();
    const { lines } = this;
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < lines.length; i += 2) {
      x0 = Math.min(x0, lines[i]);
      x1 = Math.max(x1, lines[i]);
      y0 = Math.min(y0, lines[i + 1]);
      y1 = Math.max(y1, lines[i + 1]);
    }
    const x = Math.floor(x0), y = Math.floor(y0), w = Math.ceil(x1) - x + 1, h = Math.ceil(y1) - y;
    if (!(w > 0 && h > 0 && w * h <= LARGEST)) return null;
    // Each cell holds by how much the coverage grows from the pixel before.
    const growth = new Float32Array(w * h + 2);
    for (let i = 0; i < lines.length; i += 4) {
      addLine(growth, w, lines[i] - x, lines[i + 1] - y, lines[i + 2] - x, lines[i + 3] - y);
    }
    const alpha = new Uint8Array(w * h);
    for (let row = 0; row < h; row++) {
      let sum = 0;
      for (let i = row * w; i < (row + 1) * w; i++) {
        sum += growth[i];
        let share = Math.abs(sum);
        if (evenOdd) share = 1 - Math.abs(share % 2 - 1);
        alpha[i] = Math.min(1, share) * 255 + 0.5;
      }
    }
    return { x, y, w, h, alpha };
  }
}

/** @param {number} deviation */
const pieces = deviation => Math.min(64, Math.max(1, Math.ceil(Math.sqrt(deviation / TOLERANCE)) || 1));

/**
 * Adds the area to the right of a line, signed by its direction.
 * @param {Float32Array} to
 * @param {number} w
 * @param {number} x0
 * @param {number} y0
 * @param {number} x1
 * @param {number} y1
 */
function addLine(to, w, x0, y0, x1, y1) {
  if (y0 === y1) return;
  const sign = y0 < y1 ? 1 : -1;
  if (sign < 0) [x0, y0, x1, y1] = [x1, y1, x0, y0];
  const slope = (x1 - x0) / (y1 - y0);
  let x = x0;
  for (let row = Math.floor(y0); row < y1; row++) {
    const height = Math.min(row + 1, y1) - Math.max(row, y0), next = x + slope * height;
    const d = height * sign, start = row * w;
    const left = Math.min(x, next), right = Math.max(x, next);
    const first = Math.floor(left), last = Math.ceil(right);
    if (last <= first + 1) {
      const middle = (left + right) / 2 - first;
      to[start + first] += d - d * middle;
      to[start + first + 1] += d * middle;
    } else {
      // What of each pixel lies to the right of the line, less what lay there in the pixel before.
      const s = 1 / (right - left);
      let before = 0;
      for (let i = first; i < last; i++) {
        const a = Math.max(left, i) - i, b = Math.min(right, i + 1) - i;
        const share = (b - a) * s * (1 - (a + b) / 2) + Math.max(0, i - left) * s;
        to[start + i] += d * (share - before);
        before = share;
      }
      to[start + last] += d * (1 - before);
    }
    x = next;
  }
}
