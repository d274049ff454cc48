// The sidebar: search, what was opened last, and all previews as a tree.

import { icon, make } from './elements.js';
import { branches, componentKey, search } from './catalogue.js';
import { recall, recents, remember } from './memory.js';

/** @typedef {import('./catalogue.js').Row} Row */
/** @typedef {import('./catalogue.js').Branch} Branch */
/** @typedef {import('./catalogue.js').Component} Component */

/** So many results stand in the tree; the others are in the grid. */
const MOST_FOUND = 200;

export class Sidebar {
  /**
   * @param {string} title the name of the program
   * @param {{address(id: string): string, home(): string, searched(text: string, isDone: boolean): void}} actions
   */
  constructor(title, actions) {
    this.actions = actions;
    /** @type {Row[]} */
    this.rows = [];
    this.current = '';
    /** What is closed of the tree; all else is open but the components. @type {Set<string>} */
    this.closed = new Set(recall('closed', []));
    /** @type {Set<string>} */
    this.opened = new Set();
    this.field = make('input', { type: 'search', placeholder: 'Search', 'aria-label': 'Search previews', name: 'q', autocomplete: 'off', spellcheck: 'false' });
    this.count = make('p', { role: 'status', class: 'count' });
    this.tree = make('div', { class: 'tree' });
    const form = make('form', { class: 'search', role: 'search' }, this.field, make('kbd', { 'aria-hidden': 'true' }, '/'));
    this.title = make('span', {}, title);
    this.el = make('nav', { class: 'sidebar', 'aria-label': 'Previews' },
      make('a', { class: 'brand', href: actions.home() }, make('img', { src: '/page/icon.svg', alt: '', width: '26', height: '26' }), this.title),
      form, this.count, this.tree);
    form.onsubmit = event => {
      event.preventDefault();
      this.links()[0]?.click();
    };
    this.field.oninput = () => {
      this.fill();
      this.actions.searched(this.field.value, false);
    };
    this.field.onchange = () => this.actions.searched(this.field.value, true);
    this.el.addEventListener('keydown', event => this.keyed(event));
  }

  get text() { return this.field.value; }

  /** @param {string} text */
  set text(text) {
    if (this.field.value === text) return;
    this.field.value = text;
    this.fill();
  }

  /** @param {Row[]} rows */
  show(rows) {
    this.rows = rows;
    this.fill();
  }

  /** Marks the preview that is at work, and opens the tree where it is. @param {string} id */
  select(id) {
    this.current = id;
    const row = this.rows.find(r => r.id === id);
    if (row) this.opened.add(componentKey(row));
    this.fill();
    const at = this.tree.querySelector('.all [aria-current]');
    if (at) at.scrollIntoView({ block: 'nearest' });
  }

  /** Puts the keyboard into the search field. */
  find() {
    this.field.focus();
    this.field.select();
  }

  fill() {
    const at = /** @type {HTMLElement | null} */ (this.tree.contains(document.activeElement) ? document.activeElement : null);
    const name = at && (at.dataset.preview ? `[data-preview="${CSS.escape(at.dataset.preview)}"]` : `[data-key="${CSS.escape(at.dataset.key || '')}"]`);
    const list = at?.closest('.recent, .all, .found')?.className;
    this.fillTree();
    // Who is in the middle of the tree stays there.
    if (name) /** @type {HTMLElement | null} */ (this.tree.querySelector(`.${list} ${name}`) || this.tree.querySelector(name))?.focus({ preventScroll: true });
  }

  fillTree() {
    const text = this.field.value.trim(), found = search(this.rows, text);
    const previews = this.rows.length === 1 ? '1 preview' : `${this.rows.length} previews`;
    this.count.textContent = text ? `${found.length} of ${previews}` : previews;
    if (text) {
      this.tree.replaceChildren(this.list(found.slice(0, MOST_FOUND).map(row => this.item(row)), 'found'));
      if (!found.length) this.tree.replaceChildren(make('p', { class: 'quiet' }, 'No preview matches all words.'));
      return;
    }
    const last = recents().map(id => this.rows.find(row => row.id === id)).filter(row => row !== undefined).slice(0, 5);
    const parts = [];
    if (last.length) parts.push(make('h2', {}, 'Recent'), this.list(last.map(row => this.item(row)), 'recent'));
    const modules = branches(this.rows);
    parts.push(make('h2', {}, 'All'), this.list(modules.map(module => this.branch(module)), 'all'));
    this.tree.replaceChildren(...parts);
  }

