import { afterEach, expect, test, vi } from 'vitest';
import { isLineTold } from './line-told.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['nothing of the line', {}, false],
  ['how quick the line is', { connection: { effectiveType: '4g', saveData: false } }, false],
  ['what kind of line it is', { connection: { type: 'wifi' } }, true],
])('OFF-03 a browser that tells %s', (_, browser, told) => {
  vi.stubGlobal('navigator', browser);
  expect(isLineTold()).toBe(told);
});
