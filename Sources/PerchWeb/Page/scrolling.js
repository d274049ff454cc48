// What is scrolled goes with the wheel at once. The host says later where it really is, and its word counts.

/** @typedef {import('./wire.js').DisplayNode} DisplayNode */
/** @typedef {import('./wire.js').Reader} Reader */
/** How far the content of a node can go along an axis. @typedef {{node: number, isVertical: boolean, least: number, most: number}} Room */
/** What the host has answered, and what can be scrolled from there. @typedef {import('./wire.js').Frame & {answered: number, rooms: Room[]}} LiveFrame */

/** @param {Reader} r @returns {Room[]} */
export const readRooms = r => r.list(() => ({ node: r.unsigned(), isVertical: r.flag(), least: r.number(), most: r.number() }));

export class Scrolling {
  constructor() {
    /** Turns of the wheel and the messages that tell of them. @type {{sequence: number, x: number, y: number}[]} */
    this.turns = [];
  }

  /** @param {number} sequence @param {number} x @param {number} y */
  turn(sequence, x, y) { this.turns.push(Math.abs(x) > Math.abs(y) ? { sequence, x, y: 0 } : { sequence, x: 0, y }); }

  /** The frame, with what was scrolled that it does not know of. @param {LiveFrame} frame @returns {LiveFrame} */
  ahead(frame) {
    this.turns = this.turns.filter(turn => turn.sequence > frame.answered);
    let { root } = frame;
    for (const room of frame.rooms) {
      // Each turn goes no further than the content does: what is beyond is lost.
      const shift = this.turns.reduce(
        (way, turn) => Math.min(Math.max(way - (room.isVertical ? turn.y : turn.x), room.least), room.most), 0);
      if (shift) root = moved(root, room, shift) || root;
    }
    return root === frame.root ? frame : { ...frame, root };
  }
}

/**
 * The node with the content of a scroll view moved; null where it does not have that scroll view.
 * @param {DisplayNode} node
 * @param {Room} room
 * @param {number} shift
 * @returns {DisplayNode | null}
 */
function moved(node, room, shift) {
  const { id, x, y, effects } = node;
  if (id === room.node) {
    const items = node.items.map(item => {
      if (!item.isNode) return item;
      const child = /** @type {DisplayNode} */ (item);
      return { ...child, ...(room.isVertical ? { y: child.y + shift } : { x: child.x + shift }), bounds: undefined };
    });
    return { isNode: true, id, x, y, effects, items };
  }
  for (const [index, item] of node.items.entries()) {
    const inner = item.isNode ? moved(/** @type {DisplayNode} */ (item), room, shift) : null;
    if (inner) return { isNode: true, id, x, y, effects, items: node.items.with(index, inner) };
  }
  return null;
}
