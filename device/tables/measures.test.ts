import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NewsstandDb } from '../db.ts';
import { articleOpenedEntry, measuredEntry, noticeDismissedEntry } from '../outbox-entries.ts';
import { addMeasure, dropMeasures, isStillToSend, MAX_MEASURES } from './measures.ts';
import { addToOutbox, listOutbox } from './outbox.ts';

let db: NewsstandDb;
beforeEach(() => {
  db = new NewsstandDb('measures-test');
});
afterEach(() => db.delete());

const NOW = Date.parse('2025-04-03T08:00:00Z');
const accountOrigin = 'https://account.leggo.it';

const viewed = (at: number) =>
  measuredEntry(
    {
      kind: 'view',
      path: '/',
      title: '',
      refreshed: false,
      purposes: [1, 4],
      subscribed: false,
      logged: false,
    },
    { accountOrigin, createdAt: NOW + at },
  );
const dismissed = noticeDismissedEntry({ noticeId: 7, owner: 'anna', accountOrigin }, NOW, NOW);
const opened = articleOpenedEntry({ path: '/articolo/7', title: 'Sette', accountOrigin }, NOW);

test('OFF-05 only the oldest views are dropped when too many wait', async () => {
  await addToOutbox(db, dismissed);
  await addToOutbox(db, opened);
  for (let at = 0; at < MAX_MEASURES + 3; at += 1) await addMeasure(db, viewed(at));
  const left = await listOutbox(db);
  expect(left).toHaveLength(MAX_MEASURES + 2);
  expect(left.filter(({ kind }) => kind === 'measured')[0]?.createdAt).toBe(NOW + 3);
});

test('TRK-02 adding a view fails with an error if the device cannot save it', async () => {
  db.outbox.hook('creating', () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await expect(addMeasure(db, viewed(1))).rejects.toThrow('no room');
});

test('TRK-02 without consent measurements are dropped, and other entries stay', async () => {
  const view = viewed(1);
  for (const entry of [dismissed, opened, view]) await addToOutbox(db, entry);
  expect(await isStillToSend(db, view)).toBe(true);
  await dropMeasures(db);
  expect(await listOutbox(db)).toEqual([dismissed]);
  expect(await isStillToSend(db, view)).toBe(false);
  expect(await isStillToSend(db, opened)).toBe(false);
  expect(await isStillToSend(db, dismissed)).toBe(true);
});
