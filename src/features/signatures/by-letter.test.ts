import { expect, test } from 'vitest';
import type { SignatureOverview } from '#domain/newsstand.ts';
import { byLetter } from './by-letter.ts';

const overview = (name: string): SignatureOverview => ({
  signature: { slug: name, name, picture: null },
  articles: 1,
  latest: '2026-03-14',
});

test('NWS-03 authors are listed under the letter of their surname, names without a letter at the end', () => {
  const groups = byLetter(['«»', 'Livia Belfiore', 'Ada Bo', 'Èlia Òrsini'].map(overview));
  expect(
    groups.map(({ letter, overviews }) => [letter, overviews.map(({ signature }) => signature.name)]),
  ).toEqual([
    ['B', ['Livia Belfiore', 'Ada Bo']],
    ['O', ['Èlia Òrsini']],
    ['#', ['«»']],
  ]);
});
