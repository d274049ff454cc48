// The states of a preview, and values of its environment, as controls.

import { make } from './elements.js';

/** @typedef {{id: string, name: string, view: string, kind: string, value: string, choices?: string[]}} Control */

/** What a person sets of the environment. @type {[string, string][]} */
const ENVIRONMENT = [['disabled', 'Disabled'], ['redacted', 'Placeholder instead of content']];

export class StatesPane {
  /** @param {{set(id: string, value: string): void, setSwitch(name: string, value: string): void}} actions */
  constructor(actions) {
    this.actions = actions;
    this.states = make('div', { class: 'states' });
    this.environment = make('div', { class: 'states' });
    this.el = make('div', {}, this.states, make('h2', {}, 'Environment'), this.environment);
    /** By id; a control stays as long as its state. @type {Map<string, {el: HTMLElement, show: (control: Control) => void}>} */
    this.shown = new Map();
  }

  /** @param {Record<string, string>} settings */
  showEnvironment(settings) {
    this.environment.replaceChildren(...ENVIRONMENT.map(([name, title]) => {
      const box = make('input', { type: 'checkbox', name });
      box.checked = settings[name] === '1';
      box.onchange = () => this.actions.setSwitch(name, box.checked ? '1' : '');
      return make('label', { class: 'toggle' }, box, title);
    }));
  }

  /** @param {Control[]} controls */
  show(controls) {
    const keys = new Set(controls.map(control => `${control.id} ${control.kind}`));
    for (const key of this.shown.keys()) if (!keys.has(key)) this.shown.delete(key);
    /** @type {HTMLElement[]} */
    const parts = [];
    for (const [view, group] of Map.groupBy(controls, control => control.view)) {
      parts.push(make('h2', {}, view === 'Preview' ? 'State of the preview' : `State of ${view}`));
      for (const control of group) {
        const key = `${control.id} ${control.kind}`;
        let known = this.shown.get(key);
        if (!known) this.shown.set(key, known = this.control(control));
        known.show(control);
        parts.push(known.el);
      }
    }
    if (!parts.length) parts.push(make('p', { class: 'quiet' }, 'This preview has no state. Declare one with @Previewable @State in #Preview to set it here.'));
    // What has the keyboard stays in its place.
    const isSame = parts.length === this.states.children.length && parts.every((part, i) => {
      const other = this.states.children[i];
      return part === other || part.tagName === 'H2' && other.tagName === 'H2' && part.textContent === other.textContent;
    });
    if (!isSame) this.states.replaceChildren(...parts);
  }

  /** @param {Control} control @returns {{el: HTMLElement, show: (control: Control) => void}} */
  control(control) {
    const { id, name } = control, set = (/** @type {string} */ value) => this.actions.set(id, value);
    switch (control.kind) {
      case 'toggle': {
        const box = make('input', { type: 'checkbox' });
        box.onchange = () => set(box.checked ? '1' : '0');
        return { el: make('label', { class: 'toggle' }, box, name), show: ({ value }) => { box.checked = value === '1'; } };
      }
      case 'choice': {
        const select = make('select');
        for (const [i, choice] of (control.choices || []).entries()) select.append(make('option', { value: String(i) }, choice));
        select.onchange = () => set(select.value);
        return { el: make('label', {}, make('span', {}, name), select), show: ({ value }) => { select.value = value; } };
      }
      case 'fixed': {
        const value = make('output', {});
        return { el: make('label', {}, make('span', {}, name), value), show: other => { value.textContent = other.value; } };
      }
      default: {
        const isNumber = control.kind === 'integer' || control.kind === 'number';
        const input = make('input', { type: isNumber ? 'number' : control.kind === 'date' ? 'datetime-local' : 'text', ...control.kind === 'number' ? { step: 'any' } : {} });
        const isDate = control.kind === 'date';
        input.oninput = () => { if (input.value || !isNumber && !isDate) set(isDate ? `${input.value.slice(0, 16)}:00Z` : input.value); };
        return {
          el: make('label', {}, make('span', {}, name), input),
          show: ({ value }) => {
            const text = isDate ? value.slice(0, 16) : value;
            if (document.activeElement !== input && input.value !== text) input.value = text;
          },
        };
      }
    }
  }
}
