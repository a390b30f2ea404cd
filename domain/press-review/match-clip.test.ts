import { expect, test } from 'vitest';
import type { Clip } from './clip.ts';
import type { ClipFilters } from './desk.ts';
import { clipFilter, hasFilters, prepareClip, wordsFilter } from './match-clip.ts';

const ANY: ClipFilters = { text: '', newspapers: [], edition: null, section: null, author: '', page: null };

const CLIP: Clip = {
  id: 7,
  newspaper: 'MG',
  edition: 'Nazionale',
  alsoIn: ['Roma', 'Viterbo'],
  date: '2025-04-03',
  title: 'Riapre il ponte',
  author: 'Nicolò D’Andrea, Èlia Conti',
  page: 12,
  section: 'Cronaca',
};

const matches = (filters: Partial<ClipFilters>, clip: Partial<Clip> = {}) =>
  clipFilter({ ...ANY, ...filters })(prepareClip({ ...CLIP, ...clip }));

test('PRS-04 empty filters match every clip', () => {
  expect(matches({})).toBe(true);
  expect(matches({ text: 'parole che cerca il server', author: '  ' })).toBe(true);
});

test.each<[string, Partial<ClipFilters>, boolean]>([
  ['its newspaper', { newspapers: ['LG', 'MG'] }, true],
  ['another newspaper', { newspapers: ['LG'] }, false],
  ['the edition it is taken from', { edition: 'Nazionale' }, true],
  ['an edition that prints it too', { edition: 'Viterbo' }, true],
  ['an edition that does not', { edition: 'Rieti' }, false],
  ['its section', { section: 'Cronaca' }, true],
  ['a part of its section', { section: 'Cron' }, false],
  ['a part of a name, without accents', { author: 'nicolo d’and' }, true],
  ['the second name', { author: ' ELIA ' }, true],
  ['another name', { author: 'Rossi' }, false],
  ['its page', { page: 12 }, true],
  ['another page', { page: 1 }, false],
  [
    'all at once',
    { newspapers: ['MG'], edition: 'Roma', section: 'Cronaca', author: 'conti', page: 12 },
    true,
  ],
  ['all at once but one', { newspapers: ['MG'], edition: 'Roma', section: 'Sport', page: 12 }, false],
])('PRS-04 a clip and %s', (_what, filters, found) => {
  expect(matches(filters)).toBe(found);
});

test('PRS-04 a clip without a signature or a page is not found by them', () => {
  expect(matches({ author: 'conti' }, { author: '' })).toBe(false);
  expect(matches({ page: 1 }, { page: null })).toBe(false);
});

test.each<[string, boolean]>([
  ['PONTE riapre', true],
  ['«ponte», d’andrea', true],
  ['cron', true],
  ['ponte crollo', false],
  ['', true],
])('PRS-04 offline the words «%s» are searched for in the listed data of a clip', (text, found) => {
  expect(wordsFilter(text)(CLIP)).toBe(found);
});

test('PRS-04 a search that would match everything has no words', () => {
  expect(hasFilters({ ...ANY, text: ' ', author: ' ' })).toBe(false);
  for (const filters of [
    { text: 'acqua' },
    { newspapers: ['MG' as const] },
    { page: 1 },
    { section: 'Sport' },
  ]) {
    expect(hasFilters({ ...ANY, ...filters }), JSON.stringify(filters)).toBe(true);
  }
});
