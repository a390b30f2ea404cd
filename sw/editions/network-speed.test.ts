import { afterEach, expect, test, vi } from 'vitest';
import { timeForBytes } from './network-speed.ts';

afterEach(() => vi.unstubAllGlobals());

const ADDRESS = '/api/edicola/pacchetto?edizione=roma&data=2025-04-03';

/** Simulates that this was fetched from that address. */
function fetched(...entries: Partial<PerformanceResourceTiming>[]) {
  vi.stubGlobal('location', { origin: 'https://edicola.test' });
  const getEntriesByName = (name: string) => (name === `https://edicola.test${ADDRESS}` ? entries : []);
  vi.stubGlobal('performance', { getEntriesByName });
}

test('OFF-03 the last answer shows how long the network takes for a number of bytes', () => {
  fetched(
    { transferSize: 20_000, responseStart: 0, responseEnd: 4000 },
    { transferSize: 20_000, responseStart: 300, responseEnd: 320 },
  );
  expect(timeForBytes(100_000, ADDRESS)).toBe(100);
});

test('OFF-03 an answer that was not fetched, or came from the browser’s own cache, shows nothing', () => {
  fetched();
  expect(timeForBytes(100_000, ADDRESS)).toBeNull();
  for (const transferSize of [0, 300, undefined]) {
    fetched({ ...(transferSize !== undefined && { transferSize }), responseStart: 300, responseEnd: 301 });
    expect(timeForBytes(100_000, ADDRESS)).toBeNull();
  }
});
