// Replays display lists on a canvas, as the raster painter paints them: the same snapping, the same order, the same layers.

import {
  concat, contentBox, differences, holdsOne, intersection, inverse, isSane, mapped, meanScale, moved, nodeBox, operationBox, outset,
  painted, path2D, pathBox, pixels, reach, sane, showsBehind, snapped, standard, trace, union,
} from './shapes.js';
import { Op } from './wire.js';
import { Coverage } from './coverage.js';
import { Stamps, corners, glyphMask, outline, runMask } from './stamps.js';
import { applyFilter, drawMesh, drawProjection, plusDarker } from './pixels.js';
import { cssColor, gradient } from './gradients.js';

/** @typedef {import('./wire.js').Rect} Rect */
/** @typedef {import('./wire.js').Paint} Paint */
/** @typedef {import('./wire.js').Operation} Operation */
/** @typedef {import('./wire.js').DisplayNode} DisplayNode */
/** @typedef {import('./wire.js').Frame} Frame */
/** @typedef {import('./shapes.js').Matrix} Matrix */
/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Context */
/** A canvas whose corner lies at x, y on the device. @typedef {{ctx: Context, x: number, y: number, w: number, h: number}} Layer */
/** @typedef {{clip: Rect, m: Matrix, opacity: number}} Scope */

/** As CGBlendMode counts them. @type {GlobalCompositeOperation[]} */
const BLENDS = [
  'source-over', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'color-dodge', 'color-burn', 'soft-light',
  'hard-light', 'difference', 'exclusion', 'hue', 'saturation', 'color', 'luminosity', 'destination-out', 'copy',
  'source-in', 'source-out', 'source-atop', 'destination-over', 'destination-in', 'destination-out', 'destination-atop',
  'xor', 'multiply', 'lighter',
];
const PLUS_DARKER = 26, CLEAR = 16;
const LARGEST_GLYPH = 200;
/** How strong the light along the edge of glass is, from the top down. */
const RIM = [[0, 1], [0.5, 0.35], [1, 0.8]];

