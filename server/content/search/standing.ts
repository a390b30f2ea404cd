import { freeText } from '#domain/free-text.ts';
import { wordsIn } from '#domain/mark-words.ts';
import type { Lead } from '#server/db/search/read-leads.ts';

/** How much it tells that words stand in a field; what is behind the opening only shows how they are written. */
const WEIGHTS = { title: 1, around: 0.8, opening: 0.3, beginning: 0 };

/** A word of a text: whether it has a capital, and whether it has to, where a sentence begins. */
type Spelt = { folded: string; capital: boolean; begins: boolean };
export type SpeltField = { weight: number; words: Spelt[] };

const SENTENCE = /[.?!:;«»"“”\u2013\u2014…]/u;
const CAPITAL = /^\p{Lu}/u;

function spelt(weight: number, text: string): SpeltField {
  let end = 0;
  const words = wordsIn(text).map(({ folded, start, end: next }) => {
    const begins = end === 0 || SENTENCE.test(text.slice(end, start));
    end = next;
    return { folded, capital: CAPITAL.test(text.slice(start, next)), begins };
  });
  return { weight, words };
}

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
  for (const { weight, words } of fields) {
    for (const found of placesOf(unit, words)) {
      const capital = found.every((word) => word.capital);
      standing.anyhow = Math.max(standing.anyhow, weight);
      if (capital) standing.asName = Math.max(standing.asName, weight);
      standing.isName ||= capital && (unit.length > 1 || !found[0]?.begins);
      standing.isCommon ||= !capital;
    }
  }
  return standing;
}

const placesOf = (unit: readonly string[], words: readonly Spelt[]): Spelt[][] =>
  words.flatMap(({ folded }, at) =>
    folded === unit[0] && unit.every((word, n) => words[at + n]?.folded === word)
      ? [words.slice(at, at + unit.length)]
      : [],
  );
