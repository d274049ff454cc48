// Time: the clock of a preview, what its latest frames cost, what has been done, and recordings.

import { make } from './elements.js';
import { copyButton } from './source.js';
import { Recording } from './recording.js';
import { differences } from './shapes.js';

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./wire.js').DisplayNode} DisplayNode */
/** @typedef {import('./wire.js').Frame} Frame */

/** @type {[string, string][]} */
const SPEEDS = [['1', 'Real time'], ['0.25', 'Slow: a quarter'], ['0.05', 'Slow: a twentieth'], ['0', 'Step by step']];
/** A frame of the display, in milliseconds: bars that are longer are late. */
const BEAT = 1000 / 60;
/** So many places flash at once. */
const MOST_FLASHES = 40;
/** How long a place flashes, in milliseconds. */
const FLASH = 600;

export class Timeline {
  /**
   * @param {Session} session
   * @param {{restart(then: () => void): void, test(recording: Recording): string}} actions
   */
  constructor(session, actions) {
    this.session = session;
    /** What was last shown, for what is drawn anew. @type {DisplayNode | null} */
    this.root = null;
    const speed = make('select', { name: 'clock', 'aria-label': 'Clock' });
    for (const [value, label] of SPEEDS) speed.append(make('option', { value }, label));
    const step = make('button', { type: 'button', disabled: '' }, 'Step 1/60 s');
    speed.onchange = () => {
      session.setClock('speed', Number(speed.value));
      step.disabled = speed.value !== '0';
    };
    step.onclick = () => session.setClock('step', 1 / 60);
    this.speed = speed;
    this.flashes = make('input', { type: 'checkbox', name: 'flash' });
    this.bodies = make('input', { type: 'checkbox', name: 'bodies' });
    this.bodies.onchange = () => this.askForBodies();
    this.flashed = make('div', { class: 'marks', 'aria-hidden': 'true' });
    session.stage.append(this.flashed);
    this.bars = make('div', { class: 'bars', role: 'group', 'aria-label': 'Latest frames' });
    this.counts = make('dl', { 'aria-label': 'Last frame' });
    this.events = make('ol', { class: 'events' });
    this.recorder = make('div', { class: 'recorder' });
    this.recording = new Recording(session, () => this.showRecording(actions));
    this.el = make('div', {}, make('div', { class: 'line' }, make('label', {}, make('span', {}, 'Clock'), speed), step),
      make('label', { class: 'toggle' }, this.flashes, 'Flash redrawn areas'),
      make('label', { class: 'toggle' }, this.bodies, 'Flash bodies that ran'),
      make('h2', {}, 'Latest frames'), this.bars, this.counts, make('h2', {}, 'Recording'), this.recorder, make('h2', {}, 'Events'), this.events);
    this.showRecording(actions);
    for (const type of ['pointerdown', 'pointerup', 'keydown', 'input', 'click']) {
      session.stage.addEventListener(type, event => this.note(type, /** @type {HTMLElement} */ (event.target)), true);
    }
  }

  /** Another preview is shown; its time runs as time does. */
  clear() {
    this.root = null;
    this.askForBodies();
    this.speed.value = '1';
    this.speed.dispatchEvent(new Event('change'));
    this.events.replaceChildren();
    this.recording.sent = [];
    this.recording.steps = [];
    this.recording.stop();
  }

  /** @param {string} type @param {HTMLElement} target */
  note(type, target) {
    const what = target.getAttribute('aria-label') || target.textContent || '';
    this.events.prepend(make('li', {}, `${type} ${what.slice(0, 40)}`));
    while (this.events.children.length > 60) this.events.lastElementChild?.remove();
  }

