import { expect, test } from 'vitest';
import { escapeWords, readAnswer, writeCitation, writeStart } from '#domain/chatbot/answer-text.ts';
import { checkCitations } from './check-citations.ts';

const PASSAGE = 'Sono «quaranta» vasche, dicono. Altre verranno.';
const source = {
  articleId: 7,
  place: 2,
  text: PASSAGE,
  title: 'Le vasche',
  kicker: null,
  byline: null,
  newspaper: 'Il Messaggero',
  edition: 'Roma',
  day: '2025-03-21',
  page: 2,
  section: 'Cronaca',
  address: '/articolo/7#passo-2',
};
const START = writeStart({ chatId: 1, messageId: 2, title: 't', sources: [source] });
const citing = (words: string, citation = { articleId: 7, place: 2 }) =>
  readAnswer(`${START}${escapeWords(words)}${writeCitation(citation)}`);
const printed = (articleId: number, place: number) =>
  `${articleId}.${place}` === '7.2' ? PASSAGE : undefined;

test.each([
  ['quotes what stands there', '- **Le vasche** «Sono «quaranta» vasche»', 1],
  ['quotes nothing', 'Le vasche sono molte.', 1],
  ['quotes what stands nowhere', '«Sono cinquanta vasche»', 0],
])('RAG-07 a citation that %s', (_, words, held) => {
  expect(checkCitations(citing(words), printed)).toEqual({ all: 1, held });
});

test('RAG-07 a citation does not hold when it was not found or is printed differently', () => {
  expect(checkCitations(citing('Ecco', { articleId: 7, place: 3 }), printed)).toEqual({ all: 1, held: 0 });
  expect(checkCitations(citing('Ecco'), () => 'Altro.')).toEqual({ all: 1, held: 0 });
});
