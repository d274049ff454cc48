// The DOM over the canvas: a real element for each that assistive technology is told about, kept from frame to frame.

import { Flag } from './wire.js';
import { Dialogs } from './dialogs.js';
import { FIELDS, lookOf } from './looks.js';

/** @typedef {import('./wire.js').Semantic} Semantic */
/** @typedef {import('./wire.js').Frame} Frame */
/** @typedef {{el: HTMLElement, tag: string, known: Semantic, look: string}} Shown */

/** What a field holds: its text, what is selected, and what an input method proposes. @typedef {{text: string, selection: number[], marked: number[]}} Held */
/** What the overlay asks of the session. @typedef {{perform(id: number, kind: number, name?: string): number, edit(id: number, held: Held): number, fields: import('./fields.js').Fields}} Actions */

export const Action = { activate: 0, escape: 1, named: 2, increment: 3, decrement: 4, focus: 5, blur: 6, show: 7, least: 8, most: 9, place: 10 };

/** What holds elements of one kind only. */
const HOLDERS = new Set(['tabBar', 'menu']);

export class Overlay {
  /**
   * @param {HTMLElement} root
   * @param {Actions} actions
   */
  constructor(root, actions) {
    this.root = root;
    this.actions = actions;
    /** @type {Map<number, Shown>} */
    this.shown = new Map();
    this.answered = 0;
    /** What the elements of the page were made of, and the last message that it took into account. @type {Pick<Frame, 'roots' | 'elements'>} */
    this.read = { roots: [], elements: new Map() };
    this.heard = 0;
    /** The message in which the page last told that people had moved the focus. */
    this.moved = 0;
    /** The field that the page last told to have the keyboard, before a frame says so. @type {number | null} */
    this.claimed = null;
    /** What a field holds that the host has not answered yet, and in which message it was said. @type {Map<number, {held: Held, sequence: number}>} */
    this.unanswered = new Map();
    /** What can be done beside, as buttons, by the element that it is done to. @type {Map<number, {el: HTMLElement, key: string}>} */
    this.more = new Map();
    this.dialogs = new Dialogs(this);
    /** What was last said or heard of the field at work. */
    this.last = '';
    /** Whether the caret was last moved by a key; touches move it at the host. */
    this.isKeyed = false;
    /** Where an input method is at work: from the text's beginning, and from its end. @type {{start: number, rest: number} | null} */
    this.composing = null;
    root.addEventListener('click', event => this.clicked(event));
    root.addEventListener('keydown', event => this.keyed(event));
    root.addEventListener('input', event => this.edited(/** @type {InputEvent} */ (event)));
    root.addEventListener('compositionstart', event => {
      const el = /** @type {HTMLInputElement} */ (event.target);
      this.composing = { start: el.selectionStart || 0, rest: el.value.length - (el.selectionEnd || 0) };
    });
    root.addEventListener('compositionend', event => {
      this.composing = null;
      // Browsers differ in whether the text is there by now; a task later it is.
      setTimeout(() => this.edited(event));
    });
    root.addEventListener('keydown', () => { this.isKeyed = true; }, true);
    root.addEventListener('pointerdown', () => { this.isKeyed = false; }, true);
    document.addEventListener('selectionchange', () => {
      if (this.isKeyed && document.activeElement && root.contains(document.activeElement)) this.edited({ target: document.activeElement });
    });
    root.addEventListener('focusin', event => this.focused(event, Action.focus));
    root.addEventListener('focusout', event => this.focused(event, Action.blur));
  }

  /** @param {Frame} frame @param {number} answered the last message that the frame takes into account */
  update(frame, answered) {
    this.answered = answered;
    // Most frames of a motion say nothing new.
    const isWaiting = this.unanswered.size > 0 || this.moved > this.heard || this.dialogs.isNewScreen;
    if (!isWaiting && this.read.roots === frame.roots && this.read.elements === frame.elements) return;
    this.read = { roots: frame.roots, elements: frame.elements };
    this.heard = answered;
    /** @type {Set<number>} */
    const seen = new Set();
    this.dialogs.before();
    this.fill(this.root, frame.roots, null, frame, seen, 0, 0);
    for (const [id, shown] of this.shown) {
      if (seen.has(id)) continue;
      shown.el.remove();
      this.shown.delete(id);
      this.unanswered.delete(id);
      this.actions.fields.known.delete(id);
      this.more.delete(id);
    }
    this.dialogs.after(frame);
  }

