import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryUntilStopped } from './retry-until-stopped.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => {
  page.hidden = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('NAV-20 a bad network is retried after longer and longer pauses', () => {
  const ask = vi.fn();
  const stop = retryUntilStopped(ask);
  for (const [ms, times] of [
    [1000, 1],
    [4000, 2],
    [8000, 3],
    [15_000, 4],
    [30_000, 5],
    [30_000, 6],
  ] as const) {
    vi.advanceTimersByTime(ms - 1);
    expect(ask).toHaveBeenCalledTimes(times - 1);
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledTimes(times);
  }
  stop();
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(6);
});

test('NAV-20 a hidden page retries nothing, and retries immediately when it is visible again', () => {
  const ask = vi.fn();
  page.hidden = true;
  const stop = retryUntilStopped(ask);
  vi.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

test('NAV-20 the return of the network is noticed immediately', () => {
  const ask = vi.fn();
  const stop = retryUntilStopped(ask);
  browser.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledOnce();
  stop();
  browser.dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledOnce();
});
