import { isCachedForEverybody } from '#device/cached-addresses.ts';

export type PageHistory = {
  /** Calls whose answers are in the HTML that the server rendered. */
  firstView: readonly string[];
  /** Addresses of all files and calls that the page has loaded, of any origin. */
  loaded: readonly string[];
  origin: string;
  /** Whether a worker has seen every request of this page. */
  isControlled: boolean;
};

/**
 * Addresses that the worker must be asked to cache. On a controlled page the worker has seen all requests;
 * only the data inside the HTML is missing, unless the page started from the empty shell and requested it.
 * OFF-02
 */
export function addressesToCache({ firstView, loaded, origin, isControlled }: PageHistory): string[] {
  const ownAddresses = loaded
    .filter((address) => address.startsWith(`${origin}/`))
    .map((address) => address.slice(origin.length));
  // A search is not repeated just to cache its answer.
  const cacheable = firstView.filter(isCacheable);
  if (isControlled) return cacheable.filter((address) => !ownAddresses.includes(address));
  return [...new Set([...cacheable, ...ownAddresses.filter(isCacheable)])];
}

const isCacheable = (address: string) => isCachedForEverybody(address.split('?', 1)[0] ?? '');
