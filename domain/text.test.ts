import { expect, test } from 'vitest';
import { fold, slugify, wordsOf } from './text.ts';

test('folding forgets case, accents and apostrophes', () => {
  expect(fold('Perché L’Àncora')).toBe('perche l ancora');
});

test.each([
  ['Nicolo\u0300', 'nicolo'],
  ['NGUYỄN', 'nguyen'],
  ['Pe\u00adru\u00adgi\u00adno', 'perugino'],
  ['می\u200cخواهم', 'میخواهم'],
  ['مُحَـمَّد', 'محمد'],
  ['שָׁלוֹם', 'שלום'],
  ['हिन्\u200dदी', 'हिन्दी'],
  ['\u0958लम', 'क\u093cलम'],
  ['น้ำ', 'น้ำ'],
  ['\u1112\u1161\u11ab\u1100\u116e\u11a8', '한국'],
  ['カ\u3099', 'ガ'],
  ['Київ', 'киів'],
  ['ΑΘΗΝΑΣ', 'αθηνασ'],
  ['Łódź, Straße, Đorđević', 'lodz, strasse, dordevic'],
])('folding %j keeps its letters alone: %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(text.normalize('NFD'))).toBe(folded);
});

test('letters that are others when typed part a slug as they always did: addresses stay', () => {
  expect(slugify('Łódź')).toBe('odz');
});

test.each([
  ['città/mare', ['città', 'mare']],
  ['…', []],
  ['dellʼacqua', ['dell', 'acqua']],
  ['हिन्दी भाषा', ['हिन्दी', 'भाषा']],
  ['می\u200cخواهم «سلام»', ['می\u200cخواهم', 'سلام']],
  ['Nicolo\u0300 e Pe\u00adrugino', ['Nicolo\u0300', 'e', 'Pe\u00adrugino']],
  ['👩‍👩‍👧 casa 1️⃣', ['casa', '1️⃣']],
])('NWS-06 %j has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
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
