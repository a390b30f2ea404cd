import { getDefaultStore, useAtomValue } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { READING_KEY } from '#domain/device-keys.ts';
import { parseReading, READING_OPTIONS, type Reading } from './reading-settings.ts';

const NONE: Reading = {};
const store = getDefaultStore();
const readingAtom = atomWithLazy(readStored);

function readStored(): Reading {
  try {
    return parseReading(localStorage.getItem(READING_KEY));
  } catch {
    // Storage is blocked: the choice lasts as long as the page. BRW-04
    return NONE;
  }
}

function save(reading: Reading) {
  try {
    if (Object.keys(reading).length === 0) localStorage.removeItem(READING_KEY);
    else localStorage.setItem(READING_KEY, JSON.stringify(reading));
  } catch {
    // As above: the choice lasts as long as the page.
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
  save(reading);
  apply(reading);
  store.set(readingAtom, reading);
}

export const changeReading = (change: Reading): void => set({ ...store.get(readingAtom), ...change });

export const resetReading = (): void => set(NONE);

/** The reader's settings for texts on this device. On the server nothing is chosen. */
export const useReading = (): Reading => useAtomValue(readingAtom);
