// Stands in the page itself, so that the session begins while the scripts are still on their way.
(() => {
  /** @typedef {Record<string, string>} Settings */

  const query = (/** @type {string} */ text) => matchMedia(text);
  const dark = query('(prefers-color-scheme: dark)'), contrast = query('(prefers-contrast: more)');
  const motion = query('(prefers-reduced-motion: reduce)');
  const preview = new URLSearchParams(location.search).get('preview') || '';

  /** The root's text size in the browser's settings, as the nearest of ours. */
  function textSize() {
    const size = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const steps = ['xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge', 'accessibility1', 'accessibility2'];
    const index = 3 + Math.round((size - 16) / 2.5);
    return steps[Math.min(Math.max(index, 0), steps.length - 1)];
  }

  /** What the browser and the address say; the address counts more. @returns {Settings} */
  function settings() {
    /** @type {Settings} */
    const values = {
      scheme: dark.matches ? 'dark' : 'light',
      contrast: contrast.matches ? '1' : '0',
      motion: motion.matches ? '1' : '0',
      text: textSize(),
      scale: String(devicePixelRatio),
    };
    // A preview is in English and in UTC, as its picture is, unless its address says otherwise.
    if (!new URLSearchParams(location.search).get('preview')) {
      Object.assign(values, {
        layout: 'window', width: String(innerWidth), height: String(innerHeight), locale: navigator.language.replace('-', '_'),
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone || '',
      });
    }
    for (const [name, value] of new URLSearchParams(location.search)) if (name !== 'secret') values[name] = value;
    return values;
  }

  /**
   * Opens the socket. The greeting goes in its handshake, as a protocol, which saves a turn of the line.
   * @param {Settings} values @param {string} secret
   */
  function connect(values, secret) {
    const bytes = new TextEncoder().encode(JSON.stringify({ ...values, secret, version: '{version}' }));
    const greeting = btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`, ['perch', greeting]);
    socket.binaryType = 'arraybuffer';
    return socket;
  }

  /** Where a tab keeps the secret that brings its session back, and what the session shows. */
  const key = 'perch session';
  /** @returns {{preview?: string, secret?: string}} */
  function kept() {
    try { return JSON.parse(sessionStorage.getItem(key) || '{}'); } catch { return {}; }
  }
  // Only a page that is loaded again goes on with its session: one that a tab was copied from has it still.
  const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation')), last = kept();
  const secret = entry && entry.type !== 'navigate' && last.preview === preview ? last.secret || '' : '';
  const first = settings();
  const pictureKey = 'perch picture';
  /**
   * What the session showed last, in its place, until its first frame comes. It never leaves the tab: where it may be shown is
   * decided by what decides whose session it is.
   * @type {HTMLImageElement | null}
   */
  let picture = null;
  function showPicture() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(pictureKey) || '{}');
      sessionStorage.removeItem(pictureKey);
      if (!secret || kept.search !== location.search || kept.width !== innerWidth || kept.height !== innerHeight) return;
      const image = picture = document.createElement('img'), [left, top, width, height] = kept.box;
      Object.assign(image, { src: kept.data, alt: '', className: 'last-picture' });
      Object.assign(image.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      const add = () => {
        if (document.body) document.body.append(image);
        else if (picture) requestAnimationFrame(add);
      };
      add();
    } catch { /* Nothing was kept. */ }
  }
  showPicture();
  const start = {
    /** Keeps what is shown, for the page when it is loaded again. @param {HTMLCanvasElement} canvas */
    keepPicture(canvas) {
      const { x, y, width, height } = canvas.getBoundingClientRect();
      // One that lies partly out of the window would cover what is around it.
      if (!width || !height || x < 0 || y < 0 || x + width > innerWidth + 1 || y + height > innerHeight + 1) return;
      try {
        sessionStorage.setItem(pictureKey, JSON.stringify({
          search: location.search, width: innerWidth, height: innerHeight, box: [x, y, width, height], data: canvas.toDataURL(),
        }));
      } catch { /* It is too large to be kept. */ }
    },
    /** The first frame is there. */
    removePicture() {
      picture?.remove();
      picture = null;
    },
    preview, settings, connect, query, queries: [dark, contrast, motion], first, secret,
    keep: (/** @type {string} */ text) =>
      sessionStorage.setItem(key, JSON.stringify({ preview: new URLSearchParams(location.search).get('preview') || '', secret: text })),
    /** The socket, and what has come over it already. @type {WebSocket | null} */
    socket: null,
    /** @type {MessageEvent[]} */
    messages: [],
    /** @type {CloseEvent | null} */
    closed: null,
  };
  // A token in the address has to be shown first.
  if (!/#token=/.test(location.hash)) {
    start.socket = connect(first, secret);
    start.socket.onmessage = event => { start.messages.push(event); };
    start.socket.onclose = event => { start.closed = event; };
  }
  Object.assign(globalThis, { perchStart: start });
})();
