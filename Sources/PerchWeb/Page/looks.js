// What a host's element is in the page: one place decides.

import { Flag } from './wire.js';

/** @typedef {import('./wire.js').Semantic} Semantic */
/** What an element is in the page. @typedef {{tag: string, role?: string, attributes: Record<string, string>, text?: string, wraps?: string}} Look */

export const FIELDS = new Set(['textField', 'secureTextField', 'textEditor', 'searchField']);

/** A number from "40%", "0.4" or "3 of 7". @param {string} value @returns {number | null} */
function amount(value) {
  const found = /-?\d+([.,]\d+)?/.exec(value);
  return found ? Number(found[0].replace(',', '.')) : null;
}

/**
 * What a host's element is in the page: one place decides.
 * @param {Semantic} e
 * @param {Semantic | null} owner
 * @returns {Look}
 */
export function lookOf(e, owner) {
  const look = kindOf(e, owner);
  // Keys stop where the program says that something responds, and nowhere else.
  if (e.attributes.responds === 'false') look.attributes.tabindex = '-1';
  if (e.attributes.responds === 'true' && !(e.flags & Flag.disabled)) look.attributes.tabindex = '0';
  return look;
}

/**
 * @param {Semantic} e
 * @param {Semantic | null} owner
 * @returns {Look}
 */
