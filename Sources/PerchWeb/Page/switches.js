// The switches over a preview. What they say stands in the address, and is remembered for the next preview.

import { icon, make, popover, segments } from './elements.js';

/** @typedef {import('./device.js').Device} Device */
/** @typedef {(name: string, value: string) => void} Set */

/** @type {[string, string][]} */
export const TEXT_SIZES = [['xSmall', 'Extra small'], ['small', 'Small'], ['medium', 'Medium'], ['large', 'Large'], ['xLarge', 'Extra large'],
  ['xxLarge', '2× extra large'], ['xxxLarge', '3× extra large'], ['accessibility1', 'Accessibility 1'], ['accessibility2', 'Accessibility 2'],
  ['accessibility3', 'Accessibility 3'], ['accessibility4', 'Accessibility 4'], ['accessibility5', 'Accessibility 5']];

/** @type {[string, string][]} */
const SCHEMES = [['', 'System'], ['light', 'Light'], ['dark', 'Dark']];

/** What is on or off. @type {[string, string][]} */
const TOGGLES = [['landscape', 'Landscape'], ['rtl', 'Right to left'], ['contrast', 'Increased contrast'], ['bold', 'Bold text'],
  ['motion', 'Reduced motion'], ['opaque', 'Reduced transparency'], ['differentiate', 'Differentiate without color'],
  ['shapes', 'Button shapes'], ['labels', 'On/off labels'], ['invert', 'Smart invert']];

/** Languages that show what layouts have to stand: long words, other letters, the other direction. @type {[string, string][]} */
const LANGUAGES = [['', 'English (US)'], ['en_GB', 'English (UK)'], ['de', 'German'], ['fr', 'French'], ['es', 'Spanish'], ['pl', 'Polish'],
  ['ru', 'Russian'], ['tr', 'Turkish'], ['ar', 'Arabic'], ['he', 'Hebrew'], ['hi', 'Hindi'], ['th', 'Thai'], ['ja', 'Japanese'],
  ['ko', 'Korean'], ['zh-Hans', 'Chinese (simplified)'], ['zh-Hant_TW', 'Chinese (Taiwan)']];

const address = () => new URLSearchParams(location.search);

/** @param {string} title @param {string} name @param {[string, string][]} options @param {Set} set @param {string} [hint] */
function choice(title, name, options, set, hint = title) {
  const select = make('select', { name, 'aria-label': title, title: hint });
  const value = address().get(name) || '';
  const known = options.some(([key]) => key === value) ? options : [...options, /** @type {[string, string]} */ ([value, value])];
  for (const [key, label] of known) select.append(make('option', { value: key }, label));
  select.value = value;
  select.onchange = () => set(name, select.value);
  return select;
}

/**
 * @param {Device[]} devices
 * @param {string} standard the device where none is asked for
 * @param {Record<string, string>} settings what counts where the address says nothing
 * @param {Set} set
 */
export function switches(devices, standard, settings, set) {
  /** @type {[string, string][]} */
  const named = devices.map(d => [d.name, d.name]);
  const toggles = TOGGLES.map(([name, title]) => {
    const box = make('input', { type: 'checkbox', name });
    box.checked = settings[name] === '1';
    // Off is told as well: a reader's browser may have it on.
    box.onchange = () => set(name, box.checked ? '1' : '0');
    return make('label', { class: 'toggle' }, box, title);
  });
  const changed = TOGGLES.filter(([name]) => address().get(name) === '1').length;
  const more = popover(make('span', { class: 'face' }, icon('more'), changed ? `More (${changed})` : 'More'), 'More switches', ...toggles);
  const reset = make('button', { type: 'button', class: 'quiet' }, 'Reset all');
  reset.onclick = () => set('', '');
  more.querySelector('.card')?.append(reset);
  return make('div', { class: 'switches' },
    segments('Appearance', SCHEMES, address().get('scheme') || '', value => set('scheme', value)),
    choice('Design', 'appearance', [['', 'Design: default'], ['ios18', 'iOS 18'], ['ios26', 'iOS 26']], set),
    choice('Text size', 'text', [['', 'Text: default'], ...TEXT_SIZES], set),
    choice('Device', 'device', [['', 'Device: default'], ...named], set, `Device (default: ${standard})`),
    choice('Language', 'locale', LANGUAGES, set), more);
}
