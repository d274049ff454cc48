// What the page remembers in the browser, for this address.

/** Values of the switches that go from preview to preview. */
export const SWITCHES = ['scheme', 'appearance', 'text', 'device', 'locale', 'rtl', 'contrast', 'bold', 'motion', 'landscape', 'differentiate', 'opaque',
  'shapes', 'labels', 'invert'];

const MOST_RECENT = 8;

/** @param {string} name @param {any} fallback */
export function recall(name, fallback) {
  try {
    const text = localStorage.getItem(`perch ${name}`);
    return text === null ? fallback : JSON.parse(text);
  } catch { return fallback; }
}

/** @param {string} name @param {any} value */
export function remember(name, value) {
  // A browser may keep nothing, or be full.
  try { localStorage.setItem(`perch ${name}`, JSON.stringify(value)); } catch { /* It is forgotten, then. */ }
}

/** The previews that were opened last, by their ids, the latest first. @returns {string[]} */
export const recents = () => recall('recents', []).filter((/** @type {any} */ id) => typeof id === 'string');

/** @param {string} id */
export const noteRecent = id => remember('recents', [id, ...recents().filter(other => other !== id)].slice(0, MOST_RECENT));

/** Remembers what the switches say, for previews that are opened from here. */
export function rememberSwitches() {
  const search = new URLSearchParams(location.search);
  remember('switches', Object.fromEntries(SWITCHES.map(name => [name, search.get(name) || ''])));
}

/** @returns {Record<string, string>} */
export const rememberedSwitches = () => recall('switches', {});
