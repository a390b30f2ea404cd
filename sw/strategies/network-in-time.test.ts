import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StrategyHandler } from 'workbox-strategies';
import { FROM_DEVICE } from '#device/from-device.ts';
import { TEXT_LIMITS } from '../network/network-timeout.ts';
import { timedOutCalls } from '../network/timed-out-calls.ts';
import { NetworkInTime } from './network-in-time.ts';

// Workbox's development build reads the worker's `self` when it is loaded, unless its log is off.
vi.hoisted(() => vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true));

const deleted = vi.fn(async () => true);
const tell = vi.fn();
/** One strategy for all readers who get the same answers. */
const reading = new NetworkInTime({ cacheName: 'x' });
let made = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('caches', { open: async () => ({ delete: deleted }) });
  vi.stubGlobal('self', { clients: { matchAll: async () => [{ postMessage: tell }] } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** A call of its own for every test: answers are shared by address. */
function newCall() {
  made += 1;
  const address = `/api/edicola/articolo?id=${made}`;
  return { address, request: new Request(`https://edicola.leggo.it${address}`) };
}

/** Messages to pages about answers; messages about the state of the network are left out. */
const answersTold = () => tell.mock.calls.flat().filter(({ type }) => type === 'fresher');

type Scene = {
  network: () => Promise<Response>;
  copy?: Response;
  put?: () => Promise<boolean>;
  match?: () => Promise<Response | undefined>;
};

function handle(request: Request, scene: Scene, strategy = reading): Promise<Response> {
  const { network, copy, put = async () => true, match = async () => copy } = scene;
  const handler = {
    fetch: network,
    cachePut: put,
    waitUntil: (promise: Promise<unknown>) => promise,
    cacheMatch: match,
  } as unknown as StrategyHandler;
  return strategy._handle(request, handler);
}

const kept = () => new Response('kept', { headers: { date: 'Sat, 14 Mar 2026 06:12:00 GMT' } });
const offline = () => Promise.reject(new TypeError('offline'));
const never = () => new Promise<Response>(() => {});
const after = (ms: number, text: string) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(text)), ms));

test('OFF-02 the network comes first', async () => {
  const answer = await handle(newCall().request, {
    network: async () => new Response('fresh'),
    copy: kept(),
  });
  expect(await answer.text()).toBe('fresh');
  expect(answer.headers.has(FROM_DEVICE)).toBe(false);
});

test('OFF-02 offline the cached copy is read, with its date and its origin', async () => {
  const answer = await handle(newCall().request, { network: offline, copy: kept() });
  expect(await answer.text()).toBe('kept');
  expect(answer.headers.get('date')).toBe('Sat, 14 Mar 2026 06:12:00 GMT');
  expect(answer.headers.has(FROM_DEVICE)).toBe(true);
});

test('OFF-02 offline without a copy the request fails', async () => {
  await expect(handle(newCall().request, { network: offline })).rejects.toBeInstanceOf(TypeError);
});

test('OFF-02 a server error does not hide the cached copy', async () => {
  const network = async () => new Response('', { status: 503 });
  expect(await (await handle(newCall().request, { network, copy: kept() })).text()).toBe('kept');
  expect((await handle(newCall().request, { network })).status).toBe(503);
  expect(deleted).not.toHaveBeenCalled();
});

test('OFF-02 a withdrawn article is removed from the device', async () => {
  const { request } = newCall();
  const answer = await handle(request, {
    network: async () => Response.json({ status: { code: 'ERR_ARTICLE_WITHDRAWN' } }, { status: 410 }),
    copy: kept(),
  });
  expect(answer.status).toBe(410);
  expect(deleted).toHaveBeenCalledOnce();
});

test('OFF-02 a page that a hotel’s network does not know stays on the device', async () => {
  const network = async () => new Response('<h1>Benvenuti</h1>', { status: 404 });
  await handle(newCall().request, { network, copy: kept() });
  expect(deleted).not.toHaveBeenCalled();
});

test('BRW-04 a store that cannot be read does not block the network', async () => {
  const match = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  const answer = await handle(newCall().request, { network: async () => new Response('fresh'), match });
  expect(await answer.text()).toBe('fresh');
});

test('OFF-02 a full disk does not hide the answer', async () => {
  const put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const answer = await handle(newCall().request, { network: async () => new Response('fresh'), put });
  expect(await answer.text()).toBe('fresh');
});

test('OFF-02 an answer that arrives after the copy was served is reported to the pages, if it differs', async () => {
  const { request, address } = newCall();
  const given = handle(request, { network: after(TEXT_LIMITS.cached + 500, 'fresh'), copy: kept() });
  await vi.advanceTimersByTimeAsync(TEXT_LIMITS.cached);
  expect(await (await given).text()).toBe('kept');
  expect(answersTold()).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(answersTold()).toEqual([{ type: 'fresher', address }]);

  tell.mockClear();
  const same = handle(newCall().request, { network: after(TEXT_LIMITS.cached + 500, 'kept'), copy: kept() });
  await vi.advanceTimersByTimeAsync(TEXT_LIMITS.cached + 500);
  await same;
  expect(answersTold()).toEqual([]);
});

test('OFF-02 an uncached answer is waited for three seconds, and reported when it arrives after all', async () => {
  const { request, address } = newCall();
  const given = handle(request, { network: after(TEXT_LIMITS.missing + 1000, 'late') });
  const refused = expect(given).rejects.toBeInstanceOf(TypeError);
  await vi.advanceTimersByTimeAsync(TEXT_LIMITS.missing);
  await refused;
  tell.mockClear();
  await vi.advanceTimersByTimeAsync(1000);
  expect(answersTold()).toEqual([{ type: 'fresher', address }]);
  // The page that received the message requests it again, and gets it immediately.
  expect(await (await handle(request, { network: never })).text()).toBe('late');
});

test('OFF-02 a reader who has waited for the page does not wait again for its data', async () => {
  const { request, address } = newCall();
  timedOutCalls.add([address]);
  const refused = expect(handle(request, { network: never })).rejects.toBeInstanceOf(TypeError);
  await vi.advanceTimersByTimeAsync(0);
  await refused;
});

test('OFF-06 a pending answer to one account is given to no other', async () => {
  const { request } = newCall();
  const own = handle(request, { network: after(10, 'whole') }, new NetworkInTime({ cacheName: 'anna' }));
  const everybodys = handle(request, { network: after(10, 'part') });
  await vi.advanceTimersByTimeAsync(10);
  expect(await Promise.all([own, everybodys].map(async (answer) => (await answer).text()))).toEqual([
    'whole',
    'part',
  ]);
});
