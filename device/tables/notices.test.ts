import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Notice } from '#domain/notices.ts';
import { NewsstandDb } from '../db.ts';
import {
  addNotice,
  dismissNotice,
  listNotices,
  markShown,
  receiveNotices,
  restoreNotice,
} from './notices.ts';

let db: NewsstandDb;
beforeEach(() => {
  db = new NewsstandDb('notices-test');
});
afterEach(() => db.delete());

const notice = (title: string, more: Partial<Notice> = {}): Notice => ({
  id: null,
  type: 'info',
  title,
  timeout: null,
  url: null,
  cta: null,
  scrollIntoView: false,
  date: '2025-04-03',
  ...more,
});

const signIn = (owner: string) => db.session.put({ id: 'current', owner, token: owner });
const titles = async () => (await listNotices(db)).map(({ title }) => title);
const first = async () => {
  const [one] = await listNotices(db);
  if (!one) throw new Error('no notice');
  return one;
};

test('NOT-02 the latest stands first, and of one title there is one, with the day it was said last', async () => {
  await addNotice(db, notice('Uno', { date: '2025-04-01' }), 1);
  await addNotice(db, notice('Due'), 2);
  await addNotice(db, notice('Uno', { date: '2025-04-03' }), 3);
  expect((await listNotices(db)).map(({ title, date }) => [title, date])).toEqual([
    ['Uno', '2025-04-03'],
    ['Due', '2025-04-03'],
  ]);
});

test('NOT-01 one that has a time is gone when it was shown, another stays in the list', async () => {
  await addNotice(db, notice('A tempo', { timeout: 5000 }), 1);
  await markShown(db, await first());
  expect(await titles()).toEqual([]);
  await addNotice(db, notice('Resta'), 2);
  await markShown(db, await first());
  expect(await listNotices(db)).toMatchObject([{ title: 'Resta', shown: true }]);
});

test('NOT-02 what the account tells is stamped once, and goes when it is told no more', async () => {
  await signIn('anna');
  const ending = notice('Scade', { id: 7, type: 'warning' });
  await receiveNotices(db, 'anna', [ending], 1);
  await receiveNotices(db, 'anna', [{ ...ending, date: '2025-04-04' }], 2);
  expect(await listNotices(db)).toMatchObject([{ id: 7, date: '2025-04-03', addedAt: 1, shown: true }]);
  await addNotice(db, notice('Dell’app'), 3);
  await receiveNotices(db, 'anna', [], 4);
  expect(await titles()).toEqual(['Dell’app']);
});

test('NOT-02 one that was dismissed does not come back while the account has not heard of it', async () => {
  await signIn('anna');
  const ending = notice('Scade', { id: 7 });
  await receiveNotices(db, 'anna', [ending], 1);
  const row = await first();
  await dismissNotice(db, row);
  await receiveNotices(db, 'anna', [ending], 2);
  expect(await titles()).toEqual([]);
  await restoreNotice(db, row);
  expect(await listNotices(db)).toEqual([row]);
  await dismissNotice(db, row);
  await receiveNotices(db, 'anna', [], 3);
  expect(await db.notices.count()).toBe(0);
});

test('NOT-03 one of the account’s that has a time is shown once', async () => {
  await signIn('anna');
  const short = notice('Breve', { id: 8, timeout: 3000 });
  await receiveNotices(db, 'anna', [short], 1);
  expect(await listNotices(db)).toMatchObject([{ shown: false }]);
  await markShown(db, await first());
  await receiveNotices(db, 'anna', [short], 2);
  expect(await listNotices(db)).toMatchObject([{ title: 'Breve', shown: true }]);
});

test('OFF-06 nobody reads another’s notices, and none is kept for a session that has ended', async () => {
  await signIn('anna');
  await receiveNotices(db, 'anna', [notice('Di Anna', { id: 7 })], 1);
  await addNotice(db, notice('Dell’app, ad Anna'), 2);
  await signIn('bruno');
  await receiveNotices(db, 'anna', [notice('Tardi', { id: 9 })], 3);
  expect(await titles()).toEqual([]);
  expect(await db.notices.where('owner').equals('anna').count()).toBe(2);
});
