// Windows of the program: each is a tab, and its address names it.

/** @typedef {(title: string, text: string, buttons: [string, () => void][]) => void} Say */

const PARTS = ['window', 'type', 'value'];
/** How long a tab may take to close, in milliseconds. */
const CLOSING = 300;

/** Where tabs of the program hear of each other. */
const channel = new BroadcastChannel('perch windows');

/** @param {Record<string, string>} request */
const named = request => new URLSearchParams(PARTS.filter(part => request[part]).map(part => [part, request[part]]));

/**
 * Opens a window, or brings it to the front where this tab has opened it before.
 * @param {Record<string, string>} request @param {Say} say
 */
export function openWindow(request, say) {
  const name = String(named(request));
  const show = () => {
    const tab = open('', `perch ${name}`);
    if (!tab) return false;
    if (tab.location.href === 'about:blank') tab.location.replace(`${location.origin}/?${name}`);
    tab.focus();
    return true;
  };
  // Browsers open tabs shortly after a tap only.
  if (!show()) say('Open another window?', '', [['Open', show], ['Cancel', () => {}]]);
}

/**
 * Closes a window: this one, where none is named.
 * @param {Record<string, string>} request @param {Say} say @param {import('./session.js').Session} session
 */
export function dismissWindow(request, say, session) {
  const name = Object.fromEntries(named(request));
  if (!Object.keys(name).length) return close(say, session);
  channel.postMessage(name);
  if (isMeant(name, session)) close(say, session);
}

/** Closes this window when another tab says so. @param {Say} say @param {import('./session.js').Session} session */
export function followWindows(say, session) {
  channel.onmessage = event => { if (isMeant(event.data, session)) close(say, session); };
}

/** @param {Record<string, string>} name @param {import('./session.js').Session} session */
const isMeant = (name, { settings }) => !settings.preview && PARTS.every(part => !name[part] || name[part] === settings[part]);

/** @param {Say} say @param {import('./session.js').Session} session */
function close(say, session) {
  session.end();
  window.close();
  // Tabs that a person has opened stay.
  setTimeout(() => say('The window is closed', '', [['Open it again', () => location.reload()]]), CLOSING);
}
