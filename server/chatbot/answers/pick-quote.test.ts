import { expect, test } from 'vitest';
import { pickQuote } from './pick-quote.ts';

const TEXT =
  'Il sindaco ha parlato. Le quaranta vasche costano 38 milioni. Saranno pronte a maggio, dice l’ing. Rossi. Fine.';

test('RAG-07 the sentence that says most of what was asked is quoted, as it stands', () => {
  const quote = pickQuote(TEXT, ['vasche', 'milioni']);
  expect(TEXT).toContain(quote);
  expect(quote).toMatch(/^Le quaranta vasche costano 38 milioni\./);
});

test('RAG-07 a quotation is never longer than a paragraph, and ends with a word', () => {
  const long = `${'parola '.repeat(200)}fine`;
  const quote = pickQuote(long, ['parola']);
  expect(quote.length).toBeLessThanOrEqual(360);
  expect(long.startsWith(quote)).toBe(true);
  expect(long[quote.length]).toBe(' ');
});

test.each(['', 'x', '«»', '… … …', 'A. B. C.'])('RAG-07 %o is quoted without going wrong', (text) => {
  expect(text).toContain(pickQuote(text, ['x']));
});
