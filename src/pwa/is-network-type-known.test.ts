import { afterEach, expect, test, vi } from 'vitest';
import { isNetworkTypeKnown } from './is-network-type-known.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['nothing of the network', {}, false],
  ['how quick the network is', { connection: { effectiveType: '4g', saveData: false } }, false],
  ['what kind of network it is', { connection: { type: 'wifi' } }, true],
])('OFF-03 a browser that reports %s', (_, browser, told) => {
  vi.stubGlobal('navigator', browser);
  expect(isNetworkTypeKnown()).toBe(told);
});
