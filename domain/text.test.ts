import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, slugify, wordsOf } from './text.ts';

test('folding ignores case, accents and apostrophes', () => {
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
])('folding %j keeps only its letters: %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(text.normalize('NFD'))).toBe(folded);
});

test('letters with a typed form split a slug as before, so that addresses do not change', () => {
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
])('NWS-06 %j contains the words %j', (text, words) => {
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

test('NWS-06 every letter and digit is in one word, and words are separated by something else', () => {
  const signs = fc.constantFrom(
    ...' .,’ʼ-«»\n\u00d7\u00f7',
    ...'abzAZ09àÿĀſƀ',
    ...'яשم한中\u0301\u200d\u00ad👩1',
  );
  const text = fc.array(fc.oneof(signs, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })));
  const letters = (some: string) => some.match(/(?!\u02bc)[\p{L}\p{N}]/gu)?.join('') ?? '';
  fc.assert(
    fc.property(text, (parts) => {
      const whole = parts.join('');
      const words = wordsOf(whole);
      expect(letters(words.join(''))).toBe(letters(whole));
      let from = 0;
      for (const word of words) {
        const at = whole.indexOf(word, from);
        // The first character after a word belongs to no word.
        expect(letters(whole.slice(from, at))).toBe('');
        if (from > 0) expect(at).toBeGreaterThan(from);
        from = at + word.length;
      }
    }),
  );
});
