import { isKept } from '#device/kept-addresses.ts';

export type PageHistory = {
  /** Calls whose answers stand in the page that the server rendered. */
  firstView: readonly string[];
  /** Addresses this page has loaded, with their origin. */
  loaded: readonly string[];
  origin: string;
  /** A worker has seen every request of this page. */
  watched: boolean;
};

/**
 * What the worker has to be told to hold. A watched page's requests it has seen itself: only the data that came inside
 * the HTML is missing, unless the page started from the empty shell and asked for it. OFF-02
 */
export function addressesToKeep({ firstView, loaded, origin, watched }: PageHistory): string[] {
  const own = loaded
    .filter((address) => address.startsWith(`${origin}/`))
    .map((address) => address.slice(origin.length));
  // A search is not made twice to have its answer on the device.
  const shown = firstView.filter(isKeptAddress);
  if (watched) return shown.filter((address) => !own.includes(address));
  return [...new Set([...shown, ...own.filter(isKeptAddress)])];
}

const isKeptAddress = (address: string) => isKept(address.split('?', 1)[0] ?? '');
