import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NewsstandDb } from '../db.ts';
import { forgetOldOpened, listOpened, MAX_OPENED_AGE_MS, rememberOpened } from './opened-articles.ts';

let db: NewsstandDb;
beforeEach(() => {
  db = new NewsstandDb('opened-articles-test');
});
afterEach(() => db.delete());

test('NAV-22 an article opened twice is remembered once', async () => {
  await rememberOpened(db, { articleId: 7, openedAt: 1 });
  await rememberOpened(db, { articleId: 9, openedAt: 2 });
  await rememberOpened(db, { articleId: 7, openedAt: 3 });
  expect(await listOpened(db)).toEqual([7, 9]);
  expect(await db.openedArticles.get(7)).toEqual({ articleId: 7, openedAt: 3 });
});

test('NAV-22 marks older than the limit are dropped, the others stay', async () => {
  const now = Date.parse('2025-04-03T08:00:00Z');
  await rememberOpened(db, { articleId: 1, openedAt: now - MAX_OPENED_AGE_MS - 1 });
  await rememberOpened(db, { articleId: 2, openedAt: now - MAX_OPENED_AGE_MS });
  await rememberOpened(db, { articleId: 3, openedAt: now });
  await forgetOldOpened(db, now);
  expect(await listOpened(db)).toEqual([2, 3]);
});
