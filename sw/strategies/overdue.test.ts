import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOverdue } from './overdue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('OFF-02 the calls of a page that was waited for are overdue once', () => {
  const overdue = createOverdue();
  overdue.add(['/a', '/b']);
  expect(overdue.take('/a')).toBe(true);
  expect(overdue.take('/a')).toBe(false);
  expect(overdue.take('/c')).toBe(false);
});

test('OFF-02 nothing is overdue for long', () => {
  const overdue = createOverdue();
  overdue.add(['/a']);
  vi.advanceTimersByTime(5000);
  expect(overdue.take('/a')).toBe(false);
});
