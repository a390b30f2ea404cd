import { expect, test } from 'vitest';
import type { SearchRequest } from '#domain/search.ts';
import { NO_FILTERS } from '#domain/search-address.ts';
import { readDeviceQuery } from './device-query.ts';
import { findOnDevice, PAGE_SIZE } from './find-on-device.ts';
import { foldWords } from './folded-issue.ts';
import { type IndexedArticle, indexedArticles } from './indexed-articles.ts';
import { wordStarts } from './word-starts.ts';

type Told = {
  title?: string;
  subtitle?: string;
  text?: string;
  day?: string;
  section?: string;
  edition?: string;
  signature?: string;
};

const named = (name: string) => ({ id: name.length, slug: name.toLowerCase(), name });

function toIndexed(id: number, told: Told): IndexedArticle {
  const { title = 'Titolo', subtitle = null, text = '', day = '2025-04-03' } = told;
  const summary = {
    id,
    slug: '',
    kicker: null,
    title,
    subtitle,
    byline: null,
    section: named(told.section ?? 'Cronaca'),
    day,
    page: 1,
    minutes: 1,
    access: 'free' as const,
    picture: null,
  };
  const folded = foldWords(title, [subtitle], text);
  return {
    id,
    owner: '',
    day,
    publishedAt: Date.parse(day),
    signatures: told.signature ? [named(told.signature)] : [],
    placements: [{ summary, edition: named(told.edition ?? 'Nazionale') }],
    sections: [summary.section],
    editions: [named(told.edition ?? 'Nazionale')],
    ...folded,
    starts: wordStarts(folded.words),
  };
}

/** Ids of the found articles; articles are numbered from 1 in the order of the test. */
function find(text: string, told: Told[], filters: Partial<SearchRequest> = {}) {
  const articles = told.map((one, at) => toIndexed(at + 1, one));
  const found = findOnDevice(articles, readDeviceQuery(text), { ...NO_FILTERS, text, ...filters });
  return { ...found, ids: found.shown.map(({ id }) => id) };
}

test('NWS-06 a found article has all the words, wherever they are, ignoring case and accents', () => {
  const told = [{ title: 'Perché', text: 'manca l’ACQUA' }, { text: 'acqua' }, { title: 'Perche acque' }];
  expect(find('perché acqua', told).ids).toEqual([3, 1]);
});

test('NWS-06 a phrase is found in a row, within one part of the article', () => {
  const told = [
    { text: 'l’acqua è potabile' },
    { text: 'l’acqua potabile' },
    { title: 'Acqua', text: 'potabile' },
  ];
  expect(find('"acqua potabile"', told).ids).toEqual([2]);
});

test('NWS-06 quoted words are found as they are written, and excluded as they are written', () => {
  const told = [
    { text: 'tu uccidi, io uccido' },
    { text: 'io, che uccide' },
    { text: 'uccide ancora' },
    { text: 'lui: Io «uccido»!' },
  ];
  expect(find('"io uccido"', told).ids).toEqual([4, 1]);
  expect(find('"uccide"', told).ids).toEqual([3, 2]);
  expect(find('uccide -"io uccido"', told).ids).toEqual([3, 2]);
  expect(find('"uccidi" -"uccide"', told).ids).toEqual([1]);
});

test('NWS-06 excluded words remove results, alternatives add some', () => {
  const told = [{ text: 'treno a Roma' }, { text: 'tram' }, { text: 'treno' }, { text: 'autobus' }];
  expect(find('treno -roma', told).ids).toEqual([3]);
  expect(new Set(find('treno -roma or tram', told).ids)).toEqual(new Set([2, 3]));
});

test('NWS-06 matches in the title come before those in the lines around it, these before the text, then the newest', () => {
  const told = [
    { text: 'acqua', day: '2025-04-01' },
    { text: 'acqua', day: '2025-04-02' },
    { subtitle: 'acqua' },
    { title: 'Acquazzone' },
    { title: 'Acqua', day: '2025-01-01' },
  ];
  expect(find('acqua', told).ids).toEqual([5, 4, 3, 2, 1]);
  expect(find('acqua', told, { order: 'date' }).ids).toEqual([4, 3, 2, 1, 5]);
});

test('NWS-06 if no article has all words, those with some are reported as such, and the rare word counts most', () => {
  const told = [{ text: 'strada chiusa' }, { text: 'strada aperta' }, { text: 'valanga' }, { text: 'mare' }];
  const found = find('strada valanga', told);
  expect(found).toMatchObject({ matching: 'some', ids: [3, 2, 1] });
  expect(find('"strada" valanga', told)).toMatchObject({ matching: 'some', ids: [3, 2, 1] });
  expect(find('strada valanga -aperta', told)).toMatchObject({ matching: 'some', ids: [3, 1] });
  expect(find('"strada valanga"', told)).toMatchObject({ matching: 'all', total: 0 });
});

test('NWS-06 filters reduce the results, and facets count what each further choice would bring', () => {
  const told = [
    { text: 'acqua', section: 'Sport', edition: 'Roma', signature: 'Serra', day: '2025-03-31' },
    { text: 'acqua', section: 'Sport', edition: 'Latina' },
    { text: 'acqua', edition: 'Roma' },
    { text: 'fuoco', section: 'Cultura' },
  ];
  const { ids, total, facets } = find('acqua', told, { sections: ['sport', 'cultura'] });
  expect([ids, total]).toEqual([[2, 1], 2]);
  expect(facets.sections).toEqual([
    { slug: 'sport', name: 'Sport', articles: 2 },
    { slug: 'cultura', name: 'Cultura', articles: 0 },
    { slug: 'cronaca', name: 'Cronaca', articles: 1 },
  ]);
  expect(facets.editions.map(({ slug, articles }) => [slug, articles])).toEqual([
    ['latina', 1],
    ['roma', 1],
  ]);
  expect(facets.months).toEqual([
    { month: '2025-03', articles: 1 },
    { month: '2025-04', articles: 1 },
  ]);
  expect(find('acqua', told, { editions: ['roma'], signatures: ['serra'] }).ids).toEqual([1]);
  expect(find('acqua', told, { from: '2025-04-01', to: '2025-04-03' }).total).toBe(2);
});

test('NWS-06 results are returned in pages', () => {
  const told = Array.from({ length: PAGE_SIZE + 3 }, () => ({ text: 'acqua' }));
  expect(find('acqua', told)).toMatchObject({ total: PAGE_SIZE + 3, ids: { length: PAGE_SIZE } });
  expect(find('acqua', told, { page: 2 }).ids).toEqual([3, 2, 1]);
  expect(find('acqua', told, { page: 9 }).ids).toEqual([]);
});

test('NWS-06 an article of several issues is found once, with the sections and editions of all', () => {
  const of = (told: Told) => {
    const { placements, ...folded } = toIndexed(7, told);
    const [place] = placements;
    if (!place) throw new Error('no place');
    return {
      owner: '',
      form: 0,
      version: '',
      edition: place.edition,
      articles: [{ ...folded, summary: place.summary }],
    };
  };
  const issues = [of({ edition: 'Roma', section: 'Roma' }), of({ edition: 'Nazionale', day: '2025-04-04' })];
  const [article, ...others] = indexedArticles(issues);
  expect(others).toEqual([]);
  expect(article?.day).toBe('2025-04-03');
  expect(article?.sections.map(({ slug }) => slug)).toEqual(['cronaca', 'roma']);
  expect(article?.placements.map(({ edition }) => edition.slug)).toEqual(['nazionale', 'roma']);
});
