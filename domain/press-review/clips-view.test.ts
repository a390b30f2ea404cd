import { defaultParseSearch } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { reviewSearch } from '../search-params/press-review.ts';
import {
  type ClipsView,
  clipsPath,
  LAST_REVIEW_VIEW,
  NO_FILTERS,
  periodWith,
  readClipsView,
} from './clips-view.ts';

/** Parses a query as the router does: numbers become numbers. */
const read = (path: string) => {
  const query = Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''));
  const raw = Object.entries(query).map(([key, value]) => [key, /^\d+$/.test(value) ? Number(value) : value]);
  return readClipsView(reviewSearch(Object.fromEntries(raw)));
};

test.each<[string, ClipsView]>([
  ['/rassegna', LAST_REVIEW_VIEW],
  ['/rassegna?giorno=2025-04-03', { ...LAST_REVIEW_VIEW, from: '2025-04-03', to: '2025-04-03' }],
  [
    '/rassegna?dal=2025-04-01&al=2025-04-03&q=acqua%20pubblica&testata=mg-gz&edizione=Roma&sezione=Cronaca&autore=D%E2%80%99Andrea&pagina=7&ordina=-titolo',
    {
      from: '2025-04-01',
      to: '2025-04-03',
      filters: {
        text: 'acqua pubblica',
        newspapers: ['MG', 'GZ'],
        edition: 'Roma',
        section: 'Cronaca',
        author: 'D’Andrea',
        page: 7,
      },
      order: { by: 'title', descending: true },
    },
  ],
])('PRS-04 %s is the address of its view, and is read back as the same view', (path, view) => {
  expect(clipsPath(view)).toBe(path);
  expect(read(path)).toEqual(view);
});

test('PRS-04 words that look like a number stay words', () => {
  expect(read('/rassegna?q=2025').filters).toEqual({ ...NO_FILTERS, text: '2025' });
});

test.each([
  '/rassegna?giorno=ieri&testata=xx&ordina=-colore&pagina=-1',
  '/rassegna?dal=2025-02-30',
  '/rassegna?pagina=0',
])('PRS-04 invalid values in %s are left out', (path) => {
  expect(read(path)).toEqual(LAST_REVIEW_VIEW);
});

test.each([
  ['/rassegna?dal=2025-04-03&al=2025-04-01', '2025-04-03', '2025-04-03'],
  ['/rassegna?dal=2025-01-01&al=2025-04-01', '2025-01-01', '2025-01-01'],
  ['/rassegna?al=2025-04-01', '2025-04-01', '2025-04-01'],
])('PRS-04 an invalid period, %s, becomes its first day', (path, from, to) => {
  expect(read(path)).toMatchObject({ from, to });
});

test('PRS-04 setting one end of a period moves the other end along', () => {
  const april = { from: '2025-04-03', to: '2025-04-05' };
  expect(periodWith(april, { from: '2025-04-04' })).toEqual({ from: '2025-04-04', to: '2025-04-05' });
  expect(periodWith(april, { from: '2025-04-09' })).toEqual({ from: '2025-04-09', to: '2025-04-09' });
  expect(periodWith(april, { to: '2025-04-01' })).toEqual({ from: '2025-04-01', to: '2025-04-01' });
  expect(periodWith(april, { from: '2025-01-01' })).toEqual({ from: '2025-01-01', to: '2025-01-31' });
  expect(periodWith(april, { to: '2025-06-30' })).toEqual({ from: '2025-05-31', to: '2025-06-30' });
});

test.each([
  ['true', '%22true%22'],
  ['"servizio studi"', '%22%5C%22servizio%20studi%5C%22%22'],
  ['1e3', '%221e3%22'],
  ['[1]', '%22%5B1%5D%22'],
  ['1946', '1946'],
  ['D’Andrea', 'D%E2%80%99Andrea'],
])('PRS-04 %s is searched for as it was typed, though addresses are parsed as JSON', (text, told) => {
  const path = clipsPath({ ...LAST_REVIEW_VIEW, filters: { ...NO_FILTERS, text } });
  expect(path).toBe(`/rassegna?q=${told}`);
  expect(readClipsView(reviewSearch(defaultParseSearch(path.slice('/rassegna'.length)))).filters.text).toBe(
    text,
  );
});
