// What an audit finds on the screen, as a list and as marks on the picture.

import { make } from './elements.js';

/** @typedef {{rule: string, severity: string, message: string, path: string, help: string, frame: [number, number, number, number]}} Finding */

const SEVERITIES = ['error', 'warning', 'note'];

export class AuditPane {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.summary = make('p', { role: 'status' });
    this.list = make('ol', { class: 'findings' });
    this.el = make('div', {}, this.summary, this.list);
    this.marks = make('div', { class: 'marks', 'aria-hidden': 'true', hidden: '' });
    stage.append(this.marks);
    /** What is shown, to leave a list alone that says the same. */
    this.known = '';
  }

  /** Marks show while the pane does. @param {boolean} isOpen */
  open(isOpen) { this.marks.hidden = !isOpen; }

  clear() {
    this.known = '';
    this.summary.textContent = '';
    this.list.replaceChildren();
    this.marks.replaceChildren();
  }

  /** @param {Finding[]} findings */
  show(findings) {
    const key = JSON.stringify(findings);
    if (key === this.known) return;
    this.known = key;
    const counts = SEVERITIES.map(severity => [severity, findings.filter(finding => finding.severity === severity).length]);
    this.summary.textContent = findings.length ? counts.filter(([, count]) => count).map(([name, count]) => `${count} ${name}${count === 1 ? '' : 's'}`).join(', ')
      : 'No findings on this screen.';
    const marks = findings.map(({ severity, frame: [x, y, w, h] }) => {
      const mark = make('div', { class: `finding ${severity}` });
      Object.assign(mark.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
      return mark;
    });
    this.marks.replaceChildren(...marks);
    this.list.replaceChildren(...findings.map((finding, i) => {
      const button = make('button', { type: 'button', title: finding.path }, make('strong', {}, finding.severity), ` ${finding.message}`);
      const point = (/** @type {boolean} */ isOn) => marks[i].classList.toggle('pointed', isOn);
      for (const name of ['pointerenter', 'focus']) button.addEventListener(name, () => point(true));
      for (const name of ['pointerleave', 'blur']) button.addEventListener(name, () => point(false));
      return make('li', {}, button, make('p', { class: 'quiet' }, `${finding.help} `, make('code', {}, finding.rule)));
    }));
  }
}