  /** @param {HTMLElement[]} items @param {string} [kind] */
  list(items, kind = '') { return make('ul', kind ? { class: kind } : {}, ...items); }

  /** @param {Row} row */
  item(row) { return make('li', {}, this.link(row, true)); }

  /** @param {Branch} branch @returns {HTMLElement} */
  branch(branch) {
    return this.group(branch.name, branch.key, !this.closed.has(branch.key), branch.count, 'branch', () =>
      [...branch.folders.map(folder => this.branch(folder)), ...branch.components.map(component => this.component(component))],
    isOpen => {
      if (isOpen) this.closed.delete(branch.key);
      else this.closed.add(branch.key);
      remember('closed', [...this.closed]);
    });
  }

  /** @param {Component} component */
  component(component) {
    if (component.rows.length === 1) return make('li', {}, this.link(component.rows[0], false, component.name));
    return this.group(component.name, component.key, this.opened.has(component.key), component.rows.length, 'component',
      () => component.rows.map(row => make('li', {}, this.link(row, false))), isOpen => {
        if (isOpen) this.opened.add(component.key);
        else this.opened.delete(component.key);
      });
  }

  /**
   * A button that opens a list.
   * @param {string} name @param {string} key @param {boolean} isOpen @param {number} count @param {string} kind
   * @param {() => HTMLElement[]} children @param {(isOpen: boolean) => void} toggled
   */
  group(name, key, isOpen, count, kind, children, toggled) {
    const button = make('button', { type: 'button', class: kind, 'aria-expanded': String(isOpen), 'data-key': key },
      icon('next'), make('span', {}, name), make('small', {}, String(count)));
    const item = make('li', {}, button);
    const fill = () => {
      item.querySelector('ul')?.remove();
      if (button.getAttribute('aria-expanded') === 'true') item.append(this.list(children()));
    };
    button.onclick = () => {
      const opens = button.getAttribute('aria-expanded') !== 'true';
      button.setAttribute('aria-expanded', String(opens));
      toggled(opens);
      fill();
    };
    fill();
    return item;
  }

  /** @param {Row} row @param {boolean} hasPlace @param {string} [component] whose only preview it is */
  link(row, hasPlace, component) {
    const link = make('a', { href: this.actions.address(row.id), 'data-preview': row.id }, make('span', {}, component || row.title));
    if (component && row.title !== component) link.append(make('small', {}, row.title));
    if (hasPlace && row.title !== row.component) link.append(make('small', {}, row.component));
    if (row.id === this.current) link.setAttribute('aria-current', 'page');
    return link;
  }

  links() { return /** @type {HTMLAnchorElement[]} */ ([...this.tree.querySelectorAll('a')]); }

  /** Arrows go through the tree; those to the sides open and close. @param {KeyboardEvent} event */
  keyed(event) {
    const at = /** @type {HTMLElement} */ (document.activeElement);
    const stops = /** @type {HTMLElement[]} */ ([this.field, ...this.tree.querySelectorAll('a, button')]);
    const index = stops.indexOf(at), isOpen = at.getAttribute('aria-expanded');
    /** @type {HTMLElement | undefined} */
    let goal;
    if (event.key === 'ArrowDown') goal = stops[index + 1];
    else if (event.key === 'ArrowUp') goal = stops[index - 1];
    else if (event.key === 'Home' && index > 0) goal = stops[1];
    else if (event.key === 'End' && index > 0) goal = stops[stops.length - 1];
    else if (event.key === 'ArrowRight' && isOpen === 'false' || event.key === 'ArrowLeft' && isOpen === 'true') at.click();
    else if (event.key === 'ArrowLeft' && index > 0) goal = /** @type {HTMLElement | undefined} */ (at.closest('ul')?.parentElement?.querySelector('button') || undefined);
    else if (event.key === 'Escape' && at === this.field && this.field.value) {
      this.field.value = '';
      this.fill();
      this.actions.searched('', true);
    } else return;
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (!goal) return;
    goal.focus();
    goal.scrollIntoView({ block: 'nearest' });
  }
}
