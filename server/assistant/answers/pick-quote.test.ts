import { expect, test } from 'vitest';
import { graphemesOf } from '#domain/graphemes.ts';
import { pickQuote } from './pick-quote.ts';

const TEXT =
  'Il sindaco ha parlato. Le quaranta vasche costano 38 milioni. Saranno pronte a maggio, dice l’ing. Rossi. Fine.';

test('RAG-07 the sentence that has most words of the question is quoted word for word', () => {
  const quote = pickQuote({ text: TEXT, matched: ['vasche', 'milioni'] }).quote;
  expect(TEXT).toContain(quote);
  expect(quote).toMatch(/^Le quaranta vasche costano 38 milioni\./);
});

test('RAG-07 a quotation has at most 360 characters and ends with a whole word', () => {
  const long = `${'parola '.repeat(200)}fine`;
  const quote = pickQuote({ text: long, matched: ['parola'] }).quote;
  expect(quote.length).toBeLessThanOrEqual(360);
  expect(long.startsWith(quote)).toBe(true);
  expect(long[quote.length]).toBe(' ');
});

test.each([
  'น้ำใจ',
  'e\u0300',
  '👩‍👩‍👧',
])('RAG-07 a paragraph of %j without spaces is cut between characters', (letters) => {
  const long = `a${letters.repeat(200)}`;
  const quote = pickQuote({ text: long, matched: [letters] }).quote;
  expect(quote.length).toBeGreaterThan(300);
  expect(graphemesOf(long).slice(0, graphemesOf(quote).length)).toEqual(graphemesOf(quote));
});

test('RAG-07 a date from a sentence about something else is not a short answer', () => {
  const when = { question: 'Quando riapre il museo?', answerKind: 'when' as const };
  const of = (text: string, matched: string[]) => pickQuote({ text, matched }, when).answer;
  expect(of('Il museo riapre il 24 novembre. Il sindaco è nato nel 1987.', ['museo', 'riapre'])).toBe(
    '24 novembre',
  );
  expect(of('Il museo riapre presto. Il sindaco è nato nel 1987.', ['museo', 'riapre'])).toBeNull();
  expect(of('Il Louvre nacque nel 1793.', ['louvre'])).toBeNull();
});

test('RAG-07 a paragraph of thousands of sentences can be quoted from', () => {
  expect(pickQuote({ text: 'Oh! '.repeat(2000), matched: ['oh'] }).quote.length).toBeLessThanOrEqual(360);
});

test('RAG-07 words of any script select the sentence', () => {
  expect(
    pickQuote({
      text: `Uno due tre. Poi ${'parole '.repeat(60)}altro. Si dice हिन्दी. Fine.`,
      matched: ['हिन्दी'],
    }).quote,
  ).toMatch(/^Si dice हिन्दी\./);
});

test.each(['', 'x', '«»', '… … …', 'A. B. C.'])('RAG-07 %o is quoted without an error', (text) => {
  expect(text).toContain(pickQuote({ text, matched: ['x'] }).quote);
});

test("RAG-07 a neighbouring sentence is quoted with the one that has the question's words, if it says who or when", () => {
  const text =
    'Il porto fu chiuso dopo la frana del 2013. Il vecchio faro di ferro fu spento in silenzio, e nessuno venne a vedere. Gli uccelli sono rimasti.';
  const { quote } = pickQuote(
    { text, matched: ['faro', 'spento'] },
    { question: 'Quando fu spento il faro?', answerKind: 'when' },
  );
  expect(quote).toContain('2013');
  expect(quote).toContain('faro');
});

test('RAG-07 an amount of what is counted is not a short answer if its sentence has no other word of the question', () => {
  const of = (text: string, matched: string[]) =>
    pickQuote({ text, matched }, { question: 'Quanti chilometri nuota a settimana?', answerKind: 'howMuch' })
      .answer;
  expect(of('C’erano dentro millesettecento chilometri.', ['chilometri', 'settimana'])).toBeNull();
  expect(of('Nuota sessanta chilometri ogni settimana.', ['nuota', 'chilometri', 'settimana'])).toBe(
    'sessanta chilometri',
  );
});

test('RAG-07 in a passage of thousands of sentences the one with the words of the question is quoted', () => {
  const text = `${'È così. '.repeat(3000)}Le vasche costano 38 milioni. ${'È così. '.repeat(3000)}`.trim();
  const { quote } = pickQuote(
    { text, matched: ['vasche'] },
    { question: 'Quanto costano le vasche?', answerKind: 'howMuch' },
  );
  expect(quote).toContain('Le vasche costano 38 milioni.');
});
