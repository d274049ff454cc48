// What the session asks of the browser.

import { dismissWindow, openWindow } from './windows.js';

/** What may be opened; all else stays closed. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/** How long a device shakes, in milliseconds. @type {Record<string, number[]>} */
const SHAKES = { success: [10, 60, 10], warning: [20, 80, 20], error: [30, 60, 30, 60, 30], selection: [5], impact: [15] };

/** Regions that screen readers listen to. They are there, and empty, from the start: later ones are often not read. */
const regions = ['polite', 'assertive'].map(live => {
  const region = document.createElement('div');
  region.className = 'live';
  region.setAttribute('aria-live', live);
  region.setAttribute('role', live === 'polite' ? 'status' : 'alert');
  document.body.append(region);
  return region;
});

/** @param {string} text @param {boolean} [isUrgent] */
export function announce(text, isUrgent = false) {
  const region = regions[isUrgent ? 1 : 0];
  // The same text again is a change, too.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/**
 * @param {Record<string, string>} request
 * @param {(title: string, text: string, buttons: [string, () => void][]) => void} say
 * @param {import('./session.js').Session} session
 */
export function fulfil(request, say, session) {
  switch (request.kind) {
    case 'open': {
      /** @type {URL | null} */
      let url = null;
      try { url = new URL(request.url); } catch { return; }
      if (!SCHEMES.has(url.protocol)) return say('The address was not opened', request.url, [['Close', () => {}]]);
      const { href } = url;
      const opened = open(href, '_blank', 'noopener');
      // Without a tap shortly before, browsers open nothing; with `noopener` they never say so.
      if (!opened && !navigator.userActivation?.isActive) say('Open the address?', href, [['Open', () => open(href, '_blank', 'noopener')]]);
      break;
    }
    case 'copy': {
      const write = () => navigator.clipboard.writeText(request.text);
      if (!navigator.clipboard) return say('Copy this', request.text, [['Close', () => {}]]);
      write().catch(() => say('Copy to the clipboard?', request.text.slice(0, 200), [['Copy', () => { write(); }]]));
      break;
    }
    case 'screen': session.overlay.dialogs.isNewScreen = true; break;
    case 'announce': announce(request.text, request.urgent === '1'); break;
    case 'haptic': if (navigator.vibrate) navigator.vibrate(SHAKES[request.style] || [8]); break;
    case 'share': {
      const data = { title: request.title, text: request.text, url: request.url || undefined };
      if (navigator.share) navigator.share(data).catch(() => {});
      else fulfil({ kind: 'copy', text: [request.text, request.url].filter(Boolean).join('\n') }, say, session);
      break;
    }
    case 'window': openWindow(request, say); break;
    case 'dismiss': dismissWindow(request, say, session); break;
    case 'pick': {
      const input = document.createElement('input');
      input.type = 'file';
      input.accept = request.types;
      input.multiple = request.several === '1';
      input.onchange = () => { session.files.handIn(Number(request.id), [...input.files || []]); };
      input.oncancel = () => { session.files.handIn(Number(request.id), []); };
      // Browsers open the dialog shortly after a tap only.
      if (navigator.userActivation?.isActive) input.click();
      else {
        say('The program asks for a file', '', [
          ['Choose …', () => input.click()], ['Cancel', () => { session.files.handIn(Number(request.id), []); }],
        ]);
      }
      break;
    }
  }
}

/** Saves a file where the browser saves files. @param {{name: string, type: string, parts: Uint8Array[]}} file */
export function save(file) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(/** @type {BlobPart[]} */ (file.parts), { type: file.type }));
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