export class Painter {
  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    this.ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { alpha: true }));
    /** @type {Frame | null} */
    this.shown = null;
    this.scale = 1;
    /** The canvas and the layers open on it. @type {Layer[]} */
    this.layers = [];
    this.operations = 0;
    /** Counts of the last paint, for tests. */
    this.damage = 0;
    this.stamps = new Stamps();
  }

  /**
   * Paints what differs from the frame before.
   * @param {Frame} frame
   * @param {number} scale device pixels a point
   */
  paint(frame, scale) {
    const w = Math.max(1, Math.round(frame.width * scale)), h = Math.max(1, Math.round(frame.height * scale));
    const whole = { x: 0, y: 0, w, h };
    if (this.canvas.width !== w || this.canvas.height !== h || this.scale !== scale) {
      this.canvas.width = w;
      this.canvas.height = h;
      this.shown = null;
    }
    this.scale = scale;
    let areas = [whole];
    if (this.shown && String(this.shown.background) === String(frame.background)) {
      /** @type {(Rect | null)[]} */
      const boxes = [];
      differences(this.shown.root, frame.root, boxes);
      areas = merged(boxes.map(b => intersection(pixels(mapped(b, [scale, 0, 0, scale, 0, 0])), whole)));
      if (areas.length) areas = this.withBackdrops(frame.root, areas, whole);
    }
    this.shown = frame;
    this.operations = 0;
    this.damage = areas.reduce((sum, a) => sum + a.w * a.h, 0);
    const ctx = this.ctx;
    for (const area of areas) {
      this.layers = [{ ctx, x: 0, y: 0, w, h }];
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.save();
      ctx.beginPath();
      ctx.rect(area.x, area.y, area.w, area.h);
      ctx.clip();
      ctx.clearRect(area.x, area.y, area.w, area.h);
      if (frame.background) {
        ctx.fillStyle = cssColor(frame.background);
        ctx.fillRect(area.x, area.y, area.w, area.h);
      }
      this.node(frame.root, { clip: area, m: [scale, 0, 0, scale, 0, 0], opacity: 1 });
      ctx.restore();
    }
  }

  /** Forgets what is shown, so that the next paint starts from nothing. */
  reset() { this.shown = null; }

  get target() { return this.layers[this.layers.length - 1]; }

  /**
   * Blurred backgrounds need all that they blur painted anew.
   * @param {DisplayNode} root
   * @param {Rect[]} areas
   * @param {Rect} whole
   */
  withBackdrops(root, areas, whole) {
    /** @type {Rect[]} */
    const found = [];
    /** @param {DisplayNode} node @param {Matrix} m */
    const collect = (node, m) => {
      if (!readsBehind(node)) return;
      let inner = moved(m, node.x, node.y);
      for (const e of [...node.effects].reverse()) {
        if (e.kind === 1) inner = concat(e.m, inner);
        if (showsBehind(e)) {
          const area = intersection(backdropArea(e, inner), whole);
          if (area) found.push(area);
        }
      }
      for (const item of node.items) if (item.isNode) collect(/** @type {DisplayNode} */ (item), inner);
    };
    collect(root, [this.scale, 0, 0, this.scale, 0, 0]);
    for (let grown = true; grown;) {
      grown = false;
      for (const b of found) {
        areas = areas.map(a => {
          const common = intersection(a, b);
          if (!common || !common.w || !common.h) return a;
          const u = /** @type {Rect} */ (union(a, b));
          if (u.w * u.h > a.w * a.h) grown = true;
          return u;
        });
      }
      areas = merged(areas);
    }
    return areas;
  }

  // Nodes

  /** @param {DisplayNode} node @param {Scope} scope */
  node(node, scope) {
    const clip = visible(scope.clip, nodeBox(node), scope.m);
    if (!clip) return;
    const inner = { clip, m: moved(scope.m, node.x, node.y), opacity: scope.opacity };
    if (!node.effects.length) return this.items(node, inner);
    let box = contentBox(node);
    const boxes = [box];
    for (const e of node.effects) {
      box = painted(e, box);
      boxes.push(box);
    }
    this.effect(node, node.effects.length, boxes, inner);
  }

  /** @param {DisplayNode} node @param {Scope} scope */
  items(node, scope) {
    for (const item of node.items) {
      if (item.isNode) {
        this.node(/** @type {DisplayNode} */ (item), scope);
        continue;
      }
      const op = /** @type {Operation} */ (item);
      const clip = visible(scope.clip, operationBox(op), scope.m);
      if (!clip) continue;
      this.operations++;
      this.draw(op, { clip, m: scope.m, opacity: scope.opacity });
    }
  }

  /**
   * Applies the first `count` effects, the last of them outermost.
   * @param {DisplayNode} node
   * @param {number} count
   * @param {(Rect | null)[]} boxes what is painted before each effect
   * @param {Scope} scope
   */
  effect(node, count, boxes, scope) {
    if (!count) return this.items(node, scope);
    const e = node.effects[count - 1], box = boxes[count - 1];
    const inner = (/** @type {Scope} */ s) => this.effect(node, count - 1, boxes, s);
    switch (e.kind) {
      case 0: {
        const opacity = Number.isNaN(e.opacity) ? 1 : Math.min(Math.max(e.opacity, 0), 1);
        if (!opacity) return;
        const s = { ...scope, opacity: scope.opacity * opacity };
        return opacity === 1 || (count === 1 && holdsOne(node)) ? inner(s) : this.isolated(box, s, inner);
      }
      case 1: {
        const m = concat(e.m, scope.m);
        return isSane(m) ? inner({ ...scope, m }) : undefined;
      }
      case 2: return this.project(e, box, scope, inner);
      case 3: return this.clip(e, node, box, scope, inner);
      case 4: {
        if (!e.mode) return inner(scope);
        return this.isolated(box, scope, inner, undefined, e.mode);
      }
      case 5: return this.blur(e, box, scope, inner);
      case 6: return this.shadow(e, box, scope, inner);
      case 7: return this.isolated(box, scope, inner, layer => {
        const mask = this.layer(layer, () => this.node(e.node, { clip: area(layer), m: scope.m, opacity: 1 }));
        this.merge(mask, layer, 1, 'destination-in');
      });
      case 8: return this.isolated(box, scope, inner);
      case 9: return this.isolated(box, scope, inner, layer => applyFilter(layer, e.filter));
      case 10:
        this.backdrop(e, scope);
        return inner(scope);
      default:
        this.glass(e, scope);
        return inner(scope);
    }
  }

  /**
   * @param {Rect} rect
   * @param {() => void} paint
   * @returns {Layer}
   */
  layer(rect, paint) {
    const canvas = new OffscreenCanvas(Math.max(1, rect.w), Math.max(1, rect.h));
    const ctx = /** @type {Context} */ (canvas.getContext('2d'));
    const layer = { ctx, x: rect.x, y: rect.y, w: rect.w, h: rect.h };
    this.layers.push(layer);
    paint();
    this.layers.pop();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    return layer;
  }

  /**
   * Puts one layer onto another, pixel on pixel.
   * @param {Layer} from
   * @param {Layer} to
   * @param {number} opacity
   * @param {GlobalCompositeOperation} [mode]
   */
  merge(from, to, opacity, mode = 'source-over') {
    const ctx = to.ctx;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.globalAlpha = opacity;
    ctx.globalCompositeOperation = mode;
    ctx.imageSmoothingEnabled = false;
    ctx.drawImage(from.ctx.canvas, from.x - to.x, from.y - to.y);
    ctx.globalAlpha = 1;
    ctx.globalCompositeOperation = 'source-over';
  }

  /**
   * Paints into a layer, changes it and mixes it in.
   * @param {Rect | null} box
   * @param {Scope} scope
   * @param {(scope: Scope) => void} inner
   * @param {(layer: Layer) => void} [change]
   * @param {number} [mode]
   */
  isolated(box, scope, inner, change, mode = 0) {
    const rect = visible(scope.clip, box, scope.m);
    if (!rect) return;
    const layer = this.layer(rect, () => inner({ clip: rect, m: scope.m, opacity: 1 }));
    if (change) change(layer);
    const target = this.target;
    if (mode === PLUS_DARKER) return plusDarker(layer, target, scope.opacity);
    const ctx = target.ctx;
    // Some modes paint where the layer is empty: no further than the layer goes.
    ctx.save();
    this.clipTo(ctx, target, rect);
    if (mode === CLEAR) {
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.clearRect(rect.x - target.x, rect.y - target.y, rect.w, rect.h);
    } else {
      this.merge(layer, target, scope.opacity, BLENDS[mode]);
    }
    ctx.restore();
  }

  /** @param {Context} ctx @param {Layer} target @param {Rect} rect */
  clipTo(ctx, target, rect) {
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.beginPath();
    ctx.rect(rect.x - target.x, rect.y - target.y, rect.w, rect.h);
    ctx.clip();
  }

  /** @param {Context} ctx @param {Layer} target @param {Matrix} m */
  place(ctx, target, m) { ctx.setTransform(m[0], m[1], m[2], m[3], m[4] - target.x, m[5] - target.y); }

  /**
   * @param {any} e
   * @param {DisplayNode} node
   * @param {Rect | null} box
   * @param {Scope} scope
   * @param {(scope: Scope) => void} inner
   */
  clip(e, node, box, scope, inner) {
    const { m } = scope;
    const shape = e.path.kind === 1 && !m[1] && !m[2]
      ? snapped(mapped(standard(e.path.rect), m)) : pixels(mapped(pathBox(e.path), m));
    const clip = intersection(scope.clip, shape);
    if (!clip || !clip.w || !clip.h) return;
    if (e.path.kind === 1 && !m[1] && !m[2]) {
      // Glyphs and edges reach past the boxes they are culled by.
      const ctx = this.target.ctx;
      ctx.save();
      this.clipTo(ctx, this.target, clip);
      inner({ ...scope, clip });
      return ctx.restore();
    }
    this.isolated(box, { ...scope, clip }, inner, layer => {
      layer.ctx.globalCompositeOperation = 'destination-in';
      this.place(layer.ctx, layer, m);
      layer.ctx.fillStyle = '#000';
      layer.ctx.fill(path2D(e.path), e.evenOdd ? 'evenodd' : 'nonzero');
      layer.ctx.globalCompositeOperation = 'source-over';
    });
  }

  /** @param {any} e @param {Rect | null} box @param {Scope} scope @param {(scope: Scope) => void} inner */
  blur(e, box, scope, inner) {
    const sigma = deviation(e.radius, scope.m);
    if (!sigma) return inner(scope);
    const extent = blurExtent(sigma);
    const reachBox = outset(pixels(mapped(box, scope.m)), e.opaque ? 0 : extent);
    const rect = intersection(outset(scope.clip, extent), reachBox);
    if (!rect || !rect.w || !rect.h) return;
    let layer = this.layer(rect, () => inner({ clip: rect, m: scope.m, opacity: 1 }));
    layer = e.opaque ? clampedBlur(layer, sigma) : blurred(layer, sigma);
    const ctx = this.target.ctx;
    ctx.save();
    this.clipTo(ctx, this.target, scope.clip);
    this.merge(layer, this.target, scope.opacity);
    ctx.restore();
  }

  /** @param {any} e @param {Rect | null} box @param {Scope} scope @param {(scope: Scope) => void} inner */
  shadow(e, box, scope, inner) {
    const { m } = scope, sigma = deviation(e.radius / 2, m);
    const dx = Math.round(m[0] * e.x + m[2] * e.y), dy = Math.round(m[1] * e.x + m[3] * e.y);
    const extent = sigma ? blurExtent(sigma) : 0;
    const thrown = outset({ ...scope.clip, x: scope.clip.x - dx, y: scope.clip.y - dy }, extent);
    const rect = intersection(union(scope.clip, thrown), pixels(mapped(box, m)));
    if (!rect || !rect.w || !rect.h) return;
    const layer = this.layer(rect, () => inner({ clip: rect, m, opacity: 1 }));
    const dark = this.layer(/** @type {Rect} */ (outset(rect, extent)), () => {
      const to = this.target;
      this.merge(layer, to, 1);
      to.ctx.globalCompositeOperation = 'source-in';
      to.ctx.fillStyle = cssColor(e.color);
      to.ctx.fillRect(0, 0, to.w, to.h);
    });
    const soft = sigma ? blurred(dark, sigma) : dark;
    const ctx = this.target.ctx;
    ctx.save();
    this.clipTo(ctx, this.target, scope.clip);
    this.merge({ ...soft, x: soft.x + dx, y: soft.y + dy }, this.target, scope.opacity);
    this.merge(layer, this.target, scope.opacity);
    ctx.restore();
  }

  /** @param {any} e @param {Rect | null} box @param {Scope} scope @param {(scope: Scope) => void} inner */
  project(e, box, scope, inner) {
    const rect = pixels(mapped(box, scope.m)), shown = visible(scope.clip, reach(e, box), scope.m);
    if (!rect || !shown || rect.w * rect.h > 1 << 24) return;
    const flat = this.layer(rect, () => inner({ clip: rect, m: scope.m, opacity: 1 }));
    const out = this.layer(shown, () => drawProjection(flat, this.target, e.m, scope.m));
    this.merge(out, this.target, scope.opacity);
  }

  /** @param {any} e @param {Scope} scope */
  backdrop(e, scope) {
    const shape = intersection(pixels(mapped(pathBox(e.path), scope.m)), scope.clip);
    const rect = intersection(backdropArea(e, scope.m), area(this.layers[0]));
    if (!shape || !rect || !rect.w || !rect.h) return;
    let behind = this.layer(rect, () => {
      const to = this.target;
      for (const layer of this.layers) if (layer !== to) this.merge(layer, to, 1);
    });
    const sigma = deviation(e.radius, scope.m);
    if (sigma) behind = clampedBlur(behind, sigma, e.saturation);
    const ctx = this.target.ctx;
    behind.ctx.fillStyle = cssColor(e.tint);
    behind.ctx.fillRect(0, 0, behind.w, behind.h);
    ctx.save();
    this.clipTo(ctx, this.target, shape);
    this.place(ctx, this.target, scope.m);
    ctx.clip(path2D(e.path));
    this.merge(behind, this.target, scope.opacity);
    ctx.restore();
  }

  /**
   * What shows behind glass, the shadow that it throws around it, and the light along its edge.
   * @param {any} e
   * @param {Scope} scope
   */
  glass(e, scope) {
    this.backdrop(e, scope);
    const box = pathBox(e.path);
    if (!box) return;
    if (e.shadow[3]) this.glassShadow(e, box, scope);
    if (!e.rim[3] || !e.rimWidth || !box.h) return;
    const stops = RIM.map(([t, strength]) => ({ t, c: [e.rim[0], e.rim[1], e.rim[2], e.rim[3] * strength] }));
    const paint = { kind: 1, stops, spread: 0, from: [box.x, box.y], to: [box.x, box.y + box.h] };
    const pen = { width: 2 * e.rimWidth, cap: 0, join: 0, miter: 10, dash: [], phase: 0 };
    const light = {
      isNode: true, id: 0, x: 0, y: 0, effects: [{ kind: 3, evenOdd: false, path: e.path }],
      items: [{ kind: Op.stroke, path: e.path, pen, paint }],
    };
    this.node(/** @type {any} */ (light), scope);
  }

  /** @param {any} e @param {Rect} box @param {Scope} scope */
  glassShadow(e, box, scope) {
    const { m } = scope, sigma = deviation(e.shadowRadius / 2, m);
    const dx = Math.round(m[2] * e.shadowOffset), dy = Math.round(m[3] * e.shadowOffset);
    const shape = outset(pixels(mapped(box, m)), 1);
    const soft = this.layer(/** @type {Rect} */ (outset(shape, sigma ? blurExtent(sigma) : 0)), () => {
      const to = this.target;
      this.place(to.ctx, to, m);
      to.ctx.fillStyle = cssColor(e.shadow);
      to.ctx.fill(path2D(e.path));
    });
    const thrown = sigma ? blurred(soft, sigma) : soft;
    const rect = intersection(scope.clip, { ...thrown, x: thrown.x + dx, y: thrown.y + dy });
    if (!rect || !rect.w || !rect.h) return;
    const around = this.layer(rect, () => {
      const to = this.target;
      this.merge({ ...thrown, x: thrown.x + dx, y: thrown.y + dy }, to, 1);
      to.ctx.globalCompositeOperation = 'destination-out';
      this.place(to.ctx, to, m);
      to.ctx.fillStyle = '#000';
      to.ctx.fill(path2D(e.path));
    });
    this.merge(around, this.target, scope.opacity);
  }

  // Operations

  /** @param {Operation} op @param {Scope} scope */
  draw(op, scope) {
    if (!isSane(scope.m)) return;
    switch (op.kind) {
      case Op.fill: return this.fill(op, scope);
      case Op.stroke: return this.covered(op.paint, scope, operationBox(op), (ctx, target) => {
        this.place(ctx, target, scope.m);
        setPen(ctx, op.pen);
        ctx.stroke(path2D(op.path));
      });
      case Op.glyphs: return this.glyphs(op, scope);
      default: return this.image(op, scope);
    }
  }

  /** @param {Operation} op @param {Scope} scope */
  fill(op, scope) {
    const { m } = scope;
    const box = op.path.kind === 1 && !m[1] && !m[2] ? snapped(mapped(standard(op.path.rect), m)) : null;
    if (op.path.kind === 1 && !m[1] && !m[2] && !box) return;
    if (!box && this.stampFill(op, scope)) return;
    this.covered(op.paint, scope, operationBox(op), (ctx, target) => {
      if (box) {
        // Whole pixels; the paint stays where it is.
        ctx.setTransform(1, 0, 0, 1, 0, 0);
        if (op.paint.kind === 0) return ctx.fillRect(box.x - target.x, box.y - target.y, box.w, box.h);
        const shape = new Path2D();
        shape.rect(box.x - target.x, box.y - target.y, box.w, box.h);
        const local = new Path2D();
        const back = inverse([m[0], m[1], m[2], m[3], m[4] - target.x, m[5] - target.y]);
        local.addPath(shape, new DOMMatrix(back));
        this.place(ctx, target, m);
        return ctx.fill(local);
      }
      this.place(ctx, target, m);
      ctx.fill(path2D(op.path), op.evenOdd ? 'evenodd' : 'nonzero');
    });
  }

  /**
   * Fills a shape by its exact coverage; returns whether it did. Of a large rectangle with rounded corners a small one is
   * stretched; other large shapes are the canvas's.
   * @param {Operation} op
   * @param {Scope} scope
   */
  stampFill(op, scope) {
    const { path, paint, evenOdd } = op, { m } = scope, x = Math.floor(m[4]), y = Math.floor(m[5]);
    const local = [m[0], m[1], m[2], m[3], m[4] - x, m[5] - y];
    const small = corners(path, local);
    const box = mapped(pathBox(small ? small.path : path), local);
    if (!box || !(box.w * box.h < 1 << 16)) return false;
    const ink = paint.kind === 0 ? paint.color : null;
    const stamp = this.stamps.of(op, `${local} ${ink}`, ink, () => trace(small ? small.path : path, new Coverage(local)).mask(evenOdd));
    if (!stamp) return false;
    this.covered(paint, scope, operationBox(op), (ctx, target) => this.stamps.draw(ctx, stamp, x - target.x, y - target.y, small), !ink);
    return true;
  }

  /**
   * Draws a shape in a paint. Colours and gradients that the canvas knows are set; all else is painted into a layer that the
   * shape has been drawn into.
   * @param {Paint} paint
   * @param {Scope} scope
   * @param {Rect | null} box
   * @param {(ctx: Context, target: Layer) => void} draw
   * @param {boolean} [movesContext] whether what draws has places of its own, which a gradient would move with
   */
  covered(paint, scope, box, draw, movesContext = false) {
    const target = this.target, ctx = target.ctx;
    const style = paint.kind === 0 ? cssColor(paint.color) : movesContext ? null : gradient(ctx, paint, box);
    if (style) {
      ctx.fillStyle = ctx.strokeStyle = style;
      ctx.globalAlpha = scope.opacity;
      draw(ctx, target);
      ctx.globalAlpha = 1;
      return;
    }
    const rect = visible(scope.clip, box, scope.m);
    if (!rect) return;
    const layer = this.layer(rect, () => {
      const to = this.target;
      to.ctx.fillStyle = to.ctx.strokeStyle = '#000';
      draw(to.ctx, to);
      const colors = this.layer(rect, () => this.paintAll(paint, scope.m));
      this.merge(colors, to, 1, 'source-in');
    });
    this.merge(layer, target, scope.opacity);
  }

  /** Fills the innermost layer with a paint. @param {Paint} paint @param {Matrix} m */
  paintAll(paint, m) {
    const to = this.target, { ctx } = to;
    const fillLocal = (/** @type {Matrix} */ inner) => {
      this.place(ctx, to, inner);
      const all = mapped(area(to), inverse(inner));
      if (all) ctx.fillRect(all.x - 1, all.y - 1, all.w + 2, all.h + 2);
    };
    if (paint.kind === 5) return drawMesh(to, paint, concat(paint.m, m));
    if (paint.kind === 4) {
      const { image, origin, scale } = paint;
      if (!image || !image.bitmap) return;
      const size = scale / image.scale;
      const pattern = ctx.createPattern(image.bitmap, 'repeat');
      if (!pattern) return;
      pattern.setTransform(new DOMMatrix([size, 0, 0, size, origin[0], origin[1]]));
      ctx.fillStyle = pattern;
      return fillLocal(m);
    }
    const inner = paint.kind === 2 ? concat(paint.m, m) : m;
    if (!isSane(inner)) return;
    const style = paint.kind === 0
      ? cssColor(paint.color) : gradient(ctx, paint, mapped(area(to), inverse(inner)), true);
    if (!style) return;
    ctx.fillStyle = style;
    fillLocal(inner);
  }

  /** @param {Operation} op @param {Scope} scope */
  glyphs(op, scope) {
    const { m } = scope, { size, glyphs, xs, ys } = op;
    if (!glyphs.length || !(size > 0 && size < 10000)) return;
    if (op.color) {
      glyphs.forEach((/** @type {any} */ glyph, /** @type {number} */ i) => {
        if (!glyph || !glyph.image) return;
        const b = glyph.box;
        const to = { x: xs[i] + b.x * size, y: ys[i] + b.y * size, w: b.w * size, h: b.h * size };
        this.image({ kind: Op.image, image: glyph.image, to, from: null, tint: null, opacity: 1, interpolation: 2 }, scope);
      });
      return;
    }
    const scale = m[0];
    const isUpright = !m[1] && !m[2] && m[0] > 0 && m[0] === m[3] && size * scale <= LARGEST_GLYPH;
    if (isUpright) {
      // The baseline stands on a whole pixel, and glyphs on quarters, as in the raster painter's cache.
      const x = Math.floor(m[4]), y = Math.round(ys[0] * scale + m[5]);
      const ink = op.paint.kind === 0 ? op.paint.color : null;
      const stamp = this.stamps.of(op, `${scale} ${m[4] - x} ${ink}`, ink, () => runMask(glyphs.map(
        (/** @type {any} */ glyph, /** @type {number} */ i) =>
          glyph && glyphMask(glyph, size * scale, xs[i] * scale + m[4] - x, (ys[i] - ys[0]) * scale))));
      if (!stamp) return;
      return this.covered(op.paint, scope, operationBox(op),
        (ctx, target) => this.stamps.draw(ctx, stamp, x - target.x, y - target.y, null), !ink);
    }
    this.covered(op.paint, scope, operationBox(op), (ctx, target) => {
      const all = new Path2D();
      for (let i = 0; i < glyphs.length; i++) {
        if (glyphs[i]) all.addPath(outline(glyphs[i]), new DOMMatrix([size, 0, 0, size, xs[i], ys[i]]));
      }
      this.place(ctx, target, m);
      ctx.fill(all);
    });
  }

  /** @param {Operation} op @param {Scope} scope */
  image(op, scope) {
    const { image, interpolation } = op, { m } = scope;
    if (!image || !image.bitmap) return;
    const whole = { x: 0, y: 0, w: image.w, h: image.h };
    const from = intersection(sane(op.from || whole), whole), to = sane(op.to);
    if (!from || !to || !from.w || !from.h || !to.w || !to.h) return;
    const opacity = scope.opacity * (Number.isFinite(op.opacity) ? Math.min(Math.max(op.opacity, 0), 1) : 1);
    const isUpright = !m[1] && !m[2] && m[0] > 0 && m[3] > 0;
    const draw = (/** @type {Context} */ ctx, /** @type {Layer} */ target) => {
      ctx.imageSmoothingEnabled = interpolation > 0;
      ctx.imageSmoothingQuality = 'high';
      let box = to;
      if (isUpright) {
        const device = snapped(mapped(to, m));
        if (!device) return;
        box = { ...device, x: device.x - target.x, y: device.y - target.y };
        ctx.setTransform(1, 0, 0, 1, 0, 0);
      } else {
        this.place(ctx, target, m);
      }
      ctx.drawImage(image.bitmap, from.x, from.y, from.w, from.h, box.x, box.y, box.w, box.h);
    };
    if (!op.tint) {
      const { ctx } = this.target;
      ctx.globalAlpha = opacity;
      draw(ctx, this.target);
      ctx.globalAlpha = 1;
      return;
    }
    const rect = visible(scope.clip, to, m);
    if (!rect) return;
    const layer = this.layer(rect, () => {
      draw(this.target.ctx, this.target);
      const colors = this.layer(rect, () => this.paintAll(op.tint, m));
      this.merge(colors, this.target, 1, 'source-in');
    });
    this.merge(layer, this.target, opacity);
  }
}

