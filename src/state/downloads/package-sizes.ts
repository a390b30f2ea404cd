import { useEffect, useSyncExternalStore } from 'react';
import type { Api } from '#api/clients.ts';
import type { PackageSize } from '#api/site/list-package-sizes.ts';
import type { Download } from '#device/tables/downloads.ts';
import type { Day } from '#domain/newsstand.ts';
import { retryUntilStopped } from '#src/pwa/retry-until-stopped.ts';
import { logError } from '../log.ts';
import { createStore } from '../store.ts';

type Place = { edition: string; day: Day };

const keyOf = ({ edition, day }: Place) => `${edition} ${day}`;

const known = createStore<ReadonlyMap<string, PackageSize>>(new Map());
const asked = new Set<string>();
let waiting: Place[] = [];
/** Sizes whose request failed, and the function that stops retrying it. */
const missed: Place[] = [];
let stopAsking: (() => void) | undefined;

/** Collects the sizes that the covers of a page want, and requests them together. */
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
    // Imported only when a size is requested.
    const { listPackageSizes, MAX_ISSUES_PER_CALL: MOST_SIZES } = await import(
      '#api/site/list-package-sizes.ts'
    );
    for (let at = 0; at < places.length; at += MOST_SIZES) {
      const some = places.slice(at, at + MOST_SIZES);
      const told = await listPackageSizes(await api(), some);
      known.set(new Map([...known.get(), ...told.map((size) => [keyOf(size), size] as const)]));
    }
    if (missed.length > 0) return;
    stopAsking?.();
    stopAsking = undefined;
  } catch (error) {
    // An issue can be downloaded even if its size is unknown.
    for (const place of places) asked.delete(keyOf(place));
    missed.push(...places);
    stopAsking ??= retryUntilStopped(() => {
      for (const place of missed.splice(0)) want(place, api);
    });
    logError('sizes', error);
  }
}

/** Download size of an issue; null until it is known. Not requested where `place` is null. OFF-03 */
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

/** Bytes to be downloaded: the texts, and the pictures for this class of screens. */
export function bytesOf(size: PackageSize, contents: Download['contents'], pictureWidth: number): number {
  return size.texts + (contents === 'pictures' ? (size.pictures.get(pictureWidth) ?? 0) : 0);
}
