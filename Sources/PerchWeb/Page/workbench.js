// A preview at work: switches, the device, and panes about it.

import { addressWith, emptyState, icon, iconButton, make, popover } from './elements.js';
import { Comparison, COMPARISONS, place } from './comparison.js';
import { frameDevice } from './device.js';
import { switches } from './switches.js';
import { documentationPane, sourcePane } from './source.js';
import { StatesPane } from './states.js';
import { LiteralsPane } from './literals.js';
import { Inspector } from './inspector.js';
import { Timeline } from './timeline.js';
import { AuditPane } from './audit.js';
import { recall, remember } from './memory.js';

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./catalogue.js').Row} Row */
/** @typedef {import('./device.js').Device} Device */
/** @typedef {import('./wire.js').Frame} Frame */

/** @type {[string, string][]} */
const ZOOMS = [['', 'Fit'], ['0.5', '50 %'], ['0.75', '75 %'], ['1', '100 %'], ['1.5', '150 %'], ['2', '200 %']];
/** @type {[string, string][]} */
const FORMATS = [['png', 'PNG'], ['svg', 'SVG'], ['pdf', 'PDF'], ['apng', 'Animated PNG (first second)']];
/** @type {[string, string][]} */
const PANES = [['state', 'Controls'], ['code', 'Code'], ['docs', 'Docs'], ['elements', 'Elements'], ['reading', 'Accessibility'], ['audit', 'Audit'], ['time', 'Timeline']];
/** What is asked for while a pane is open. @type {Record<string, string>} */
const QUESTIONS = { state: 'states', elements: 'tree', reading: 'accessibility', audit: 'audit', time: 'frames' };
/** Room around a device in the window, in points. */
const MARGIN = 28;
/** Windows narrower than this show no frame around the device. */
const NARROW = 700;

export class Workbench {
  /**
   * @param {Session} session
   * @param {any} begun what stands in the page itself
   * @param {{go(id: string): void, changed(): void, restart(then: () => void): void, menu(): void}} actions
   */
  constructor(session, begun, actions) {
    this.session = session;
    this.begun = begun;
    this.actions = actions;
    /** @type {Device[]} */
    this.devices = [];
    this.standard = '';
    /** @type {Row | null} */
    this.row = null;
    /** @type {import('./source.js').Source | null} */
    this.source = null;
    /** @type {Comparison | null} */
    this.comparison = null;
    this.asked = 0;
    /** Asks again when enough time has passed. */
    this.later = 0;
    /** The open pane. */
    this.chosen = '';
    this.holder = make('div', { class: 'device' }, session.stage);
    this.fitted = make('div', { class: 'fit' }, this.holder);
    this.area = make('div', { class: 'area' }, this.fitted);
    this.header = make('header', { class: 'top' });
    this.bar = make('div', { class: 'bar' });
    this.states = new StatesPane({
      set: (id, value) => session.ask({ what: 'set', id, value }),
      setSwitch: (name, value) => this.set(name, value),
    });
    this.literals = new LiteralsPane({
      set: (id, value) => session.ask({ what: 'literal', id, value }),
      showCode: () => this.choose('code'),
    });
    this.pickButton = iconButton('pick', 'Inspect an element (I)', () => this.pick());
    this.inspector = new Inspector(session.stage, session, isPicked => {
      this.pickButton.setAttribute('aria-pressed', 'false');
      // In a small window the panes come over the preview, so they open after the choice.
      if (isPicked && !this.isPanelOpen) this.openPanel(true);
    });
    this.audit = new AuditPane(session.stage);
    this.timeline = new Timeline(session, {
      restart: actions.restart,
      test: recording => recording.test(this.row?.title || '', this.row?.module || '', this.source),
    });
    /** @type {Record<string, HTMLElement>} */
    this.panes = {};
    this.panel = this.makePanel();
    this.el = make('div', { class: 'workbench' }, this.header, this.bar, this.area, this.panel);
    new ResizeObserver(() => this.fit()).observe(this.area);
  }

