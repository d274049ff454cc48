// Gradients as the canvas has them. Ours are mixed with premultiplied colours and go on beyond their ends in three ways.

/** @typedef {import('./wire.js').Color} Color */
/** @typedef {import('./wire.js').Stop} Stop */
/** @typedef {import('./wire.js').Paint} Paint */
/** @typedef {import('./wire.js').Rect} Rect */

const clamp = (/** @type {number} */ v) => Math.min(Math.max(v || 0, 0), 1);

/** @param {Color} c */
export function cssColor(c) {
  const [r, g, b] = c.map(v => Math.round(clamp(v) * 255));
  return `rgba(${r},${g},${b},${clamp(c[3])})`;
}

/** The colour at a place, mixed premultiplied. @param {Stop[]} stops @param {number} t @returns {Color} */
function colorAt(stops, t) {
  let i = 0;
  while (i < stops.length - 1 && t >= stops[i + 1].t) i++;
  const s = stops[i], e = stops[i + 1];
  if (!e || t <= s.t) return s.c;
  return mix(s.c, e.c, (t - s.t) / (e.t - s.t));
}

/** @param {Color} a @param {Color} b @param {number} f @returns {Color} */
function mix(a, b, f) {
  const alpha = a[3] + (b[3] - a[3]) * f;
  const part = (/** @type {number} */ k) =>
    alpha > 0 ? (clamp(a[k]) * a[3] * (1 - f) + clamp(b[k]) * b[3] * f) / alpha : 0;
  return [part(0), part(1), part(2), alpha];
}

/** Stops between 0 and 1 that give the same when they are mixed without premultiplying. @param {Stop[]} stops @returns {Stop[]} */
function plain(stops) {
  /** @type {Stop[]} */
  const result = [{ t: 0, c: colorAt(stops, 0) }];
  const inner = [...stops.filter(s => s.t > 0 && s.t < 1), { t: 1, c: colorAt(stops, 1) }];
  // At t = 1 the last of several stops counts, and the first where it is come to.
  const atEnd = stops.find(s => s.t === 1);
  if (atEnd) inner.splice(inner.length - 1, 0, atEnd);
  let last = result[0];
  for (const stop of inner) {
    const steps = last.c[3] === stop.c[3] ? 1 : 16;
    for (let i = 1; i < steps; i++) {
      const f = i / steps;
      result.push({ t: last.t + (stop.t - last.t) * f, c: mix(last.c, stop.c, f) });
    }
    result.push(stop);
    last = stop;
  }
  return result;
}

/**
 * What to set as a fill style; null where the canvas has no such gradient, or where there is nothing to paint.
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} ctx
 * @param {Paint} paint
 * @param {Rect | null} box what is to be filled, in the gradient's coordinates
 * @param {boolean} [inOwnSpace] whether the context is in the coordinates of a radial gradient's circles
 * @returns {CanvasGradient | null}
 */
export function gradient(ctx, paint, box, inOwnSpace = false) {
  if (!paint.stops || !paint.stops.length) return null;
  /** @type {Stop[]} */
  let stops = plain(paint.stops);
  if (paint.kind === 3) return sweep(ctx, paint, stops);
  let lo = 0, hi = 1;
  if (paint.spread && box) {
    [lo, hi] = span(paint, box);
    stops = repeated(stops, lo, hi, paint.spread === 2);
  }
  /** @type {CanvasGradient} */
  let made;
  if (paint.kind === 1) {
    const [[x0, y0], [x1, y1]] = [paint.from, paint.to], dx = x1 - x0, dy = y1 - y0;
    if (!dx && !dy) {
      made = ctx.createLinearGradient(0, 0, 1, 0);
      stops = [{ t: 0, c: stops[stops.length - 1].c }];
    } else {
      made = ctx.createLinearGradient(x0 + dx * lo, y0 + dy * lo, x0 + dx * hi, y0 + dy * hi);
    }
  } else {
    const m = paint.m;
    if (!inOwnSpace && (m[0] !== 1 || m[1] || m[2] || m[3] !== 1 || m[4] || m[5])) return null;
    const [x, y] = paint.center, length = paint.r1 - paint.r0;
    let r0 = paint.r0 + length * lo, r1 = paint.r0 + length * hi;
    if (Math.abs(length) < 1e-9) {
      r1 = r0 = Math.max(0, r0);
      stops = [stops[0], stops[stops.length - 1]].map((s, i) => ({ t: i ? 1 : 0, c: s.c }));
      r1 += 1e-3;
    }
    if (r0 < 0 || r1 < 0) {
      // Circles of less than nothing: begin where the radius is nothing.
      const from = paint.stops, zero = -r0 / (r1 - r0);
      if (r1 <= 0 || r0 > r1) return null;
      stops = plain(from.map((/** @type {Stop} */ s) => ({ c: s.c, t: (s.t - zero) / (1 - zero) })));
      r0 = 0;
    }
    made = ctx.createRadialGradient(x, y, r0, x, y, r1);
  }
  for (const stop of stops) made.addColorStop(clamp(stop.t), cssColor(stop.c));
  return made;
}

