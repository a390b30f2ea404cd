import { freeText } from '#domain/free-text.ts';
import { type TextWithWords, withWords } from '#domain/mark-words.ts';
import type { Lead } from '../../db/search/read-leads.ts';

/** How much it tells that words stand in a field; what is behind the opening only shows how they are written. */
const WEIGHTS = { title: 1, around: 0.8, opening: 0.3, beginning: 0 };

/** A text and how much it tells that words stand in it. */
export type SpeltField = TextWithWords & { weight: number };

const SENTENCE = /[.?!:;«»"“”\u2013\u2014…]/u;
const CAPITAL = /^\p{Lu}/u;

const spelt = (weight: number, text: string): SpeltField => ({ weight, ...withWords(text) });

export const speltFields = ({ title, around, opening, beginning }: Lead): SpeltField[] => [
  spelt(WEIGHTS.title, title),
  ...around.map((text) => spelt(WEIGHTS.around, text)),
  spelt(WEIGHTS.opening, opening),
  spelt(WEIGHTS.beginning, freeText(beginning)),
];

/** How some words stand one after the other in an article: how much the best place weighs, 0 where there is none. */
export type Standing = {
  /** Of places where all of them have capitals. */
  asName: number;
  anyhow: number;
  /** Whether they have capitals that no beginning of a sentence asks for, and whether they have small letters anywhere. */
  isName: boolean;
  isCommon: boolean;
};

export function standingOf(unit: readonly string[], fields: readonly SpeltField[]): Standing {
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

/** Where some words begin to stand one after the other in a text: of its words the places. */
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

/** There a word has a capital, whatever it is. */
const beginsSentence = ({ text, words }: SpeltField, at: number): boolean =>
  at === 0 || SENTENCE.test(text.slice(words[at - 1]?.end, words[at]?.start));
