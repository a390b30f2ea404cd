import { freeText } from '#domain/free-text.ts';
import { type TextWithWords, withWords } from '#domain/mark-words.ts';
import type { Lead } from '../../db/search/read-leads.ts';

/** Weight of an occurrence by field; the text behind the opening only shows how words are written. */
const WEIGHTS = { title: 1, around: 0.8, opening: 0.3, beginning: 0 };

/** A text with its weight. */
export type SpeltField = TextWithWords & { weight: number };

const SENTENCE = /[.?!:;«»"“”\u2013\u2014…]/u;
const CAPITAL = /^\p{Lu}/u;

const spelt = (weight: number, text: string): SpeltField => ({ weight, ...withWords(text) });

export const weightedFields = ({ title, around, opening, beginning }: Lead): SpeltField[] => [
  spelt(WEIGHTS.title, title),
  ...around.map((text) => spelt(WEIGHTS.around, text)),
  spelt(WEIGHTS.opening, opening),
  spelt(WEIGHTS.beginning, freeText(beginning)),
];

/** Occurrences of neighbouring words in an article: the weight of the best one, 0 where there is none. */
export type Occurrence = {
  /** Weight of the best occurrence in which all words are capitalised. */
  asName: number;
  anyhow: number;
  /**
   * Whether the words are capitalised anywhere other than at the beginning of a sentence, and whether they are anywhere
   * not capitalised.
   */
  isName: boolean;
  isCommon: boolean;
};

export function occurrenceOf(unit: readonly string[], fields: readonly SpeltField[]): Occurrence {
  const standing = { asName: 0, anyhow: 0, isName: false, isCommon: false };
  for (const field of fields) {
    for (const at of placesOf(unit, field)) {
      const capital = unit.every((_, n) => hasCapital(field, at + n));
      standing.anyhow = Math.max(standing.anyhow, field.weight);
      if (capital) standing.asName = Math.max(standing.asName, field.weight);
      standing.isName ||= capital && (unit.length > 1 || !beginsSentence(field, at));
      standing.isCommon ||= !capital;
    }
  }
  return standing;
}

/** Positions in a text, counted in words, where a sequence of words begins. */
function placesOf(unit: readonly string[], { words }: SpeltField): number[] {
  const places: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at]?.folded === unit[0] && unit.every((word, n) => words[at + n]?.folded === word)) {
      places.push(at);
    }
  }
  return places;
}

function hasCapital({ text, words }: SpeltField, at: number): boolean {
  const word = words[at];
  return word !== undefined && CAPITAL.test(text.slice(word.start, word.end));
}

/** Whether a word begins a sentence, where any word is capitalised. */
const beginsSentence = ({ text, words }: SpeltField, at: number): boolean =>
  at === 0 || SENTENCE.test(text.slice(words[at - 1]?.end, words[at]?.start));
