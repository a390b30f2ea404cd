import { wordsIn } from '#domain/mark-words.ts';
import type { QuestionTerm } from './question-terms.ts';

/** That a word of a text stands for a term of the question: 1 with the same stem, less with a kindred one. */
export type Match = { term: number; likeness: number };
export type WordMatcher = (folded: string) => Match | null;

/** A text as a question sees it: how many words it has, and which of them it asks for, in their order. */
export type ReadText = { words: number; hits: (Match & { at: number; word: string })[] };

/** Stems only lose their ends: a word that begins otherwise need not be looked at. */
const BEGINNING = 3;
/** `petrolio` and `petrolifera`, or a name with a typing error: their stems differ, most of their letters do not. */
const KINDRED_LETTERS = 6;
const KINDRED_SHARE = 0.55;
const KINDRED = 0.5;
/** The very form that was asked for, beside others of its stem. */
const SAME_FORM = 1.1;

const beginningOf = (word: string) => word.slice(0, BEGINNING);

/** Those words of some texts whose stems must be known to match them with a question. */
export function wordsToStem(texts: readonly string[], terms: readonly QuestionTerm[]): string[] {
  const beginnings = new Set(terms.map(({ lexeme }) => beginningOf(lexeme)));
  const words = texts.flatMap((text) => wordsIn(text).map(({ folded }) => folded));
  return [...new Set(words)].filter((word) => beginnings.has(beginningOf(word)));
}

/** Tells which term of a question a folded word stands for, by the words' stems. */
export function wordMatcher(terms: readonly QuestionTerm[], stems: ReadonlyMap<string, string>): WordMatcher {
  const termOf = new Map(terms.map(({ lexeme }, at) => [lexeme, at]));
  const matches = new Map<string, Match | null>();
  for (const [word, stem] of stems) {
    const term = termOf.get(stem);
    if (term === undefined) matches.set(word, kindredOf(word, terms));
    else matches.set(word, { term, likeness: word === terms[term]?.folded ? SAME_FORM : 1 });
  }
  return (folded) => matches.get(folded) ?? null;
}

function kindredOf(word: string, terms: readonly QuestionTerm[]): Match | null {
  const term = terms.findIndex(({ folded }) => areKindred(word, folded));
  return term < 0 ? null : { term, likeness: KINDRED };
}

/** By the share of their pairs of letters that both have (Dice's coefficient); numbers are the same or others. */
function areKindred(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < KINDRED_LETTERS || /\d/.test(one)) return false;
  const left = pairsOf(other);
  const shared = pairsOf(one).filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (one.length + other.length - 2) >= KINDRED_SHARE;
}

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));

/** Finds the words of a text that a question asks for. */
export function readText(text: string, matchOf: WordMatcher): ReadText {
  const words = wordsIn(text);
  const hits = words.flatMap(({ folded }, at) => {
    const match = matchOf(folded);
    return match ? [{ ...match, at, word: folded }] : [];
  });
  return { words: words.length, hits };
}
