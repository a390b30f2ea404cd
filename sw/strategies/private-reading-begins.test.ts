import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersCacheOf } from '#device/cache-names.ts';
import { NewsstandDb } from '#device/db.ts';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { sessionHasChanged } from '../base/session-changes.ts';
import { readPrivately } from './private-reading.ts';

// Workbox's development build reads the worker's `self` when it is loaded, unless its log is off.
vi.hoisted(() => vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true));

const ORIGIN = 'https://edicola.leggo.it';
const ADDRESS = '/api/edicola/articolo?id=1';

const db = new NewsstandDb();
let memory: MemoryCaches;
let under: Promise<unknown>[];

beforeEach(() => {
  memory = new MemoryCaches();
  under = [];
  vi.stubGlobal('caches', memory);
  vi.stubGlobal('fetch', async () => new Response('tutto il testo'));
});
afterEach(async () => {
  await db.session.clear();
  vi.unstubAllGlobals();
});

function ask(token: string): Promise<Response> {
  const request = new Request(ORIGIN + ADDRESS, { headers: { authorization: `Bearer ${token}` } });
  const event = { waitUntil: (promise: Promise<unknown>) => void under.push(promise) };
  return readPrivately({
    request,
    url: new URL(request.url),
    event: event as Parameters<typeof readPrivately>[0]['event'],
  });
}

const kept = async () => await (await (await memory.open(answersCacheOf('anna'))).match(ADDRESS))?.text();

test('OFF-02 answers read before the device knows the session are cached as soon as it does', async () => {
  expect(await (await ask('token-of-anna')).text()).toBe('tutto il testo');
  await db.session.put({ id: 'current', owner: 'anna', token: 'token-of-anna' });
  sessionHasChanged();
  await Promise.all(under);
  expect(await kept()).toBe('tutto il testo');
});

test('OFF-02 a session that was saved while the answer arrived is not waited for', async () => {
  vi.stubGlobal('fetch', async () => {
    await db.session.put({ id: 'current', owner: 'anna', token: 'token-of-anna' });
    sessionHasChanged();
    return new Response('tutto il testo');
  });
  await ask('token-of-anna');
  await Promise.all(under);
  expect(await kept()).toBe('tutto il testo');
});

test('OFF-02 the end of the previous session is not mistaken for the beginning of this one', async () => {
  await ask('token-of-anna');
  sessionHasChanged();
  await db.session.put({ id: 'current', owner: 'anna', token: 'token-of-anna' });
  sessionHasChanged();
  await Promise.all(under);
  expect(await kept()).toBe('tutto il testo');
});

test('OFF-06 answers read in one session are not cached for another that begins before it is known', async () => {
  await ask('token-of-anna');
  await db.session.put({ id: 'current', owner: 'bruno', token: 'token-of-bruno' });
  sessionHasChanged();
  await db.session.put({ id: 'current', owner: 'anna', token: 'token-of-anna' });
  sessionHasChanged();
  await Promise.all(under);
  expect(await kept()).toBe('tutto il testo');
  expect(await memory.keys()).not.toContain(answersCacheOf('bruno'));
});
