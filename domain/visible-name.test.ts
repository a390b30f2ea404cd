import { expect, test } from 'vitest';
import { shownSigns } from './visible-name.ts';

test.each([
  ['Ma\u200brio\u0000 Ro\u00adssi\u202e', 'Mario Rossi'],
  // Between letters of a script without case these change how a name is written.
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['ක්\u200dරිෂාන්', 'ක්\u200dරිෂාන්'],
  ['Anna 👩\u200d🚀', 'Anna 👩\u200d🚀'],
  // Elsewhere they are invisible.
  ['Ma\u200drio\u200c', 'Mario'],
  ['\u200dعلی\u200c', 'علی'],
  ['علی\u200c\u200c\u200cرضا', 'علیرضا'],
  ['\u200d\u200c', ''],
  // Marks stay with their letters.
  ['Nin\u0303o e\u0300 שָׁלוֹם', 'Nin\u0303o e\u0300 שָׁלוֹם'],
])('ACC-01 %j is stored as %j', (typed, kept) => {
  expect(shownSigns(typed)).toBe(kept);
});
