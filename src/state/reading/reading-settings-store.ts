import { useSyncExternalStore } from 'react';
import { READING_KEY } from '#domain/device-keys.ts';
import { parseReading, READING_OPTIONS, type Reading } from './reading-settings.ts';

const NONE: Reading = {};
const listeners = new Set<() => void>();
let current: Reading | undefined;

function read(): Reading {
  try {
    current ??= parseReading(localStorage.getItem(READING_KEY));
  } catch {
    // A blocked store: the choice holds as long as the page does. BRW-04
    current ??= NONE;
  }
  return current;
}

function keep(reading: Reading) {
  try {
    if (Object.keys(reading).length === 0) localStorage.removeItem(READING_KEY);
    else localStorage.setItem(READING_KEY, JSON.stringify(reading));
  } catch {
    // As above: nothing is lost but the memory of it.
  }
}

/** The boot script writes the same attributes before the first paint. */
function apply(reading: Reading) {
  for (const name of Object.keys(READING_OPTIONS))
    document.documentElement.removeAttribute(`data-reading-${name}`);
  for (const [name, value] of Object.entries(reading)) {
    document.documentElement.setAttribute(`data-reading-${name}`, value);
  }
}

function set(reading: Reading) {
  current = reading;
  keep(reading);
  apply(reading);
  for (const listener of listeners) listener();
}

export const changeReading = (change: Reading): void => set({ ...read(), ...change });

export const resetReading = (): void => set(NONE);

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** How texts look on this device. Nothing is chosen on the server. */
export const useReading = (): Reading => useSyncExternalStore(subscribe, read, () => NONE);
