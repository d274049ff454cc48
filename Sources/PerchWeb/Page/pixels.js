// What the canvas cannot say in shapes, done pixel by pixel as the raster painter's kernels do it.

/** @typedef {import('./painter.js').Layer} Layer */
/** @typedef {import('./wire.js').Paint} Paint */
/** @typedef {import('./shapes.js').Matrix} Matrix */

const clamp = (/** @type {number} */ v) => Math.min(Math.max(v || 0, 0), 1);

/** @param {Layer} layer */
const read = layer => layer.ctx.getImageData(0, 0, layer.w, layer.h);

const [LR, LG, LB] = [0.2126, 0.7152, 0.0722];

/** @param {number} s */
const saturate = s => [
  LR + (1 - LR) * s, LG - LG * s, LB - LB * s, 0, 0, LR - LR * s, LG + (1 - LG) * s, LB - LB * s, 0, 0,
  LR - LR * s, LG - LG * s, LB + (1 - LB) * s, 0, 0, 0, 0, 0, 1, 0,
];

/** @param {number} r @param {number} g @param {number} b @param {number} a @param {number} add */
const scaled = (r, g, b, a, add) => [r, 0, 0, 0, add, 0, g, 0, 0, add, 0, 0, b, 0, add, 0, 0, 0, a, 0];

/** As ColorFilter+Matrix.swift has it. @param {any} f @returns {number[]} */
function matrix(f) {
  const amount = Number.isFinite(f.amount) ? f.amount : f.kind === 1 || f.kind === 2 ? 1 : 0;
  switch (f.kind) {
    case 0: return scaled(1, 1, 1, 1, amount);
    case 1: return scaled(amount, amount, amount, 1, 0.5 - 0.5 * amount);
    case 2: return saturate(amount);
    case 3: return saturate(1 - clamp(amount));
    case 4: {
      const c = Math.cos(amount), s = Math.sin(amount);
      return [
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
        0, 0, 0, 1, 0,
      ];
    }
    case 5: return scaled(-1, -1, -1, 1, 1);
    case 6: return scaled(f.color[0], f.color[1], f.color[2], f.color[3], 0);
    case 7: return [...new Array(15).fill(0), LR, LG, LB, 0, 0];
    default: return f.m.map((/** @type {number} */ v) => Number.isFinite(v) ? v : 0);
  }
}

/** @param {Layer} layer @param {any} f */
export function applyFilter(layer, f) {
  const image = read(layer), d = image.data;
  if (f.kind === 9) {
    const c = f.color.map((/** @type {number} */ v) => Math.round(clamp(v) * 255));
    for (let i = 0; i < d.length; i += 4) {
      const alpha = d[i + 3] / 255, isIn = alpha >= f.low && alpha <= f.high;
      for (let k = 0; k < 4; k++) d[i + k] = isIn ? c[k] : 0;
    }
  } else {
    const m = matrix(f);
    for (let i = 0; i < d.length; i += 4) {
      if (!d[i + 3]) continue;
      const r = d[i] / 255, g = d[i + 1] / 255, b = d[i + 2] / 255, a = d[i + 3] / 255;
      for (let k = 0; k < 4; k++) {
        const l = 5 * k;
        d[i + k] = Math.round(clamp(m[l] * r + m[l + 1] * g + m[l + 2] * b + m[l + 3] * a + m[l + 4]) * 255);
      }
    }
  }
  layer.ctx.putImageData(image, 0, 0);
}

/** @param {Layer} to @param {Paint} paint @param {Matrix} m */
export function drawMesh(to, paint, m) {
  const image = to.ctx.createImageData(to.w, to.h), d = image.data, { columns, rows, background } = paint;
  const pack = (/** @type {number[]} */ c) => c.map(v => Math.round(clamp(v) * 255));
  const ground = pack(background);
  for (let i = 0; i < d.length; i++) d[i] = ground[i & 3];
  const points = paint.points.map((/** @type {number[]} */ [x, y], /** @type {number} */ i) => ({
    x: m[0] * x + m[2] * y + m[4] - to.x, y: m[1] * x + m[3] * y + m[5] - to.y, c: paint.colors[i].map(clamp),
  }));
  const triangle = (/** @type {any} */ a, /** @type {any} */ b, /** @type {any} */ c) => {
    const size = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if (!(Math.abs(size) > 1e-12)) return;
    const y0 = Math.max(Math.ceil(Math.min(a.y, b.y, c.y) - 0.5), 0);
    const y1 = Math.min(Math.floor(Math.max(a.y, b.y, c.y) - 0.5), to.h - 1);
    const x0 = Math.max(Math.ceil(Math.min(a.x, b.x, c.x) - 0.5), 0);
    const x1 = Math.min(Math.floor(Math.max(a.x, b.x, c.x) - 0.5), to.w - 1);
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const px = x + 0.5, py = y + 0.5;
        const wa = ((b.x - px) * (c.y - py) - (b.y - py) * (c.x - px)) / size;
        const wb = ((c.x - px) * (a.y - py) - (c.y - py) * (a.x - px)) / size, wc = 1 - wa - wb;
        if (wa < -1e-9 || wb < -1e-9 || wc < -1e-9) continue;
        const i = (y * to.w + x) * 4, alpha = a.c[3] * wa + b.c[3] * wb + c.c[3] * wc;
        for (let k = 0; k < 3; k++) {
          const v = a.c[k] * a.c[3] * wa + b.c[k] * b.c[3] * wb + c.c[k] * c.c[3] * wc;
          d[i + k] = alpha > 0 ? Math.round(clamp(v / alpha) * 255) : 0;
        }
        d[i + 3] = Math.round(clamp(alpha) * 255);
      }
    }
  };
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const p = row * columns + column, q = p + columns;
      triangle(points[p], points[p + 1], points[q]);
      triangle(points[p + 1], points[q + 1], points[q]);
    }
  }
  to.ctx.putImageData(image, 0, 0);
}

