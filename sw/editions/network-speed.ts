/** Minimum size of a measured answer: a smaller one shows the latency rather than the bandwidth. */
const MIN_MEASURED_BYTES = 8 * 1024;

/**
 * Forgets the measured answers, so that new ones are measured: a worker's performance buffer is small, and
 * full after the install.
 */
export const resetNetworkSpeed = (): void => performance.clearResourceTimings();

/**
 * How long the network takes for a number of bytes, without the latency, measured by the last answer from this address;
 * null if that is not known.
 */
export function timeForBytes(bytes: number, address: string): number | null {
  const entries = performance.getEntriesByName(new URL(address, location.origin).href, 'resource');
  const last = entries.at(-1) as PerformanceResourceTiming | undefined;
  // An answer from the browser's own cache took no time, and transferred few bytes or none. Older browsers do not
  // report it.
  if (!last || !(last.transferSize >= MIN_MEASURED_BYTES)) return null;
  const ms = last.responseEnd - last.responseStart;
  return (bytes * ms) / last.transferSize;
}
