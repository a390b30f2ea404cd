import { afterEach, expect, test, vi } from 'vitest';
import { timeForBytes } from './network-speed.ts';

afterEach(() => vi.unstubAllGlobals());

const ADDRESS = '/api/edicola/pacchetto?edizione=roma&data=2025-04-03';

/** As if this had been fetched from there. */
function fetched(...entries: Partial<PerformanceResourceTiming>[]) {
  vi.stubGlobal('location', { origin: 'https://edicola.test' });
  const getEntriesByName = (name: string) => (name === `https://edicola.test${ADDRESS}` ? entries : []);
  vi.stubGlobal('performance', { getEntriesByName });
}

test('OFF-03 the last answer tells how long the network takes for so many bytes', () => {
  fetched(
    { transferSize: 20_000, responseStart: 0, responseEnd: 4000 },
    { transferSize: 20_000, responseStart: 300, responseEnd: 320 },
  );
  expect(timeForBytes(100_000, ADDRESS)).toBe(100);
});

test('OFF-03 what was not fetched, or came out of the browser’s own cache, tells nothing', () => {
  fetched();
  expect(timeForBytes(100_000, ADDRESS)).toBeNull();
  for (const transferSize of [0, 300, undefined]) {
    fetched({ ...(transferSize !== undefined && { transferSize }), responseStart: 300, responseEnd: 301 });
    expect(timeForBytes(100_000, ADDRESS)).toBeNull();
  }
});
