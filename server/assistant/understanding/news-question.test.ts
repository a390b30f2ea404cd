import { expect, test } from 'vitest';
import { areFormsOfOneWord } from './news-question.ts';

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
