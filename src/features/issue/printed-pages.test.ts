import { expect, test } from 'vitest';
import type { ArticleSummary, SectionPages } from '#domain/newsstand.ts';
import { printedPages } from './printed-pages.ts';

const article = (id: number, page: number | null): ArticleSummary => ({
  id,
  slug: `articolo-${id}`,
  kicker: null,
  title: `Titolo ${id}`,
  subtitle: null,
  byline: null,
  section: { id: 1, slug: 'politica', name: 'Politica' },
  day: '2025-04-03',
  page,
  minutes: 3,
  access: 'free',
  picture: null,
});

const section = (slug: string, articles: ArticleSummary[]): SectionPages => ({
  section: { id: slug.length, slug, name: slug },
  firstPage: null,
  lastPage: null,
  articles,
});

const summary = (sections: SectionPages[]) =>
  printedPages(sections).map((page) => [page.number, page.section.slug, page.articles.map(({ id }) => id)]);

test('NWS-02 the pages of an issue are in order, each with its articles', () => {
  const politics = section('politica', [article(1, 6), article(2, 6), article(3, 7)]);
  const sport = section('sport', [article(4, 29)]);
  expect(summary([sport, politics])).toEqual([
    [6, 'politica', [1, 2]],
    [7, 'politica', [3]],
    [29, 'sport', [4]],
  ]);
});

test('NWS-02 a page shared by two sections is listed once, under the first of them', () => {
  expect(summary([section('cultura', [article(1, 20)]), section('spettacoli', [article(2, 20)])])).toEqual([
    [20, 'cultura', [1, 2]],
  ]);
});

test('NWS-02 articles without a page, or on the front page, make no page of their own', () => {
  expect(summary([section('politica', [article(1, null), article(2, 1)])])).toEqual([]);
});
