// What fields hold travels as differences from what page and host last agreed on, so a letter in a long text is a short message.

/** @typedef {import('./overlay.js').Held} Held */
/** @typedef {import('./wire.js').Writer} Writer */

/** How many units of UTF-16 a message holds, whatever they are in UTF-8. */
const MOST = 80000;
/** How many messages one change of a field may take; what does not fit is cut off. */
const MOST_MESSAGES = 4;

/** The same number as the host's for a text: FNV-1a over its units. @param {string} text */
function hash(text) {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** How much two texts share at their ends. @param {string} a @param {string} b */
function shared(a, b) {
  const most = Math.min(a.length, b.length);
  let prefix = 0, suffix = 0;
  while (prefix < most && a.charCodeAt(prefix) === b.charCodeAt(prefix)) prefix++;
  // Not between the two halves of a character.
  if (prefix && isHigh(b, prefix - 1)) prefix--;
  while (suffix < most - prefix && a.charCodeAt(a.length - 1 - suffix) === b.charCodeAt(b.length - 1 - suffix)) suffix++;
  if (suffix && suffix < b.length && isHigh(b, b.length - suffix - 1)) suffix--;
  return { prefix, suffix };
}

/** @param {string} text @param {number} place */
const isHigh = (text, place) => (text.charCodeAt(place) & 0xfc00) === 0xd800;

export class Fields {
  constructor() {
    /** What the host knows of each field, or has been told. @type {Map<number, string>} */
    this.known = new Map();
  }

  /**
   * What to tell the host so that it knows what a field holds, a message each.
   * @param {number} id @param {Held} held
   * @returns {{parts: ((w: Writer) => void)[], isCut: boolean, text: string}}
   */
  parts(id, held) {
    const before = this.known.get(id) || '', isKnown = this.known.has(id);
    const { prefix, suffix } = isKnown ? shared(before, held.text) : { prefix: 0, suffix: 0 };
    let middle = held.text.slice(prefix, held.text.length - suffix);
    const isCut = middle.length > MOST * MOST_MESSAGES;
    if (isCut) middle = middle.slice(0, MOST * MOST_MESSAGES - (isHigh(middle, MOST * MOST_MESSAGES - 1) ? 1 : 0));
    const rest = held.text.slice(held.text.length - suffix), text = held.text.slice(0, prefix) + middle + rest;
    /** @type {((w: Writer) => void)[]} */
    const parts = [];
    let base = before, sent = 0;
    do {
      let next = Math.min(middle.length, sent + MOST);
      if (next < middle.length && isHigh(middle, next - 1)) next--;
      const piece = middle.slice(sent, next), isLast = next === middle.length, known = base;
      const start = prefix + sent;
      const caret = start + piece.length;
      const places = isLast && !isCut ? [...held.selection, ...held.marked] : [caret, caret, 0, 0];
      const isRelative = isKnown || sent > 0;
      parts.push(w => {
        w.byte(isRelative ? 1 : 0);
        if (isRelative) w.unsigned(known.length).unsigned(hash(known)).unsigned(start).unsigned(rest.length);
        w.string(piece);
        for (const place of places) w.unsigned(place);
      });
      base = held.text.slice(0, prefix) + middle.slice(0, next) + rest;
      sent = next;
    } while (sent < middle.length);
    this.known.set(id, text);
    return { parts, isCut, text };
  }
}
