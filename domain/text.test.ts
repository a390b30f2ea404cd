import { expect, test } from 'vitest';
import { fold, slugify } from './text.ts';

test('folding forgets case, accents and apostrophes', () => {
  expect(fold('Perché L’Àncora')).toBe('perche l ancora');
});

test.each([
  ['Città d’arte: il piano', 'citta-d-arte-il-piano'],
  ['  «Sì»  ', 'si'],
  ['—', ''],
  ['Ostia Litorale', 'ostia-litorale'],
  ['../../etc/passwd', 'etc-passwd'],
])('%j becomes the slug %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('a slug is at most 80 characters and never ends with a dash', () => {
  const slug = slugify(`${'a'.repeat(79)} b`);
  expect(slug).toBe('a'.repeat(79));
});
