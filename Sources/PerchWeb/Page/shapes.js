// Geometry: paths for the canvas, and the boxes that things may paint, as DisplayList has them.

/** @typedef {import('./wire.js').Rect} Rect */
/** @typedef {import('./wire.js').Path} Path */
/** @typedef {import('./wire.js').DisplayNode} DisplayNode */
/** @typedef {import('./wire.js').Operation} Operation */
/** @typedef {import('./wire.js').Effect} Effect */
/** An affine map: a, b, c, d, tx, ty. @typedef {number[]} Matrix */

/** @param {Rect} r @returns {Rect} */
export function standard(r) {
  return { x: Math.min(r.x, r.x + r.w), y: Math.min(r.y, r.y + r.h), w: Math.abs(r.w), h: Math.abs(r.h) };
}

/**
 * First `a`, then `b`.
 * @param {Matrix} a
 * @param {Matrix} b
 * @returns {Matrix}
 */
export function concat(a, b) {
  return [
    a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3], a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3],
    a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5],
  ];
}

/** @param {Matrix} m @param {number} x @param {number} y @returns {Matrix} */
export const moved = (m, x, y) =>
  [m[0], m[1], m[2], m[3], m[4] + m[0] * x + m[2] * y, m[5] + m[1] * x + m[3] * y];

/** @param {Matrix} m @returns {Matrix} */
export function inverse(m) {
  const d = m[0] * m[3] - m[1] * m[2];
  return [
    m[3] / d, -m[1] / d, -m[2] / d, m[0] / d, (m[2] * m[5] - m[3] * m[4]) / d, (m[1] * m[4] - m[0] * m[5]) / d,
  ];
}

/** @param {Matrix} m */
export const isSane = m => m.every(Number.isFinite) && Math.abs(m[0] * m[3] - m[1] * m[2]) > 1e-12;
/** @param {Matrix} m */
export const meanScale = m => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));

/**
 * The box of a rectangle's image.
 * @param {Rect | null} r
 * @param {Matrix} m
 * @returns {Rect | null}
 */
export function mapped(r, m) {
  if (!r) return null;
  const xs = [], ys = [];
  for (const [x, y] of [[r.x, r.y], [r.x + r.w, r.y], [r.x, r.y + r.h], [r.x + r.w, r.y + r.h]]) {
    xs.push(m[0] * x + m[2] * y + m[4]);
    ys.push(m[1] * x + m[3] * y + m[5]);
  }
  return sane({
    x: Math.min(...xs), y: Math.min(...ys), w: Math.max(...xs) - Math.min(...xs), h: Math.max(...ys) - Math.min(...ys),
  });
}

/** Cut to what can be computed with; null if a number is none. @param {Rect | null} r @returns {Rect | null} */
export function sane(r) {
  if (!r) return null;
  const cut = (/** @type {number} */ v) => Math.min(Math.max(v, -1e8), 1e8);
  const s = standard(r), x = cut(s.x), y = cut(s.y);
  const w = cut(s.x + s.w) - x, h = cut(s.y + s.h) - y;
  return [x, y, w, h].some(Number.isNaN) ? null : { x, y, w, h };
}

