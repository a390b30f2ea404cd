import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPatience } from './patience.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answer = new Response('fresh');
const after = (ms: number) => new Promise<Response>((resolve) => setTimeout(() => resolve(answer), ms));
const never = () => new Promise<Response>(() => {});

/** Whether a promise has settled, and with what, once the clock has gone on. */
async function stateAfter<T>(promise: Promise<T>, ms: number): Promise<T | 'waiting'> {
  let state: T | 'waiting' = 'waiting';
  void promise.then((value) => {
    state = value;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return state;
}

test('OFF-02 an answer in time is taken', async () => {
  expect(await stateAfter(createPatience()(after(2900)), 2900)).toBe(answer);
});

test('OFF-02 a network that fails is given up at once', async () => {
  expect(await stateAfter(createPatience()(Promise.reject(new TypeError('offline'))), 0)).toBeUndefined();
});

test('OFF-02 a network that says nothing is given up after three seconds', async () => {
  const waited = createPatience()(never());
  expect(await stateAfter(waited, 2900)).toBe('waiting');
  expect(await stateAfter(waited, 100)).toBeUndefined();
});

test('OFF-02 after waiting in vain the next part of the page waits a moment only', async () => {
  const inTime = createPatience();
  await stateAfter(inTime(never()), 3000);
  expect(await stateAfter(inTime(never()), 300)).toBeUndefined();
});

test('OFF-02 a prompt answer, or time, gives the network its chance back', async () => {
  const inTime = createPatience();
  await stateAfter(inTime(never()), 3000);
  await stateAfter(inTime(after(100)), 100);
  expect(await stateAfter(inTime(never()), 2900)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(100 + 20_000);
  expect(await stateAfter(inTime(never()), 2900)).toBe('waiting');
});

test('OFF-02 an answer that comes after all does not restore the patience', async () => {
  const inTime = createPatience();
  await stateAfter(inTime(after(3500)), 3600);
  expect(await stateAfter(inTime(never()), 300)).toBeUndefined();
});
