// A session with the host: the socket, frames in, events out.

import { FrameDecoder, Reader, Writer } from './wire.js';
import { Painter } from './painter.js';
import { Action, Overlay } from './overlay.js';
import { Scrolling, readRooms } from './scrolling.js';
import { Typing } from './typing.js';
import { Fields } from './fields.js';
import { Files } from './files.js';

/** @typedef {import('./scrolling.js').LiveFrame} LiveFrame */

const Up = {
  drawn: 2, events: 3, action: 4, text: 5, settings: 6, visible: 7, ask: 8, clock: 9, drag: 12, pasted: 14,
};
const Down = { welcome: 1, frame: 2, notice: 3, request: 4, answer: 5, thumbnail: 6, file: 7, taken: 8, unknown: 9, picture: 10 };
const Kind = { pointer: 0, wheel: 1, key: 2 };
const PHASES = { pointerdown: 0, pointermove: 1, pointerup: 2, pointercancel: 3, pointerleave: 4 };
const KINDS = ['touch', 'mouse', 'pen'];
/** What happens to files that are dragged over the page. */
const DRAGS = { dragover: 0, dragleave: 1, drop: 2 };
/** The number under which files are handed in that nobody asked for. */
const DROP = 0;

/** How long the finger stays that the second button stands for, in milliseconds. */
const HOLD = 700;

/** How long events wait for a connection that is interrupted, in milliseconds, and how many. */
const LONGEST_HELD = 5000, MOST_HELD = 500;

/** How long after a turn of the wheel the next one belongs to the same movement, in milliseconds. */
const LATCH = 250;

/** Paper is finer than screens: dots for each point. */
const PAPER = 4;

/** Keys that move a page, unless the session has them. */
const SCROLLING = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', ' ']);
/** How many letters may be pasted at once: a message has a bound. */
const MOST_PASTED = 50000;

const isCommandKey = (/** @type {KeyboardEvent} */ event) => event.ctrlKey || event.metaKey;
const isField = (/** @type {EventTarget | null} */ target) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Codes with which the host ends a session for good. */
const FINAL = new Set([4000, 4001, 4002, 4003, 4004]);
/** The code with which the host turns away a message that is too large. */
const TOO_LARGE = 1009;
/** The code with which a page that is closed takes its leave. */
const LEAVING = 4006;
/** How many frames in a row may be unreadable before the page gives up. */
const MOST_UNREADABLE = 3;

export class Session {
  /**
   * @param {HTMLElement} stage where it is shown
   * @param {any} begun what the page has begun before its scripts came
   * @param {boolean} [isAlone] whether keys that go nowhere else are meant for it
   */
  constructor(stage, begun, isAlone = true) {
    this.stage = stage;
    /** Ends all listening. */
    this.listening = new AbortController();
    this.begun = begun;
    /** @type {Record<string, string>} */
    this.settings = begun.first;
    this.canvas = document.createElement('canvas');
    this.canvas.setAttribute('aria-hidden', 'true');
    // Password managers look for fields in forms.
    const root = document.createElement('form');
    root.className = 'overlay';
    root.noValidate = true;
    root.addEventListener('submit', event => event.preventDefault());
    stage.append(this.canvas, root);
    this.painter = new Painter(this.canvas);
    this.overlay = new Overlay(root, this);
    this.decoder = new FrameDecoder();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** What is to be drawn next. @type {LiveFrame | null} */
    this.latest = null;
    /** What the host last had drawn. @type {LiveFrame | null} */
    this.shown = null;
    this.isDue = false;
    this.isPrinting = false;
    /** Whether keys are meant for the session: the last press was on it, or there is nothing else. */
    this.hasKeys = isAlone;
    this.isAlone = isAlone;
    /** How much larger than its points the picture is shown. */
    this.zoom = 1;
    /** Whether turns of the wheel that scroll nothing here are left to the page. */
    this.sharesWheel = !isAlone;
    /** When the session last took a turn of the wheel. */
    this.wheeled = -Infinity;
    this.scrolling = new Scrolling();
    this.typing = new Typing();
    this.files = new Files(this);
    this.fields = new Fields();
    /** @type {((writer: Writer) => void)[]} */
    this.queue = [];
    /** When something was last put into the queue. */
    this.queuedAt = 0;
    /** Whether the host has answered the greeting of the present connection. */
    this.isWelcome = false;
    this.sequence = 0;
    this.answered = 0;
    this.attempts = 0;
    /** @type {string} */
    this.secret = begun.secret;
    this.isEnded = false;
    /** Whether the host has ended it, so that only a person begins anew. */
    this.isOver = false;
    this.wasWelcomed = false;
    /** Frames that could not be read since the last that could. */
    this.unreadable = 0;
    this.frameBytes = 0;
    this.framesDrawn = 0;
    /** Called with what sends an input again, when one is sent. @type {(send: () => void) => void} */
    this.sending = () => {};
    this.chain = Promise.resolve();
    /** Called with what the host says. @type {(kind: string, detail: any) => void} */
    this.tell = () => {};
    this.listen();
    this.connect();
  }

