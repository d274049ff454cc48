// The index: pictures of all previews, by component.

import { emptyState, make, segments } from './elements.js';
import { branches, groups, search } from './catalogue.js';

/** @typedef {import('./catalogue.js').Row} Row */
/** @typedef {import('./pictures.js').Pictures} Pictures */

/** Which appearances the pictures have. @type {[string, string][]} */
const SHOWN = [['light', 'Light'], ['dark', 'Dark'], ['both', 'Both']];

/** About how wide and how tall a picture is with its name, in points. */
const WIDTH = 274, HEIGHT = 300;

export class Grid {
  /**
   * @param {Pictures} pictures
   * @param {{address(id: string): string, showed(what: string): void}} actions
   */
  constructor(pictures, actions) {
    this.pictures = pictures;
    this.actions = actions;
    this.body = make('div', { class: 'groups' });
    this.choice = make('div');
    this.title = make('h1', {}, document.title);
    this.el = make('div', { class: 'index' }, make('header', { class: 'top' }, this.title, this.choice), this.body);
    this.el.addEventListener('keydown', event => this.keyed(event));
  }

  /**
   * @param {Row[]} rows
   * @param {string} text what is looked for
   * @param {string} shown `light`, `dark` or `both`
   */
  show(rows, text, shown) {
    const at = /** @type {HTMLElement | null} */ (this.body.contains(document.activeElement) ? document.activeElement : null);
    this.fill(rows, text, shown);
    // Who is in the middle of the pictures stays there.
    if (at && at.dataset.preview) /** @type {HTMLElement | null} */ (this.body.querySelector(`a[data-preview="${CSS.escape(at.dataset.preview)}"]`))?.focus({ preventScroll: true });
  }

  /** @param {Row[]} rows @param {string} text @param {string} shown */
  fill(rows, text, shown) {
    const found = search(rows, text), schemes = shown === 'both' ? ['light', 'dark'] : [shown];
    this.choice.replaceChildren(segments('Pictures', SHOWN, shown, value => this.actions.showed(value)));
    this.el.dataset.shown = shown;
    if (!rows.length) {
      return this.body.replaceChildren(emptyState('There are no previews yet', 'Write #Preview { … } in a source file, and build the program again.'));
    }
    if (!found.length) return this.body.replaceChildren(emptyState('Nothing was found', `No preview has “${text}” in its name, its file or its module.`));
    const columns = Math.max(1, Math.floor(this.body.clientWidth / (schemes.length * WIDTH)));
    this.body.replaceChildren(...groups(branches(found)).map(({ name, path, rows: group }) => {
      const section = make('section', {}, make('h2', {}, name, make('small', {}, path)), make('ul', { class: 'grid' }, ...group.map(row => this.tile(row, schemes))));
      // What is out of sight is not laid out; it takes about this much room.
      section.style.containIntrinsicSize = `auto ${70 + Math.ceil(group.length / columns) * HEIGHT}px`;
      return section;
    }));
  }

  /** @param {Row} row @param {string[]} schemes */
  tile(row, schemes) {
    const link = make('a', { href: this.actions.address(row.id), 'data-preview': row.id },
      make('span', { class: 'pictures' }, ...schemes.map(scheme => this.pictures.picture(row.id, scheme))), make('strong', {}, row.title));
    if (row.title !== row.component) link.append(make('small', {}, row.component));
    return make('li', { id: row.id }, link);
  }

  /** The preview at the upper edge, as the address names it. @param {HTMLElement} scroller */
  placeIn(scroller) {
    if (scroller.scrollTop < 40) return '';
    const top = scroller.getBoundingClientRect().top + 80, isBelow = (/** @type {Element} */ el) => el.getBoundingClientRect().bottom > top;
    const section = [...this.body.children].find(isBelow);
    return section ? [...section.querySelectorAll('li')].find(isBelow)?.id || '' : '';
  }

  /** Arrows go from picture to picture, also up and down. @param {KeyboardEvent} event */
  keyed(event) {
    const at = /** @type {HTMLElement} */ (document.activeElement), links = /** @type {HTMLElement[]} */ ([...this.body.querySelectorAll('a')]);
    const index = links.indexOf(at);
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    /** @type {HTMLElement | undefined} */
    let goal;
    if (event.key === 'ArrowRight') goal = links[index + 1];
    else if (event.key === 'ArrowLeft') goal = links[index - 1];
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const box = at.getBoundingClientRect(), isDown = event.key === 'ArrowDown';
      const inLine = (isDown ? links.slice(index + 1) : links.slice(0, index).reverse()).map(el => ({ el, box: el.getBoundingClientRect() }))
        .filter(other => isDown ? other.box.top > box.top + 4 : other.box.top < box.top - 4);
      const row = inLine.filter(other => Math.abs(other.box.top - inLine[0].box.top) < 4);
      goal = row.sort((a, b) => Math.abs(a.box.left - box.left) - Math.abs(b.box.left - box.left))[0]?.el;
    } else return;
    event.preventDefault();
    goal?.focus();
  }
}