  /** What the latest frames have cost. @param {any[]} frames */
  show(frames) {
    const last = frames[frames.length - 1], longest = Math.max(BEAT, ...frames.map(f => f.milliseconds));
    this.bars.replaceChildren(...frames.slice(-60).map(frame => {
      const bar = make('button', { type: 'button', title: describe(frame), 'aria-label': describe(frame), ...frame.milliseconds > BEAT ? { class: 'late' } : {} });
      bar.style.height = `${Math.max(3, 56 * frame.milliseconds / longest)}px`;
      bar.onclick = bar.onfocus = () => this.tell(frame);
      return bar;
    }));
    if (last && !this.bars.contains(document.activeElement)) this.tell(last);
  }

  /** @param {any} frame */
  tell(frame) {
    this.counts.replaceChildren(...COUNTS.flatMap(([name, title]) => [make('dt', {}, title),
      make('dd', {}, Number.isInteger(frame[name]) ? String(frame[name]) : frame[name].toFixed(name === 'time' ? 3 : 1))]));
  }

  /** Flashes what a frame draws anew. @param {Frame} frame */
  frame(frame) {
    const before = this.root;
    this.root = frame.root;
    if (!this.flashes.checked || !before || before === frame.root) return;
    /** @type {(import('./wire.js').Rect | null)[]} */
    const boxes = [];
    differences(before, frame.root, boxes);
    for (const box of boxes.slice(0, MOST_FLASHES)) if (box && box.w && box.h) this.flash([box.x, box.y, box.w, box.h]);
  }

  /** Has the host tell whose bodies run, or no longer. */
  askForBodies() { this.session.ask({ what: 'bodies', on: this.bodies.checked ? '1' : '0' }); }

  /** Flashes the views whose bodies ran, with their names. @param {{view: string, count: number, frame: [number, number, number, number]}[]} bodies */
  ran(bodies) {
    if (!this.bodies.checked) return;
    for (const { view, count, frame } of bodies.slice(0, MOST_FLASHES)) this.flash(frame, count > 1 ? `${view} × ${count}` : view);
  }

  /** @param {[number, number, number, number]} frame @param {string} [name] */
  flash([x, y, w, h], name = '') {
    const el = make('div', { class: name ? 'flash body' : 'flash' }, name);
    Object.assign(el.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
    this.flashed.append(el);
    setTimeout(() => el.remove(), FLASH);
  }

  /** @param {{restart(then: () => void): void, test(recording: Recording): string}} actions */
  showRecording(actions) {
    const { recording, recorder } = this, isOn = recording.began !== null;
    const record = make('button', { type: 'button', class: isOn ? 'recording' : '' }, isOn ? 'Stop' : 'Record');
    record.onclick = () => {
      if (isOn) return recording.stop();
      actions.restart(() => recording.start());
    };
    recorder.replaceChildren(make('div', { class: 'line' }, record));
    if (!isOn && recording.sent.length) {
      const replay = make('button', { type: 'button' }, 'Replay');
      replay.onclick = () => actions.restart(() => recording.replay());
      recorder.firstElementChild?.append(replay, copyButton('Copy as test', () => actions.test(recording)));
    }
    if (isOn && !recording.steps.length) recorder.append(make('p', { class: 'quiet' }, 'Use the preview. Up to a minute is recorded.'));
    if (recording.steps.length) recorder.append(make('ol', { class: 'events' }, ...recording.steps.map(step => make('li', {}, step.words))));
    if (!isOn && !recording.steps.length) recorder.append(make('p', { class: 'quiet' }, 'Restarts the preview and records your input, to replay it or copy it as a test.'));
  }
}

/** What is told of a frame, with its names. @type {[string, string][]} */
const COUNTS = [['number', 'frame'], ['time', 'moment, s'], ['milliseconds', 'milliseconds'], ['bodies', 'bodies run'], ['laid out', 'laid out'], ['measured', 'measured'],
  ['operations', 'operations drawn'], ['rows made', 'rows made'], ['bytes', 'bytes sent']];

/** @param {any} frame */
const describe = frame => `Frame ${frame.number}: ${frame.milliseconds.toFixed(1)} ms, ${frame.bodies} bodies, ${frame['laid out']} laid out, ${frame.operations} drawn`;
