import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadsCacheOf } from '#device/cache-names.ts';
import { NewsstandDb } from '#device/db.ts';
import { toFavourite } from '#device/tables/favourites.ts';
import { USER_KEY } from '#domain/device-keys.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { endSessionLater, removeFormerReaders } from './forget-reader.ts';

const db = new NewsstandDb();
let cached: Set<string>;

const saved = (id: string | null) =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (id && key === USER_KEY ? JSON.stringify({ id, id_token: 't' }) : null),
  });

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('location', { origin: 'https://edicola.leggo.it' });
  vi.stubGlobal('navigator', {});
  cached = new Set([downloadsCacheOf('anna')]);
  vi.stubGlobal('caches', {
    keys: async () => [...cached],
    delete: async (name: string) => cached.delete(name),
  });
  await db.session.put({ id: 'current', owner: 'anna', token: 'segreto' });
  const article = toFavourite('mg', { id: 7, title: 'Sette' } as ArticleSummary, 1);
  await db.favourites.put({ ...article, owner: 'anna' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await Promise.all([db.session.clear(), db.favourites.clear(), db.outbox.clear()]);
});

const left = async () => [await db.session.count(), await db.favourites.count(), cached.size];

test.each([
  ['nobody', null],
  ['somebody else', 'bruno'],
])('OFF-06 after an interrupted sign-out nothing of the reader is left at the next start, with %s signed in', async (_, id) => {
  saved(id);
  await removeFormerReaders();
  expect(await left()).toEqual([0, 0, 0]);
});

test('OFF-06 when the signed-in reader starts the app, everything stays', async () => {
  saved('anna');
  await removeFormerReaders();
  expect(await left()).toEqual([1, 1, 1]);
});

test('BRW-04 without a worker to send it, the end of a session is not queued', async () => {
  expect(await endSessionLater('segreto')).toBe(false);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } });
  expect(await endSessionLater('segreto')).toBe(false);
  expect(await db.outbox.count()).toBe(0);
});

test('NAV-11 OFF-05 with a worker the end of a session is queued, and the worker is notified', async () => {
  const postMessage = vi.fn();
  const getRegistration = async () => ({});
  const serviceWorker = { getRegistration, controller: { postMessage }, ready: Promise.resolve({}) };
  vi.stubGlobal('navigator', { serviceWorker });
  expect(await endSessionLater('segreto')).toBe(true);
  expect(await db.outbox.toArray()).toMatchObject([{ kind: 'session-end' }]);
  expect(postMessage).toHaveBeenCalledWith({ type: 'send-outbox' });
  // SHA-256 of the token.
  const digest = '5567ecdea32955e7db7b34381a0fe4c38003bfe44915795c6d67dd5c58d173e1';
  expect(document.cookie).toMatch(new RegExp(`^edicola_uscita=${digest}; .*Secure$`));
});
