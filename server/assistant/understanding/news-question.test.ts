import { expect, test } from 'vitest';
import type { Orm } from '#server/base/db/connect.ts';
import { areFormsOfOneWord, newsAskedFor } from './news-question.ts';

test.each([
  ['estero', 'esteri', true],
  ['politiche', 'politica', true],
  ['sportive', 'sport', true],
  ['culturali', 'cultura', true],
  ['economiche', 'economia', true],
  ['cronache', 'cronaca', true],
  ['milanesi', 'milano', true],
  ['bolognesi', 'bologna', true],
  ['italiane', 'italia', true],
  ['inter', 'interni', false],
  ['marchetti', 'marche', false],
  ['sporting', 'sport', false],
  ['romanzi', 'roma', false],
])('RAG-07 whether «%s» may mean the section or edition «%s» is %o', (word, name, are) => {
  expect(areFormsOfOneWord(word, name)).toBe(are);
});

test.each([
  'fatemi vedere le notizie',
  'mi dici le notizie?',
  'mi raccontate le notizie',
  'le 10 notizie',
  'dammi 5 notizie',
  'top 10 notizie',
  'dammi 5 titoli',
  'le notizie in 3 righe',
])('RAG-07 «%s» asks for the news of all parts of the paper', async (rest) => {
  // Sections and editions are looked up only for other words.
  const noDatabase: Orm = Object.create(null);
  const news = await newsAskedFor(
    noDatabase,
    { sigla: 'CA', name: 'Corriere Adriatico' },
    { rest, hasTime: false },
  );
  expect(news).toEqual({ editions: [], sections: [] });
});
