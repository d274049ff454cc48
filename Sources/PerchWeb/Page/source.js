// The source of a preview, and the documentation of its component.

import { icon, make } from './elements.js';

/** @typedef {{path: string, line: number, text: string, component?: string, declaration?: {path: string, line: number}, documentation?: string}} Source */

/** What a word is in Swift, by its look. The order counts: the first that fits. @type {[string, RegExp][]} */
const TOKENS = [
  ['comment', /\/\/.*|\/\*[\s\S]*?\*\//y], ['string', /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"/y], ['macro', /[#@]\w+/y], ['number', /\b\d[\d_.]*(?:e-?\d+)?/y],
  ['keyword', /\b(?:actor|as|async|await|case|catch|class|default|defer|do|else|enum|extension|false|for|func|guard|if|import|in|init|is|let|nil|private|public|return|self|Self|some|any|static|struct|super|switch|throw|throws|true|try|var|where|while)\b/y],
  ['type', /\b[A-Z]\w*/y], ['', /\w+|\s+|[^\w\s]/y],
];

/** A button that copies, and says so. @param {string} title @param {() => string} text */
export function copyButton(title, text) {
  const label = make('span', {}, title), button = make('button', { type: 'button', class: 'plain-button' }, icon('copy'), label);
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(text());
      label.textContent = 'Copied';
    } catch { label.textContent = 'Could not be copied'; }
    setTimeout(() => { label.textContent = title; }, 1500);
  };
  return button;
}

/** Code with its colors and the numbers of its lines. @param {string} text @param {number} first the number of the first line */
export function code(text, first) {
  const box = make('pre', { class: 'code', tabindex: '0', 'aria-label': 'Source' }), content = make('code');
  const numbers = make('span', { class: 'numbers', 'aria-hidden': 'true' }, text.split('\n').map((_, i) => first + i).join('\n'));
  for (let place = 0; place < text.length;) {
    for (const [kind, pattern] of TOKENS) {
      pattern.lastIndex = place;
      const found = pattern.exec(text);
      if (!found) continue;
      content.append(kind ? make('span', { class: kind }, found[0]) : found[0]);
      place += found[0].length;
      break;
    }
  }
  box.append(numbers, content);
  return box;
}

/** @param {Source | null} source */
export function sourcePane(source) {
  if (!source) return [make('p', { class: 'quiet' }, 'The source is not on this machine, or has changed since the program was built.')];
  return [make('div', { class: 'line' }, make('span', { class: 'place' }, `${source.path}:${source.line}`), copyButton('Copy code', () => source.text)), code(source.text, source.line)];
}

/** @param {Source | null} source */
export function documentationPane(source) {
  if (!source || !source.component) return [make('p', { class: 'quiet' }, 'The component of this preview is unknown.')];
  const parts = [make('h2', { class: 'component' }, source.component)];
  if (source.declaration) parts.push(make('p', { class: 'place' }, `${source.declaration.path}:${source.declaration.line}`));
  const article = make('div', { class: 'article' });
  if (source.documentation) article.append(...blocks(source.documentation));
  else article.append(make('p', { class: 'quiet' }, 'The component has no documentation comment.'));
  return [...parts, article];
}

/** The Markdown of documentation comments: paragraphs, lists, code. @param {string} text */
function blocks(text) {
  /** @type {HTMLElement[]} */
  const found = [];
  const lines = text.split('\n');
  for (let i = 0; i < lines.length;) {
    const line = lines[i];
    if (/^\s*```/.test(line)) {
      const end = lines.findIndex((l, j) => j > i && /^\s*```/.test(l)), last = end < 0 ? lines.length : end;
      found.push(code(lines.slice(i + 1, last).join('\n'), 1));
      i = last + 1;
    } else if (/^\s*[-*] /.test(line)) {
      const list = make('ul');
      for (; i < lines.length && lines[i].trim(); i++) {
        const item = /^\s*[-*] (.*)/.exec(lines[i]);
        if (item) list.append(make('li', {}, ...inline(item[1])));
        else list.lastElementChild?.append(' ', ...inline(lines[i].trim()));
      }
      found.push(list);
    } else if (/^#+ /.test(line)) {
      found.push(make('h3', {}, line.replace(/^#+ /, '')));
      i++;
    } else if (line.startsWith('    ') && line.trim()) {
      const start = i;
      while (i < lines.length && (lines[i].startsWith('    ') || !lines[i].trim())) i++;
      found.push(code(lines.slice(start, i).map(l => l.slice(4)).join('\n').trimEnd(), 1));
    } else if (!line.trim()) i++;
    else {
      const start = i;
      while (i < lines.length && lines[i].trim() && !/^\s*([-*] |```|#+ )/.test(lines[i])) i++;
      found.push(make('p', {}, ...inline(lines.slice(start, Math.max(i, start + 1)).join(' '))));
      i = Math.max(i, start + 1);
    }
  }
  return found;
}

/** Code and emphasis in a line. @param {string} text */
const inline = text => text.split(/(``?[^`]+``?|\*\*[^*]+\*\*)/).filter(Boolean).map(part =>
  part.startsWith('`') ? make('code', {}, part.replace(/^`+|`+$/g, '')) : part.startsWith('**') ? make('strong', {}, part.slice(2, -2)) : part);