/**
 * Draws `flat` as seen through a projection.
 * @param {Layer} flat
 * @param {Layer} to
 * @param {number[]} p
 * @param {Matrix} m
 */
export function drawProjection(flat, to, p, m) {
  const place = [m[0], m[1], 0, m[2], m[3], 0, m[4], m[5], 1];
  const back = invert3(times3(times3(invert3(place), p), place));
  const from = read(flat), image = to.ctx.createImageData(to.w, to.h), s = from.data, d = image.data;
  for (let row = 0; row < to.h; row++) {
    for (let column = 0; column < to.w; column++) {
      const c = [0, 0, 0, 0];
      for (let sample = 0; sample < 4; sample++) {
        const dx = to.x + column + 0.25 + 0.5 * (sample & 1), dy = to.y + row + 0.25 + 0.5 * (sample >> 1);
        const w = dx * back[2] + dy * back[5] + back[8];
        if (w <= 1e-6) continue;
        const x = (dx * back[0] + dy * back[3] + back[6]) / w - flat.x - 0.5;
        const y = (dx * back[1] + dy * back[4] + back[7]) / w - flat.y - 0.5;
        const ix = Math.floor(x), iy = Math.floor(y), fx = x - ix, fy = y - iy;
        for (let k = 0; k < 4; k++) {
          const qx = ix + (k & 1), qy = iy + (k >> 1);
          if (qx < 0 || qy < 0 || qx >= flat.w || qy >= flat.h) continue;
          const i = (qy * flat.w + qx) * 4;
          const f = ((k & 1) ? fx : 1 - fx) * ((k >> 1) ? fy : 1 - fy) * 0.25 * s[i + 3];
          c[0] += f * s[i];
          c[1] += f * s[i + 1];
          c[2] += f * s[i + 2];
          c[3] += f;
        }
      }
      const i = (row * to.w + column) * 4;
      for (let k = 0; k < 3; k++) d[i + k] = c[3] > 0 ? c[k] / c[3] : 0;
      d[i + 3] = c[3];
    }
  }
  to.ctx.putImageData(image, 0, 0);
}

/** Rows of three; a point stands on the left. @param {number[]} a @param {number[]} b */
function times3(a, b) {
  return a.map((_, i) => [0, 1, 2].reduce((sum, k) => sum + a[i - i % 3 + k] * b[3 * k + i % 3], 0));
}

/** @param {number[]} m */
function invert3(m) {
  const [a, b, c, d, e, f, g, h, i] = m;
  const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [
    e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f, d * h - e * g, b * g - a * h,
    a * e - b * d,
  ].map(v => v / det);
}

/** Adds up how much both take away from white. @param {Layer} layer @param {Layer} target @param {number} opacity */
export function plusDarker(layer, target, opacity) {
  const { ctx } = target, x = layer.x - target.x, y = layer.y - target.y;
  const below = ctx.getImageData(x, y, layer.w, layer.h), above = read(layer), d = below.data, s = above.data;
  for (let i = 0; i < d.length; i += 4) {
    const sa = s[i + 3] / 255 * opacity, ba = d[i + 3] / 255, ra = Math.min(1, sa + ba);
    for (let k = 0; k < 3; k++) {
      const v = Math.max(0, ra - sa * (1 - s[i + k] / 255) - ba * (1 - d[i + k] / 255));
      d[i + k] = ra > 0 ? Math.round(clamp(v / ra) * 255) : 0;
    }
    d[i + 3] = Math.round(ra * 255);
  }
  ctx.putImageData(below, x, y);
}