  // The socket

  /** Comes back, unless that is over or under way. */
  reconnect() { if (!this.socket && !this.isEnded && !this.isOver) this.connect(); }

  connect() {
    this.isOver = false;
    const { messages, closed, socket: first } = this.begun;
    this.begun.socket = null;
    const socket = /** @type {WebSocket} */ (first || this.begun.connect(this.settings, this.secret));
    this.socket = socket;
    this.isWelcome = false;
    socket.onmessage = event => {
      const bytes = new Uint8Array(event.data);
      this.chain = this.chain.then(() => this.socket === socket ? this.receive(bytes) : undefined).catch(error => {
        this.unreadable++;
        this.tell('notice', { title: 'The page could not read a frame', text: String(error) });
        socket.close(4005);
      });
    };
    socket.onclose = event => {
      if (this.socket !== socket || this.isEnded) return;
      this.socket = null;
      // What was too much once is too much again.
      if (event.code === TOO_LARGE) this.overlay.unanswered.clear();
      const isUnreadable = this.unreadable >= MOST_UNREADABLE;
      if (isUnreadable || FINAL.has(event.code)) {
        this.isOver = true;
        this.unreadable = 0;
        return this.tell('closed', { code: event.code, reason: isUnreadable ? 'The page cannot read what the server sends.' : event.reason });
      }
      this.tell('offline', {});
      // At once, then slower and slower, never slower than 5 seconds.
      const wait = Math.min(5000, this.attempts ? 100 * 2 ** this.attempts : 10);
      this.attempts++;
      setTimeout(() => this.reconnect(), wait);
    };
    // What has come before this was there to hear it, when whoever makes the session listens to it.
    if (!first) return;
    queueMicrotask(() => {
      for (const event of messages) socket.dispatchEvent(new MessageEvent('message', { data: event.data }));
      if (closed) socket.dispatchEvent(new CloseEvent('close', { code: closed.code, reason: closed.reason }));
    });
  }

  get isOpen() { return this.socket !== null && this.socket.readyState === WebSocket.OPEN; }

  /** Whether the host hears what is sent now. */
  get isHeard() { return this.isOpen && this.isWelcome; }

  /** @param {(writer: Writer) => void} write */
  send(write) {
    if (!this.socket || !this.isOpen) return;
    const writer = new Writer();
    write(writer);
    this.socket.send(writer.done());
  }

  /** Ends the session for good. */
  end() {
    this.isEnded = true;
    this.listening.abort();
    if (this.socket) this.socket.close(4000);
  }

  /** @param {Uint8Array} bytes */
  async receive(bytes) {
    const r = new Reader(bytes), kind = r.byte();
    switch (kind) {
      case Down.welcome: {
        const details = r.strings();
        this.secret = details.secret;
        this.decoder = new FrameDecoder();
        this.latest = null;
        this.scrolling.turns = [];
        this.fields.known.clear();
        // What was typed while nobody listened is said now; a session that began anew does not know the fields.
        if (details.state !== 'resumed') {
          this.overlay.unanswered.clear();
          this.begun.removePicture?.();
        }
        for (const [id, typed] of this.overlay.unanswered) typed.sequence = this.edit(id, typed.held);
        // A host that goes on in another process knows the settings with which the page came.
        if (this.wasWelcomed) this.send(w => w.byte(Up.settings).strings(this.settings));
        this.wasWelcomed = true;
        this.isWelcome = true;
        // The person acted on the picture that the page shows, which a session that began anew never drew.
        if (details.state !== 'resumed' || performance.now() - this.queuedAt > LONGEST_HELD) this.queue = [];
        this.flush();
        this.files.resume(details.state === 'resumed');
        this.tell('welcome', details);
        break;
      }
      case Down.frame: {
        const answered = this.answered = r.unsigned(), rooms = readRooms(r);
        this.frameBytes = bytes.length;
        const frame = { ...this.decoder.decode(r), answered, rooms };
        if (this.decoder.pending.length) {
          await Promise.all(this.decoder.pending);
          this.decoder.pending = [];
        }
        this.latest = frame;
        this.drawSoon();
        break;
      }
      case Down.notice: this.tell('notice', r.strings()); break;
      case Down.request: this.tell('request', r.strings()); break;
      case Down.thumbnail: {
        const id = r.string(), scheme = r.string();
        this.tell('thumbnail', { id, scheme, bytes: bytes.subarray(r.place) });
        break;
      }
      case Down.picture: {
        const name = r.string(), type = r.string();
        this.tell('file', { name, type, parts: [bytes.slice(r.place)] });
        break;
      }
      case Down.answer: this.tell('answer', JSON.parse(r.string())); break;
      case Down.file: this.files.receive(r, bytes); break;
      case Down.taken: this.files.taken(r); break;
      case Down.unknown: this.retell(r.unsigned()); break;
    }
    // Only now it is known that the host can be understood.
    if (kind !== Down.welcome && kind !== Down.notice) this.attempts = this.unreadable = 0;
  }

