import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import { mirrorSession } from './session-mirror.ts';

const db = new NewsstandDb();
let user: { id: string; id_token: string } | null;

beforeEach(() => {
  const textContent = JSON.stringify({ accountOrigin: 'https://account.leggo.it' });
  vi.stubGlobal('document', {
    documentElement: { dataset: { brand: 'mg' } },
    getElementById: () => ({ textContent }),
  });
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(user) });
  vi.stubGlobal('caches', { keys: async () => [] });
  vi.stubGlobal('navigator', {});
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await db.session.clear();
});

const ANNA = { owner: 'anna', token: 'a' };
const mirrored = async () => (await db.session.toArray()).map(({ owner, token }) => ({ owner, token }));

test('OFF-06 the signed-in reader is saved for the worker', async () => {
  user = { id: 'anna', id_token: 'a' };
  await mirrorSession(ANNA);
  expect(await mirrored()).toEqual([ANNA]);
  expect(await db.session.toArray()).toMatchObject([
    { brand: 'mg', accountOrigin: 'https://account.leggo.it' },
  ]);
});

test('OFF-06 a reader whom the account site knows only by the cookie has no token', async () => {
  user = { id: 'anna', id_token: '' };
  await mirrorSession({ owner: 'anna', token: '' });
  expect(await mirrored()).toEqual([{ owner: 'anna', token: '' }]);
});

test.each([
  ['signed out', null],
  ['signed in again', { id: 'anna', id_token: 'later' }],
  ['made room for another', { id: 'bruno', id_token: 'a' }],
])('OFF-06 nothing is saved for a reader who has %s meanwhile', async (_, now) => {
  user = { id: 'anna', id_token: 'a' };
  const writing = mirrorSession(ANNA);
  user = now;
  await writing;
  expect(await mirrored()).toEqual([]);
});
