import { expect, test } from 'vitest';
import { isStopWord } from '#domain/stop-words.ts';
import type { QuestionTerm } from './question-terms.ts';
import { questionWords } from './question-words.ts';
import { hasVerbsNearObjects } from './verbs-near-objects.ts';
import type { MatchedText } from './word-matcher.ts';

const readAs = (...at: readonly (readonly [number, number])[]): MatchedText => ({
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
  ['Chi ha disegnato il ponte?', 'disegnato', 'did'],
  ['Chi ha il posto migliore?', 'posto', null],
  ['Quando guida la classifica?', 'guida', null],
])('RAG-07 the kind of question that %s asks with the verb «%s» is %s', (question, verb, askedVerb) => {
  expect(questionWords(question).find(({ folded }) => folded === verb)?.askedVerb).toBe(askedVerb);
});

test('RAG-07 the person who does something is found only if the verb is near its object', () => {
  const terms = termsOf('Chi finanzia il Museion?');
  expect(hasVerbsNearObjects(NOTHING, [NOTHING, readAs([0, 3], [1, 6])], terms)).toBe(true);
  expect(hasVerbsNearObjects(NOTHING, [NOTHING, readAs([1, 6])], terms)).toBe(false);
  expect(hasVerbsNearObjects(NOTHING, [NOTHING, readAs([0, 3], [1, 40])], terms)).toBe(false);
  expect(hasVerbsNearObjects(NOTHING, [readAs([0, 3]), readAs([1, 6])], terms)).toBe(false);
  expect(hasVerbsNearObjects(readAs([1, 0]), [readAs([1, 0]), readAs([0, 3])], terms)).toBe(true);
});

test('RAG-07 a past action may be described with another verb, but not with the same verb far from its object', () => {
  const terms = termsOf('Chi ha disegnato il ponte di Brizzano?');
  expect(hasVerbsNearObjects(NOTHING, [readAs([1, 6])], terms)).toBe(true);
  expect(hasVerbsNearObjects(NOTHING, [readAs([1, 6], [0, 40])], terms)).toBe(false);
});

test('RAG-07 a short question without a name requires its own verb', () => {
  const terms = termsOf('Chi ha dipinto la finestra?');
  expect(hasVerbsNearObjects(NOTHING, [readAs([1, 6])], terms)).toBe(false);
  expect(hasVerbsNearObjects(NOTHING, [readAs([1, 6], [0, 3])], terms)).toBe(true);
});

test('RAG-07 an article about an object without a name may say with other words who does it', () => {
  const terms = termsOf('Chi suona la fisarmonica alla sagra?');
  expect(hasVerbsNearObjects(NOTHING, [readAs([1, 6])], terms)).toBe(true);
});
