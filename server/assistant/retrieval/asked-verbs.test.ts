import { expect, test } from 'vitest';
import { isStopWord } from '#domain/stop-words.ts';
import { tellsVerbs } from './asked-verbs.ts';
import type { QuestionTerm } from './question-terms.ts';
import { questionWords } from './question-words.ts';
import type { ReadText } from './word-matcher.ts';

const readAs = (...at: readonly (readonly [number, number])[]): ReadText => ({
  words: 60,
  hits: at.map(([term, place]) => ({ term, at: place, likeness: 1, word: '' })),
});
const NOTHING = readAs();
const termsOf = (question: string) =>
  questionWords(question).filter(({ folded }) => !isStopWord(folded)) as unknown as QuestionTerm[];

test.each([
  ['Chi guida la cooperativa?', 'guida', 'does'],
  ['chi lo finanzia', 'finanzia', 'does'],
  ['Perché si è ritirato il campione?', 'ritirato', 'undergone'],
  ['Chi ha disegnato il ponte?', 'disegnato', 'done'],
  ['Chi ha il posto migliore?', 'posto', null],
  ['Quando guida la classifica?', 'guida', null],
])('RAG-07 %s turns on the verb «%s»: %s', (question, verb, askedVerb) => {
  expect(questionWords(question).find(({ folded }) => folded === verb)?.askedVerb).toBe(askedVerb);
});

test('RAG-07 who does something is told where the verb stands beside what it is done to', () => {
  const terms = termsOf('Chi finanzia il Museion?');
  expect(tellsVerbs(NOTHING, [NOTHING, readAs([0, 3], [1, 6])], terms)).toBe(true);
  expect(tellsVerbs(NOTHING, [NOTHING, readAs([1, 6])], terms)).toBe(false);
  expect(tellsVerbs(NOTHING, [NOTHING, readAs([0, 3], [1, 40])], terms)).toBe(false);
  expect(tellsVerbs(NOTHING, [readAs([0, 3]), readAs([1, 6])], terms)).toBe(false);
  expect(tellsVerbs(readAs([1, 0]), [readAs([1, 0]), readAs([0, 3])], terms)).toBe(true);
});

test('RAG-07 what somebody did may be told by another verb, but not by one of something else', () => {
  const terms = termsOf('Chi ha disegnato il ponte di Brizzano?');
  expect(tellsVerbs(NOTHING, [readAs([1, 6])], terms)).toBe(true);
  expect(tellsVerbs(NOTHING, [readAs([1, 6], [0, 40])], terms)).toBe(false);
});

test('RAG-07 a question of a verb alone wants that verb', () => {
  const terms = termsOf('Chi ha dipinto la finestra?');
  expect(tellsVerbs(NOTHING, [readAs([1, 6])], terms)).toBe(false);
  expect(tellsVerbs(NOTHING, [readAs([1, 6], [0, 3])], terms)).toBe(true);
});

test('RAG-07 of what has no name its article tells in other words who does it', () => {
  const terms = termsOf('Chi suona la fisarmonica alla sagra?');
  expect(tellsVerbs(NOTHING, [readAs([1, 6])], terms)).toBe(true);
});