  /** The element of the page that stands for one of the host's. @param {EventTarget | null} target */
  idOf(target) {
    const el = target instanceof Element ? target.closest('[data-id]') : null;
    return el ? Number(/** @type {HTMLElement} */ (el).dataset.id) : null;
  }

  /**
   * Puts the elements of `ids` into `parent`, in order, moving none that is in place.
   * @param {HTMLElement} parent
   * @param {number[]} ids
   * @param {Semantic | null} owner
   * @param {Frame} frame
   * @param {Set<number>} seen
   * @param {number} x
   * @param {number} y
   */
  fill(parent, ids, owner, frame, seen, x, y) {
    const wraps = owner && owner.role === 'list' ? 'listitem' : undefined;
    /** @type {ChildNode | null} */
    let next = parent.firstChild;
    for (const id of ids) {
      const e = frame.elements.get(id);
      if (!e || seen.has(id)) continue;
      seen.add(id);
      const shown = this.element(e, owner, x, y);
      const child = wraps && shown.tag !== 'li' ? this.item(shown.el, e.attributes.place) : shown.el;
      if (child === next) next = next.nextSibling;
      else parent.insertBefore(child, next);
      const more = HOLDERS.has(owner ? owner.role : '') ? null : this.moreOf(e, x, y);
      if (more && child !== shown.el) {
        if (more.parentElement !== child) child.append(more);
      } else if (more && more === next) next = next.nextSibling;
      else if (more) parent.insertBefore(more, next);
      if (e.children.length) this.fill(shown.el, e.children, e, frame, seen, e.frame.x, e.frame.y);
    }
    while (next) {
      const gone = next;
      next = next.nextSibling;
      // A text that the element itself holds stays.
      if (gone.nodeType === Node.ELEMENT_NODE) gone.remove();
    }
  }

  /**
   * What can be done with an element beside its own action, and the places that its rotors lead to: buttons that only those see who
   * come to them by keys.
   * @param {Semantic} e
   * @param {number} x
   * @param {number} y
   */
  moreOf(e, x, y) {
    const { rotors } = e.attributes;
    const key = JSON.stringify([e.actions, e.label, rotors]);
    let more = this.more.get(e.id);
    if ((!e.actions.length && !rotors) || FIELDS.has(e.role)) {
      if (more) more.el.remove();
      this.more.delete(e.id);
      return null;
    }
    if (!more || more.key !== key) {
      const group = document.createElement('div');
      group.className = 'more';
      group.append(...e.actions.map(name => {
        const button = document.createElement('button');
        button.type = 'button';
        button.dataset.id = String(e.id);
        button.dataset.action = button.textContent = name;
        if (e.label) button.setAttribute('aria-description', e.label);
        return button;
      }));
      for (const [i, [name, ...entries]] of /** @type {string[][]} */ (JSON.parse(rotors || '[]')).entries()) {
        const places = document.createElement('div');
        places.setAttribute('role', 'group');
        places.setAttribute('aria-label', name);
        places.append(...entries.map((entry, j) => {
          const button = document.createElement('button');
          button.type = 'button';
          button.dataset.id = String(e.id);
          button.dataset.place = `${i} ${j}`;
          button.textContent = entry;
          return button;
        }));
        group.append(places);
      }
      if (more) more.el.remove();
      this.more.set(e.id, more = { el: group, key });
    }
    Object.assign(more.el.style, { left: `${e.frame.x - x}px`, top: `${e.frame.y - y + e.frame.h}px` });
    return more.el;
  }

