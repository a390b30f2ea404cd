import { expect, test } from 'vitest';
import type { SignatureDigest } from '#domain/newsstand.ts';
import { byLetter } from './by-letter.ts';

const digest = (name: string): SignatureDigest => ({
  signature: { slug: name, name, picture: null },
  articles: 1,
  latest: '2026-03-14',
});

test('NWS-03 authors are listed under the letter of their surname, names without a letter at the end', () => {
  const groups = byLetter(['«»', 'Livia Belfiore', 'Ada Bo', 'Èlia Òrsini'].map(digest));
  expect(
    groups.map(({ letter, digests }) => [letter, digests.map(({ signature }) => signature.name)]),
  ).toEqual([
    ['B', ['Livia Belfiore', 'Ada Bo']],
    ['O', ['Èlia Òrsini']],
    ['#', ['«»']],
  ]);
});