  drawSoon() {
    if (!this.isDue) requestAnimationFrame(() => this.draw());
    this.isDue = true;
  }

  draw() {
    this.isDue = false;
    const news = this.latest, frame = news || this.shown;
    this.latest = null;
    if (!frame) return;
    this.shown = frame;
    this.stage.style.width = `${frame.width}px`;
    this.stage.style.height = `${frame.height}px`;
    this.painter.paint(this.scrolling.ahead(this.typing.ahead(frame, this.overlay.unanswered)), this.scale);
    if (!news) return;
    this.overlay.update(frame, this.answered);
    if (!this.framesDrawn) this.begun.removePicture?.();
    this.framesDrawn++;
    this.stage.dataset.frame = String(frame.number);
    this.stage.dataset.answered = String(this.answered);
    this.tell('frame', frame);
    this.send(w => w.byte(Up.drawn).unsigned(frame.number));
  }

  /** Device pixels for each point. */
  get scale() {
    const scale = (Number(this.settings.scale) || devicePixelRatio) * this.zoom;
    return this.isPrinting ? Math.max(scale, PAPER) : scale;
  }

  /** Shows the picture larger or smaller. @param {number} zoom */
  setZoom(zoom) {
    if (zoom === this.zoom) return;
    this.zoom = zoom;
    this.drawSoon();
  }

  // Events

  /** Where an event is in the picture, in points. @param {{clientX: number, clientY: number}} event */
  place(event) {
    const box = this.stage.getBoundingClientRect(), zoom = box.width / (this.shown ? this.shown.width : this.stage.offsetWidth) || 1;
    return { x: (event.clientX - box.x) / zoom, y: (event.clientY - box.y) / zoom };
  }

  /**
   * Whether a turn of the wheel is the session's: something under the pointer goes on in that direction, or has until now.
   * @param {number} x @param {number} y
   */
  takesWheel(x, y) {
    const isVertical = Math.abs(y) >= Math.abs(x), turn = isVertical ? y : x, now = performance.now();
    const rooms = this.shown ? this.shown.rooms : [];
    const goesOn = rooms.some(room => room.isVertical === isVertical && (turn > 0 ? room.least < 0 : room.most > 0));
    if (!goesOn && now - this.wheeled > LATCH) return false;
    this.wheeled = now;
    return true;
  }

  /**
   * All events of one animation frame go in one message. Those of a short interruption go when it is over.
   *
   * @param {(writer: Writer) => void} write
   */
  enqueue(write) {
    this.sending(() => this.enqueue(write));
    const now = performance.now();
    if (!this.isHeard) {
      if (!this.shown) return;
      if (now - this.queuedAt > LONGEST_HELD || this.queue.length === MOST_HELD) this.queue = [];
    }
    this.queuedAt = now;
    this.queue.push(write);
    if (this.queue.length === 1) requestAnimationFrame(() => this.flush());
  }

  flush() {
    const events = this.queue;
    if (!events.length || !this.isHeard) return;
    this.queue = [];
    this.sequence++;
    this.send(w => {
      w.byte(Up.events).unsigned(this.sequence).unsigned(events.length);
      for (const write of events) write(w);
    });
  }

