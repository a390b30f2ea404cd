import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import { listOutbox } from '#device/tables/outbox.ts';
import { ACCEPTED, REFUSED } from '#domain/consent/consent.ts';

const consent = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  return {
    result: null as Record<number, boolean> | null,
    listeners,
    currentConsent: () => consent.result,
    onConsent: (listener: () => void) => void listeners.add(listener),
    answer(result: Record<number, boolean>) {
      consent.result = result;
      for (const listener of listeners) listener();
    },
  };
});
vi.mock('../consent/consent.ts', () => consent);

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

const article = { path: '/articolo/7/ponte', title: 'Il ponte', accountOrigin: 'https://account.leggo.it' };

const device = new NewsstandDb();
let sent: Request[];
beforeEach(() => {
  vi.resetModules();
  logged.mockClear();
  sent = [];
  consent.result = ACCEPTED;
  consent.listeners.clear();
  vi.stubGlobal('location', new URL('https://edicola.leggo.it/'));
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({ success: true, status: { code: 'OK' } });
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await device.outbox.clear();
});

/** A browser with or without a worker that controls the page, and with or without Background Sync. */
function browser({ controlled = true, register = vi.fn(async (_tag: string) => undefined) } = {}) {
  const postMessage = vi.fn();
  const serviceWorker = {
    controller: controlled ? { postMessage } : null,
    ready: Promise.resolve({ sync: { register } }),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  return { postMessage, register };
}

/** Each test opens the database again. */
const open = async () => (await import('./send-opened.ts')).sendOpened(article);

test('OFF-05 an opened article is saved on the device, and the worker notified', async () => {
  const { postMessage, register } = browser();
  await open();
  expect(await listOutbox(device)).toMatchObject([{ ...article, attempts: 0, refused: null }]);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'send-outbox' });
  await vi.waitFor(() => expect(register).toHaveBeenCalledExactlyOnceWith('outbox'));
  expect(sent).toEqual([]);
});

test('OFF-05 a browser without Background Sync is no failure', async () => {
  const register = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { postMessage } = browser({ register });
  await open();
  await vi.waitFor(() => expect(register).toHaveBeenCalled());
  expect(postMessage).toHaveBeenCalledTimes(1);
  expect(logged).not.toHaveBeenCalled();
});

test('API-06 where no worker would send it, it is sent immediately', async () => {
  browser({ controlled: false });
  await open();
  expect(sent.map(({ url }) => url)).toEqual([`${article.accountOrigin}/api/site/tracking`]);
  expect(sent[0]?.headers.get('authorization')).toBeNull();
  expect(await listOutbox(device)).toEqual([]);
});

test('API-06 a browser without workers sends immediately', async () => {
  vi.stubGlobal('navigator', {});
  await open();
  expect(sent).toHaveLength(1);
});

test('BRW-04 where storage is blocked it is sent immediately, with its key', async () => {
  const { postMessage } = browser();
  const { Dexie } = await import('dexie');
  vi.spyOn(Dexie.prototype, 'open').mockRejectedValueOnce(new DOMException('blocked', 'SecurityError'));
  await open();
  expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(postMessage).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledTimes(1);
});

test('TRK-02 nothing is counted for a reader who refuses', async () => {
  browser();
  consent.result = REFUSED;
  await open();
  consent.answer(ACCEPTED);
  expect([sent, await listOutbox(device)]).toEqual([[], []]);
});

test.each([
  ['agrees while the article shows is counted then', '/articolo/7/ponte', ACCEPTED, 1],
  ['agrees on another page is not', '/', ACCEPTED, 0],
  ['refuses is not', '/articolo/7/ponte', REFUSED, 0],
] as const)('TRK-02 a reader who %s', async (_what, pathname, answer, times) => {
  browser();
  vi.stubGlobal('location', { pathname, origin: 'https://edicola.leggo.it' });
  consent.result = null;
  await open();
  expect(await listOutbox(device)).toEqual([]);
  consent.answer(answer);
  consent.answer(answer);
  await vi.waitFor(async () => expect(await listOutbox(device)).toHaveLength(times));
});
