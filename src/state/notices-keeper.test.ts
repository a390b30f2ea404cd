import 'fake-indexeddb/auto';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import { TAKE_BACK_MS } from '#device/take-back.ts';
import type { UserNotice } from '#domain/reader.ts';
import { noticesAtom } from './notices-atom.ts';
import { add, receive, remove, restore, shown } from './notices-keeper.ts';

const NOW = Date.parse('2025-04-02T22:30:00Z');

const db = new NewsstandDb();
const store = getDefaultStore();
const titles = () => store.get(noticesAtom).map(({ title }) => title);
const tellWorker = vi.fn();

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  const serviceWorker = { controller: { postMessage: tellWorker }, ready: Promise.resolve({}) };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: '{"accountOrigin":"https://account.leggo.it"}' }),
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await Promise.all([db.notices.clear(), db.outbox.clear(), db.session.clear()]);
  await vi.waitFor(() => expect(titles()).toEqual([]));
});

const ending: UserNotice = {
  id: 7,
  type: 'warning',
  message: 'Il tuo abbonamento scade',
  timeout: null,
  link: '/user/subscriptions',
  linkText: 'Rinnova',
};
const anna = { id: 'anna', notices: { '/dashboard': [ending] } };

test('NOT-02 what is said is kept with the day it is in Rome, once for each title', async () => {
  await add({ type: 'info', title: 'Password cambiata' });
  await add({ type: 'info', title: 'Password cambiata' });
  await vi.waitFor(() => expect(titles()).toEqual(['Password cambiata']));
  expect(await db.notices.toArray()).toMatchObject([{ date: '2025-04-03', id: null, owner: '' }]);
});

test('NOT-01 one that has a time is over when it was shown', async () => {
  await add({ type: 'error', title: 'Errore', timeout: 5000 });
  await vi.waitFor(() => expect(titles()).toEqual(['Errore']));
  const [notice] = store.get(noticesAtom);
  if (notice) await shown(notice);
  await vi.waitFor(() => expect(titles()).toEqual([]));
});

test('NOT-02 the account hears of a dismissal later, unless it was taken back', async () => {
  await db.session.put({ id: 'current', owner: 'anna', token: 't' });
  await receive(anna);
  await vi.waitFor(() => expect(titles()).toEqual([ending.message]));
  const [notice] = store.get(noticesAtom);
  expect(await remove({ id: 7 })).toBe(true);
  await vi.waitFor(() => expect(titles()).toEqual([]));
  expect(await db.outbox.toArray()).toMatchObject([
    {
      kind: 'notice-dismissed',
      noticeId: 7,
      owner: 'anna',
      accountOrigin: 'https://account.leggo.it',
      notBefore: NOW + TAKE_BACK_MS,
    },
  ]);
  if (notice) expect(await restore(notice)).toBe(true);
  await vi.waitFor(() => expect(titles()).toEqual([ending.message]));
  expect(await db.outbox.count()).toBe(0);
});

test('NOT-02 one is removed by its place in the list', async () => {
  await add({ type: 'info', title: 'Uno' });
  vi.spyOn(Date, 'now').mockReturnValue(NOW + 1);
  await add({ type: 'info', title: 'Due' });
  await vi.waitFor(() => expect(titles()).toEqual(['Due', 'Uno']));
  expect(await remove({ index: 1 })).toBe(true);
  await vi.waitFor(() => expect(titles()).toEqual(['Due']));
  expect(await remove({ index: 5 })).toBe(false);
  expect(await db.outbox.count()).toBe(0);
});

test('BRW-04 where the device keeps nothing it is said on this page all the same', async () => {
  const { Dexie } = await import('dexie');
  vi.spyOn(Dexie.prototype, 'transaction').mockRejectedValueOnce(
    new DOMException('full', 'QuotaExceededError'),
  );
  await add({ type: 'info', title: 'Non tenuto' });
  expect(titles()).toEqual(['Non tenuto']);
  // What is kept next shows what lies there.
  store.set(noticesAtom, []);
});
