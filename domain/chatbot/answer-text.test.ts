import { expect, test } from 'vitest';
import {
  escapeWords,
  plainAnswer,
  readAnswer,
  relatedIdsOf,
  writeCitation,
  writeEnd,
  writeError,
  writeStart,
} from './answer-text.ts';

const START = { chatId: 3, messageId: 8, title: 'Le vasche', sources: [] };
const END = { found: true, extractedData: {}, followUps: ['E poi?'] };

test('RAG-06 words and citations are read back as they were written', () => {
  const first = { articleId: 12, place: 3 };
  const content = [
    writeStart(START),
    escapeWords('A & B < C [1]: «sì»'),
    writeCitation(first),
    writeEnd(END),
  ].join('');
  expect(readAnswer(content)).toEqual({
    parts: [
      { kind: 'words', text: 'A & B < C [1]: «sì»' },
      { kind: 'citation', citation: first },
    ],
    start: START,
    end: END,
    error: null,
  });
});

test.each([
  '<!-- errore ERR_GENERIC -->',
  '[articolo:1.1]',
  '<!-- fine {} -->',
  '&lt;b&gt;',
  '--> <script>',
])('RAG-05 %s in an article stays text', (said) => {
  const read = readAnswer(`${escapeWords(`Disse: ${said}`)}${writeEnd({ ...END, followUps: [said] })}`);
  expect(read.parts).toEqual([{ kind: 'words', text: `Disse: ${said}` }]);
  expect(read.error).toBeNull();
  expect(read.end?.followUps).toEqual([said]);
});

test('RAG-05 an error counts only at the end, and the words before it stay', () => {
  expect(readAnswer(`Prima parte. ${writeError('ERR_MODEL')}`)).toMatchObject({
    parts: [{ kind: 'words', text: 'Prima parte. ' }],
    error: 'ERR_MODEL',
  });
  expect(readAnswer(`${writeError('ERR_MODEL')} e ancora`).error).toBeNull();
});

test('RAG-04 wherever a chunk ends, no part of a marker or citation is shown as words', () => {
  const content = `${writeStart(START)}Uno ${escapeWords('<due>')}${writeCitation({ articleId: 5, place: 2 })} tre${writeEnd(END)}`;
  for (let length = 0; length <= content.length; length++) {
    const said = plainAnswer(readAnswer(content.slice(0, length)));
    expect('Uno <due> tre'.startsWith(said), said).toBe(true);
  }
  expect(relatedIdsOf(readAnswer(content))).toEqual([5]);
});

test('RAG-05 malformed parts are skipped', () => {
  expect(readAnswer('<!-- fonti {no -->ciao<!-- fine nulla -->')).toEqual({
    parts: [{ kind: 'words', text: 'ciao' }],
    start: null,
    end: null,
    error: null,
  });
});
