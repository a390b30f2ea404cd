import { freeText } from '#domain/free-text.ts';
import { type TextWithWords, withWords } from '#domain/mark-words.ts';
import type { ArticleBeginning } from '../../db/search/read-beginnings.ts';

/**
 * Weight of an occurrence by field; `beginning` counts nothing, and only shows whether words are capitalised.
 */
const WEIGHTS = { title: 1, around: 0.8, opening: 0.3, beginning: 0 };

/** A text with its weight. */
export type SpeltField = TextWithWords & { weight: number };

const SENTENCE_BREAK = /[.?!:;«»"“”\u2013\u2014…]/u;
const STARTS_WITH_CAPITAL = /^\p{Lu}/u;

const weightedField = (weight: number, text: string): SpeltField => ({ weight, ...withWords(text) });

export const weightedFields = ({ title, around, opening, beginning }: ArticleBeginning): SpeltField[] => [
  weightedField(WEIGHTS.title, title),
  ...around.map((text) => weightedField(WEIGHTS.around, text)),
  weightedField(WEIGHTS.opening, opening),
  weightedField(WEIGHTS.beginning, freeText(beginning)),
];

/**
 * Where neighbouring words occur in an article; weights are those of the best field, 0 if there is no
 * occurrence.
 */
export type Occurrence = {
  /** Weight of the best occurrence in which all words are capitalised. */
  weightAsName: number;
  /** Weight of the best occurrence, capitalised or not. */
  weight: number;
  /** Whether the words are capitalised anywhere other than at the beginning of a sentence. */
  isCapitalised: boolean;
  /** Whether the words occur anywhere without being all capitalised. */
  isLowerCase: boolean;
};

export function occurrenceOf(searchedWords: readonly string[], fields: readonly SpeltField[]): Occurrence {
  const occurrence = { weightAsName: 0, weight: 0, isCapitalised: false, isLowerCase: false };
  for (const field of fields) {
    for (const at of wordPositions(searchedWords, field)) {
      const areCapitalised = searchedWords.every((_, n) => hasCapital(field, at + n));
      occurrence.weight = Math.max(occurrence.weight, field.weight);
      if (areCapitalised) occurrence.weightAsName = Math.max(occurrence.weightAsName, field.weight);
      occurrence.isCapitalised ||= areCapitalised && (searchedWords.length > 1 || !beginsSentence(field, at));
      occurrence.isLowerCase ||= !areCapitalised;
    }
  }
  return occurrence;
}

/** Positions in a text, counted in words, where a sequence of words begins. */
function wordPositions(searchedWords: readonly string[], { words }: SpeltField): number[] {
  const positions: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (
      words[at]?.folded === searchedWords[0] &&
      searchedWords.every((word, n) => words[at + n]?.folded === word)
    ) {
      positions.push(at);
    }
  }
  return positions;
}

function hasCapital({ text, words }: SpeltField, at: number): boolean {
  const word = words[at];
  return word !== undefined && STARTS_WITH_CAPITAL.test(text.slice(word.start, word.end));
}

/** Whether a word begins a sentence, where any word is capitalised. */
const beginsSentence = ({ text, words }: SpeltField, at: number): boolean =>
  at === 0 || SENTENCE_BREAK.test(text.slice(words[at - 1]?.end, words[at]?.start));
