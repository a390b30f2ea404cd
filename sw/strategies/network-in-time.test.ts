import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StrategyHandler } from 'workbox-strategies';
import { NetworkInTime } from './network-in-time.ts';

// In its development build Workbox looks for the worker's `self` when it is loaded, unless its log is off.
vi.hoisted(() => vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true));

const request = new Request('https://edicola.leggo.it/api/edicola/articolo?id=7');
const kept = new Response('kept');
const deleted = vi.fn(async () => true);

beforeEach(() => {
  vi.stubGlobal('caches', { open: async () => ({ delete: deleted }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  deleted.mockClear();
});

function answer(network: Promise<Response>, copy: Response | undefined): Promise<Response> {
  const handler = {
    fetchAndCachePut: () => network,
    waitUntil: (promise: Promise<unknown>) => promise,
    cacheMatch: async () => copy,
  } as unknown as StrategyHandler;
  return new NetworkInTime({ cacheName: 'x' })._handle(request, handler);
}

test('OFF-02 the network comes first', async () => {
  const fresh = new Response('fresh');
  expect(await answer(Promise.resolve(fresh), kept)).toBe(fresh);
});

test('OFF-02 without a network the kept copy is read', async () => {
  expect(await answer(Promise.reject(new TypeError('offline')), kept)).toBe(kept);
});

test('OFF-02 without either the page learns that it is offline', async () => {
  await expect(answer(Promise.reject(new TypeError('offline')), undefined)).rejects.toBeInstanceOf(TypeError);
});

test('OFF-02 a server in trouble does not hide the kept copy', async () => {
  const trouble = new Response('', { status: 503 });
  expect(await answer(Promise.resolve(trouble), kept)).toBe(kept);
  expect(await answer(Promise.resolve(trouble), undefined)).toBe(trouble);
  expect(deleted).not.toHaveBeenCalled();
});

test('OFF-02 what was withdrawn leaves the device', async () => {
  const gone = new Response('', { status: 404 });
  expect(await answer(Promise.resolve(gone), kept)).toBe(gone);
  expect(deleted).toHaveBeenCalledExactlyOnceWith(request);
});
