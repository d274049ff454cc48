// Where the keyboard goes when something comes in front of all else, and when it leaves again.

/** @typedef {import('./wire.js').Frame} Frame */

const DIALOGS = new Set(['dialog', 'sheet', 'popover', 'alert']);

export class Dialogs {
  /** @param {import('./overlay.js').Overlay} overlay */
  constructor(overlay) {
    this.overlay = overlay;
    /** What had the keyboard last, or was pressed, and so may have opened what comes next. @type {number | null} */
    this.opener = null;
    /** What is in front of all else, and what each was opened from. @type {{id: number, opener: number | null}[]} */
    this.open = [];
    /** Whether the program has told of another screen, on which reading begins anew. */
    this.isNewScreen = false;
  }

  /** The elements are about to change. */
  before() {
    const id = this.overlay.idOf(document.activeElement);
    if (id !== null) this.opener = id;
  }

  /** The elements have changed. @param {Frame} frame */
  after(frame) {
    const { root, shown } = this.overlay, active = document.activeElement;
    const ids = [...frame.elements.values()].filter(e => DIALOGS.has(e.role)).map(e => e.id);
    const gone = this.open.find(dialog => !ids.includes(dialog.id));
    const come = ids.filter(id => !this.open.some(dialog => dialog.id === id));
    this.open = this.open.filter(dialog => ids.includes(dialog.id));
    for (const id of come) this.open.push({ id, opener: this.opener });
    /** @type {HTMLElement | undefined | null} */
    let goal;
    if (come.length) {
      goal = shown.get(come[come.length - 1])?.el;
      // Whoever types goes on with it: what has come may be about the text.
      if (goal && (goal.contains(active) || active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement)) goal = null;
    } else if (this.isNewScreen) {
      goal = root.querySelector('h1, h2, h3, h4, h5, h6') || root.querySelector('button, [tabindex="0"]');
    } else if (gone && gone.opener !== null && (!active || active === document.body)) {
      goal = shown.get(gone.opener)?.el;
    }
    this.isNewScreen = false;
    if (!goal) return;
    if (goal.tabIndex < 0) goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  }
}
