import { expect, test } from 'vitest';
import type { Download } from '#src/state/downloads/downloads.ts';
import { percentOf, statusOf } from './download-status.ts';

const row = (words: Partial<Download>): Download =>
  ({
    state: 'running',
    failure: null,
    totalBytes: 200,
    doneBytes: 50,
    updatedAt: null,
    ...words,
  }) as Download;

test.each<[Partial<Download>, boolean, string]>([
  [{ state: 'queued' }, true, 'queued'],
  [{ state: 'running' }, true, 'running'],
  [{ state: 'running' }, false, 'waiting'],
  [{ state: 'queued', failure: 'network' }, true, 'waiting'],
  [{ state: 'queued', failure: 'metered' }, true, 'metered'],
  [{ state: 'paused' }, false, 'paused'],
  [{ state: 'failed', failure: 'space' }, true, 'failed'],
  [{ state: 'ready', failure: 'space' }, true, 'ready'],
  [{ state: 'ready' }, false, 'ready'],
])('OFF-03 the status of %j, online %s, is %s', (words, online, kind) => {
  expect(statusOf(row(words), online).kind).toBe(kind);
});

test('OFF-03 an issue without a download has the status none', () => {
  expect(statusOf(undefined, true)).toEqual({ kind: 'none' });
});

test('OFF-03 a download is outdated if the page has a later printing of the issue', () => {
  const [early, late] = ['2025-04-03T00:10:00.000Z', '2025-04-03T04:40:00.000Z'];
  const kind = (here: string | null, page: string | null) =>
    statusOf(row({ state: 'ready', updatedAt: here }), true, page).kind;
  expect([kind(null, null), kind(late, late), kind(late, early), kind(late, null)]).toEqual(
    Array.from({ length: 4 }, () => 'ready'),
  );
  expect([kind(null, early), kind(early, late)]).toEqual(['outdated', 'outdated']);
});

test('OFF-03 the percentage stays below a hundred until the download is ready', () => {
  expect(percentOf({ totalBytes: 0, doneBytes: 0 })).toBe(0);
  expect(percentOf({ totalBytes: 200, doneBytes: 125 })).toBe(62);
  expect(percentOf({ totalBytes: 200, doneBytes: 200 })).toBe(99);
});
