import { expect, test } from 'vitest';
import { type ExpiringDownload, expiredDownloads } from './expired-downloads.ts';
import { UNDO_MS } from './undo-time.ts';

const NOW = Date.parse('2026-05-20T06:00:00Z');
const DAY_MS = 86_400_000;

const row = (name: string, daysHere: number, overrides: Partial<ExpiringDownload> = {}) => {
  const addedAt = NOW - daysHere * DAY_MS;
  return {
    name,
    owner: '',
    edition: name.slice(0, 1),
    addedAt,
    version: '1' as string | null,
    state: 'ready' as ExpiringDownload['state'],
    pinned: false,
    removedAt: null,
    ...overrides,
  };
};
const names = (rows: { name: string }[]) => rows.map(({ name }) => name).sort();

test('OFF-03 issues expire when they have been on the device for as many days as the reader’s rule allows', () => {
  const rows = [row('a0', 0), row('a7', 7), row('a8', 8), row('b8', 8, { pinned: true }), row('a40', 40)];
  expect(names(expiredDownloads(rows, '7-days', NOW))).toEqual(['a40', 'a8']);
  expect(names(expiredDownloads(rows, '30-days', NOW))).toEqual(['a40']);
  expect(expiredDownloads(rows, 'always', NOW)).toEqual([]);
});

test('OFF-03 the last issues of every edition stay, and so do pinned ones', () => {
  const rows = [row('a0', 0), row('a1', 1, { pinned: true }), row('a2', 2), row('a3', 3), row('a4', 4)];
  expect(names(expiredDownloads([...rows, row('b9', 9)], '3-issues', NOW))).toEqual(['a4']);
});

test('OFF-03 a download without a complete issue takes no place among the last issues, nor does another owner’s', () => {
  const incomplete = { state: 'failed', version: null } as const;
  const rows = [
    row('a0', 0, incomplete),
    row('a1', 1, { ...incomplete, state: 'paused' }),
    row('a2', 2, { owner: 'account' }),
    row('a3', 3),
    row('a4', 4),
    row('a5', 5, { state: 'paused' }),
    row('a6', 6),
    row('a7', 7, incomplete),
  ];
  expect(names(expiredDownloads(rows, '3-issues', NOW))).toEqual(['a6', 'a7']);
});

test('OFF-03 a removed issue is deleted when undo is over, even if it is among the last ones', () => {
  const rows = [
    row('a0', 0, { removedAt: NOW - UNDO_MS }),
    row('a1', 1, { removedAt: NOW - UNDO_MS + 1 }),
    row('a2', 2),
    row('a3', 3),
    row('a4', 4),
  ];
  expect(names(expiredDownloads(rows, '3-issues', NOW))).toEqual(['a0']);
});

test('OFF-03 a queued download does not expire by age', () => {
  const rows = [row('a0', 0), row('a9', 9, { state: 'queued' }), row('a8', 8, { state: 'paused' })];
  expect(names(expiredDownloads(rows, '7-days', NOW))).toEqual(['a8']);
});
