import type { ShownAnswer } from '#device/worker-messages.ts';
import { ownAddressesOf } from '#domain/view-addresses.ts';
import { cachedDateOf } from './fetch-source.ts';

/** A page by its path and its query, with the question mark. */
export type View = Pick<Location, 'pathname' | 'search'>;

/** The calls whose answers are a page's own contents, and where each came from. OFF-02 */
export function shownAnswersOf({ pathname, search }: View): ShownAnswer[] {
  const query = Object.fromEntries(new URLSearchParams(search));
  return ownAddressesOf({ path: pathname, query }).map((address) => {
    const date = cachedDateOf(address);
    return date === undefined ? { address } : { address, date };
  });
}

/** Instant of the oldest copy that a page shows; null where all of it came from the network. NAV-20 */
export function shownCopyDate(view: View): string | null {
  const instants = shownAnswersOf(view).flatMap(({ date }) => Date.parse(date ?? '') || []);
  return instants.length > 0 ? new Date(Math.min(...instants)).toISOString() : null;
}
