// The values that are written in a preview's code, as controls.

import { make } from './elements.js';
import { copyButton } from './source.js';

/** @typedef {{id: string, label: string, kind: string, value: string, choices?: string[]}} Argument */
/** @typedef {{name: string, place: string, code: string, arguments: Argument[]}} Call */
/** What shows a value. @typedef {(argument: Argument) => void} Shower */

export class LiteralsPane {
  /** @param {{set(id: string, value: string): void, showCode(): void}} actions */
  constructor(actions) {
    this.actions = actions;
    this.el = make('div', { class: 'states literals' });
    /** What is shown has controls until other values are. */
    this.key = '';
    /** @type {Call[]} */
    this.calls = [];
    /** By id. @type {Map<string, Shower>} */
    this.showers = new Map();
    /** @type {Map<string, HTMLElement>} */
    this.problems = new Map();
    /** The inputs that show a color of several values. @type {(() => void)[]} */
    this.colors = [];
  }

  /** @param {Call[]} calls */
  show(calls) {
    this.calls = calls;
    const key = JSON.stringify(calls.map(call => [call.name, call.place, call.arguments.map(({ id, label, kind }) => [id, label, kind])]));
    if (key !== this.key) {
      this.key = key;
      this.showers.clear();
      this.problems.clear();
      this.colors = [];
      this.el.replaceChildren(...calls.length ? [make('h2', {}, 'Values in the code'), ...calls.map((_, i) => this.group(i))] : []);
    }
    for (const call of calls) for (const argument of call.arguments) this.showers.get(argument.id)?.(argument);
    for (const color of this.colors) color();
  }

  /** Says why a value was not taken, or nothing. @param {string} id @param {string} text */
  tell(id, text) {
    const problem = this.problems.get(id);
    if (problem) problem.textContent = text;
  }

  /** The controls of a call. @param {number} index */
  group(index) {
    const call = this.calls[index], place = make('button', { type: 'button', class: 'plain-button place', title: 'Show the code' }, call.place);
    place.onclick = () => this.actions.showCode();
    const group = make('fieldset', {}, make('legend', {}, call.name), ...call.arguments.map(argument => this.control(argument)));
    const labels = ['red', 'green', 'blue'].map(label => call.arguments.findIndex(argument => argument.label === label));
    if (call.name === 'Color' && !labels.includes(-1)) group.append(this.color(index, labels));
    group.append(make('div', { class: 'line' }, place, copyButton('Copy code', () => this.calls[index].code)));
    return group;
  }

  /** @param {Argument} argument */
  control({ id, label, kind, choices }) {
    const problem = make('p', { class: 'problem', role: 'status' }), name = label || 'Value';
    this.problems.set(id, problem);
    if (kind === 'color') {
      const select = make('select', {}, ...(choices || []).map(choice => make('option', { value: choice }, choice)));
      select.onchange = () => this.actions.set(id, select.value);
      this.showers.set(id, ({ value }) => { select.value = value; });
      return make('div', {}, make('label', {}, make('span', {}, name), select), problem);
    }
    const isNumber = kind === 'integer' || kind === 'number', isFlag = kind === 'flag';
    const input = make('input', { type: isFlag ? 'checkbox' : isNumber ? 'number' : 'text', ...kind === 'number' ? { step: 'any' } : {} });
    input.oninput = () => { if (input.value || !isNumber) this.actions.set(id, isFlag ? String(input.checked) : input.value); };
    this.showers.set(id, ({ value }) => {
      if (isFlag) input.checked = value === 'true';
      else if (document.activeElement !== input && input.value !== value) input.value = value;
    });
    return make('div', {}, isFlag ? make('label', { class: 'toggle' }, input, name) : make('label', {}, make('span', {}, name), input), problem);
  }

  /** One control for the three parts of a color. @param {number} index @param {number[]} parts */
  color(index, parts) {
    const input = make('input', { type: 'color' });
    const argument = (/** @type {number} */ part) => this.calls[index].arguments[part];
    this.colors.push(() => {
      if (document.activeElement === input) return;
      input.value = `#${parts.map(part => Math.round(Math.min(1, Math.max(0, Number(argument(part).value))) * 255).toString(16).padStart(2, '0')).join('')}`;
    });
    input.oninput = () => parts.forEach((part, i) => {
      const value = parseInt(input.value.slice(1 + 2 * i, 3 + 2 * i), 16) / 255, { id, kind } = argument(part);
      this.actions.set(id, String(kind === 'integer' ? Math.round(value) : Math.round(value * 1000) / 1000));
    });
    return make('label', {}, make('span', {}, 'Color'), input);
  }
}
