import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NewsstandDb } from '../db.ts';
import {
  changeDownload,
  type Download,
  keyOf,
  listDownloads,
  renewRemoval,
  requestDownload,
  undoRemovalOf,
} from './downloads.ts';

const ISSUE = {
  owner: '',
  edition: 'roma',
  editionName: 'Roma',
  day: '2025-04-03',
  contents: 'text',
  origin: 'daily',
} as const;
const KEY = keyOf(ISSUE);

let db: NewsstandDb;
let ready: Download;
beforeEach(async () => {
  db = new NewsstandDb('undo-removal-test');
  await requestDownload(db, ISSUE, 1);
  await changeDownload(db, KEY, { state: 'ready', version: '7', readable: true, pinned: true });
  ready = (await listDownloads(db, ''))[0] as Download;
  await changeDownload(db, KEY, { removedAt: 5 });
});
afterEach(() => db.delete());

test('OFF-03 an issue whose removal is undone in time is as it was', async () => {
  expect(await undoRemovalOf(db, ready, 9)).toBe(true);
  expect(await listDownloads(db, '')).toEqual([ready]);
});

test.each<[string, () => PromiseLike<unknown>]>([
  ['forgotten', () => db.downloads.delete(KEY)],
  ['emptied', () => changeDownload(db, KEY, { state: 'queued', version: null, readable: false })],
])('OFF-03 an issue that was %s meanwhile is downloaded again, and undo returns false', async (_, deleteIt) => {
  await deleteIt();
  expect(await undoRemovalOf(db, ready, 9)).toBe(false);
  expect(await listDownloads(db, '')).toMatchObject([
    { state: 'queued', version: null, contents: 'text', origin: 'daily', pinned: true, removedAt: null },
  ]);
});

test('OFF-03 the time for undo restarts only while the issue is removed', async () => {
  await renewRemoval(db, KEY, 9);
  expect(await db.downloads.get(KEY)).toMatchObject({ removedAt: 9 });
  await undoRemovalOf(db, ready, 10);
  await renewRemoval(db, KEY, 11);
  expect(await db.downloads.get(KEY)).toMatchObject({ removedAt: null });
});