  /** A list holds items only. @param {HTMLElement} el @param {string} [place] which of all items it is, where some are not there */
  item(el, place) {
    let item = el.parentElement;
    if (!item || item.getAttribute('role') !== 'listitem') {
      item = document.createElement('div');
      item.setAttribute('role', 'listitem');
      item.append(el);
    }
    const numbers = place ? place.split(' ') : [];
    for (const [i, name] of ['aria-posinset', 'aria-setsize'].entries()) {
      if (!place) item.removeAttribute(name);
      else if (item.getAttribute(name) !== numbers[i]) item.setAttribute(name, numbers[i]);
    }
    return item;
  }

  /**
   * @param {Semantic} e
   * @param {Semantic | null} owner
   * @param {number} x
   * @param {number} y
   * @returns {Shown}
   */
  element(e, owner, x, y) {
    const look = lookOf(e, owner);
    const key = JSON.stringify(look);
    let shown = this.shown.get(e.id);
    const wasEditing = shown && shown.known.attributes.editing, wasReached = shown && shown.known.attributes.reached;
    if (!shown || shown.tag !== look.tag) {
      const el = document.createElement(look.tag);
      el.dataset.id = String(e.id);
      if (el instanceof HTMLButtonElement) el.type = 'button';
      if (shown) {
        const hadFocus = shown.el === document.activeElement;
        shown.el.replaceWith(el);
        if (hadFocus) el.focus();
      }
      shown = { el, tag: look.tag, known: e, look: '' };
      this.shown.set(e.id, shown);
    }
    const { el } = shown;
    if (shown.look !== key) {
      shown.look = key;
      const wanted = { ...look.attributes, ...(look.role ? { role: look.role } : {}) };
      for (const name of el.getAttributeNames()) {
        if (!(name in wanted) && name !== 'data-id' && name !== 'style' && (name !== 'type' || look.tag !== 'button')) el.removeAttribute(name);
      }
      for (const [name, value] of Object.entries(wanted)) if (el.getAttribute(name) !== value) el.setAttribute(name, value);
      if (look.text !== undefined && el.textContent !== look.text) el.textContent = look.text;
    }
    shown.known = e;
    const s = el.style, f = e.frame;
    s.left = `${f.x - x}px`;
    s.top = `${f.y - y}px`;
    s.width = `${f.w}px`;
    s.height = `${f.h}px`;
    if (e.attributes.reached && e.attributes.reached !== wasReached) {
      if (el.tabIndex < 0) el.tabIndex = -1;
      // What is not in the page yet is there when the frame has been taken in.
      queueMicrotask(() => el.focus({ preventScroll: true }));
    }
    if (FIELDS.has(e.role)) {
      this.fillField(/** @type {HTMLInputElement} */ (el), e);
      // The program moved the focus to a field: the keyboard follows, unless people have gone elsewhere meanwhile.
      const isLate = this.answered < this.moved;
      if (e.attributes.editing && !wasEditing && !isLate && document.activeElement !== el) el.focus({ preventScroll: true });
      if (!e.attributes.editing && wasEditing && !isLate && document.activeElement === el) el.blur();
    }
    return shown;
  }

  /** The field belongs to the page while the host has not answered what was typed. @param {HTMLInputElement} el @param {Semantic} e */
  fillField(el, e) {
    const isAtWork = document.activeElement === el;
    // Browsers tell late that a key has moved the caret; until then the frame would take it back.
    if (isAtWork && this.isKeyed) this.edited({ target: el });
    const typed = this.unanswered.get(e.id);
    if (typed && typed.sequence > this.answered) return;
    this.unanswered.delete(e.id);
    // What is told of a secret is how long it is.
    if (e.role === 'secureTextField' && e.attributes.text === undefined) return;
    const text = e.attributes.text ?? e.value;
    if (el.value !== text) el.value = text;
    if (e.role !== 'secureTextField') this.actions.fields.known.set(e.id, text);
    if (!isAtWork) return;
    const { selection } = e.attributes;
    if (selection) {
      const [from, to] = selection.split(',').map(Number);
      if (el.selectionStart !== from || el.selectionEnd !== to) el.setSelectionRange(from, to);
    }
    this.last = JSON.stringify(this.held(el));
  }

