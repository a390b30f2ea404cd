import { expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { slugify } from '#domain/text.ts';
import { editionsOf, NATIONAL, publicationDays, validity } from './editions.ts';

test.each(BRANDS)('$name opens with an existing edition', ({ sigla, mainEdition }) => {
  const editions = editionsOf(sigla);
  expect(editions.find(({ slug }) => slug === mainEdition)).toMatchObject({ slug: mainEdition });
  expect(new Set(editions.map(({ slug }) => slug)).size).toBe(editions.length);
  expect(editions.some(({ slug }) => slug === NATIONAL)).toBe(sigla !== 'LG');
});

test('the importer, which derives slugs from names, finds every edition', () => {
  for (const { sigla } of BRANDS) {
    for (const { slug, name } of editionsOf(sigla)) expect(slugify(name)).toBe(slug);
  }
});

test('one edition has ended, one starts on the first day', () => {
  const today = '2025-04-03';
  const dated = BRANDS.flatMap(({ sigla }) => editionsOf(sigla).map((edition) => validity(edition, today)));
  expect(dated.filter(({ validTo }) => validTo !== null)).toEqual([
    { validFrom: '1985-06-03', validTo: '2025-03-31' },
  ]);
  expect(dated.filter(({ validFrom }) => validFrom === today)).toHaveLength(1);
});

test('every paper has today and the six days before it', () => {
  expect(publicationDays('2025-03-02', 7)).toEqual([
    '2025-03-02',
    '2025-03-01',
    '2025-02-28',
    '2025-02-27',
    '2025-02-26',
    '2025-02-25',
    '2025-02-24',
  ]);
});
