// The page of previews: the sidebar, the index, and a preview at work. What it shows is in the address.

import { Session } from './session.js';
import { addressWith, iconButton, make } from './elements.js';
import { isSaid, reporter, say } from './notices.js';
import { enter, follow, keepPicture } from './entry.js';
import { fulfil, save } from './requests.js';
import { branches, components } from './catalogue.js';
import { Pictures } from './pictures.js';
import { Sidebar } from './sidebar.js';
import { Grid } from './grid.js';
import { Workbench } from './workbench.js';
import { noteRecent, rememberedSwitches, rememberSwitches } from './memory.js';

/** @typedef {import('./catalogue.js').Row} Row */

/** What stands in the page itself has begun already. */
const begun = /** @type {any} */ (globalThis).perchStart;

class Gallery {
  constructor() {
    const stage = make('div', { class: 'stage' });
    this.session = new Session(stage, begun, false);
    this.session.sharesWheel = true;
    this.reporter = reporter(this.session, secret => begun.keep(secret));
    /** @type {Row[]} */
    this.rows = [];
    /** What waits for the session to begin again. @type {(() => void) | null} */
    this.afterRestart = null;
    /** Whether the list of previews has come. */
    this.isListed = false;
    /** Timers: until the place is kept, and until the index follows what is typed. */
    this.scrolled = 0;
    this.typing = 0;
    /** The preview that the answers are about, and the frames. */
    this.shown = this.session.settings.preview || '';
    this.pictures = new Pictures(this.session);
    /** What the program is called. */
    this.name = document.title;
    this.sidebar = new Sidebar(this.name, {
      address: id => this.address(id), home: () => addressWith({ previews: '1', preview: '', all: '', zoom: '', chrome: '' }),
      searched: (text, isDone) => this.searched(text, isDone),
    });
    this.grid = new Grid(this.pictures, {
      address: id => this.address(id),
      showed: what => {
        history.replaceState(history.state, '', addressWith({ pictures: what === this.standardPictures ? '' : what }));
        this.showIndex();
      },
    });
    this.workbench = new Workbench(this.session, begun, {
      go: id => this.go(this.address(id)), changed: () => this.changed(),
      restart: then => this.restart(then), menu: () => this.openMenu(true),
    });
    this.main = make('main', { id: 'main', tabindex: '-1' });
    this.scrim = make('div', { class: 'scrim' });
    const skip = make('a', { class: 'skip', href: '#main' }, 'Skip to the previews');
    skip.onclick = event => {
      event.preventDefault();
      this.main.focus();
    };
    document.body.classList.add('gallery');
    document.body.append(skip, this.sidebar.el, this.scrim, this.main);
    const menu = iconButton('menu', 'Search and tree', () => this.openMenu(true));
    menu.classList.add('menu-button');
    this.grid.title.before(menu);
    this.listen();
    this.session.tell = (kind, detail) => this.tell(kind, detail);
    this.show();
    follow(begun, () => this.changed());
    keepPicture(begun, this.session);
    Object.assign(globalThis, { perch: this.session });
  }

