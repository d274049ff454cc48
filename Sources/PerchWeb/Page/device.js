// What a device draws over its programs, and its edge.

import { make } from './elements.js';

/** @typedef {import('./wire.js').Frame} Frame */
/** @typedef {{name: string, isPhone: boolean, width: number, height: number, top: number, bottom: number}} Device */

/**
 * The time and the batteries, and the mark that leads home. None where the picture is not a device's whole screen.
 * @param {HTMLElement} holder
 * @param {Frame} frame
 * @param {Device[]} devices
 * @param {Record<string, string>} settings
 * @param {string} standard the device where none is asked for
 */
export function frameDevice(holder, frame, devices, settings, standard) {
  holder.style.color = settings.scheme === 'dark' ? '#fff' : '#000';
  const isScreen = (/** @type {Device} */ d) => d.width === frame.width && d.height === frame.height;
  const isTurned = (/** @type {Device} */ d) => d.width === frame.height && d.height === frame.width;
  const named = devices.find(d => d.name === (settings.device || standard));
  // A preview may ask for a device of its own.
  const device = [named, ...settings.device ? [] : devices].find(d => d && (isScreen(d) || isTurned(d)));
  const look = device ? `${device.name} ${isScreen(device)}` : 'none';
  if (holder.dataset.look === look) return;
  holder.dataset.look = look;
  holder.classList.toggle('framed', Boolean(device));
  const stage = /** @type {HTMLElement} */ (holder.querySelector('.stage'));
  for (const el of stage.querySelectorAll('.status, .home')) el.remove();
  if (!device) return;
  // On its side a phone has no status bar.
  if (device.top > 20 && isScreen(device)) {
    const time = make('span', {}, '9:41'), battery = make('span', { class: 'battery' });
    const status = make('div', { class: 'status', 'aria-hidden': 'true' }, time, battery);
    Object.assign(status.style, { padding: `${Math.max(4, device.top / 2 - 12)}px ${frame.width * 0.09}px 0` });
    stage.append(status);
  }
  if (device.bottom > 0) stage.append(make('div', { class: 'home', 'aria-hidden': 'true' }));
}
