import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimedOutCalls } from './timed-out-calls.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('OFF-02 the calls of a page that timed out are overdue once', () => {
  const timedOutCalls = createTimedOutCalls();
  timedOutCalls.add(['/a', '/b']);
  expect(timedOutCalls.takeIfOverdue('/a')).toBe(true);
  expect(timedOutCalls.takeIfOverdue('/a')).toBe(false);
  expect(timedOutCalls.takeIfOverdue('/c')).toBe(false);
});

test('OFF-02 no call is overdue for long', () => {
  const timedOutCalls = createTimedOutCalls();
  timedOutCalls.add(['/a']);
  vi.advanceTimersByTime(5000);
  expect(timedOutCalls.takeIfOverdue('/a')).toBe(false);
});
