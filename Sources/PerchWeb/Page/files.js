// Files on their way to the host and from it, piece by piece; what was lost with a connection goes again.

/** @typedef {import('./wire.js').Reader} Reader */
/** @typedef {import('./wire.js').Writer} Writer */
/** What files need of the session. @typedef {{isOpen: boolean, send(write: (writer: Writer) => void): void, tell(kind: string, detail: any): void}} Line */
/** A request's files: the one at work, how much of it was sent and how much the host has. @typedef {{index: number, at: number, held: number, isWanted: boolean, wake: () => void}} Upload */

/** How much of a file goes in one message, and how much may be under way, in bytes. */
const PIECE = 32 << 10, UNDER_WAY = 8 * PIECE;
/** How long a piece keeps the next one waiting, in milliseconds: the host takes so many bytes a second and no more. */
const PAUSE = 40;
/** How much of a file there is of which not even the name is known: an empty file has to be sent, too. */
const NOTHING = -1;

const Up = { file: 10, reply: 11, fetched: 13 };

export class Files {
  /** @param {Line} line */
  constructor(line) {
    this.line = line;
    /** By request. @type {Map<number, Upload>} */
    this.uploads = new Map();
    /** What has come of files that are to be saved. @type {Map<number, {parts: Uint8Array[], held: number}>} */
    this.downloads = new Map();
    /** @type {Set<number>} */
    this.saved = new Set();
  }

  /**
   * Hands in files that were asked for; without any, gives the request up.
   * @param {number} request
   * @param {File[]} files
   */
  async handIn(request, files) {
    /** @type {Upload} */
    const upload = { index: 0, at: NOTHING, held: NOTHING, isWanted: true, wake: () => {} };
    const news = () => new Promise(done => { upload.wake = () => done(null); });
    this.uploads.set(request, upload);
    for (const [index, file] of files.entries()) {
      Object.assign(upload, { index, at: NOTHING, held: NOTHING });
      while (upload.isWanted && upload.held < file.size) {
        const { at } = upload, from = Math.max(at, 0);
        if (!this.line.isOpen || at >= file.size || at - upload.held >= UNDER_WAY) {
          await news();
          continue;
        }
        const bytes = new Uint8Array(await file.slice(from, from + PIECE).arrayBuffer());
        // Meanwhile the connection may have been lost.
        if (at !== upload.at || !this.line.isOpen) continue;
        this.line.send(w => w.byte(Up.file).unsigned(request).unsigned(index).unsigned(file.size).unsigned(from)
          .string(file.name).string(file.type).unsigned(bytes.length).raw(bytes));
        upload.at = from + bytes.length;
        await new Promise(done => setTimeout(done, PAUSE));
      }
    }
    // It is said until the host has heard it.
    while (upload.isWanted) {
      if (this.line.isOpen) this.line.send(w => w.byte(Up.reply).unsigned(request).byte(files.length ? 1 : 0));
      await news();
    }
    this.uploads.delete(request);
  }

  /** The host says how much it has. @param {Reader} r */
  taken(r) {
    const upload = this.uploads.get(r.unsigned()), index = r.unsigned(), held = r.unsigned();
    if (!upload) return;
    upload.isWanted = r.flag();
    if (index === upload.index) upload.held = Math.max(upload.held, held);
    upload.wake();
  }

  /** The connection is there again. @param {boolean} isSame whether the session is that of before */
  resume(isSame) {
    for (const upload of this.uploads.values()) {
      upload.at = upload.held;
      upload.isWanted &&= isSame;
      upload.wake();
    }
    if (isSame) return;
    this.downloads.clear();
    this.saved.clear();
  }

  /** A piece of a file that is to be saved. @param {Reader} r @param {Uint8Array} bytes the message */
  receive(r, bytes) {
    const id = r.unsigned(), size = r.unsigned(), offset = r.unsigned(), name = r.string(), type = r.string();
    const part = bytes.slice(r.place), file = this.downloads.get(id) || { parts: [], held: 0 };
    if (!this.saved.has(id)) {
      if (offset === file.held) {
        file.parts.push(part);
        file.held += part.length;
      }
      this.downloads.set(id, file);
      if (file.held === size) {
        this.downloads.delete(id);
        this.saved.add(id);
        this.line.tell('file', { name, type, parts: file.parts });
      }
    }
    const held = this.saved.has(id) ? size : file.held;
    this.line.send(w => w.byte(Up.fetched).unsigned(id).unsigned(held));
  }
}