  /** Puts a text into a field. @param {number} id @param {string} text */
  set(id, text) {
    const shown = this.shown.get(id);
    if (shown) /** @type {HTMLInputElement} */ (shown.el).value = text;
  }

  /** @param {HTMLInputElement} el @returns {Held} */
  held(el) {
    const selection = [el.selectionStart || 0, el.selectionEnd || 0], text = el.value;
    return { text, selection, marked: this.composing ? [this.composing.start, Math.max(this.composing.start, text.length - this.composing.rest)] : [0, 0] };
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const id = this.idOf(event.target);
    if (id !== null) this.dialogs.opener = id;
    // A click that a pointer made has gone the pointer's way.
    if (id === null || event.detail !== 0) return;
    event.preventDefault();
    const { action, place } = /** @type {HTMLElement} */ (event.target).dataset;
    if (action !== undefined) this.actions.perform(id, Action.named, action);
    else if (place !== undefined) this.actions.perform(id, Action.place, place);
    else this.actions.perform(id, Action.activate);
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    const id = this.idOf(event.target), shown = id === null ? null : this.shown.get(id);
    if (id === null || !shown || event.isComposing || event.target !== shown.el) return;
    const e = shown.known;
    if (e.flags & Flag.adjustable) {
      const up = ['ArrowUp', 'ArrowRight', 'PageUp'].includes(event.key);
      if (up || ['ArrowDown', 'ArrowLeft', 'PageDown'].includes(event.key)) {
        event.preventDefault();
        this.actions.perform(id, up ? Action.increment : Action.decrement);
      }
      if (['Home', 'End'].includes(event.key) && e.attributes.amount) {
        event.preventDefault();
        this.actions.perform(id, event.key === 'Home' ? Action.least : Action.most);
      }
    }
    if (event.key === 'Enter' && shown.tag === 'div' && e.flags & Flag.activates) this.actions.perform(id, Action.activate);
    if (['ArrowLeft', 'ArrowRight'].includes(event.key) && ['tab', 'radio'].includes(shown.el.getAttribute('role') || '')) {
      const all = /** @type {HTMLElement[]} */ ([...(shown.el.parentElement || this.root).querySelectorAll('[role=tab],[role=radio]')]);
      const next = all[(all.indexOf(shown.el) + (event.key === 'ArrowRight' ? 1 : all.length - 1)) % all.length];
      next.focus();
      this.actions.perform(Number(next.dataset.id), Action.activate);
      event.preventDefault();
    }
  }

  /** @param {{target: EventTarget | null}} event */
  edited(event) {
    const id = this.idOf(event.target), shown = id === null ? null : this.shown.get(id);
    if (id === null || !shown || !FIELDS.has(shown.known.role)) return;
    const held = this.held(/** @type {HTMLInputElement} */ (shown.el)), key = JSON.stringify(held);
    if (key === this.last) return;
    this.last = key;
    this.unanswered.set(id, { held, sequence: this.actions.edit(id, held) });
  }

  /** @param {FocusEvent} event @param {number} action */
  focused(event, action) {
    const id = this.idOf(event.target), shown = id === null ? null : this.shown.get(id);
    if (id === null || !shown) return;
    if (!FIELDS.has(shown.known.role)) {
      // Whoever goes on by keys or by ear may come to what is scrolled away.
      if (action === Action.focus && shown.el.tabIndex >= 0) this.actions.perform(id, Action.show);
      return;
    }
    this.last = JSON.stringify(this.held(/** @type {HTMLInputElement} */ (shown.el)));
    const { editing } = shown.known.attributes;
    if (action === Action.focus) {
      if (editing) return;
      this.claimed = id;
    } else {
      // A field keeps the keyboard while another window has it; what the host took away is gone already. One that people leave
      // before a frame shows it with the keyboard leaves all the same, or that frame would bring them back.
      if (!event.relatedTarget || !editing && this.claimed !== id) return;
      this.claimed = null;
    }
    this.moved = this.actions.perform(id, action);
  }
}
