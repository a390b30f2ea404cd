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

const notice = (title: string, overrides: Partial<Notice> = {}): Notice => ({
  id: null,
  type: 'info',
  title,
  timeout: null,
  url: null,
  cta: null,
  scrollIntoView: false,
  date: '2025-04-03',
  ...overrides,
});

const signIn = (owner: string) => db.session.put({ id: 'current', owner, token: owner });
const titles = async () => (await listNotices(db)).map(({ title }) => title);
const first = async () => {
  const [one] = await listNotices(db);
  if (!one) throw new Error('no notice');
  return one;
};

test('NOT-02 the latest notice is first, and a title is listed once, with the day of its last occurrence', async () => {
  await addNotice(db, notice('Uno', { date: '2025-04-01' }), 1);
  await addNotice(db, notice('Due'), 2);
  await addNotice(db, notice('Uno', { date: '2025-04-03' }), 3);
  expect((await listNotices(db)).map(({ title, date }) => [title, date])).toEqual([
    ['Uno', '2025-04-03'],
    ['Due', '2025-04-03'],
  ]);
});

test('NOT-01 a notice with a timeout is gone after it was shown, any other stays in the list', async () => {
  await addNotice(db, notice('A tempo', { timeout: 5000 }), 1);
  await markShown(db, await first());
  expect(await titles()).toEqual([]);
  await addNotice(db, notice('Resta'), 2);
  await markShown(db, await first());
  expect(await listNotices(db)).toMatchObject([{ title: 'Resta', shown: true }]);
});

test('NOT-02 a notice of the account gets its day once, and is removed when the account no longer sends it', async () => {
  await signIn('anna');
  const ending = notice('Scade', { id: 7, type: 'warning' });
  await receiveNotices(db, 'anna', [ending], 1);
  await receiveNotices(db, 'anna', [{ ...ending, date: '2025-04-04' }], 2);
  expect(await listNotices(db)).toMatchObject([{ id: 7, date: '2025-04-03', addedAt: 1, shown: true }]);
  await addNotice(db, notice('Dell’app'), 3);
  await receiveNotices(db, 'anna', [], 4);
  expect(await titles()).toEqual(['Dell’app']);
});

test('NOT-02 a dismissed notice does not return before the account has received the dismissal', async () => {
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

test('NOT-03 a notice of the account with a timeout is shown once', async () => {
  await signIn('anna');
  const short = notice('Breve', { id: 8, timeout: 3000 });
  await receiveNotices(db, 'anna', [short], 1);
  expect(await listNotices(db)).toMatchObject([{ shown: false }]);
  await markShown(db, await first());
  await receiveNotices(db, 'anna', [short], 2);
  expect(await listNotices(db)).toMatchObject([{ title: 'Breve', shown: true }]);
});

test('OFF-06 no reader sees another’s notices, and none is saved for a session that has ended', async () => {
  await signIn('anna');
  await receiveNotices(db, 'anna', [notice('Di Anna', { id: 7 })], 1);
  await addNotice(db, notice('Dell’app, ad Anna'), 2);
  await signIn('bruno');
  await receiveNotices(db, 'anna', [notice('Tardi', { id: 9 })], 3);
  expect(await titles()).toEqual([]);
  expect(await db.notices.where('owner').equals('anna').count()).toBe(2);
});