/** @param {Rect | null} a @param {Rect | null} b @returns {Rect | null} */
export function union(a, b) {
  if (!a) return b;
  if (!b) return a;
  const x = Math.min(a.x, b.x), y = Math.min(a.y, b.y);
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** @param {Rect | null} a @param {Rect | null} b @returns {Rect | null} */
export function intersection(a, b) {
  if (!a || !b) return null;
  const x = Math.max(a.x, b.x), y = Math.max(a.y, b.y);
  const w = Math.min(a.x + a.w, b.x + b.w) - x, h = Math.min(a.y + a.h, b.y + b.h) - y;
  return w < 0 || h < 0 ? null : { x, y, w, h };
}

/** @param {Rect | null} r @param {number} by @returns {Rect | null} */
export const outset = (r, by) => r && { x: r.x - by, y: r.y - by, w: r.w + 2 * by, h: r.h + 2 * by };

/** Whole pixels that a box may touch. @param {Rect | null} r @param {number} margin @returns {Rect | null} */
export function pixels(r, margin = 1) {
  if (!r) return null;
  const x = Math.floor(r.x) - margin, y = Math.floor(r.y) - margin;
  return { x, y, w: Math.ceil(r.x + r.w) + margin - x, h: Math.ceil(r.y + r.h) + margin - y };
}

/** The pixels nearest to a box, at least one each way. @param {Rect | null} r @returns {Rect | null} */
export function snapped(r) {
  if (!r || r.w < 0.05 || r.h < 0.05) return null;
  const round = (/** @type {number} */ v) => v < 0 ? -Math.round(-v) : Math.round(v);
  let x = round(r.x), y = round(r.y), x1 = round(r.x + r.w), y1 = round(r.y + r.h);
  if (x1 === x) x1 = (x = Math.floor(r.x + r.w / 2)) + 1;
  if (y1 === y) y1 = (y = Math.floor(r.y + r.h / 2)) + 1;
  return { x, y, w: x1 - x, h: y1 - y };
}

// Paths

/** @param {Path} p @returns {Rect | null} */
export function pathBox(p) {
  if (p.box !== undefined) return p.box;
  if (p.rect) return p.box = sane(p.rect);
  const xs = [], ys = [];
  for (const step of p.steps || []) {
    for (let i = 1; i < step.length; i += 2) {
      xs.push(step[i]);
      ys.push(step[i + 1]);
    }
  }
  if (!xs.length) return p.box = null;
  const least = (/** @type {number[]} */ v) => v.reduce((a, b) => Math.min(a, b));
  const most = (/** @type {number[]} */ v) => v.reduce((a, b) => Math.max(a, b));
  const [x, y] = [least(xs), least(ys)];
  return p.box = sane({ x, y, w: most(xs) - x, h: most(ys) - y });
}

/** @param {Path} p @returns {Path2D} */
export const path2D = p => p.made || (p.made = trace(p, new Path2D()));

/**
 * Draws a path, for a canvas or for its coverage.
 * @template {Path2D | import('./coverage.js').Coverage} T
 * @param {Path} p
 * @param {T} to
 * @returns {T}
 */
export function trace(p, to) {
  if (p.rect) {
    const r = standard(p.rect);
    const rx = Math.min(Math.max(p.rx || 0, 0), r.w / 2), ry = Math.min(Math.max(p.ry || 0, 0), r.h / 2);
    if (p.kind === 4) curves(to, r, r.w / 2, r.h / 2, false);
    else if (p.kind === 1 || !rx || !ry) to.rect(r.x, r.y, r.w, r.h);
    else curves(to, r, rx, ry, p.kind === 3);
    return to;
  }
  for (const s of p.steps || []) {
    switch (s[0]) {
      case 0: to.moveTo(s[1], s[2]); break;
      case 1: to.lineTo(s[1], s[2]); break;
      // The end comes before the control points.
      case 2: to.quadraticCurveTo(s[3], s[4], s[1], s[2]); break;
      case 3: to.bezierCurveTo(s[3], s[4], s[5], s[6], s[1], s[2]); break;
      default: to.closePath();
    }
  }
  return to;
}

const REACH = 1.528665, HANDLE = 1 - 0.5522847498307936;

/**
 * A rectangle with rounded corners, from the middle of its right side down, as PathData draws it.
 * @param {Path2D | import('./coverage.js').Coverage} to
 * @param {Rect} r
 * @param {number} rx
 * @param {number} ry
 * @param {boolean} smooth
 */
function curves(to, r, rx, ry, smooth) {
  const right = r.x + r.w, bottom = r.y + r.h;
  const share = (/** @type {number} */ own, /** @type {number} */ edge) =>
    Math.min(Math.max(edge / (2 * own), 1), REACH);
  const across = share(rx, r.w), down = share(ry, r.h);
  /** @type {number[][]} place, the radius back along the edge, the radius on along the next, and room on both */
  const corners = [
    [right, bottom, 0, -ry, -rx, 0, down, across], [r.x, bottom, rx, 0, 0, -ry, across, down],
    [r.x, r.y, 0, ry, rx, 0, down, across], [right, r.y, -rx, 0, 0, ry, across, down],
  ];
  to.moveTo(right, r.y + r.h / 2);
  for (const [x, y, bx, by, ax, ay, room, after] of corners) {
    const at = (/** @type {number} */ b, /** @type {number} */ a) =>
      /** @type {[number, number]} */ ([x + bx * b + ax * a, y + by * b + ay * a]);
    if (!smooth) {
      to.lineTo(...at(1, 0));
      to.bezierCurveTo(...at(HANDLE, 0), ...at(0, HANDLE), ...at(0, 1));
      continue;
    }
    const ease = (/** @type {number} */ v) => (v - 1) / (REACH - 1);
    const far = (/** @type {number} */ v) => 0.96 + 0.12849296 * ease(v);
    const near = (/** @type {number} */ v) => 0.82 + 0.04840694 * ease(v);
    to.lineTo(...at(room, 0));
    to.bezierCurveTo(...at(far(room), 0), ...at(near(room), 0), ...at(0.63149379, 0.07491139));
    to.bezierCurveTo(...at(0.37282383, 0.16905956), ...at(0.16905956, 0.37282383), ...at(0.07491139, 0.63149379));
    to.bezierCurveTo(...at(0, near(after)), ...at(0, far(after)), ...at(0, after));
  }
  to.closePath();
}

// Bounds

/** @param {Operation} op @returns {Rect | null} */
export function operationBox(op) {
  if (op.bounds !== undefined) return op.bounds;
  switch (op.kind) {
    case 32: return op.bounds = pathBox(op.path);
    case 33: return op.bounds = sane(outset(pathBox(op.path), op.pen.width * (op.pen.join === 0 ? 2 : 0.75)));
    case 34: return op.bounds = sane(outset(sane(op.box), op.size * 0.3));
    default: return op.bounds = sane(op.to);
  }
}

/** All that a node may paint, in its parent's coordinates. @param {DisplayNode} node @returns {Rect | null} */
export function nodeBox(node) {
  if (node.bounds !== undefined) return node.bounds;
  let box = contentBox(node);
  for (const effect of node.effects) {
    box = painted(effect, box);
  }
  return node.bounds = box && sane({ x: box.x + node.x, y: box.y + node.y, w: box.w, h: box.h });
}

/** @param {DisplayNode} node @returns {Rect | null} */
export function contentBox(node) {
  if (node.content !== undefined) return node.content;
  let box = null;
  for (const item of node.items) box = union(box, itemBox(item));
  return node.content = box;
}

/** @param {DisplayNode | Operation} item */
export const itemBox = item => item.isNode
  ? nodeBox(/** @type {DisplayNode} */ (item)) : operationBox(/** @type {Operation} */ (item));

/** What a layer that fills `box` paints once an effect is applied. @param {Effect} e @param {Rect | null} box @returns {Rect | null} */
export function painted(e, box) {
  if (!showsBehind(e)) return reach(e, box);
  const shape = pathBox(e.path);
  if (e.kind === 10 || !shape || !e.shadow[3]) return union(box, shape);
  const thrown = { x: shape.x, y: shape.y + e.shadowOffset, w: shape.w, h: shape.h };
  return union(box, sane(union(shape, sane(outset(thrown, 1.5 * e.shadowRadius + 2)))));
}

/** Materials and glass show what lies behind them. @param {Effect} e */
export const showsBehind = e => e.kind === 10 || e.kind === 11;

/** Where a change inside `box` shows. @param {Effect} e @param {Rect | null} box @returns {Rect | null} */
export function reach(e, box) {
  if (!box) return null;
  switch (e.kind) {
    case 1: return mapped(box, e.m);
    case 2: return projectedBox(e.m, box);
    case 3: return intersection(box, pathBox(e.path));
    case 5: return sane(outset(box, 3 * Math.max(0, e.radius || 0) + 2));
    case 6: {
      const thrown = outset({ x: box.x + e.x, y: box.y + e.y, w: box.w, h: box.h }, 1.5 * Math.max(0, e.radius || 0) + 2);
      return sane(union(box, sane(thrown)));
    }
    case 7: return intersection(box, nodeBox(e.node));
    default: return box;
  }
}

/** @param {number[]} m @param {Rect} r @returns {Rect | null} */
function projectedBox(m, r) {
  const xs = [], ys = [];
  for (const [x, y] of [[r.x, r.y], [r.x + r.w, r.y], [r.x, r.y + r.h], [r.x + r.w, r.y + r.h]]) {
    const w = Math.max(x * m[2] + y * m[5] + m[8], 2e-3);
    xs.push((x * m[0] + y * m[3] + m[6]) / w);
    ys.push((x * m[1] + y * m[4] + m[7]) / w);
  }
  return sane({
    x: Math.min(...xs), y: Math.min(...ys), w: Math.max(...xs) - Math.min(...xs), h: Math.max(...ys) - Math.min(...ys),
  });
}

/** Only one operation is painted, so opacity needs no layer. @param {DisplayNode} node @returns {boolean} */
export function holdsOne(node) {
  if (node.items.length !== 1) return false;
  const item = node.items[0];
  if (!item.isNode) return true;
  const child = /** @type {DisplayNode} */ (item);
  return !child.effects.length && holdsOne(child);
}

// Damage

/**
 * The boxes in which two nodes differ, in their parent's coordinates.
 * @param {DisplayNode} a
 * @param {DisplayNode} b
 * @param {(Rect | null)[]} to
 */
export function differences(a, b, to) {
  if (a === b) return;
  const shows = b.effects.some(e => (e.kind === 4 && e.mode >= 16) || (e.kind === 5 && e.opaque));
  if (a.id !== b.id || a.x !== b.x || a.y !== b.y || a.effects !== b.effects || shows
    // With and without a layer, opacity is rounded differently.
    || (b.effects.length && holdsOne(a) !== holdsOne(b))) {
    to.push(nodeBox(a), nodeBox(b));
    return;
  }
  /** @type {(Rect | null)[]} */
  const inside = [];
  let isOrdered = a.items.length === b.items.length;
  for (let i = 0; isOrdered && i < a.items.length; i++) {
    const x = a.items[i], y = b.items[i];
    isOrdered = x === y
      || !!(x.isNode && y.isNode && /** @type {DisplayNode} */ (x).id === /** @type {DisplayNode} */ (y).id);
  }
  if (isOrdered) {
    a.items.forEach((x, i) => {
      if (x !== b.items[i]) {
        differences(/** @type {DisplayNode} */ (x), /** @type {DisplayNode} */ (b.items[i]), inside);
      }
    });
  } else {
    const kept = new Set(b.items);
    for (const x of a.items) if (!kept.has(x)) inside.push(itemBox(x));
    const before = new Set(a.items);
    let last = -1;
    for (const y of b.items) {
      const place = before.has(y) ? a.items.indexOf(y) : -1;
      if (place > last) last = place;
      else inside.push(itemBox(y));
    }
  }
  for (let box of inside) {
    for (const effect of b.effects) box = reach(effect, box);
    if (box) to.push({ x: box.x + b.x, y: box.y + b.y, w: box.w, h: box.h });
  }
}
