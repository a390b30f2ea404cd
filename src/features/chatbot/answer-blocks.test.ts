import { expect, test } from 'vitest';
import { escapeWords, readAnswer, writeCitation, writeStart } from '#domain/chatbot/answer-text.ts';
import { blocksOf, byArticle, numberSources, plainWords } from './answer-blocks.ts';

const source = (articleId: number, place: number) => ({
  articleId,
  place,
  text: 'Passo',
  title: `Titolo ${articleId}`,
  kicker: null,
  byline: null,
  newspaper: 'Il Messaggero',
  edition: 'Roma',
  day: '2025-04-03',
  page: 2,
  section: 'Cronaca',
  address: `/articolo/${articleId}#passo-${place}`,
});
const start = writeStart({ chatId: 1, messageId: 2, title: 'T', sources: [source(5, 1), source(9, 3)] });
const cite = (articleId: number, place: number) => writeCitation({ articleId, place });

function read(content: string, writing = false) {
  const answer = readAnswer(start + content);
  const sources = numberSources(answer);
  return { sources, blocks: blocksOf(answer.parts, sources, writing) };
}

test('RAG-06 passages are numbered by their first citation, and a passage missing from the sources has no number', () => {
  const { sources, blocks } = read(`Uno ${cite(9, 3)}, due ${cite(5, 1)}${cite(9, 3)}${cite(9, 4)}.`);
  expect(sources.map((one) => [one.number, one.source.articleId])).toEqual([
    [1, 9],
    [2, 5],
  ]);
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      pieces: [
        { kind: 'words', text: 'Uno ' },
        { kind: 'citation', number: 1 },
        { kind: 'words', text: ', due ' },
        { kind: 'citation', number: 2 },
        { kind: 'citation', number: 1 },
        { kind: 'words', text: '.' },
      ],
    },
  ]);
});

test('RAG-06 the passages of an article are grouped, in the order of their first', () => {
  const numbered = [source(9, 3), source(5, 1), source(9, 1)].map((one, at) => ({
    number: at + 1,
    source: one,
  }));
  expect(byArticle(numbered).map((some) => some.map(({ number }) => number))).toEqual([[1, 3], [2]]);
});

test('RAG-04 paragraphs, list items and strong words are recognised', () => {
  const { blocks } = read('Sono **40 vasche**\nin tutto.\n\n- Prime **sei**\n- Poi le altre\n\nFine.');
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      pieces: [
        { kind: 'words', text: 'Sono ' },
        { kind: 'strong', text: '40 vasche' },
        { kind: 'words', text: ' ' },
        { kind: 'words', text: 'in tutto.' },
      ],
    },
    {
      kind: 'list',
      items: [
        [
          { kind: 'words', text: 'Prime ' },
          { kind: 'strong', text: 'sei' },
        ],
        [{ kind: 'words', text: 'Poi le altre' }],
      ],
    },
    { kind: 'paragraph', pieces: [{ kind: 'words', text: 'Fine.' }] },
  ]);
});

test('RAG-05 markup in the text is shown literally', () => {
  const said = '<img src=x onerror=alert(1)> <!-- fine --> [1] * - ';
  expect(read(escapeWords(said)).blocks).toEqual([
    { kind: 'paragraph', pieces: [{ kind: 'words', text: said }] },
  ]);
});

test('RAG-04 while an answer is written, incomplete markup is hidden and strong words are strong immediately', () => {
  expect(read('Sono *', true).blocks).toEqual([
    { kind: 'paragraph', pieces: [{ kind: 'words', text: 'Sono ' }] },
  ]);
  expect(read('Sono **40 va', true).blocks).toMatchObject([
    { pieces: [{ text: 'Sono ' }, { kind: 'strong', text: '40 va' }] },
  ]);
  expect(read('Uno.\n-', true).blocks).toMatchObject([{ pieces: [{ text: 'Uno.' }] }]);
});

test('RAG-04 an answer is read out without markup and numbers', () => {
  const content = `${start}Sono **40**.\n\n- Una ${cite(5, 1)}.\n- Due`;
  expect(plainWords(readAnswer(content))).toBe('Sono 40. Una. Due');
});
