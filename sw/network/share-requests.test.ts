import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharedRequests } from './share-requests.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const HOME = '/api/edicola/home';

/** Calls that answer when the test decides, and end when they are aborted. */
function network() {
  const calls: PromiseWithResolvers<Response>[] = [];
  const ask = vi.fn((signal: AbortSignal) => {
    const call = Promise.withResolvers<Response>();
    signal.onabort = () => call.reject(signal.reason);
    calls.push(call);
    return call.promise;
  });
  return { ask, calls };
}

const text = (answer: Promise<Response>) => answer.then((response) => response.text());

test('OFF-02 concurrent requests for the same address share the answer', async () => {
  const share = createSharedRequests();
  const { ask, calls } = network();
  const answers = [share(HOME, ask), share(HOME, ask)].map(text);
  expect(ask).toHaveBeenCalledOnce();
  calls[0]?.resolve(new Response('fresh'));
  expect(await Promise.all(answers)).toEqual(['fresh', 'fresh']);
  void share(HOME, ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('OFF-02 an answer that was too late stays for a moment, for the next request', async () => {
  const share = createSharedRequests();
  const { ask, calls } = network();
  const first = share(HOME, ask);
  await vi.advanceTimersByTimeAsync(4000);
  calls[0]?.resolve(new Response('late'));
  await first;
  expect(await text(share(HOME, ask))).toBe('late');
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2000);
  void share(HOME, ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('OFF-02 other addresses are other calls', () => {
  const share = createSharedRequests();
  const { ask } = network();
  void share(HOME, ask);
  void share('/api/edicola/firme', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('OFF-02 after a failure, or a server error, the request is sent again', async () => {
  const share = createSharedRequests();
  const { ask, calls } = network();
  const first = share(HOME, ask);
  calls[0]?.reject(new TypeError('offline'));
  await expect(first).rejects.toThrow('offline');
  const second = share(HOME, ask);
  calls[1]?.resolve(new Response('', { status: 503 }));
  expect((await second).status).toBe(503);
  await vi.advanceTimersByTimeAsync(0);
  void share(HOME, ask);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('OFF-02 a second call is sent beside one that stays silent, and the first answer counts', async () => {
  const share = createSharedRequests();
  const { ask, calls } = network();
  const first = text(share(HOME, ask));
  await vi.advanceTimersByTimeAsync(8000);
  const second = text(share(HOME, ask));
  expect(ask).toHaveBeenCalledTimes(2);
  calls[0]?.resolve(new Response('late'));
  expect(await Promise.all([first, second])).toEqual(['late', 'late']);
});

test('OFF-02 at most three calls for one address wait at the same time, and none forever', async () => {
  const share = createSharedRequests();
  const { ask } = network();
  const areOver = () => ask.mock.calls.map(([signal]) => signal.aborted);
  for (let asked = 0; asked < 4; asked += 1) {
    share(HOME, ask).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(8000);
  }
  expect(areOver()).toEqual([true, false, false, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(areOver()).toEqual([true, true, true, true]);
});
