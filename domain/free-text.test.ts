import { expect, test } from 'vitest';
import { freeText } from './free-text.ts';

test('NWS-06 words of a text are extracted without markup, and separated where a block ends', () => {
  expect(freeText('<p>L’<em>acqua</em>&nbsp;alta</p><ul><li>uno</li><li>due &amp; tre</li></ul>')).toBe(
    'L’acqua alta uno due & tre',
  );
});

test('NWS-06 a truncated tag adds no words', () => {
  expect(freeText('<p>Acqua <a href="/x')).toBe('Acqua');
});
