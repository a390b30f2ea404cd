import { isKept } from '#device/kept-addresses.ts';

export type PageHistory = {
  /** Calls whose answers are in the HTML that the server rendered. */
  firstView: readonly string[];
  /** Addresses of this origin that the page has loaded. */
  loaded: readonly string[];
  origin: string;
  /** Whether a worker has seen every request of this page. */
  watched: boolean;
};

/**
 * Addresses that the worker must be asked to cache. On a watched page the worker has seen all requests; only the data
 * inside the HTML is missing, unless the page started from the empty shell and requested it. OFF-02
 */
export function addressesToCache({
  firstView,
  loaded,
  origin,
  watched: isControlled,
}: PageHistory): string[] {
  const own = loaded
    .filter((address) => address.startsWith(`${origin}/`))
    .map((address) => address.slice(origin.length));
  // A search is not repeated just to cache its answer.
  const shown = firstView.filter(isKeptAddress);
  if (isControlled) return shown.filter((address) => !own.includes(address));
  return [...new Set([...shown, ...own.filter(isKeptAddress)])];
}

const isKeptAddress = (address: string) => isKept(address.split('?', 1)[0] ?? '');