function kindOf(e, owner) {
  const has = (/** @type {number} */ flag) => (e.flags & flag) !== 0;
  /** @type {Record<string, string>} */
  const a = {};
  if (e.identifier) a['data-testid'] = e.identifier;
  if (e.hint) a['aria-description'] = e.hint;
  const name = e.label || e.attributes.name || '';
  const named = (/** @type {string} */ fallback = '') => { if (name || fallback) a['aria-label'] = name || fallback; };
  if (has(Flag.disabled)) a['aria-disabled'] = 'true';
  if (e.attributes.expanded) a['aria-expanded'] = e.attributes.expanded;
  if (e.attributes.keys) a['aria-keyshortcuts'] = e.attributes.keys;
  const focusable = (/** @type {string} */ tag, /** @type {string} */ role) => {
    named(e.value || e.role);
    if (tag === 'div' && !has(Flag.disabled)) a.tabindex = '0';
    return { tag, role, attributes: a };
  };
  const measured = (/** @type {string} */ role, /** @type {boolean} */ isFocusable) => {
    named(role);
    const now = amount(e.value);
    if (e.attributes.amount) {
      // The bounds are the control's, whatever its value is called.
      [a['aria-valuemin'], a['aria-valuemax'], a['aria-valuenow']] = e.attributes.amount.split(' ');
    } else if (role === 'spinbutton') {
      // How far it goes is not known.
      if (now !== null) a['aria-valuenow'] = String(now);
    } else if (now !== null) {
      a['aria-valuenow'] = String(now);
      a['aria-valuemin'] = String(Math.min(0, now));
      a['aria-valuemax'] = String(Math.max(e.value.includes('%') ? 100 : 1, now));
    } else if (role !== 'progressbar') {
      a['aria-valuenow'] = '0';
      a['aria-valuemin'] = '0';
      a['aria-valuemax'] = '0';
    }
    if (e.value) a['aria-valuetext'] = e.value;
    if (isFocusable && !has(Flag.disabled)) a.tabindex = '0';
    return { tag: 'div', role, attributes: a };
  };
  // While the menu is open, it alone is told about.
  const opensMenu = () => Object.assign(a, { 'aria-haspopup': 'menu', 'aria-expanded': 'false' });
  const selected = has(Flag.selected);
  switch (e.role) {
    case 'text':
      if (has(Flag.header)) return { tag: `h${e.level || 2}`, attributes: a, text: joined(name, e.value) };
      if (has(Flag.activates) && !owner) return { ...focusable('div', 'button') };
      return { tag: 'span', attributes: only(a, 'data-testid'), text: joined(name, e.value) };
    case 'image':
      if (!name) return { tag: 'div', role: 'presentation', attributes: only(a, 'data-testid') };
      named();
      return { tag: 'div', role: 'img', attributes: a };
    case 'link': return { ...focusable('div', 'link') };
    case 'toggle': {
      if (e.value) a['aria-checked'] = e.attributes.state || (/^(1|on|true|yes)$/i.test(e.value) ? 'true' : 'false');
      else a['aria-checked'] = selected ? 'true' : 'false';
      return focusable('button', a['aria-checked'] === 'mixed' ? 'checkbox' : 'switch');
    }
    case 'radioButton':
      a['aria-checked'] = String(selected);
      return focusable('div', 'radio');
    case 'tab':
      if (owner && owner.role === 'tabBar') {
        a['aria-selected'] = String(selected);
        return { ...focusable('div', 'tab') };
      }
      break;
    case 'menuItem':
      if (owner && owner.role === 'menu') return focusable('div', 'menuitem');
      break;
    case 'menu':
      if (e.children.length) {
        named('Menu');
        return { tag: 'div', role: 'menu', attributes: a };
      }
      opensMenu();
      break;
    case 'popUpButton':
      opensMenu();
      break;
    case 'slider': case 'pageControl': return measured('slider', true);
    case 'stepper': return measured('spinbutton', true);
    case 'picker':
      if (has(Flag.adjustable)) return measured('spinbutton', true);
      break;
    case 'progress': return measured('progressbar', false);
    case 'gauge': return measured('meter', false);
    case 'textField': case 'secureTextField': case 'searchField': case 'textEditor': {
      named(e.role === 'searchField' ? 'Search' : 'Text');
      for (const key of ['autocomplete', 'inputmode', 'enterkeyhint', 'autocapitalize', 'spellcheck']) {
        if (e.attributes[key]) a[key] = e.attributes[key];
      }
      a.name = `${a.autocomplete && a.autocomplete !== 'off' ? a.autocomplete : e.role}-${e.id}`;
      if (has(Flag.disabled)) a.disabled = '';
      if (e.role === 'textEditor') return { tag: 'textarea', attributes: a };
      a.type = e.role === 'secureTextField' ? 'password' : e.role === 'searchField' ? 'search' : 'text';
      return { tag: 'input', attributes: a };
    }
    case 'list':
      if (name) named();
      return { tag: 'div', role: e.children.length ? 'list' : 'group', attributes: a };
    case 'tabBar':
      named('Tabs');
      return { tag: 'div', role: e.children.length ? 'tablist' : 'group', attributes: a };
    case 'navigationBar': case 'toolbar':
      named(e.role === 'toolbar' ? 'Toolbar' : 'Navigation bar');
      return { tag: 'div', role: e.role === 'toolbar' ? 'toolbar' : 'group', attributes: a };
    case 'dialog': case 'sheet': case 'popover':
      named(e.role);
      if (has(Flag.modal)) a['aria-modal'] = 'true';
      a.tabindex = '-1';
      return { tag: 'div', role: 'dialog', attributes: a };
    case 'alert':
      named('Alert');
      a['aria-modal'] = 'true';
      a.tabindex = '-1';
      return { tag: 'div', role: 'alertdialog', attributes: a };
    case 'chart': case 'map':
      named(e.role);
      return { tag: 'div', role: e.children.length ? 'group' : 'img', attributes: a };
  }
  const isPressable = has(Flag.button) || has(Flag.activates)
    || ['button', 'tab', 'menuItem', 'menu', 'popUpButton', 'colorPicker'].includes(e.role);
  if (isPressable && !e.children.length) {
    if (selected) a['aria-pressed'] = 'true';
    if (e.value) a['aria-description'] = joined(e.value, e.hint);
    return focusable('button', '');
  }
  if (has(Flag.adjustable)) return measured('slider', true);
  if (has(Flag.header) && !e.children.length) {
    return { tag: `h${e.level || 2}`, attributes: a, text: joined(name, e.value) };
  }
  if (!e.children.length) return { tag: 'span', attributes: only(a, 'data-testid'), text: joined(name, e.value) };
  if (!name) return { tag: 'div', attributes: only(a, 'data-testid') };
  named();
  return { tag: 'div', role: 'group', attributes: a };
}

/** @param {string} a @param {string} b */
const joined = (a, b) => [a, b].filter(Boolean).join(', ');

/** @param {Record<string, string>} a @param {string} key @returns {Record<string, string>} */
const only = (a, key) => (key in a ? { [key]: a[key] } : {});