  listen() {
    const { stage } = this, { signal } = this.listening;
    /** @param {PointerEvent} event */
    const pointer = event => {
      if (event.type === 'pointerdown') {
        if (event.button > 0) return event.button === 2 ? this.holdDown(event) : undefined;
        stage.setPointerCapture(event.pointerId);
      }
      const events = event.type === 'pointermove' && event.getCoalescedEvents ? event.getCoalescedEvents() : [event];
      for (const each of events.length ? events : [event]) this.enqueue(this.pointerWriter(event, each));
      if (event.type === 'pointerup') this.flush();
    };
    // The focus of a field stays until the host takes it away.
    stage.addEventListener('mousedown', event => { if (!isField(event.target)) event.preventDefault(); });
    for (const type of Object.keys(PHASES)) stage.addEventListener(type, e => pointer(/** @type {PointerEvent} */ (e)));
    stage.addEventListener('wheel', event => {
      if (event.ctrlKey) return;
      const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? stage.clientHeight : 1;
      const { x, y } = this.place(event), isTurned = event.shiftKey && !event.deltaX;
      const across = (isTurned ? event.deltaY : event.deltaX) * unit, down = isTurned ? 0 : event.deltaY * unit;
      if (this.sharesWheel && !this.takesWheel(across, down)) return;
      event.preventDefault();
      this.scrolling.turn(this.sequence + 1, across, down);
      this.drawSoon();
      this.enqueue(w => w.byte(Kind.wheel).byte(modifiers(event)).float(x).float(y)
        .float(event.deltaX * unit).float(event.deltaY * unit).float(event.timeStamp));
    }, { passive: false });
    for (const [type, phase] of Object.entries(DRAGS)) stage.addEventListener(type, e => this.dragged(/** @type {DragEvent} */ (e), phase));
    // Over a field the browser's own menu has its place: it corrects what is misspelt.
    stage.addEventListener('contextmenu', event => { if (!isField(event.target)) event.preventDefault(); });
    document.addEventListener('pointerdown', event => { this.hasKeys = stage.contains(/** @type {Node} */ (event.target)); },
      { capture: true, signal });
    document.addEventListener('paste', event => this.paste(event), { signal });
    /** @param {KeyboardEvent} event @param {number} phase */
    const key = (event, phase) => {
      if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
      const target = /** @type {HTMLElement} */ (event.target), isOurs = stage.contains(target);
      if (event.key === 'Tab' || !isOurs && (target !== document.body || !this.isAlone && !this.hasKeys)) return;
      const isCommand = isCommandKey(event) && !'acvxyz'.includes(event.key.toLowerCase());
      if (isField(target)) {
        // What a field does by itself comes as text.
        if (event.key !== 'Escape' && !isCommand && !(event.key === 'Enter' && target instanceof HTMLInputElement)) return;
      } else if (isOurs && [' ', 'Enter'].includes(event.key) && target.tabIndex >= 0) {
        return;
      }
      // What is pasted comes with the event for it.
      if (isCommandKey(event) && event.key.toLowerCase() === 'v') return;
      // What the session makes use of is kept from the browser.
      if (event.key === 'Enter' || phase === 0 && this.takes(event, isOurs)) event.preventDefault();
      this.enqueue(w => w.byte(Kind.key).byte(event.repeat ? 1 : phase).byte(modifiers(event)).string(event.key));
    };
    document.addEventListener('keydown', event => key(event, 0), { signal });
    document.addEventListener('keyup', event => key(event, 2), { signal });
    document.addEventListener('visibilitychange', () => {
      this.send(w => w.byte(Up.visible).byte(document.hidden ? 0 : 1));
      if (!document.hidden) this.reconnect();
    }, { signal });
    for (const type of ['beforeprint', 'afterprint']) {
      addEventListener(type, () => {
        this.isPrinting = type === 'beforeprint';
        this.draw();
      }, { signal });
    }
    // The host may give up the session soon, unless the page is only loaded again. One that the browser keeps comes back.
    addEventListener('pagehide', event => { if (!event.persisted && this.socket) this.socket.close(LEAVING); }, { signal });
    for (const name of ['online', 'pageshow']) {
      addEventListener(name, () => this.reconnect(), { signal });
    }
  }

  /**
   * Whether the session makes use of a key that browsers have a use of their own for.
   * @param {KeyboardEvent} event
   * @param {boolean} isOurs whether an element over the picture has the keyboard
   */
  takes(event, isOurs) {
    const key = event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const name = [...isCommandKey(event) ? ['Control'] : [], ...event.altKey ? ['Alt'] : [], ...event.shiftKey ? ['Shift'] : [], key].join('+');
    for (const { known } of this.overlay.shown.values()) if (known.attributes.keys === name) return true;
    return !isOurs && this.hasKeys && SCROLLING.has(event.key) && !isCommandKey(event) && !event.altKey;
  }

