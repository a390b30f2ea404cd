import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNetworkTimeout, TEXT_LIMITS } from './network-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const { cached, missing } = TEXT_LIMITS;
const answer = new Response('fresh');
const after = (ms: number) => new Promise<Response>((resolve) => setTimeout(() => resolve(answer), ms));
const never = () => new Promise<Response>(() => {});
const refused = () => Promise.reject(new TypeError('offline'));

/** Whether a promise has settled, and with what, once the clock has advanced. */
async function stateAfter<T>(promise: Promise<T>, ms: number): Promise<T | 'waiting'> {
  let state: T | 'waiting' = 'waiting';
  void promise.then((value) => {
    state = value;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return state;
}

test('OFF-02 an answer in time is used', async () => {
  const { inTime } = createNetworkTimeout();
  expect(await stateAfter(inTime(after(cached - 1), 'cached'), cached - 1)).toBe(answer);
  expect(await stateAfter(inTime(after(missing - 1), 'missing'), missing - 1)).toBe(answer);
});

test('OFF-02 a network that fails is given up immediately', async () => {
  expect(await stateAfter(createNetworkTimeout().inTime(refused(), 'missing'), 0)).toBeUndefined();
});

test('OFF-02 a silent network is given up after the short timeout if there is a copy, else after three seconds', async () => {
  const timeout = createNetworkTimeout();
  const bare = timeout.inTime(never(), 'missing');
  const copied = timeout.inTime(never(), 'cached');
  expect(await stateAfter(copied, cached - 1)).toBe('waiting');
  expect(await stateAfter(copied, 1)).toBeUndefined();
  expect(await stateAfter(bare, 2999 - cached)).toBe('waiting');
  expect(await stateAfter(bare, 1)).toBeUndefined();
});

test('OFF-02 after a timeout, what is cached is not waited for again, what is missing as long as ever', async () => {
  const timeout = createNetworkTimeout();
  expect(timeout.hasRecentlyTimedOut()).toBe(false);
  await stateAfter(timeout.inTime(never(), 'cached'), cached);
  expect(timeout.hasRecentlyTimedOut()).toBe(true);
  expect(await stateAfter(timeout.inTime(never(), 'cached'), 0)).toBeUndefined();
  expect(await stateAfter(timeout.inTime(never(), 'missing'), missing - 1)).toBe('waiting');
});

test('OFF-02 a prompt answer, or time, resets the timeout', async () => {
  const timeout = createNetworkTimeout();
  await stateAfter(timeout.inTime(never(), 'cached'), cached);
  await stateAfter(timeout.watch(after(100)), 100);
  expect(await stateAfter(timeout.inTime(never(), 'cached'), cached - 1)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1 + 20_000);
  expect(await stateAfter(timeout.inTime(never(), 'cached'), cached - 1)).toBe('waiting');
});

test('OFF-02 a request without a wait shows nothing about the network', async () => {
  const timeout = createNetworkTimeout();
  await stateAfter(timeout.inTime(never(), 'missing', 0), 0);
  expect(timeout.hasRecentlyTimedOut()).toBe(false);
});

test('OFF-02 a late answer does not make others wait again', async () => {
  const timeout = createNetworkTimeout();
  const late = after(missing + 100);
  timeout.watch(late);
  await stateAfter(timeout.inTime(late, 'missing'), missing + 100);
  expect(timeout.hasRecentlyTimedOut()).toBe(true);
});

test('NAV-20 the network is judged by every request, however long anything waits for it', async () => {
  const judge = vi.fn();
  const { watch } = createNetworkTimeout(TEXT_LIMITS, judge);
  const asked = performance.now();
  await stateAfter(watch(after(100)), 100);
  expect(judge).toHaveBeenLastCalledWith('good', asked);
  const late = watch(after(missing + 500));
  await vi.advanceTimersByTimeAsync(missing - 1);
  expect(judge).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(judge).toHaveBeenLastCalledWith('slow', asked + 100);
  await stateAfter(late, 500);
  expect(judge).toHaveBeenCalledTimes(2);
});

test('NAV-20 a refused connection is reported, an aborted request is not', async () => {
  const judge = vi.fn();
  const { watch } = createNetworkTimeout(TEXT_LIMITS, judge);
  await watch(Promise.reject(new DOMException('called off', 'AbortError'))).catch(() => undefined);
  expect(judge).not.toHaveBeenCalled();
  await watch(refused()).catch(() => undefined);
  expect(judge).toHaveBeenCalledExactlyOnceWith('lost', performance.now());
  await vi.advanceTimersByTimeAsync(missing);
  expect(judge).toHaveBeenCalledOnce();
});
