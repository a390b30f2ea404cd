import { useEffect, useSyncExternalStore } from 'react';
import type { Api } from '#api/clients.ts';
import type { PackageSize } from '#api/site/list-package-sizes.ts';
import type { Download } from '#device/tables/downloads.ts';
import type { Day } from '#domain/newsstand.ts';
import { askAgain } from '#src/pwa/ask-again.ts';
import { logError } from '../log.ts';
import { createStore } from '../store.ts';

type Place = { edition: string; day: Day };

const keyOf = ({ edition, day }: Place) => `${edition} ${day}`;

const known = createStore<ReadonlyMap<string, PackageSize>>(new Map());
const asked = new Set<string>();
let waiting: Place[] = [];
/** Asked for in vain, and what ends asking for them again. */
const missed: Place[] = [];
let stopAsking: (() => void) | undefined;

/** What the covers of a page ask for one by one is asked for together. */
function want(place: Place, api: () => Promise<Api>) {
  if (asked.has(keyOf(place)) || !navigator.onLine) return;
  asked.add(keyOf(place));
  waiting.push(place);
  if (waiting.length === 1) setTimeout(() => void askForAll(api));
}

async function askForAll(api: () => Promise<Api>) {
  const places = waiting;
  waiting = [];
  try {
    // Whoever asks nothing has no need of it.
    const { listPackageSizes, MOST_SIZES } = await import('#api/site/list-package-sizes.ts');
    for (let at = 0; at < places.length; at += MOST_SIZES) {
      const some = places.slice(at, at + MOST_SIZES);
      const told = await listPackageSizes(await api(), some);
      known.set(new Map([...known.get(), ...told.map((size) => [keyOf(size), size] as const)]));
    }
    if (missed.length > 0) return;
    stopAsking?.();
    stopAsking = undefined;
  } catch (error) {
    // Without its size an issue can be downloaded all the same.
    for (const place of places) asked.delete(keyOf(place));
    missed.push(...places);
    stopAsking ??= askAgain(() => {
      for (const place of missed.splice(0)) want(place, api);
    });
    logError('sizes', error);
  }
}

/** What an issue weighs on the line; null until it is known. Not asked for where `place` is null. OFF-03 */
export function usePackageSize(place: Place | null, api: () => Promise<Api>): PackageSize | null {
  const { edition, day } = place ?? {};
  useEffect(() => {
    if (!edition || !day) return;
    const ask = () => want({ edition, day }, api);
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [edition, day, api]);
  const read = () => (edition && day && known.get().get(keyOf({ edition, day }))) || null;
  return useSyncExternalStore(known.subscribe, read, () => null);
}

/** Bytes of what is to be fetched: the texts, and the pictures for this class of screens. */
export function bytesOf(size: PackageSize, contents: Download['contents'], pictureWidth: number): number {
  return size.texts + (contents === 'pictures' ? (size.pictures.get(pictureWidth) ?? 0) : 0);
}