  /** A text is pasted; fields take theirs by themselves. @param {ClipboardEvent} event */
  paste(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (isField(target) || !this.stage.contains(target) && (target !== document.body || !this.isAlone && !this.hasKeys)) return;
    const text = event.clipboardData ? event.clipboardData.getData('text/plain') : '';
    if (!text) return;
    event.preventDefault();
    this.flush();
    const sequence = ++this.sequence;
    this.send(w => w.byte(Up.pasted).unsigned(sequence).string(text.slice(0, MOST_PASTED)));
  }

  /** Files come over the page, or are let go on it. @param {DragEvent} event @param {number} phase */
  dragged(event, phase) {
    const data = event.dataTransfer, files = [...data ? data.items : []].filter(item => item.kind === 'file');
    if (!data || phase !== DRAGS.dragleave && !files.length) return;
    event.preventDefault();
    data.dropEffect = 'copy';
    const { x, y } = this.place(event);
    this.send(w => {
      w.byte(Up.drag).byte(phase).float(x).float(y).unsigned(files.length);
      for (const file of files) w.string(file.type);
    });
    if (phase === DRAGS.drop) this.files.handIn(DROP, [...data.files]);
  }

  /** The second button asks for a menu, as a finger does that stays. @param {PointerEvent} event */
  holdDown(event) {
    const { x, y } = this.place(event);
    const finger = (/** @type {number} */ phase) => this.enqueue(w => w.byte(Kind.pointer).byte(phase).unsigned(2 ** 20)
      .byte(0).byte(1).byte(modifiers(event)).float(x).float(y).float(event.timeStamp));
    finger(PHASES.pointerdown);
    setTimeout(() => finger(PHASES.pointerup), HOLD);
  }

  /** @param {PointerEvent} event @param {PointerEvent} each */
  pointerWriter(event, each) {
    const { x, y } = this.place(each), phase = PHASES[/** @type {keyof typeof PHASES} */ (event.type)];
    return (/** @type {Writer} */ w) => w.byte(Kind.pointer).byte(phase).unsigned(event.pointerId)
      .byte(Math.max(0, KINDS.indexOf(event.pointerType))).byte(event.buttons & 7).byte(modifiers(event))
      .float(x).float(y).float(each.timeStamp);
  }

  /** @param {number} id @param {number} kind @param {string} [name] */
  perform(id, kind, name = '') {
    this.sending(() => this.perform(id, kind, name));
    this.flush();
    const sequence = ++this.sequence;
    this.send(w => w.byte(Up.action).unsigned(sequence).unsigned(id).byte(kind).string(name));
    return sequence;
  }

  /** Tells what a field holds, and in which message. @param {number} id @param {import('./overlay.js').Held} held */
  edit(id, held) {
    this.sending(() => this.edit(id, held));
    this.flush();
    const { parts, isCut, text } = this.fields.parts(id, held);
    for (const part of parts) {
      const sequence = ++this.sequence;
      this.send(w => part(w.byte(Up.text).unsigned(sequence).unsigned(id)));
    }
    if (isCut) {
      held.text = text;
      this.overlay.set(id, text);
      this.tell('notice', { kind: 'cut', title: 'The text was cut', text: 'It is too long for one edit.' });
    }
    this.drawSoon();
    return this.sequence;
  }

  /** The host does not know what a field held before it was changed. @param {number} id */
  retell(id) {
    this.fields.known.delete(id);
    const typed = this.overlay.unanswered.get(id);
    if (typed) typed.sequence = this.edit(id, typed.held);
  }

  /** @param {Record<string, string>} settings */
  change(settings) {
    if (JSON.stringify(settings) === JSON.stringify(this.settings)) return;
    this.settings = settings;
    this.send(w => w.byte(Up.settings).strings(settings));
  }

  /** Whether frames are wanted. @param {boolean} isVisible */
  setVisible(isVisible) { this.send(w => w.byte(Up.visible).byte(isVisible ? 1 : 0)); }

  /** Asks for something beside the frames; the answer comes to `tell`. @param {Record<string, string>} question */
  ask(question) { this.send(w => w.byte(Up.ask).strings(question)); }

  /** @param {string} mode @param {number} value */
  setClock(mode, value) { this.send(w => w.byte(Up.clock).string(mode).float(value)); }
}

/** @param {MouseEvent | KeyboardEvent} event */
const modifiers = event =>
  (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);

export { Action };