/** @param {Layer} layer @returns {Rect} */
const area = layer => ({ x: layer.x, y: layer.y, w: layer.w, h: layer.h });

/**
 * The pixels of a box that lie in the clip; null for none.
 * @param {Rect} clip
 * @param {Rect | null} box
 * @param {Matrix} m
 * @returns {Rect | null}
 */
function visible(clip, box, m) {
  const found = intersection(clip, pixels(mapped(box, m)));
  return found && found.w > 0 && found.h > 0 ? found : null;
}

/** @param {number} radius @param {Matrix} m */
function deviation(radius, m) {
  const sigma = radius * meanScale(m);
  return Number.isFinite(sigma) && sigma > 0 ? Math.min(sigma, 300) : 0;
}

/** How far a blur reaches, in pixels, as the raster painter's does. @param {number} sigma */
export function blurExtent(sigma) {
  if (sigma <= 2.5) return Math.ceil(3 * sigma);
  return 3 * ((Math.floor(sigma * 3 * Math.sqrt(2 * Math.PI) / 4 + 0.5) | 1) >> 1);
}

/** @param {any} e @param {Matrix} m @returns {Rect | null} */
function backdropArea(e, m) {
  const sigma = deviation(e.radius, m);
  return pixels(mapped(pathBox(e.path), m), (sigma ? blurExtent(sigma) : 0) + 1);
}

