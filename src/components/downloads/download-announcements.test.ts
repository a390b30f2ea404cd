import { expect, test } from 'vitest';
import type { Download } from '#src/state/downloads/downloads.ts';
import { announcementsFor } from './download-announcements.ts';

const row = (words: Partial<Download>): Download =>
  ({
    edition: 'roma',
    editionName: 'Roma',
    day: '2025-04-03',
    state: 'running',
    failure: null,
    totalBytes: 100,
    doneBytes: 0,
    missingPictures: 0,
    ...words,
  }) as Download;

const news = (before: Partial<Download>, now: Partial<Download>) =>
  announcementsFor([row(before)], [row(now)]);

test('OFF-03 progress is announced at every quarter and not between', () => {
  expect(news({ doneBytes: 3 }, { doneBytes: 24 })).toEqual([]);
  expect(news({ doneBytes: 24 }, { doneBytes: 26 })).toEqual(['Roma scaricata al 25%']);
  expect(news({ doneBytes: 26 }, { doneBytes: 40 })).toEqual([]);
  expect(news({ doneBytes: 10 }, { doneBytes: 80 })).toEqual(['Roma scaricata al 75%']);
  expect(news({ doneBytes: 10, state: 'paused' }, { doneBytes: 30, state: 'paused' })).toEqual([]);
});

test('OFF-03 the end of a download is announced once, whether complete or failed', () => {
  expect(news({ doneBytes: 80 }, { state: 'ready', doneBytes: 100 })).toEqual(['Roma scaricata']);
  expect(news({}, { state: 'ready', missingPictures: 3 })).toEqual(['Roma scaricata, mancano 3 immagini']);
  expect(news({ state: 'ready' }, { state: 'ready' })).toEqual([]);
  expect(news({}, { state: 'failed', failure: 'space' })).toEqual([
    'Roma. Interrotta: spazio non sufficiente',
  ]);
  expect(news({ failure: 'space' }, { failure: 'space' })).toEqual([]);
});

test('OFF-03 an issue that was not in the list before is not announced', () => {
  expect(announcementsFor([], [row({ state: 'ready' })])).toEqual([]);
  expect(announcementsFor([row({ edition: 'nazionale' })], [row({ state: 'ready' })])).toEqual([]);
});
