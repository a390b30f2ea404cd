/** Less tells more of the way there and back than of the bandwidth. */
const TELLING_BYTES = 8 * 1024;

/** What is fetched from now on tells of the network; a worker's memory of it is short and full after installing. */
export const resetNetworkSpeed = (): void => performance.clearResourceTimings();

/**
 * How long the network takes for so many bytes, the way there and back left out, going by what was fetched last from this
 * address; null where that is not known.
 */
export function timeForBytes(bytes: number, address: string): number | null {
  const entries = performance.getEntriesByName(new URL(address, location.origin).href, 'resource');
  const last = entries.at(-1) as PerformanceResourceTiming | undefined;
  // What the browser had itself took no time, and few bytes or none. Older browsers do not tell.
  if (!last || !(last.transferSize >= TELLING_BYTES)) return null;
  const ms = last.responseEnd - last.responseStart;
  return (bytes * ms) / last.transferSize;
}
