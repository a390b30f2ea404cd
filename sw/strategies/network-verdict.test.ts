import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNetworkVerdict } from './network-verdict.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('NAV-20 changes are told, and nothing twice', () => {
  const tell = vi.fn();
  const verdict = createNetworkVerdict(tell);
  expect(verdict.current()).toBe('good');
  for (const state of ['good', 'slow', 'slow', 'lost', 'good'] as const) verdict.judge(state, Date.now());
  expect(tell.mock.calls.flat()).toEqual(['slow', 'lost', 'good']);
  expect(verdict.current()).toBe('good');
});

test('NAV-20 an answer to what was asked before the network was found bad does not make it good', () => {
  const verdict = createNetworkVerdict(() => undefined);
  const before = Date.now();
  vi.advanceTimersByTime(100);
  verdict.judge('slow', before);
  verdict.judge('good', before + 50);
  expect(verdict.current()).toBe('slow');
  verdict.judge('good', before + 100);
  expect(verdict.current()).toBe('good');
});
