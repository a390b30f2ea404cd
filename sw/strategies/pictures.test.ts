import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StrategyHandler } from 'workbox-strategies';
import { CACHES } from '#device/cache-names.ts';
import { MemoryCaches } from '#tests/support/memory-caches.ts';

// Workbox's development build reads the worker's `self` when it is loaded, unless its log is off.
vi.hoisted(() => vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true));
const { createPictures } = await import('./pictures.ts');

type Handling = { _handle(request: Request, handler: StrategyHandler): Promise<Response> };

const PICTURE = `/immagini/${'a'.repeat(24)}`;
let memory: MemoryCaches;

beforeEach(() => {
  memory = new MemoryCaches();
  vi.stubGlobal('caches', memory);
  vi.stubGlobal('self', { clients: { matchAll: async () => [] } });
});
afterEach(() => vi.unstubAllGlobals());

/** The text of the picture that a page gets, or its status if it gets none. */
async function pictureOf(path: string, network: () => Promise<Response>): Promise<string | number> {
  const handler = {
    fetch: network,
    cachePut: async () => true,
    waitUntil: (promise: Promise<unknown>) => promise,
    cacheMatch: async (asked: string | Request) =>
      await memory.match(typeof asked === 'string' ? asked : asked.url, { cacheName: CACHES.pictures }),
  } as unknown as StrategyHandler;
  const request = new Request(`https://edicola.leggo.it${path}`);
  const answer = await (createPictures() as unknown as Handling)._handle(request, handler);
  return answer.ok ? await answer.text() : answer.status;
}

test.each([
  500, 502, 503,
])('OFF-02 a server that answers %d does not hide another width of the picture that is on the device', async (status) => {
  const failing = async () => new Response('fault', { status });
  expect(await pictureOf(`${PICTURE}/640.avif`, failing)).toBe(status);
  await (await memory.open(CACHES.pictures)).put(`${PICTURE}/320.avif`, new Response('narrow'));
  expect(await pictureOf(`${PICTURE}/640.avif`, failing)).toBe('narrow');
  expect(await pictureOf(`${PICTURE}/640.avif`, async () => new Response('wide'))).toBe('wide');
});

test('OFF-02 a picture that the newspaper has withdrawn is not replaced by another width', async () => {
  await (await memory.open(CACHES.pictures)).put(`${PICTURE}/320.avif`, new Response('narrow'));
  expect(await pictureOf(`${PICTURE}/640.avif`, async () => new Response(null, { status: 410 }))).toBe(410);
});
