// The page of a program, or of a preview without anything beside it.

import { Session } from './session.js';
import { make } from './elements.js';
import { reporter, say } from './notices.js';
import { fulfil, save } from './requests.js';
import { followWindows } from './windows.js';
import { enter, follow, followPlace, keepPicture } from './entry.js';

/** What stands in the page itself has begun already. */
const begun = /** @type {any} */ (globalThis).perchStart;

function start() {
  const stage = make('div', { class: 'stage' });
  // The page's own heading; what the program shows begins below it.
  const holder = make('main', { class: 'device' }, make('h1', { class: 'live' }, document.title), stage);
  document.body.classList.add('plain');
  document.body.append(holder);
  const session = new Session(stage, begun);
  const { report } = reporter(session, begun.keep);
  session.tell = (kind, detail) => {
    if (report(kind, detail)) return;
    if (kind === 'request' && detail.kind === 'place') {
      followPlace(detail.path);
      session.settings = begun.settings();
    }
    else if (kind === 'request') fulfil(detail, say, session);
    else if (kind === 'file') save(detail);
    else if (kind === 'frame') document.body.dataset.ready = '1';
  };
  followWindows(say, session);
  keepPicture(begun, session);
  follow(begun, () => session.change(begun.settings()));
  addEventListener('popstate', () => session.change(begun.settings()));
  Object.assign(globalThis, { perch: session });
}

await enter();
start();