/** @param {Layer} layer @param {number} sigma @returns {Layer} */
function blurred(layer, sigma) {
  const canvas = new OffscreenCanvas(layer.w, layer.h);
  const ctx = /** @type {Context} */ (canvas.getContext('2d'));
  ctx.filter = `blur(${sigma}px)`;
  ctx.drawImage(layer.ctx.canvas, 0, 0);
  ctx.filter = 'none';
  return { ...layer, ctx };
}

/**
 * A blur for which the edge's pixels go on for ever.
 * @param {Layer} layer
 * @param {number} sigma
 * @param {number} [saturation]
 * @returns {Layer}
 */
function clampedBlur(layer, sigma, saturation = 1) {
  const { w, h } = layer, e = blurExtent(sigma), from = layer.ctx.canvas;
  const wide = new OffscreenCanvas(w + 2 * e, h + 2 * e);
  const pad = /** @type {Context} */ (wide.getContext('2d'));
  pad.imageSmoothingEnabled = false;
  for (const [sx, sw, dx, dw] of [[0, 1, 0, e], [0, w, e, w], [w - 1, 1, e + w, e]]) {
    for (const [sy, sh, dy, dh] of [[0, 1, 0, e], [0, h, e, h], [h - 1, 1, e + h, e]]) {
      pad.drawImage(from, sx, sy, sw, sh, dx, dy, dw, dh);
    }
  }
  const canvas = new OffscreenCanvas(w, h);
  const ctx = /** @type {Context} */ (canvas.getContext('2d'));
  ctx.filter = `blur(${sigma}px)` + (saturation === 1 ? '' : ` saturate(${saturation})`);
  ctx.drawImage(wide, -e, -e);
  ctx.filter = 'none';
  return { ...layer, ctx };
}

