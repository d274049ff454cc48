// How a page begins: its token, and what it follows of the browser's settings.

/** Hands in the token that the address has, which the server takes for a cookie. */
export async function enter() {
  const token = /#token=(\w+)/.exec(location.hash);
  if (!token) return;
  await fetch('/enter', { method: 'POST', body: token[1] });
  history.replaceState(null, '', location.pathname + location.search);
}

/** Has the address name what the program shows, so that it can be kept, sent and gone back to. @param {string} path */
export function followPlace(path) {
  const search = new URLSearchParams(location.search), before = search.get('at');
  if (before === path) return;
  search.delete('at');
  const rest = search.toString(), at = encodeURIComponent(path).replaceAll('%2F', '/');
  const address = `${location.pathname}?${rest ? `${rest}&` : ''}at=${at}${location.hash}`;
  // What the program shows by itself is no step to go back from.
  if (before === null) history.replaceState(history.state, '', address);
  else history.pushState(null, '', address);
}

/**
 * Keeps the picture of a page that is left, so that it is there at once when the page is loaded again.
 * @param {any} begun what stands in the page itself
 * @param {import('./session.js').Session} session
 */
export function keepPicture(begun, session) {
  addEventListener('pagehide', () => { if (session.shown) begun.keepPicture(session.canvas); });
}

/**
 * Calls when the browser's settings or its window change, and once at the beginning.
 * @param {any} begun what stands in the page itself
 * @param {() => void} changed
 */
export function follow(begun, changed) {
  addEventListener('resize', changed);
  for (const list of begun.queries) list.addEventListener('change', changed);
  const follows = () => {
    changed();
    begun.query(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', follows, { once: true });
  };
  follows();
}
