// What the page says beside the session: notices at its lower edge, one at a time.

import { make } from './elements.js';

/** @type {HTMLElement | null} */
let notice = null;

/** @param {string} title @param {string} text @param {[string, () => void][]} buttons @param {string} [kind] */
export function say(title, text, buttons, kind = '') {
  const before = document.activeElement;
  if (notice) notice.remove();
  const box = notice = make('section', { class: 'notice', role: 'alert', 'data-kind': kind }, make('h2', {}, title));
  if (text) box.append(make('pre', { tabindex: '0' }, text));
  // The keyboard goes on where it was.
  const leave = () => { if (before instanceof HTMLElement && before.isConnected) before.focus(); };
  for (const [name, action] of buttons) {
    const button = make('button', { type: 'button' }, name);
    button.onclick = () => {
      if (box.contains(document.activeElement)) leave();
      box.remove();
      action();
    };
    box.append(button);
  }
  box.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
    if (buttons.some(([name]) => name === 'Close' || name === 'Cancel')) box.remove();
  });
  document.body.append(box);
}

/** Takes a notice of a kind away. @param {string} kind */
export const forget = kind => { if (notice && notice.dataset.kind === kind) notice.remove(); };

/** Whether a notice of a kind is shown. @param {string} kind */
export const isSaid = kind => Boolean(notice && notice.isConnected && notice.dataset.kind === kind);

/** The code with which a program that ended closes the session. */
const ENDED = 4004;

/**
 * Says what happens to a session: lost connections, errors, the end.
 * @param {import('./session.js').Session} session
 * @param {(secret: string) => void} keep keeps the secret that brings the session back
 */
export function reporter(session, keep) {
  let offline = 0;
  const anew = () => {
    session.secret = '';
    session.connect();
  };
  return {
    anew,
    /** Returns whether that was all there is to do. @param {string} kind @param {any} detail */
    report(kind, detail) {
      switch (kind) {
        case 'welcome':
          clearTimeout(offline);
          document.body.classList.remove('ended');
          forget('offline');
          keep(detail.secret);
          // Why it was over is said already where the program ended.
          if (detail.state === 'anew' && !isSaid('crash')) say('Started again', 'The session ended. Its state is lost.', [['Close', () => {}]]);
          return false;
        case 'offline':
          // Short breaks are not worth a word.
          clearTimeout(offline);
          offline = setTimeout(() => say('Reconnecting …', '', [], 'offline'), 500);
          return true;
        case 'closed':
          clearTimeout(offline);
          document.body.classList.add('ended');
          // Why the program ended is said already.
          if (detail.code !== ENDED || !isSaid('crash')) say('The session ended', detail.reason, [['Start again', anew]]);
          return true;
        case 'notice':
          // What has no title is over: the errors of the last build, or a wait.
          if (!detail.title) forget(detail.kind);
          else say(detail.title, detail.text, detail.kind === 'crash' ? [['Start again', anew]] : detail.kind === 'busy' ? [] : [['Close', () => {}]],
            detail.kind);
          return true;
        default: return false;
      }
    },
  };
}
