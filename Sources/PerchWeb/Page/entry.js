// How a page begins: its token, and what it follows of the browser's settings.

/** Hands in the token that the address has, which the server takes for a cookie. */
export async function enter() {
  const token = /#token=(\w+)/.exec(location.hash);
  if (!token) return;
  await fetch('/enter', { method: 'POST', body: token[1] });
  history.replaceState(null, '', location.pathname + location.search);
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
