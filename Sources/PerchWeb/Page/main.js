// The page: which session it shows, and what it says beside it.

import { Session } from './session.js';
import { frameDevice, index, make, panes, switches } from './gallery.js';
import { fulfil, save } from './requests.js';
import { followWindows } from './windows.js';

/** What stands in the page itself has begun already. */
const begun = /** @type {any} */ (globalThis).perchStart;

/** @type {HTMLElement | null} */
let notice = null;

/** @param {string} title @param {string} text @param {[string, () => void][]} buttons @param {string} [kind] */
function say(title, text, buttons, kind = '') {
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

const forget = (/** @type {string} */ kind) => { if (notice && notice.dataset.kind === kind) notice.remove(); };

const isSaid = (/** @type {string} */ kind) => notice && notice.isConnected && notice.dataset.kind === kind;

/** The code with which a program that ended closes the session. */
const ENDED = 4004;

function start() {
  const { preview, settings } = begun, isWindow = !preview;
  const hasChrome = !isWindow && new URLSearchParams(location.search).get('chrome') !== '0';
  const holder = make(hasChrome ? 'div' : 'main', { class: 'device' });
  const stage = make('div', { class: 'stage' });
  holder.append(stage);
  const session = new Session(stage, begun);
  let offline = 0;
  /** @type {any} */
  let gallery = null, inspector = null, devices = null, standard = '';
  const anew = () => {
    session.secret = '';
    session.connect();
  };
  document.body.classList.toggle('plain', !hasChrome);
  if (!hasChrome) {
    // The page's own heading; what the program shows begins below it.
    holder.prepend(make('h1', { class: 'live' }, document.title));
    document.body.append(holder);
  }

  session.tell = (kind, detail) => {
    switch (kind) {
      case 'welcome':
        clearTimeout(offline);
        document.body.classList.remove('ended');
        forget('offline');
        begun.keep(detail.secret);
        // Why it was over is said already where the program ended.
        if (detail.state === 'anew' && !isSaid('crash')) say('Started anew', 'The session was over; what it held is lost.', [['Close', () => {}]]);
        if (hasChrome && !gallery) session.ask({ what: 'previews' });
        break;
      case 'offline':
        // Short breaks are not worth a word.
        clearTimeout(offline);
        offline = setTimeout(() => say('Reconnecting …', '', [], 'offline'), 500);
        break;
      case 'closed':
        clearTimeout(offline);
        document.body.classList.add('ended');
        // Why the program ended is said already.
        if (detail.code !== ENDED || !isSaid('crash')) say('The session ended', detail.reason, [['Start anew', anew]]);
        break;
      case 'notice':
        // What has no title is over: the errors of the last build, or a wait.
        if (!detail.title) forget(detail.kind);
        else say(detail.title, detail.text, detail.kind === 'crash' ? [['Start anew', anew]] : detail.kind === 'busy' ? [] : [['Close', () => {}]],
          detail.kind);
        break;
      case 'request': fulfil(detail, say, session); break;
      case 'file': save(detail); break;
      case 'thumbnail': if (gallery) gallery.thumbnail(detail.id, detail.bytes); break;
      case 'answer':
        if (detail.question !== 'previews') {
          const listener = inspector || gallery;
          if (listener && listener.answer) listener.answer(detail);
        } else if (isWindow) {
          holder.remove();
          document.body.classList.remove('plain');
          if (!gallery) gallery = index(document.body, session, detail.previews);
        } else if (!gallery) {
          gallery = {};
          const row = detail.previews.find((/** @type {any} */ r) => r.id === preview);
          if (row) document.title = `${row.title} – Perch`;
          ({ devices, standard } = detail);
          if (session.shown) frameDevice(holder, session.shown, devices, session.settings, standard);
          switches(document.body, row || { title: preview }, detail.devices.map((/** @type {any} */ d) => d.name),
            settings(), () => session.change(settings()));
          const work = make('main', { class: 'work' }, holder);
          document.body.append(work);
          inspector = panes(work, stage, session);
        }
        break;
      case 'frame':
        document.body.dataset.ready = '1';
        if (inspector) inspector.refresh();
        if (devices) frameDevice(holder, detail, devices, session.settings, standard);
        break;
    }
  };
  followWindows(say, session);
  const follow = () => session.change(settings());
  addEventListener('resize', follow);
  for (const list of begun.queries) list.addEventListener('change', follow);
  const follows = () => {
    follow();
    begun.query(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', follows, { once: true });
  };
  follows();
  Object.assign(globalThis, { perch: session });
}

async function enter() {
  const token = /#token=(\w+)/.exec(location.hash);
  if (!token) return;
  await fetch('/enter', { method: 'POST', body: token[1] });
  history.replaceState(null, '', location.pathname + location.search);
}

await enter();
start();