/** @param {Context} ctx @param {any} pen */
function setPen(ctx, pen) {
  ctx.lineWidth = pen.width;
  ctx.lineCap = /** @type {CanvasLineCap[]} */ (['butt', 'round', 'square'])[pen.cap];
  ctx.lineJoin = /** @type {CanvasLineJoin[]} */ (['miter', 'round', 'bevel'])[pen.join];
  ctx.miterLimit = Math.max(1, pen.miter || 10);
  const period = pen.dash.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b, 0);
  const isDashed = period > 0 && pen.dash.every((/** @type {number} */ d) => d >= 0);
  ctx.setLineDash(isDashed ? pen.dash : []);
  ctx.lineDashOffset = isDashed ? pen.phase : 0;
}

/** @type {WeakMap<DisplayNode, boolean>} */
const reading = new WeakMap();

/** Something here or below shows what lies behind it. @param {DisplayNode} node @returns {boolean} */
function readsBehind(node) {
  let known = reading.get(node);
  if (known === undefined) {
    known = node.effects.some(showsBehind)
      || node.items.some(i => !!i.isNode && readsBehind(/** @type {DisplayNode} */ (i)));
    reading.set(node, known);
  }
  return known;
}

/** Joins boxes that overlap or nearly do. @param {(Rect | null)[]} boxes @returns {Rect[]} */
function merged(boxes) {
  /** @type {Rect[]} */
  let result = [];
  for (let box of boxes) {
    if (!box || box.w <= 0 || box.h <= 0) continue;
    for (let i = 0; i < result.length;) {
      const joined = /** @type {Rect} */ (union(result[i], box));
      if (joined.w * joined.h > result[i].w * result[i].h + box.w * box.h + 1024) {
        i++;
        continue;
      }
      box = joined;
      result.splice(i, 1);
      i = 0;
    }
    result.push(box);
  }
  if (result.length > 12) result = [/** @type {Rect} */ (result.reduce((a, b) => /** @type {Rect} */ (union(a, b))))];
  return result;
}
