import { expect, test } from 'vitest';
import { escapeWords, readAnswer, writeCitation, writeStart } from '#domain/chatbot/answer-text.ts';
import { numberedAnswer } from './printed-answer.ts';

const source = (articleId: number, place: number) => ({
  articleId,
  place,
  text: 'x',
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

test('RAG-06 in a printed answer sources are numbered by their first citation, and uncited ones are left out', () => {
  const sources = [source(7, 1), source(8, 2), source(9, 3)];
  const content = [
    writeStart({ chatId: 1, messageId: 2, title: 't', sources }),
    escapeWords('Ecco:\n\n- **Uno** [sic] '),
    writeCitation({ articleId: 9, place: 3 }),
    escapeWords('\n- Due '),
    writeCitation({ articleId: 7, place: 1 }),
    writeCitation({ articleId: 9, place: 3 }),
  ].join('');
  const { paragraphs, sources: cited } = numberedAnswer(readAnswer(content));
  expect(paragraphs).toEqual([
    { text: 'Ecco:', isListItem: false },
    { text: 'Uno [sic] [1]', isListItem: true },
    { text: 'Due [2][1]', isListItem: true },
  ]);
  expect(cited.map(({ articleId }) => articleId)).toEqual([9, 7]);
});