  makePanel() {
    this.panes = {
      state: make('div', {}, this.literals.el, this.states.el), code: make('div'), docs: make('div'),
      elements: make('div', {}, this.inspector.about, this.inspector.tree), reading: make('div', {}, this.inspector.readings), audit: make('div', {}, this.audit.el), time: make('div', {}, this.timeline.el),
    };
    const tabs = make('div', { role: 'tablist', 'aria-label': 'About the preview', class: 'tabs' }), panel = make('aside', { class: 'panel', 'aria-label': 'Inspector' }, tabs);
    for (const [name, title] of PANES) {
      const tab = make('button', { type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': `pane-${name}` }, title), pane = this.panes[name];
      tab.onclick = () => this.choose(name);
      for (const [key, value] of Object.entries({ id: `pane-${name}`, role: 'tabpanel', 'aria-labelledby': `tab-${name}`, class: 'pane', tabindex: '-1' })) pane.setAttribute(key, value);
      tabs.append(tab);
      panel.append(pane);
    }
    tabs.onkeydown = event => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0, index = PANES.findIndex(([name]) => name === this.chosen);
      if (!step) return;
      this.choose(PANES[(index + step + PANES.length) % PANES.length][0]);
      /** @type {HTMLElement} */ (tabs.querySelector('[aria-selected=true]')).focus();
    };
    const close = iconButton('close', 'Close the inspector', () => this.openPanel(false));
    close.classList.add('close');
    panel.append(close);
    return panel;
  }

  /** Opens a pane. @param {string} name */
  choose(name) {
    this.chosen = name;
    remember('pane', name);
    for (const [key] of PANES) {
      const tab = this.panel.querySelector(`#tab-${key}`), isChosen = key === name;
      tab?.setAttribute('aria-selected', String(isChosen));
      tab?.setAttribute('tabindex', isChosen ? '0' : '-1');
      this.panes[key].hidden = !isChosen;
    }
    this.audit.open(this.isPanelOpen && name === 'audit');
    this.ask(true);
  }

  get isPanelOpen() { return this.el.classList.contains('open'); }

  /** @param {boolean} isOpen */
  openPanel(isOpen) {
    this.el.classList.toggle('open', isOpen);
    this.header.querySelector('.panel-button')?.setAttribute('aria-pressed', String(isOpen));
    this.audit.open(isOpen && this.chosen === 'audit');
    if (innerWidth >= 1100) remember('panel', isOpen);
    if (isOpen) this.ask(true);
  }

  pick() {
    const isOn = !this.inspector.isPicking;
    this.inspector.pick(isOn);
    this.pickButton.setAttribute('aria-pressed', String(isOn));
    if (!isOn) return;
    if (innerWidth >= 1100) this.openPanel(true);
    this.choose('elements');
  }

  /** @param {Device[]} devices @param {string} standard */
  know(devices, standard) {
    this.devices = devices;
    this.standard = standard;
    if (this.row) this.showBar();
    if (this.session.shown) this.frame(this.session.shown);
  }

  /**
   * Shows another preview.
   * @param {Row} row @param {string} before the id of the preview before it @param {string} after the id of the one after it
   */
  show(row, before, after) {
    const isOther = this.row?.id !== row.id;
    this.row = row;
    const path = [row.module, row.folder, row.component].filter(Boolean);
    const step = (/** @type {string} */ name, /** @type {string} */ title, /** @type {string} */ id) => {
      const button = iconButton(name, title, () => this.actions.go(id));
      button.disabled = !id;
      return button;
    };
    const menu = iconButton('menu', 'All previews', () => this.actions.menu());
    menu.classList.add('menu-button');
    const panelButton = iconButton('panel', 'Inspector', () => this.openPanel(!this.isPanelOpen));
    panelButton.classList.add('panel-button');
    const share = iconButton('link', 'Copy link', async () => {
      const done = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
      share.classList.add('done');
      share.title = done ? 'Copied' : location.href;
      setTimeout(() => share.classList.remove('done'), 1200);
    });
    const downloads = popover(icon('download'), 'Download a picture', ...FORMATS.map(([format, title]) => {
      const button = make('button', { type: 'button' }, title);
      button.onclick = () => {
        downloads.open = false;
        this.session.ask({ ...this.session.settings, what: 'picture', format });
      };
      return button;
    }));
    const alone = make('a', { class: 'tool', href: addressWith({ chrome: '0' }), target: '_blank', title: 'Open only the preview', 'aria-label': 'Open only the preview' }, icon('alone'));
    this.header.replaceChildren(menu, make('div', { class: 'title' }, make('p', {}, path.join(' / ')), make('h1', {}, row.title)),
      step('back', 'Previous preview ([)', before), step('next', 'Next preview (])', after), this.pickButton, share, downloads, alone, panelButton);
    if (!this.el.dataset.begun) {
      this.el.dataset.begun = '1';
      this.openPanel(innerWidth >= 1100 && recall('panel', true));
      this.choose(PANES.some(([name]) => name === recall('pane', '')) ? recall('pane', 'state') : 'state');
    }
    panelButton.setAttribute('aria-pressed', String(this.isPanelOpen));
    this.showBar();
    if (!isOther) return this.compare();
    this.fitted.dataset.ready = '';
    this.problem('', '');
    this.source = null;
    this.describe();
    this.inspector.clear();
    this.audit.clear();
    this.timeline.clear();
    this.states.show([]);
    this.literals.show([]);
    this.compare();
    this.area.scrollTo(0, 0);
  }

  showBar() {
    const search = new URLSearchParams(location.search);
    const select = (/** @type {string} */ title, /** @type {string} */ name, /** @type {[string, string][]} */ options) => {
      const el = make('select', { name, 'aria-label': title, title });
      for (const [value, label] of options) el.append(make('option', { value }, label));
      el.value = search.get(name) || '';
      el.onchange = () => this.set(name, el.value);
      return el;
    };
    const settings = this.begun.settings(), at = /** @type {HTMLElement | null} */ (this.bar.contains(document.activeElement) ? document.activeElement : null);
    const isOpen = this.bar.querySelector('details')?.open, key = at?.getAttribute('name'), value = at?.getAttribute('value');
    this.bar.replaceChildren(switches(this.devices, this.standard, settings, (name, value) => this.set(name, value)),
      make('div', { class: 'views' }, select('Show', 'all', COMPARISONS), select('Zoom', 'zoom', ZOOMS)));
    this.states.showEnvironment(settings);
    // The bar is made anew with each change: the keyboard stays where it was.
    const more = this.bar.querySelector('details');
    if (isOpen && more) more.open = true;
    if (key) /** @type {HTMLElement | null} */ (this.bar.querySelector(`[name="${CSS.escape(key)}"]${value && at instanceof HTMLInputElement && at.type === 'radio' ? `[value="${CSS.escape(value)}"]` : ''}`))?.focus();
  }

  /** A switch says something else; without a name all say what they say at first. @param {string} name @param {string} value */
  set(name, value) {
    const { row } = this, keeps = new URLSearchParams(location.search);
    const address = name ? addressWith({ [name]: value }) : `?${new URLSearchParams([...keeps].filter(([key]) => ['preview', 'previews', 'all', 'zoom', 'q'].includes(key)))}`;
    history.replaceState(history.state, '', address);
    this.actions.changed();
    if (!row) return;
    this.showBar();
    if (name === 'all') this.compare();
    else this.comparison?.change();
    this.fit();
  }

  /** Shows the preview once, or several times at once. */
  compare() {
    const kind = new URLSearchParams(location.search).get('all') || '', isKnown = COMPARISONS.some(([key]) => key && key === kind);
    if (this.comparison && this.comparison.el.dataset.kind === kind && this.comparison.el.dataset.preview === this.row?.id) return;
    this.comparison?.end();
    this.comparison?.el.remove();
    this.comparison = null;
    this.el.classList.toggle('comparing', isKnown);
    this.session.setVisible(!isKnown);
    this.fitted.hidden = isKnown;
    if (!isKnown) return this.fit();
    this.comparison = new Comparison(kind, this.devices, this.standard, this.begun, () => this.begun.settings());
    this.comparison.el.dataset.preview = this.row?.id;
    this.area.append(this.comparison.el);
  }

  /** Nothing is shown any more. */
  leave() {
    this.comparison?.end();
    this.comparison?.el.remove();
    this.comparison = null;
    this.row = null;
    this.inspector.clear();
  }

  /** @param {Frame} frame */
  frame(frame) {
    if (innerWidth < NARROW) {
      this.holder.classList.remove('framed');
      this.holder.dataset.look = '';
      this.holder.style.color = this.session.settings.scheme === 'dark' ? '#fff' : '#000';
      for (const el of this.holder.querySelectorAll('.status, .home')) el.remove();
    } else if (this.devices.length) frameDevice(this.holder, frame, this.devices, this.session.settings, this.standard);
    this.timeline.frame(frame);
    this.fit();
    this.fitted.dataset.ready = '1';
    this.ask(false);
  }

  /** Shows the device as large as the window has room for, or as the address says. */
  fit() {
    if (!this.session.shown || !this.row) return;
    const zoom = Number(new URLSearchParams(location.search).get('zoom')), margin = innerWidth < NARROW ? 0 : 2 * MARGIN;
    const { offsetWidth, offsetHeight } = this.holder;
    const room = Math.min((this.area.clientWidth - margin) / offsetWidth, (this.area.clientHeight - margin) / offsetHeight);
    const scale = zoom > 0 && zoom <= 4 ? zoom : Math.max(0.1, Math.min(1, room));
    place(this.fitted, this.holder, scale);
    this.session.setZoom(scale);
    this.el.dataset.zoom = String(Math.round(scale * 100));
  }

  /** Zooms to the next larger or smaller step; 0 fits the preview to the window. @param {number} direction */
  zoom(direction) {
    const now = Number(this.el.dataset.zoom) / 100, steps = ZOOMS.map(([value]) => Number(value)).filter(step => step > 0 && step * direction > now * direction);
    if (!direction) this.set('zoom', '');
    else if (steps.length) this.set('zoom', String(direction > 0 ? Math.min(...steps) : Math.max(...steps)));
  }

  /** Says why there is nothing to see. @param {string} title @param {string} text @param {() => void} [again] */
  problem(title, text, again) {
    this.area.querySelector('.empty')?.remove();
    if (!title) return;
    this.fitted.dataset.ready = '';
    const empty = emptyState(title, '');
    if (text) empty.append(make('pre', { tabindex: '0' }, text));
    if (again) {
      const button = make('button', { type: 'button' }, 'Start again');
      button.onclick = again;
      empty.append(button);
    }
    empty.setAttribute('role', 'alert');
    this.area.append(empty);
  }

  describe() {
    const { code, docs } = this.panes;
    code.replaceChildren(...sourcePane(this.source));
    docs.replaceChildren(...documentationPane(this.source));
  }

  /** Asks for what the open pane shows, a few times a second at most. @param {boolean} isNew */
  ask(isNew) {
    const what = QUESTIONS[this.chosen];
    if (!what || !this.isPanelOpen || !this.row) return;
    const now = performance.now();
    if (!isNew && now - this.asked < 250) {
      // The last frame of a motion counts.
      clearTimeout(this.later);
      this.later = setTimeout(() => this.ask(true), 260);
      return;
    }
    this.asked = now;
    this.session.ask({ what });
    if (isNew && this.chosen === 'state') this.session.ask({ what: 'literals' });
  }

  /** @param {any} answer */
  answer(answer) {
    switch (answer.question) {
      case 'preview':
        if (answer.preview !== this.row?.id) break;
        this.source = answer.source || null;
        this.describe();
        break;
      case 'literals': this.literals.show(answer.calls); break;
      case 'literal':
        this.literals.show(answer.calls);
        this.literals.tell(answer.id, answer.problem || '');
        break;
      case 'states': this.states.show(answer.states); break;
      case 'audit': this.audit.show(answer.findings); break;
      case 'bodies': this.timeline.ran(answer.bodies); break;
      case 'frames': this.timeline.show(answer.frames); break;
      default: this.inspector.answer(answer);
    }
  }
}
