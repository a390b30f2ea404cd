import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NewsstandDb } from '../db.ts';
import { beginDownload, changeDownload, keyOf, listDownloads, requestDownload } from './downloads.ts';

let db: NewsstandDb;
beforeEach(() => {
  db = new NewsstandDb('want-download-test');
});
afterEach(() => db.delete());

const issue = {
  owner: '',
  edition: 'roma',
  editionName: 'Roma',
  day: '2025-04-03',
  contents: 'text',
} as const;

test('OFF-03 a download that is requested again continues with the contents requested now', async () => {
  await requestDownload(db, { ...issue, origin: 'reader' }, 1);
  await changeDownload(db, keyOf(issue), { state: 'ready', doneBytes: 19, totalBytes: 19, pinned: true });
  await requestDownload(db, { ...issue, contents: 'pictures', origin: 'reader' }, 2);
  expect(await listDownloads(db, '')).toMatchObject([
    { state: 'queued', contents: 'pictures', doneBytes: 19, pinned: true, addedAt: 2 },
  ]);
});

test('OFF-03 a daily download that waits for an unmetered network becomes the reader’s when the reader requests it', async () => {
  await requestDownload(db, { ...issue, origin: 'daily' }, 1);
  await changeDownload(db, keyOf(issue), { failure: 'metered' });
  await requestDownload(db, { ...issue, origin: 'reader' }, 2);
  expect(await listDownloads(db, '')).toMatchObject([{ origin: 'reader', failure: null }]);
});

test('OFF-03 a removed issue is listed again when it is requested', async () => {
  await requestDownload(db, { ...issue, origin: 'reader' }, 1);
  await changeDownload(db, keyOf(issue), { removedAt: 5 });
  expect(await listDownloads(db, '')).toEqual([]);
  await requestDownload(db, { ...issue, origin: 'reader' }, 9);
  expect(await listDownloads(db, '')).toHaveLength(1);
});

test('OFF-03 a download that was just paused or removed is not begun', async () => {
  await requestDownload(db, { ...issue, origin: 'reader' }, 1);
  expect(await beginDownload(db, keyOf(issue))).toBe(true);
  expect(await listDownloads(db, '')).toMatchObject([{ state: 'running' }]);
  await changeDownload(db, keyOf(issue), { state: 'paused' });
  expect(await beginDownload(db, keyOf(issue))).toBe(false);
  expect(await listDownloads(db, '')).toMatchObject([{ state: 'paused' }]);
  await changeDownload(db, keyOf(issue), { state: 'queued', removedAt: 5 });
  expect(await beginDownload(db, keyOf(issue))).toBe(false);
});