  get preview() { return new URLSearchParams(location.search).get('preview') || ''; }
  get standardPictures() { return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'; }

  /** The address of a preview, with the switches as they were set last. @param {string} id */
  address(id) {
    const search = new URLSearchParams(location.search);
    const switches = this.preview ? {} : rememberedSwitches();
    for (const [name, value] of Object.entries(switches)) if (value && !search.has(name)) search.set(name, String(value));
    search.set('preview', id);
    for (const name of ['q', 'pictures']) search.delete(name);
    return `?${search}`;
  }

  listen() {
    // Links inside the page change what it shows, and load nothing.
    document.addEventListener('click', event => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const href = link.getAttribute('href') || '';
      if (!href.startsWith('?')) return;
      event.preventDefault();
      this.go(href);
    });
    history.scrollRestoration = 'manual';
    addEventListener('popstate', () => this.show(true));
    this.main.addEventListener('scroll', () => {
      if (this.preview) return;
      clearTimeout(this.scrolled);
      this.scrolled = setTimeout(() => this.keepPlace(), 150);
    }, { passive: true });
    this.scrim.onclick = () => this.openMenu(false);
    document.addEventListener('keydown', event => this.keyed(event));
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => { if (!this.preview) this.showIndex(); });
  }

  /** Where the index is goes into the address, and comes back with it. */
  keepPlace() {
    if (this.preview) return;
    const place = this.grid.placeIn(this.main);
    history.replaceState({ top: this.main.scrollTop }, '', location.pathname + location.search + (place ? `#${encodeURIComponent(place)}` : ''));
  }

  /** Keys of the page, while the preview has not the keyboard. @param {KeyboardEvent} event */
  keyed(event) {
    const at = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === 'Escape' && document.body.classList.contains('menu')) return this.openMenu(false);
    if (at instanceof HTMLInputElement && !['radio', 'checkbox'].includes(at.type) || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement) return;
    if (this.session.stage.contains(at) || this.session.hasKeys && at === document.body) return;
    if (event.key === '/') {
      this.openMenu(true);
      this.sidebar.find();
    } else if (this.preview && (event.key === '[' || event.key === ']')) {
      const [before, after] = this.neighbors(), id = event.key === '[' ? before : after;
      if (id) this.go(this.address(id));
    } else if (this.preview && event.key.toLowerCase() === 'i') this.workbench.pick();
    else if (this.preview && ['+', '=', '-', '0'].includes(event.key)) this.workbench.zoom(event.key === '0' ? 0 : event.key === '-' ? -1 : 1);
    else return;
    event.preventDefault();
  }

  /** Opens the sidebar where there is no room for it. @param {boolean} isOpen */
  openMenu(isOpen) { document.body.classList.toggle('menu', isOpen); }

  /** @param {string} href */
  go(href) {
    if (!this.preview) this.keepPlace();
    history.pushState(null, '', href);
    this.show();
    if (!this.preview) return;
    this.openMenu(false);
  }

  /** The previews before and after the one that is shown, in the order of the tree. */
  neighbors() {
    const all = components(branches(this.rows)).flatMap(component => component.rows), index = all.findIndex(row => row.id === this.preview);
    return [all[index - 1]?.id || '', index < 0 ? '' : all[index + 1]?.id || ''];
  }

  /** @param {string} text @param {boolean} isDone */
  searched(text, isDone) {
    if (this.preview) return;
    history.replaceState(history.state, '', addressWith({ q: text }));
    clearTimeout(this.typing);
    if (isDone) this.showIndex();
    else this.typing = setTimeout(() => this.showIndex(), 80);
  }

  /** Shows what the address says. @param {boolean} [isBack] */
  show(isBack = false) {
    const { preview } = this, search = new URLSearchParams(location.search);
    document.body.classList.toggle('indexing', !preview);
    if (!preview) {
      this.workbench.leave();
      this.sidebar.select('');
      this.sidebar.text = search.get('q') || '';
      if (!this.grid.el.isConnected) this.main.replaceChildren(this.grid.el);
      document.title = this.name;
      this.showIndex();
      this.session.setVisible(false);
      if (isBack && history.state) this.goBack(history.state.top || 0);
      return;
    }
    const row = this.rows.find(r => r.id === preview) || { id: preview, title: preview.split('/').pop() || preview, module: '', folder: '', component: '', place: '' };
    if (!this.workbench.el.isConnected) this.main.replaceChildren(this.workbench.el);
    if (this.rows.length) {
      document.title = `${row.title} – Perch`;
      if (row.module) noteRecent(preview);
    }
    this.workbench.show(row, ...this.neighbors());
    this.sidebar.select(preview);
    this.changed();
  }

  showIndex() {
    if (!this.rows.length && !this.isListed) return;
    const search = new URLSearchParams(location.search), pictures = search.get('pictures') || '';
    this.grid.show(this.rows, search.get('q') || '', ['light', 'dark', 'both'].includes(pictures) ? pictures : this.standardPictures);
  }

  /** The switches, the browser, or the address say something else. */
  changed() {
    const { preview, session } = this;
    if (!preview) return;
    rememberSwitches();
    const settings = begun.settings(), isOther = this.shown !== preview;
    if (session.isOver || !session.socket && !session.isOpen && isOther) {
      // What ended with another preview does not count for this one.
      this.shown = preview;
      session.settings = settings;
      session.secret = '';
      document.body.classList.remove('ended');
      return session.connect();
    }
    session.change(settings);
    if (!isOther) {
      if (session.shown) this.workbench.frame(session.shown);
      return;
    }
    this.shown = '';
    begun.keep(session.secret);
    session.setVisible(!this.workbench.comparison);
    session.ask({ what: 'preview' });
    session.shown = null;
    session.latest = null;
  }

  /** Begins the preview again. @param {() => void} then */
  restart(then) {
    this.afterRestart = then;
    this.session.secret = '';
    this.session.socket?.close(4000);
    this.session.socket = null;
    this.session.connect();
  }

  /** @param {string} kind @param {any} detail */
  tell(kind, detail) {
    if (kind === 'notice' && detail.kind === 'error' && detail.title && this.preview && !this.session.shown) {
      return this.workbench.problem(detail.title, detail.text);
    }
    if (kind === 'closed' && this.preview) {
      const words = document.querySelector('.notice[data-kind=crash] pre')?.textContent || '';
      const wasCrash = isSaid('crash');
      this.reporter.report(kind, detail);
      document.querySelector('.notice')?.remove();
      return this.workbench.problem(wasCrash ? 'The preview ended' : 'The session ended', words || detail.reason, () => {
        document.body.classList.remove('ended');
        this.workbench.problem('', '');
        this.reporter.anew();
      });
    }
    if (this.reporter.report(kind, detail)) return;
    const { session, workbench } = this;
    switch (kind) {
      case 'welcome':
        workbench.problem('', '');
        this.pictures.restart();
        if (!this.isListed || detail.state !== 'resumed') session.ask({ what: 'previews' });
        if (this.preview) {
          session.ask({ what: 'preview' });
          if (workbench.comparison) session.setVisible(false);
        }
        break;
      case 'request': fulfil(detail, say, session); break;
      case 'file': save(detail); break;
      case 'thumbnail': this.pictures.show(detail.id, detail.scheme, detail.bytes); break;
      case 'frame':
        if (!this.preview || this.shown !== this.preview) break;
        document.body.dataset.ready = '1';
        workbench.frame(detail);
        if (this.afterRestart) {
          this.afterRestart();
          this.afterRestart = null;
        }
        break;
      case 'answer': this.answer(detail);
    }
  }

  /** @param {any} answer */
  answer(answer) {
    switch (answer.question) {
      case 'previews': {
        const isFirst = !this.isListed;
        // Another list comes from another process, which may be a newer build.
        if (!isFirst) this.pictures.forget();
        this.isListed = true;
        this.rows = answer.previews;
        this.name = answer.program[0].toUpperCase() + answer.program.slice(1);
        this.sidebar.title.textContent = this.grid.title.textContent = this.name;
        this.sidebar.show(this.rows);
        this.workbench.know(answer.devices, answer.standard);
        for (const row of this.rows) if (row.provider) this.session.ask({ what: 'provided', preview: row.id });
        this.show();
        document.body.dataset.listed = '1';
        if (isFirst && !this.preview) this.goToPlace();
        break;
      }
      case 'provided': {
        const index = this.rows.findIndex(row => row.id === answer.preview && row.provider);
        if (index < 0) break;
        this.rows.splice(index, 1, ...answer.previews);
        this.sidebar.show(this.rows);
        if (!this.preview) this.showIndex();
        break;
      }
      // Values in the sources are other ones by now.
      case 'changed':
        this.pictures.forget();
        if (!this.preview) this.showIndex();
        else {
          this.session.ask({ what: 'preview' });
          this.workbench.ask(true);
        }
        break;
      case 'failed': this.pictures.failed(answer.preview); break;
      // It comes before the first frame of the preview.
      case 'shows': this.shown = answer.preview; break;
      default: this.workbench.answer(answer);
    }
  }

  /** Goes back to where the index was; browsers go to what the address names when they are done. @param {number} top */
  goBack(top) {
    this.main.scrollTop = top;
    requestAnimationFrame(() => { if (!this.preview) this.main.scrollTop = top; });
  }

  /** Goes to the place in the index that the address names. */
  goToPlace() {
    const name = decodeURIComponent(location.hash.slice(1));
    if (name) document.getElementById(name)?.scrollIntoView();
  }
}

await enter();
Object.assign(globalThis, { perchGallery: new Gallery() });
