import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnectionState } from './connection-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('NAV-20 changes are reported, and nothing twice', () => {
  const tell = vi.fn();
  const connection = createConnectionState(tell);
  expect(connection.current()).toBe('good');
  for (const state of ['good', 'slow', 'slow', 'lost', 'good'] as const)
    connection.judge(state, performance.now());
  expect(tell.mock.calls.flat()).toEqual(['slow', 'lost', 'good']);
  expect(connection.current()).toBe('good');
});

test('NAV-20 an answer to a request from before the network was found bad does not make it good', () => {
  const connection = createConnectionState(() => undefined);
  const before = performance.now();
  vi.advanceTimersByTime(100);
  connection.judge('slow', before);
  connection.judge('good', before + 50);
  expect(connection.current()).toBe('slow');
  connection.judge('good', before + 100);
  expect(connection.current()).toBe('good');
});