/** Which part of an endless gradient a box shows, in whole repeats. @param {Paint} paint @param {Rect} box @returns {[number, number]} */
function span(paint, box) {
  const corners = [[box.x, box.y], [box.x + box.w, box.y], [box.x, box.y + box.h], [box.x + box.w, box.y + box.h]];
  let places;
  if (paint.kind === 1) {
    const [[x0, y0], [x1, y1]] = [paint.from, paint.to], dx = x1 - x0, dy = y1 - y0, l = dx * dx + dy * dy;
    places = corners.map(([x, y]) => l ? ((x - x0) * dx + (y - y0) * dy) / l : 0);
  } else {
    const far = corners.map(([x, y]) => Math.hypot(x - paint.center[0], y - paint.center[1]));
    const length = paint.r1 - paint.r0;
    places = [0, ...far].map(r => length ? (r - paint.r0) / length : 0);
    // Not below a radius of nothing.
    if (length > 0) return [Math.max(-paint.r0 / length, -200), Math.min(Math.ceil(Math.max(...places)), 200)];
  }
  const even = (/** @type {number} */ v) => v - (((v % 2) + 2) % 2);
  return [Math.max(even(Math.floor(Math.min(...places))), -200), Math.min(Math.ceil(Math.max(...places)) + 1, 200)];
}

/** @param {Stop[]} stops @param {number} lo @param {number} hi @param {boolean} mirrors @returns {Stop[]} */
function repeated(stops, lo, hi, mirrors) {
  /** @type {Stop[]} */
  const all = [];
  for (let k = Math.floor(lo); k < hi; k++) {
    const turned = mirrors && Math.abs(k) % 2 === 1;
    const own = turned ? [...stops].reverse().map(s => ({ c: s.c, t: 1 - s.t })) : stops;
    for (const s of own) all.push({ c: s.c, t: (k + s.t - lo) / (hi - lo) });
  }
  return plain(all);
}

/**
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} ctx
 * @param {Paint} paint
 * @param {Stop[]} stops
 */
function sweep(ctx, paint, stops) {
  const made = ctx.createConicGradient(paint.start, paint.center[0], paint.center[1]);
  const turn = 2 * Math.PI, extent = Math.min(Math.abs(paint.end - paint.start) / turn, 1);
  const first = stops[0].c, last = stops[stops.length - 1].c;
  const add = (/** @type {number} */ t, /** @type {Color} */ c) => made.addColorStop(clamp(t), cssColor(c));
  if (extent < 1e-9) {
    for (const [t, c] of [[0, last], [0.5, last], [0.5, first], [1, first]]) {
      add(/** @type {number} */ (t), /** @type {Color} */ (c));
    }
    return made;
  }
  // The gap is shared between the last and the first colour.
  const middle = (1 + extent) / 2;
  if (paint.end >= paint.start) {
    for (const s of stops) add(s.t * extent, s.c);
    if (extent < 1) [[extent, last], [middle, last], [middle, first], [1, first]].forEach(([t, c]) =>
      add(/** @type {number} */ (t), /** @type {Color} */ (c)));
  } else {
    if (extent < 1) [[0, first], [1 - middle, first], [1 - middle, last], [1 - extent, last]].forEach(([t, c]) =>
      add(/** @type {number} */ (t), /** @type {Color} */ (c)));
    for (const s of [...stops].reverse()) add(1 - s.t * extent, s.c);
  }
  return made;
}
