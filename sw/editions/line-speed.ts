/** Less tells more of the way there and back than of the line's width. */
const TELLING_BYTES = 8 * 1024;

/**
 * How long the line takes for so many bytes, the way there and back left out, going by what was fetched last from this
 * address; null where that is not known.
 */
export function timeForBytes(bytes: number, address: string): number | null {
  const entries = performance.getEntriesByName(new URL(address, location.origin).href, 'resource');
  const last = entries.at(-1) as PerformanceResourceTiming | undefined;
  if (!last || last.encodedBodySize < TELLING_BYTES) return null;
  const ms = last.responseEnd - last.responseStart;
  return (bytes * ms) / last.encodedBodySize;
}
