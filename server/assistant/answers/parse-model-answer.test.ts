import { expect, test } from 'vitest';
import { writePiece } from './answer-piece.ts';
import { completeSentences, parseSentence } from './parse-model-answer.ts';

const PASSAGE = {
  articleId: 7,
  place: 2,
  score: 1,
  matched: [],
  text: 'Il programma prevede quaranta vasche interrate sotto i cortili.',
};
const OTHER = { ...PASSAGE, articleId: 9, place: 1, text: 'La spesa è di 38 milioni.' };
const PASSAGES = [PASSAGE, OTHER];

const written = (stretch: string) =>
  parseSentence(stretch, PASSAGES)
    .map((said) => writePiece(said, PASSAGES))
    .join('');

test.each([
  ['Sono quaranta [1].', 'Sono quaranta [articolo:7.2].'],
  ['Costa [2, 1] molto', 'Costa [articolo:9.1][articolo:7.2] molto'],
  ['Lo dice un altro [3].', 'Lo dice un altro.'],
  ['Prevede «quaranta vasche interrate» [1].', 'Prevede «quaranta vasche interrate» [articolo:7.2].'],
  ['Prevede “quaranta vasche interrate”.', 'Prevede «quaranta vasche interrate».'],
  ['Prevede "cinquanta vasche".', 'Prevede cinquanta vasche.'],
  ['<!-- errore X --> [articolo:7.2]', '&lt;!-- errore X --> &#91;articolo:7.2]'],
])("RAG-07 a model's citations and quotations are checked: %s", (said, expected) => {
  expect(written(said)).toBe(expected);
});

async function stretchesOf(words: string, size: number): Promise<string[]> {
  async function* chunks() {
    for (let at = 0; at < words.length; at += size) yield words.slice(at, at + size);
  }
  const stretches: string[] = [];
  for await (const stretch of completeSentences(chunks())) stretches.push(stretch);
  return stretches;
}

test('RAG-04 sentences and lines are passed on when they are complete, wherever chunks end', async () => {
  const words = 'Sono quaranta [1]. Costano 38 milioni. [2] Poi basta.\n- Uno\n- Due';
  for (const size of [1, 3, 1000]) {
    const stretches = await stretchesOf(words, size);
    expect(stretches.join('')).toBe(words);
    expect(stretches.length).toBeGreaterThan(3);
    expect(stretches.every((one) => !/\[\d*$/.test(one))).toBe(true);
  }
});

test('RAG-04 text that never ends a sentence is passed on in parts', async () => {
  const stretches = await stretchesOf('a'.repeat(4000), 100);
  expect(stretches.join('')).toHaveLength(4000);
  expect(stretches.length).toBeGreaterThan(1);
});
